"""Antes and blinds of a record: as rules of a table where these can say them, else post by post.

Fields by player, left of the button first; heads-up they come here as they are posted. A negative blind is the post of
a player who comes in (R-TAB-5): a bet, but not one that moves who acts first.
"""

from collections.abc import Mapping
from itertools import pairwise

from msgspec import Struct

from poker_bot.phh.errors import UnreadableError
from poker_bot.phh.games import Stakes

HEADS_UP = 2


class Post(Struct, frozen=True, gc=False):
    """What one seat owes before the deal, in chips.

    ``whole``: its ante is dead money (R-FOR-4). ``enters``: its blind is posted to come in, and ``dead`` lies beside it
    (R-TAB-5).
    """

    seat: int
    ante: int
    blind: int
    whole: bool
    enters: bool
    dead: int


class Forced(Struct, frozen=True):
    """``stakes`` for the rules of the table; ``posts`` where the table's own posting cannot make them, else empty."""

    stakes: Stakes
    posts: tuple[Post, ...] = ()


def read_forced(  # noqa: PLR0913 - the fields of the notation
    stacks: tuple[int, ...],
    antes: tuple[int, ...],
    blinds: tuple[int, ...],
    dead: tuple[int, ...],
    sizes: Mapping[str, int],
    *,
    trims: bool,
) -> Forced:
    """Chips per player. ``sizes`` of bets by field, ``trims``: antes are matched like bets (the notation's word).

    Raises ``UnreadableError`` for amounts below nothing.
    """
    if min(*antes, *dead, *sizes.values()) < 0:
        raise UnreadableError("an amount below nothing")
    players = len(stacks)
    small, big = (1, 0) if players == HEADS_UP else (0, 1)
    more = _without_end(blinds[2:]) if players > HEADS_UP else ()
    unit = blinds[big]
    even = len(set(antes)) == 1
    payer = not even and unit > 0 and sum(antes) == antes[big]
    paid = even and (trims or antes[0] <= min(stacks))
    stakes = Stakes(
        small_blind=blinds[small],
        big_blind=unit,
        more_blinds=more,
        ante=antes[0] if even else 0,
        big_blind_ante=antes[big] if payer else 0,
        min_bet=0 if unit else sizes.get("min_bet", 0),
        small_bet=sizes.get("small_bet", 0),
        big_bet=sizes.get("big_bet", 0),
    )
    usual = not any(blinds) or (0 <= blinds[small] <= unit and unit > 0 and _rises((unit, *more)))
    least = sizes.get("min_bet", 0)
    if usual and (payer or paid) and not any(dead) and (not unit or least in {0, unit}):
        return Forced(stakes)
    posts = tuple(
        [
            Post(seat, ante, abs(blind), not even or not (trims or any(dead)), blind < 0, post)
            for seat, (ante, blind, post) in enumerate(zip(antes, blinds, dead, strict=True), 1)
        ]
    )
    return Forced(_by_post(stakes, blinds, least), posts)


def _by_post(stakes: Stakes, blinds: tuple[int, ...], least: int) -> Stakes:
    """Only the size of bets matters for rules whose posts are made one by one."""
    unit = least or max(0, stakes.big_blind) or max(0, *blinds)
    return Stakes(
        small_blind=min(unit, max(0, stakes.small_blind)),
        big_blind=unit if any(blinds) else 0,
        min_bet=0 if any(blinds) else unit,
        small_bet=stakes.small_bet,
        big_bet=stakes.big_bet,
        ante=stakes.ante,
    )


def _without_end(blinds: tuple[int, ...]) -> tuple[int, ...]:
    """Without the players behind the last blind."""
    count = len(blinds)
    while count and blinds[count - 1] == 0:
        count -= 1
    return blinds[:count]


def _rises(blinds: tuple[int, ...]) -> bool:
    return all(0 < low <= high for low, high in pairwise(blinds))
