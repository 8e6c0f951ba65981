"""Buttons: decided at once, answered once, with a text that only the presser sees (trouble P-22, P-33, P-35)."""

from typing import Final

from msgspec.structs import replace
from telegram import CallbackQuery, MaybeInaccessibleMessage
from telegram.constants import ChatType

from adapters.desk import Answer, Desk, Who
from adapters.outbox import Outbox
from adapters.telegram.admins import CONFIRMS, Admins
from adapters.telegram.chores import Chores
from adapters.telegram.components import LANGUAGE_LINK
from adapters.telegram.dialogue import StakeDialogue
from adapters.telegram.drafts import is_payload
from adapters.telegram.ephemeral import Ephemerals, Whispered
from adapters.telegram.identity import GROUPS, Identity, Place, Reference, is_lost, place_of, press_key
from adapters.telegram.oneself import Oneself, is_oneself
from adapters.telegram.render import Card
from adapters.telegram.voice import Voice, answer_card
from adapters.telegram.wire import TelegramWire
from adapters.tokens import ButtonPress, decode
from poker_bot.host.ports import Room, TableFrame
from poker_bot.refusals import Refusal
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import post_text, present_reply

_TO_BE_READ: Final = frozenset({"refused", "ask", "cards"})
"""Answers that stay until they are closed; the others are shown for a moment."""

_OWN_CONFIRMS: Final = frozenset({"forget-confirm", "link-confirm", "unlink-confirm"})
"""Questions about himself, whose message becomes their answer."""

_TURNS: Final = "rules-page"
"""The button that turns a page: the message it stands on is that page, wherever that is."""

_WITH_BUTTONS: Final = frozenset({"ask", "draw"})
_ONLY_YOU: Final = "telegram-only-you"
MESSAGE_KEYS: Final = frozenset({_ONLY_YOU})
"""Every key this module asks for by itself; for the linter."""

_QUESTION: Final = "balance"
"""The button that does nothing but tell, and so is to be read."""


