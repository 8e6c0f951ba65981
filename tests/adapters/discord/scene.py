"""A Discord server with people, the real host in memory behind the adapter, and everything that ever left the bot.

simcord waits after each action until the bot's own work is done. The host's tasks and the sender's wait on virtual
time, which simcord cannot know, so they are made outside of its watch; ``Scene.quiet`` waits for them.
"""

import asyncio
import contextvars
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import discord
import simcord
from simcord._runtime import _BOT_SCOPE
from simcord.actors import _component_interaction

from adapters.desk.album import Pictures
from adapters.discord import DiscordAdapter
from adapters.tokens import decode
from poker_bot.config import DiscordConfig, Secret
from poker_bot.engine.rules import TableRules
from poker_bot.host.service import PokerService
from poker_bot.host.settings import HostSettings
from poker_bot.host.table_host import TableHost
from poker_bot.text.cards import card_sign
from poker_bot.text.catalogue import Catalogue
from tests.adapters.several_tongues import DRAWN_FOR_BUTTON, HAND, RULES
from tests.fakes import FakeClock, FlakyStore, SeededEntropy, settle

CATALOGUE = Catalogue.load(Path(__file__).parents[3] / "locales")
SETTINGS = HostSettings(rules=TableRules(small_blind=10, big_blind=20, seats=6, buy_in_min=400, buy_in_max=2000))
OUTSIDE = re.compile(
    r"/(poker_bot/host/|adapters/outbox/(room|private)\.py|adapters/desk/album\.py|adapters/discord/card_emoji\.py)"
)


EPHEMERAL = 1 << 6
UPDATE = 7
MODAL = 9


class Sent(NamedTuple):
    """One thing that left the bot. ``reader``: the only person who can read it, "" = everybody."""

    how: str
    reader: str
    words: str
    body: dict[str, Any]


class Table:
    """The table message as one person sees it: press its buttons by action."""

    def __init__(self, message: discord.Message) -> None:
        self.message = message
        self.buttons = {
            press.action: str(button.custom_id)
            for row in message.components
            if isinstance(row, discord.ActionRow)
            for button in row.children
            if isinstance(button, discord.Button) and (press := decode(str(button.custom_id))) is not None
        }


