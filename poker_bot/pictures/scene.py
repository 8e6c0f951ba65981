"""What a picture of a table shows, as data: every word written, every number formatted, no card but those turned up.

Made from a ``PublicView`` alone (law 6), so a hidden card cannot get into a picture: there is none to be had here.
"""

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from poker_bot.engine.views import PublicView, SeatPublic
from poker_bot.pictures.footer import footer
from poker_bot.pictures.glyphs import drawable, drawable_name
from poker_bot.text.names import clean, display_name
from poker_bot.text.present.parts import Words, plain_text

MESSAGE_KEYS: Final = frozenset({"picture-hand", "picture-won"})
"""Every key this module asks for by itself; for the linter."""

Look = Literal["here", "turn", "won", "folded", "absent", "empty"]

_WORDS: Final = {
    "folded": "seat-folded",
    "all-in": "seat-all-in",
    "waiting": "seat-waiting",
    "posting": "seat-posting",
    "away": "seat-away",
    "leaving": "seat-leaving",
    "broke": "seat-broke",
}
_ABSENT: Final = frozenset({"waiting", "posting", "away", "leaving", "broke"})
_BETS_LIE: Final = frozenset({"betting", "chopping", "resealing"})
_BLINDS: Final = (("is_small_blind", "seat-small-blind"), ("is_big_blind", "seat-big-blind"))


class SeatScene(Struct, frozen=True):
    """One seat. ``backs`` cards lie face down before it, ``shown`` face up; ``lit`` are those that won."""

    number: int
    look: Look
    name: str = ""
    stack: str = ""
    bet: str = ""
    word: str = ""
    all_in: bool = False
    won: str = ""
    button: str = ""
    blind: str = ""
    backs: int = 0
    shown: tuple[int, ...] = ()
    lit: tuple[int, ...] = ()


class Board(Struct, frozen=True):
    """A row of community cards; ``lit`` are those of the winning five, ``places`` how many it has when complete."""

    cards: tuple[int, ...]
    places: int
    lit: tuple[int, ...] = ()
    label: str = ""


class TableScene(Struct, frozen=True):
    """A whole picture; two equal scenes are the same picture."""

    seats: tuple[SeatScene, ...]
    boards: tuple[Board, ...]
    hand: str
    street: str
    pot: str
    footer: tuple[str, ...]


def table_scene(view: PublicView, people: Mapping[int, str], words: Words, *, settled: bool = False) -> TableScene:
    """The scene of a view. ``people``: display names by person id, raw.

    ``settled``: as a street begins. Whose turn it is and what lies in front is left out, of the pot too, because the
    picture stays up while the text above it goes on.
    """
    count = min(10, max(view.rules.seats, *(seat.seat for seat in view.seats), view.button, 2))
    taken = {seat.seat: _seat(view, seat, people, words, settled=settled) for seat in view.seats}
    seats = tuple(taken.get(number) or _empty(view, number, words) for number in range(1, count + 1))
    played = view.phase != "none"
    pot = collected(view) if settled else view.pot
    return TableScene(
        seats=seats,
        boards=_boards(view, words) if played else (),
        hand=words.text("picture-hand", hand=str(view.hand_number)) if played else "",
        street=_street(view, words) if played else "",
        pot=words.text("table-pot", amount=words.chips(pot)) if pot else "",
        footer=tuple(map(drawable, footer(view, words))),
    )


def collected(view: PublicView) -> int:
    """Chips in the pot without the bets that still lie in front of the players."""
    return view.pot - sum(seat.bet for seat in view.seats) if view.phase in _BETS_LIE else view.pot


def _street(view: PublicView, words: Words) -> str:
    """How far the hand is, as a heading."""
    text = stage(view, words)
    return text[:1].upper() + text[1:]


def stage(view: PublicView, words: Words) -> str:
    """How far the hand is, as in the title of the table message."""
    key = f"street-{view.street_name}"
    if view.voided:
        key = "table-stage-void"
    elif view.phase in {"showdown", "over"}:
        key = "street-showdown" if view.phase == "showdown" else "table-stage-over"
    elif view.phase == "betting" and any(seat.drawn >= 0 for seat in view.seats):
        key = "table-stage-after-draw"
    return words.text(key) if words.catalogue.has(key) else drawable(view.street_name)


