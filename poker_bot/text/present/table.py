"""The public message of a table: what a tired player on a phone needs, in the order he needs it.

Title, board and pot, seats, the last actions, the result, and right above the buttons whose turn it is.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from msgspec import Struct

from poker_bot.engine.events import Event
from poker_bot.engine.views import PublicView
from poker_bot.text.cards import card_signs
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present.buttons import lobby_rows, table_rows
from poker_bot.text.present.cast import Cast
from poker_bot.text.present.ending import next_lines, turn_lines
from poker_bot.text.present.log import log_lines
from poker_bot.text.present.parts import Line, Post, Row, Span, Words
from poker_bot.text.present.result import pot_line, result_lines
from poker_bot.text.present.seats import lobby_seat_lines, seat_lines
from poker_bot.text.present.size import first_that_fits
from poker_bot.text.present.stakes import game_text, stakes_text, terms_line

MESSAGE_KEYS: Final = frozenset(
    {"table-title", "table-frozen", "table-stage-over", "table-board", "lobby-title", "lobby-seats"}
)
"""Every key this module asks for; for the linter."""


class _Detail(Struct, frozen=True):
    """How much is told: lines of the log, characters of a name, and whether the five cards stand at every pot."""

    log: int
    name: int
    cards: bool = True


_DETAILS: Final = (
    _Detail(5, 20),
    _Detail(3, 20),
    _Detail(2, 14),
    _Detail(1, 12, cards=False),
    _Detail(0, 8, cards=False),
)
"""From the fullest to the barest; the first that fits every platform is shown."""

_AFTER_THE_HAND: Final = 3
"""Lines of the log that stay once the result is there."""


class _Scene(Struct, frozen=True):
    """Everything a table message is made from. Instants in milliseconds UTC."""

    view: PublicView
    people: Mapping[int, str]
    log: Sequence[Event]
    words: Words
    code: str
    deadline: int | None
    next_hand_at: int | None
    frozen: bool
    now: int


def present_table(  # noqa: PLR0913 - a frame has these parts, all named at every call
    view: PublicView,
    people: Mapping[int, str],
    log: Sequence[Event],
    *,
    lang: str,
    catalogue: Catalogue,
    code: str,
    deadline: int | None = None,
    next_hand_at: int | None = None,
    frozen: bool = False,
    now: int,
) -> Post:
    """The table as one message that every platform can hold, with its buttons.

    ``people``: display names by person id, raw; ``log``: public events of the hand on view, oldest first; ``deadline``
    of the turn or of the showdown window, ``next_hand_at`` and ``now``: instants in milliseconds UTC. Without a hand
    on view it is the lobby.
    """
    scene = _Scene(view, people, log, Words(catalogue, lang), code, deadline, next_hand_at, frozen, now)
    draw = _lobby if view.phase == "none" else _hand
    makers: list[Callable[[], Post]] = [partial(draw, scene, detail) for detail in _DETAILS]
    return first_that_fits(makers)


def _hand(scene: _Scene, detail: _Detail) -> Post:
    """A hand on view, running or over."""
    view, words = scene.view, scene.words
    cast = Cast(view, scene.people, scene.log, words, detail.name)
    over = view.phase == "over"
    blocks = (
        [_title(scene), *_middle(view, words)],
        seat_lines(view, cast, words),
        log_lines(scene.log, cast, words, min(detail.log, _AFTER_THE_HAND) if over else detail.log),
        result_lines(view, cast, words, cards=detail.cards),
        _ending(scene, cast),
    )
    return Post(_stacked(blocks), _rows(scene))


def _lobby(scene: _Scene, detail: _Detail) -> Post:
    """The table without its hand."""
    view, words = scene.view, scene.words
    cast = Cast(view, scene.people, (), words, detail.name)
    rules = view.next_rules or view.rules
    stakes = stakes_text(rules, words)
    blocks = (
        [
            words.line("lobby-title", "bold", table=scene.code, game=game_text(rules, words), stakes=stakes),
            terms_line(rules, words),
        ],
        [
            words.line("lobby-seats", taken=len(view.seats), seats=max(rules.seats, len(view.seats))),
            *lobby_seat_lines(view, cast, words),
        ],
        _ending(scene, cast),
    )
    return Post(_stacked(blocks), () if scene.frozen else lobby_rows(view, words))


def _ending(scene: _Scene, cast: Cast) -> list[Line]:
    """What has to be done, and what comes next; a frozen table says only that it is (R-POT-4)."""
    view, words = scene.view, scene.words
    if scene.frozen:
        return [words.line("table-frozen", "bold")]
    lines = turn_lines(view, cast, words, scene.deadline, scene.now)
    return lines + next_lines(view, cast, words, scene.next_hand_at, scene.now)


def _title(scene: _Scene) -> Line:
    """Which table, what it plays, which hand, how far."""
    view, words = scene.view, scene.words
    stage = {"showdown": "street-showdown", "over": "table-stage-over"}.get(view.phase)
    key = stage or f"street-{view.street_name}"
    street = words.text(key) if words.catalogue.has(key) else view.street_name
    stakes = stakes_text(view.rules, words)
    return words.line("table-title", "bold", table=scene.code, stakes=stakes, hand=str(view.hand_number), street=street)


def _middle(view: PublicView, words: Words) -> list[Line]:
    """Board and pots."""
    lines: list[Line] = []
    if view.board:
        lines.append(words.line("table-board", cards=Span(card_signs(view.board), "bold")))
    if view.phase != "over":
        lines.append(pot_line(view, words))
    return lines


def _rows(scene: _Scene) -> tuple[Row, ...]:
    """A frozen table takes no presses."""
    return () if scene.frozen else table_rows(scene.view, scene.words)


def _stacked(blocks: Sequence[Sequence[Line]]) -> tuple[Line, ...]:
    """Blocks from top to bottom with a blank line between them; empty ones leave no gap."""
    lines: list[Line] = []
    for block in blocks:
        if block and lines:
            lines.append(())
        lines += block
    return tuple(lines)
