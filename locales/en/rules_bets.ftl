### Rules: actions, limits, all-in and side pots.

## Your actions

rule-actions-fold = Fold: you give up your hand. What you have bet stays in the pot, and nothing more can happen to you until the next deal.
rule-actions-check = Check: you bet nothing and stay in. Only while nobody has bet in this round.
rule-actions-call = Call: you add what is missing to the highest bet.
rule-actions-bet = Bet: you are the first to put chips in, and the others have to call, raise or fold.
rule-actions-raise = Raise: you go higher than the last bet. Amounts are always totals for the round. Somebody bets { $bet } and you raise to { $raised }: with nothing in front of you yet, you add { $raised }.
rule-actions-all-in = All-in: your whole stack goes in. After that you decide nothing more in this hand and play for what you could match.
rule-actions-draw = In the draw you say how many cards you exchange. Keeping all of them is called standing pat.
rule-actions-before = You can decide ahead of your turn: Check/fold checks if it is free and folds otherwise; Call in turn calls, but only as long as the price is the one you saw. If it changes, I tell you and the choice is yours again.
rule-actions-order = Everybody acts in turn, and what is done stays done.

## Limits

rule-limits-none = No-limit: you may bet anything from { $unit } up to your whole stack, and raise as often as you like.
rule-limits-pot = Pot-limit: you may bet from { $unit } up to the pot. When you raise, your call is counted as part of the pot first. Example: { $pot } in the pot, somebody bets { $bet }. If you call, there are { $called } in the pot, and you may raise by that much: to { $most } in all.
rule-limits-pot-first = In the first round a missing or short blind counts as full. With blinds of { $small } and { $big } the first player may raise to { $most }.
rule-limits-pot-antes = Antes in the pot count as well.
rule-limits-pot-no-antes = In the first round antes do not count as part of the pot; from then on they do.
rule-limits-last = You must raise by at least as much as the last bet or raise in this round. Example: a bet of { $bet }, a raise to { $raised }. The next raise goes to { $least } or more.
rule-limits-double = You must raise to at least twice the bet. Example: a bet of { $bet }, a raise to { $raised }. The next raise goes to { $least } or more.
rule-limits-big-blind = You must raise by at least one big blind. Example: a bet of { $bet }, a raise to { $raised }. The next raise goes to { $least } or more.
rule-limits-late = In the later rounds, from the turn or the draw on, the smallest bet is { $twice } in place of { $unit }.
rule-limits-short-last = Going all-in is possible with any stack, even if it is too little for a raise. Example: a bet of { $bet }, then an all-in for { $short }. Whoever made that bet, or called it, may now only call or fold. Whoever has not acted yet may raise, to { $least } or more. Several short all-ins that add up to a full raise open it again.
rule-limits-short-double = Going all-in is possible with any stack, even if it is too little for a raise. Example: a bet of { $bet }, then an all-in for { $short }. Whoever made that bet, or called it, may now only call or fold. Whoever has not acted yet may raise, to twice { $short }, that is { $least }, or more.
rule-limits-short-big-blind = Going all-in is possible with any stack, even if it is too little for a raise. Example: a bet of { $bet }, then an all-in for { $short }. Whoever made that bet, or called it, may now only call or fold. Whoever has not acted yet may raise by a big blind, to { $least }, or more.
rule-limits-fixed = Fixed limit: every bet and every raise is exactly { $small } preflop and on the flop, and exactly { $large } on the turn and the river.
rule-limits-fixed-draw = Fixed limit: every bet and every raise is exactly { $small } before the draw, and exactly { $large } after it.
rule-limits-cap = Each round has one bet and at most { $cap } raises; a big blind is the first bet. With { $small } as the bet it goes { $small }, { $second } and so on to { $most }. Then you can only call or fold.
rule-limits-cap-open = When only two players in the hand still have chips, they may raise as often as they like, unless that round had reached the cap before.
rule-limits-cap-always = This holds with two players as well.
rule-limits-fixed-short = An all-in of at least half a raise counts as one: a bet of { $small }, an all-in for { $long }, and the next raise goes to { $raised }. Less than half is no raise: after an all-in for { $low } you call { $low } or complete it to { $completed }.
rule-limits-nobody = Nobody can bet or raise when all the others in the hand are all-in: there would be nobody to call.

## All-in and side pots

rule-allin-what = When you are all-in, nobody can bet you out of the hand. But from each opponent you can win only as much as you put in yourself. What the others bet beyond that goes into a side pot you have no part in.
rule-allin-side = The pots are made from what each player has put in during the whole hand, layer by layer, whoever was all-in first.
rule-allin-example = Example: Anna has { $short }, Bruno { $middle }, Chloé { $deep }, and all three go all-in. Main pot: three times { $short }, { $main }, for all of them. Side pot: { $side } from Bruno and Chloé. Nobody can call Chloé's last { $back }, so they go back to her first.
rule-allin-winners = If Anna has the best hand, she wins the { $main }. The { $side } go to the better of Bruno and Chloé, even if both are beaten by Anna. The side pot is decided first.
rule-allin-folded = Chips of players who have folded stay in the pots they were bet into.
rule-allin-open = When no more betting is possible and more than one player is in, all hands are turned up. Then the missing cards of the board come, and then the pots are paid.
rule-allin-open-draw = When no more betting is possible, the draw still takes place. Hands stay face down until the last card is dealt.
rule-allin-twice = Run it twice: with cards still to come after an all-in, every player in the hand is asked for { $time }. If all agree, the rest of the board is dealt twice and each board decides half of every pot; an odd chip goes to the first board. One no, or no answer, means once.
