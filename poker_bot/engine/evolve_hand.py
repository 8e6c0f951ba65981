"""How the events of a hand change the state. Chips move between a player's stack and his contribution only here."""

from msgspec.structs import replace

from poker_bot.engine import events as ev
from poker_bot.engine.evolve_table import seat_at, with_seat
from poker_bot.engine.state import Entry, Hand, Phase, PlayerInHand, PreAction, SealedDeck, Seat, TableState


def _hand(state: TableState) -> Hand:
    hand = state.hand
    if hand is None:
        message = "no hand"
        raise LookupError(message)
    return hand


def _put(state: TableState, hand: Hand, index: int, player: PlayerInHand, **changes: object) -> TableState:
    """The state with the player at ``index`` replaced, and ``changes`` made to the hand."""
    players = list(hand.players)  # half the time of putting slices together, and every act comes through here
    players[index] = player
    return replace(state, hand=replace(hand, players=tuple(players), **changes))


def _player(hand: Hand, seat: int) -> tuple[int, PlayerInHand]:
    index = hand.places[seat]
    return index, hand.players[index]


def hand_started(state: TableState, event: ev.HandStarted) -> TableState:
    """Stacks go from the dealt-in seats into the hand; whoever is dealt in owes nothing more and has missed nothing."""
    seats: list[Seat | None] = list(state.seats)
    players = []
    places = [-1] * (len(seats) + 1)
    for index, number in enumerate(event.seats):
        places[number] = index
        seat = seat_at(state, number)
        players.append(PlayerInHand(seat=number, player=seat.player, stack=seat.stack))
        seats[number - 1] = replace(
            seat,
            stack=0,
            entry=Entry.IN,
            owes_big=False,
            owes_small=False,
            missed_big=0,
            hands_since_refill=seat.hands_since_refill + 1,
        )
    hand = Hand(
        number=event.number,
        rules=state.rules,
        button=event.button,
        small_blind=event.small_blind,
        big_blind=event.big_blind,
        players=tuple(players),
        places=tuple(places),
        entries=event.entries,
        raise_size=state.rules.min_bet,
    )
    return replace(
        state,
        seats=tuple(seats),
        hand_number=event.number,
        button=event.button,
        small_blind=event.small_blind,
        big_blind=event.big_blind,
        hand=hand,
    )


def deck_sealed(state: TableState, event: ev.DeckSealed) -> TableState:
    """The order is fixed before the first card (R-DEA-4)."""
    return replace(state, hand=replace(_hand(state), deck=SealedDeck(event.order)))


def ante_posted(state: TableState, event: ev.AntePosted) -> TableState:
    """Dead money: never part of a bet (R-FOR-2); a single payer's lies outside the layers (R-FOR-4)."""
    hand = _hand(state)
    index, player = _player(hand, event.seat)
    stack = player.stack - event.amount
    if event.dead:
        player = replace(player, stack=stack, dead=player.dead + event.amount)
    else:
        player = replace(player, stack=stack, contribution=player.contribution + event.amount)
    return _put(state, hand, index, replace(player, act="ante", act_amount=event.amount))


def blind_posted(state: TableState, event: ev.BlindPosted) -> TableState:
    """A live bet, but not an act (R-BET-2)."""
    hand = _hand(state)
    index, player = _player(hand, event.seat)
    posted = replace(
        player,
        stack=player.stack - event.amount,
        bet=player.bet + event.amount,
        contribution=player.contribution + event.amount,
        act="entry" if event.kind == "entry" else f"{event.kind}-blind",
        act_amount=event.amount,
    )
    return _put(state, hand, index, posted)


def dead_blind_posted(state: TableState, event: ev.DeadBlindPosted) -> TableState:
    """A missed small blind (R-TAB-5, R-FOR-4)."""
    hand = _hand(state)
    index, player = _player(hand, event.seat)
    return _put(state, hand, index, replace(player, stack=player.stack - event.amount, dead=player.dead + event.amount))


def betting_opened(state: TableState, event: ev.BettingOpened) -> TableState:
    """The price stands however short a blind was (R-FOR-3)."""
    return replace(state, hand=replace(_hand(state), bet_to=event.bet_to, phase=Phase.BETTING))


