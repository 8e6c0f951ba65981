"""The same facts as a picture, in words: read aloud by screen readers, and shown where a picture cannot be."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from msgspec.structs import replace

from poker_bot.engine.views import PublicView
from poker_bot.pictures.scene import collected, stage
from poker_bot.text.cards import card_names, card_signs
from poker_bot.text.present.cast import Cast
from poker_bot.text.present.parts import Line, Words, plain_text
from poker_bot.text.present.result import hand_lines, pot_line, result_lines
from poker_bot.text.present.seats import lobby_seat_lines, seat_lines

MESSAGE_KEYS: Final = frozenset(
    {
        *("picture-alt-table", "picture-alt-empty", "picture-alt-board", "picture-alt-board-two"),
        "picture-alt-free",
    }
)
"""Every key this module asks for by itself; for the linter."""

ALT_LENGTH: Final = 1_024
"""Discord's limit for the description of a file, in characters."""

_NAMES: Final = (20, 12, 8)


def alt_text(view: PublicView, people: Mapping[int, str], words: Words, code: str, *, settled: bool = False) -> str:
    """The picture in at most ``ALT_LENGTH`` characters; cards are spelt out where there is room for that.

    ``settled`` as for ``table_scene``: without whose turn it is and what lies in front.
    """
    shown = _settled(view) if settled else view
    makers = [partial(_text, shown, people, words, code, length, spelt) for spelt in (True, False) for length in _NAMES]
    return first_short_enough(makers)


def first_short_enough(makers: Iterable[Callable[[], str]]) -> str:
    """The first text that is short enough, tried from the fullest; the barest is cut if need be."""
    text = ""
    for make in makers:
        text = make()
        if len(text) <= ALT_LENGTH:
            return text
    return text[: ALT_LENGTH - 1] + "…"


def _settled(view: PublicView) -> PublicView:
    """The view without what changes within a street."""
    seats = tuple(replace(seat, to_act=False, bet=0, last_act=_kept(seat.last_act)) for seat in view.seats)
    return replace(view, seats=seats, pot=collected(view))


def _kept(act: str) -> str:
    """A fold stays true until the hand ends."""
    return act if act == "fold" else ""


def _text(  # noqa: PLR0913, PLR0917 - all that may be left out
    view: PublicView,
    people: Mapping[int, str],
    words: Words,
    code: str,
    length: int,
    spelt: bool,  # noqa: FBT001
) -> str:
    cast = Cast(view, people, (), words, length)
    played = view.phase != "none"
    lines = [_title(view, words, code)]
    for key, cards in (("picture-alt-board", view.board), ("picture-alt-board-two", view.second_board)):
        if cards:
            lines.append(words.text(key, cards=_cards(cards, words, spelt=spelt)))
    if view.pot:
        lines.append(plain_text(pot_line(view, words)))
    if view.phase == "over":
        lines += _plain(result_lines(view, cast, words, (), hand_lines(view, words), cards=False))
    lines += _plain(seat_lines(view, cast, words) if played else lobby_seat_lines(view, cast, words))
    if view.free_seats:
        lines.append(words.text("picture-alt-free", count=view.free_seats))
    return "\n".join(lines)


def _title(view: PublicView, words: Words, code: str) -> str:
    if view.phase == "none":
        return words.text("picture-alt-empty", table=code)
    return words.text("picture-alt-table", table=code, hand=str(view.hand_number), street=stage(view, words))


def _cards(cards: tuple[int, ...], words: Words, *, spelt: bool) -> str:
    return card_names(words.catalogue, words.lang, cards) if spelt else card_signs(cards)


def _plain(lines: list[Line]) -> list[str]:
    return [plain_text(line) for line in lines]
