"""The card room of a Telegram group, run by its admins from the chat; nobody else can."""

import pytest
import pytest_asyncio

from poker_bot.host.ports import StoreError
from tests.adapters.telegram.admins import NOT_AN_ADMIN, Club
from tests.adapters.telegram.scene import CATALOGUE, SETTINGS, Scene, buttons

EVENING = "/stakes add evening 25/50 buyin=1000-5000"


@pytest_asyncio.fixture
async def club(game: Scene) -> Club:
    """A group with a boss and three people."""
    made = Club(game)
    await made.open("ann", "bob", "cid")
    return made


async def test_a_hand_under_way_is_refunded_to_the_chip(club: Club) -> None:
    """``/table close now`` in the middle of a hand: everybody has in his wallet what he had before he sat down."""
    game = club.game
    await game.deal("ann", "bob", "cid")
    await game.say(game.to_act(), "/raise 200")
    await game.say(game.to_act(), "/call")
    await club.ask("boss", "/table close now")
    assert [await club.balance(name) for name in ("ann", "bob", "cid")] == [SETTINGS.starting_chips] * 3


COMMANDS = (
    *("/stakes", "/stakes add", "/stakes add mine 1/2", "/stakes edit evening ante=5", "/stakes remove evening"),
    *("/stakes default evening", "/table close now", "/table close", "/table pause", "/table resume", "/floor void"),
    *("/settings", "/settings daily_chips=100000", "/chips season", "/audit", "/audit file"),
)


@pytest.mark.parametrize("text", COMMANDS)
async def test_nobody_else_may(club: Club, text: str) -> None:
    """A private refusal, nothing in the group, nothing has changed."""
    game = club.game
    await club.ask("boss", EVENING)
    await game.deal("ann", "bob", "cid")
    log, version = await club.ask("boss", "/audit"), game.host.live.version
    public = [message.text for message in club.group.messages]
    assert await club.ask("ann", text) == NOT_AN_ADMIN
    assert club.last("ann").buttons == []
    assert game.host.live.version == version
    assert [message.text for message in club.group.messages] == public
    assert await club.ask("boss", "/audit") == log


async def test_a_private_chat_has_no_admins(club: Club) -> None:
    """What belongs to a group is done in the group, whoever asks."""
    for text in ("/stakes", "/settings daily_chips=5", "/audit file", "/chips season"):
        await club.write("boss", text, club.game.user("boss").private)
        assert club.last("boss").text == CATALOGUE.text("en", "telegram-group-only")


async def test_rights_lost_between_asking_and_pressing(club: Club) -> None:
    """He was an administrator when he asked: what counts is what Telegram says when he confirms."""
    game = club.game
    await game.deal("ann", "bob", "cid")
    await club.ask("boss", "/floor void")
    version = game.host.live.version
    asked = club.last("boss")
    club.group.demote(game.user("boss"))
    assert (await game.press("boss", "floor-confirm", asked)).text == NOT_AN_ADMIN
    assert game.host.live.version == version
    assert game.host.live.state.hand_running


async def test_standing_is_kept_for_a_minute_and_asked_anew_for_weighty_things(club: Club) -> None:
    """Telegram is asked once for a look; for chips, rulings, every change and every file each time."""
    game = club.game
    await game.say("boss", "/poker")
    before = _looked_up(game)
    await club.ask("boss", "/settings")
    await club.ask("boss", "/stakes")
    assert _looked_up(game) == before
    club.group.demote(game.user("boss"))
    assert await club.ask("boss", "/settings") != NOT_AN_ADMIN
    for text in ("/chips season", "/floor void", "/table close", "/settings"):
        assert await club.ask("boss", text) == NOT_AN_ADMIN
    club.group.promote(game.user("boss"))
    await game.clock.advance(60_000)
    assert await club.ask("boss", "/settings") != NOT_AN_ADMIN


