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

## Title, board, pot

table-title = Table { $table } · { $stakes } · hand { $hand } · { $street }
table-stage-over = result
table-stage-void = void
table-stage-after-draw = second round
table-board = Board: { $cards }
table-first-board = Board 1: { $cards }
table-second-board = Board 2: { $cards }
table-pot = Pot: { $amount }
pot-main = main pot { $amount }
pot-one-side = side pot { $amount }
pot-side = side pot { $number }: { $amount }
pot-carried = { $amount } of it carried over

## Lobby

lobby-title = Table { $table } · { $game }
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
seat-blind = blind { $amount }
seat-straddle = straddle { $amount }
seat-drew = drew { $count }
seat-pat = stood pat
seat-checked = checked
seat-folded = folded
seat-all-in = all-in
seat-waiting = waits for the big blind
seat-posting = posts to come in
seat-away = away
seat-leaving = leaving
seat-broke = out of chips
seat-mucked = mucked
seat-plays-board = plays the board
seat-straddles = will straddle
seat-empty = { $seat } · empty ({ $position })
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
log-more-blind = { $player } posts a further blind { $amount }
log-straddle = { $player } straddles { $amount }
log-no-small-blind = No small blind: nobody is dealt in at seat { $seat }
log-entry-blind = { $player } posts { $amount } to come in
log-dead-blind = { $player } posts a missed small blind { $amount }
log-antes = Antes in the pot: { $amount }
log-table-ante = { $player } posts the ante for the table { $amount }
log-street = – { $street }: { $cards }
log-draw = – the draw
log-reseal = New shuffle of the cards to come: { $count }
log-reseal-draw = The deck ran out, new shuffle of discards: { $count }
log-button = { $player } draws { $card } and has the button
log-extended = The message came late: { $seconds } more on the clock
log-straddles = { $player } will straddle
log-no-straddle = { $player } won't straddle
log-run-twice = It is run twice, on two boards
log-run-once = It is run once
log-chop = The blinds are chopped
log-no-chop = No chop: the hand plays on
log-plays-board = { $player } plays the board
log-carried-split = The carried pot is split: { $shares }
log-resumed = The table goes on
log-replaced = { $player } gets a new card for an exposed one
log-burn = One card is set aside as the burn card
log-early-card = A card came too early: out for now, shuffled in later
log-taken-back = Taken back from the board: { $cards }
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
turn-draw = ▶ { $player }, it's on you: choose the cards to exchange
turn-showdown = ▶ { $player }, it's on you: show or muck
run-twice-question = ▶ Run it twice? { $players }
run-twice-agreed = For running it twice: { $players }
chop-question = ▶ Chop the blinds? { $players }
chop-agreed = For chopping: { $players }
hand-resealing = The remaining cards are being shuffled…
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
table-paused = ⏸ The table is paused. No clock is running.

## Result. Chips that nobody called are returned, never won.

result-returned = { $amount } returned to { $player }: nobody called
result-chopped = { $player } takes { $amount } back
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
result-board-first = Board 1: { $result }
result-board-second = Board 2: { $result }
result-carried = 🤝 Tie: the pot of { $amount } goes to the next hand
result-carried-before = In the pot for the next hand: { $amount }
result-void = This hand is void: every chip is back
result-misdeal = Misdeal: every chip is back, the hand is dealt again

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
private-may-show = You may show your hand or muck it.
private-waiting = You are waiting for the big blind. Post { $amount } to be dealt in sooner.
private-draw = It's your draw: mark the cards to exchange, then confirm below.
private-draw-most = It's your draw: mark the cards to exchange (at most { $maximum }), then confirm below.
private-draw-ace = It's your draw: mark the cards to exchange (at most { $maximum }, or { $more } if you keep an ace), then confirm below.
private-draw-keep = You keep: { $cards }
private-draw-keep-none = You keep none of them.
private-draw-numbers = { $cards } – It's your draw: type /draw and the numbers of the cards to exchange, for example /draw 1 3, or /draw 0 to stand pat.
private-run-twice = See the rest of the board twice, for half the pot each? Press Run it twice or Once.
private-chop = Everybody else has folded. Would you take your blind back? Press Chop or Play on.
private-out-at-big = You sit out when the big blind comes to you.
private-may-play-board = The board alone gives you a share: with Play the board you claim it and show nothing.
private-straddles = You straddle in the next hand.
private-buttons = The buttons are below the table message.
