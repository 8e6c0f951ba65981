"""Everything the emulator knows: the bot, people, chats and what is under way. No HTTP here."""

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from tests.emulators.telegram.chats import Access, Chat, GroupChat
from tests.emulators.telegram.content import Content, Json, Media
from tests.emulators.telegram.entities import found_in
from tests.emulators.telegram.members import Member
from tests.emulators.telegram.menus import CommandMenus
from tests.emulators.telegram.message import Message
from tests.emulators.telegram.refusals import bad_request
from tests.emulators.telegram.updates import UpdateFeed

if TYPE_CHECKING:
    from tests.emulators.telegram.callbacks import Press
    from tests.emulators.telegram.people import User

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class BotIdentity:
    """The account the token belongs to."""

    bot_id: int
    username: str
    first_name: str

    def wire(self) -> Json:
        """The Bot API's User."""
        return {"id": self.bot_id, "is_bot": True, "first_name": self.first_name, "username": self.username}


class World:
    """The state, and the one place from which the bot is told of what happens in it."""

    def __init__(self, bot: BotIdentity, *, privacy: bool, assets: dict[str, Any]) -> None:
        self.bot = bot
        self.privacy = privacy
        self.assets = assets
        self.media: dict[str, Media] = {}
        self.users: dict[int, User] = {}
        self.chats: dict[int, Chat] = {}
        self.presses: dict[str, Press] = {}
        self.menus = CommandMenus()
        self.ephemerals = ""
        self.whispered: list[Message] = []
        self.feed = UpdateFeed(self.changed)
        self._change = asyncio.Event()
        self._common_message_id = 0

    def changed(self) -> None:
        """Wake whoever waits for something to happen."""
        self._change.set()
        self._change = asyncio.Event()

    async def wait_for(self, condition: Callable[[], T], seconds: float) -> T:
        """The first true value of `condition`, looked at after every event. Raises TimeoutError after `seconds`.

        A LookupError counts as not yet, so that `lambda: group.last.text == …` may be asked before there is a message.
        """
        async with asyncio.timeout(seconds):
            while True:
                change = self._change
                with suppress(LookupError):
                    if value := condition():
                        return value
                await change.wait()

    def next_common_message_id(self) -> int:
        """Ids of private chats and basic groups."""
        self._common_message_id += 1
        return self._common_message_id

    def chat(self, chat_id: int | str | None, access: Access) -> Chat:
        """The chat a request names; refuses what the bot may not do there."""
        if chat_id is None:
            raise bad_request("chat_id is empty")
        found = self.chats.get(chat_id) if isinstance(chat_id, int) else None
        if found is None:
            raise bad_request("chat not found")
        found.check(access)
        return found

    def known_user(self, user_id: int) -> Json | None:
        """The User with that id, if the bot ever met him."""
        user = self.users.get(user_id)
        return user.wire() if user is not None and (user.met or user.started) else None

    def post(self, chat: Chat, sender: Json, content: Content, **extra: Any) -> Message:  # noqa: ANN401 - Message's fields
        """A new message in the chat, of the bot, of a person or of Telegram itself."""
        message = Message(chat, chat.next_message_id(), sender, int(time.time()), [content], **extra)
        chat.everything.append(message)
        self.changed()
        return message

    def say(
        self,
        chat: Chat,
        sender: Json,
        text: str,
        *,
        entities: Iterable[Json] | None = None,
        **extra: Any,  # noqa: ANN401
    ) -> Message:
        """A person's message; the bot is told when it may hear it."""
        marked = tuple(found_in(text) if entities is None else entities)
        message = self.post(chat, sender, Content(text, marked), **extra)
        message.delivered = self.tell("message", message)
        return message

    def tell(self, kind: str, message: Message) -> bool:
        """Queue the message, or its edit, as an update, unless the bot is not there or privacy mode hides it (P-27)."""
        chat = message.chat
        if isinstance(chat, GroupChat) and not self._heard(chat, message):
            return False
        return self.feed.push(kind, message.wire()) is not None

    def _heard(self, chat: GroupChat, message: Message) -> bool:
        if not chat.bot_member.present:
            return False
        if not self.privacy or chat.bot_member.admin or message.service:
            return True
        if message.reply_to is not None and message.reply_to.by_bot:
            return True
        command = next((item for item in message.entities if item["type"] == "bot_command"), None)
        if command is None or command["offset"] != 0:
            return False
        _, _, addressee = message.text[: command["length"]].partition("@")
        return addressee.lower() in ("", self.bot.username.lower())

    def service(self, chat: Chat, sender: Json, what: Json) -> Message:
        """A service message, such as that somebody joined."""
        message = self.post(chat, sender, Content(), service=what)
        self.tell("message", message)
        return message

    def member_changed(self, chat: Chat, who: Json, by: Json, old: Member, new: Member) -> None:
        """Tell the bot of a new standing: its own always, others' only as an administrator that asked for it."""
        own = who["id"] == self.bot.bot_id
        if not own and not (isinstance(chat, GroupChat) and chat.bot_member.admin):
            return
        payload = {
            "chat": chat.wire(),
            "from": by,
            "date": int(time.time()),
            "old_chat_member": old.wire(who),
            "new_chat_member": new.wire(who),
        }
        self.feed.push("my_chat_member" if own else "chat_member", payload)
