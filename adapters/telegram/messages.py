"""Messages: typed commands in groups and in the private chat, and groups that become supergroups (P-20, P-25, P-29)."""

from typing import Final, Protocol

from msgspec.structs import replace
from telegram import Chat, Message, User
from telegram.constants import ChatType

from adapters.desk import ADMIN_WORDS, WORDS, Answer, Counter, Desk, Sheet, Who
from adapters.desk.sheets import token_of
from adapters.outbox import Outbox
from adapters.telegram.admins import Admins
from adapters.telegram.chores import Chores
from adapters.telegram.commands import PRIVATE_COMMANDS, START, Typed, typed_command
from adapters.telegram.components import LANGUAGE_LINK, room_of_payload, way_back
from adapters.telegram.dialogue import StakeDialogue
from adapters.telegram.identity import GROUPS, PLATFORM, Identity, Place, Reference, message_key, place_of, speaker
from adapters.telegram.oneself import Oneself
from adapters.telegram.presses import publish
from adapters.telegram.render import Card, draw
from adapters.telegram.voice import Voice, answer_card
from adapters.telegram.whom import Chips
from adapters.telegram.wire import Mover
from adapters.tokens import ButtonPress, encode
from poker_bot.host.ports import Room
from poker_bot.refusals import Refusal
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import Post, Span, present_reply, present_start_welcome, present_unknown_command

MESSAGE_KEYS: Final = frozenset({"telegram-group-only", "telegram-stake-one-line"})
"""Every key this package asks for by itself; for the linter."""

_LANGUAGE: Final = "language"
_NAMELESS: Final = ADMIN_WORDS | {"poker", "table", "settle", "rules", "ranks", "help"}
"""What may be asked in the group's own name: nothing that gives a seat or chips to nobody (trouble P-29)."""


class Hall(Counter, Mover, Protocol):
    """The part of the service that messages need."""


