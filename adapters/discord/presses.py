"""Interactions: what people press, type and send, answered within Discord's three seconds, and once (P-01, P-02).

Every decision is handed to the host at once. Is it done within ``PATIENCE``, the answer itself edits the table (type 7)
or is private (type 4); else the press is acknowledged (type 6, a command with type 5) and the answer follows. An answer
that Discord does not take undoes nothing: the act was judged and stored, and the sender shows it by an edit.
"""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

import discord
from msgspec.structs import replace

from adapters.desk import Answer, Desk, Prompt, Sheet, Who
from adapters.desk.ranking import RankingPictures
from adapters.discord.again import TRY_AGAIN, TryAgain
from adapters.discord.asked import Asked, InThread
from adapters.discord.bars import Bars
from adapters.discord.card_emoji import CardEmoji
from adapters.discord.complaints import complaint
from adapters.discord.components import RaiseForm, pressed, submitted
from adapters.discord.identity import PLATFORM, Identity, missing_rights
from adapters.discord.orders import Orders
from adapters.discord.render import Card, draw
from adapters.discord.replies import SEND_LIMIT, Replies
from adapters.discord.threads import Threads
from adapters.discord.wire import LIMITS, DiscordWire
from adapters.outbox import Outbox, Press, WireError
from adapters.outbox.wire import within
from adapters.tokens import ButtonPress, decode
from poker_bot.host.ports import Clock, Room
from poker_bot.refusals import Refusal
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import present_reply

_log = logging.getLogger(__name__)

PATIENCE: Final = 1_500
"""Milliseconds that an answer may wait for the host before it is put off."""

_COUNT_EVERY: Final = 30_000
_TOGGLE: Final = "mark"
_TURNED: Final = frozenset({"draw", "page"})
"""Answers that take the place of the private message they were asked for on."""


