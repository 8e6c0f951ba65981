"""How floor rulings change the state (rules section 8)."""

from msgspec.structs import replace

from poker_bot.engine import events as ev
from poker_bot.engine.evolve_hand import hand_of, with_player
from poker_bot.engine.state import BeforeHand, Departed, Entry, Hand, Phase, Seat, TableState


def card_replaced(hand: Hand, event: ev.CardReplaced) -> Hand:
    """The next card of the stub for an exposed one (R-FLR-1, R-FLR-6)."""
    index = hand.places[event.seat]
    hole = list(hand.hole)
    cards = list(hole[index])
    cards[event.place] = event.position
    hole[index] = tuple(cards)
    return replace(hand, hole=tuple(hole), dealt=hand.dealt + 1, burnt=hand.burnt or event.burns)


def burn_made(hand: Hand, _event: ev.BurnMade) -> Hand:
    """The next street burns no other card."""
    return replace(hand, burnt=True, dealt=hand.dealt + 1)


def board_taken_back(hand: Hand, event: ev.BoardTakenBack) -> Hand:
    """The cards are off the table; they count as dealt only until the stub is sealed anew."""
    board = hand.board[: len(hand.board) - len(event.cards)]
    return replace(hand, board=board, street=event.street, dealt=hand.dealt - len(event.cards), burnt=True)


def card_shown_early(hand: Hand, event: ev.CardShownEarly) -> Hand:
    """Out for this street; it comes back with the next seal (R-FLR-3)."""
    dealt = max(hand.dealt, event.position + 1)
    return replace(hand, early=event.position, dealt=dealt, burnt=False)


def contribution_refunded(state: TableState, event: ev.ContributionRefunded) -> TableState:
    """Back to the account of a player who has left meanwhile."""
    hand = hand_of(state)
    index = hand.places[event.seat]
    player = replace(hand.players[index], contribution=0, dead=0)
    departed = tuple(
        replace(gone, stack=gone.stack + event.chips) if gone.player == event.player else gone
        for gone in state.departed
    )
    return replace(
        state,
        hand=replace(hand, players=with_player(hand.players, index, player)),
        departed=departed,
        chips=state.chips - event.chips,
    )


def hand_voided(state: TableState, event: ev.HandVoided) -> TableState:
    """Every chip is where it was; positions and debts as before the hand (R-FLR-5)."""
    hand = hand_of(state)
    before = hand.before
    if before is None:
        message = "the hand is over"
        raise LookupError(message)
    seats = tuple(
        seat and _as_before(seat, _at(before.seats, number), hand, number) for number, seat in enumerate(state.seats, 1)
    )
    players = tuple(
        replace(player, stack=0, bet=0, contribution=0, dead=0, won=0, pre_action=None) for player in hand.players
    )
    ended = replace(
        hand,
        players=players,
        phase=Phase.OVER,
        to_act=0,
        deciding=(),
        awarded=0,
        carried=0,
        results=(),
        returned=(),
        before=None,
        voided=True,
    )
    return replace(
        state,
        seats=seats,
        button=before.button,
        small_blind=before.small_blind,
        big_blind=before.big_blind,
        small_position=before.small_position,
        carried=before.carried,
        placed=before.placed,
        redeal=replace(hand, deck=type(hand.deck)(())) if event.misdeal else None,
        departed=tuple(_debts_as_before(gone, before) for gone in state.departed),
        hand=ended,
    )


def _debts_as_before(gone: Departed, before: BeforeHand) -> Departed:
    """Who left since the deal owes what he owed before it (R-TAB-5, R-FLR-5)."""
    old = next((seat for seat in before.seats if seat is not None and seat.player == gone.player), None)
    return gone if old is None else replace(gone, owes_big=old.owes_big, owes_small=old.owes_small)


def _at(seats: tuple[Seat | None, ...], number: int) -> Seat | None:
    """Seats may have been added since."""
    return seats[number - 1] if number <= len(seats) else None


def _as_before(seat: Seat, old: Seat | None, hand: Hand, number: int) -> Seat:
    """His stack of before the hand, and his debts (R-FLR-5); who sat down meanwhile is as he came."""
    if old is None or old.player != seat.player:
        return seat
    index = hand.places[number] if number < len(hand.places) else -1
    player = hand.players[index] if index >= 0 else None
    chips = player.stack + player.contribution + player.dead - player.won if player is not None else 0
    return replace(
        seat,
        stack=seat.stack + chips,
        entry=seat.entry if index < 0 and Entry.IN not in {old.entry, seat.entry} else old.entry,
        owes_big=old.owes_big,
        owes_small=old.owes_small,
        missed_big=old.missed_big,
        hands_since_refill=old.hands_since_refill,
        straddle=seat.straddle or old.straddle,
    )


def table_paused(state: TableState, _event: ev.TablePaused) -> TableState:
    """Nobody can act until it goes on."""
    return replace(state, paused=True)


def table_resumed(state: TableState, _event: ev.TableResumed) -> TableState:
    """On again."""
    return replace(state, paused=False)
