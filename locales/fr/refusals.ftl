### Pourquoi rien n'a été fait. Dit en privé, par un croupier aimable. Au plus 200 caractères chacun.

## Tours

refusal-not-your-turn =
    { $seat ->
        [0] Ce n'est à personne de jouer en ce moment.
       *[other] Ce n'est pas encore à vous : le siège { $seat } réfléchit.
    }
refusal-stale-turn = Ce bouton n'est plus valable. Rien n'a été fait ; regardez le dernier message de la table.
refusal-no-hand = Aucune donne n'est en cours.
refusal-not-in-hand = Vous ne jouez pas cette donne.
refusal-hand-running = Il faut attendre la fin de la donne.
refusal-betting-over = Les mises de cette donne sont terminées.

## Enchères

refusal-nothing-to-call = Il n'y a rien à suivre : vous pouvez checker.
refusal-must-call = Impossible de checker : il y a une mise, { $to_call } pour suivre.
refusal-already-bet = Quelqu'un a déjà misé : { $to_call } pour suivre, ou relancez.
refusal-nobody-bet = Personne n'a encore misé, il n'y a donc rien à relancer. Vous pouvez miser.
refusal-raise-closed = Ce tapis était trop petit pour rouvrir la relance : suivez { $to_call } ou couchez-vous.
refusal-raise-capped = C'était la dernière relance de ce tour : suivez { $to_call } ou couchez-vous.
refusal-no-one-to-raise = Plus personne n'a de quoi suivre une relance : la mise reste telle quelle.
refusal-amount-too-small = { $amount }, c'est trop peu. Possible ici : de { $minimum } à { $maximum }.
refusal-amount-too-large = { $amount }, c'est trop. Possible ici : de { $minimum } à { $maximum }.
refusal-not-enough-chips = Vous avez { $stack } et il faut { $to_call } pour suivre : suivez à tapis ou couchez-vous, vous ne pouvez pas relancer.

## Abattage

refusal-nothing-to-show = Il n'y a rien à montrer ni à jeter en ce moment.
refusal-no-such-card = Vous n'avez pas cette carte.
refusal-board-does-not-play = Le tableau seul ne vous donne aucune part. Montrez votre main ou jetez-la.

## Échange, deux tableaux, straddle

refusal-no-draw-now = On n'échange pas de cartes en ce moment : place aux mises.
refusal-draw-now = Les mises attendent : on échange d'abord les cartes.
refusal-draws-too-many = { $cards }, c'est trop : on échange { $maximum } au plus.
refusal-not-asked = On ne vous demande pas de tirer la fin deux fois en ce moment.
refusal-needs-openers = Pour ouvrir les mises, il faut une paire de valets ou mieux. Vous pouvez checker.
refusal-resealing = Un instant : je mélange les cartes restantes.
refusal-no-reseal = Il n'y a rien à mélanger en ce moment.
refusal-no-straddles = Il n'y a pas de straddle à cette table.
refusal-straddle-unchanged = C'est déjà noté ainsi.

## Décisions d'arbitrage

refusal-ruling-too-late = Trop tard pour cette décision : quelqu'un a déjà joué sur ces cartes.
refusal-stub-empty = Le paquet n'a plus de carte pour cela.
refusal-no-such-street = Ce tour n'existe pas dans ce jeu.
refusal-table-paused = La table est en pause. Rien n'a été fait ; attendez la reprise.
refusal-already-paused = La table est déjà en pause.
refusal-not-paused = La table n'est pas en pause.

## Actions prévues

refusal-pre-action-price = { $to_call ->
    [0] Il n'y a encore rien à suivre. Rien n'est prévu.
   *[other] Le prix a changé : il faut { $to_call } pour suivre. Rien n'est prévu.
}
refusal-pre-action-now = C'est déjà à vous : jouez directement.
refusal-pre-action-unknown = Cela ne se prévoit pas. Vous pouvez prévoir « Checker/se coucher » ou « Suivre à mon tour ».
refusal-no-pre-action = Vous n'aviez rien prévu.

## Sièges

refusal-already-seated = Vous êtes déjà à cette table, au siège { $seat }.
refusal-not-seated = Vous n'êtes pas à cette table. Commencez par « Prendre place ».
refusal-table-full =
    { $seats ->
        [one] La table est complète : son siège est pris.
        [many] La table est complète : ses { $seats } de sièges sont pris.
       *[other] La table est complète : ses { $seats } sièges sont pris.
    }
