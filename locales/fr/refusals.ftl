### Pourquoi rien n'a été fait. Dit en privé, par un croupier aimable. Au plus 200 caractères chacun.

## Tours

refusal-not-your-turn =
    { $seat ->
        [0] Ce n'est à personne de jouer en ce moment.
       *[other] Ce n'est pas encore à vous : le siège { $seat } réfléchit.
    }
refusal-stale-turn = Ce bouton date d'un moment passé. Rien n'a été fait ; regardez le dernier message de la table.
refusal-no-hand = Aucune donne n'est en cours.
refusal-not-in-hand = Vous n'êtes pas dans cette donne.
refusal-hand-running = Il faut attendre la fin de la donne.
refusal-betting-over = Les mises de cette donne sont terminées.

## Enchères

refusal-nothing-to-call = Il n'y a rien à suivre : vous pouvez checker.
refusal-must-call = Impossible de checker : il y a une mise, { $to_call } pour suivre.
refusal-already-bet = Quelqu'un a déjà misé : { $to_call } pour suivre, ou relancez.
refusal-nobody-bet = Personne n'a encore misé, il n'y a donc rien à relancer. Vous pouvez miser.
refusal-raise-closed = Ce tapis était trop petit pour rouvrir la relance : suivez { $to_call } ou couchez-vous.
refusal-no-one-to-raise = Plus personne ne pourrait suivre une relance : tous les autres sont à tapis.
refusal-amount-too-small = { $amount }, c'est trop peu. Possible ici : { $minimum } à { $maximum }.
refusal-amount-too-large = { $amount }, c'est trop. Possible ici : { $minimum } à { $maximum }.
refusal-not-enough-chips = Vous avez { $stack } et il faut { $to_call } pour suivre : suivez à tapis ou couchez-vous, sans relancer.

## Abattage

refusal-nothing-to-show = Il n'y a rien à montrer ni à jeter en ce moment.
refusal-no-such-card = Vous n'avez pas cette carte.

## Actions prévues

refusal-pre-action-price = Le prix a changé : il faut { $to_call } pour suivre. Rien n'est prévu.
refusal-pre-action-now = C'est déjà à vous : jouez directement.
refusal-pre-action-unknown = Je ne connais pas ce plan. On peut prévoir de checker ou se coucher, ou de suivre.
refusal-no-pre-action = Vous n'aviez rien prévu.

## Sièges

refusal-already-seated = Vous êtes déjà ici, au siège { $seat }.
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
refusal-already-leaving = Votre départ est déjà noté : votre siège sera libre après cette donne.
refusal-not-waiting = Vous n'attendez pas pour entrer : il n'y a rien à poster.
refusal-table-closed = Cette table est fermée.
refusal-table-open = Une table est déjà ouverte ici.
refusal-bad-rules =
    { $field ->
        [seats] { $value } sièges, ce n'est pas possible : { $minimum } à { $maximum }.
        [small_blind] Une petite blinde de { $value }, ce n'est pas possible : { $minimum } à { $maximum }.
        [big_blind] Une grosse blinde de { $value }, ce n'est pas possible : { $minimum } à { $maximum }.
        [ante] Une ante de { $value }, ce n'est pas possible : { $minimum } à { $maximum }.
        [big_blind_ante] Une ante de grosse blinde de { $value }, ce n'est pas possible : { $minimum } à { $maximum }.
        [buy_in_min] Une cave minimale de { $value }, ce n'est pas possible : { $minimum } à { $maximum }.
        [buy_in_max] Une cave maximale de { $value }, ce n'est pas possible : { $minimum } à { $maximum }.
        [action_clock] Un chrono de { $value } secondes, ce n'est pas possible : { $minimum } à { $maximum }.
        [time_bank] Une banque de temps de { $value } secondes, ce n'est pas possible : { $minimum } à { $maximum }.
        [time_bank_refill_hands] Remplir la banque de temps toutes les { $value } donnes, ce n'est pas possible : { $minimum } à { $maximum }.
        [show_time] Un abattage de { $value } secondes, ce n'est pas possible : { $minimum } à { $maximum }.
       *[other] Le réglage { $field } ne peut pas être { $value } : { $minimum } à { $maximum }.
    }
refusal-not-enough-players = Pour une donne, il faut au moins deux joueurs avec des jetons.
refusal-button-drawn = Le bouton a déjà été tiré au sort.
refusal-button-not-drawn = Il faut d'abord tirer le bouton au sort.
refusal-bad-deck = Ce jeu de cartes est incomplet, il n'est donc pas distribué.
refusal-no-time-bank = La banque de temps est vide.
refusal-already-extended = Ce tour a déjà eu son temps en plus.
refusal-unknown-player = Je ne connais pas cette personne à cette table.

## La maison

refusal-no-table = Il n'y a pas encore de table ici. Ouvrez-en une avec /poker.
refusal-balance-too-low = Votre solde de { $balance } ne suffit pas pour { $amount }.
refusal-not-a-player = Écrivez en votre nom : un admin anonyme ou une chaîne ne peut pas prendre place.
refusal-amount-unreadable = Je ne lis pas de montant dans « { $text } ». Essayez 250, 1,5k, min, demi, pot ou tapis.
refusal-amount-fraction = « { $text } » n'est pas un nombre entier de jetons. Rien n'a été fait.
refusal-too-busy = Trop de choses à la fois. Rien n'a été fait ; réessayez dans un instant.
refusal-frozen = Cette table s'est arrêtée sur une erreur. Aucun jeton n'est perdu ; un admin doit s'en occuper.
refusal-store-down = Je ne peux rien noter en ce moment, donc rien n'a été fait. Réessayez dans un instant.
refusal-unknown-language = Je ne parle pas « { $text } ». Je parle français, anglais, indonésien et italien.
