"""How an answer reaches one person: as an alert, by private message, or, when both are shut, without its secrets."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from telegram import MaybeInaccessibleMessage, Message
from telegram.constants import ChatType

from adapters.desk import Answer, Sheet, Who
from adapters.desk.ranking import RankingPictures
from adapters.desk.sheets import ALERT_LENGTH
from adapters.outbox import Closed, Host, Outbox, Throttled, WireError
from adapters.telegram.components import narrow, room_payload
from adapters.telegram.identity import GROUPS, Reference, place_of
from adapters.telegram.pictures import photo_card
from adapters.telegram.render import Card, draw
from adapters.telegram.wire import TelegramWire
from poker_bot.host.ports import Clock, Person, Room
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import Line, Span, plain_text, present_start_hint

_log = logging.getLogger(__name__)

_DRAW_SENT: Final = "telegram-draw-sent"
_FILE_START: Final = "telegram-file-start"
_DONE: Final = "telegram-private-done"
_REFUSED: Final = "telegram-private-refused"
_PRIVATE_ONLY: Final = "telegram-private-only"
_ASK_AGAIN: Final = "telegram-private-ask"
_PAGE_SENT: Final = "telegram-page-sent"
MESSAGE_KEYS: Final = frozenset({_DRAW_SENT, _FILE_START, _DONE, _REFUSED, _PRIVATE_ONLY, _ASK_AGAIN, _PAGE_SENT})
"""Every key this module asks for by itself; for the linter."""

_SECRET_WORDS: Final = frozenset({"balance"})
"""Commands whose answer is nobody else's business, beside ``/cards`` and those that the desk calls ``private``."""

_SECRET_KINDS: Final = frozenset({"cards", "draw"})
"""Answers with hole cards in them."""

_CARDS: Final = "cards"
_UNSAID_KEPT: Final = 1_000
_TRIES: Final = 3
_RETRY: Final = 1_000