def hole_cards_dealt(state: TableState, event: ev.HoleCardsDealt) -> TableState:
    """Positions of the sealed deck, not cards."""
    used = sum(len(positions) for positions in event.positions)
    return replace(state, hand=replace(_hand(state), hole=event.positions, dealt=used))


def street_dealt(state: TableState, event: ev.StreetDealt) -> TableState:
    """A new street: bets are in the pot, nobody has acted; who was called is kept where nobody can bet (R-SHO-1)."""
    hand = _hand(state)
    players = tuple(
        replace(player, bet=0, level=-1, act="" if player.stack and not player.folded else player.act)
        for player in hand.players
    )
    fresh = event.betting and hand.rules.first_to_show == "last_street"
    return replace(
        state,
        hand=replace(
            hand,
            players=players,
            street=event.street,
            board=hand.board + event.cards,
            dealt=hand.dealt + len(event.cards) + (event.burn >= 0),
            bet_to=0,
            raise_size=hand.rules.min_bet,
            to_act=0,
            aggressor=0,
            called=0 if fresh else hand.called,
        ),
    )


def turn_started(state: TableState, event: ev.TurnStarted) -> TableState:
    """A new decision: the bank is not running and nothing was extended yet."""
    hand = replace(_hand(state), to_act=event.seat, time_bank_running=False, extended=False, defaulting=False)
    return replace(state, turn=event.turn, hand=hand)


def _acted(state: TableState, hand: Hand, seat: int) -> TableState:
    """An act of his own breaks the row of time-outs (R-CLK-3); the clock's act does not."""
    if hand.defaulting:
        return state
    record = state.seats[seat - 1]
    if record is None or not record.timeouts:
        return state
    return with_seat(state, seat, replace(record, timeouts=0))


def player_folded(state: TableState, event: ev.PlayerFolded) -> TableState:
    """Out until the next deal; the chips stay."""
    hand = _hand(state)
    index, player = _player(hand, event.seat)
    folded = replace(player, folded=True, level=hand.bet_to, act="fold", act_amount=0)
    return _put(_acted(state, hand, event.seat), hand, index, folded)


def player_checked(state: TableState, event: ev.PlayerChecked) -> TableState:
    """He has acted at this price."""
    hand = _hand(state)
    index, player = _player(hand, event.seat)
    checked = replace(player, level=hand.bet_to, act="check", act_amount=0)
    return _put(_acted(state, hand, event.seat), hand, index, checked)


def player_called(state: TableState, event: ev.PlayerCalled) -> TableState:
    """Whoever bet last has been called (R-SHO-1)."""
    hand = _hand(state)
    index, player = _player(hand, event.seat)
    called = replace(
        player,
        stack=player.stack - event.amount,
        bet=player.bet + event.amount,
        contribution=player.contribution + event.amount,
        level=hand.bet_to,
        act="call",
        act_amount=event.amount,
    )
    return _put(_acted(state, hand, event.seat), hand, index, called, called=hand.aggressor or hand.called)


def player_raised(state: TableState, event: ev.PlayerBet | ev.PlayerRaised) -> TableState:
    """A full bet or raise sets the next minimum; a short all-in lifts the price alone (R-BET-7)."""
    hand = _hand(state)
    index, player = _player(hand, event.seat)
    raised = replace(
        player,
        stack=player.stack - event.amount,
        bet=event.to,
        contribution=player.contribution + event.amount,
        level=event.to,
        act="bet" if isinstance(event, ev.PlayerBet) else "raise",
        act_amount=event.to,
    )
    size = event.to - hand.bet_to if event.full else hand.raise_size
    state = _acted(state, hand, event.seat)
    return _put(state, hand, index, raised, bet_to=event.to, raise_size=size, aggressor=event.seat)


def player_timed_out(state: TableState, event: ev.PlayerTimedOut) -> TableState:
    """One more in a row (R-CLK-3); the act that follows is the clock's."""
    seat = seat_at(state, event.seat)
    state = with_seat(state, event.seat, replace(seat, timeouts=seat.timeouts + 1))
    return replace(state, hand=replace(_hand(state), defaulting=True))


