"""What a test does to Telegram itself: people and groups come into being, things go wrong."""

from tests.emulators.telegram.calls import Call, Gate
from tests.emulators.telegram.chats import Chat
from tests.emulators.telegram.content import Json
from tests.emulators.telegram.groups import Group
from tests.emulators.telegram.limits import Fault, Limits
from tests.emulators.telegram.members import Member
from tests.emulators.telegram.message import Message
from tests.emulators.telegram.people import User
from tests.emulators.telegram.world import World

FIRST_USER_ID = 6_100_000_001
FIRST_GROUP_ID = -4_100_000_001
FIRST_SUPERGROUP_ID = -1_002_000_000_001


class Control:
    """The injection half of the emulator. Ids are as long as real ones can be: 64-bit, groups negative."""

    world: World
    limits: Limits
    calls: list[Call]
    _gates: list[Gate]
    _lost: list[str]

    def user(
        self,
        first_name: str,
        *,
        last_name: str | None = None,
        username: str | None = None,
        language_code: str | None = None,
    ) -> User:
        """A new person, unknown to the bot until he does something it hears of."""
        user_id = FIRST_USER_ID + len(self.world.users)
        user = User(
            self.world,
            user_id,
            first_name,
            last_name=last_name,
            username=username,
            language_code=language_code,
        )
        self.world.users[user_id] = user
        self.world.chats[user_id] = user.private
        return user

    def group(self, title: str, *members: User, owner: User | None = None, with_bot: bool = True) -> Group:
        """A basic group, the bot in it unless `with_bot` is False (then `await user.add_bot(group)`)."""
        return self._new_group(title, members, owner, supergroup=False, with_bot=with_bot)

    def supergroup(
        self, title: str, *members: User, owner: User | None = None, forum: bool = False, with_bot: bool = True
    ) -> Group:
        """A supergroup, with topics if it is a forum."""
        return self._new_group(title, members, owner, supergroup=True, forum=forum, with_bot=with_bot)

    def _new_group(
        self,
        title: str,
        members: tuple[User, ...],
        owner: User | None,
        *,
        supergroup: bool,
        forum: bool = False,
        with_bot: bool,
    ) -> Group:
        count = sum(isinstance(chat, Group) for chat in self.world.chats.values())
        chat_id = (FIRST_SUPERGROUP_ID if supergroup else FIRST_GROUP_ID) - count
        group = Group(self.world, chat_id, title, supergroup=supergroup, forum=forum)
        self.world.chats[chat_id] = group
        group.members = {user.user_id: Member() for user in members}
        if owner is not None:
            group.members[owner.user_id] = Member("creator")
        if with_bot:
            group.bot_member = Member()
        for user in (*members, *((owner,) if owner else ())):
            user.met |= with_bot
        return group

    def anonymous_admin(self, group: Group, user: User) -> None:
        """Make a person an anonymous administrator: his messages come from GroupAnonymousBot, his presses from him."""
        group.promote(user, anonymous=True)

    def block(self, user: User) -> None:
        """That person blocks the bot: 403 in his private chat until he presses Start again (P-21)."""
        user.set_blocked(blocked=True)

    def deactivate(self, user: User) -> None:
        """That person deletes his account."""
        user.deactivated = True

    def migrate(self, group: Group, *, by: User | None = None, told: bool = True) -> Group:
        """Turn a group into a supergroup and return that (P-25).

        With `told` False both service messages are missed, as they are by a bot that was down for long: only the
        errors tell of the new id then.
        """
        supergroup = self.supergroup(group.title, with_bot=False)
        group.upgrade(supergroup, by, told=told)
        return supergroup

    def fail_next(
        self,
        method: str,
        code: int,
        description: str = "",
        *,
        retry_after: int | None = None,
        chat: Chat | None = None,
        times: int = 1,
    ) -> None:
        """Refuse the next `times` calls of a method (`*`: of any but getUpdates), in one chat if given.

        `description` goes without the "Bad Request: " that belongs to the code; a 429 with `retry_after` (seconds)
        needs none.
        """
        parameters: Json = {} if retry_after is None else {"retry_after": retry_after}
        if retry_after is not None and not description:
            description = f"retry after {retry_after}"
        chat_id = None if chat is None else chat.chat_id
        self.limits.fail_next(Fault(method, code, description, parameters, chat_id, times))

    def lose_next(self, method: str) -> None:
        """Do what the next call of `method` asks, and answer 502 all the same: the bot cannot know it happened."""
        self._lost.append(method)

    def flood(self, chat: Chat, seconds: float) -> None:
        """Refuse sends and edits in one chat with 429 until `seconds` have passed on the emulator's clock."""
        self.limits.flood(chat.chat_id, seconds)

    def lift(self, chat: Chat) -> None:
        """End a flood early."""
        self.limits.lift(chat.chat_id)

    def hold(self, method: str) -> Gate:
        """Hold all calls of a method until `gate.release()`."""
        gate = Gate(method)
        self._gates.append(gate)
        return gate

    def redeliver(self, count: int = 1) -> list[int]:
        """Send the last `count` updates the bot got once more, under their old ids (P-32)."""
        return self.world.feed.redeliver(count)

    def forget(self, message: Message) -> None:
        """Take a message out of the bot's reach: presses on it carry no text, edits find nothing (P-35)."""
        message.out_of_reach = True

    @property
    def pending_updates(self) -> int:
        """How many updates the bot has not confirmed."""
        return len(self.world.feed.pending)

    def calls_of(self, method: str, chat: Chat | None = None) -> list[Call]:
        """The calls of one method, in one chat if given, oldest first."""
        return [call for call in self.calls if call.method == method and chat in (None, call.chat)]
