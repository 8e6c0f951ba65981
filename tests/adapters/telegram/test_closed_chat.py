"""An admin whose private chat is closed: the group learns whether it was carried out, and nothing more."""

import pytest

from tests.adapters.telegram.admins import Club
from tests.adapters.telegram.scene import CATALOGUE, Scene


def outcome(key: str) -> str:
    """The sentence up to its address."""
    return CATALOGUE.text("en", f"telegram-private-{key}", link="").strip()


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("/stakes add evening 25/50 buyin=1000-5000", "done"),
        ("/settings daily_chips=7", "done"),
        ("/stakes add evening 50/25", "refused"),
        ("/settings daily_chips=lots", "refused"),
        ("/table settings ante=5", "refused"),
        ("/stakes", "only"),
        ("/settings", "only"),
        ("/audit", "only"),
        ("/audit pairs", "only"),
        ("/chips season", "only"),
        ("/privacy", "only"),
        ("/privacy exclude 30", "done"),
        ("/link", "only"),
        ("/link undo", "refused"),
        ("/community", "only"),
        ("/balance", "ask"),
    ],
)
async def test_the_group_says_whether_it_was_done(game: Scene, line: str, key: str) -> None:
    """One sentence with the way to Start; neither a number nor a name of what was asked, in his language."""
    game.group.promote(game.user("boss"))
    await game.say("boss", line)
    await game.clock.advance(5_000)
    said = game.group.last.text
    assert said.startswith(outcome(key))
    assert "t.me/" in said
    assert not any(detail in said for detail in ("25", "evening", "daily", "ante", "lots"))


async def test_what_was_done_is_done_and_can_be_looked_up_after_start(game: Scene) -> None:
    """Also behind a restart, which forgets the answer: the log has it, and nothing was promised."""
    club = Club(game)
    game.group.promote(game.user("boss"))
    await game.say("boss", "/settings daily_chips=7")
    await game.clock.advance(5_000)
    assert game.group.last.text.startswith(outcome("done"))
    await game.restart()
    await game.start_chat("boss")
    assert "daily_chips=7" in await club.ask("boss", "/audit")


async def test_nobody_elses_refusal_tells_anything(game: Scene) -> None:
    """A player who tries is refused there like anybody."""
    await game.say("ann", "/chips season")
    await game.clock.advance(5_000)
    assert game.group.last.text.startswith(outcome("refused"))


async def test_only_cards_are_promised_as_cards(game: Scene) -> None:
    """What is asked for is what the group is told of: a page of the rules by its button, and his cards."""
    await game.say("ann", "/poker")
    assert (await game.press("ann", "rules")).text.startswith(outcome("ask"))
    await game.say("ann", "/cards")
    await game.clock.advance(5_000)
    assert game.group.last.text.startswith(CATALOGUE.text("en", "start-hint", link="").strip())


async def test_an_export_asked_for_in_the_private_chat_is_a_file_there(game: Scene) -> None:
    """With the words below it, as when it is asked for in the group."""
    await game.start_chat("ann")
    await game.say("ann", "/privacy export", game.user("ann").private)
    await game.clock.advance(1_000)
    sent = game.user("ann").private.last
    assert sent.media is not None
    assert sent.media.kind == "document"
    assert "everything I keep about you" in sent.text
