"""One language's texts, each parsed when it is first asked for: a host starts with all of them and says few at first.

A file is only cut into its entries at the start. What an entry refers to is parsed with it, so that a text can be
formatted without looking back here.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from threading import Lock
from typing import Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType

from poker_bot.text.numbers import format_chips

_MOST: Final = 10**18
"""From here on no number counts anything, and none chooses a plural."""

_ENTRY: Final = re.compile(r"^(?=(?:(-?[A-Za-z][\w-]*) *=|#))", re.MULTILINE)
"""Where an entry or a comment begins; whatever stands before the next one belongs to it."""

_REFERENCE: Final = re.compile(r"[{(,:]\s*(-?[A-Za-z][\w-]*)")


class TextBundle:
    """Patterns by key; an entry that does not parse is as if it were not there, and is named by the linter.

    Any thread may ask: pictures are drawn beside the loop.
    """

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        """``lang`` as CLDR knows it; ``sources`` are whole files."""
        # fluent.runtime types its functions by the built-in ones; a plain str is as good a result for its resolver
        functions = {"NOUN": cast("FluentType", self._noun)}
        self._lang = lang
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)  # type: ignore[arg-type]
        self._unread: dict[str, str] = {}
        self._lock = Lock()
        for source in sources:
            for key, entry in _entries(source):
                self._unread.setdefault(key, entry)

    def pattern(self, key: str) -> Pattern | None:
        """The pattern of a message or of ``message.attribute``."""
        message_id, _, attribute = key.partition(".")
        with self._lock:
            self._read(message_id)
        if not self._bundle.has_message(message_id):
            return None
        message = self._bundle.get_message(message_id)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Pattern, args: Mapping[str, object]) -> tuple[object, list[Exception]]:
        """The text, and what was wrong with it."""
        given = {name: self._long(value) if type(value) is int else value for name, value in args.items()}
        return self._bundle.format_pattern(pattern, given)

    def _long(self, number: int) -> int | str:
        """A number that Babel's decimals cannot hold is written here: somebody typed it, and is told so."""
        return number if -_MOST < number < _MOST else format_chips(number, self._lang)

    def _read(self, key: str) -> None:
        """Parse an entry and all it refers to."""
        waiting = [key]
        while waiting:
            entry = self._unread.pop(waiting.pop(), None)
            if entry is not None:
                self._bundle.add_resource(FluentResource(entry))
                waiting += _REFERENCE.findall(entry)

    def _noun(self, key: object, *, form: str = "") -> str:
        """A form of the noun ``key``. Errors do not quote the noun: it may be a hidden card."""
        pattern = self.pattern(f"{key}.{form}" if form else str(key))
        if pattern is None:
            message = f"no noun with the form {form!r}"
            raise LookupError(message)
        value, errors = self.format(pattern, {})
        if errors:
            raise errors[0]
        return str(value)


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """The entries of a file by their names, ``-name`` for terms; comments are left out."""
    starts = list(_ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    for start, end in zip(starts, ends, strict=True):
        if start[1] is not None:
            yield start[1], source[start.start() : end]
