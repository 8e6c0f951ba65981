"""Fluent files as facts: what each text says, needs and calls. The linter's eyes; the bot itself never loads it."""

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct, field

CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The plural categories of CLDR."""

_ALLOWANCE: Final = re.compile(r"same as english:\s*\S", re.IGNORECASE)


class Entry(Struct, frozen=True):
    """One pattern: a message, an attribute (``message.attribute``) or a term (``-term``).

    ``prose`` is its literal text; ``references`` are keys in the form of ``key``; ``forms`` the forms it asks of
    ``NOUN``; ``plurals`` the category names of each plural selector. ``allowed`` and ``group_allowed``: a comment of
    its own, or of its group, says that it is rightly the same as in English.
    """

    key: str
    pattern: ast.Pattern
    prose: str
    variables: frozenset[str]
    references: frozenset[str]
    functions: frozenset[str]
    forms: frozenset[str]
    plurals: tuple[frozenset[str], ...]
    allowed: bool = False
    group_allowed: bool = False

    @property
    def is_term(self) -> bool:
        """Terms are private to their language."""
        return self.key.startswith("-")

    @property
    def attribute(self) -> str:
        """The attribute's name, empty for a message."""
        return self.key.partition(".")[2]


class LocaleTexts(Struct, frozen=True):
    """All files of one language. ``junk``: (file:line, parser's message); ``duplicates``: keys defined twice."""

    lang: str
    entries: dict[str, Entry] = field(default_factory=dict)
    duplicates: list[str] = field(default_factory=list)
    junk: list[tuple[str, str]] = field(default_factory=list)

    @property
    def forms(self) -> frozenset[str]:
        """Every form this language's texts ask of ``NOUN``."""
        return frozenset().union(*(entry.forms for entry in self.entries.values()))


def read_locale(locales_dir: Path, lang: str) -> LocaleTexts:
    """Parse every ``*.ftl`` of one language; nothing is raised for what does not parse, it is listed as junk."""
    locale = LocaleTexts(lang)
    for file in sorted((locales_dir / lang).glob("*.ftl")):
        _read_source(file.read_text(encoding="utf-8"), file.name, locale)
    return locale


def _read_source(source: str, name: str, locale: LocaleTexts) -> None:
    """Add one file's entries to ``locale``."""
    group_allowed = False
    for item in FluentParser().parse(source).body:
        if isinstance(item, ast.GroupComment):
            group_allowed = bool(_ALLOWANCE.search(item.content or ""))
        elif isinstance(item, ast.Junk):
            start = item.span.start if item.span else 0
            problem = item.annotations[0].message if item.annotations else None
            locale.junk.append((f"{name}:{source.count(chr(10), 0, start) + 1}", problem or "cannot be read"))
        elif isinstance(item, ast.Message | ast.Term):
            for entry in _entries(item, group_allowed=group_allowed):
                if entry.key in locale.entries:
                    locale.duplicates.append(entry.key)
                else:
                    locale.entries[entry.key] = entry


def _entries(item: ast.Message | ast.Term, *, group_allowed: bool) -> list[Entry]:
    """The patterns of one message or term."""
    key = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
    patterns = {key: item.value} if item.value else {}
    patterns |= {f"{key}.{attribute.id.name}": attribute.value for attribute in item.attributes}
    allowed = bool(item.comment and _ALLOWANCE.search(item.comment.content or ""))
    entries = []
    for name, pattern in patterns.items():
        facts = _Facts()
        facts.visit(pattern)
        entries.append(
            Entry(
                name,
                pattern,
                "\n".join(facts.prose),
                frozenset(facts.variables),
                frozenset(facts.references),
                frozenset(facts.functions),
                frozenset(facts.forms),
                tuple(facts.plurals),
                allowed,
                group_allowed,
            )
        )
    return entries


class _Facts(Visitor):
    """Walks one pattern. The method names are the ones fluent.syntax calls, one per kind of node."""

    def __init__(self) -> None:
        self.prose: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.forms: set[str] = set()
        self.plurals: list[frozenset[str]] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.prose.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.prose.append(node.parse()["value"])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}" + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.visit(node.arguments.positional)
        for named in node.arguments.named:
            if node.id.name == "NOUN" and named.name.name == "form" and isinstance(named.value, ast.StringLiteral):
                self.forms.add(named.value.parse()["value"])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = frozenset(v.key.name for v in node.variants if isinstance(v.key, ast.Identifier))
        if names <= CATEGORIES and names != {"other"}:
            self.plurals.append(names)
        self.generic_visit(node)