@pytest.mark.parametrize(
    "text",
    [
        *("/table close", '/table "close" now', "/table pause", "/table settings ante=5", "/settings daily_chips=1m"),
        *("/settings gifts=on", "/stakes add mine 1/2", "/audit file", "/community unlink"),
    ],
)
async def test_whoever_has_just_lost_his_rights_changes_nothing(club: Club, text: str) -> None:
    """Not even within the minute for which a look is free."""
    game = club.game
    await game.deal("ann", "bob")
    await game.say("boss", "/poker")
    club.group.demote(game.user("boss"))
    version = game.host.live.version
    assert await club.ask("boss", text) == NOT_AN_ADMIN
    assert game.host.live.version == version


async def test_whoever_cannot_be_looked_up_is_no_admin(club: Club) -> None:
    """Telegram does not answer: nothing is done on a guess."""
    await club.game.say("boss", "/poker")
    club.game.server.fail_next("getChatMember", 500, "no")
    assert await club.ask("boss", "/floor void") == NOT_AN_ADMIN
    assert await club.ask("boss", "/floor void") != NOT_AN_ADMIN


async def test_where_members_are_hidden_the_administrators_are_listed(club: Club) -> None:
    """A bot that is told nothing of members goes by the list of administrators."""
    for name, is_admin in (("boss", True), ("ann", False)):
        club.game.server.fail_next("getChatMember", 400, "member list is inaccessible")
        assert (await club.ask(name, "/floor void") != NOT_AN_ADMIN) == is_admin


async def test_what_could_not_be_told_is_told_after_start(game: Scene) -> None:
    """With a closed private chat only the way to open it stands in the group; Start brings the answer."""
    club = Club(game)
    club.group.promote(game.user("boss"))
    await game.say("boss", "/settings")
    hint = club.group.last.text
    assert "start=" in hint
    assert "daily" not in hint
    await game.start_chat("boss")
    assert "daily" in club.last("boss").text
    told = len(game.told("boss"))
    await game.start_chat("boss")
    assert len(game.told("boss")) == told + 1, "once"


async def test_the_file_is_for_an_open_private_chat(game: Scene) -> None:
    """Without Start there is a refusal that says so, and no file anywhere."""
    club = Club(game)
    club.group.promote(game.user("boss"))
    await game.say("boss", "/audit file")
    assert "Start" in club.group.last.text
    assert club.group.last.media is None
    await game.start_chat("boss")
    await game.say("boss", "/audit file")
    assert club.last("boss").media is not None


# --- whose chips ------------------------------------------------------------------------------------------------------


async def test_chips_by_reply_mention_and_username(club: Club) -> None:
    """The three ways to say whom; the amount as it is typed."""
    game = club.game
    start = await club.balance("ann")
    said = await game.say("ann", "/poker")
    await club.reply("boss", said, "/chips grant 1.5k")
    assert await club.balance("ann") == start + 1500
    await club.mention("boss", "/chips take ", game.user("ann"), " 500")
    assert await club.balance("ann") == start + 1000
    dan = game.people["dan"] = game.server.user("Dan", username="Dan_the_man", language_code="en")
    await game.start_chat("dan")
    before = await club.balance("dan")
    await club.ask("boss", "/chips grant @dan_the_man 250")
    assert await club.balance("dan") == before + 250
    assert dan.username == "Dan_the_man"


async def test_nobody_is_made_up(club: Club) -> None:
    """Unknown names, bots, channels, nobody at all: refused with what would do, and no chips moved."""
    game = club.game
    await game.say("ann", "/poker")
    log = await club.ask("boss", "/audit")
    for text in ("/chips grant @nobody 500", "/chips grant Somebody 500", "/chips grant 500", "/chips grant"):
        answer = await club.ask("boss", text)
        assert CATALOGUE.text("en", "telegram-whom") in answer, text
    await club.reply("boss", game.table, "/chips grant 500")
    masked = {"id": 136817688, "is_bot": True, "first_name": "Channel", "username": "Channel_Bot"}
    channel = {"id": club.group.chat_id - 7, "type": "channel", "title": "Somebody's channel"}
    post = game.server.world.say(club.group, masked, "hello", sender_chat=channel)
    await club.reply("boss", post, "/chips grant 500")
    assert await club.ask("boss", "/audit") == log


