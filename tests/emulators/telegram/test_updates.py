"""Updates reach the bot at least once, by polling or by webhook."""

import asyncio

import pytest
from aiohttp import web
from telegram import Bot, Update
from telegram.error import BadRequest, Conflict

from tests.emulators.telegram import Group, TelegramEmulator
from tests.emulators.telegram.client import connected, refused


async def test_a_waiting_poll_wakes_at_once(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """A long poll answers when something happens, not when its time is up."""
    poll = asyncio.create_task(bot.get_updates(timeout=50))
    await server.wait_for(lambda: server.world.feed.polls)
    assert not poll.done()
    await server.user("Alice").say(group, "/sit 400")
    (update,) = await asyncio.wait_for(poll, 5)
    assert update.message is not None
    assert update.message.text == "/sit 400"


async def test_updates_stay_until_they_are_confirmed(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """An update comes again with each poll until one asks for a higher offset (P-32)."""
    alice = server.user("Alice")
    for text in ("/fold", "/check"):
        await alice.say(group, text)
    first = await bot.get_updates()
    assert await bot.get_updates() == first
    assert server.pending_updates == 2
    (left,) = await bot.get_updates(offset=first[0].update_id + 1)
    assert left == first[1]
    assert await bot.get_updates(offset=first[1].update_id + 1) == ()
    assert server.pending_updates == 0


async def test_confirmed_updates_can_come_again(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """A redelivery has the old id, whatever offset the bot asks for, and comes once."""
    await server.user("Alice").say(group, "/raise 400")
    (update,) = await bot.get_updates()
    beyond = update.update_id + 1
    assert await bot.get_updates(offset=beyond) == ()
    assert server.redeliver() == [update.update_id]
    assert await bot.get_updates(offset=beyond) == (update,)
    assert await bot.get_updates(offset=beyond) == ()
    with pytest.raises(ValueError, match="only 1 updates were delivered"):
        server.redeliver(2)


async def test_of_two_polls_the_older_is_refused(server: TelegramEmulator, bot: Bot) -> None:
    """A second process with the same token takes the poll over, and the first is told 409 (P-31)."""
    async with connected(server) as other:
        older = asyncio.create_task(bot.get_updates(timeout=50))
        await server.wait_for(lambda: server.world.feed.polls == 1)
        newer = asyncio.create_task(other.get_updates(timeout=50))
        with pytest.raises(Conflict, match="terminated by other getUpdates request"):
            await older
        assert server.world.feed.conflicts == 1
        await server.user("Alice").start()
        (update,) = await newer
        assert update.message is not None


async def test_a_poll_whose_client_is_gone_conflicts_with_nobody(server: TelegramEmulator, bot: Bot) -> None:
    """A killed process leaves no poll behind, and its successor gets everything."""
    poll = asyncio.create_task(bot.get_updates(timeout=50))
    await server.wait_for(lambda: server.world.feed.polls == 1)
    poll.cancel()
    await asyncio.wait([poll])
    await server.user("Alice").start()
    async with connected(server) as successor:
        assert len(await successor.get_updates(timeout=50)) == 1
    assert server.world.feed.conflicts == 0


async def test_only_what_was_asked_for_is_queued(server: TelegramEmulator, bot: Bot) -> None:
    """The bot gets no member updates until it asks for them, and then nothing else."""
    alice = server.user("Alice")
    club = server.supergroup("Club")
    club.promote_bot()
    await alice.join(club)
    kinds = [set(update.to_dict()) - {"update_id"} for update in await bot.get_updates()]
    assert kinds == [{"my_chat_member"}, {"message"}]
    await bot.get_updates(offset=-1, allowed_updates=[Update.CHAT_MEMBER])
    await alice.leave(club)
    (update,) = (await bot.get_updates())[1:]
    assert update.chat_member is not None
    assert update.chat_member.new_chat_member.status == "left"


async def test_edits_come_under_a_new_id(server: TelegramEmulator, bot: Bot, group: Group) -> None:
    """An edited command is a new update of another kind, about the same message."""
    alice = server.user("Alice")
    said = await alice.say(group, "/raise 40")
    await alice.edit(said, "/raise 400")
    first, second = await bot.get_updates()
    assert second.update_id == first.update_id + 1
    assert second.message is None
    assert second.edited_message is not None
    assert (second.edited_message.message_id, second.edited_message.text) == (said.message_id, "/raise 400")


class Receiver:
    """The bot's own web server: keeps what it gets, and fails while `status` says so."""

    def __init__(self) -> None:
        self.status = 200
        self.got: list[tuple[int, str | None]] = []
        self.something = asyncio.Event()

    async def receive(self, request: web.Request) -> web.Response:
        """One update."""
        update = await request.json()
        self.got.append((update["update_id"], request.headers.get("X-Telegram-Bot-Api-Secret-Token")))
        self.something.set()
        return web.Response(status=self.status)

    async def listen(self) -> tuple[web.AppRunner, str]:
        """Start on a free port; the runner and the address."""
        application = web.Application()
        application.router.add_post("/hook", self.receive)
        runner = web.AppRunner(application)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        return runner, f"http://127.0.0.1:{runner.addresses[0][1]}/hook"


async def test_a_webhook_gets_each_update_with_its_secret(server: TelegramEmulator, bot: Bot) -> None:
    """A webhook is called with the secret token; what it does not take comes again under the same id."""
    receiver = Receiver()
    runner, address = await receiver.listen()
    try:
        receiver.status = 500
        await bot.set_webhook(address, secret_token="s3cret")
        alice = server.user("Alice")
        await alice.start()
        await server.wait_for(lambda: server.world.feed.webhook_failures)
        receiver.status = 200
        await alice.tell("/balance")
        await server.wait_for(lambda: not server.pending_updates)
        first, again, second = receiver.got
        assert first == again == (second[0] - 1, "s3cret")
        with pytest.raises(Conflict, match="can't use getUpdates method while webhook is active"):
            await bot.get_updates()
        assert (await bot.get_webhook_info()).url == address
        await bot.delete_webhook()
        await alice.tell("/balance")
        assert len(await bot.get_updates()) == 1
    finally:
        await runner.cleanup()


async def test_a_webhook_ends_a_waiting_poll(server: TelegramEmulator, bot: Bot) -> None:
    """Polling and webhook exclude each other; a bad address or secret is refused."""
    plain = bot.set_webhook("http://example.org/hook")
    error = await refused(server, plain, BadRequest)
    assert error == "Bad Request: bad webhook: An HTTPS URL must be provided for webhook"
    poll = asyncio.create_task(bot.get_updates(timeout=50))
    await server.wait_for(lambda: server.world.feed.polls == 1)
    async with connected(server) as other:
        await other.set_webhook("http://127.0.0.1:9/hook")
    with pytest.raises(Conflict, match="terminated by setWebhook request"):
        await poll
