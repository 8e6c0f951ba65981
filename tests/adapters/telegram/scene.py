"""A Telegram with people, the real host in memory behind the adapter, and everything that ever left the bot.

The network is real and time is virtual: ``Scene.quiet`` waits until no request is under way and nobody has work left.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from adapters.desk.album import Pictures
from adapters.telegram import TelegramAdapter
from adapters.tokens import decode
from poker_bot.config import Secret, TelegramConfig
from poker_bot.engine.rules import TableRules
from poker_bot.host.service import PokerService
from poker_bot.host.settings import HostSettings
from poker_bot.host.table_host import TableHost
from poker_bot.text.cards import card_sign
from poker_bot.text.catalogue import Catalogue
from tests.adapters.several_tongues import DRAWN_FOR_BUTTON, HAND, RULES
from tests.adapters.telegram.traffic import Traffic
from tests.emulators.telegram import Budget, Call, CallbackAnswer, Chat, Group, Message, TelegramEmulator, User
from tests.fakes import FakeClock, FlakyStore, SeededEntropy, settle

CATALOGUE = Catalogue.load(Path(__file__).parents[3] / "locales")
SETTINGS = HostSettings(rules=TableRules(small_blind=10, big_blind=20, seats=6, buy_in_min=400, buy_in_max=2000))


class Sent(NamedTuple):
    """One thing that left the bot. ``reader``: the only person who can read it, "" = everybody."""

    how: str
    reader: str
    words: str


class Scene:
    """Made by ``scene``. One group unless more are asked for."""

    def __init__(
        self,
        server: TelegramEmulator,
        traffic: Traffic,
        clock: FakeClock,
        settings: HostSettings = SETTINGS,
        seed: int = 7,
        *,
        webhook_port: int = 0,
        pictures: Pictures = "off",
    ) -> None:
        self.webhook_port = webhook_port
        self.settings = settings
        self.pictures: Pictures = pictures  # drawn in a thread, in real time: on where a test is about them
        self.server = server
        self.traffic = traffic
        self.clock = clock
        self.clock.quiet = self.quiet
        self.store = FlakyStore()
        self.entropy = SeededEntropy(seed)
        self.listening = True  # whether an adapter polls, so that updates will be fetched
        self.people: dict[str, User] = {}
        self.group = server.group("Friday poker")
        self.service = PokerService(self.store, clock, self.entropy, self.settings)
        self.adapter = self._adapter()
        self.run: asyncio.Task[None] | None = None
        self._audited = 0
        self._hidden: dict[tuple[int, int], dict[str, set[str]]] = {}

    def _adapter(self, token: str = "") -> TelegramAdapter:
        config = TelegramConfig(
            token=Secret(token or self.server.token),
            base_url=self.server.base_url,
            webhook_url=f"http://127.0.0.1:{self.webhook_port}/hook" if self.webhook_port else "",
            webhook_port=self.webhook_port,
            pictures=self.pictures,
        )
        adapter = TelegramAdapter(config, self.service, CATALOGUE, self.clock)
        self.service.attach(adapter)
        return adapter

    # --- life ---------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Start the host and the adapter, and wait for its first poll."""
        await self.service.start()
        self.run = asyncio.create_task(self.adapter.run())
        await self.quiet()

    async def kill(self) -> None:
        """End the process where it is: nothing is finished, told or saved any more."""
        await self.service._scheduler.stop()  # noqa: SLF001 - a kill asks nobody
        for host in self.service.tables:
            if host._task is not None:  # noqa: SLF001 - as above
                host._task.cancel()  # noqa: SLF001 - as above
        outbox = self.adapter._outbox  # noqa: SLF001 - as above
        tasks = [sender.stop() for sender in outbox._rooms.values()]  # noqa: SLF001 - as above
        for task in (*tasks, self.run):
            if task is not None:
                task.cancel()
        await asyncio.gather(*(task for task in (*tasks, self.run) if task is not None), return_exceptions=True)

    async def restart(self) -> None:
        """Another process on the same store, after a kill."""
        await self.kill()
        self.service = PokerService(self.store, self.clock, self.entropy, self.settings)
        self.adapter = self._adapter()
        await self.start()

    async def quiet(self) -> None:
        """Until neither the host, the sender nor the network has anything left to do at this instant."""
        calm = 0
        while calm < 2:
            await settle()
            for host in self.service.tables:
                await host.idle()
            if self._busy():
                calm = 0
                await self.traffic.change(self.server.world._change)  # noqa: SLF001 - a poll that confirms ends nothing
            else:
                calm += 1
        self.audit()

    def _busy(self) -> bool:
        if self.traffic.calls:
            return True
        feed = self.server.world.feed
        polling = bool(self.traffic.polls or self.webhook_port)
        return self.listening and bool(not polling or feed.pending or feed._again)  # noqa: SLF001 - no other way to see redeliveries

    # --- people ------------------------------------------------------------------------------------------------

    def user(self, name: str, language: str = "en") -> User:
        """A person by name."""
        if name not in self.people:
            self.people[name] = self.server.user(name, language_code=language)
        return self.people[name]

    async def say(self, name: str, text: str, chat: Chat | None = None, topic: int | None = None) -> Message:
        """Say something in the group, or elsewhere."""
        said = await self.user(name).say(chat or self.group, text, topic=topic)
        await self.quiet()
        return said

    async def start_chat(self, name: str, payload: str = "") -> None:
        """Press Start."""
        await self.user(name).start(payload)
        await self.quiet()

    async def press(self, name: str, action: str, on: Message | None = None) -> CallbackAnswer:
        """Press a button of the table message, or of another one, by its action."""
        message = on or self.table
        return await self.press_data(name, message, buttons(message)[action])

    async def press_data(self, name: str, message: Message, payload: str) -> CallbackAnswer:
        """Press a button that the message may not show any more."""
        press = self.user(name).begin_press_data(message, payload)
        await self.quiet()
        return await press.answered(0.1)

    async def deal(self, *names: str, buy_in: int = 1000, chat: Group | None = None, started: bool = True) -> None:
        """Seat people and let a hand be dealt; ``started``: they have pressed Start before."""
        for name in names:
            if started and not self.user(name).started:
                await self.start_chat(name)
        await self.say(names[0], "/poker", chat)
        for name in names:
            await self.say(name, f"/sit {buy_in}", chat)
        await self.clock.advance(self.settings.hand_pause * 1000 + 3_000)
        assert self.host_of(names[0]).live.state.hand_running

    async def shown(self) -> None:
        """Let time pass until the table shows the decision that is open, as far as Telegram's limits allow it."""
        state = self.host.live.state
        for _ in range(20):
            press = decode(buttons(self.table)["cards"])
            if press is not None and press.token.turn == state.turn:
                return
            await self.clock.advance(500)
        raise TimeoutError("the table message does not follow")

    # --- looking -----------------------------------------------------------------------------------------------

    @property
    def host(self) -> TableHost:
        """The first table."""
        return next(iter(self.service.tables))

    def host_of(self, name: str) -> TableHost:
        """The table at which somebody sits."""
        return next(host for host in self.service.tables if any(p.name == name for p in host.live.people.values()))

    @property
    def table(self) -> Message:
        """The newest message with buttons in the group."""
        return self.table_in(self.group)

    @staticmethod
    def table_in(chat: Chat) -> Message:
        """The newest message with buttons there."""
        return next(message for message in reversed(chat.messages) if message.buttons)

    def to_act(self, host: TableHost | None = None) -> str:
        """Name of the person whose turn it is, "" = nobody's."""
        live = (host or self.host).live
        hand = live.state.hand
        seat = live.state.seats[hand.to_act - 1] if hand is not None and hand.to_act else None
        return "" if seat is None else live.people[seat.player].name

    def others(self) -> list[str]:
        """People at the table whose turn it is not."""
        seated = [seat.player for seat in self.host.live.state.seats if seat is not None]
        names = [self.host.live.people[one].name for one in seated]
        return [name for name in names if name != self.to_act()]

    def cards(self, name: str, host: TableHost | None = None) -> tuple[str, ...]:
        """A person's hole cards as they are written."""
        live = (host or self.host).live
        person = next((one.id for one in live.people.values() if one.name == name), 0)
        view = live.seat_view_of(person)
        return () if view is None else tuple(map(card_sign, view.cards))

    def chips(self) -> int:
        """All stacks and pots together, as the ledger has them."""
        accounts = self.store._balances.items()  # noqa: SLF001 - the ledger is the truth
        return sum(chips for (_, account), chips in accounts if account.startswith(("seat:", "pot:")))

    def told(self, name: str) -> list[str]:
        """What the bot said to somebody in private."""
        return [message.text for message in self.user(name).private.messages]

    # --- what left the bot -------------------------------------------------------------------------------------

    def sent(self) -> list[Sent]:
        """Everything the bot has tried to send so far, with who could read it."""
        return [one for call in self.server.calls if (one := self._sent(call)) is not None]

    def _sent(self, call: Call) -> Sent | None:
        words = str(dict(call.params))
        if call.method == "answerCallbackQuery":
            press = self.server.world.presses.get(call.params.get("callback_query_id", ""))
            return Sent(call.method, press.user.first_name if press is not None else "", words)
        if call.method.startswith("send") or call.method.startswith("edit"):
            owner = self.server.world.users.get(_only_reader(call) or call.params.get("chat_id", 0))
            return Sent(call.method, owner.first_name if owner is not None else "", words)
        return Sent(call.method, "", words)

    def audit(self) -> None:
        """Nobody was sent a card that was hidden from him (law 6).

        A text is about the hand it names, or about the present one; what of that is hidden is kept up to date here.
        """
        for host in self.service.tables:
            view = host.live.frames()[0].view
            shown = {card_sign(card) for seat in view.seats for card in seat.shown} | set(map(card_sign, view.board))
            key = (host.live.table, view.hand_number)
            hidden = self._hidden.setdefault(key, {})
            for name in self.people if host.live.state.hand_running or not hidden else ():
                hidden.setdefault(name, set()).update(self.cards(name, host))  # those exchanged stay hidden, too
            for cards in self._hidden[key].values():
                cards.difference_update(shown)
        sent = self.sent()
        for one in sent[self._audited :]:
            self._check(one)
        self._audited = len(sent)

    def _check(self, one: Sent) -> None:
        if RULES.search(one.words) is not None:
            return
        named = HAND.search(one.words)
        for (table, hand), hidden in self._hidden.items():
            newest = max(number for other, number in self._hidden if other == table)
            if hand != (int(named[1]) if named else newest):
                continue
            words = DRAWN_FOR_BUTTON.sub("", one.words.replace("\\n", "\n"))
            for owner, cards in hidden.items():
                for card in cards:
                    assert owner == one.reader or card not in words, f"{one.how} to {one.reader or 'all'}"


