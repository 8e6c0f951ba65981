"""People: what a person can do in Telegram, as the test's own hands."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

from tests.emulators.telegram.callbacks import CallbackAnswer, Press, begin_press
from tests.emulators.telegram.chats import Chat, GroupChat, PrivateChat
from tests.emulators.telegram.content import Content, Json
from tests.emulators.telegram.entities import found_in
from tests.emulators.telegram.members import Member
from tests.emulators.telegram.message import Message

if TYPE_CHECKING:
    from tests.emulators.telegram.groups import Group
    from tests.emulators.telegram.world import World

PAYLOAD = re.compile(r"[A-Za-z0-9_-]{0,64}")


class User:
    """One account. `started` is whether Start was ever pressed, `met` whether the bot saw the person at all."""

    def __init__(
        self,
        world: "World",
        user_id: int,
        first_name: str,
        *,
        last_name: str | None = None,
        username: str | None = None,
        language_code: str | None = None,
    ) -> None:
        self.world = world
        self.user_id = user_id
        self.first_name = first_name
        self.last_name = last_name
        self.username = username
        self.language_code = language_code
        self.started = False
        self.met = False
        self.blocked = False
        self.deactivated = False
        self.private = PrivateChat(world, self)

    def __repr__(self) -> str:
        return f"<User {self.user_id}>"

    def wire(self) -> Json:
        """The Bot API's User."""
        wire: Json = {"id": self.user_id, "is_bot": False, "first_name": self.first_name}
        optional = {"last_name": self.last_name, "username": self.username, "language_code": self.language_code}
        return wire | {name: value for name, value in optional.items() if value is not None}

    async def start(self, payload: str = "") -> Message:
        """Press Start in the private chat, with what a deep link carries; also takes back a block.

        Raises ValueError for a payload no link can carry (64 characters of A-Z, a-z, 0-9, _ and -).
        """
        if PAYLOAD.fullmatch(payload) is None:
            raise ValueError(f"a deep link cannot carry {payload!r}")
        if self.blocked:
            self.set_blocked(blocked=False)
        self.started = True
        return await self.say(self.private, f"/start {payload}".strip())

    async def follow(self, message: Message, label: str) -> Message:
        """Press a button whose address is a deep link to the bot, which is to press Start with its payload."""
        url = urlsplit(message.button(label).url or "")
        if (url.netloc, url.path) != ("t.me", f"/{self.world.bot.username}"):
            raise ValueError(f"the button {label!r} does not lead to the bot")
        return await self.start(parse_qs(url.query).get("start", [""])[0])

    async def say(
        self,
        chat: Chat,
        text: str,
        *,
        entities: Iterable[Json] | None = None,
        reply_to: Message | None = None,
        topic: int | None = None,
    ) -> Message:
        """Send a text; commands and mentions are marked as Telegram marks them. `delivered` tells if the bot hears it.

        Raises ValueError where a person could not write: a closed-down group, one he is not in, a blocked bot.
        """
        self._check_may_write(chat)
        extra: Json = {"reply_to": reply_to, "thread_id": topic}
        sender = self.wire()
        if isinstance(chat, GroupChat):
            self._enter_quietly(chat)
            if chat.member(self.user_id).anonymous:
                sender, extra["sender_chat"] = chat.anonymous_sender(), chat.wire()
        message = self.world.say(chat, sender, text, entities=entities, **extra)
        self.met |= message.delivered
        return message

    async def tell(self, text: str, *, reply_to: Message | None = None) -> Message:
        """Say something in the private chat."""
        return await self.say(self.private, text, reply_to=reply_to)

    async def edit(self, message: Message, text: str) -> Message:
        """Edit an own message; the bot gets it again, commands included, under a new update id."""
        message.history.append(Content(text, tuple(found_in(text))))
        message.edit_date = message.date + 1
        self.world.tell("edited_message", message)
        return message

    async def press(self, message: Message, label: str, *, timeout: float = 10.0) -> CallbackAnswer:  # noqa: ASYNC109
        """Press the button with that label and wait for the bot's answer (TimeoutError after `timeout` seconds)."""
        return await self.begin_press(message, label).answered(timeout)

    async def press_data(self, message: Message, data: str, *, timeout: float = 10.0) -> CallbackAnswer:  # noqa: ASYNC109
        """Press a button that carries `data`, which the message need not show any more: a stale or forged press."""
        return await self.begin_press_data(message, data).answered(timeout)

    def begin_press(self, message: Message, label: str) -> Press:
        """Press the button with that label and go on. LookupError when there is none, ValueError when it only links."""
        data = message.button(label).callback_data
        if data is None:
            raise ValueError(f"the button {label!r} asks nothing of the bot")
        return self.begin_press_data(message, data)

    def begin_press_data(self, message: Message, data: str) -> Press:
        """Send a callback query with `data` from that message and go on."""
        if isinstance(message.chat, GroupChat):
            self._enter_quietly(message.chat)
        self.met = True
        return begin_press(self.world, self, message, data)

    @property
    def whispered(self) -> "list[Message]":
        """The messages in groups that he alone sees."""
        mine = [one for one in self.world.whispered if one.receiver is not None and one.receiver["id"] == self.user_id]
        return [one for one in mine if not one.deleted]

    async def join(self, group: "Group") -> Message:
        """Enter a group: a service message, and for a bot that is an administrator a member update."""
        group.set_member(self, Member(), by=self)
        return self.world.service(group, self.wire(), {"new_chat_members": [self.wire()]})

    async def leave(self, group: "Group") -> Message:
        """Leave a group."""
        group.set_member(self, Member("left"), by=self)
        return self.world.service(group, self.wire(), {"left_chat_member": self.wire()})

    async def add_bot(self, group: "Group") -> Message:
        """Add the bot to a group."""
        bot = self.world.bot.wire()
        self._enter_quietly(group)
        self.met = True
        group.set_bot_member(Member(), by=self)
        return self.world.service(group, self.wire(), {"new_chat_members": [bot]})

    async def remove_bot(self, group: "Group") -> None:
        """Remove the bot from a group; it hears only of its own new standing."""
        group.set_bot_member(Member("kicked"), by=self)

    async def block(self) -> None:
        """Stop the bot in the private chat (P-21)."""
        self.set_blocked(blocked=True)

    def menu(self, chat: Chat) -> list[Json]:
        """The commands this person sees when he types / in that chat, in his language."""
        if not isinstance(chat, GroupChat):
            scopes: list[Json] = [{"type": "chat", "chat_id": chat.chat_id}, {"type": "all_private_chats"}]
        else:
            here = {"chat_id": chat.chat_id}
            admin = chat.member(self.user_id).admin
            scopes = [{"type": "chat_member", "user_id": self.user_id, **here}]
            scopes += [{"type": "chat_administrators", **here}] if admin else []
            scopes += [{"type": "chat", **here}]
            scopes += [{"type": "all_chat_administrators"}] if admin else []
            scopes += [{"type": "all_group_chats"}]
        return self.world.menus.seen([*scopes, {"type": "default"}], self.language_code or "")

    def set_blocked(self, *, blocked: bool) -> None:
        """Block the bot, or take it back; the bot is told."""
        self.blocked = blocked
        old, new = (Member(), Member("kicked")) if blocked else (Member("kicked"), Member())
        self.world.member_changed(self.private, self.world.bot.wire(), self.wire(), old, new)

    def _check_may_write(self, chat: Chat) -> None:
        if chat is self.private and (self.blocked or not self.started):
            raise ValueError("press Start first: await user.start()")
        if isinstance(chat, PrivateChat) and chat is not self.private:
            raise ValueError("that is another person's private chat")
        if isinstance(chat, GroupChat) and chat.migrated_to is not None:
            raise ValueError("this group became a supergroup; write in group.migrated_to")
        if isinstance(chat, GroupChat) and chat.members.get(self.user_id, Member()).present is False:
            raise ValueError("this person left the group or was removed")

    def _enter_quietly(self, group: GroupChat) -> None:
        """Whoever acts in a group is in it; a test that is about joining uses `join`."""
        group.members.setdefault(self.user_id, Member())
        self.met |= group.bot_member.present
