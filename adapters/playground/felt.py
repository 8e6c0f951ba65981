"""The drawing of a table: the facts of a frame in a reader's language, from which the page draws seats and cards.

It says nothing that the text of the message does not say, and knows a public view only, so no hidden card (law 6).
"""

from collections.abc import Iterable
from typing import Final

from adapters.playground.protocol import Face, Felt, Plate
from poker_bot.engine.views import PublicView, SeatPublic
from poker_bot.host.ports import TableFrame
from poker_bot.text.cards import card_name, card_names
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.numbers import format_chips
from poker_bot.text.present.cast import Cast
from poker_bot.text.present.parts import Words

_RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
_SUITS: Final = "cdhs"
_NAME_LENGTH: Final = 12
_DRAWN: Final = "felt-drawn"
RUNNING: Final = frozenset({"betting", "drawing", "run-twice", "chopping", "resealing", "runout", "showdown"})
"""Phases of a hand that is not over."""

MESSAGE_KEYS: Final = frozenset({_DRAWN})
"""Every key this module asks for by itself; for the linter."""

_ABSENT: Final = frozenset({"waiting", "posting", "away", "leaving", "broke"})


def faces(cards: Iterable[int], catalogue: Catalogue, lang: str) -> tuple[Face, ...]:
    """Cards as they are drawn and read aloud."""
    return tuple(Face(_RANKS[card >> 2], _SUITS[card & 3], card_name(catalogue, lang, card)) for card in cards)


def felt(frame: TableFrame, reader: int, catalogue: Catalogue, lang: str) -> Felt:
    """The table of ``frame`` as the person ``reader`` sees it, in ``lang``."""
    view, words = frame.view, Words(catalogue, lang)
    names = {person: seen.name for person, seen in frame.people.items()}
    cast = Cast(view, names, frame.log, words, _NAME_LENGTH)
    acting = {seat for seat in (view.to_act, *view.deciding) if seat}
    return Felt(
        table=frame.table,
        hand=view.hand_number if view.phase != "none" else 0,
        alt=_alt(view, words),
        seats=_places(view),
        plates=tuple(_plate(view, seat, reader, cast.name(seat.seat).text, words) for seat in view.seats),
        board=faces(view.board, catalogue, lang),
        second=faces(view.second_board, catalogue, lang),
        slots=view.board_cards,
        pot=words.text("table-pot", amount=view.pot) if view.pot else "",
        running=view.phase in RUNNING,
        deadline=frame.deadline if acting else None,
        clock=_clock(view),
        yours=any(seat.player == reader and seat.seat in acting for seat in view.seats),
    )


def _plate(view: PublicView, seat: SeatPublic, reader: int, name: str, words: Words) -> Plate:
    running = view.phase in RUNNING
    folded = seat.status == "folded" or (view.phase == "over" and seat.last_act == "fold")
    holds = running and seat.in_hand and not folded and not seat.mucked
    return Plate(
        seat=seat.seat,
        name=name,
        stack=words.chips(seat.stack),
        bet=words.chips(seat.bet) if running and seat.bet else "",
        net=_signed(seat.net, words) if view.phase == "over" and seat.net else "",
        button=seat.is_button,
        turn=seat.to_act or seat.seat in view.deciding,
        you=seat.player == reader,
        out=folded or seat.mucked or seat.status in _ABSENT or (running and not seat.in_hand),
        winner=seat.in_hand and any(seat.seat == winner for result in view.results for winner, _ in result.shares),
        drawn=words.text(_DRAWN, count=seat.drawn) if running and not folded and seat.drawn >= 0 else "",
        backs=max(0, view.hole_cards - len(seat.shown)) if holds else 0,
        cards=faces(seat.shown, words.catalogue, words.lang),
    )


def _places(view: PublicView) -> int:
    """Seats to draw, taken or not; a table made smaller keeps everybody who sits there."""
    return max(view.rules.seats, len(view.seats))


def _alt(view: PublicView, words: Words) -> str:
    """The drawing in words: board and pot, or how many sit there."""
    if view.phase == "none":
        return words.text("lobby-seats", taken=len(view.seats), seats=_places(view))
    boards = [board for board in (view.board, view.second_board) if board]
    parts = [words.text("table-board", cards=card_names(words.catalogue, words.lang, board)) for board in boards]
    if view.pot:
        parts.append(words.text("table-pot", amount=view.pot))
    return ". ".join(parts)


def _clock(view: PublicView) -> int:
    """Milliseconds that the present decision had from its beginning."""
    if view.phase in {"run-twice", "chopping"}:
        return view.rules.run_it_twice_time * 1000
    if view.deciding:
        return view.rules.show_time * 1000
    banks = (seat.time_bank for seat in view.seats if seat.to_act)
    return next(banks, 0) if view.time_bank_running else view.rules.action_clock * 1000


def _signed(chips: int, words: Words) -> str:
    text = format_chips(chips, words.lang)
    return f"+{text}" if chips > 0 else text
