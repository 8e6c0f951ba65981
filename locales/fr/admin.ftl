### La salle d'un serveur ou d'un groupe : ce que règlent et font les admins, et ce qu'elle dit aux joueurs.
### Réponses et refus : au plus 200 caractères chacun.

## Refus

refusal-not-an-admin = C'est réservé aux admins de ce lieu.
refusal-ruling-in-hand = Vous jouez cette donne : un autre admin doit trancher. Vous pouvez mettre la table en pause.
refusal-no-such-ruling = Aucune décision ne s'appelle { $text }. Il y a : exposed, extra, wrong-count, flop, turn, river, misdeal, void, remove.
refusal-no-such-stake = Aucune mise ne s'appelle { $name }. /stakes en donne la liste.
refusal-stake-exists = Il y a déjà une mise nommée { $name }.
refusal-stake-name = { $text } ne peut pas nommer une mise : des lettres et des chiffres, { $maximum } au plus.
refusal-no-such-setting = Aucun réglage ne s'appelle { $text }.
refusal-setting-range = { $value } ne convient pas pour { $field }. Possible : { $possible }.
refusal-changed-meanwhile = Un autre admin vient de changer quelque chose. Rien n'a été enregistré ; regardez à nouveau.
refusal-not-here = Les admins n'autorisent pas de table dans ce salon.
refusal-may-not-open = Ici, seuls les admins ouvrent des tables.
refusal-daily-claimed = Vous avez eu les jetons du jour. Les prochains dans { $hours } h { $minutes } min.
refusal-no-daily = Il n'y a pas de jetons du jour ici.
refusal-excluded =
    { $days ->
        [one] Vous vous êtes interdit de jouer : encore { $days } jour.
        [many] Vous vous êtes interdit de jouer : encore { $days } de jours.
       *[other] Vous vous êtes interdit de jouer : encore { $days } jours.
    }
refusal-exclusion-range = { $days } ne convient pas comme nombre de jours. Possible : de { $minimum } à { $maximum }.
refusal-buy-in-limit = { $amount } dépasse ce que vous pouvez encore apporter aux tables aujourd'hui : { $maximum }.
refusal-chips-range = Impossible de déplacer { $amount } jetons. Possible : de { $minimum } à { $maximum }.
refusal-season-at-tables = Il y a des jetons aux tables. Fermez-les d'abord : /table close.

## Réponses

reply-daily =
    { $amount ->
        [one] Voici votre jeton du jour. Votre solde : { $balance }.
        [many] Voici vos { $amount } de jetons du jour. Votre solde : { $balance }.
       *[other] Voici vos { $amount } jetons du jour. Votre solde : { $balance }.
    }
reply-top = Les mieux pourvus, tables comprises :
reply-excluded =
    { $days ->
        [one] C'est fait : pas de poker ici pendant { $days } jour. On ne peut pas raccourcir.
        [many] C'est fait : pas de poker ici pendant { $days } de jours. On ne peut pas raccourcir.
       *[other] C'est fait : pas de poker ici pendant { $days } jours. On ne peut pas raccourcir.
    }
reply-stakes = Les mises de ce lieu :
reply-stake-saved = Enregistré : { $name }.
reply-stake-removed = Supprimé : { $name }. Une table qui y joue continue.
reply-stake-used =
    { $where ->
        [room] Ce salon jouera { $name } dès la prochaine table.
       *[community] Là où un salon n'a pas sa propre mise, on joue { $name }.
    }
reply-table-closing = La table ferme après cette donne ; chacun retrouve ses jetons à son solde.
reply-table-closed-now = La table est fermée. La donne ne compte pas ; chaque jeton est rendu.
reply-paused = La table est en pause. Le chrono est arrêté.
reply-resumed = La table reprend, avec le temps qui restait.
reply-floor-preview = { ruling-name } : voici l'effet que cela aurait.
reply-floor-done = C'est fait : { ruling-name }.
reply-settings = Les réglages de ce lieu :
reply-settings-saved = Enregistré.
reply-chips-granted = { $name } reçoit { $amount } jetons ; son solde est maintenant de { $balance }.
reply-chips-taken = { $amount } jetons repris à { $name } ; son solde est maintenant de { $balance }.
reply-season-preview = Nouvelle saison : { $people } soldes, { $amount } jetons en tout, reviendraient au montant de départ.
reply-season-done = La nouvelle saison a commencé pour { $people } joueurs.
reply-admin-log = Qui a fait quoi, du plus récent au plus ancien :
reply-audit-file = Le journal et le grand livre en fichier : { $entries } actes d'admins, { $movements } mouvements de jetons.

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

stake-line = { $name } : { $stake }
stake-line-here = { $name } : { $stake } (ce salon)
stake-line-default = { $name } : { $stake } (partout ailleurs)
stakes-none = Aucune pour l'instant. Pour en ajouter une : /stakes add soir 10/20 buyin=400-2000 game=holdem betting=nl seats=6 clock=30
standing-line = { $place }. { $name } : { $chips } (dont { $tables } aux tables)
standings-none = Personne n'a encore de jetons.
preview-none = Aucun jeton ne bouge.
preview-line =
    { $sign ->
        [plus] { $name } : +{ $chips }
       *[minus] { $name } : −{ $chips }
    }
setting-line = { $field } : { $value }
settings-hint = Pour changer : /settings nom=valeur, par exemple /settings daily_chips=500 time_zone=Europe/Paris
log-line = { $instant } { $name } : { $what }
log-none = Rien pour l'instant.
log-more = Plus anciens : /audit { $before }

## Ce que dit le journal

log-stake-add = a ajouté la mise { $name }
log-stake-edit = a changé la mise { $name }
log-stake-remove = a supprimé la mise { $name }
log-stake-use = { $where ->
    [room] a fixé la mise de ce salon : { $name }
   *[community] a fixé la mise de tous les salons : { $name }
}
log-settings = a changé des réglages
log-grant = a donné { $amount } jetons à { $name }
log-take = a repris { $amount } jetons à { $name }
log-season = a ouvert une nouvelle saison
log-floor = a décidé : { ruling-name }
log-pause = a mis une table en pause
log-resume = a fait reprendre une table
log-close = a fermé une table
log-close-now = a fermé une table sur-le-champ

## Boutons

button-floor-confirm = Oui, c'est décidé
button-season-confirm = Oui, tout recommencer
