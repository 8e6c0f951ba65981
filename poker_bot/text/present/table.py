"""The public message of a table: what a tired player on a phone needs, in the order he needs it.

Title, board and pot, seats, the last actions, the result, and right above the buttons whose turn it is.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from msgspec import Struct

from poker_bot.engine.events import Event
from poker_bot.engine.views import PublicView
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present.buttons import lobby_rows, table_rows
from poker_bot.text.present.cast import Cast
from poker_bot.text.present.ending import next_lines, turn_lines
from poker_bot.text.present.last_call import last_call_lines
from poker_bot.text.present.log import log_lines
from poker_bot.text.present.parts import Line, Post, Row, Words, card_span
from poker_bot.text.present.result import pot_line, result_lines
from poker_bot.text.present.seats import lobby_seat_lines, seat_lines
from poker_bot.text.present.settlement import SettleUp, settlement_lines
from poker_bot.text.present.size import first_that_fits
from poker_bot.text.present.stakes import game_text, terms_lines, title_text

MESSAGE_KEYS: Final = frozenset(
    {
        *("table-title", "table-frozen", "table-stage-over", "table-stage-void", "table-stage-after-draw"),
        *("table-board", "table-first-board", "table-second-board", "lobby-title", "lobby-seats"),
    }
)
"""Every key this module asks for; for the linter."""


class _Detail(Struct, frozen=True):
    """How much is told: lines of the log, characters of a name, whether the five cards stand at every pot.

    ``people``: so many are named in a settle-up.
    """

    log: int
    name: int
    cards: bool = True
    people: int = 40


_DETAILS: Final = (
    _Detail(5, 20),
    _Detail(3, 20),
    _Detail(2, 14),
    _Detail(1, 12, cards=False),
    _Detail(0, 8, cards=False, people=20),
    _Detail(0, 8, cards=False, people=10),
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
    stop_at: int | None = None
    stop_clock: str = ""
    settled: SettleUp | None = None
    past: bool = False


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
    stop_at: int | None = None,
    stop_clock: str = "",
    settled: SettleUp | None = None,
    past: bool = False,
) -> Post:
    """The table as one message that every platform can hold, with its buttons.

    ``people``: display names by person id, raw; ``log``: public events of the hand on view, oldest first; ``deadline``
    of the turn or of the showdown window, ``next_hand_at``, ``stop_at`` and ``now``: instants in milliseconds UTC;
    ``stop_clock``: the stop time as ``HH:MM`` there; ``settled``: of a closed table; ``past``: the game goes on in a
    newer message, and this one says nothing of what comes next. Without a hand on view it is the lobby.
    """
    scene = _Scene(
        view=view,
        people=people,
        log=log,
        words=Words(catalogue, lang),
        code=code,
        deadline=deadline,
        next_hand_at=next_hand_at,
        frozen=frozen,
        now=now,
        stop_at=stop_at,
        stop_clock=stop_clock,
        settled=settled,
        past=past,
    )
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
        result_lines(view, cast, words, scene.log, cards=detail.cards),
        _ending(scene, cast),
        _settled(scene, detail),
    )
    return Post(_stacked(blocks), _rows(scene))


def _lobby(scene: _Scene, detail: _Detail) -> Post:
    """The table without its hand."""
    view, words = scene.view, scene.words
    cast = Cast(view, scene.people, (), words, detail.name)
    rules = view.next_rules or view.rules
    blocks = (
        [
            words.line("lobby-title", "bold", table=scene.code, game=game_text(rules, words)),
            *terms_lines(rules, words),
        ],
        [
            words.line("lobby-seats", taken=len(view.seats), seats=max(rules.seats, len(view.seats))),
            *lobby_seat_lines(view, cast, words),
        ],
        _ending(scene, cast),
        _settled(scene, detail),
    )
    return Post(_stacked(blocks), () if scene.frozen else lobby_rows(view, words))


def _ending(scene: _Scene, cast: Cast) -> list[Line]:
    """What has to be done, and what comes next; a frozen table says only that it is (R-POT-4)."""
    view, words = scene.view, scene.words
    if scene.frozen:
        return [words.line("table-frozen", "bold")]
    if scene.past and not view.closed:
        return []
    lines = turn_lines(view, cast, words, scene.deadline, scene.now)
    lines += next_lines(view, cast, words, scene.next_hand_at, scene.now)
    return lines + last_call_lines(view, words, scene.stop_at, scene.stop_clock)


def _settled(scene: _Scene, detail: _Detail) -> list[Line]:
    """Who is up and who is down, once the table is closed (R-HOM-1)."""
    if scene.settled is None:
        return []
    title = scene.words.line("settle-title", "bold")
    return [title, *settlement_lines(scene.settled, scene.words, detail.people, detail.name)]


def _title(scene: _Scene) -> Line:
    """Which table, what it plays, which hand, how far."""
    view, words = scene.view, scene.words
    key = _stage(view)
    street = words.text(key) if words.catalogue.has(key) else view.street_name
    stakes = title_text(view.hand_rules or view.rules, words)
    return words.line("table-title", "bold", table=scene.code, stakes=stakes, hand=str(view.hand_number), street=street)


def _stage(view: PublicView) -> str:
    """The key of how far the hand is: its end, its showdown, else its street."""
    if view.voided:
        return "table-stage-void"
    if view.phase in {"showdown", "over"}:
        return "street-showdown" if view.phase == "showdown" else "table-stage-over"
    if view.phase == "betting" and any(seat.drawn >= 0 for seat in view.seats):
        return "table-stage-after-draw"
    return f"street-{view.street_name}"


def _middle(view: PublicView, words: Words) -> list[Line]:
    """Board, or both where it was run twice (R-BET-11), and pots."""
    boards = {"table-board": view.board}
    if view.second_board:
        boards = {"table-first-board": view.board, "table-second-board": view.second_board}
    lines = [words.line(key, cards=card_span(cards)) for key, cards in boards.items() if cards]
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