async def test_a_topic_is_no_reply(club: Club) -> None:
    """Telegram shows every message of a topic as a reply to its opening: whoever opened it is not meant by that."""
    game = club.game
    forum = game.server.supergroup("Forum", game.user("ann"), forum=True)
    forum.promote(game.user("boss"))
    topic = forum.open_topic(game.user("ann"), "High").thread_id
    await game.user("boss").say(forum, "/chips grant 500", reply_to=forum.find(topic), topic=topic)
    await game.quiet()
    assert CATALOGUE.text("en", "telegram-whom") in club.last("boss").text


async def test_a_username_that_went_to_somebody_else(club: Club) -> None:
    """Chips go to the account that has the name at this moment, or nowhere."""
    game = club.game
    game.people["dan"] = game.server.user("Dan", username="ace", language_code="en")
    await game.start_chat("dan")
    before = await club.balance("dan")
    game.user("dan").username = "deuce"
    assert "@ace" in await club.ask("boss", "/chips grant @ace 250")
    await club.ask("boss", "/chips grant @deuce 250")
    assert await club.balance("dan") == before + 250


async def test_others_grant_nothing(club: Club) -> None:
    """Whomever they name, themselves included."""
    said = await club.game.say("ann", "/poker")
    before = await club.balance("ann")
    await club.reply("ann", said, "/chips grant 5000")
    assert club.last("ann").text == NOT_AN_ADMIN
    assert await club.balance("ann") == before


async def test_a_season_is_confirmed(club: Club) -> None:
    """Asked first with its numbers, then done by the button; everybody has the starting chips again."""
    said = await club.game.say("ann", "/balance")
    await club.reply("boss", said, "/chips grant 700")
    await club.ask("boss", "/chips season")
    asked = club.last("boss")
    assert await club.balance("ann") == SETTINGS.starting_chips + 700
    await club.game.press("boss", "season-confirm", asked)
    assert asked.buttons == []
    assert await club.balance("ann") == SETTINGS.starting_chips


async def test_privacy_is_everybodys_own(club: Club) -> None:
    """Said in the private chat, it holds in every group; said in the group, nobody reads of it there."""
    game = club.game
    await club.write("ann", "/privacy exclude 3", game.user("ann").private)
    await game.say("bob", "/poker")
    public = [message.text for message in club.group.messages]
    assert await club.ask("ann", "/sit") == CATALOGUE.text("en", "refusal-excluded", days=3)
    assert "2" in await club.ask("bob", "/privacy exclude 2")
    assert [message.text for message in club.group.messages] == public


async def test_daily_and_top(club: Club) -> None:
    """Free chips once a day; the list of who has most has the names."""
    before = await club.balance("ann")
    await club.ask("ann", "/daily")
    await club.ask("ann", "/daily")
    assert await club.balance("ann") == before + 500
    assert "ann" in await club.ask("bob", "/top")


# --- in the group's own name ------------------------------------------------------------------------------------------


async def test_an_anonymous_admin_runs_the_card_room(game: Scene) -> None:
    """In the group's name, answered in the group; the real account that confirms a ruling is looked up (P-29)."""
    group = game.server.supergroup("Club", game.user("boss"), game.user("eve"))
    game.server.anonymous_admin(group, game.user("boss"))
    await game.say("boss", EVENING, group)
    await game.clock.advance(5_000)
    assert "25/50" in group.last.text
    await game.say("boss", "/table open evening", group)
    await game.deal("ann", "bob", chat=group)
    await game.say("boss", "/floor void", group)
    await game.clock.advance(5_000)
    asked = next(message for message in reversed(group.messages) if "floor-confirm" in buttons(message))
    version = game.host.live.version
    assert (await game.press("eve", "floor-confirm", asked)).text == NOT_AN_ADMIN
    assert game.host.live.version == version
    await game.press("boss", "floor-confirm", asked)
    assert game.host.live.version > version
    await game.clock.advance(5_000)
    assert "floor-confirm" not in buttons(asked)


