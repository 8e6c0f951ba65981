"""Who asks, and what he alone is answered."""

from typing import Literal

from msgspec import Struct

from adapters.desk.sheets import Sheet
from poker_bot.host.commands import TurnToken
from poker_bot.host.ports import Person, Room, TableFrame
from poker_bot.text.present import RaiseForm

Kind = Literal["acted", "told", "refused", "ask", "cards", "draw"]


class Who(Struct, frozen=True):
    """Somebody, somewhere. ``dedupe``: the platform's id of the update; ``locale``: his language tag, "" = unknown."""

    person: Person
    room: Room
    dedupe: str
    locale: str = ""


class Answer(Struct, frozen=True):
    """For the asker alone, see the package."""

    kind: Kind
    language: str
    sheet: Sheet
    alert: str
    frame: TableFrame | None = None
    lobby: bool = False

    def __repr__(self) -> str:
        """It may hold cards (law 6)."""
        return f"Answer({self.kind})"


class Prompt(Struct, frozen=True):
    """What to ask for in a form: the amount of a bet or raise, a total for the street."""

    token: TurnToken
    language: str
    form: RaiseForm
