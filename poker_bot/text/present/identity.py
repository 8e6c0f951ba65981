"""Who is who, in words: what is kept of somebody, what a link or a joined community would mean, and its button."""

from collections.abc import Mapping, Sequence
from typing import Final

from poker_bot.refusals import Value
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.names import clean
from poker_bot.text.numbers import join_list
from poker_bot.text.present.parts import Button, Line, Post, Span, Words

PLATFORMS: Final = ("discord", "telegram", "playground")
"""Platforms by their names in the books."""

QUESTIONS: Final = {
    "privacy-delete-preview": "forget-confirm",
    "link-preview": "link-confirm",
    "link-undo-preview": "unlink-confirm",
    "community-preview": "join-confirm",
    "community-part-preview": "part-confirm",
}
"""Replies that ask, and the button that says yes."""

_BELOW: Final[dict[str, tuple[str, ...]]] = {
    "privacy": ("privacy-word-export", "privacy-word-delete", "privacy-word-exclude"),
    "privacy-delete-preview": ("privacy-delete-beyond",),
    "link-preview": ("link-warning",),
    "community-preview": ("community-gives-up", "community-admins"),
}
"""Sentences that stand below the first."""

MESSAGE_KEYS: Final = frozenset(
    {
        *(f"platform-{name}" for name in PLATFORMS),
        *(f"button-{action}" for action in QUESTIONS.values()),
        *(key for keys in _BELOW.values() for key in keys),
        *("link-bring-line", "link-bring-none"),
    }
)
"""Every key this module asks for by itself; for the linter."""

_MOST_LINES: Final = 20
_NAME_LENGTH: Final = 24


def platform_name(platform: str, words: Words) -> str:
    """A platform as people call it."""
    return words.text(f"platform-{platform}") if platform in PLATFORMS else platform


def present_identity(  # noqa: PLR0913 - an answer has these parts
    code: str,
    params: Mapping[str, Value],
    *,
    lang: str,
    catalogue: Catalogue,
    brought: Sequence[tuple[str, int, int]] = (),
    platforms: Sequence[str] = (),
    confirm: int = 0,
) -> Post:
    """The answer ``code``; a question has its button, whose number is ``confirm``.

    ``brought``: platform, number of the community and chips, of what would come along with a link.
    """
    words = Words(catalogue, lang)
    said = {name: _written(name, value, words) for name, value in params.items()}
    if platforms:
        said["platforms"] = join_list([platform_name(one, words) for one in platforms], lang)
    lines = [words.line(f"reply-{code}", **said)]
    if code == "link-preview":
        lines += _brought(brought, words)
    lines += [words.line(key) for key in _BELOW.get(code, ())]
    action = QUESTIONS.get(code)
    rows = () if action is None else ((Button(action, words.text(f"button-{action}"), "danger", confirm),),)
    return Post(tuple(lines), rows)


def _brought(brought: Sequence[tuple[str, int, int]], words: Words) -> list[Line]:
    if not brought:
        return [words.line("link-bring-none")]
    return [
        words.line("link-bring-line", platform=platform_name(platform, words), number=str(number), amount=chips)
        for platform, number, chips in brought[:_MOST_LINES]
    ]


def _written(name: str, value: Value, words: Words) -> Value | Span:
    if name == "code":
        return Span(str(value), "code")  # one tap copies it
    if name in {"platform", "guest"}:
        return platform_name(str(value), words)
    if name == "person":
        return str(value)  # a number that is a name
    return clean(value, _NAME_LENGTH) or "–" if name == "name" and isinstance(value, str) else value
