### Ce qui se joue : les mises qui nomment une table, le jeu, et ce qui diffère de l'habitude.

## Mises

stakes-blind = blinde { $amount }
# Same as English: « ante » est le mot des joueurs francophones.
stakes-ante = ante { $amount }
stakes-table-ante = ante de grosse blinde { $amount }
stakes-min-bet = mise min. { $amount }
stakes-limit-blinds = blindes { $blinds }

## Le jeu et ses mises. $betting : pot-limit, fixed-limit ou no-limit.

game-holdem =
    { $betting ->
        [pot-limit] Texas hold'em pot-limit
        [fixed-limit] Texas hold'em limite fixe
       *[no-limit] Texas hold'em sans limite
    }
game-omaha =
    { $betting ->
        [pot-limit] Omaha pot-limit
        [fixed-limit] Omaha limite fixe
       *[no-limit] Omaha sans limite
    }
game-draw =
    { $betting ->
        [pot-limit] Poker fermé pot-limit
        [fixed-limit] Poker fermé limite fixe
       *[no-limit] Poker fermé
    }
game-draw32 =
    { $betting ->
        [pot-limit] Poker fermé pot-limit (32 cartes)
        [fixed-limit] Poker fermé limite fixe (32 cartes)
       *[no-limit] Poker fermé (32 cartes)
    }
game-with-blinds = { $game } { $stakes }
game-without-blinds = { $game }, { $stakes }

## Le même dans le titre d'une donne, au plus court

title-holdem =
    { $betting ->
        [pot-limit] pot-limit { $stakes }
        [fixed-limit] limite { $stakes }
       *[no-limit] { $stakes }
    }
title-omaha =
    { $betting ->
        [pot-limit] Omaha pot-limit { $stakes }
        [fixed-limit] Omaha limite { $stakes }
       *[no-limit] Omaha sans limite { $stakes }
    }
title-draw =
    { $betting ->
        [pot-limit] fermé pot-limit, { $stakes }
        [fixed-limit] fermé limite, { $stakes }
       *[no-limit] fermé, { $stakes }
    }
title-draw32 =
    { $betting ->
        [pot-limit] fermé (32) pot-limit, { $stakes }
        [fixed-limit] fermé (32) limite, { $stakes }
       *[no-limit] fermé (32), { $stakes }
    }

## Au choix

# Same as English: nom propre.
choice-game-holdem = Texas hold'em
# Same as English: nom propre.
choice-game-omaha = Omaha
choice-game-draw = Poker fermé
choice-game-draw32 = Poker fermé (32 cartes)
choice-betting-no-limit = Sans limite
# Same as English: le mot des joueurs.
choice-betting-pot-limit = Pot-limit
choice-betting-fixed-limit = Limite fixe

## Ce qui se joue autrement que d'habitude

table-option-straddle = straddle permis
table-option-straddles = jusqu'à { $number } straddles
table-option-run-twice = fin tirée deux fois sur accord
table-option-carry = pot à égalité reporté
table-option-max-draw = échange : { $maximum } au plus
table-option-max-draw-ace = échange : { $maximum } au plus, { $more } avec un as
table-option-live-showdown = abattage au choix de chacun
table-option-allin-choice = à tapis, une main battue peut se jeter
table-option-last-bettor = qui a misé en dernier montre d'abord
table-option-min-raise-double = relance : au moins le double
table-option-min-raise-bb = relance : une grosse blinde ou plus
table-option-late-min-bet = tournant et rivière dès 2 grosses blindes
table-option-raise-cap = relances par tour : { $number }
table-option-cap-always = relances limitées aussi à deux
table-option-antes-uncounted = antes hors de la limite du pot
table-option-ante-first = ante de grosse blinde avant la blinde
table-option-dead-button = bouton mort
table-option-free-entry = entrée sans poster
table-option-flush-first = couleur bat full
table-option-no-low-ace = l'as ne passe pas sous le 7
table-option-biggest-stack = cave jusqu'au plus gros tapis
table-option-jacks = ouverture aux valets ou mieux
table-option-chop = blindes reprises sur accord
