"""The public message of a table: what a tired player on a phone needs, in the order he needs it.

Title, board and pot, seats, the last actions, the result, and right above the buttons whose turn it is.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeVar, TypeVarTuple, Unpack

from msgspec import Struct

from poker_bot.engine.events import Event
from poker_bot.engine.views import PublicView
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present.buttons import table_rows
from poker_bot.text.present.cast import Cast
from poker_bot.text.present.ending import next_lines, turn_lines
from poker_bot.text.present.happenings import Happening, runs
from poker_bot.text.present.last_call import last_call_lines
from poker_bot.text.present.log import log_lines
from poker_bot.text.present.parts import Line, Post, Row, Words, card_span
from poker_bot.text.present.result import hand_lines, pot_line, result_lines
from poker_bot.text.present.seats import lobby_seat_lines, seat_lines
from poker_bot.text.present.settlement import SettleUp, people_lines, settlement_lines
from poker_bot.text.present.size import first_that_fits, too_long
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

_By = TypeVarTuple("_By")
_Part = TypeVar("_Part")

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
    draft = _Draft(scene)
    return first_that_fits(partial(draw, draft, detail) for detail in _DETAILS if _may_fit(draft, detail))


class _Draft:
    """One message in the making: what two details have in common is written once."""

    def __init__(self, scene: _Scene) -> None:
        self.scene = scene
        log = () if scene.view.phase == "none" else scene.log
        self._cast = Cast(scene.view, scene.people, log, scene.words, _DETAILS[0].name)
        self._written: dict[tuple[object, ...], Any] = {}

    def cast(self, length: int) -> Cast:
        """The players, with names of at most ``length``; asked for the longest first."""
        self._cast = self._cast.shorter(length)
        return self._cast

    def once(self, write: "Callable[[_Draft, Unpack[_By]], _Part]", *by: *_By) -> _Part:
        """A part of the message, by what it depends on beside the draft."""
        key = (write, *by)
        if key not in self._written:
            self._written[key] = write(self, *by)
        part: _Part = self._written[key]
        return part


def _hand(draft: _Draft, detail: _Detail) -> Post:
    """A hand on view, running or over."""
    cast = draft.cast(detail.name)
    over = draft.scene.view.phase == "over"
    blocks = (
        draft.once(_top),
        draft.once(_seats, cast),
        draft.once(_log, cast, min(detail.log, _AFTER_THE_HAND) if over else detail.log),
        draft.once(_result, cast, detail.cards),
        draft.once(_ending, cast),
        _settled(draft, detail.people, detail.name),
    )
    return Post(_stacked(blocks), draft.once(_rows))


def _lobby(draft: _Draft, detail: _Detail) -> Post:
    """The table without its hand."""
    cast = draft.cast(detail.name)
    blocks = (
        draft.once(_lobby_top),
        draft.once(_lobby_seats, cast),
        draft.once(_ending, cast),
        _settled(draft, detail.people, detail.name),
    )
    return Post(_stacked(blocks), draft.once(_rows))


def _top(draft: _Draft) -> list[Line]:
    return [_title(draft.scene), *_middle(draft.scene.view, draft.scene.words)]


def _seats(draft: _Draft, cast: Cast) -> list[Line]:
    return seat_lines(draft.scene.view, cast, draft.scene.words)


def _log(draft: _Draft, cast: Cast, most: int) -> list[Line]:
    return log_lines(draft.once(_told), cast, draft.scene.words, most)


def _told(draft: _Draft) -> tuple[list[Happening], ...]:
    return tuple(runs(draft.scene.log))


def _result(draft: _Draft, cast: Cast, cards: bool) -> list[Line]:  # noqa: FBT001 - one of the things it depends on
    scene = draft.scene
    return result_lines(scene.view, cast, scene.words, scene.log, draft.once(_hands), cards=cards)


def _hands(draft: _Draft) -> list[Line]:
    return hand_lines(draft.scene.view, draft.scene.words)


def _lobby_top(draft: _Draft) -> list[Line]:
    scene = draft.scene
    rules, words = scene.view.next_rules or scene.view.rules, scene.words
    title = words.line("lobby-title", "bold", table=scene.code, game=game_text(rules, words))
    return [title, *terms_lines(rules, words)]


def _lobby_seats(draft: _Draft, cast: Cast) -> list[Line]:
    view, words = draft.scene.view, draft.scene.words
    seats = (view.next_rules or view.rules).seats
    head = words.line("lobby-seats", taken=len(view.seats), seats=max(seats, len(view.seats)))
    return [head, *lobby_seat_lines(view, cast, words)]


def _ending(draft: _Draft, cast: Cast) -> list[Line]:
    """What has to be done, and what comes next; a frozen table says only that it is (R-POT-4)."""
    scene = draft.scene
    view, words = scene.view, scene.words
    if scene.frozen:
        return [words.line("table-frozen", "bold")]
    if scene.past and not view.closed:
        return []
    lines = turn_lines(view, cast, words, scene.deadline, scene.now)
    lines += next_lines(view, cast, words, scene.next_hand_at, scene.now)
    return lines + last_call_lines(view, words, scene.stop_at, scene.stop_clock)


def _rows(draft: _Draft) -> tuple[Row, ...]:
    """A frozen table takes no presses; the lobby's are among the table's."""
    return () if draft.scene.frozen else table_rows(draft.scene.view, draft.scene.words)


def _settled(draft: _Draft, most: int, length: int) -> list[Line]:
    """Who is up and who is down, once the table is closed (R-HOM-1)."""
    settled, words = draft.scene.settled, draft.scene.words
    if settled is None:
        return []
    people = draft.once(_people, length)
    return [words.line("settle-title", "bold"), *settlement_lines(settled, words, people[:most])]


def _people(draft: _Draft, length: int) -> list[Line]:
    """The lines of a settle-up for as many as are ever named."""
    settled, words = draft.scene.settled, draft.scene.words
    return [] if settled is None else people_lines(settled, words, _DETAILS[0].people, length)


def _may_fit(draft: _Draft, detail: _Detail) -> bool:
    """Whether the detail is worth a try: not if the settle-up alone is too long, even with the shortest names.

    The barest is the last resort.
    """
    barest = _DETAILS[-1]
    return detail is barest or not too_long(_settled(draft, detail.people, barest.name))


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


def _stacked(blocks: Sequence[Sequence[Line]]) -> tuple[Line, ...]:
    """Blocks from top to bottom with a blank line between them; empty ones leave no gap."""
    lines: list[Line] = []
    for block in blocks:
        if block and lines:
            lines.append(())
        lines += block
    return tuple(lines)