class Scene:
    """Made by ``scene``."""

    def __init__(
        self,
        store: FlakyStore | None = None,
        seed: int = 7,
        settings: HostSettings = SETTINGS,
        pictures: Pictures = "off",
        *,
        card_emoji: bool = False,
    ) -> None:
        self.settings = settings
        self.card_emoji = card_emoji
        self.pictures: Pictures = pictures  # drawn in a thread, in real time: on where a test is about them
        self.store = store or FlakyStore()
        self.clock = FakeClock()
        self.clock.quiet = self.quiet
        self.entropy = SeededEntropy(seed)
        self.service = PokerService(self.store, self.clock, self.entropy, self.settings)
        self.adapter = self._adapter()
        self.env: simcord.Env
        self.watches = ExitStack()
        self.guild: simcord.GuildHandle
        self.channel: simcord.ChannelHandle
        self.people: dict[str, simcord.MemberActor] = {}
        self._audited = 0
        self._hidden: dict[int, dict[str, set[str]]] = {}

    def _adapter(self) -> DiscordAdapter:
        adapter = DiscordAdapter(
            DiscordConfig(token=Secret("made up"), pictures=self.pictures, card_emoji=self.card_emoji),
            self.service,
            CATALOGUE,
            self.clock,
        )
        self.service.attach(adapter)
        return adapter

    async def quiet(self) -> None:
        """Until neither the host nor the sender has anything left to do at this instant."""
        for _ in range(4):
            await settle()
            for host in self.service.tables:
                if not self.store.held:
                    await host.idle()
        if self.people:
            self.audit()

    async def restart(self) -> None:
        """Another process on the same store: the old one gets no chance to say or save anything."""
        await self.service._scheduler.stop()  # noqa: SLF001 - a kill asks nobody
        for host in self.service.tables:
            if host._task is not None:  # noqa: SLF001 - as above
                host._task.cancel()  # noqa: SLF001 - as above
        self.adapter._outbox._stopping = True  # noqa: SLF001 - as above
        self.service = PokerService(self.store, self.clock, self.entropy, self.settings)
        self.adapter = self._adapter()
        await self.env.restart_bot(self.adapter.make_client())
        self.watches.enter_context(outside_watch())  # simcord watches anew
        await self.service.start()
        await self.quiet()

    # --- people ------------------------------------------------------------------------------------------------

    def join(self, *names: str) -> None:
        """Let people into the server."""
        for name in names:
            self.people[name] = self.guild.add_member(self.env.create_user(name))

    async def slash(self, name: str, word: str, **options: Any) -> simcord.InteractionResult:  # noqa: ANN401 - simcord's
        """A slash command in the channel."""
        result = await self.people[name].slash(self.channel, word, **options)
        await self.quiet()
        return result

    async def press(self, name: str, action: str, *, on: discord.Message | None = None) -> simcord.InteractionResult:
        """Press a button of the table message, or of another one."""
        table = Table(on or self.table.message)
        result = await self.people[name].click(table.message, custom_id=table.buttons[action])
        await self.quiet()
        return result

    async def press_again(self, name: str, on: Table, action: str) -> simcord.InteractionResult:
        """Press a button as it was drawn, though the message may show others by now: a double click, a slow finger."""
        return await self.press_data(name, on.message, on.buttons[action])

    async def press_data(self, name: str, message: discord.Message, payload: str) -> simcord.InteractionResult:
        """Press a button that the message does not show, or never showed."""
        stored = self.env.backend.get_message(message.channel.id, message.id)
        data = {"custom_id": payload, "component_type": 2}
        member = self.people[name]
        result = await _component_interaction(member if message.guild else member.user, stored, data)
        await self.quiet()
        return result

    async def press_below(self, name: str, answer: simcord.InteractionResult, action: str) -> simcord.InteractionResult:
        """Press a button below a private answer."""
        assert answer.response is not None
        buttons = [button for row in answer.response.components for button in row["components"]]
        custom_id = next(one["custom_id"] for one in buttons if action == _action(one["custom_id"]))
        result = await self.people[name].click(answer.response.message, custom_id=custom_id)
        await self.quiet()
        return result

    async def deal(self, *names: str, buy_in: str = "1000") -> None:
        """Seat people and let the first hand be dealt."""
        self.join(*(name for name in names if name not in self.people))
        await self.slash(names[0], "poker")
        for name in names:
            result = await self.slash(name, "sit", **{"buy-in": buy_in})
            assert result.response is not None, name
        await self.clock.advance(self.settings.hand_pause * 1000)
        assert self.host.live.state.hand_running

    # --- looking -----------------------------------------------------------------------------------------------

    @property
    def host(self) -> TableHost:
        """The only table."""
        return next(iter(self.service.tables))

    @property
    def table(self) -> Table:
        """The newest message in the channel that has buttons."""
        return Table(next(message for message in reversed(self.channel.history()) if message.components))

    @property
    def text(self) -> str:
        """What the table message says."""
        return self.table.message.content

    def to_act(self) -> str:
        """Name of the person whose turn it is, "" = nobody's."""
        state = self.host.live.state
        seat = state.seats[state.hand.to_act - 1] if state.hand is not None and state.hand.to_act else None
        return "" if seat is None else self.host.live.people[seat.player].name

    def others(self) -> list[str]:
        """People at the table whose turn it is not."""
        return [name for name in self.people if name != self.to_act()]

    def dm(self, name: str) -> list[discord.Message]:
        """The private chat of a person with the bot."""
        return self.people[name].user.dm_channel.history()

    def cards(self, name: str) -> tuple[str, ...]:
        """A person's hole cards as they are written."""
        live = self.host.live
        person = next((one.id for one in live.people.values() if one.name == name), 0)
        view = live.seat_view_of(person)
        return () if view is None else tuple(map(card_sign, view.cards))

    # --- what left the bot -------------------------------------------------------------------------------------

    def sent(self) -> list[Sent]:
        """Everything the bot has sent so far, with who could read it."""
        return [one for call in self.env.http_requests if (one := self._sent(call)) is not None]

    def _sent(self, call: simcord.HttpLogEntry) -> Sent | None:
        body = call.json if isinstance(call.json, dict) else {}
        parts = call.path.strip("/").split("/")
        if parts[0] == "channels" and call.method in {"POST", "PATCH"} and "messages" in parts:
            reader = self._owner_of_chat(int(parts[1]))
            return Sent(call.method, reader, _words(body), body)
        if parts[0] == "interactions":
            data = body.get("data") or {}
            private = bool(int(data.get("flags") or 0) & EPHEMERAL) or body["type"] == MODAL
            record = self.env.backend.interactions[int(parts[1])]
            reader = self._name_of(record.user_id) if private else ""
            if body["type"] == UPDATE and record.source_message_id is not None:
                reader = self._reader_of(record.channel_id, record.source_message_id, record.user_id)
            return Sent(f"type {body['type']}", reader, _words(data), data)
        if parts[0] == "webhooks" and call.method in {"POST", "PATCH"}:
            record = self.env.backend.interaction_by_token(parts[2])
            return Sent("follow-up", self._name_of(record.user_id), _words(body), body)
        return None

    def _reader_of(self, channel: int, message: int, presser: int) -> str:
        stored = self.env.backend.get_message(channel, message)
        return self._name_of(presser) if stored.flags & EPHEMERAL else self._owner_of_chat(channel)

    def _owner_of_chat(self, channel: int) -> str:
        """Who reads a private chat; "" = everybody."""
        owners = [user for user, chat in self.env.backend.dm_channels.items() if chat == channel]
        return self._name_of(owners[0]) if owners else ""

    def _name_of(self, account: int) -> str:
        return self.env.backend.get_user(account).name

    def audit(self) -> None:
        """Nobody was sent a card that was hidden from him, and every text guards its mentions (law 6).

        A text is about the hand it names, or about the present one; what of that is hidden is kept up to date here.
        """
        for host in self.service.tables:
            view = host.live.frames()[0].view
            shown = {card_sign(card) for seat in view.seats for card in seat.shown} | set(map(card_sign, view.board))
            hidden = self._hidden.setdefault(view.hand_number, {})
            for name in self.people if host.live.state.hand_running or not hidden else ():
                hidden.setdefault(name, set()).update(self.cards(name))  # those exchanged stay hidden, too
            for cards in self._hidden[view.hand_number].values():
                cards.difference_update(shown)
        sent = self.sent()
        for one in sent[self._audited :]:
            named = HAND.search(one.words)
            hand = int(named[1]) if named is not None else max(self._hidden, default=0)
            for name, cards in self._hidden.get(hand, {}).items() if RULES.search(one.words) is None else ():
                assert one.reader == name or not any(card in one.words for card in cards), (one.how, name)
            if one.body.get("content"):
                assert one.body.get("allowed_mentions", {}).get("parse") == [], one.how
        self._audited = len(sent)


