"""How a house player decides: what the hand is worth against the price of going on, coloured by a character.

A pure function of what its seat may see and of 32 random bytes. It never sees a deck or another hand (R-DUE-4).
"""

from collections.abc import Iterator

from msgspec import Struct

from poker_bot.engine import actions as ac
from poker_bot.engine.deck import stream
from poker_bot.engine.views import LegalActions, PublicView, SeatView
from poker_bot.house.characters import Character
from poker_bot.house.equity import equity
from poker_bot.house.exchange import discards

SAMPLES = 60
MOST_OPPONENTS = 3
"""More opponents are counted as three: those who stay in rarely are more, and samples cost time."""

_BETTER_HALF = 0.5
_SHOVE = 0.7
_BYTE = 256


class Judgement(Struct, frozen=True):
    """What the player thinks: his ``share`` of the pot (0-1), and that as a multiple of an average hand's ``worth``."""

    share: float
    worth: float


def decide(seat: SeatView, table: PublicView, character: Character, seed: bytes) -> ac.AnyAction:
    """The act of the player to act. Raises ``LookupError`` when it is not his turn; ``seed`` is 32 random bytes."""
    if seat.max_draw:
        return ac.Draw(seat.seat, seat.turn, discards(seat.cards, seat.rank, min(seat.max_draw, table.rules.max_draw)))
    legal = seat.legal
    if legal is None:
        raise LookupError(f"seat {seat.seat} is not to act")
    source = stream(seed, "house")
    mine = judge(seat, table, source)
    if _attacks(mine, character, source):
        attack = _attack(legal, mine, source)
        if attack is not None:
            return attack
    if legal.can_check:
        return ac.Check(legal.seat, legal.turn)
    if _continues(mine, legal, table.pot, character):
        return ac.Call(legal.seat, legal.turn)
    return ac.Fold(legal.seat, legal.turn)


def judge(seat: SeatView, table: PublicView, source: Iterator[int]) -> Judgement:
    """Dealt out against as many random hands as are still in."""
    live = sum(one.in_hand and one.status != "folded" for one in table.seats if one.seat != seat.seat)
    opponents = max(1, min(live, MOST_OPPONENTS))
    share = equity(table.rules, seat.cards, table.board, opponents, SAMPLES, source)
    return Judgement(share, share * (opponents + 1))


def _attacks(mine: Judgement, character: Character, source: Iterator[int]) -> bool:
    chance = character.boldness if mine.worth >= character.value_at else character.bluffs
    return next(source) < chance * _BYTE


def _attack(legal: LegalActions, mine: Judgement, source: Iterator[int]) -> ac.AnyAction | None:
    """A bet or raise of the minimum, half the pot or the pot; all-in only with a strong hand and little left."""
    if not legal.max_to:
        shove = legal.all_in_to and mine.share >= _SHOVE
        return ac.AllIn(legal.seat, legal.turn) if shove else None
    sizes = (legal.min_to,) if legal.fixed else (legal.min_to, legal.half_pot_to, legal.pot_to)
    to = sizes[next(source) % len(sizes)]
    if legal.all_in_to and not legal.fixed and 2 * to >= legal.all_in_to:
        return ac.AllIn(legal.seat, legal.turn) if mine.share >= _SHOVE else None
    return ac.BetTo(legal.seat, legal.turn, to) if legal.opening else ac.RaiseTo(legal.seat, legal.turn, to)


def _continues(mine: Judgement, legal: LegalActions, pot: int, character: Character) -> bool:
    """Whether the hand is worth its price; half of the stack is risked with the better half of hands only."""
    price = legal.call / (pot + legal.call)
    if 2 * legal.call >= legal.stack:
        return mine.share >= max(price, _BETTER_HALF) + character.patience / 2
    return mine.share >= price + character.patience
