"""What is counted: calls of a hand, and requests that count against the bot's address (issue 5, "Numbers")."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from discord.gateway import DiscordWebSocket
from discord.http import Route
from msgspec.structs import replace

from adapters.discord import DiscordAdapter
from adapters.tokens import decode
from poker_bot.config import DiscordConfig, Secret
from poker_bot.host.clock import SystemClock
from poker_bot.host.service import PokerService
from tests.adapters.discord.scene import CATALOGUE, SETTINGS, Scene
from tests.emulators.discord import Channel, DiscordEmulator, Message, User, refusals
from tests.emulators.discord.replies import InteractionFailedError
from tests.fakes import FlakyStore, SeededEntropy

TOKEN = "made.up.token"
INVALID = (401, 403, 404, 429)
PATIENCE = 20.0


async def test_a_hand_of_six_uses_little_of_the_global_limit(game: Scene) -> None:
    """Fifteen decisions: at most 24 calls and one private message each; at most 8 of them under the limit of all."""
    await game.deal("ann", "bob", "cat", "dan", "eve", "flo")
    await game.clock.advance(1_000)
    before = len(game.env.http_requests)
    for plan in ("call call call call call check", "check check check fold fold fold", "check fold fold"):
        for action in plan.split():
            await game.press(game.to_act(), action)
            await game.clock.advance(1_000)
    await game.clock.advance(SETTINGS.hand_pause * 1000)
    assert "hand 2" in game.text
    chats = {str(game.env.backend.dm_channels[one.id]) for one in game.people.values()}
    parts = [call.path.strip("/").split("/") for call in game.env.http_requests[before:]]
    private = [part for part in parts if part[0] == "channels" and part[1] in chats]
    public = [part for part in parts if part not in private]
    limited = [part for part in public if part[0] not in {"interactions", "webhooks"}]
    assert len(private) == 6
    assert len(public) <= 24
    assert len(limited) <= 8


@pytest_asyncio.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DiscordEmulator]:
    """A running emulator; what the adapter sets for the whole process is put back."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with await DiscordEmulator.start(TOKEN) as emulator:
        yield emulator


class Evening:
    """Three people and a running bot in real time."""

    def __init__(self, server: DiscordEmulator) -> None:
        self.server = server
        self.guild = server.guild("Home game")
        self.people = [server.user(name) for name in ("Ann", "Ben", "Cat")]
        for one in self.people:
            self.guild.join(one)
        clock = SystemClock()
        settings = replace(SETTINGS, hand_pause=1, rules=replace(SETTINGS.rules, show_time=0))
        self.service = PokerService(FlakyStore(), clock, SeededEntropy(), settings)
        config = DiscordConfig(token=Secret(TOKEN), api_base=server.api_base, gateway_url=server.gateway_url)
        self.adapter = DiscordAdapter(config, self.service, CATALOGUE, clock)
        self.service.attach(self.adapter)

    async def deal(self, channel: Channel, *, owner: int = 0) -> None:
        """Two of them sit down in a channel and are dealt a hand."""
        await self.people[owner].slash(channel, "poker")
        for one in self.people[owner : owner + 2]:
            await one.slash(channel, "sit", {"buy-in": "400"})
        await self.server.wait_for(lambda: self.to_act(channel) is not None, PATIENCE)

    def table(self, channel: Channel) -> Message | None:
        """The newest message with buttons."""
        return next((one for one in reversed(channel.messages) if one.buttons), None)

    def to_act(self, channel: Channel) -> User | None:
        """Whose turn the table shows."""
        table = self.table(channel)
        turn = "" if table is None else table.text.partition("▶ <@")[2].partition(">")[0]
        return next((one for one in self.people if str(one.id) == turn), None)

    async def turn(self, channel: Channel) -> tuple[User, Message]:
        """Whose turn it is and the message that says so, as soon as there is one."""
        await self.server.wait_for(lambda: self.to_act(channel) is not None, PATIENCE)
        who, table = self.to_act(channel), self.table(channel)
        assert who is not None
        assert table is not None
        return who, table

    async def act(self, channel: Channel) -> None:
        """Whoever is to act checks or calls by a button, and another one is to act, or none."""
        who, table = await self.turn(channel)
        ids = _actions(table)
        await who.press_id(ids.get("check") or ids["call"], table)
        await self.moved_on(channel, ids)

    async def typed(self, channel: Channel) -> None:
        """Whoever is to act calls by a command, so that the table must be edited."""
        who, table = await self.turn(channel)
        before = _actions(table)
        await who.slash(channel, "check" if "check" in before else "call")
        await self.moved_on(channel, before)

    async def moved_on(self, channel: Channel, before: dict[str, str]) -> None:
        """Until the channel shows another decision."""
        await self.server.wait_for(
            lambda: self.to_act(channel) is not None and _actions(self.shown(channel)) != before, PATIENCE
        )

    def shown(self, channel: Channel) -> Message:
        """The table's message."""
        table = self.table(channel)
        assert table is not None
        return table

    def paused(self, channel: Channel) -> bool:
        """Whether the channel's table stands still, or is closed."""
        hosts = [one for one in self.service.tables if one.live.rooms[0].place == str(channel.id)]
        return not hosts or hosts[0].live.state.paused


