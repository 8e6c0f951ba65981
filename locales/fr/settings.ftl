### Les réglages d'une table et leurs valeurs, comme les refus les nomment.

## Réglages d'une table, en début de phrase et devant deux-points

setting-variant = Jeu
setting-seats = Sièges
setting-small_blind = Petite blinde
setting-big_blind = Grosse blinde
setting-more_blinds = Autres blindes
# Same as English: le mot des joueurs.
setting-ante = Ante
setting-big_blind_ante = Ante de grosse blinde
setting-min_bet = Plus petite mise
# Same as English: le mot des joueurs.
setting-straddles = Straddles
setting-buy_in_min = Cave minimale
setting-buy_in_max = Cave maximale
setting-biggest_stack_buy_in = Cave jusqu'au plus gros tapis
setting-small_bet = Petite mise
setting-big_bet = Grosse mise
setting-raise_cap = Relances par tour
setting-cap_heads_up = Limite des relances à deux
setting-min_raise = Plus petite relance
setting-late_street_min_bet = Plus petite mise au tournant et à la rivière
setting-pl_antes_count = Antes comptées dans la limite du pot
setting-run_it_twice = Fin tirée deux fois
setting-run_it_twice_time = Secondes pour accepter deux tirages
setting-showdown = Abattage
setting-ties = Égalités
setting-max_draw = Cartes à échanger
setting-ace_draws_one_more = Une de plus avec un as
setting-flush_beats_full_house = Couleur bat full
setting-ace_low_below_seven = As sous le 7
setting-action_clock = Secondes par tour
setting-time_bank = Secondes de banque de temps
setting-time_bank_refill_hands = Donnes avant de remplir la banque de temps
setting-show_time = Secondes pour montrer
setting-button = Bouton
setting-chop_blinds = Blindes reprises sur accord
setting-jacks_or_better = Ouverture aux valets ou mieux

## Valeurs des réglages

value-true = oui
value-false = non
value-last = la dernière relance
value-double = le double de la mise
value-bb = une grosse blinde
value-2bb = deux grosses blindes
value-auto = automatique
value-live = au choix de chacun
value-split = partage
value-carry = report
value-moving = mobile
value-dead = bouton mort
