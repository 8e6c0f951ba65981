### Settings of a table and their values, as refusals name them.

## Settings of a table, at the beginning of a sentence and before a colon

setting-variant = Game
setting-seats = Seats
setting-small_blind = Small blind
setting-big_blind = Big blind
setting-more_blinds = Further blinds
setting-ante = Ante
setting-big_blind_ante = Big-blind ante
setting-min_bet = Minimum bet
setting-straddles = Straddles
setting-buy_in_min = Minimum buy-in
setting-buy_in_max = Maximum buy-in
setting-biggest_stack_buy_in = Buy-in up to the biggest stack
setting-small_bet = Small bet
setting-big_bet = Big bet
setting-raise_cap = Raises per street
setting-cap_heads_up = Cap heads-up
setting-min_raise = Minimum raise
setting-late_street_min_bet = Minimum bet on turn and river
setting-pl_antes_count = Antes count for the pot limit
setting-run_it_twice = Run it twice
setting-run_it_twice_time = Seconds to agree to run it twice
setting-showdown = Showdown
setting-ties = Ties
setting-max_draw = Cards to exchange
setting-ace_draws_one_more = One more with an ace
setting-flush_beats_full_house = Flush beats full house
setting-ace_low_below_seven = Ace below the seven
setting-action_clock = Seconds per turn
setting-time_bank = Seconds of time bank
setting-time_bank_refill_hands = Hands until the time bank is full again
setting-show_time = Seconds to show
setting-button = Button
setting-chop_blinds = Chopping the blinds
setting-jacks_or_better = Jacks or better to open

## Values of settings

value-true = on
value-false = off
value-last = the last raise
value-double = double the bet
value-bb = a big blind
value-2bb = two big blinds
value-auto = automatic
value-live = live
value-split = split
value-carry = carried over
value-moving = moving
value-dead = dead button