def _only_reader(call: Call) -> int:
    """Who alone sees a message in a group, 0 = everybody: what counts is what Telegram made of it."""
    if call.method.startswith("editEphemeral"):
        reader: int = call.params["receiver_user_id"]
        return reader
    receiver = call.result.get("receiver_user") if isinstance(call.result, dict) else None
    return receiver["id"] if receiver is not None else 0


def buttons(message: Message) -> dict[str, str]:
    """Payloads of a message's buttons by action."""
    found = {}
    for button in message.buttons:
        press = decode(button.callback_data or "")
        if press is not None:
            found[press.action] = button.callback_data or ""
    return found


@asynccontextmanager
async def scene(
    monkeypatch: pytest.MonkeyPatch,
    budget: Budget | None = None,
    settings: HostSettings = SETTINGS,
    seed: int = 7,
    *,
    webhook_port: int = 0,
    pictures: Pictures = "off",
) -> AsyncIterator[Scene]:
    """A Telegram with one group and the bot polling, nobody else yet."""
    clock = FakeClock()
    async with await TelegramEmulator.start(budget=budget, clock=lambda: clock.now() / 1000) as server:
        made = Scene(server, Traffic(monkeypatch), clock, settings, seed, webhook_port=webhook_port, pictures=pictures)
        await made.start()
        try:
            yield made
            await made.quiet()
        finally:
            made.listening = False
            await made.kill()
