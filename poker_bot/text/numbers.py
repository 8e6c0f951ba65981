"""Numbers, durations and lists as readers of each language write them; every sign comes from CLDR through Babel."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, Literal, TypeAlias

from babel import Locale
from babel.lists import format_list
from babel.units import format_unit

TextArgument: TypeAlias = str | int | float
"""What a text may be given: words, or numbers (chips, seconds, counts), which are written and counted by language."""

_UNITS: Final = (("duration-day", 86_400), ("duration-hour", 3_600), ("duration-minute", 60), ("duration-second", 1))
_UNITS_SHOWN: Final = 2
_LENGTHS: Final[dict[str, Literal["short", "long"]]] = {"id": "long"}
"""CLDR's short units, but where nobody writes them: Indonesian "j" for an hour."""
_THOUSAND: Final = 1_000


@cache
def locale_of(lang: str) -> Locale:
    """The CLDR data of a language. Raises ``babel.UnknownLocaleError`` for a tag CLDR lacks."""
    return Locale.parse(lang)


@cache
def _signs(lang: str) -> tuple[str, str]:
    """The thousands separator and the minus sign of a language."""
    symbols = locale_of(lang).number_symbols["latn"]
    return symbols["group"], symbols["minusSign"]


def format_chips(chips: int, lang: str) -> str:
    """Whole chips with the language's thousands: en ``1,234``, fr ``1 234`` (U+202F), id and it ``1.234``.

    Differences may be negative. ``amounts.parse_amount`` reads every non-negative result back (trouble O-09).
    """
    if 0 <= chips < _THOUSAND:
        return str(chips)
    group, minus = _signs(lang)
    grouped = f"{abs(chips):,}".replace(",", group)
    return minus + grouped if chips < 0 else grouped


@lru_cache(maxsize=1024)
def format_seconds(seconds: int, lang: str) -> str:
    """A duration in whole seconds as its two largest units, in short: ``45 sec``, fr ``1 min 30 s``, ``2 hr 5 min``.

    Negative durations (a deadline that has passed) read as zero. The rest below the second unit is dropped.
    """
    left = max(0, seconds)
    first = next((i for i, (_, size) in enumerate(_UNITS) if left >= size), len(_UNITS) - 1)
    parts: list[str] = []
    for unit, size in _UNITS[first : first + _UNITS_SHOWN]:
        count, left = divmod(left, size)
        if count or not parts:
            parts.append(format_unit(count, unit, length=_LENGTHS.get(lang, "short"), locale=locale_of(lang)))
    return " ".join(parts)


def join_list(items: Sequence[str], lang: str, *, style: Literal["standard", "or"] = "standard") -> str:
    """Join into running text: ``a, b, and c``; ``style="or"`` for alternatives. An empty list is an empty text."""
    return format_list(items, style=style, locale=locale_of(lang))