def _empty(view: PublicView, number: int, words: Words) -> SeatScene:
    """A seat with nobody in it; a dead button may stand there (R-TAB-3)."""
    return SeatScene(number, "empty", button=words.text("seat-button") if number == view.button else "")


def _seat(view: PublicView, seat: SeatPublic, people: Mapping[int, str], words: Words, *, settled: bool) -> SeatScene:
    over = view.phase == "over"
    folded = seat.status == "folded" or (over and seat.last_act == "fold" and seat.in_hand)
    absent = seat.status in _ABSENT and not folded
    asked = not settled and (seat.to_act or seat.seat in view.deciding) and not view.paused
    look: Look = "won" if over and seat.won else "turn" if asked else "folded" if folded else "here"
    hidden = 0
    if view.phase != "none" and seat.in_hand and not folded and not (seat.mucked or seat.plays_board or view.voided):
        hidden = max(0, view.hole_cards - len(seat.shown))
    in_front = seat.bet if view.phase in _BETS_LIE and not settled else 0
    blinds = [] if over else [words.text(key) for field, key in _BLINDS if getattr(seat, field)]
    return SeatScene(
        number=seat.seat,
        look="absent" if absent and look == "here" else look,
        name=_name(seat, people, words),
        stack=words.chips(seat.stack),
        bet=words.chips(in_front) if in_front else "",
        word=_word(view, seat, words, folded=folded),
        all_in=seat.status == "all-in",
        won=words.text("picture-won", amount=seat.net) if over and seat.won and seat.net > 0 else "",
        button=words.text("seat-button") if seat.is_button else "",
        blind=blinds[0] if blinds else "",
        backs=hidden,
        shown=seat.shown,
        lit=_lit_hole_cards(view, seat),
    )


def _name(seat: SeatPublic, people: Mapping[int, str], words: Words) -> str:
    """What of the name can be drawn; the number beside it tells people apart."""
    name = drawable_name(clean(people.get(seat.player, "")))
    return name or drawable(display_name(words.catalogue, words.lang, "", seat.seat))


def _word(view: PublicView, seat: SeatPublic, words: Words, *, folded: bool) -> str:
    """The one word that says most about how he stands."""
    if folded:
        return words.text("seat-folded")
    if seat.mucked:
        return words.text("seat-mucked")
    if seat.plays_board:
        return words.text("seat-plays-board")
    if seat.status in _WORDS:
        return words.text(_WORDS[seat.status])
    if view.phase != "over" and seat.drawn >= 0 and not seat.shown:
        return words.text("seat-drew", count=seat.drawn) if seat.drawn else words.text("seat-pat")
    return ""


def _boards(view: PublicView, words: Words) -> tuple[Board, ...]:
    """No board, one, or two where it was run twice (R-BET-11)."""
    if not view.board_cards:
        return ()
    if not view.second_board:
        return (Board(view.board, view.board_cards, _lit(view, view.board, 0)),)
    texts = (words.line("table-first-board", cards=""), words.line("table-second-board", cards=""))
    boards = (view.board, view.second_board)
    return tuple(
        Board(cards, view.board_cards, _lit(view, cards, number), plain_text(text).rstrip(" \u202f:"))
        for number, (cards, text) in enumerate(zip(boards, texts, strict=True), 1)
    )


def _lit(view: PublicView, cards: tuple[int, ...], board: int) -> tuple[int, ...]:
    """Which of these cards belong to the five that won the main pot on that board."""
    used = {
        card
        for result in view.results
        if result.index == 0 and result.board == board
        for _, five in result.cards
        for card in five
    }
    return tuple(card for card in cards if card in used)


def _lit_hole_cards(view: PublicView, seat: SeatPublic) -> tuple[int, ...]:
    """Which of his cards won him any pot."""
    fives = [five for result in view.results for winner, five in result.cards if winner == seat.seat]
    return tuple(card for card in seat.shown if any(card in five for five in fives))
