"""One language's texts, each parsed when it is first asked for: a host starts with all of them and says few at first.

A file is only cut into its entries at the start. What an entry refers to is parsed with it, so that a text can be
formatted without looking back here.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from threading import Lock
from typing import Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType
from msgspec import Struct

from poker_bot.text.numbers import TextArgument, format_chips
from poker_bot.text.quick import Quick, quick

_MOST: Final = 10**18
"""From here on no number counts anything, and none chooses a plural."""

_ENTRY: Final = re.compile(r"^(?=(?:(-?[A-Za-z][\w-]*) *=|#))", re.MULTILINE)
"""Where an entry or a comment begins; whatever stands before the next one belongs to it."""

_REFERENCE: Final = re.compile(r"[{(,:]\s*(-?[A-Za-z][\w-]*)")


class Text(Struct, frozen=True, eq=False):
    """A message or an attribute as Fluent parsed it, and a function that writes it in usual cases, if there is one."""

    pattern: Pattern
    quick: Quick | None


class TextBundle:
    """Texts by key; an entry that does not parse is as if it were not there, and is named by the linter.

    Any thread may ask: pictures are drawn beside the loop.
    """

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        """``lang`` as CLDR knows it; ``sources`` are whole files."""
        # fluent.runtime types its functions by the built-in ones; a plain str is as good a result for its resolver
        functions = {"NOUN": cast("FluentType", self._noun)}
        self._lang = lang
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)  # type: ignore[arg-type]
        self._nouns: dict[str, str] = {}
        self._unread: dict[str, str] = {}
        self._lock = Lock()
        for source in sources:
            for key, entry in _entries(source):
                self._unread.setdefault(key, entry)

    def find(self, key: str) -> Text | None:
        """The text of a message or of ``message.attribute``."""
        pattern = self._pattern(key)
        return None if pattern is None else Text(pattern, quick(pattern, self._lang, self._noun_form))

    def format(self, text: Text, args: Mapping[str, TextArgument]) -> tuple[object, Sequence[Exception]]:
        """The text, and what was wrong with it."""
        if text.quick is not None:
            try:
                return text.quick(args), ()
            except LookupError:
                pass
        given = {name: self._long(value) if type(value) is int else value for name, value in args.items()}
        return self._bundle.format_pattern(text.pattern, given)

    def _long(self, number: int) -> int | str:
        """A number that Babel's decimals cannot hold is written here: somebody typed it, and is told so."""
        return number if -_MOST < number < _MOST else format_chips(number, self._lang)

    def _pattern(self, key: str) -> Pattern | None:
        """What Fluent made of it."""
        message_id, _, attribute = key.partition(".")
        with self._lock:
            self._read(message_id)
        if not self._bundle.has_message(message_id):
            return None
        message = self._bundle.get_message(message_id)
        return message.attributes.get(attribute) if attribute else message.value

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
        return self._noun_form(str(key), form)

    def _noun_form(self, key: str, form: str) -> str:
        """The same, found once: there are as many as the files hold, whoever holds which card."""
        name = f"{key}.{form}" if form else key
        found = self._nouns.get(name)
        if found is not None:
            return found
        pattern = self._pattern(name)
        if pattern is None:
            message = f"no noun with the form {form!r}"
            raise LookupError(message)
        value, errors = self._bundle.format_pattern(pattern, {})
        if errors:
            raise errors[0]
        return self._nouns.setdefault(name, str(value))


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """The entries of a file by their names, ``-name`` for terms; comments are left out."""
    starts = list(_ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    for start, end in zip(starts, ends, strict=True):
        if start[1] is not None:
            yield start[1], source[start.start() : end]
