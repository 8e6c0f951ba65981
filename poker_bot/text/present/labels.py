"""Texts around the table that front ends ask for by name: forms, confirmations, first steps, commands, the page."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from poker_bot.engine.views import LegalActions, PublicView
from poker_bot.languages import language_number
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present.buttons import button, raise_row
from poker_bot.text.present.cast import Cast
from poker_bot.text.present.parts import Button, Post, Span, Words

COMMANDS: Final = (
    *("poker", "sit", "leave", "away", "back", "topup", "cards"),
    *("fold", "check", "call", "bet", "raise", "allin", "draw", "straddle"),
    *("balance", "language", "table", "rules", "ranks", "help"),
    *("stakes", "floor", "settings", "chips", "audit", "daily", "top", "settle", "gift", "privacy"),
    *("link", "community"),
)
"""The words people type, the same on every platform; Discord shows them by their localised names."""

OPTIONS: Final = (
    *("buy-in", "amount", "cards", "language", "game", "betting", "topic", "tips"),
    *("stake", "blinds", "ante", "seats", "clock", "more", "everywhere", "now"),
    *(
        "ruling",
        "seat",
        "card",
        "second-seat",
        "second-card",
        "count",
        "setting",
        "value",
        "person",
        "chips",
        "before",
        "days",
        "code",
        "undo",
    ),
    *("hands", "time", "off", "file"),
)
"""Options of commands."""

SUBCOMMANDS: Final = (
    *("table-open", "table-close", "table-last", "table-until", "table-pause", "table-resume", "table-settings"),
    *("stakes-list", "stakes-add", "stakes-edit", "stakes-remove", "stakes-default"),
    *("chips-grant", "chips-take", "chips-season", "audit-log", "audit-file", "audit-pairs", "privacy-exclude"),
    *("privacy-about", "privacy-export", "privacy-delete"),
    *("community-show", "community-link", "community-unlink"),
)
"""Commands that stand behind another's word; each name is unique behind its word."""

PAGE_LABELS: Final = (
    *("title", "chat", "private", "you", "language", "message", "send"),
    *("lost", "reconnected", "only-you", "new-tab", "dealer", "welcome", "your-turn", "name", "rename"),
    *("theme", "cancel", "close", "your-cards", "newest", "tab-group", "tab-private"),
    *("open-table", "game", "betting", "usual", "save-file"),
)
"""What the playground page has to say."""

_ROW: Final = 5

MESSAGE_KEYS: Final = frozenset(
    {
        *(f"command-{name}-{part}" for name in (*COMMANDS, *SUBCOMMANDS) for part in ("name", "description")),
        *(f"option-{name}-{part}" for name in OPTIONS for part in ("name", "description")),
        *(f"page-{label}" for label in PAGE_LABELS),
        *(f"raise-form-{part}-{kind}" for part in ("title", "label") for kind in ("bet", "raise")),
        *(
            "raise-form-placeholder",
            "raise-menu-bet",
            "raise-menu-raise",
            "raise-menu-fixed",
            "confirm-all-in",
            "confirm-all-in-again",
        ),
        *("greeting", "greeting-admins", "start-hint", "start-welcome", "language-choice", "language-name"),
        *("unknown-command", "nudge"),
    }
)
"""Every key this module asks for; for the linter."""


class RaiseForm(Struct, frozen=True):
    """A form with one field. Title and label at most 45 characters, placeholder at most 100 (Discord's limits)."""

    title: str
    label: str
    placeholder: str


class NamedText(Struct, frozen=True):
    """A command: its name in this language (``[a-z0-9-]``, 1-32) and what it does (at most 100 characters)."""

    name: str
    description: str


def raise_form(legal: LegalActions, *, lang: str, catalogue: Catalogue) -> RaiseForm:
    """The form behind *Bet…* and *Raise…*; amounts are totals for the street."""
    words = Words(catalogue, lang)
    kind = _kind(legal)
    return RaiseForm(
        words.text(f"raise-form-title-{kind}"),
        words.text(f"raise-form-label-{kind}"),
        words.text("raise-form-placeholder", minimum=legal.min_to, maximum=legal.max_to),
    )


