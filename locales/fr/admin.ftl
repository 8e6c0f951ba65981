### La salle d'un serveur ou d'un groupe : ce que règlent et font les admins, et ce qu'elle dit aux joueurs.
### Réponses et refus : au plus 200 caractères chacun.

## Refus

refusal-not-an-admin = C'est réservé aux admins.
refusal-ruling-in-hand = Vous jouez cette donne : un autre admin doit trancher. Vous pouvez mettre la table en pause.
refusal-no-such-ruling = Aucune décision ne s'appelle { $text }. Il y a : exposed, extra, wrong-count, flop, turn, river, misdeal, void, remove.
refusal-no-such-stake = Aucune formule ne s'appelle { $name }. La liste : /stakes.
refusal-stake-exists = Il y a déjà une formule { $name }.
refusal-stake-name = { $text } ne peut pas être un nom de formule : des lettres et des chiffres, { $maximum } au plus.
refusal-no-such-setting = Aucun réglage ne s'appelle { $text }.
refusal-setting-range = { $value } ne va pas pour { $field }. Possible : { $possible }.
refusal-changed-meanwhile = Quelque chose vient de changer. Rien n'a été enregistré ; regardez de nouveau.
refusal-not-here = Les admins n'autorisent pas de table dans ce salon.
refusal-may-not-open = Ici, seuls les admins ouvrent des tables.
refusal-daily-claimed = Vous avez déjà eu les jetons du jour. Les prochains arrivent dans { $hours } h { $minutes } min.
refusal-no-daily = Il n'y a pas de jetons du jour ici.
refusal-excluded =
    { $days ->
        [one] Vous vous êtes interdit de jouer : encore { $days } jour.
        [many] Vous vous êtes interdit de jouer : encore { $days } de jours.
       *[other] Vous vous êtes interdit de jouer : encore { $days } jours.
    }
refusal-exclusion-range = Nombre de jours impossible : { $days }. Possible : de { $minimum } à { $maximum }.
refusal-buy-in-limit = { $amount } dépasse ce que vous pouvez encore apporter aux tables aujourd'hui : { $maximum }.
refusal-chips-range = Impossible de déplacer { $amount }. Possible : de { $minimum } à { $maximum } jetons.
refusal-season-at-tables = Il reste des jetons aux tables. Fermez-les d'abord : /table close.
refusal-not-understood = Je ne comprends pas « { $text } ». Possible : { $possible }.
refusal-unknown-person = Je ne connais ici personne du nom de « { $text } ». Nommez quelqu'un qui a déjà joué ici, ou qui m'y a parlé.
refusal-take-too-much = { $name } a un solde de { $balance } : on ne peut pas reprendre { $amount }.

## Réponses

reply-daily =
    { $amount ->
        [one] Voici votre jeton du jour. Votre solde : { $balance }.
        [many] Voici vos { $amount } de jetons du jour. Votre solde : { $balance }.
       *[other] Voici vos { $amount } jetons du jour. Votre solde : { $balance }.
    }
reply-top = Le classement, jetons aux tables compris :
reply-excluded =
    { $days ->
        [one] C'est fait : pas de poker ici pendant { $days } jour. Impossible de raccourcir.
        [many] C'est fait : pas de poker ici pendant { $days } de jours. Impossible de raccourcir.
       *[other] C'est fait : pas de poker ici pendant { $days } jours. Impossible de raccourcir.
    }
reply-stakes = Les formules de jeu :
reply-stake-saved = Formule enregistrée : { $name }.
reply-stake-removed = Formule supprimée : { $name }. Une table qui la joue continue.
reply-stake-used =
    { $where ->
        [room] Ce salon jouera { $name } dès la prochaine table.
       *[community] Les salons sans formule propre joueront { $name }.
    }
