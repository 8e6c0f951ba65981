"""Chats as Telegram keeps them: who may write there, and every message in its place."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, ClassVar

from tests.emulators.telegram.content import Json
from tests.emulators.telegram.members import ABSENT, Member
from tests.emulators.telegram.message import Message
from tests.emulators.telegram.refusals import BLOCKED, NEVER_STARTED, bad_request, forbidden, migrated

if TYPE_CHECKING:
    from tests.emulators.telegram.people import User
    from tests.emulators.telegram.world import World


class Access(Enum):
    """What a method needs: Telegram refuses different things to readers, editors and writers."""

    READ = auto()
    MEMBERS = auto()
    EDIT = auto()
    WRITE = auto()


class Chat:
    """What private chats and groups have in common. Message ids count up and are never used again."""

    kind: ClassVar[str]

    def __init__(self, world: "World", chat_id: int) -> None:
        self.world = world
        self.chat_id = chat_id
        self.everything: list[Message] = []

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.chat_id}>"

    @property
    def messages(self) -> list[Message]:
        """The bot's messages as they stand now, oldest first, without the deleted ones."""
        return [message for message in self.everything if message.by_bot and not message.deleted]

    @property
    def shown(self) -> list[Message]:
        """All messages that stand in the chat: people's, the bot's and service messages."""
        return [message for message in self.everything if not message.deleted]

    @property
    def last(self) -> Message:
        """The bot's newest message. Raises LookupError while there is none."""
        if not self.messages:
            raise LookupError(f"the bot has no message in {self!r}")
        return self.messages[-1]

    def next_message_id(self) -> int:
        """Private chats and basic groups count together, as they do for a real bot."""
        return self.world.next_common_message_id()

    def find(self, message_id: int) -> Message | None:
        """The message with that id, unless it is deleted."""
        found = (message for message in self.everything if message.message_id == message_id)
        return next((message for message in found if not message.deleted), None)

    def delete(self, message: Message) -> None:
        """Somebody else than the bot deletes a message. No update tells the bot of it."""
        message.deleted = True
        self.world.changed()

    def wire(self) -> Json:
        """The Bot API's Chat."""
        raise LookupError(f"{self!r} has no wire form")

    def full_wire(self) -> Json:
        """The Bot API's ChatFullInfo."""
        gifts = dict.fromkeys(
            ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels"), False
        )
        return {**self.wire(), "accent_color_id": 0, "max_reaction_count": 11, "accepted_gift_types": gifts}

    def check(self, access: Access) -> None:
        """Raise the refusal a method with that need meets here."""
        raise LookupError(f"{self!r} cannot be asked for {access}")

    def check_thread(self, thread_id: int | None) -> None:
        """Raise the refusal when there is no such topic, or it is closed."""
        if thread_id is not None:
            raise bad_request("message thread not found")

    def check_may_send(self, what: str) -> None:
        """Raise the refusal when the bot may not send this kind of message."""


class PrivateChat(Chat):
    """One person's chat with the bot: writable after Start and until the bot is blocked (P-20, P-21)."""

    kind = "private"

    def __init__(self, world: "World", user: "User") -> None:
        super().__init__(world, user.user_id)
        self.user = user

    def wire(self) -> Json:
        """A Chat with the person's name."""
        person = self.user.wire()
        names = ("first_name", "last_name", "username")
        return {"id": self.chat_id, "type": "private"} | {name: person[name] for name in names if name in person}

    def check(self, access: Access) -> None:
        """403 for a person who blocked the bot, never pressed Start or is gone."""
        if not (self.user.started or self.user.met):
            raise bad_request("chat not found")
        if access not in (Access.EDIT, Access.WRITE):
            return
        if self.user.deactivated:
            raise forbidden("user is deactivated")
        if self.user.blocked:
            raise forbidden(BLOCKED)
        if not self.user.started and access is Access.WRITE:
            raise forbidden(NEVER_STARTED)


@dataclass(slots=True)
class Topic:
    """A topic of a forum; its id is that of the service message that opened it."""

    thread_id: int
    name: str
    closed: bool = False


class GroupChat(Chat):
    """A basic group or a supergroup, with members, the bot's own standing and, in a forum, topics."""

    def __init__(self, world: "World", chat_id: int, title: str, *, supergroup: bool, forum: bool) -> None:
        super().__init__(world, chat_id)
        self.title = title
        self.supergroup = supergroup
        self.forum = forum
        self.members: dict[int, Member] = {}
        self.bot_member = ABSENT
        self.topics: dict[int, Topic] = {}
        self.migrated_to: GroupChat | None = None
        self._own_message_id = 0

    @property
    def type(self) -> str:
        """`group` or `supergroup`, as on the wire."""
        return "supergroup" if self.supergroup else "group"

    def wire(self) -> Json:
        """A Chat with its title."""
        wire: Json = {"id": self.chat_id, "type": self.type, "title": self.title}
        return wire | ({"is_forum": True} if self.forum else {})

    def full_wire(self) -> Json:
        """ChatFullInfo with what members may do by default."""
        allowed = ("can_send_messages", "can_send_photos", "can_send_documents", "can_invite_users")
        return {**super().full_wire(), "permissions": dict.fromkeys(allowed, True)}

    def next_message_id(self) -> int:
        """A supergroup counts for itself, from 1: ids of the old group mean nothing there (P-25)."""
        if not self.supergroup:
            return super().next_message_id()
        self._own_message_id += 1
        return self._own_message_id

    def anonymous_sender(self) -> Json:
        """Who a message of an anonymous administrator is from: one account for all of them (P-29)."""
        return {"id": 1087968824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}

    def member(self, user_id: int) -> Member:
        """That person's standing; `left` for somebody who never was there."""
        return self.members.get(user_id, ABSENT)

    def check(self, access: Access) -> None:
        """403 when the bot is out; the new id when the group became a supergroup.

        The migration is told to those who send, delete or ask for members. An edit of an old message just fails: the
        server lets it pass to the chat, where the message can no longer be edited.
        """
        if self.migrated_to is not None:
            if access in (Access.WRITE, Access.MEMBERS):
                raise migrated(self.migrated_to.chat_id)
            if access is Access.EDIT:
                raise bad_request("message can't be edited")
            return
        needs_presence = self.supergroup or access is not Access.READ
        if self.bot_member.status == "kicked" and needs_presence:
            raise forbidden(f"bot was kicked from the {self.type} chat")
        if not self.bot_member.present and needs_presence:
            raise forbidden(f"bot is not a member of the {self.type} chat")

    def check_thread(self, thread_id: int | None) -> None:
        """400 for a topic that does not exist, or is closed while the bot does not manage topics."""
        if thread_id is None:
            return
        topic = self.topics.get(thread_id)
        if topic is None:
            raise bad_request("message thread not found")
        if topic.closed and not self.bot_member.can("can_manage_topics"):
            raise bad_request("TOPIC_CLOSED")

    def check_may_send(self, what: str) -> None:
        """400 while the bot is restricted."""
        if self.bot_member.status == "restricted":
            raise bad_request(f"not enough rights to send {what} to the chat")
