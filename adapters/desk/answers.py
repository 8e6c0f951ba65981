"""Who asks, and what he alone is answered."""

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from adapters.desk.sheets import Sheet
from poker_bot.host.commands import AnyIntent, Command, TurnToken
from poker_bot.host.ports import Person, Room, RoomRules, TableFrame
from poker_bot.text.present import RaiseForm

if TYPE_CHECKING:
    from poker_bot.pictures import Picture  # the page shows none, and starts faster without Pillow

Kind = Literal["acted", "told", "refused", "ask", "cards", "draw", "page"]


class Who(Struct, frozen=True):
    """Somebody, somewhere. ``dedupe``: the platform's id of the update; ``locale``: his language tag, "" = unknown.

    ``manager``: the platform says that he may manage the server or group; ``roles``: its ids of his roles there.
    """

    person: Person
    room: Room
    dedupe: str
    locale: str = ""
    manager: bool = False
    roles: tuple[str, ...] = ()

    def command(self, intent: AnyIntent, token: TurnToken | None = None, *, asks: bool = False) -> Command:
        """His wish; one that only ``asks`` is no update of its own, and may be repeated."""
        dedupe = "" if asks else self.dedupe
        return Command(self.person, self.room, intent, token, dedupe, self.locale, self.manager, self.roles)


class Answer(Struct, frozen=True):
    """For the asker alone, see the package."""

    kind: Kind
    language: str
    sheet: Sheet
    alert: str
    frame: TableFrame | None = None
    lobby: bool = False
    file: tuple[str, bytes] | None = None
    private: bool = False
    leads: bool = False
    changed: bool = False
    picture: "Picture | None" = None
    ranks: RoomRules | None = None

    def __repr__(self) -> str:
        """It may hold cards (law 6)."""
        return f"Answer({self.kind})"


class Prompt(Struct, frozen=True):
    """What to ask for in a form: the amount of a bet or raise, a total for the street."""

    token: TurnToken
    language: str
    form: RaiseForm