class Voice:
    """Sends through the wire what is no table message."""

    def __init__(  # noqa: PLR0913, PLR0917 - wired in one place
        self,
        wire: TelegramWire,
        outbox: Outbox[Card],
        host: Host,
        catalogue: Catalogue,
        clock: Clock,
        ranking: RankingPictures,
    ) -> None:
        self._wire = wire
        self._outbox = outbox
        self._host = host
        self._catalogue = catalogue
        self._clock = clock
        self._ranking = ranking
        self._unsaid: dict[int, Card] = {}
        self._illustrated: set[str] = set()  # messages whose picture was sent
        self._newest: dict[str, object] = {}  # of each message that is being changed: its newest change

    async def answer_press(self, query: str, who: Who, answer: Answer, *, alert: bool) -> None:
        """The one answer to a press, which only the presser sees; nobody else's alert ever holds his cards."""
        await self._wire.answer(query, self._with_hint(who, answer), alert=alert)

    async def answer_draw(self, query: str, who: Who, answer: Answer) -> None:
        """His cards to mark, in the private chat; where that is closed the alert numbers them for ``/draw``."""
        if await self.whisper(who.person, answer_card(answer, who.room)):
            text = self._catalogue.text(answer.language, _DRAW_SENT)
        else:
            text = answer.alert
        await self._wire.answer(query, text, alert=True)

    async def answer_page(self, query: str, who: Who, answer: Answer) -> None:
        """A page of the rules, in the private chat; where that is closed the alert says how to open it."""
        if await self.whisper(who.person, answer_card(answer, who.room)):
            text = self._catalogue.text(answer.language, _PAGE_SENT)
        else:
            text = self._named(_ASK_AGAIN, who.room, answer.language)
        await self._wire.answer(query, text[:ALERT_LENGTH], alert=True)

    async def answer_typed(self, word: str, message: Message, who: Who, answer: Answer) -> None:
        """Privately; where that is not possible as a reply in the group, which tells no secret (law 6)."""
        if answer.file is not None:
            await self._answer_file(message, who, answer)
            return
        answer, private = await self._ranking.onto(answer), answer_card(answer, who.room)
        if who.person.dm and await self._whispered(who, answer):
            return
        if answer.private:
            self._keep(who.person, private)
            card = draw(Sheet(self._outcome(who.room, answer)))
        elif answer.kind in _SECRET_KINDS or word == _CARDS:
            card = draw(Sheet(self._hint(who.room, answer.language)))
        elif word in _SECRET_WORDS:
            card = draw(Sheet(((Span(self._named(_ASK_AGAIN, who.room, answer.language)),),)))
        elif word == "language" or answer.kind == "page":
            card = draw(answer.sheet, rows=narrow(answer.sheet.rows))
        else:
            card = draw(answer.sheet)
        self._outbox.answer(who.room, card, str(Reference.of(message)))
        if answer.picture is not None and not answer.private:
            self._outbox.answer(who.room, photo_card(answer.picture, ""))

    async def tell(self, who: Who, answer: Answer) -> None:
        """The answer to somebody who asked in the private chat."""
        if answer.file is not None:
            await self._arrives(who.person, lambda: self._file(who.person, answer))
        else:
            await self._whispered(who, await self._ranking.onto(answer))

    async def answer_openly(self, message: Message, room: Room, answer: Answer) -> None:
        """In the group: to whoever speaks in its name, and so has no private chat."""
        answer = await self._ranking.onto(answer)
        card = draw(answer.sheet, rows=narrow(answer.sheet.rows))
        self._outbox.answer(room, card, str(Reference.of(message)))
        if answer.picture is not None:
            self._outbox.answer(room, photo_card(answer.picture, ""))

    async def turn(self, message: MaybeInaccessibleMessage, who: Who, answer: Answer) -> None:
        """Another page of the rules on the same message; the picture of the ranking follows once, in private."""
        await self.change(message, answer_card(answer, who.room))
        reference = str(Reference.of(message))
        if answer.ranks is None or message.chat.type != ChatType.PRIVATE or reference in self._illustrated:
            return
        if (illustrated := await self._ranking.onto(answer)).picture is not None:
            if len(self._illustrated) >= _UNSAID_KEPT:
                self._illustrated.clear()
            self._illustrated.add(reference)
            await self.whisper(who.person, photo_card(illustrated.picture, ""))

    async def _whispered(self, who: Who, answer: Answer) -> bool:
        """The words, then the picture; False when the private chat is closed."""
        if not await self.whisper(who.person, answer_card(answer, who.room)):
            return False
        if answer.picture is not None:
            await self.whisper(who.person, photo_card(answer.picture, ""))
        return True

    async def _answer_file(self, message: Message, who: Who, answer: Answer) -> None:
        """The file goes into the private chat; where that is closed he is told to press Start first."""
        if answer.file is None or await self._arrives(who.person, lambda: self._file(who.person, answer)):
            return
        text = self._named(_FILE_START, who.room, answer.language)
        self._outbox.answer(who.room, draw(Sheet(((Span(text),),))), str(Reference.of(message)))

    async def _file(self, person: Person, answer: Answer) -> None:
        if answer.file is not None:
            await self._wire.file(person, *answer.file, answer.sheet.text())

    def _keep(self, person: Person, card: Card) -> None:
        """For when he presses Start."""
        if len(self._unsaid) >= _UNSAID_KEPT:
            self._unsaid.clear()
        self._unsaid[person.id] = card

    async def catch_up(self, person: Person) -> None:
        """He pressed Start: what admins are told and could not be told before is told now, the newest of it."""
        card = self._unsaid.pop(person.id, None)
        if card is not None:
            await self.whisper(person, card)

    async def change(self, message: MaybeInaccessibleMessage, card: Card | None) -> None:
        """Replace a message by ``card``, None = only take its buttons off; one that is gone stays gone.

        A later change of the same message takes the place of one that Telegram does not let through yet. In a group it
        counts like everything that is written there, and waits its turn (P-24).
        """
        place, reference = str(place_of(message)), str(Reference.of(message))
        self._newest[reference] = mine = object()
        counts = message.chat.type in GROUPS
        try:
            for _ in range(_TRIES):
                if counts:
                    await self._outbox.free_to_write(place)
                if self._newest.get(reference) is not mine:
                    return
                if counts:
                    self._outbox.spent(place)
                try:
                    await (
                        self._wire.strip(place, reference) if card is None else self._wire.edit(place, reference, card)
                    )
                except Throttled as throttled:
                    await self._pause(throttled.retry_after)
                else:
                    return
        except WireError as error:
            _log.info("a message is not changed: %s", type(error).__name__)
        finally:
            if self._newest.get(reference) is mine:
                del self._newest[reference]

    async def whisper(self, person: Person, card: Card) -> bool:
        """Send a private message; False when the private chat is closed, which the host is told."""
        return await self._arrives(person, lambda: self._wire.direct(person, card))

    async def _arrives(self, person: Person, send: Callable[[], Awaitable[None]]) -> bool:
        for _ in range(_TRIES):
            try:
                await send()
            except Closed:
                await self._host.dm_result(person.id, works=False)
                return False
            except Throttled as throttled:
                await self._pause(throttled.retry_after)
            except WireError:
                await self._pause(_RETRY)
            else:
                return True
        return True  # not closed, as far as anybody knows: the group is not the place to say it instead

    def _with_hint(self, who: Who, answer: Answer) -> str:
        """The text of an alert; somebody with a closed private chat learns how to open it, if there is room."""
        if who.person.dm or answer.kind != "told":
            return answer.alert
        hinted = "\n".join([answer.alert, *map(plain_text, self._hint(who.room, answer.language))])
        return hinted if len(hinted) <= ALERT_LENGTH else answer.alert

    def _outcome(self, room: Room, answer: Answer) -> tuple[Line, ...]:
        """For the group: whether it was carried out, nothing more. What was not is to be asked again after Start.

        No promise is made of the answer itself, which is kept in memory only.
        """
        key = _REFUSED if answer.kind == "refused" else _DONE if answer.changed else _PRIVATE_ONLY
        return ((Span(self._named(key, room, answer.language)),),)

    def _named(self, key: str, room: Room, lang: str) -> str:
        """The text with the address that opens the private chat."""
        return self._catalogue.text(lang, key, link=self._wire.link(room_payload(room.id)))

    def _hint(self, room: Room, lang: str) -> tuple[Line, ...]:
        return present_start_hint(self._wire.link(room_payload(room.id)), lang=lang, catalogue=self._catalogue).lines

    async def _pause(self, milliseconds: int) -> None:
        await self._clock.sleep_until(self._clock.now() + milliseconds)


def answer_card(answer: Answer, room: Room) -> Card:
    """An answer as a private message; its buttons name the room that they are about."""
    drawn = answer.sheet.about(room.id)
    return draw(drawn, rows=narrow(drawn.rows), sealed=answer.kind in _SECRET_KINDS)