refusal-seat-taken = Le siège { $seat } est pris.
refusal-no-such-seat = Le siège { $seat } n'existe pas : ils vont de 1 à { $seats }.
refusal-buy-in-range = Impossible de prendre place avec { $amount } : ici, la cave va de { $minimum } à { $maximum }.
refusal-buy-in-return = Vous avez quitté cette table il y a peu avec { $minimum } : { $amount }, c'est trop peu pour revenir.
refusal-top-up-range = { $amount } ne va pas : vous pouvez ajouter de 1 à { $maximum }.
refusal-top-up-full = Votre tapis est au maximum de la table : { $maximum }.
refusal-already-away = Vous êtes déjà en pause.
refusal-not-away = Vous n'êtes pas en pause.
refusal-sit-out-unchanged = C'était déjà noté.
refusal-already-leaving = Votre départ est déjà noté : votre siège sera libre après cette donne.
refusal-not-waiting = Vous n'attendez pas la grosse blinde : il n'y a rien à poster.
refusal-table-closed = Cette table est fermée.
refusal-table-open = Une table est déjà ouverte ici.
refusal-table-in-use = Il y a quelqu'un à cette table. On pourra changer de jeu quand elle sera vide.
refusal-unknown-game = Je ne connais ni jeu ni formule du nom de « { $text } ». Jeux : hold'em, Omaha, draw, draw32. Limites : no-limit, pot-limit, fixed-limit.
# $field : un des réglages de settings.ftl. $value et $possible : des nombres, ou des valeurs de ce fichier.
refusal-bad-rules =
    { $why ->
        [unknown-game] Je ne connais pas le jeu « { $value } ». Possible : { $possible }.
        [deck] { $field } : { $value } ne va pas, il y a assez de cartes pour { $minimum } à { $maximum } joueurs.
        [needs-blinds] { $field } : seulement dans un jeu avec des blindes.
        [needs-two-blinds] { $field } : seulement dans un jeu avec une petite et une grosse blinde.
        [needs-four-seats] { $field } : il faut une table d'au moins quatre sièges.
        [not-fixed-limit] { $field } : en limite fixe, les mises ne se choisissent pas. Possible : { $possible }.
        [only-fixed-limit] { $field } : seulement en limite fixe. Possible ici : { $possible }.
        [only-pot-limit] { $field } : seulement en pot-limit. Possible ici : { $possible }.
        [needs-board] { $field } : seulement dans un jeu à tableau. Possible ici : { $possible }.
        [only-holdem] { $field } : seul le hold'em se joue ainsi. Possible ici : { $possible }.
        [needs-draw] { $field } : seulement au poker fermé. Possible ici : { $possible }.
        [only-short-deck] { $field } : seulement avec 32 cartes. Possible ici : { $possible }.
        [only-two-seats] { $field } : seulement à une table de deux sièges. Possible ici : { $possible }.
        [only-cash] { $field } : pas en tournoi. Possible ici : { $possible }.
        [with-blinds] { $field } : seulement dans un jeu sans blindes.
        [rising] { $field } : { $value } est plus petit que la blinde précédente. Possible : { $minimum } ou plus.
       *[range] { $field } : { $value } ne va pas. Possible : de { $minimum } à { $maximum }.
    }
refusal-not-enough-players = Pour une donne, il faut au moins deux joueurs avec des jetons.
refusal-button-drawn = Le bouton a déjà été tiré au sort.
refusal-button-not-drawn = Il faut d'abord tirer le bouton au sort.
refusal-bad-deck = Ce paquet est incomplet : je ne le distribue pas.
refusal-no-time-bank = La banque de temps est vide.
refusal-already-extended = Le temps supplémentaire de ce tour a déjà servi.
refusal-unknown-player = Je ne connais pas cette personne à cette table.

## La maison

refusal-no-table = Il n'y a pas encore de table ici. Ouvrez-en une avec /poker.
refusal-balance-too-low = Votre solde de { $balance } ne suffit pas pour { $amount }.
refusal-not-a-player = Écrivez en votre nom : un admin anonyme ou un canal ne peut pas prendre place.
refusal-amount-unreadable = Je ne comprends pas le montant « { $text } ». Essayez 250, 1,5k, min, demi, pot ou tapis.
refusal-draw-unreadable = Je ne comprends pas « { $text } ». Tapez les numéros des cartes, comme 1 3, ou 0 pour rester servi.
refusal-amount-fraction = « { $text } » n'est pas un nombre entier de jetons. Rien n'a été fait.
refusal-too-busy = Trop de demandes à la fois. Rien n'a été fait ; réessayez dans un instant.
refusal-frozen = Cette table s'est arrêtée à cause d'une erreur. Aucun jeton n'est perdu ; un admin doit s'en occuper.
refusal-store-down = Je ne peux rien enregistrer en ce moment : rien n'a été fait. Réessayez dans un instant.
refusal-unknown-language = Je ne parle pas « { $text } ». /language montre les langues que je connais.