class Presses:
    """The handlers of ``PokerClient``. None of them raises."""

    def __init__(  # noqa: PLR0913, PLR0917 - wired in one place
        self,
        desk: Desk,
        outbox: Outbox[Card],
        wire: DiscordWire,
        identity: Identity,
        catalogue: Catalogue,
        clock: Clock,
        bars: Bars,
        ranking: RankingPictures,
        emoji: CardEmoji,
    ) -> None:
        self._desk = desk
        self._outbox = outbox
        self._wire = wire
        self._identity = identity
        self._catalogue = catalogue
        self._clock = clock
        self._bars = bars
        self._ranking = ranking
        self._emoji = emoji
        self._replies = Replies(wire.held, clock)
        self._again = TryAgain(outbox, catalogue, clock)
        self._threads = Threads(desk, identity, catalogue)
        self._orders = Orders(desk, identity, catalogue)
        self._running: set[asyncio.Task[Any]] = set()
        self._counted: dict[int, int] = {}

    # --- what Discord sends ------------------------------------------------------------------------------------

    async def button(self, interaction: discord.Interaction) -> None:
        """A button of ours, on the table, below a private answer, or in the private chat."""
        if (payload := pressed(interaction)) is not None:
            await self._guarded(interaction, self._button(interaction, payload))

    async def form(self, interaction: discord.Interaction) -> None:
        """A form that was sent."""
        if (sent := submitted(interaction)) is not None:
            await self._guarded(interaction, self._form(interaction, *sent))

    async def command(self, interaction: discord.Interaction, word: str, asked: Asked) -> None:
        """A slash command."""
        await self._guarded(interaction, self._command(interaction, word, asked))

    async def stakes(self, interaction: discord.Interaction) -> tuple[str, ...]:
        """The names of the stakes, while one is being typed; none where that fails: he can type it all the same."""
        try:
            return await self._desk.stake_names(await self._identity.who(interaction))
        except Exception as error:  # noqa: BLE001 - a suggestion is worth no more than a line in the log
            _log.warning("no names of stakes: %s", type(error).__name__)
            return ()

    async def stop(self, patience: float) -> None:
        """Let the handlers that run finish within ``patience`` seconds, then cancel them."""
        if self._running:
            _, late = await asyncio.wait(self._running, timeout=patience)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _guarded(self, interaction: discord.Interaction, work: Coroutine[Any, Any, None]) -> None:
        """Run a handler so that ``stop`` finds it; a failure is named without what it was about, and answered."""
        self._there_is_somebody(interaction)
        task = asyncio.ensure_future(work)
        self._running.add(task)
        try:
            await task
        except WireError as error:
            _log.info("an answer did not arrive: %s", type(error).__name__)
        except Exception as error:  # noqa: BLE001 - a traceback could quote an answer, and so a card (law 6)
            _log.error("an interaction failed: %s", type(error).__name__)
            with contextlib.suppress(WireError):
                await self._apologise(interaction)
        finally:
            self._running.discard(task)

    def _there_is_somebody(self, interaction: discord.Interaction) -> None:
        """What an interaction says of the bot's rights is true now: a room that had refused it is tried at once."""
        place = str(interaction.channel_id)
        if interaction.guild_id is not None and not missing_rights(interaction) and self._bars.lift(place):
            self._outbox.retry_places([place])

    # --- handlers ----------------------------------------------------------------------------------------------

    async def _button(self, interaction: discord.Interaction, payload: str) -> None:
        if payload == TRY_AGAIN:
            await self._try_again(interaction)
            return
        until = self._clock.now() + PATIENCE
        press = decode(payload)
        who = await self._identity.who(interaction, await self._named_room(interaction, press))
        if press is not None and press.action == "raise-menu":
            await self._open_form(interaction, payload, who)
        else:
            await self._decide(interaction, who, self._illustrated(self._desk.pressed(payload, who)), until)

    async def _try_again(self, interaction: discord.Interaction) -> None:
        """His private chat, on his own word; the answer takes the place of the message with the button."""
        await self._replies.send(interaction.response.defer())
        who = await self._identity.who(interaction)
        lang = who.person.language or self._identity.language_for(interaction)
        await self._replies.replace(interaction, await self._again.pressed(who, lang))

    def _card(self, answer: Answer, who: Who, word: str = "") -> Card:
        """A private answer; below somebody's own cards the offer to try his private chat again, if it is closed."""
        card = draw(answer.sheet, cards=self._emoji.drawn)
        own_cards = answer.kind == "cards" or word == "cards"
        return self._again.offer(card, who, answer.language) if own_cards else card

    def _own_card(self, interaction: discord.Interaction, answer: Answer) -> Card:
        """The answer in place of the private message; in the private chat its buttons name the room they are about."""
        press = decode(pressed(interaction) or "")
        away = interaction.guild_id is None and press is not None
        sheet = answer.sheet.about(press.room) if away and press is not None else answer.sheet
        return replace(draw(sheet, cards=self._emoji.drawn), picture=answer.picture)

    async def _named_room(self, interaction: discord.Interaction, press: ButtonPress | None) -> Room | None:
        """The room that a button of a private message is about, if it names one that counts; None = where it stands."""
        if interaction.guild_id is not None or press is None or not press.room:
            return None
        person = await self._identity.person(interaction)
        return self._outbox.room_of_player(press.room, person.id)

    async def _open_form(self, interaction: discord.Interaction, payload: str, who: Who) -> None:
        """A form must be the first answer; there is nothing to decide yet, so nothing to wait for."""
        prompt = await self._desk.raise_prompt(payload, who)
        if isinstance(prompt, Prompt):
            await self._replies.send(interaction.response.send_modal(RaiseForm(prompt)))
        else:
            self._publish(who.room, prompt)
            await self._replies.whisper(interaction, draw(prompt.sheet))

    async def _form(self, interaction: discord.Interaction, payload: str, text: str) -> None:
        until = self._clock.now() + PATIENCE
        press = decode(payload)
        who = await self._identity.who(interaction)
        work = self._desk.pressed(payload, who) if press is None else self._desk.raise_to(press.token, text, who)
        await self._decide(interaction, who, work, until)

    async def _decide(
        self, interaction: discord.Interaction, who: Who, work: Coroutine[Any, Any, Answer], until: int
    ) -> None:
        """Carry out a press; the table message is borrowed meanwhile, so that the answer can be its edit."""
        reference = "" if interaction.message is None else str(interaction.message.id)
        with self._outbox.press(who.room, reference, until) as press:
            deciding = asyncio.ensure_future(work)
            in_time = await self._done(deciding, until)
            heard = True
            if not in_time:
                press.release()
                heard = await self._replies.put_off(interaction.response.defer())
            answer = await deciding
            self._publish(who.room, answer)
            if in_time:
                await self._answer(interaction, answer, press, who)
            elif heard:
                await self._late_answer(interaction, answer, who)
        await self._count_below(who.room)

    async def _answer(self, interaction: discord.Interaction, answer: Answer, press: Press[Card], who: Who) -> None:
        """The first answer to a press: it edits the table, or its own private message, or is private."""
        if _is_private(interaction) and not _keeps_its_message(interaction, answer):
            await self._replies.update(interaction, self._own_card(interaction, answer))
        elif answer.kind != "acted":
            await self._replies.whisper(interaction, self._card(answer, who), answer.picture)
        elif not await press.carry(lambda card: self._replies.carry(interaction, card)):
            await self._replies.send(interaction.response.defer())

    async def _late_answer(self, interaction: discord.Interaction, answer: Answer, who: Who) -> None:
        """The answer to a press that was acknowledged before; the table is brought up to date by the sender."""
        if _is_private(interaction) and answer.kind in _TURNED:
            await self._replies.replace(interaction, self._own_card(interaction, answer))
        elif answer.kind != "acted":
            await self._replies.follow_up(interaction, self._card(answer, who), answer.picture)

    async def _command(self, interaction: discord.Interaction, word: str, asked: Asked) -> None:
        until = self._clock.now() + PATIENCE
        lang = self._identity.language_for(interaction)
        if (refused := complaint(interaction, word, asked, lang, self._catalogue)) is not None:
            await self._replies.whisper(interaction, refused)
            return
        if isinstance(asked, InThread):
            await self._open_in_thread(interaction, word, asked)
            return
        who = await self._identity.who(interaction)
        deciding = asyncio.ensure_future(self._illustrated(self._orders.answer(interaction, word, asked, who)))
        in_time = await self._done(deciding, until)
        heard = in_time or await self._replies.put_off(interaction.response.defer(ephemeral=True, thinking=True))
        answer = await deciding
        self._publish(who.room, answer)
        if interaction.guild_id is None and answer.frame is not None:
            answer = replace(answer, sheet=answer.sheet.about(answer.frame.room.id))
        card = self._card(answer, who, word)
        if in_time:
            await self._replies.whisper(interaction, card, answer.picture or answer.file)
        elif heard:
            await self._replies.follow_up(interaction, card, answer.picture or answer.file)

    async def _illustrated(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """The answer; on the page of the hand ranking with its picture."""
        return await self._ranking.onto(await work)

    async def _open_in_thread(self, interaction: discord.Interaction, word: str, asked: InThread) -> None:
        """A thread, and in it what ``/table open`` opens; a table that is refused takes its thread with it."""
        await self._replies.send(interaction.response.defer(ephemeral=True, thinking=True))
        who = await self._identity.who(interaction)
        room, answer, card = await self._threads.open(interaction, word, asked, who)
        if answer is not None:
            self._publish(room, answer)
        await self._replies.follow_up(interaction, card)

    async def _count_below(self, room: Room) -> None:
        """Now and then look whether the table has drowned: without the messages intent nobody tells (one call)."""
        now, reference = self._clock.now(), self._outbox.table_reference(room.id)
        if reference is None or now < self._counted.setdefault(room.id, now) + _COUNT_EVERY:
            return
        self._counted[room.id] = now
        most = LIMITS.below + 1
        with contextlib.suppress(WireError):
            below = await within(self._clock, SEND_LIMIT, self._wire.below(room.place, reference, most))
            if reference == self._outbox.table_reference(room.id):
                self._outbox.messages_below(room.id, below)

    def _publish(self, room: Room, answer: Answer) -> None:
        if answer.frame is not None and answer.frame.room.platform == PLATFORM:
            self._outbox.show(answer.frame)
        if answer.lobby:
            self._outbox.repost(room.id)

    async def _done(self, task: asyncio.Future[Answer], until: int) -> bool:
        """Whether ``task`` is done by ``until``; it goes on in any case."""
        limit = asyncio.ensure_future(self._clock.sleep_until(until))
        try:
            waiting: set[asyncio.Future[Any]] = {task, limit}
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            limit.cancel()
        return task.done()

    async def _apologise(self, interaction: discord.Interaction) -> None:
        """Something failed on our side, the store most likely, and nobody has been answered yet."""
        if not interaction.response.is_done():
            lang = self._identity.language_for(interaction)
            post = present_reply("", {}, Refusal("store-down"), lang=lang, catalogue=self._catalogue)
            await self._replies.whisper(interaction, draw(Sheet(post.lines)))


def _is_private(interaction: discord.Interaction) -> bool:
    """Whether the pressed message is one person's own: below a private answer, or in the private chat."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def _keeps_its_message(interaction: discord.Interaction, answer: Answer) -> bool:
    """Whether the cards of the message must stay on view: a mark that was refused says why beside them."""
    press = decode(pressed(interaction) or "")
    return answer.kind == "refused" and press is not None and press.action == _TOGGLE
