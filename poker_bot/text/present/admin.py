"""What admins are shown: stakes, settings, who did what, what a ruling would do; and the list of who has most."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from poker_bot.refusals import Value
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.names import clean
from poker_bot.text.present.parts import Button, Line, Post, Span, Words
from poker_bot.text.present.stakes import Stakes, stakes_text

ACTIONS: Final = (
    *("stake-add", "stake-edit", "stake-remove", "stake-use", "settings", "grant", "take", "season"),
    *("floor", "pause", "resume", "close", "close-now"),
)
"""Codes of the admins' log."""

MESSAGE_KEYS: Final = frozenset(
    {
        *(f"log-{action}" for action in ACTIONS),
        *("stake-line", "stake-line-here", "stake-line-default", "stakes-none", "setting-line", "settings-hint"),
        *("standing-line", "standings-none", "preview-line", "preview-none", "log-line", "log-none", "log-more"),
        *("ruling-name", "button-floor-confirm", "button-season-confirm"),
        *("reply-stakes", "reply-settings", "reply-top", "reply-admin-log", "reply-floor-preview"),
        "reply-season-preview",
    }
)
"""Every key this module asks for; for the linter."""

_WHERE: Final = {"": "stake-line", "room": "stake-line-here", "community": "stake-line-default"}


class LogLine(Struct, frozen=True):
    """An entry of the log: an instant as text, who did it, a code of ``ACTIONS`` and its parameters."""

    when: str
    name: str
    action: str
    params: Mapping[str, Value]


def present_stakes(stakes: Sequence[tuple[str, Stakes, str]], *, lang: str, catalogue: Catalogue) -> Post:
    """Name, rules, and where it is played ("room", "community" or "")."""
    words = Words(catalogue, lang)
    lines = [
        words.line(_WHERE[where], name=clean(name), stake=stakes_text(rules, words))
        for name, rules, where in stakes
    ]
    return Post((words.line("reply-stakes", "bold"), *(lines or [words.line("stakes-none")])))


def present_settings(settings: Mapping[str, Value], *, lang: str, catalogue: Catalogue) -> Post:
    """Every setting by the name under which it can be changed."""
    words = Words(catalogue, lang)
    lines = [
        words.line("setting-line", field=name, value=value if str(value) else "–") for name, value in settings.items()
    ]
    return Post((words.line("reply-settings", "bold"), *lines, words.line("settings-hint", "italic")))


def present_standings(standings: Sequence[tuple[str, int, int]], *, lang: str, catalogue: Catalogue) -> Post:
    """Name, chips in all, and how many of them are at tables."""
    words = Words(catalogue, lang)
    lines = [
        words.line("standing-line", place=str(place), name=clean(name), chips=chips, tables=tables)
        for place, (name, chips, tables) in enumerate(standings, 1)
    ]
    return Post((words.line("reply-top", "bold"), *(lines or [words.line("standings-none")])))


def present_admin_log(entries: Sequence[LogLine], before: int, *, lang: str, catalogue: Catalogue) -> Post:
    """Newest first; ``before`` is where the next page begins, 0 = there is none."""
    words = Words(catalogue, lang)
    lines = [_entry(entry, words) for entry in entries]
    more = [words.line("log-more", "italic", before=str(before))] if before else []
    return Post((words.line("reply-admin-log", "bold"), *(lines or [words.line("log-none")]), *more))


def _entry(entry: LogLine, words: Words) -> Line:
    what = words.text(f"log-{entry.action}", **_plain(entry.params)) if entry.action in ACTIONS else entry.action
    return words.line("log-line", instant=entry.when, name=Span(clean(entry.name), "bold"), what=what)


def _plain(params: Mapping[str, Value]) -> dict[str, Value]:
    """Parameters of a sentence; names of people and stakes made safe."""
    return {name: clean(value) if isinstance(value, str) else value for name, value in params.items()}


def present_preview(
    ruling: str, moved: Sequence[tuple[str, int]], confirm: int, *, lang: str, catalogue: Catalogue
) -> Post:
    """What a ruling would do to whose chips, and the button that does it; ``confirm`` is its number."""
    words = Words(catalogue, lang)
    lines = [
        words.line("preview-line", name=clean(name), sign="plus" if chips > 0 else "minus", chips=abs(chips))
        for name, chips in moved
    ]
    button = Button("floor-confirm", words.text("button-floor-confirm"), "danger", confirm)
    head = words.line("reply-floor-preview", "bold", ruling=ruling)
    return Post((head, *(lines or [words.line("preview-none")])), ((button,),))


def present_season_preview(people: int, amount: int, *, lang: str, catalogue: Catalogue) -> Post:
    """What a new season would do, and the button that begins it."""
    words = Words(catalogue, lang)
    button = Button("season-confirm", words.text("button-season-confirm"), "danger")
    return Post((words.line("reply-season-preview", people=people, amount=amount),), ((button,),))
