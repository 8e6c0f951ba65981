### The public message of a table and the private message with the cards.
###
### Names ($player) never carry an article or a case ending. $amount, $to_call and the like are chips; $table is the
### table's short name, $stakes its blinds ("10/20, ante 5"), $cards card signs, $when a countdown ("in 25 sec").
### $hand is the number of the hand, except after a colon or a dash, where it is the name of a hand ("pair of kings").

## Time

countdown-in = in { $time }
countdown-now = now

## A name that two players share, told apart by the seat

player-in-seat = { $player } (seat { $seat })

## Stakes

stakes-blinds = { $small }/{ $big }
stakes-blind = blind { $amount }
stakes-ante = ante { $amount }
stakes-table-ante = big-blind ante { $amount }
game-holdem = No-limit hold'em

## Title, board, pot

table-title = Table { $table } · { $stakes } · hand { $hand } · { $street }
table-stage-over = result
table-board = Board: { $cards }
table-pot = Pot: { $amount }
pot-main = main pot { $amount }
pot-one-side = side pot { $amount }
pot-side = side pot { $number }: { $amount }

## Lobby

lobby-title = Table { $table } · { $game } { $stakes }
lobby-buy-in = Buy-in { $minimum }–{ $maximum }
lobby-buy-in-fixed = Buy-in { $amount }
lobby-clock = { $time } a turn
lobby-no-clock = no clock
lobby-seats = Seats taken: { $taken } of { $seats }

## Seats. Short words beside a name; D = dealer button, SB and BB = small and big blind.

seat-button = D
seat-small-blind = SB
seat-big-blind = BB
seat-bet = bet { $amount }
seat-checked = checked
seat-folded = folded
seat-all-in = all-in
seat-waiting = waits for the big blind
seat-posting = posts to come in
seat-away = away
seat-leaving = leaving
seat-broke = out of chips
seat-mucked = mucked
seat-top-up = +{ $amount } next hand

## What happened

log-fold = { $player } folds
log-folds = { $players } fold
log-check = { $player } checks
log-checks = { $players } check
log-timeout-fold = { $player } is out of time and folds
log-timeout-check = { $player } is out of time and checks
log-call = { $player } calls { $amount }
log-call-all-in = { $player } calls { $amount } and is all-in
log-bet = { $player } bets { $amount }
log-bet-all-in = { $player } bets { $amount } and is all-in
log-raise = { $player } raises to { $amount } ({ $more } more)
log-raise-all-in = { $player } raises to { $amount } ({ $more } more) and is all-in
log-small-blind = { $player } posts the small blind { $amount }
log-big-blind = { $player } posts the big blind { $amount }
log-entry-blind = { $player } posts { $amount } to come in
log-dead-blind = { $player } posts a missed small blind { $amount }
log-antes = Antes in the pot: { $amount }
log-table-ante = { $player } posts the ante for the table { $amount }
log-street = – { $street }: { $cards }
log-button = { $player } draws { $card } and has the button
log-extended = The message came late: { $seconds } more on the clock
log-sits = { $player } sits down with { $amount }
log-leaving = { $player } leaves after this hand
log-left = { $player } leaves with { $amount }
log-away = { $player } sits out
log-away-clock = { $player } missed two turns and sits out
log-broke = { $player } is out of chips
log-back = { $player } is back
log-top-up = { $player } adds { $amount }

## Whose turn

turn-check = ▶ { $player }, it's on you: check or bet
turn-option = ▶ { $player }, it's on you: check or raise
turn-call = ▶ { $player }, it's on you: { $to_call } to call
turn-call-all-in = ▶ { $player }, it's on you: { $to_call } to call, all-in
showdown-choice = ▶ Show or muck? { $players }
may-show = { $player } may still show
countdown = ⏳ { $when }
countdown-bank = ⏳ Time bank: { $when }
nudge = { $player }, it's your turn: { $when }

## What comes next

next-hand = Next hand { $when }
waiting-for-player = Waiting for one more player
waiting-for-first = Nobody here yet. Who wants to play?
next-stakes = From the next hand: { $stakes }
table-closing = The table closes after this hand
table-closed = This table is closed. All chips are back in the balances.
table-frozen = This table has stopped after a fault. No chips are lost; an admin has to look at it.

## Result. Chips that nobody called are returned, never won.

result-returned = { $amount } returned to { $player }: nobody called
result-wins = 🏆 { $player } wins { $amount }
result-wins-main = 🏆 { $player } wins the main pot: { $amount }
result-wins-one-side = 🏆 { $player } wins the side pot: { $amount }
result-wins-side = 🏆 { $player } wins side pot { $number }: { $amount }
result-takes = 🏆 { $player } wins { $amount } without a showdown
result-takes-main = 🏆 { $player } wins the main pot without a showdown: { $amount }
result-takes-one-side = 🏆 { $player } wins the side pot without a showdown: { $amount }
result-takes-side = 🏆 { $player } wins side pot { $number } without a showdown: { $amount }
result-split = 🏆 Split pot of { $amount }: { $shares }
result-split-main = 🏆 Main pot of { $amount } split: { $shares }
result-split-one-side = 🏆 Side pot of { $amount } split: { $shares }
result-split-side = 🏆 Side pot { $number } of { $amount } split: { $shares }
result-share = { $player } { $amount }
result-share-odd = { $player } { $amount } (odd chip)

## For one pair of eyes

private-title = Your cards · table { $table } · { $stakes } · hand { $hand }
private-none = You have no cards in this hand.
private-rank = You have: { $hand }
private-cards = Your cards: { $cards }
private-cards-rank = Your cards: { $cards } – { $hand }
private-your-turn-check = It's your turn: nothing to pay.
private-your-turn-call = It's your turn: { $to_call } to call.
private-pre-check-fold = Planned: check, or fold to any bet.
private-pre-call = Planned: call { $price }.
private-may-show = You may show your hand or throw it away.
private-waiting = You are waiting for the big blind. Post { $amount } to be dealt in sooner.
private-buttons = The buttons are below the table message.
