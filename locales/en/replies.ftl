### Private answers to what somebody did. At most 200 characters each, because Telegram shows them in an alert.

reply-acted =
    { $act ->
        [fold] You fold.
        [check] You check.
        [call] You call { $amount }.
        [bet] You bet { $amount }.
        [raise] You raise to { $amount }.
       *[all-in] You are all-in: { $amount }.
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
reply-away = You sit out from the next hand on. Press I'm back when you are back.
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
reply-entry-wait = You wait for the big blind.
reply-pre-action =
    { $kind ->
        [call] Planned: call { $price }. If the price changes, the plan is off.
       *[check-fold] Planned: check, or fold to any bet.
    }
reply-pre-action-cleared = Nothing is planned any more.
reply-shown = Your cards are on the table.
reply-mucked = You throw your hand away; nobody sees it.
reply-cards = Only you can see this.
reply-no-cards = You have no cards in this hand.
reply-balance =
    { $balance ->
        [one] Your balance: { $balance } chip. At the table: { $at_table }.
       *[other] Your balance: { $balance } chips. At the table: { $at_table }.
    }
reply-lobby = Here is the table.
reply-language =
    { $language ->
        [fr] From now on I speak French with you.
        [id] From now on I speak Indonesian with you.
        [it] From now on I speak Italian with you.
       *[en] From now on I speak English with you.
    }
reply-duplicate = That was done already.
