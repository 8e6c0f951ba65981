"""For one pair of eyes: a player's own hole cards, what they make by now, and what he may do (law 6).

Built from a ``SeatView`` only. Nothing here logs, and no result may be logged.
"""

from typing import Final

from poker_bot.engine.views import SeatView
from poker_bot.text.cards import card_signs
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.hands import hand_name
from poker_bot.text.present.buttons import button
from poker_bot.text.present.marks import mark_lines, mark_rows, numbered_cards
from poker_bot.text.present.parts import Line, Post, Row, Words, card_span
from poker_bot.text.present.stakes import Stakes, title_text

MESSAGE_KEYS: Final = frozenset(
    {
        *("private-title", "private-none", "private-rank", "private-cards", "private-cards-rank"),
        *(
            "private-your-turn-check",
            "private-your-turn-call",
            "private-buttons",
            "private-may-show",
            "private-waiting",
        ),
        *("private-pre-check-fold", "private-pre-call", "private-run-twice", "private-straddles"),
        *("private-may-play-board", "private-chop", "private-out-at-big", "telegram-draw-sent"),
    }
)
"""Every key this module asks for; for the linter."""

_PRE_ACTIONS: Final = {"check-fold": "private-pre-check-fold", "call": "private-pre-call"}


def present_seat(  # noqa: PLR0913 - a sheet has these parts
    seat_view: SeatView, *, lang: str, catalogue: Catalogue, rules: Stakes, table_code: str, marks: int = 0
) -> Post:
    """The private message of a hand: the cards alone on their line, the best hand so far, where the buttons are.

    While he may exchange cards, they are buttons: ``marks`` are those that go, bit ``i`` for hole card ``i`` (R-DRW-3).
    """
    words = Words(catalogue, lang)
    title = words.line(
        "private-title", table=table_code, stakes=title_text(rules, words), hand=str(seat_view.hand_number)
    )
    cards = _cards(seat_view, words)
    if seat_view.max_draw:
        marked = mark_lines(seat_view, rules, marks, words)
        return Post((title, *cards, *marked), mark_rows(seat_view, rules, marks, words))
    return Post((title, *cards, *_may_do(seat_view, words)), _rows(seat_view, words))


def present_cards_short(seat_view: SeatView, *, lang: str, catalogue: Catalogue) -> str:
    """The same in at most 200 characters, for an alert: cards and the best hand so far."""
    words = Words(catalogue, lang)
    if not seat_view.cards:
        return words.text("private-none")
    cards = card_signs(seat_view.cards)
    if seat_view.rank is None:
        return words.text("private-cards", cards=cards)
    return words.text("private-cards-rank", cards=cards, hand=hand_name(catalogue, lang, seat_view.rank))


def present_draw_numbers(seat_view: SeatView, *, lang: str, catalogue: Catalogue) -> str:
    """For an alert, where no sheet can be sent: cards by number, and how to type the draw; at most 200 characters."""
    words = Words(catalogue, lang)
    return numbered_cards(seat_view, words) if seat_view.cards else words.text("private-none")


def present_draw_sent(*, lang: str, catalogue: Catalogue) -> str:
    """For an alert: the sheet with his cards to mark stands in the private chat; at most 200 characters."""
    return Words(catalogue, lang).text("telegram-draw-sent")


def _cards(seat: SeatView, words: Words) -> list[Line]:
    """The hole cards, and what they make with the board."""
    if not seat.cards:
        return [words.line("private-none")]
    lines: list[Line] = [(card_span(seat.cards),)]
    if seat.rank is not None:
        lines.append(words.line("private-rank", hand=hand_name(words.catalogue, words.lang, seat.rank)))
    return lines


def _may_do(seat: SeatView, words: Words) -> list[Line]:
    """His turn, his pre-action, his choice at the showdown, his way in; and that the buttons are at the table."""
    lines: list[Line] = []
    if seat.legal is not None:
        key = "private-your-turn-check" if seat.legal.can_check else "private-your-turn-call"
        lines.append(words.line(key, "bold", to_call=seat.legal.call))
    elif seat.pre_action in _PRE_ACTIONS:
        lines.append(words.line(_PRE_ACTIONS[seat.pre_action], price=seat.pre_action_price))
    lines += [words.line(key) for key, holds in _choices(seat) if holds]
    if seat.waiting and seat.post_amount:
        lines.append(words.line("private-waiting", amount=seat.post_amount))
    if seat.cards:
        lines.append(words.line("private-buttons", "italic"))
    return lines


def _choices(seat: SeatView) -> tuple[tuple[str, bool], ...]:
    """What is asked of him beside the betting, and what he wishes for; with whether it is so."""
    return (
        ("private-run-twice", seat.may_run_twice),
        ("private-chop", seat.may_chop),
        ("private-may-show", seat.may_show),
        ("private-may-play-board", seat.may_play_board),
        ("private-straddles", seat.may_straddle and seat.straddles),
        ("private-out-at-big", seat.out_at_big),
    )


def _rows(seat: SeatView, words: Words) -> tuple[Row, ...]:
    """The one choice that can be made from here: how to come in, whose price is his own (R-TAB-5)."""
    if not (seat.waiting and seat.post_amount):
        return ()
    return ((button(words, "enter-post", seat.post_amount), button(words, "enter-wait")),)