async def test_chips_and_files_are_had_as_oneself(game: Scene) -> None:
    """An anonymous admin presses a button and is known: done once, in his name, for admins alone, told privately."""
    group = game.server.supergroup("Club", game.user("boss"), game.user("eve"))
    game.server.anonymous_admin(group, game.user("boss"))
    for name in ("boss", "ann"):
        await game.start_chat(name)
    ann = await game.say("ann", "/balance", group)
    await game.user("boss").say(group, "/chips grant 500", reply_to=ann)
    await game.clock.advance(6_000)
    asked, text = group.last, CATALOGUE.text("en", "telegram-oneself")
    assert asked.text == text
    payload = asked.buttons[0].callback_data or ""
    assert (await game.press_data("eve", asked, payload)).text == NOT_AN_ADMIN
    pressed = await game.press_data("boss", asked, payload)
    assert pressed.show_alert
    assert "500" in pressed.text
    again = await game.press_data("boss", asked, payload)
    assert again.text == CATALOGUE.text("en", "refusal-stale-turn")
    await game.clock.advance(6_000)
    assert not asked.buttons
    assert any("500" in told for told in game.told("boss"))
    await game.say("ann", "/balance", group)
    assert "10,500" in game.told("ann")[-1]
    await game.user("boss").say(group, "/audit file")
    await game.clock.advance(6_000)
    await game.press_data("boss", group.last, group.last.buttons[0].callback_data or "")
    await game.clock.advance(6_000)
    media = game.user("boss").private.last.media
    assert media is not None
    (row,) = [line for line in media.data.decode().splitlines() if ",grant," in line and line.startswith("act")]
    assert ",boss," in row


async def test_a_store_that_fails_is_said_to_whoever_presses(game: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """His press is answered, nothing is carried out, and the button is good for another try."""
    group = game.server.supergroup("Club", game.user("boss"))
    game.server.anonymous_admin(group, game.user("boss"))
    await game.start_chat("boss")
    await game.say("boss", "/chips season", group)
    await game.clock.advance(6_000)
    asked = group.last

    async def fails(*_: object) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(game.service, "person", fails)
        pressed = await game.press_data("boss", asked, asked.buttons[0].callback_data or "")
    assert pressed.text == CATALOGUE.text("en", "refusal-store-down")
    pressed = await game.press_data("boss", asked, asked.buttons[0].callback_data or "")
    assert pressed.text not in {CATALOGUE.text("en", "refusal-store-down"), CATALOGUE.text("en", "refusal-stale-turn")}


async def test_what_waits_for_oneself_waits_ten_minutes(game: Scene) -> None:
    """An old button carries nothing out, and one of an earlier process neither."""
    group = game.server.supergroup("Club", game.user("boss"))
    game.server.anonymous_admin(group, game.user("boss"))
    for wait in ("time", "restart"):
        await game.say("boss", "/chips season", group)
        await game.clock.advance(6_000)
        asked = group.last
        if wait == "time":
            await game.clock.advance(600_000)
        else:
            await game.restart()
        pressed = await game.press_data("boss", asked, asked.buttons[0].callback_data or "")
        assert pressed.text == CATALOGUE.text("en", "refusal-stale-turn"), wait
    await game.say("boss", "/stakes add", group)
    await game.clock.advance(6_000)
    assert group.last.text == CATALOGUE.text("en", "telegram-stake-one-line")
    await game.say("boss", "/sit", group)
    await game.clock.advance(6_000)
    assert group.last.text == CATALOGUE.text("en", "refusal-not-a-player")


async def test_a_channel_rules_nothing(game: Scene) -> None:
    """In the name of another chat than the group itself nothing may be done."""
    group = game.server.supergroup("Club", game.user("ann"))
    group.promote_bot()
    masked = {"id": 136817688, "is_bot": True, "first_name": "Channel", "username": "Channel_Bot"}
    channel = {"id": group.chat_id - 7, "type": "channel", "title": "Somebody's channel"}
    game.server.world.say(group, masked, "/settings daily_chips=5", sender_chat=channel)
    await game.quiet()
    assert group.last.text == CATALOGUE.text("en", "refusal-not-a-player")


def _seat(game: Scene, name: str) -> int:
    """Where somebody sits, 0 = nowhere."""
    live = game.host.live
    person = next((one.id for one in live.people.values() if one.name == name), -1)
    return live.state.seat_of(person) or 0


def _looked_up(game: Scene) -> int:
    """How often Telegram was asked about somebody."""
    return sum(call.method == "getChatMember" for call in game.server.calls)
