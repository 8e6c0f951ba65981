### News for one person, sent privately.

notice-your-cards = Table { $table }, hand { $hand }: your cards
notice-pre-action-cancelled =
    { $kind ->
        [call] The price has changed: your planned call is off. Please decide again.
       *[check-fold] Something has changed: your planned check/fold is off. Please decide again.
    }
notice-sat-out-clock = You missed two turns at table { $table }, so you are sitting out. Press I'm back to play again.
notice-broke = You are out of chips at table { $table }. Buy in again within { $seconds } to keep your seat.
notice-stood-up =
    { $reason ->
        [closed] Table { $table } is closed. Back in your balance: { $amount }.
        [broke] You had no chips left, so your seat at table { $table } is free again. Back in your balance: { $amount }.
        [away] You were away for a long time, so your seat at table { $table } is free again. Back in your balance: { $amount }.
        [missed-blinds] Three big blinds passed while you were away, so your seat at table { $table } is free again. Back in your balance: { $amount }.
       *[left] You left table { $table }. Back in your balance: { $amount }.
    }
notice-must-post = You are waiting for the big blind at table { $table }. Or post { $amount } and be dealt in sooner?
notice-your-draw = Table { $table }, hand { $hand }: it's your draw
notice-run-twice = Table { $table }: run it twice? Each half of the pot gets a board of its own. You have { $seconds }; no answer means once.
notice-chop = Table { $table }: chop the blinds? If you both agree, both blinds go back. You have { $seconds }; no answer means no.
notice-voided = Hand { $hand } at table { $table } is void. Back in your stack: { $amount }.
notice-misdeal = Misdeal: hand { $hand } at table { $table } is dealt again. Your bets are back in your stack.
notice-paused = Table { $table } is paused. Your clock is stopped; nothing is lost.
notice-table-closed = Table { $table } is closed.
notice-resumed = I was away for a moment. The hand at table { $table } goes on; you have { $seconds }.
