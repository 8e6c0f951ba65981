"""How the deal and the betting change the hand. Chips move between a player's stack and his contribution only here."""

from msgspec.structs import replace

from poker_bot.engine import events as ev
from poker_bot.engine.evolve_table import seat_at, with_seat
from poker_bot.engine.state import BeforeHand, Entry, Hand, Phase, PlayerInHand, PreAction, SealedDeck, Seat, TableState


def hand_of(state: TableState) -> Hand:
    """The hand on the table; events of a hand are only made while there is one."""
    hand = state.hand
    if hand is None:
        message = "no hand"
        raise LookupError(message)
    return hand


def with_player(players: tuple[PlayerInHand, ...], index: int, player: PlayerInHand) -> tuple[PlayerInHand, ...]:
    """``players`` with the one at ``index`` replaced."""
    changed = list(players)  # half the time of putting slices together, and every act comes through here
    changed[index] = player
    return tuple(changed)


def player_at(hand: Hand, seat: int) -> tuple[int, PlayerInHand]:
    """Place and player of a seat that is dealt in."""
    index = hand.places[seat]
    return index, hand.players[index]


def hand_started(state: TableState, event: ev.HandStarted) -> TableState:
    """Stacks go from the dealt-in seats into the hand; whoever is dealt in owes nothing more and has missed nothing."""
    seats: list[Seat | None] = list(state.seats)
    if state.rules.straddles:
        seats = [_not_straddling(seat) for seat in seats]
    players = []
    places = [-1] * (len(seats) + 1)
    for index, number in enumerate(event.seats):
        places[number] = index
        seat: Seat = state.seats[number - 1]  # type: ignore[assignment]  # only who sits is dealt in
        players.append(PlayerInHand(number, seat.player, seat.stack))
        seats[number - 1] = replace(
            seat,
            stack=0,
            entry=Entry.IN,
            owes_big=False,
            owes_small=False,
            missed_big=0,
            hands_since_refill=seat.hands_since_refill + 1,
            straddle=False,
        )
    hand = Hand(
        number=event.number,
        turn=state.turn,
        rules=state.rules,
        button=event.button,
        small_blind=event.small_blind,
        big_blind=event.big_blind,
        players=tuple(players),
        places=tuple(places),
        entries=event.entries,
        carried=event.carried,
        before=_before(state),
    )
    return replace(
        state,
        seats=tuple(seats),
        hand_number=event.number,
        button=event.button,
        small_blind=event.small_blind,
        big_blind=event.big_blind,
        small_position=event.small_position or event.small_blind,
        carried=state.carried - event.carried,
        redeal=None,
        placed=True,
        hand=hand,
    )


def _not_straddling(seat: Seat | None) -> Seat | None:
    """The wish is for one hand (R-FOR-5)."""
    return replace(seat, straddle=False) if seat is not None and seat.straddle else seat


def _before(state: TableState) -> BeforeHand:
    """A hand that is dealt again goes back to where it first began, however often (R-FLR-1)."""
    if state.redeal is not None and state.redeal.before is not None:
        return state.redeal.before
    return BeforeHand(
        state.button, state.small_blind, state.big_blind, state.small_position, state.carried, state.placed, state.seats
    )


def deck_sealed(hand: Hand, event: ev.DeckSealed) -> Hand:
    """The order is fixed before the first card (R-DEA-4)."""
    return replace(hand, deck=SealedDeck(event.order))


def ante_posted(hand: Hand, event: ev.AntePosted) -> Hand:
    """Dead money: never part of a bet (R-FOR-2); a single payer's lies outside the layers (R-FOR-4)."""
    index, player = player_at(hand, event.seat)
    stack = player.stack - event.amount
    if event.dead:
        player = replace(player, stack=stack, dead=player.dead + event.amount)
    else:
        player = replace(player, stack=stack, contribution=player.contribution + event.amount)
    player = replace(player, act="ante", act_amount=event.amount)
    return replace(hand, players=with_player(hand.players, index, player), antes=hand.antes + event.amount)


_POSTS = {"small": "small-blind", "big": "big-blind", "entry": "entry", "more": "more-blind", "straddle": "straddle"}


def blind_posted(hand: Hand, event: ev.BlindPosted) -> Hand:
    """A live bet, but not an act (R-BET-2)."""
    index, player = player_at(hand, event.seat)
    posted = replace(
        player,
        stack=player.stack - event.amount,
        bet=player.bet + event.amount,
        contribution=player.contribution + event.amount,
        act=_POSTS[event.kind],
        act_amount=event.amount,
    )
    return replace(hand, players=with_player(hand.players, index, posted))


def dead_blind_posted(hand: Hand, event: ev.DeadBlindPosted) -> Hand:
    """A missed small blind (R-TAB-5, R-FOR-4)."""
    index, player = player_at(hand, event.seat)
    return replace(
        hand,
        players=with_player(
            hand.players, index, replace(player, stack=player.stack - event.amount, dead=player.dead + event.amount)
        ),
    )


