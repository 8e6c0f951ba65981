"""What admins are shown: stakes, settings, who did what, what a ruling would do; and the list of who has most.

Lists are cut to what one message of any platform holds.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from poker_bot.refusals import Value
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.names import clean
from poker_bot.text.present.identity import platform_name
from poker_bot.text.present.parts import Button, Line, Post, Span, Words, facts
from poker_bot.text.present.size import fits
from poker_bot.text.present.stakes import Stakes, buy_in_text, game_text, terms_lines

ACTIONS: Final = (
    *("stake-add", "stake-edit", "stake-remove", "stake-use", "settings", "grant", "take", "season"),
    *("floor", "pause", "resume", "close", "close-now", "table-rules"),
    *("community-link", "community-unlink"),
    *("last-hands", "last-hands-off", "stop-time", "stop-time-off"),
)
"""Codes of the admins' log."""

RULINGS: Final = ("exposed", "extra", "wrong-count", "flop", "turn", "river", "misdeal", "void", "remove")
"""Rulings by the word of ``/floor``. Never given another order: buttons that are out carry the place in it."""

COMMUNITY_SETTINGS: Final = (
    "language",
    *("daily_chips", "starting_chips", "buy_in_limit", "who_opens", "time_zone", "admin_role", "rooms"),
    *("house_players", "cards_by_message", "gifts", "quiet_from", "quiet_to"),
)
"""Settings of a community, by the name under which they are changed."""

MESSAGE_KEYS: Final = frozenset(
    {
        *(f"log-{action}" for action in ACTIONS),
        *(f"setting-{name}" for name in COMMUNITY_SETTINGS),
        *(
            "stake-line",
            "stake-line-here",
            "stake-line-default",
            "stakes-none",
            "stakes-hint",
            "stake-unused",
            "settings-hint",
        ),
        *("standing-line", "standings-none", "preview-line", "preview-none", "preview-to-balance"),
        *("log-line", "log-none", "log-more"),
        *("log-stake-unuse", "stake-saved-hint", "ruling-name", "ruling-seat", "ruling-card", "list-more"),
        *("button-floor-confirm", "button-season-confirm"),
        *("reply-stakes", "reply-stake-saved", "reply-settings", "reply-settings-saved", "reply-top"),
        *("reply-admin-log", "reply-floor-preview", "reply-season-preview"),
    }
)
"""Every key this module asks for; for the linter."""

NAME_LENGTH: Final = 24
"""Characters of a stake's name, which must be readable to its end: it is typed again."""

_WHERE: Final = {"": "stake-line", "room": "stake-line-here", "community": "stake-line-default"}
_WHERE_TO: Final = {"remove": "preview-to-balance"}
"""Ruling -> where chips go that leave the table: nobody is to think they are lost."""

_MOST_LINES: Final = 60
_CHANGES: Final = frozenset({"settings", "table-rules"})
"""Acts whose parameters are what was changed, by its name."""

_MOST_CHANGES: Final = 80


class LogLine(Struct, frozen=True):
    """Entry ``id`` of the log: an instant as text, who did it, a code of ``ACTIONS`` and its parameters."""

    id: int
    when: str
    name: str
    action: str
    params: Mapping[str, Value]


class Aim(Struct, frozen=True):
    """Whom a ruling is about: his seat and name, and one of his cards by number from 1 (0 = himself)."""

    seat: int
    name: str
    card: int = 0


def present_stakes(stakes: Sequence[tuple[str, Stakes, str]], *, lang: str, catalogue: Catalogue) -> Post:
    """Name, game and buy-in, and where it is played ("room", "community" or "")."""
    words = Words(catalogue, lang)
    lines = [
        words.line(_WHERE[where], name=Span(clean(name, NAME_LENGTH), "bold"), stake=_stake(rules, words))
        for name, rules, where in stakes
    ]
    head, count = words.line("reply-stakes", "bold"), len(lines)

    def below(shown: int) -> list[Line]:
        more = [words.line("list-more", "italic", count=count - shown)] if shown < count else []
        return [*more, words.line("stakes-hint", "italic")]

    return _listed(head, lines, below) if lines else Post((head, words.line("stakes-none")))


def present_stake_saved(name: str, rules: Stakes, *, lang: str, catalogue: Catalogue) -> Post:
    """The stake as it was understood, whole."""
    words = Words(catalogue, lang)
    head = words.line("reply-stake-saved", "bold", name=clean(name, NAME_LENGTH))
    hint = words.line("stake-saved-hint", "italic", name=clean(name, NAME_LENGTH))
    return Post((head, (Span(game_text(rules, words)),), *terms_lines(rules, words), hint))


def present_stake_unused(where: str, *, lang: str, catalogue: Catalogue) -> Post:
    """A room, or all of them, go without a stake of their own from now on."""
    return Post((Words(catalogue, lang).line("stake-unused", where=where),))


def _stake(rules: Stakes, words: Words) -> str:
    return f"{game_text(rules, words)} · {buy_in_text(rules, words)}"


