"""One host with a Discord server (simcord) and a Telegram group (emulator): accounts and communities become one."""

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
import simcord

from tests.adapters.discord import scene as discord
from tests.adapters.discord.admins import Admins, told
from tests.adapters.telegram import scene as telegram
from tests.adapters.telegram.admins import Club

START = discord.SETTINGS.starting_chips
CODE = re.compile(r"[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}")


class Both:
    """The two scenes at one service: that of Telegram, at which the Discord adapter listens as well."""

    def __init__(self, there: telegram.Scene, here: discord.Scene) -> None:
        self.telegram = there
        self.discord = here
        self.club = Club(there)
        self.admins = Admins(here)

    async def on_telegram(self, name: str, text: str) -> str:
        """What somebody is answered privately, asked in the group."""
        return await self.club.ask(name, text)

    async def on_discord(self, name: str, word: str, **options: object) -> simcord.InteractionResult:
        """A slash command; the answer is for him alone."""
        answer = await self.discord.slash(name, word, **options)
        assert answer.ephemeral
        return answer

    async def quiet(self) -> None:
        """Until both platforms have nothing left to do."""
        await self.telegram.quiet()
        await self.discord.env.settle()


@pytest_asyncio.fixture
async def both(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Both]:
    """Ann and a boss on Discord, Gina and a boss on Telegram."""
    async with telegram.scene(monkeypatch) as there:
        here = discord.Scene()
        here.store, here.clock, here.service = there.store, there.clock, there.service
        here.adapter = here._adapter()  # noqa: SLF001 - the other host it was made with is thrown away
        here.env = simcord.Env(here.adapter.make_client())
        await here.env.start()
        with discord.outside_watch():
            here.guild = here.env.create_guild("Home game")
            here.channel = here.guild.create_text_channel("poker")
            await here.env.settle()
            made = Both(there, here)
            made.admins.hire("chief")
            here.join("ann")
            await made.club.open("gina")
            try:
                yield made
            finally:
                await here.adapter.stop()
        await here.env.shutdown()


async def test_an_account_of_each_becomes_one_person(both: Both) -> None:
    """Code on Discord, typed into the group on Telegram, confirmed in private, told on Discord, played, and undone."""
    assert await both.club.balance("gina") == START
    assert await both.admins.balance("ann") == START
    code = CODE.findall(told(await both.on_discord("ann", "link")))[0]

    asked = await both.on_telegram("gina", f"/link {code.lower()}")
    assert "ann (Discord)" in asked
    question = both.club.last("gina")
    assert not any(code in message.text for message in both.telegram.group.messages), "the bot repeats no code"
    await both.telegram.press("gina", "link-confirm", question)
    await both.quiet()
    assert "You are linked with ann" in question.text
    assert not question.buttons
    assert any("has entered your code: you are one person now" in message.content for message in both.discord.dm("ann"))

    await both.telegram.say("gina", "/poker")
    await both.telegram.say("gina", "/sit 1000")
    assert await both.club.balance("gina") == START - 1000
    refused = told(await both.on_discord("ann", "link", undo=True))
    assert "Leave the tables first" in refused
    await both.telegram.say("gina", "/leave")

    undo = await both.on_discord("ann", "link", undo=True)
    assert "Discord and Telegram" in told(undo)
    await both.discord.press_below("ann", undo, "unlink-confirm")
    await both.quiet()
    assert await both.club.balance("gina") == START
    assert await both.admins.balance("ann") == START


async def test_a_group_and_a_server_become_one_community(both: Both) -> None:
    """Code on Discord, entered by an admin of the group, confirmed: one bank, stakes and log; and undone."""
    await both.on_discord("chief", "stakes add", stake="evening", blinds="25/50", **{"buy-in": "1000-5000"})
    assert await both.club.balance("gina") == START
    code = CODE.findall(told(await both.on_discord("chief", "community link")))[0]

    await both.on_telegram("boss", f"/community link {code}")
    question = both.club.last("boss")
    for words in ("chief (Discord)", "People with chips: 1", "stand still", "admins of both"):
        assert words in question.text
    await both.telegram.press("boss", "join-confirm", question)
    assert "one community now" in question.text

    assert "25/50" in await both.on_telegram("boss", "/stakes")
    assert "gina" in told(await both.on_discord("ann", "top"))
    assert "joined the community with" in told(await both.on_discord("chief", "audit log"))
    assert "Telegram plays with the chips" in await both.on_telegram("boss", "/community")
    await both.telegram.say("gina", "/poker")
    assert both.telegram.host.live.state.rules.big_blind == 20
    refused = told(await both.on_discord("chief", "community unlink"))
    assert "Close it first" in refused
    await both.on_telegram("boss", "/table close")

    part = await both.on_discord("chief", "community unlink")
    await both.discord.press_below("chief", part, "part-confirm")
    await both.quiet()
    assert "25/50" not in await both.on_telegram("boss", "/stakes")
    assert await both.club.balance("gina") == START


async def test_nobody_but_an_admin_joins_and_a_lost_right_counts_at_once(both: Both) -> None:
    """Whoever is no admin any more when he presses the button is refused, and nothing is joined."""
    code = CODE.findall(told(await both.on_discord("chief", "community link")))[0]
    refused = await both.on_telegram("gina", f"/community link {code}")
    assert "admin" in refused
    await both.on_telegram("boss", f"/community link {code}")
    question = both.club.last("boss")
    both.telegram.group.demote(both.telegram.user("boss"))
    answer = await both.telegram.press("boss", "join-confirm", question)
    assert "admin" in answer.text
    assert "not joined to another" in told(await both.on_discord("chief", "community show"))


async def test_the_answer_to_a_code_stays_private(both: Both) -> None:
    """In the group nobody reads a code or a name, also where the private chat is closed."""
    both.telegram.user("hugo")
    await both.telegram.say("hugo", "/link")
    await both.telegram.clock.advance(3_000)
    (answer,) = both.telegram.group.messages
    assert not CODE.search(answer.text)
    await both.telegram.start_chat("hugo")
    assert CODE.search(both.telegram.told("hugo")[-1])


async def test_data_is_given_and_taken_on_each_platform(both: Both) -> None:
    """As a file for him alone; deleted after one question, he is a number to all."""
    export = await both.on_discord("ann", "privacy export")
    assert export.response is not None
    (file,) = export.response.attachments
    assert b'"name": "ann"' in await file.read()
    await both.telegram.say("gina", "/balance")
    await both.telegram.say("gina", "/privacy export")
    document = both.club.last("gina").media
    assert document is not None
    assert document.file_name.endswith(".json")
    assert b'"reason": "starting-chips"' in document.data

    await both.on_telegram("gina", "/privacy delete")
    question = both.club.last("gina")
    assert "out of my reach" in question.text
    await both.telegram.press("gina", "forget-confirm", question)
    assert "you are just #" in question.text
    top = await both.on_telegram("boss", "/top")
    assert "gina" not in top
    assert "#" in top
    asked = await both.on_discord("ann", "privacy delete")
    await both.discord.press_below("ann", asked, "forget-confirm")
    names = {person.name for person in both.discord.store._persons.values()}  # noqa: SLF001 - nowhere else all stand
    assert not names & {"ann", "gina"}
