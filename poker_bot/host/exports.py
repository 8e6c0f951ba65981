"""All that is kept of a person, as he is given it."""

from msgspec import Struct

from poker_bot.host.ports import PersonalData


class TableOfPerson(Struct, frozen=True):
    """A table at which a person played, by its code, and how many hands he was dealt into there."""

    code: str
    hands: int


class Export(Struct, frozen=True):
    """Everything of a person: what the store has, and where he played. No card of anybody is part of it."""

    data: PersonalData
    tables: tuple[TableOfPerson, ...]
    at: int
