"""Who somebody is at this moment: whatever was joined or parted since a command was made, it is carried out rightly."""

from msgspec.structs import replace

from poker_bot.host import commands as co
from poker_bot.host.directory import Directory
from poker_bot.host.tables import Tables
from poker_bot.refusals import Refusal


class Identities:
    """Knows people who are part of others now. Store errors pass through to the caller."""

    def __init__(self, directory: Directory, tables: Tables, merged: set[int]) -> None:
        """``merged``: people who may do nothing any more, since their accounts are others'; shared with all tables."""
        self._directory = directory
        self._tables = tables
        self._merged = merged

    def sits(self, person: int) -> bool:
        """Whether he has a seat, with chips or without, or was dealt into a hand that can still be void.

        Who folded and left has his contribution back when it is, in the wallet of the person he was.
        """
        return any(host.live.plays(person) for host in self._tables)

    async def current(self, command: co.Command) -> co.Command | Refusal:
        """The command with its people and its room as they are now; refused while its person is being joined."""
        person, room = command.person, await self._directory.room_now(command.room)
        if person.id in self._merged:
            person = await self._directory.person(person.platform, person.account, person.name)
            if person.id in self._merged:
                return Refusal("stale-turn")
        intent = command.intent
        target = intent.target if isinstance(intent, co.Gift | co.MoveChips) else None
        if isinstance(intent, co.Gift | co.MoveChips) and target is not None and target.id in self._merged:
            intent = replace(intent, target=await self._directory.person(target.platform, target.account, target.name))
        if person is command.person and room is command.room and intent is command.intent:
            return command
        return replace(command, person=person, room=room, intent=intent)

    def hold(self, person: int) -> bool:
        """From now on nothing is done in his name; False when that was so already, and another will release him."""
        if person in self._merged:
            return False
        self._merged.add(person)
        return True

    def release(self, person: int) -> None:
        """He is a person of his own."""
        self._merged.discard(person)

    def forget(self) -> None:
        """Whose account is whose is asked of the store again."""
        self._directory.forget_people()

    async def changed(self, *people: int) -> None:
        """What is kept in memory of them is read anew, at tables too."""
        self._directory.forget_people()
        for host in self._tables:
            if any(person in host.live.people for person in people):
                host.refresh()

    def places_changed(self) -> None:
        """Rooms have another community."""
        self._directory.forget_places()
        for host in self._tables:
            host.refresh()