class Messages:
    """The handler of messages. ``username`` and ``account`` are the bot's own, once Telegram has told them."""

    def __init__(  # noqa: PLR0913, PLR0917 - what a message passes through
        self,
        service: Hall,
        desk: Desk,
        outbox: Outbox[Card],
        identity: Identity,
        voice: Voice,
        chores: Chores,
        catalogue: Catalogue,
        admins: Admins,
        dialogue: StakeDialogue,
        oneself: Oneself,
    ) -> None:
        self._service = service
        self._desk = desk
        self._outbox = outbox
        self._identity = identity
        self._voice = voice
        self._chores = chores
        self._catalogue = catalogue
        self._admins = admins
        self._dialogue = dialogue
        self._oneself = oneself
        self._chips = Chips(desk, identity, admins, catalogue)
        self.username = ""
        self.account = 0

    async def handle(self, update_id: int, message: Message) -> None:
        """One message, anywhere."""
        if message.migrate_to_chat_id is not None:
            await self._service.moved(PLATFORM, str(message.chat.id), str(message.migrate_to_chat_id))
        elif message.migrate_from_chat_id is not None:
            await self._service.moved(PLATFORM, str(message.migrate_from_chat_id), str(message.chat.id))
        elif message.chat.type in GROUPS:
            self._meet(message)
            if (typed := typed_command(message, self.username)) is not None:
                await self._in_group(message_key(update_id, message), message, typed)
            else:
                await self._reply_in_group(message_key(update_id, message), message)
        elif message.chat.type == ChatType.PRIVATE and isinstance(user := speaker(message), User):
            await self._in_private(message_key(update_id, message), message, user)

    # --- in a group --------------------------------------------------------------------------------------------

    def _meet(self, message: Message) -> None:
        """Whoever the bot sees may be called by his username."""
        replied = message.reply_to_message
        author = None if replied is None else replied.from_user
        for user in (message.from_user, author, *message.new_chat_members):
            self._identity.known.met(user)

    async def _reply_in_group(self, key: str, message: Message) -> None:
        """A reply to the bot may be the answer to a question about a stake."""
        user, replied = speaker(message), message.reply_to_message
        if not isinstance(user, User) or replied is None or replied.from_user is None:
            return
        draft = self._dialogue.drafts.of(user.id, message.chat.id)
        if draft is not None and replied.from_user.id == self.account:
            who = await self._identity.who(user, draft.room, key)
            await self._dialogue.heard(message, user.id, who, draft)

    async def _in_group(self, key: str, message: Message, typed: Typed) -> None:
        by = speaker(message)
        if by is None or (typed.word not in WORDS and not typed.named):
            return
        room = await self._identity.room(place_of(message), by.language_code if isinstance(by, User) else None)
        self._count_below(room, message)
        if typed.word not in WORDS:
            self._reply(room, message, present_unknown_command(lang=self._public(room), catalogue=self._catalogue))
        elif isinstance(by, Chat):
            await self._nameless(key, message, typed, room)
        else:
            self._dialogue.drafts.drop(by.id, message.chat.id)
            who = await self._identity.who(by, room, key)
            who = replace(who, manager=await self._admins.may(typed, message.chat.id, by.id))
            answer = await self._typed(message, typed, who)
            if answer is None:
                return
            publish(self._outbox, room, answer)
            if answer.leads or not answer.lobby:  # there the table itself is the answer
                self._chores.start(self._voice.answer_typed(typed.word, message, who, answer))

    async def _typed(self, message: Message, typed: Typed, who: Who) -> Answer | None:
        """What the host says; None where a dialogue begins. ``/allin`` is asked, and confirmed, like its button."""
        if typed.word == "chips":
            return await self._chips.answer(message, typed.text, who)
        if typed.word == "gift":
            return await self._chips.gift(message, typed.text, who)
        if _begins_dialogue(typed):
            return await self._dialogue.begin(message, int(who.person.account), who)
        frame = await self._service.frame(who.room) if typed.word == "allin" else None
        if frame is None:
            return await self._desk.typed(typed.word, typed.text, who)
        return await self._desk.pressed(encode(ButtonPress("all-in", token_of(frame))), who)

    async def _nameless(self, key: str, message: Message, typed: Typed, room: Room) -> None:
        """In the name of this group, which only its admins can do; in the name of a channel nothing may be done."""
        sender = message.sender_chat
        if typed.word in _NAMELESS and sender is not None and sender.id == message.chat.id:
            if _needs_a_person(typed):
                card = self._oneself.ask(message, typed, room, self._public(room))
                self._outbox.answer(room, card, str(Reference.of(message)))
                return
            if _begins_dialogue(typed):
                text = self._catalogue.text(self._public(room), "telegram-stake-one-line")
                self._reply(room, message, Post(((Span(text),),)))
                return
            who = Who(await self._identity.group_itself(message.chat), room, key, manager=True)
            answer = await self._desk.typed(typed.word, typed.text, who)
            publish(self._outbox, room, answer)
            if (
                answer.leads or not answer.lobby
            ):  # he has no private chat: whoever speaks for the group is answered in it
                self._chores.start(self._voice.answer_openly(message, room, answer))
            return
        refusal = Refusal("not-a-player")
        self._reply(room, message, present_reply("", {}, refusal, lang=self._public(room), catalogue=self._catalogue))

    def _reply(self, room: Room, message: Message, post: Post) -> None:
        self._outbox.answer(room, draw(Sheet(post.lines)), str(Reference.of(message)))

    def _public(self, room: Room) -> str:
        """The language of public texts."""
        frame = self._outbox.frame(room.id)
        return self._identity.language if frame is None else frame.language

    def _count_below(self, room: Room, message: Message) -> None:
        """A supergroup numbers its messages one by one, so a command tells how far up the table is by now."""
        table = self._outbox.table_reference(room.id)
        if table is None or message.chat.type != ChatType.SUPERGROUP or message.chat.is_forum:
            return
        reference = Reference.parse(table)
        if reference.chat == message.chat.id:
            self._outbox.messages_below(room.id, max(0, message.message_id - reference.message))

    # --- in the private chat -----------------------------------------------------------------------------------

    async def _in_private(self, key: str, message: Message, user: User) -> None:
        typed = typed_command(message, self.username)
        room = await self._identity.room(place_of(message), user.language_code)
        await self._outbox.reachable(await self._identity.person(user))
        who = await self._identity.who(user, room, key)  # only now: he can be written to, and the host is to know it
        draft = self._dialogue.drafts.of(user.id, user.id)
        if typed is None and draft is not None:
            await self._dialogue.heard(message, user.id, who, draft)
            return
        if typed is not None and typed.word != START:
            self._dialogue.drafts.drop(user.id, user.id)
        if typed is not None and typed.word == START:
            await self._start(typed.text, who)
        elif typed is not None and typed.word in PRIVATE_COMMANDS:
            self._tell(who, await self._desk.typed(typed.word, typed.text, who))
        elif typed is not None and typed.word not in WORDS:
            self._say(who, present_unknown_command(lang=self._own(who), catalogue=self._catalogue))
        else:
            text = self._catalogue.text(self._own(who), "telegram-group-only")
            self._say(who, Post(((Span(text),),)))

    async def _start(self, payload: str, who: Who) -> None:
        """Start was pressed: from now on he can be written to, and what he missed is his cards."""
        if payload == LANGUAGE_LINK:
            self._tell(who, await self._desk.typed(_LANGUAGE, "", who))
            return
        room = self._outbox.room(room_of_payload(payload)) or who.room
        cards = await self._desk.typed("cards", "", Who(who.person, room, who.dedupe, who.locale))
        welcome = present_start_welcome(lang=self._own(who), catalogue=self._catalogue)
        back = way_back(Place.parse(room.place), self._outbox.table_reference(room.id), self._own(who), self._catalogue)
        self._chores.start(self._welcome(who, draw(Sheet(welcome.lines), rows=back), cards))

    async def _welcome(self, who: Who, welcome: Card, cards: Answer) -> None:
        if await self._voice.whisper(who.person, welcome) and cards.kind == "cards":
            await self._voice.whisper(who.person, answer_card(cards, who.room))
        await self._voice.catch_up(who.person)

    def _tell(self, who: Who, answer: Answer) -> None:
        self._chores.start(self._voice.tell(who, answer))

    def _say(self, who: Who, post: Post) -> None:
        self._chores.start(self._whispered(who, draw(Sheet(post.lines))))

    async def _whispered(self, who: Who, card: Card) -> None:
        await self._voice.whisper(who.person, card)

    def _own(self, who: Who) -> str:
        """The person's language."""
        return self._identity.language_of(who)


def _begins_dialogue(typed: Typed) -> bool:
    """``/stakes add`` without more."""
    return typed.word == "stakes" and typed.text.lower() == "add"


def _needs_a_person(typed: Typed) -> bool:
    """A name in the books, or a private chat."""
    return typed.word in {"chips", "audit", "community"} or (typed.word == "settle" and bool(typed.text))
