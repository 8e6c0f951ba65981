"""How showdown, payouts and floor rulings change the state."""

from msgspec.structs import replace

from poker_bot.engine import events as ev
from poker_bot.engine.evolve_hand import hand_of, player_at, with_player
from poker_bot.engine.state import Hand, Phase, Seat, TableState


def hand_shown(hand: Hand, event: ev.HandShown | ev.CardsShown) -> Hand:
    """Face up for all; one who was asked has answered."""
    index, player = player_at(hand, event.seat)
    return replace(
        hand,
        players=with_player(hand.players, index, replace(player, shown=event.cards)),
        deciding=_answered(hand, event.seat),
    )


def _answered(hand: Hand, seat: int) -> tuple[int, ...]:
    return tuple(other for other in hand.deciding if other != seat) if hand.deciding else ()


def showdown_opened(hand: Hand, event: ev.ShowdownOpened) -> Hand:
    """One common window for all beaten hands (R-SHO-2)."""
    hand = replace(hand, phase=Phase.SHOWDOWN, deciding=event.seats, to_act=0, time_bank_running=False)
    return replace(hand, turn=event.turn)


def showdown_turn(hand: Hand, event: ev.ShowdownTurn) -> Hand:
    """One after the other tables or mucks (R-SHO-4)."""
    hand = replace(
        hand, phase=Phase.SHOWDOWN, deciding=(event.seat,), to_act=0, time_bank_running=False, extended=False
    )
    return replace(hand, turn=event.turn)


def board_played(hand: Hand, event: ev.BoardPlayed) -> Hand:
    """His share is claimed, his cards stay unseen (R-SHO-4)."""
    index, player = player_at(hand, event.seat)
    return replace(
        hand,
        players=with_player(hand.players, index, replace(player, plays_board=True)),
        deciding=_answered(hand, event.seat),
    )


def hand_mucked(hand: Hand, event: ev.HandMucked) -> Hand:
    """Nowhere visible (R-SHO-5)."""
    index, player = player_at(hand, event.seat)
    return replace(
        hand,
        players=with_player(hand.players, index, replace(player, mucked=True)),
        deciding=_answered(hand, event.seat),
    )


def pot_awarded(hand: Hand, event: ev.PotAwarded) -> Hand:
    """Paid into the winners' stacks; the sum of what is paid stands against the contributions."""
    players = list(hand.players)
    for seat, chips in event.shares:
        index = hand.places[seat]
        player = players[index]
        players[index] = replace(player, stack=player.stack + chips, won=player.won + chips)
    awarded = hand.awarded + event.amount
    return replace(hand, players=tuple(players), awarded=awarded, results=(*hand.results, event))


def pot_carried(state: TableState, event: ev.PotCarried) -> TableState:
    """Out of the hand, beside the stacks, until the next deal (R-DRW-4)."""
    hand = hand_of(state)
    hand = replace(hand, awarded=hand.awarded + event.amount)
    return replace(state, hand=hand, carried=state.carried + event.amount)


def carried_pot_split(state: TableState, event: ev.CarriedPotSplit) -> TableState:
    """Onto the stacks of the two who tied for it."""
    seats: list[Seat | None] = list(state.seats)
    for number, chips in event.shares:
        seat = seats[number - 1]
        if seat is not None:
            seats[number - 1] = replace(seat, stack=seat.stack + chips)
    paid = sum(chips for _, chips in event.shares)
    return replace(state, seats=tuple(seats), carried=state.carried - paid)


def hand_ended(state: TableState, _event: ev.HandEnded) -> TableState:
    """Stacks go back to the seats; the hand stays on view. Of the last hands it is one less (R-HOM-1)."""
    hand = hand_of(state)
    seats: list[Seat | None] = list(state.seats)
    players = []
    for player in hand.players:
        if player.stack:
            seat = seats[player.seat - 1]
            if seat is not None and seat.player == player.player:
                seats[player.seat - 1] = replace(seat, stack=seat.stack + player.stack)
        players.append(replace(player, stack=0, bet=0, pre_action=None))
    hand = replace(hand, players=tuple(players), phase=Phase.OVER, to_act=0, deciding=(), before=None)
    return replace(state, seats=tuple(seats), hand=hand, last_hands=max(0, state.last_hands - 1))
