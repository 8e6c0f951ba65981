"""The last lines of a table message, right above the buttons: who must do what by when, and what happens next."""

from typing import Final

from poker_bot.engine.views import LegalActions, PublicView
from poker_bot.text.present.cast import Cast
from poker_bot.text.present.parts import Line, Span, Words
from poker_bot.text.present.stakes import stakes_text

MESSAGE_KEYS: Final = frozenset(
    {
        *("turn-check", "turn-option", "turn-call", "turn-call-all-in", "showdown-choice", "may-show"),
        *("countdown", "countdown-bank", "next-hand", "waiting-for-player", "waiting-for-first"),
        *("next-stakes", "table-closing", "table-closed"),
    }
)
"""Every key this module asks for; for the linter."""

_ENOUGH: Final = 2


def turn_lines(view: PublicView, cast: Cast, words: Words, deadline: int | None, now: int) -> list[Line]:
    """Whose decision it is and until when; nothing when nobody has one."""
    lines: list[Line] = []
    if view.legal is not None:
        lines.append(_turn_line(view.legal, cast, words))
    elif view.deciding:
        players: list[Line] = [(cast.mention(seat),) for seat in view.deciding]
        lines.append(words.line("showdown-choice", players=players))
    if lines and deadline is not None:
        key = "countdown-bank" if view.time_bank_running else "countdown"
        lines.append(words.line(key, when=words.countdown(deadline, now)))
    return lines


def next_lines(view: PublicView, cast: Cast, words: Words, next_hand_at: int | None, now: int) -> list[Line]:
    """Between hands: who may still show, when the next hand comes or what it waits for, queued stakes, closing."""
    lines: list[Line] = []
    if view.phase in {"over", "none"} and not (view.closing or view.closed):
        if view.can_show:
            lines.append(words.line("may-show", player=cast.name(view.can_show)))
        lines += _next_hand(view, words, next_hand_at, now)
    if view.next_rules is not None and not view.closing:
        lines.append(words.line("next-stakes", stakes=stakes_text(view.next_rules, words)))
    if view.closed:
        lines.append(words.line("table-closed", "bold"))
    elif view.closing:
        lines.append(words.line("table-closing", "bold"))
    return lines


def _turn_line(legal: LegalActions, cast: Cast, words: Words) -> Line:
    """``▶ Anna, it's on you: 40 to call``."""
    player: Span = cast.mention(legal.seat)
    if legal.can_check:
        return words.line("turn-check" if legal.opening else "turn-option", player=player)
    key = "turn-call-all-in" if legal.call >= legal.stack else "turn-call"
    return words.line(key, player=player, to_call=Span(words.chips(legal.call), "bold"))


def _next_hand(view: PublicView, words: Words, next_hand_at: int | None, now: int) -> list[Line]:
    """The countdown to the deal, or who is missing."""
    if next_hand_at is not None:
        return [words.line("next-hand", when=words.countdown(next_hand_at, now))]
    ready = sum(seat.status not in {"away", "leaving", "broke"} for seat in view.seats)
    if ready >= _ENOUGH:
        return []
    return [words.line("waiting-for-player" if ready else "waiting-for-first")]
