"""Where the bot is let in, silenced or shown out: groups that add it, people that block it (P-12, P-21)."""

from typing import Final

from telegram import ChatMember, ChatMemberRestricted, ChatMemberUpdated
from telegram.constants import ChatType

from adapters.desk import Sheet
from adapters.outbox import Host, Outbox
from adapters.telegram.identity import GROUPS, Identity, Place
from adapters.telegram.render import Card, draw
from poker_bot.host.ports import Room
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import present_greeting

_GREETED: Final = "greeting"
_ABSENT: Final = frozenset({ChatMember.LEFT, ChatMember.BANNED})


class Membership:
    """The handler of changes of the bot's own standing."""

    def __init__(self, service: Host, outbox: Outbox[Card], identity: Identity, catalogue: Catalogue) -> None:
        self._service = service
        self._outbox = outbox
        self._identity = identity
        self._catalogue = catalogue

    async def handle(self, change: ChatMemberUpdated) -> None:
        """One change."""
        if change.chat.type == ChatType.PRIVATE:
            await self._private_chat(change)
        elif change.chat.type in GROUPS:
            await self._group(change)

    async def _private_chat(self, change: ChatMemberUpdated) -> None:
        person = await self._identity.person(change.from_user)
        if change.new_chat_member.status in _ABSENT:
            await self._service.dm_result(person.id, works=False)
        else:
            await self._outbox.reachable(person)

    async def _group(self, change: ChatMemberUpdated) -> None:
        """Say hello once; where the bot may write again, the table is shown again."""
        room = await self._identity.room(Place(change.chat.id), change.from_user.language_code)
        if not _may_write(change.new_chat_member):
            for place in self._places(change.chat.id):
                self._outbox.refused(place)
        if change.new_chat_member.status in _ABSENT:
            await self._service.save_message(room.id, _GREETED, "")
            return
        if _may_write(change.new_chat_member) and not _may_write(change.old_chat_member):
            self._outbox.retry_now()
            if not await self._service.message(room.id, _GREETED):
                await self._greet(room)

    def _places(self, chat: int) -> list[str]:
        """The group and its topics, as far as the bot has something to show there."""
        return [room.place for room in self._outbox.rooms() if Place.parse(room.place).chat == chat]

    async def _greet(self, room: Room) -> None:
        """Kept first, so that no restart and no repeated update greets again; in the community's language."""
        await self._service.save_message(room.id, _GREETED, "1")
        lang = await self._service.public_language(room)
        self._outbox.answer(room, draw(Sheet(present_greeting(lang=lang, catalogue=self._catalogue).lines)))


def _may_write(member: ChatMember) -> bool:
    """Whether the bot is there and not silenced."""
    if isinstance(member, ChatMemberRestricted):
        return member.is_member and member.can_send_messages
    return member.status not in _ABSENT
