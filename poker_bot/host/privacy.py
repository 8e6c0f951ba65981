"""What is kept of a person: told him whole, or taken away but for what the books and the game need (ADR 6)."""

from collections.abc import Iterable

from msgspec.structs import replace

from poker_bot.engine import events as ev
from poker_bot.engine.codec import decode_event
from poker_bot.host import commands as co
from poker_bot.host.codes import table_code
from poker_bot.host.exports import Export, TableOfPerson
from poker_bot.host.identities import Identities
from poker_bot.host.ports import Clock, PersonalData, Store
from poker_bot.refusals import Refusal

_DAY_MS = 86_400_000
_KINDS = ("PlayerSatDown", "PlayerStoodUp", "HandStarted")


class Privacy:
    """Answers ``/privacy``. Store errors pass through to the caller."""

    def __init__(self, store: Store, clock: Clock, identities: Identities) -> None:
        """One for the whole host."""
        self._store = store
        self._clock = clock
        self._identities = identities

    async def explain(self, command: co.Command, reply: co.Reply) -> co.Reply:
        """The three words, and how long he is excluded."""
        left = await self._store.excluded_until(command.person.id) - self._clock.now()
        return replace(reply, code="privacy", params={"days": max(0, -(-left // _DAY_MS))})

    async def export(self, command: co.Command, reply: co.Reply) -> co.Reply:
        """All that is kept, for a file."""
        data = await self._store.personal_data(command.person.id)
        if data is None:
            return replace(reply, refusal=Refusal("store-down"))
        tables = await self._tables(data)
        params = {"movements": len(data.movements), "count": sum(table.hands for table in tables)}
        return replace(reply, code="privacy-export", params=params, export=Export(data, tables, self._clock.now()))

    async def _tables(self, data: PersonalData) -> tuple[TableOfPerson, ...]:
        """Counted from the public events of the tables that his seat accounts name."""
        people = {data.person.id, *data.merged}
        numbers = {row.table for row in data.movements if row.table}
        found = []
        for number in sorted(numbers):
            events = await self._store.events_of(number, _KINDS)
            hands = hands_dealt((decode_event(event.kind, event.body) for event in events), people)
            found.append(TableOfPerson(table_code(number), hands))
        return tuple(found)

    async def delete(self, command: co.Command, reply: co.Reply) -> co.Reply:
        """Asked once; refused while he sits somewhere or has chips at a table."""
        intent: co.DeleteData = command.intent  # type: ignore[assignment]
        person = command.person.id
        if self._identities.sits(person):
            return replace(reply, refusal=Refusal("leave-tables-first"))
        if not intent.confirmed:
            return replace(reply, code="privacy-delete-preview", confirm=person)
        if not self._identities.hold(person):
            return replace(reply, refusal=Refusal("stale-turn"))
        try:  # nothing is done in his name meanwhile, or he could still take a seat
            done = await self._store.forget(person) is None
        finally:
            self._identities.release(person)
        if not done:
            return replace(reply, refusal=Refusal("leave-tables-first"))
        links = await self._store.links_of(person)
        await self._identities.changed(person, *(link.guest for link in links))
        return replace(reply, code="privacy-deleted", params={"person": person})


def hands_dealt(events: Iterable[ev.AnyEvent], people: set[int]) -> int:
    """How many hands began with one of ``people`` in a seat that is dealt in. Pure."""
    seats: dict[int, int] = {}
    hands = 0
    for event in events:
        match event:
            case ev.PlayerSatDown(seat=seat, player=player):
                seats[seat] = player
            case ev.PlayerStoodUp(seat=seat, player=player):
                if seats.get(seat) == player:
                    del seats[seat]
            case ev.HandStarted(seats=dealt):
                hands += any(seats.get(seat) in people for seat in dealt)
            case _:
                pass
    return hands
