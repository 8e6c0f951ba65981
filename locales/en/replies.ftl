### Private answers to what somebody did. At most 200 characters each, because Telegram shows them in an alert.

reply-acted =
    { $act ->
        [fold] You fold.
        [check] You check.
        [call] You call { $amount }.
        [bet] You bet { $amount }.
        [raise] You raise to { $amount }.
       *[all-in] You are all-in: { $amount } in this round.
    }
reply-sat-down =
    { $amount ->
        [one] You are in seat { $seat } with { $amount } chip. Left in your balance: { $balance }.
       *[other] You are in seat { $seat } with { $amount } chips. Left in your balance: { $balance }.
    }
reply-leaving = You leave after this hand. Your chips go to your balance.
reply-left =
    { $amount ->
        [one] You left with { $amount } chip. Your balance: { $balance }.
       *[other] You left with { $amount } chips. Your balance: { $balance }.
    }
reply-away = You sit out from the next hand on. Press I'm back to play again.
reply-away-at-big = You sit out when the big blind comes to you. Press I'm back to stay after all.
reply-back = Welcome back. You will be dealt in.
reply-back-waiting = Welcome back. Wait for the big blind, or post { $amount } to be dealt in sooner.
reply-top-up-queued =
    { $amount ->
        [one] { $amount } chip comes to your stack with the next hand. Left in your balance: { $balance }.
       *[other] { $amount } chips come to your stack with the next hand. Left in your balance: { $balance }.
    }
reply-top-up-done =
    { $amount ->
        [one] { $amount } chip added to your stack. Left in your balance: { $balance }.
       *[other] { $amount } chips added to your stack. Left in your balance: { $balance }.
    }
reply-entry-post = You post { $amount } and will be dealt in as soon as the button has passed.
reply-entry-wait = You are waiting for the big blind.
reply-straddle-on = You straddle in the next hand if it comes to you. Take it back before the deal with No straddle.
reply-straddle-off = You won't straddle.
reply-drew =
    { $count ->
        [0] You stand pat.
        [one] You exchange { $count } card.
       *[other] You exchange { $count } cards.
    }
reply-run-twice-yes = Fine: twice, if everybody agrees.
reply-run-twice-no = Fine: once.
reply-chop-yes = Fine: a chop, if the other player agrees.
reply-chop-no = Fine: the hand is played on.
reply-board-played = You play the board; nobody sees your cards.
reply-table-opened =
    { $game ->
        [holdem] The table is open: { game-holdem }.
        [omaha] The table is open: { game-omaha }.
        [draw] The table is open: { game-draw }.
        [draw32] The table is open: { game-draw32 }.
       *[other] The table is open: { $game } ({ $betting }).
    }
reply-pre-action =
    { $kind ->
        [call] Planned: call { $price }. If the price changes, the plan is off.
       *[check-fold] Planned: check, or fold to any bet.
    }
reply-pre-action-cleared = Nothing is planned any more.
reply-shown = Your cards are on the table.
reply-mucked = You muck your hand; nobody sees it.
reply-cards = Only you can see this.
reply-no-cards = You have no cards in this hand.
reply-balance =
    { $balance ->
        [one] Your balance: { $balance } chip. At the table: { $at_table }.
       *[other] Your balance: { $balance } chips. At the table: { $at_table }.
    }
reply-lobby = Here is the table.
reply-language = From now on I speak English with you.
reply-duplicate = That was done already.