def betting_opened(hand: Hand, event: ev.BettingOpened) -> Hand:
    """The price stands however short a blind was (R-FOR-3); the big blind is the first bet (R-BET-5)."""
    return replace(
        hand,
        phase=Phase.BETTING,
        bet_to=event.bet_to,
        full_to=event.bet_to,
        bets=int(event.bet_to > 0),
        raise_size=event.bet_to or hand.rules.bet_unit,
        unit=hand.rules.street_unit(big=False),
        last_blind=event.last_blind or hand.big_blind,
        short=event.short,
    )


def hole_cards_dealt(hand: Hand, event: ev.HoleCardsDealt) -> Hand:
    """Positions of the sealed deck, not cards."""
    used = sum(len(positions) for positions in event.positions)
    return replace(hand, hole=event.positions, dealt=used)


def turn_started(hand: Hand, event: ev.TurnStarted) -> Hand:
    """A new decision: the bank is not running and nothing was extended yet."""
    return replace(hand, turn=event.turn, to_act=event.seat, time_bank_running=False, extended=False, defaulting=False)


def player_folded(hand: Hand, event: ev.PlayerFolded) -> Hand:
    """Out until the next deal; the chips stay."""
    index = hand.places[event.seat]
    player = hand.players[index]
    folded = replace(player, folded=True, level=hand.bet_to, act="fold", act_amount=0)
    return replace(hand, players=with_player(hand.players, index, folded))


def player_checked(hand: Hand, event: ev.PlayerChecked) -> Hand:
    """He has acted at this price."""
    index = hand.places[event.seat]
    player = hand.players[index]
    checked = replace(player, level=hand.bet_to, act="check", act_amount=0)
    return replace(hand, players=with_player(hand.players, index, checked))


def player_called(hand: Hand, event: ev.PlayerCalled) -> Hand:
    """Whoever bet last has been called (R-SHO-1)."""
    index = hand.places[event.seat]
    player = hand.players[index]
    amount = event.amount
    called = replace(
        player,
        stack=player.stack - amount,
        bet=player.bet + amount,
        contribution=player.contribution + amount,
        level=hand.bet_to,
        act="call",
        act_amount=amount,
    )
    return replace(hand, players=with_player(hand.players, index, called), called=hand.aggressor or hand.called)


def player_raised(hand: Hand, event: ev.PlayerBet | ev.PlayerRaised) -> Hand:
    """A full bet or raise sets the next minimum; a short all-in lifts the price alone (R-BET-7)."""
    index = hand.places[event.seat]
    player = hand.players[index]
    to = event.to
    raised = replace(
        player,
        stack=player.stack - event.amount,
        bet=to,
        contribution=player.contribution + event.amount,
        level=to,
        act="bet" if isinstance(event, ev.PlayerBet) else "raise",
        act_amount=to,
    )
    if not event.full:
        return replace(hand, players=with_player(hand.players, index, raised), bet_to=to, aggressor=event.seat)
    return replace(
        hand,
        players=with_player(hand.players, index, raised),
        bet_to=to,
        raise_size=to - hand.bet_to,
        full_to=to,
        bets=hand.bets + 1,
        capped=event.caps,
        aggressor=event.seat,
    )


def player_timed_out(state: TableState, event: ev.PlayerTimedOut) -> TableState:
    """One more in a row (R-CLK-3); the act that follows is the clock's."""
    seat = seat_at(state, event.seat)
    state = with_seat(state, event.seat, replace(seat, timeouts=seat.timeouts + 1))
    return replace(state, hand=replace(hand_of(state), defaulting=True))


def pre_action_set(hand: Hand, event: ev.PreActionSet) -> Hand:
    """Waits for his turn (R-CLK-4)."""
    index, player = player_at(hand, event.seat)
    return replace(
        hand, players=with_player(hand.players, index, replace(player, pre_action=PreAction(event.kind, event.price)))
    )


def pre_action_cleared(hand: Hand, event: ev.PreActionCleared) -> Hand:
    """Taken back, overtaken or played."""
    index, player = player_at(hand, event.seat)
    return replace(hand, players=with_player(hand.players, index, replace(player, pre_action=None)))


def betting_closed(hand: Hand, _event: ev.BettingClosed) -> Hand:
    """Nobody can bet any more."""
    return replace(hand, phase=Phase.RUNOUT, closed=True, to_act=0, time_bank_running=False)


def uncalled_bet_returned(hand: Hand, event: ev.UncalledBetReturned) -> Hand:
    """Never part of a pot (R-BET-8)."""
    index, player = player_at(hand, event.seat)
    returned = replace(
        player,
        stack=player.stack + event.amount,
        bet=max(0, player.bet - event.amount),
        contribution=player.contribution - event.amount,
    )
    return replace(
        hand, players=with_player(hand.players, index, returned), returned=(*hand.returned, (event.seat, event.amount))
    )


def time_bank_started(hand: Hand, _event: ev.TimeBankStarted) -> Hand:
    """It runs by itself until he acts or it is empty."""
    return replace(hand, time_bank_running=True)


def turn_extended(hand: Hand, _event: ev.TurnExtended) -> Hand:
    """Only once per turn (R-CLK-2)."""
    return replace(hand, extended=True)
