"""What one reader is shown: messages put into his words, with what is drawn beside them."""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from adapters.desk import Desk, Sheet
from adapters.playground.chat import Content, Greeting, Letter, Mention, Posting, Speech, TableCard
from adapters.playground.felt import faces, felt
from adapters.playground.keys import keys_for
from adapters.playground.protocol import Author, Felt, Hole, Message, Run
from poker_bot.host.ports import PrivateNote
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import (
    BETTINGS,
    COMMANDS,
    GAMES,
    Span,
    betting_name,
    command_text,
    game_name,
    language_names,
    page_labels,
    present_greeting,
    written_cards,
)

Lines = tuple[tuple[Run, ...], ...]


class Reader(Struct, frozen=True):
    """Whose eyes, and which language they read."""

    person: int
    language: str


class Renderer:
    """Everything the page shows in words comes from here, whatever is private only for its owner (law 6)."""

    def __init__(self, desk: Desk, catalogue: Catalogue) -> None:
        self._desk = desk
        self._catalogue = catalogue

    def message(self, posting: Posting, reader: Reader) -> Message:
        """A message for ``reader``. Raises ``PermissionError`` for a private one of somebody else."""
        content = posting.content
        sheet = self._sheet(content, reader)
        return Message(
            id=posting.id,
            at=posting.at,
            by=_author(content, reader),
            name=content.name if isinstance(content, Speech) else self._label("dealer", reader),
            lines=lines(sheet, reader),
            rows=sheet.rows,
            felt=self._felt(content, reader),
            hole=self._hole(content.note, reader) if isinstance(content, Letter) else None,
        )

    def labels(self, language: str) -> dict[str, str]:
        """The labels of the page; ``{}`` in ``countdown-in`` stands for a duration."""
        text = self._catalogue.text
        return page_labels(lang=language, catalogue=self._catalogue) | {
            "countdown-in": text(language, "countdown-in", time="{}"),
            "countdown-now": text(language, "countdown-now"),
        }

    def languages(self) -> dict[str, str]:
        """Every language by its own name."""
        return language_names(self._catalogue)

    def commands(self, language: str) -> dict[str, str]:
        """Every word that may be typed behind a slash, with what it does."""
        return {word: command_text(word, lang=language, catalogue=self._catalogue).description for word in COMMANDS}

    def games(self, language: str) -> dict[str, str]:
        """Every game that a table can be opened for, by the word to type."""
        return {name: game_name(name, lang=language, catalogue=self._catalogue) for name in GAMES}

    def bettings(self, language: str) -> dict[str, str]:
        """Every way to bet, by the word to type."""
        return {name: betting_name(name, lang=language, catalogue=self._catalogue) for name in BETTINGS}

    def _label(self, label: str, reader: Reader) -> str:
        return self._catalogue.text(reader.language, f"page-{label}")

    def _sheet(self, content: Content, reader: Reader) -> Sheet:
        match content:
            case TableCard(frame=frame, live=live, closed=closed):
                sheet = self._desk.table(replace(frame, language=reader.language), live=live, closed=closed)
                return replace(sheet, rows=keys_for(sheet.rows, frame.view, reader.person))
            case Mention(frame=frame):
                return self._desk.nudge(replace(frame, language=reader.language))
            case Letter(note=note):
                if note.person.id != reader.person:
                    raise PermissionError
                return self._desk.note(replace(note, language=reader.language))
            case Speech(text=text):
                return Sheet(((Span(text),),))
            case Greeting(where="group"):
                return Sheet(present_greeting(lang=reader.language, catalogue=self._catalogue).lines)
            case Greeting():
                return Sheet(tuple((Span(self._label(label, reader)),) for label in ("welcome", "new-tab")))
            case _:
                assert_never(content)

    def _felt(self, content: Content, reader: Reader) -> Felt | None:
        if not isinstance(content, TableCard):
            return None
        return felt(content.frame, reader.person, self._catalogue, reader.language)

    def _hole(self, note: PrivateNote, reader: Reader) -> Hole | None:
        if note.view is None or not note.view.cards:
            return None
        return Hole(note.table, note.view.hand_number, faces(note.view.cards, self._catalogue, reader.language))


def lines(sheet: Sheet, reader: Reader) -> Lines:
    """The text of a sheet."""
    return tuple(tuple(_run(span, reader) for span in written_cards(line)) for line in sheet.lines)


def _run(span: Span, reader: Reader) -> Run:
    return Run(span.text, span.style, span.person == reader.person, None if span.clock else span.instant)


def _author(content: Content, reader: Reader) -> Author:
    if not isinstance(content, Speech):
        return "host"
    return "you" if content.person == reader.person else "other"
