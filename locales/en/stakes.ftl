### What is played: the bets that name a table, the game, and what is played otherwise than usual.

## Stakes

stakes-blind = blind { $amount }
stakes-ante = ante { $amount }
stakes-table-ante = big-blind ante { $amount }
stakes-min-bet = min bet { $amount }
stakes-limit-blinds = blinds { $blinds }

## The game, and how it is bet. $betting: pot-limit, fixed-limit or no-limit.

game-holdem =
    { $betting ->
        [pot-limit] Pot-limit Texas hold'em
        [fixed-limit] Limit Texas hold'em
       *[no-limit] No-limit Texas hold'em
    }
game-omaha =
    { $betting ->
        [pot-limit] Pot-limit Omaha
        [fixed-limit] Limit Omaha
       *[no-limit] No-limit Omaha
    }
game-draw =
    { $betting ->
        [pot-limit] Pot-limit five-card draw
        [fixed-limit] Limit five-card draw
       *[no-limit] Five-card draw
    }
game-draw32 =
    { $betting ->
        [pot-limit] Pot-limit five-card draw (32 cards)
        [fixed-limit] Limit five-card draw (32 cards)
       *[no-limit] Five-card draw (32 cards)
    }
game-with-blinds = { $game } { $stakes }
game-without-blinds = { $game }, { $stakes }

## The same in the title of a hand, as short as can be

title-holdem =
    { $betting ->
        [pot-limit] pot-limit { $stakes }
        [fixed-limit] limit { $stakes }
       *[no-limit] { $stakes }
    }
title-omaha =
    { $betting ->
        [pot-limit] pot-limit Omaha { $stakes }
        [fixed-limit] limit Omaha { $stakes }
       *[no-limit] no-limit Omaha { $stakes }
    }
title-draw =
    { $betting ->
        [pot-limit] pot-limit 5-card draw, { $stakes }
        [fixed-limit] limit 5-card draw, { $stakes }
       *[no-limit] 5-card draw, { $stakes }
    }
title-draw32 =
    { $betting ->
        [pot-limit] pot-limit 5-card draw (32), { $stakes }
        [fixed-limit] limit 5-card draw (32), { $stakes }
       *[no-limit] 5-card draw (32), { $stakes }
    }

## To choose from

choice-game-holdem = Texas hold'em
choice-game-omaha = Omaha
choice-game-draw = Five-card draw
choice-game-draw32 = Five-card draw (32 cards)
choice-betting-no-limit = No-limit
choice-betting-pot-limit = Pot-limit
choice-betting-fixed-limit = Fixed limit

## What is played otherwise than usual, in a row of facts

table-option-straddle = straddle allowed
table-option-straddles = up to { $number } straddles
table-option-run-twice = run it twice
table-option-carry = tied pots carry over
table-option-max-draw = draw at most { $maximum }
table-option-max-draw-ace = draw at most { $maximum }, { $more } with an ace
table-option-live-showdown = live showdown
table-option-allin-choice = beaten all-ins may muck
table-option-last-bettor = last bettor shows first
table-option-min-raise-double = raise at least double
table-option-min-raise-bb = raise by a big blind or more
table-option-late-min-bet = turn and river from 2 big blinds
table-option-raise-cap = raises per street: { $number }
table-option-cap-always = capped heads-up too
table-option-antes-uncounted = antes don't count for the pot limit
table-option-ante-first = big-blind ante before the blind
table-option-dead-button = dead button
table-option-free-entry = no post to come in
table-option-flush-first = flush beats full house
table-option-no-low-ace = no ace below the seven
table-option-biggest-stack = buy-in up to the biggest stack
table-option-jacks = jacks or better to open
table-option-chop = blinds may be chopped