async def test_every_trouble_costs_at_most_one_refused_request(server: DiscordEmulator) -> None:
    """An evening with closed chat, lost rights, deleted things, 429 and 500 has one refused request of each kind."""
    evening = Evening(server)
    await evening.service.start()
    running = asyncio.create_task(evening.adapter.run())
    try:
        await server.wait_ready()
        main = evening.guild.channel("main")
        evening.people[1].close_dms()
        await evening.deal(main)
        await evening.typed(main)
        for _ in range(3):  # hands: the closed chat is not tried again
            await evening.act(main)
        server.refuse("POST", "/interactions/*/callback", refusals.Refusal(404, 10062, "Unknown interaction"))
        late, table = await evening.turn(main)
        ids = _actions(table)
        with pytest.raises(InteractionFailedError):
            await late.press_id(ids.get("check") or ids["call"], table, within=2)
        await evening.moved_on(main, ids)
        _, table = await evening.turn(main)
        table.delete()
        who = next(one for one in evening.people if str(one.id) in table.text.partition("▶ <@")[2])
        await who.slash(main, "check" if "check" in _actions(table) else "call")
        await server.wait_for(lambda: evening.to_act(main) is not None, PATIENCE)
        server.rate_limit("PATCH", "/channels/*/messages/*", 0.3)
        server.refuse("PATCH", "/channels/*/messages/*", refusals.Refusal(500, 0, "Internal Server Error"))
        await evening.typed(main)
        await asyncio.sleep(1.0)

        rights, thread, gone = (evening.guild.channel(name) for name in ("rights", "threads", "gone"))
        locked = thread.thread("locked")
        for place in (rights, locked, gone):
            await evening.deal(place)
        rights.deny(None, send_messages=True, view_channel=True)
        locked.archive(locked=True)
        gone.delete()
        await evening.people[0].slash(main, "balance")
        for place in (rights, locked):
            await _poke(evening, place)
        await server.wait_for(lambda: all(map(evening.paused, (rights, locked, gone))), PATIENCE)
        evening.guild.remove_bot()
        await asyncio.sleep(2.0)
    finally:
        await evening.service.stop()
        await evening.adapter.stop()
        await asyncio.wait_for(running, 2)
    invalid = Counter((call.status, _code(call.answer)) for call in server.calls if call.status in INVALID)
    assert {(403, 50007), (404, 10062), (404, 10008)} <= set(invalid), "the troubles did happen"
    assert any(status == 429 for status, _ in invalid)
    assert all(count == 1 for count in invalid.values()), invalid


async def _poke(evening: Evening, place: Channel) -> None:
    """Something happens at the table of a channel where nobody can press: the host's own clock does it."""
    (host,) = [one for one in evening.service.tables if one.live.rooms[0].place == str(place.id)]
    host.refresh()
    host.ring("turn")
    host.delivered(host.live.state.turn, SystemClock().now() + 60_000)
    await asyncio.sleep(0.3)


def _actions(table: Message) -> dict[str, str]:
    """Ids of the buttons by what they do."""
    return {press.action: str(one.custom_id) for one in table.buttons if (press := decode(str(one.custom_id)))}


def _code(answer: object) -> object:
    return answer.get("code") if isinstance(answer, dict) else None