def present_settings(settings: Mapping[str, str], *, saved: bool, lang: str, catalogue: Catalogue) -> Post:
    """Every setting (or those just ``saved``) as it is typed, with what it is about."""
    words = Words(catalogue, lang)
    lines = [
        facts([Span(f"{name}={clean(value, 40)}", "code"), words.line(f"setting-{name}")])
        for name, value in settings.items()
    ]
    if saved:
        return Post((words.line("reply-settings-saved", "bold"), *lines))
    return Post((words.line("reply-settings", "bold"), *lines, words.line("settings-hint", "italic")))


def present_standings(standings: Sequence[tuple[str, int, int]], *, lang: str, catalogue: Catalogue) -> Post:
    """Name, chips in all, and how many of them are at tables."""
    words = Words(catalogue, lang)
    lines = [
        words.line("standing-line", place=str(place), name=clean(name) or "–", chips=chips, tables=tables)
        for place, (name, chips, tables) in enumerate(standings, 1)
    ]
    return Post((words.line("reply-top", "bold"), *(lines or [words.line("standings-none")])))


def present_admin_log(entries: Sequence[LogLine], *, more: bool, lang: str, catalogue: Catalogue) -> Post:
    """Newest first; ``more``: there may be older ones than these."""
    words = Words(catalogue, lang)
    lines = [_entry(entry, words) for entry in entries]

    def older(shown: int) -> list[Line]:
        goes_on = more or shown < len(lines)
        return [words.line("log-more", "italic", before=str(entries[shown - 1].id))] if shown and goes_on else []

    head = words.line("reply-admin-log", "bold")
    return _listed(head, lines, older) if lines else Post((head, words.line("log-none")))


def _entry(entry: LogLine, words: Words) -> Line:
    key = f"log-{entry.action}"
    params = {name: _plain(name, value, words) for name, value in entry.params.items()}
    if entry.action == "stake-use" and not params.get("name"):
        key = "log-stake-unuse"
    if entry.action in _CHANGES:
        changes = ", ".join(f"{name}={value}" for name, value in entry.params.items() if name != "room")
        params = {"changes": clean(changes, _MOST_CHANGES)}
    what = words.text(key, **params) if entry.action in ACTIONS else clean(entry.action)
    return words.line("log-line", instant=entry.when, name=Span(clean(entry.name) or "–", "bold"), what=what)


def _plain(name: str, value: Value, words: Words) -> Value:
    """A parameter of a sentence; names of people and stakes made safe, platforms as people call them."""
    if name == "platform":
        return platform_name(str(value), words)
    return clean(value, NAME_LENGTH) if isinstance(value, str) and name == "name" else value


def present_preview(  # noqa: PLR0913 - a ruling has these parts
    ruling: str,
    aims: Sequence[Aim],
    moved: Sequence[tuple[str, int]],
    confirm: int,
    *,
    lang: str,
    catalogue: Catalogue,
) -> Post:
    """Whom a ruling is about, what it would do to whose chips, and the button that does it; ``confirm``: its number."""
    words = Words(catalogue, lang)
    about = [
        words.line("ruling-card", seat=aim.seat, name=_name(aim.name), card=aim.card)
        if aim.card
        else words.line("ruling-seat", seat=aim.seat, name=_name(aim.name))
        for aim in aims
    ]
    lines = [
        words.line("preview-line", name=_name(name), sign="plus" if chips > 0 else "minus", chips=abs(chips))
        for name, chips in moved
    ]
    button = Button("floor-confirm", words.text("button-floor-confirm"), "danger", confirm)
    head = words.line("reply-floor-preview", "bold", ruling=ruling)
    below = [words.line(_WHERE_TO[ruling], "italic")] if lines and ruling in _WHERE_TO else []
    return Post((head, *about, *(lines or [words.line("preview-none")]), *below), ((button,),))


def _name(name: str) -> str:
    return clean(name) or "–"


def ruling_name(ruling: str, *, lang: str, catalogue: Catalogue) -> str:
    """A ruling of ``RULINGS`` as one chooses it."""
    return catalogue.text(lang, "ruling-name", ruling=ruling)


def present_season_preview(people: int, amount: int, confirm: int, *, lang: str, catalogue: Catalogue) -> Post:
    """What a new season would do, and the button that begins it; ``confirm``: its number."""
    words = Words(catalogue, lang)
    button = Button("season-confirm", words.text("button-season-confirm"), "danger", confirm)
    return Post((words.line("reply-season-preview", people=people, amount=amount),), ((button,),))


def _listed(head: Line, lines: Sequence[Line], tail: Callable[[int], list[Line]]) -> Post:
    """As many lines as one message holds; ``tail`` says what stands below so many of them."""
    for shown in range(min(len(lines), _MOST_LINES), 0, -1):
        post = Post((head, *lines[:shown], *tail(shown)))
        if fits(post):
            return post
    return Post((head,))
