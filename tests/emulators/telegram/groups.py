"""Groups as tests use them: a GroupChat whose members, rights and topics can be changed."""

from typing import TYPE_CHECKING

from tests.emulators.telegram.chats import GroupChat, Topic
from tests.emulators.telegram.content import Content, Json
from tests.emulators.telegram.members import ADMIN_RIGHTS, Member, Status
from tests.emulators.telegram.message import Message

if TYPE_CHECKING:
    from tests.emulators.telegram.people import User

SERVICE_ACCOUNT: Json = {"id": 777000, "is_bot": False, "first_name": "Telegram"}


class Group(GroupChat):
    """A group or supergroup. Made by `TelegramEmulator.group` and `.supergroup`."""

    def set_member(self, user: "User", member: Member, *, by: "User | None" = None) -> None:
        """Give a person another standing and tell a bot that may know."""
        old = self.member(user.user_id)
        self.members[user.user_id] = member
        user.met |= self.bot_member.present
        self.world.member_changed(self, user.wire(), (by or user).wire(), old, member)

    def set_bot_member(self, member: Member, *, by: "User | None" = None) -> None:
        """Give the bot another standing; it always hears of that."""
        old, self.bot_member = self.bot_member, member
        bot = self.world.bot.wire()
        self.world.member_changed(self, bot, by.wire() if by else bot, old, member)

    def own(self, user: "User") -> None:
        """Make a person the owner."""
        self.set_member(user, Member("creator"))

    def promote(self, user: "User", *rights: str, anonymous: bool = False) -> None:
        """Make a person an administrator with these rights (all, when none is named).

        Raises ValueError for an anonymous one in a basic group: Telegram knows them only in supergroups.
        """
        if anonymous and not self.supergroup:
            raise ValueError("only supergroups have anonymous administrators")
        status = self.member(user.user_id).status
        kept: Status = "creator" if status == "creator" else "administrator"
        self.set_member(user, Member(kept, frozenset(rights or ADMIN_RIGHTS), anonymous))

    def demote(self, user: "User") -> None:
        """Make an administrator an ordinary member."""
        self.set_member(user, Member())

    def remove(self, user: "User", *, by: "User | None" = None) -> Message:
        """Remove a person from the group."""
        self.set_member(user, Member("kicked"), by=by)
        return self.world.service(self, (by or user).wire(), {"left_chat_member": user.wire()})

    def promote_bot(self, *rights: str) -> None:
        """Make the bot an administrator with these rights (all, when none is named)."""
        self.set_bot_member(Member("administrator", frozenset(rights or ADMIN_RIGHTS)))

    def mute_bot(self) -> None:
        """Take from the bot the right to send anything."""
        self.set_bot_member(Member("restricted"))

    def unmute_bot(self) -> None:
        """Make the bot an ordinary member again."""
        self.set_bot_member(Member())

    def open_topic(self, user: "User", name: str) -> Topic:
        """Open a forum topic, whose id is that of its first service message. ValueError outside forums."""
        if not self.forum:
            raise ValueError("only a forum has topics: server.supergroup(title, forum=True)")
        what = {"forum_topic_created": {"name": name, "icon_color": 7322096}}
        message = self.world.post(self, user.wire(), Content(), service=what)
        message.thread_id = message.message_id
        self.world.tell("message", message)
        topic = Topic(message.message_id, name)
        self.topics[topic.thread_id] = topic
        return topic

    def linked_channel_says(self, text: str) -> Message:
        """A post of the channel linked to the group: from Telegram's service account, in the channel's name (P-29)."""
        channel = {"id": self.chat_id - 1, "type": "channel", "title": f"{self.title} news"}
        return self.world.say(self, SERVICE_ACCOUNT, text, sender_chat=channel)

    def upgrade(self, supergroup: "Group", by: "User | None", *, told: bool) -> None:
        """Become that supergroup: members move, messages stay behind, and two service messages say so (P-25)."""
        supergroup.members = dict(self.members)
        supergroup.bot_member = self.bot_member
        sender = by.wire() if by else supergroup.anonymous_sender()
        here = self.world.post(self, sender, Content(), service={"migrate_to_chat_id": supergroup.chat_id})
        there = self.world.post(supergroup, sender, Content(), service={"migrate_from_chat_id": self.chat_id})
        if told:
            self.world.tell("message", here)
            self.world.tell("message", there)
        self.migrated_to = supergroup
        self.world.changed()