def _words(body: dict[str, Any]) -> str:
    """Every text in it, but for the draw for the button, whose cards are from another deck and public."""
    found: list[str] = []

    def walk(part: object) -> None:
        if isinstance(part, dict):
            for key, value in part.items():
                if key in {"content", "label", "title", "placeholder", "custom_id", "value"}:
                    found.append(str(value))
                else:
                    walk(value)
        elif isinstance(part, list):
            for one in part:
                walk(one)

    walk(body)
    return DRAWN_FOR_BUTTON.sub("", "\n".join(found))


def _action(payload: str) -> str:
    press = decode(payload)
    return "" if press is None else press.action


@contextmanager
def outside_watch() -> Iterator[None]:
    """Make the tasks of the host and of the sender where simcord does not wait for them."""
    loop = asyncio.get_running_loop()
    watched = loop.create_task

    def create_task(coro: Any, **kwargs: Any) -> asyncio.Task[Any]:  # noqa: ANN401 - the loop's signature
        code = getattr(coro, "cr_code", None)
        if code is None or OUTSIDE.search(code.co_filename) is None:
            return watched(coro, **kwargs)
        context = contextvars.copy_context()
        context.run(_BOT_SCOPE.set, None)
        task: asyncio.Task[Any] = context.run(lambda: watched(coro, **kwargs))
        return task

    loop.create_task = create_task  # type: ignore[method-assign]
    try:
        yield
    finally:
        loop.create_task = watched  # type: ignore[method-assign]


@asynccontextmanager
async def scene(
    settings: HostSettings = SETTINGS, seed: int = 7, pictures: Pictures = "off", *, card_emoji: bool = False
) -> AsyncIterator[Scene]:
    """A running host and bot, a server with one channel."""
    made = Scene(settings=settings, seed=seed, pictures=pictures, card_emoji=card_emoji)
    await made.service.start()
    made.env = env = simcord.Env(made.adapter.make_client())
    await env.start()
    with made.watches:
        made.watches.enter_context(outside_watch())
        made.guild = env.create_guild("Home game")
        made.channel = made.guild.create_text_channel("poker")
        await env.settle()
        try:
            yield made
        finally:
            await made.service.stop()
            await made.adapter.stop()
    await env.shutdown()
    env._raise_errors_since(env._errors_acknowledged)  # noqa: SLF001 - as simcord's own fixture does
