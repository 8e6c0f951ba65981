"""The last lines of a table message, right above the buttons: who must do what by when, and what happens next."""

from typing import Final

from poker_bot.engine.views import LegalActions, PublicView
from poker_bot.text.present.cast import Cast
from poker_bot.text.present.parts import Line, Span, Words
from poker_bot.text.present.stakes import title_text

MESSAGE_KEYS: Final = frozenset(
    {
        *("turn-check", "turn-option", "turn-call", "turn-call-all-in", "turn-draw", "turn-showdown"),
        *("showdown-choice", "may-show", "hand-resealing", "table-paused"),
        *("run-twice-question", "run-twice-agreed", "chop-question", "chop-agreed"),
        *("countdown", "countdown-bank", "next-hand", "waiting-for-player", "waiting-for-first"),
        *("next-stakes", "table-closing", "table-closed"),
    }
)
"""Every key this module asks for; for the linter."""

_QUESTIONS: Final = {
    "run-twice": ("run-twice-question", "run-twice-agreed"),
    "chopping": ("chop-question", "chop-agreed"),
}
"""What several players are asked at once, and who has said yes, by phase (R-BET-11, R-HOM-5)."""

_ENOUGH: Final = 2


def turn_lines(view: PublicView, cast: Cast, words: Words, deadline: int | None, now: int) -> list[Line]:
    """Whose decision it is and until when; nothing when nobody has one. A pause stops every clock (R-FLR-5)."""
    if view.closed:
        return []
    lines = _asked_lines(view, cast, words)
    if view.paused:
        return [*lines, words.line("table-paused", "bold")]
    if lines and deadline is not None:
        key = "countdown-bank" if view.time_bank_running else "countdown"
        lines.append(words.line(key, when=words.countdown(deadline, now)))
    return lines


def _asked_lines(view: PublicView, cast: Cast, words: Words) -> list[Line]:
    """What is asked, and of whom."""
    if view.legal is not None:
        return [_turn_line(view.legal, cast, words)]
    if view.phase == "resealing":
        return [words.line("hand-resealing")]
    if view.phase == "drawing" and view.to_act:
        return [words.line("turn-draw", player=cast.mention(view.to_act))]
    return _question_lines(view, cast, words) if view.deciding else []


def _question_lines(view: PublicView, cast: Cast, words: Words) -> list[Line]:
    """What those ``deciding`` are asked, all at once or, at a live showdown, one after the other (R-SHO-4)."""
    asked: list[Line] = [(cast.mention(seat),) for seat in view.deciding]
    if view.phase in _QUESTIONS:
        question, yes = _QUESTIONS[view.phase]
        agreed: list[Line] = [(cast.name(seat),) for seat in view.agreed]
        return [*([words.line(yes, players=agreed)] if agreed else []), words.line(question, players=asked)]
    if view.live_showdown:
        return [words.line("turn-showdown", player=asked[0])]
    return [words.line("showdown-choice", players=asked)]


def next_lines(view: PublicView, cast: Cast, words: Words, next_hand_at: int | None, now: int) -> list[Line]:
    """Between hands: who may still show, when the next hand comes or what it waits for, queued stakes, closing."""
    lines: list[Line] = []
    if view.phase in {"over", "none"} and not (view.closing or view.closed):
        if view.can_show:
            lines.append(words.line("may-show", player=cast.name(view.can_show)))
        lines += _next_hand(view, words, next_hand_at, now)
    if view.next_rules is not None and not view.closing:
        lines.append(words.line("next-stakes", stakes=title_text(view.next_rules, words)))
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
