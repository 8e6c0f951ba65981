### Why something was not done. Nothing has changed. Said privately, by a friendly dealer.
### At most 200 characters each, because Telegram shows them in an alert.

## Turns

refusal-not-your-turn =
    { $seat ->
        [0] Nobody has to act right now.
       *[other] It isn't your turn yet: seat { $seat } is thinking.
    }
refusal-stale-turn = That button is from an earlier moment. Nothing was done; please look at the newest table message.
refusal-no-hand = No hand is being played right now.
refusal-not-in-hand = You are not in this hand.
refusal-hand-running = That has to wait until the hand is over.
refusal-betting-over = The betting in this hand is over.

## Betting

refusal-nothing-to-call = There is nothing to call: you can check for free.
refusal-must-call = You can't check: there is a bet, { $to_call } to call.
refusal-already-bet = Somebody has bet already: { $to_call } to call, or raise.
refusal-nobody-bet = Nobody has bet yet, so there is nothing to raise. You can bet.
refusal-raise-closed = The all-in was too small for a new raise: you can call { $to_call } or fold.
refusal-raise-capped = That was the last raise of this round: you can call { $to_call } or fold.
refusal-no-one-to-raise = Nobody else has the chips to call a raise, so the bet stays as it is.
refusal-amount-too-small = { $amount } is too little. Possible here: { $minimum } to { $maximum }.
refusal-amount-too-large = { $amount } is too much. Possible here: { $minimum } to { $maximum }.
refusal-not-enough-chips = You have { $stack } and it's { $to_call } to call: you can call all-in or fold, not raise.

## Showdown

refusal-nothing-to-show = There is nothing to show or muck right now.
refusal-no-such-card = You don't have that card.
refusal-board-does-not-play = The board alone gives you no share. Show your hand or muck it.

## Draw, two boards, straddle

refusal-no-draw-now = Cards can't be exchanged right now: it's time to bet.
refusal-draw-now = Bets have to wait: cards are being exchanged first.
refusal-draws-too-many = { $cards } is too many: at most { $maximum } can be exchanged.
refusal-not-asked = You are not asked to run it twice right now.
refusal-needs-openers = To open the betting you need a pair of jacks or better. You can check.
refusal-resealing = One moment: the remaining cards are being shuffled.
refusal-no-reseal = There is nothing to shuffle right now.
refusal-no-straddles = There are no straddles at this table.
refusal-straddle-unchanged = That's how it is already.

## Rulings

refusal-ruling-too-late = It's too late for that ruling: somebody has acted on the cards.
refusal-stub-empty = The deck has no more cards for that.
refusal-no-such-street = There is no such street in this game.
refusal-table-paused = The table is paused. Nothing was done; please wait until it goes on.
refusal-already-paused = The table is paused already.
refusal-not-paused = The table isn't paused.

## Planned actions

refusal-pre-action-price = { $to_call ->
    [0] There is nothing to call yet. Nothing is planned.
   *[other] The price has changed: it's { $to_call } to call now. Nothing is planned.
}
refusal-pre-action-now = It's your turn already: just act.
refusal-pre-action-unknown = I don't know that plan. You can plan check/fold or a call.
refusal-no-pre-action = You had nothing planned.

## Seats

refusal-already-seated = You already sit here, in seat { $seat }.
refusal-not-seated = You are not sitting at this table. Press Sit down first.
refusal-table-full =
    { $seats ->
        [one] The table is full: its { $seats } seat is taken.
       *[other] The table is full: all { $seats } seats are taken.
    }
refusal-seat-taken = Seat { $seat } is taken.
refusal-no-such-seat = There is no seat { $seat }: the seats go from 1 to { $seats }.
refusal-buy-in-range = You can't sit down with { $amount }: the buy-in here is { $minimum } to { $maximum }.
refusal-buy-in-return = You left this table with { $minimum } a short while ago, so { $amount } is too little to come back with.
refusal-top-up-range = { $amount } doesn't fit: you can add 1 to { $maximum }.
refusal-top-up-full = Your stack is at the table's maximum of { $maximum }.
refusal-already-away = You are already sitting out.
refusal-not-away = You are not sitting out.
refusal-sit-out-unchanged = That was noted already.
refusal-already-leaving = You are already leaving: your seat is free after this hand.
refusal-not-waiting = You are not waiting to come in, so there is nothing to post.
refusal-table-closed = This table is closed.
refusal-table-open = A table is open here already.
refusal-table-in-use = Somebody is sitting here. Another game can begin when the table is empty.
refusal-unknown-game = I know no game and no stake called “{ $text }”. Games: hold'em, Omaha, draw, draw32. Betting: no-limit, pot-limit, fixed-limit.
# $field: one of the settings of settings.ftl. $value and $possible: numbers, or values of that file.
refusal-bad-rules =
    { $why ->
        [unknown-game] I don't know the game “{ $value }”. Possible: { $possible }.
        [deck] { $field }: { $value } doesn't work, this game has cards for { $minimum } to { $maximum } players.
        [needs-blinds] { $field }: only a game with blinds can have that.
        [needs-two-blinds] { $field }: only a game with a small and a big blind can have that.
        [needs-four-seats] { $field }: that takes a table with at least four seats.
        [not-fixed-limit] { $field }: with fixed limit there is no choice of bets. Possible: { $possible }.
        [only-fixed-limit] { $field }: that belongs to fixed limit. Possible here: { $possible }.
        [only-pot-limit] { $field }: that belongs to pot-limit. Possible here: { $possible }.
        [needs-board] { $field }: that takes a game with a board. Possible here: { $possible }.
        [only-holdem] { $field }: only hold'em can be played like that. Possible here: { $possible }.
        [needs-draw] { $field }: that belongs to five-card draw. Possible here: { $possible }.
        [only-short-deck] { $field }: that belongs to the deck of 32 cards. Possible here: { $possible }.
        [only-two-seats] { $field }: that takes a table with exactly two seats. Possible here: { $possible }.
        [only-cash] { $field }: not in a tournament. Possible here: { $possible }.
        [with-blinds] { $field }: only a game without blinds can have that.
        [rising] { $field }: { $value } is less than the blind before it. Possible: { $minimum } or more.
       *[range] { $field }: { $value } can't be set. Possible: { $minimum } to { $maximum }.
    }
refusal-not-enough-players = A hand needs at least two players with chips.
refusal-button-drawn = The button has been drawn already.
refusal-button-not-drawn = The button has to be drawn first.
refusal-bad-deck = This deck isn't complete, so it is not dealt.
refusal-no-time-bank = There is no time left in the time bank.
refusal-already-extended = This turn has already had its extra time.
refusal-unknown-player = I don't know that player at this table.

## The house

refusal-no-table = There is no table here yet. Open one with /poker.
refusal-balance-too-low = Your balance of { $balance } isn't enough for { $amount }.
refusal-not-a-player = Please write as yourself: an anonymous admin or a channel can't take a seat.
refusal-amount-unreadable = I can't read “{ $text }” as an amount. Try 250, 1.5k, min, half, pot or all.
refusal-draw-unreadable = I can't read “{ $text }” as cards. Type their places, like 1 3, or 0 to stand pat.
refusal-amount-fraction = “{ $text }” isn't a whole number of chips. Nothing was done.
refusal-too-busy = Too much at once. Nothing was done; please try again in a moment.
refusal-frozen = This table has stopped after a fault. No chips are lost; an admin has to look at it.
refusal-store-down = I can't save anything right now, so nothing was done. Please try again in a moment.
refusal-unknown-language = I don't speak “{ $text }”. /language shows the languages I know.
