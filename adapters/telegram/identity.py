"""Who spoke or pressed, and where: Telegram's users, groups and topics become people, communities and rooms."""

from typing import Final

from msgspec import Struct
from telegram import Chat, MaybeInaccessibleMessage, Message, User
from telegram.constants import ChatID, ChatType

from adapters.desk import Register, Who
from adapters.telegram.acquaintances import Acquaintances
from poker_bot.host.ports import Person, Platform, Room
from poker_bot.text.catalogue import FALLBACK, resolve_language

PLATFORM: Final[Platform] = "telegram"

_MOST_ROOMS: Final = 10_000

GROUPS: Final = (ChatType.GROUP, ChatType.SUPERGROUP)


class Place(Struct, frozen=True):
    """Where a message stands: a chat, or one topic of a forum (0 = none). Written ``-100123`` or ``-100123:45``."""

    chat: int
    topic: int = 0

    def __str__(self) -> str:
        return f"{self.chat}:{self.topic}" if self.topic else str(self.chat)

    @classmethod
    def parse(cls, text: str) -> "Place":
        """The place of a room. Raises ``ValueError`` for anything else."""
        chat, _, topic = text.partition(":")
        return cls(int(chat), int(topic or 0))


class Reference(Struct, frozen=True):
    """A message: its id means nothing outside its chat, and a group may become another chat (trouble P-25)."""

    chat: int
    message: int

    def __str__(self) -> str:
        return f"{self.chat}/{self.message}"

    @classmethod
    def parse(cls, text: str) -> "Reference":
        """What was remembered of a message. Raises ``ValueError`` for anything else."""
        chat, _, message = text.partition("/")
        return cls(int(chat), int(message))

    @classmethod
    def of(cls, message: MaybeInaccessibleMessage) -> "Reference":
        """Of a message in an update."""
        return cls(message.chat.id, message.message_id)


class Identity:
    """``language`` is that of a new community when the person who comes first speaks none of ours."""

    def __init__(self, register: Register, languages: tuple[str, ...], language: str = FALLBACK) -> None:
        self._register = register
        self._languages = languages
        self.language = language
        self.known = Acquaintances()
        self._rooms: dict[int, Room] = {}

    async def person(self, user: User) -> Person:
        """The person behind an account."""
        self.known.met(user)
        return await self._register.person(PLATFORM, str(user.id), user.full_name)

    async def group_itself(self, chat: Chat) -> Person:
        """Stands in for the administrators who write in the name of the group; it never gets a seat (P-29)."""
        return await self._register.person(PLATFORM, str(chat.id), chat.effective_name or "")

    async def room(self, place: Place, tag: str | None) -> Room:
        """A chat is a community, so is a private one; ``tag`` is the language of who speaks there first."""
        room = await self._register.room(PLATFORM, str(place.chat), str(place), self.language_of_app(tag))
        if len(self._rooms) >= _MOST_ROOMS:
            self._rooms.clear()
        self._rooms[room.id] = room
        return room

    def known_room(self, room: int) -> Room | None:
        """By our own id, where somebody has spoken or pressed since the start."""
        return self._rooms.get(room)

    async def who(self, user: User, room: Room, dedupe: str) -> Who:
        """The person, here."""
        return Who(await self.person(user), room, dedupe, user.language_code or "")

    def language_of(self, who: Who) -> str:
        """What to speak with somebody alone: his choice, else his app's language."""
        return who.person.language or self.language_of_app(who.locale)

    def language_of_app(self, tag: str | None) -> str:
        """The language of somebody's app, where it is one of ours."""
        return resolve_language(tag, self._languages, self.language)


def place_of(message: MaybeInaccessibleMessage) -> Place:
    """Where a message stands. Replies have a thread id too; only in forums it is a room of its own."""
    if isinstance(message, Message) and message.is_topic_message:
        return Place(message.chat.id, message.message_thread_id or 0)
    return Place(message.chat.id)


def is_lost(message: MaybeInaccessibleMessage) -> bool:
    """Whether the bot can do nothing more with the message (trouble P-35)."""
    return not message.is_accessible


def speaker(message: Message) -> User | Chat | None:
    """Who is behind a message: a user, or the group or channel in whose name it was sent; None for bots and services.

    The account of an anonymous message is one for all of them and says nothing (trouble P-29).
    """
    user = message.from_user
    if message.is_automatic_forward or (user is not None and user.id == ChatID.SERVICE_CHAT):
        return None
    if message.sender_chat is not None:
        return message.sender_chat
    return None if user is None or user.is_bot else user


def message_key(update_id: int, message: Message) -> str:
    """The dedupe key of a typed command. Telegram may begin anew with update ids after a week without updates."""
    return f"tg:{update_id}:{message.message_id}"


def press_key(query_id: str) -> str:
    """The dedupe key of a press; queries have ids of their own."""
    return f"tg:press:{query_id}"