reply-table-closing = La table ferme après cette donne. Tous les jetons reviennent aux soldes.
reply-table-closed-now = La table est fermée. La donne ne compte pas ; chaque jeton est rendu.
reply-paused = La table est en pause. Le chrono est arrêté.
reply-resumed = La table reprend, avec le temps qui restait.
reply-floor-preview = Décision : { ruling-name }. Voici ce que cela changerait :
reply-floor-done = C'est fait. Décision : { ruling-name }.
reply-settings = Les réglages :
reply-settings-saved = Enregistré.
reply-chips-granted = Jetons donnés à { $name } : { $amount }. Son solde : { $balance }.
reply-chips-taken = Jetons repris à { $name } : { $amount }. Son solde : { $balance }.
reply-season-preview = Une nouvelle saison remettrait tous les soldes au montant de départ : { $people } soldes, { $amount } jetons en tout. Ce serait définitif.
reply-season-done = La nouvelle saison a commencé. Soldes remis au départ : { $people }.
reply-admin-log = Qui a fait quoi, du plus récent au plus ancien (UTC) :
reply-audit-file = Le journal et le grand livre dans un fichier. Actions des admins : { $entries } ; mouvements de jetons : { $movements }.

## Noms des décisions

ruling-name =
    { $ruling ->
        [exposed] carte exposée
        [extra] carte de trop
        [wrong-count] mauvais nombre de cartes
        [flop] flop trop tôt
        [turn] tournant trop tôt
        [river] rivière trop tôt
        [misdeal] maldonne
        [void] donne annulée
       *[remove] joueur retiré
    }

## Listes

stake-line = { $name } : { $stake }
stake-line-here = { $name } : { $stake } (ce salon)
stake-line-default = { $name } : { $stake } (partout ailleurs)
stakes-none = Aucune formule pour l'instant. Pour en ajouter une : /stakes add soir 10/20 buyin=400-2000 game=holdem betting=nl seats=6 clock=30
stakes-hint = Et aussi : /stakes add, edit, remove, default
stake-saved-hint = Pour la jouer dans ce salon : /stakes default { $name }
stake-unused =
    { $where ->
        [room] Ce salon n'a plus sa propre formule.
       *[community] Les salons sans formule propre rejouent la formule habituelle.
    }
list-more = … et { $count } de plus
standing-line =
    { $tables ->
        [0] { $place }. { $name } : { $chips }
       *[other] { $place }. { $name } : { $chips } (dont { $tables } aux tables)
    }
standings-none = Personne n'a encore de jetons.
ruling-seat = Siège { $seat } : { $name }
ruling-card = Siège { $seat } : { $name }, carte { $card }
preview-none = Aucun jeton ne bouge.
preview-line =
    { $sign ->
        [plus] { $name } : +{ $chips }
       *[minus] { $name } : −{ $chips }
    }
settings-hint = Pour changer : /settings nom=valeur, par exemple /settings daily_chips=500 time_zone=Europe/Paris
log-line = { $instant } { $name } : { $what }
log-none = Rien pour l'instant.
log-more = Plus anciens : /audit { $before }

## Ce que dit le journal

log-stake-add = a ajouté la formule { $name }
log-stake-edit = a changé la formule { $name }
log-stake-remove = a supprimé la formule { $name }
log-stake-use =
    { $where ->
        [room] a choisi la formule d'un salon : { $name }
       *[community] a choisi la formule des autres salons : { $name }
    }
log-stake-unuse =
    { $where ->
        [room] a enlevé la formule d'un salon
       *[community] a enlevé la formule des autres salons
    }
log-settings = a changé des réglages : { $changes }
log-grant = a donné des jetons à { $name } : { $amount }
log-take = a repris des jetons à { $name } : { $amount }
log-season = a ouvert une nouvelle saison
log-floor = a décidé : { ruling-name }
log-pause = a mis une table en pause
log-resume = a fait reprendre une table
log-close = a fermé une table
log-close-now = a fermé une table sans attendre

## Réglages d'un lieu, derrière le nom et la valeur à taper, et devant deux-points

setting-language = Langue des messages publics
setting-daily_chips = Jetons du jour, offerts
setting-starting_chips = Jetons des nouveaux venus
setting-buy_in_limit = Apport aux tables par personne et par jour (0 : sans limite)
setting-who_opens = Qui ouvre des tables
setting-time_zone = Fuseau horaire
setting-admin_role = Rôle des admins
setting-rooms = Où l'on peut jouer
setting-house_players = Joueurs de la maison
setting-cards_by_message = Cartes par message privé
setting-quiet_from = Début des heures calmes
setting-quiet_to = Fin des heures calmes

## Boutons

button-floor-confirm = Oui, appliquer
button-season-confirm = Oui, nouvelle saison
