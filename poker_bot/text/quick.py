"""Usual texts without Fluent's resolver: words, arguments, choices among variants, nouns; the same letters, faster.

A table is written anew at every press, some forty sentences a time. Of a pattern that Fluent has parsed a function is
made once; it keeps no argument, so nothing that was ever written stays in memory (law 6). What it does not know, or
what goes wrong, it leaves to Fluent by raising ``LookupError``: only Fluent says what an error looks like.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from babel.plural import to_python
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from poker_bot.text.numbers import TextArgument, format_chips, locale_of

Quick: TypeAlias = Callable[[Mapping[str, TextArgument]], str]
"""The text with its arguments; raises ``LookupError`` where Fluent has to be asked."""

Noun: TypeAlias = Callable[[str, str], str]
"""A noun's form (empty for the noun itself); raises ``LookupError`` where there is none."""

_Element: TypeAlias = ast.TextElement | ast.StringLiteral | ast.Placeable

_LONGEST: Final = 2_500
"""Above it Fluent may refuse an argument; characters."""

_LARGEST: Final = 10**15
"""Numbers below are whole in every one of Babel's steps."""

_THOUSANDS: Final = (3, 3)


def quick(pattern: Pattern, lang: str, noun: Noun) -> Quick | None:
    """The function for ``pattern``; None where it needs more of Fluent than is known here."""
    grouping = locale_of(lang).decimal_formats[None].grouping
    if grouping != _THOUSANDS:  # ``format_chips`` sets off thousands only
        return None
    try:
        say = _Maker(lang, noun).text(pattern)
    except _NeedsFluentError:
        return None

    def checked(args: Mapping[str, TextArgument]) -> str:
        text = say(args)
        if len(text) > _LONGEST:
            raise LookupError
        return text

    return checked


class _NeedsFluentError(Exception):
    """A part is met that only Fluent can write."""


class _Maker:
    """Makes functions of parts, from the inside out."""

    def __init__(self, lang: str, noun: Noun) -> None:
        self._lang = lang
        self._noun = noun
        self._plural = to_python(locale_of(lang).plural_form)

    def text(self, pattern: ast.Pattern | _Element) -> Quick:
        """Words and what stands between them; Fluent has put a pattern of one element into that element's place."""
        if not isinstance(pattern, ast.Pattern):
            return self._part(pattern)
        parts = [self._part(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda args: "".join([part(args) for part in parts])

    def _part(self, element: _Element) -> Quick:
        if not isinstance(element, ast.Placeable):  # Fluent has put a literal into its braces' place
            words = element.parse()["value"] if isinstance(element, ast.StringLiteral) else element.value
            return lambda _: words
        match element.expression:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return self._argument(name)
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants):
                return self._choice(name, variants)
            case ast.FunctionReference(id=ast.Identifier(name="NOUN"), arguments=arguments):
                return self._noun_of(arguments)
        raise _NeedsFluentError

    def _argument(self, name: str) -> Quick:
        lang = self._lang

        def write(args: Mapping[str, TextArgument]) -> str:
            value = args[name]
            if type(value) is str:
                return value
            if type(value) is int and -_LARGEST < value < _LARGEST:
                return format_chips(value, lang)
            raise LookupError

        return write

    def _choice(self, name: str, variants: Sequence[ast.Variant]) -> Quick:
        """The first variant whose key fits: a word, a number, or the plural category of a number."""
        plural = self._plural
        keys = [_key(variant) for variant in variants]
        texts = [self.text(variant.value) for variant in variants]
        default = texts[next(place for place, variant in enumerate(variants) if variant.default)]
        by_word: dict[object, Quick] = {}
        for key, text in zip(keys, texts, strict=True):
            by_word.setdefault(key if isinstance(key, str) else plural(key), text)

        def choose(args: Mapping[str, TextArgument]) -> str:
            value = args[name]
            if type(value) is str:
                return by_word.get(value, default)(args)
            if type(value) is not int:
                raise LookupError
            category = plural(value)
            for key, text in zip(keys, texts, strict=True):
                if key in {value, category}:
                    return text(args)
            return default(args)

        return choose

    def _noun_of(self, arguments: ast.CallArguments) -> Quick:
        """``NOUN($rank)`` and ``NOUN($rank, form: "of")``."""
        form = ""
        match arguments.positional, arguments.named:
            case [ast.VariableReference(id=ast.Identifier(name=name))], []:
                pass
            case (
                [ast.VariableReference(id=ast.Identifier(name=name))],
                [ast.NamedArgument(name=ast.Identifier(name="form"), value=ast.StringLiteral() as given)],
            ):
                form = given.parse()["value"]
            case _:
                raise _NeedsFluentError
        noun = self._noun

        def write(args: Mapping[str, TextArgument]) -> str:
            key = args[name]
            if type(key) is not str:
                raise LookupError
            return noun(key, form)

        return write


def _key(variant: ast.Variant) -> str | int:
    """A word, or a whole number."""
    if isinstance(variant.key, ast.Identifier):
        return variant.key.name
    number: object = variant.key.value  # Fluent's reader has made a number of the letters
    if isinstance(number, int):
        return int(number)
    raise _NeedsFluentError