def pre_action_set(state: TableState, event: ev.PreActionSet) -> TableState:
    """Waits for his turn (R-CLK-4)."""
    hand = _hand(state)
    index, player = _player(hand, event.seat)
    return _put(state, hand, index, replace(player, pre_action=PreAction(event.kind, event.price)))


def pre_action_cleared(state: TableState, event: ev.PreActionCleared) -> TableState:
    """Taken back, overtaken or played."""
    hand = _hand(state)
    index, player = _player(hand, event.seat)
    return _put(state, hand, index, replace(player, pre_action=None))


def betting_closed(state: TableState, _event: ev.BettingClosed) -> TableState:
    """Nobody can act any more."""
    return replace(state, hand=replace(_hand(state), phase=Phase.RUNOUT, to_act=0, time_bank_running=False))


def uncalled_bet_returned(state: TableState, event: ev.UncalledBetReturned) -> TableState:
    """Never part of a pot (R-BET-8)."""
    hand = _hand(state)
    index, player = _player(hand, event.seat)
    returned = replace(
        player,
        stack=player.stack + event.amount,
        bet=max(0, player.bet - event.amount),
        contribution=player.contribution - event.amount,
    )
    hand = replace(hand, returned=(*hand.returned, (event.seat, event.amount)))
    return _put(state, hand, index, returned)


def hand_shown(state: TableState, event: ev.HandShown | ev.CardsShown) -> TableState:
    """Face up for all; one who was asked has answered."""
    hand = _hand(state)
    index, player = _player(hand, event.seat)
    hand = replace(hand, deciding=tuple(seat for seat in hand.deciding if seat != event.seat))
    return _put(state, hand, index, replace(player, shown=event.cards))


def showdown_opened(state: TableState, event: ev.ShowdownOpened) -> TableState:
    """One common window for all beaten hands (R-SHO-2)."""
    hand = replace(_hand(state), phase=Phase.SHOWDOWN, deciding=event.seats, to_act=0, time_bank_running=False)
    return replace(state, turn=event.turn, hand=hand)


def hand_mucked(state: TableState, event: ev.HandMucked) -> TableState:
    """Nowhere visible (R-SHO-5)."""
    hand = _hand(state)
    index, player = _player(hand, event.seat)
    hand = replace(hand, deciding=tuple(seat for seat in hand.deciding if seat != event.seat))
    return _put(state, hand, index, replace(player, mucked=True))


def pot_awarded(state: TableState, event: ev.PotAwarded) -> TableState:
    """Paid into the winners' stacks; the sum of what is paid stands against the contributions."""
    hand = _hand(state)
    won = dict(event.shares)
    players = tuple(
        replace(player, stack=player.stack + won[player.seat], won=player.won + won[player.seat])
        if player.seat in won
        else player
        for player in hand.players
    )
    hand = replace(hand, players=players, awarded=hand.awarded + event.amount, results=(*hand.results, event))
    return replace(state, hand=hand)


def hand_ended(state: TableState, _event: ev.HandEnded) -> TableState:
    """Stacks go back to the seats; the hand stays on view."""
    hand = _hand(state)
    seats: list[Seat | None] = list(state.seats)
    for player in hand.players:
        seat = seats[player.seat - 1]
        if seat is not None and seat.player == player.player:
            seats[player.seat - 1] = replace(seat, stack=seat.stack + player.stack)
    players = tuple(replace(player, stack=0, bet=0, pre_action=None) for player in hand.players)
    hand = replace(hand, players=players, phase=Phase.OVER, to_act=0, deciding=())
    return replace(state, seats=tuple(seats), hand=hand)


def time_bank_started(state: TableState, _event: ev.TimeBankStarted) -> TableState:
    """It runs by itself until he acts or it is empty."""
    return replace(state, hand=replace(_hand(state), time_bank_running=True))


def turn_extended(state: TableState, _event: ev.TurnExtended) -> TableState:
    """Only once per turn (R-CLK-2)."""
    return replace(state, hand=replace(_hand(state), extended=True))