class Presses:
    """The handler of callback queries."""

    def __init__(  # noqa: PLR0913, PLR0917 - what a press passes through
        self,
        desk: Desk,
        outbox: Outbox[Card],
        identity: Identity,
        wire: TelegramWire,
        voice: Voice,
        chores: Chores,
        catalogue: Catalogue,
        admins: Admins,
        dialogue: StakeDialogue,
        ephemerals: Ephemerals,
        oneself: Oneself,
    ) -> None:
        self._ephemerals = ephemerals
        self._desk = desk
        self._outbox = outbox
        self._identity = identity
        self._wire = wire
        self._voice = voice
        self._chores = chores
        self._catalogue = catalogue
        self._admins = admins
        self._dialogue = dialogue
        self._oneself = oneself
        self._rooms: dict[tuple[int, int], Room] = {}

    def saw(self, frame: TableFrame) -> None:
        """Remember in which room of a chat a table is shown: a message out of reach does not say its topic."""
        key = (frame.table, Place.parse(frame.room.place).chat)
        if frame.view.closed:
            self._rooms.pop(key, None)
        else:
            self._rooms[key] = frame.room

    async def handle(self, query: CallbackQuery) -> None:
        """One press, anywhere."""
        message, payload = query.message, query.data
        if message is None or payload is None or message.chat.type not in {*GROUPS, ChatType.PRIVATE}:
            self._chores.start(self._wire.answer(query.id, ""))
            return
        try:
            await self._decided(query, message, payload)
        except Exception:
            self._chores.start(self._apologise(query))
            raise

    async def _decided(self, query: CallbackQuery, message: MaybeInaccessibleMessage, payload: str) -> None:
        if is_payload(payload):
            await self._dialogue.pressed(query, message, payload)
            return
        if is_oneself(payload):
            await self._oneself.pressed(query, message, payload)
            return
        press = decode(payload)
        if press is not None and (press.action, press.amount) == ("language", 0) and message.chat.type in GROUPS:
            # An alert holds no choice: the private chat is opened, and asks there.
            self._chores.start(self._wire.answer(query.id, "", url=self._wire.link(LANGUAGE_LINK)))
            return
        room = await self._room(query, message, press)
        who = await self._identity.who(query.from_user, room, press_key(query.id))
        if press is not None and press.action in CONFIRMS:
            answer = await self._confirm(payload, who)
        else:
            answer = await self._desk.pressed(payload, who)
        if press is not None and press.action == "forget-confirm" and answer.kind == "told":
            self._identity.known.forget(query.from_user.id)
        self._respond(query, message, press, who, answer)

    def _respond(
        self,
        query: CallbackQuery,
        message: MaybeInaccessibleMessage,
        press: ButtonPress | None,
        who: Who,
        answer: Answer,
    ) -> None:
        private = message.chat.type == ChatType.PRIVATE
        if press is not None and press.action in CONFIRMS | _OWN_CONFIRMS and answer.kind != "refused":
            self._chores.start(self._wire.answer(query.id, answer.alert))
            self._chores.start(self._voice.change(message, answer_card(answer, who.room)))
        elif private and answer.kind == "ask" and answer.sheet.rows:
            self._chores.start(self._wire.answer(query.id, ""))
            self._chores.start(self._ask(who, answer))
        elif answer.kind == "page" and press is not None and press.action == _TURNS:
            self._chores.start(self._wire.answer(query.id, ""))
            self._chores.start(self._voice.turn(message, who, answer))
        elif answer.kind == "page":
            self._chores.start(self._voice.answer_page(query.id, who, answer))
        elif answer.kind == "draw" and private:
            self._chores.start(self._wire.answer(query.id, ""))
            self._chores.start(self._voice.change(message, answer_card(answer, who.room)))
        elif (whispered := Whispered.of(message, query.from_user.id)) is not None:
            self._answer_below(query, whispered, who, answer)
        elif answer.kind == "draw" or (answer.kind == "ask" and answer.sheet.rows):
            self._chores.start(self._show_alone(query, place_of(message), who, answer))
        else:
            asked = press is not None and press.action == _QUESTION
            alert = answer.kind in _TO_BE_READ or asked
            self._chores.start(self._voice.answer_press(query.id, who, answer, alert=alert))
            if private and answer.kind == "acted":  # the cards stay to be looked at, the choice is made
                self._chores.start(self._voice.change(message, None))
        publish(self._outbox, who.room, answer)
        if is_lost(message):
            self._outbox.vanished(who.room.id, str(Reference.of(message)))

    def _answer_below(self, query: CallbackQuery, below: Whispered, who: Who, answer: Answer) -> None:
        """A press below a message that he alone sees: it becomes the next one, or goes when the choice is made."""
        if answer.kind in _WITH_BUTTONS and answer.sheet.rows:
            self._chores.start(self._wire.answer(query.id, ""))
            self._chores.start(self._change_below(below, who.room, answer_card(answer, who.room)))
            return
        self._chores.start(self._voice.answer_press(query.id, who, answer, alert=answer.kind in _TO_BE_READ))
        if answer.kind == "acted":
            self._chores.start(self._change_below(below, who.room, None))

    async def _change_below(self, below: Whispered, room: Room, card: Card | None) -> None:
        """It stands in the group, and counts there."""
        self._outbox.spent(room.place)
        await self._ephemerals.change(below, card)

    async def _show_alone(self, query: CallbackQuery, place: Place, who: Who, answer: Answer) -> None:
        """What has buttons, below the table for him alone where Telegram can; else as everywhere before."""
        nothing = self._catalogue.text(answer.language, _ONLY_YOU)
        card = answer_card(answer, who.room)
        if await self._ephemerals.show(place, query.from_user.id, query.id, card, nothing):
            self._outbox.spent(who.room.place)
            await self._wire.answer(query.id, "")
        elif answer.kind == "draw":
            await self._voice.answer_draw(query.id, who, answer)
        else:
            await self._voice.answer_press(query.id, who, answer, alert=True)

    async def _confirm(self, payload: str, who: Who) -> Answer:
        """What an admin confirms. Wherever the button stands, whether he is one is asked anew, of the room's group."""
        chat = Place.parse(who.room.place).chat
        if chat > 0:  # the group is not known any more: a private chat is nobody's to rule in
            return await self._desk.pressed("", who)
        manager = await self._admins.manages(chat, int(who.person.account), anew=True)
        return await self._desk.pressed(payload, replace(who, manager=manager))

    async def _room(self, query: CallbackQuery, message: MaybeInaccessibleMessage, press: ButtonPress | None) -> Room:
        """The room a press is about: where the message stands, or the one that a private message names."""
        tag = query.from_user.language_code
        whispered = Whispered.of(message, query.from_user.id) is not None
        if message.chat.type != ChatType.PRIVATE and not whispered:
            known = self._rooms.get((press.token.table, message.chat.id)) if press is not None else None
            if known is not None and is_lost(message):
                return known
            return await self._identity.room(place_of(message), tag)
        if press is not None and press.room and press.action in {*CONFIRMS, _TURNS}:
            known = self._outbox.room(press.room) or self._identity.known_room(press.room)
            if known is not None:
                return known
        elif press is not None and press.room:
            person = await self._identity.person(query.from_user)
            if (room := self._outbox.room_of_player(press.room, person.id)) is not None:
                return room
        return await self._identity.room(place_of(message), tag)

    async def _ask(self, who: Who, answer: Answer) -> None:
        await self._voice.whisper(who.person, answer_card(answer, who.room))

    async def _apologise(self, query: CallbackQuery) -> None:
        """The host could not even find out who that is."""
        lang = self._identity.language_of_app(query.from_user.language_code)
        post = present_reply("", {}, Refusal("store-down"), lang=lang, catalogue=self._catalogue)
        await self._wire.answer(query.id, post_text(post), alert=True)


def publish(outbox: Outbox[Card], room: Room, answer: Answer) -> None:
    """Bring the room up to the newest state, at the bottom when somebody asked for the table."""
    if answer.frame is not None:
        outbox.show(answer.frame)
    if answer.lobby:
        outbox.repost(room.id)
