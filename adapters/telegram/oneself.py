"""What an anonymous admin asks for that needs a person: a name in the books, a private chat. He presses, and is known.

An anonymous message says only that an admin of the group wrote it; a press of the button below the answer comes from
his own account (trouble P-29). The command waits in memory for ten minutes and is carried out once, for an admin alone.
"""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from telegram import CallbackQuery, MaybeInaccessibleMessage, Message

from adapters.desk import Answer, Desk, Key, Sheet, Who
from adapters.telegram.admins import Admins
from adapters.telegram.chores import Chores
from adapters.telegram.commands import Typed
from adapters.telegram.identity import Identity, place_of, press_key
from adapters.telegram.render import Card, draw
from adapters.telegram.voice import Voice
from adapters.telegram.whom import Chips
from adapters.telegram.wire import TelegramWire
from poker_bot.host.ports import Clock, Room
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import Span

_ASKED: Final = "telegram-oneself"
_BUTTON: Final = "telegram-oneself-button"
MESSAGE_KEYS: Final = frozenset({_ASKED, _BUTTON})
"""Every key this module asks for; for the linter."""

_PREFIX: Final = "self:"
_KEPT: Final = 10 * 60_000
_MOST: Final = 200
_CHIPS: Final = "chips"


class _Waiting(Struct, frozen=True):
    message: Message
    typed: Typed
    room: Room
    until: int


class Oneself:
    """All commands that wait for whoever gave them."""

    def __init__(  # noqa: PLR0913, PLR0917 - what a command passes through
        self,
        desk: Desk,
        identity: Identity,
        admins: Admins,
        wire: TelegramWire,
        voice: Voice,
        chores: Chores,
        catalogue: Catalogue,
        clock: Clock,
    ) -> None:
        self._desk = desk
        self._identity = identity
        self._admins = admins
        self._wire = wire
        self._voice = voice
        self._chores = chores
        self._catalogue = catalogue
        self._clock = clock
        self._chips = Chips(desk, identity, admins, catalogue)
        self._waiting: dict[int, _Waiting] = {}
        self._number = clock.now()  # no button of an earlier process means one of this

    def ask(self, message: Message, typed: Typed, room: Room, lang: str) -> Card:
        """The question with its button; the oldest that waits makes way when there are too many."""
        self._number += 1
        if len(self._waiting) >= _MOST:
            del self._waiting[next(iter(self._waiting))]
        self._waiting[self._number] = _Waiting(message, typed, room, self._clock.now() + _KEPT)
        key = Key(self._catalogue.text(lang, _BUTTON), "primary", f"{_PREFIX}{self._number}", "oneself")
        return draw(Sheet(((Span(self._catalogue.text(lang, _ASKED)),),)), rows=((key,),))

    async def pressed(self, query: CallbackQuery, message: MaybeInaccessibleMessage, payload: str) -> None:
        """In the presser's own name. Who is no admin is told so, and the command goes on waiting for who is."""
        digits = payload.removeprefix(_PREFIX)
        number = int(digits) if digits.isascii() and digits.isdecimal() else 0
        waiting = self._waiting.get(number)
        if waiting is None or self._clock.now() > waiting.until or waiting.message.chat.id != message.chat.id:
            await self._too_late(query, message)
            return
        who = await self._identity.who(query.from_user, waiting.room, press_key(query.id))
        manager = await self._admins.manages(message.chat.id, query.from_user.id, anew=True)
        if manager and self._waiting.pop(number, None) is None:
            await self._too_late(query, message)  # two fingers, and the other was faster
            return
        who = replace(who, manager=manager)
        answer = await self._carried_out(waiting, who)
        self._chores.start(self._wire.answer(query.id, answer.alert, alert=True))
        if manager:
            self._chores.start(self._voice.change(message, None))
            self._chores.start(self._voice.answer_typed(waiting.typed.word, waiting.message, who, answer))

    async def _carried_out(self, waiting: _Waiting, who: Who) -> Answer:
        typed = waiting.typed
        if typed.word == _CHIPS:
            return await self._chips.answer(waiting.message, typed.text, who)
        return await self._desk.typed(typed.word, typed.text, who)

    async def _too_late(self, query: CallbackQuery, message: MaybeInaccessibleMessage) -> None:
        who = await self._identity.who(query.from_user, await self._room(message), press_key(query.id))
        answer = await self._desk.pressed("", who)
        self._chores.start(self._wire.answer(query.id, answer.alert, alert=True))

    async def _room(self, message: MaybeInaccessibleMessage) -> Room:
        return await self._identity.room(place_of(message), None)


def is_oneself(payload: str) -> bool:
    """Whether a button is one of these."""
    return payload.startswith(_PREFIX)