def present_raise_menu(legal: LegalActions, *, lang: str, catalogue: Catalogue) -> Post:
    """The answer to *Bet…* or *Raise…* where there is no form: the range, how to type it, and the presets."""
    words = Words(catalogue, lang)
    line = words.line(f"raise-menu-{_kind(legal)}", minimum=legal.min_to, maximum=legal.max_to)
    if legal.fixed:
        line = words.line("raise-menu-fixed", amount=legal.min_to)
    row = raise_row(legal, words)
    return Post((line,), (row,) if row else ())


def present_all_in_confirm(amount: int, *, lang: str, catalogue: Catalogue, again: bool = False) -> Post:
    """Ask once more before a stack of ``amount`` chips goes in; ``again`` where an answer can hold no button."""
    words = Words(catalogue, lang)
    if again:
        return Post((words.line("confirm-all-in-again", amount=amount),))
    return Post((words.line("confirm-all-in", "bold", amount=amount),), ((button(words, "all-in-confirm", amount),),))


def present_nudge(  # noqa: PLR0913 - a frame has these parts
    view: PublicView, people: Mapping[int, str], *, lang: str, catalogue: Catalogue, deadline: int, now: int
) -> Post | None:
    """The short mention of who is to bet, draw or show, until ``deadline`` (instants in milliseconds UTC).

    None where nobody in particular is asked.
    """
    asked = view.legal.seat if view.legal is not None else view.to_act if view.phase == "drawing" else 0
    if view.live_showdown and view.deciding:
        asked = view.deciding[0]
    if not asked or view.paused:
        return None
    words = Words(catalogue, lang)
    player = Cast(view, people, (), words).mention(asked)
    return Post((words.line("nudge", player=player, when=words.countdown(deadline, now)),))


def present_start_hint(link: str, *, lang: str, catalogue: Catalogue) -> Post:
    """How to let the bot write first: ``link`` opens the private chat (trouble P-20)."""
    return Post((Words(catalogue, lang).line("start-hint", link=Span(link)),))


def present_start_welcome(*, lang: str, catalogue: Catalogue) -> Post:
    """The answer to the first word in a private chat."""
    return Post((Words(catalogue, lang).line("start-welcome"),))


def present_greeting(*, lang: str, catalogue: Catalogue) -> Post:
    """The one greeting in a community the bot was added to, with the next step for everybody and for its admins."""
    words = Words(catalogue, lang)
    return Post((words.line("greeting"), words.line("greeting-admins")))


def present_unknown_command(*, lang: str, catalogue: Catalogue) -> Post:
    """The answer to a command that does not exist."""
    return Post((Words(catalogue, lang).line("unknown-command"),))


def present_language_choice(*, lang: str, catalogue: Catalogue) -> Post:
    """One button per language, in rows of five; ``amount`` is its ``language_number``."""
    row = [
        Button("language", name, "primary" if each == lang else "secondary", language_number(each))
        for each, name in language_names(catalogue).items()
    ]
    rows = tuple(tuple(row[start : start + _ROW]) for start in range(0, len(row), _ROW))
    return Post((Words(catalogue, lang).line("language-choice"),), rows)


def language_names(catalogue: Catalogue) -> dict[str, str]:
    """Each language by its own name, as its readers look for it."""
    return {each: catalogue.text(each, "language-name") for each in catalogue.languages}


def command_text(command: str, *, lang: str, catalogue: Catalogue) -> NamedText:
    """Name and description of one of ``COMMANDS``."""
    key = f"command-{command}"
    return NamedText(catalogue.text(lang, f"{key}-name"), catalogue.text(lang, f"{key}-description"))


def game_name(variant: str, *, lang: str, catalogue: Catalogue) -> str:
    """A game of ``GAMES`` as one chooses it, however it is bet; another keeps its name."""
    key = f"choice-game-{variant}"
    return catalogue.text(lang, key) if catalogue.has(key) else variant


def betting_name(structure: str, *, lang: str, catalogue: Catalogue) -> str:
    """A betting structure of ``BETTINGS`` as one chooses it; another keeps its name."""
    key = f"choice-betting-{structure}"
    return catalogue.text(lang, key) if catalogue.has(key) else structure


def page_labels(*, lang: str, catalogue: Catalogue) -> dict[str, str]:
    """Every label of the playground page by its name in ``PAGE_LABELS``."""
    return {label: catalogue.text(lang, f"page-{label}") for label in PAGE_LABELS}


def _kind(legal: LegalActions) -> str:
    """Bet while nobody has, else raise."""
    return "bet" if legal.opening else "raise"
