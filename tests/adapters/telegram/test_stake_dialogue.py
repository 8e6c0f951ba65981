"""``/stakes add`` as a dialogue: questions, buttons, bad answers, other people, time, and rights lost on the way."""

import pytest

from tests.adapters.telegram.admins import NOT_AN_ADMIN, Club
from tests.adapters.telegram.scene import CATALOGUE, Scene
from tests.emulators.telegram import Message


def text(key: str, **facts: str) -> str:
    """A text of the dialogue in English."""
    return CATALOGUE.text("en", f"telegram-stake-{key}", **facts)


NAME = text("ask-name")
SAVE = CATALOGUE.text("en", "button-stake-save")
CANCEL = CATALOGUE.text("en", "button-stake-cancel")
OMAHA = CATALOGUE.text("en", "choice-game-omaha")
POT_LIMIT = CATALOGUE.text("en", "choice-betting-pot-limit")


async def begun(game: Scene, *, private: bool = True) -> Club:
    """A group with a boss who has begun a dialogue."""
    club = Club(game)
    if private:
        await club.open("ann")
    club.group.promote(game.user("boss"))
    await game.say("boss", "/stakes add")
    return club


async def tell(club: Club, *answers: str) -> Message:
    """Answers in the private chat; the newest question."""
    for answer in answers:
        await club.write("boss", answer, club.game.user("boss").private)
    return club.last("boss")


async def test_a_stake_by_dialogue(game: Scene) -> None:
    """Name, blinds, buy-in in words; game and betting by buttons; saved by the last press, and then played."""
    club = await begun(game)
    assert club.last("boss").text == NAME
    assert (await tell(club, "Friday night")).text == text("ask-blinds", name="Friday night")
    assert (await tell(club, "25 / 50")).text == text("ask-buy-in")
    question = await tell(club, "1k-5k")
    assert question.text == text("ask-game")
    await club.choose("boss", question, OMAHA)
    assert question.text == text("ask-betting")
    await club.choose("boss", question, POT_LIMIT)
    for fact in ("Friday night", "25/50", "1k-5k", OMAHA, POT_LIMIT):
        assert fact in question.text
    await club.choose("boss", question, SAVE)
    assert question.buttons == []
    assert '/stakes default "Friday night"' in question.text
    assert club.group.messages == []
    await game.say("ann", '/table open "Friday night"')
    rules = game.host.live.state.rules
    assert (rules.small_blind, rules.big_blind, rules.buy_in_min, rules.buy_in_max) == (25, 50, 1000, 5000)
    assert (rules.variant, rules.betting) == ("omaha", "pot-limit")


async def test_in_the_group_where_the_private_chat_is_closed(game: Scene) -> None:
    """Questions that are to be replied to; only his replies count; the buttons work there too."""
    club = await begun(game, private=False)
    question = club.group.last
    assert question.text == f"{NAME}\n{text('reply')}"
    assert question.content.markup == {"force_reply": True, "selective": True}
    await club.reply("ann", question, "mine")
    club.group.promote_bot()  # from now on it hears everything
    chatter = await club.write("ann", "hello")
    await club.reply("boss", chatter, "good morning")
    await club.write("boss", "and to you")
    assert club.group.last is question
    await club.reply("boss", question, "evening")
    await game.clock.advance(5_000)
    await club.reply("boss", club.group.last, "25/50")
    await game.clock.advance(5_000)
    await club.reply("boss", club.group.last, "1000-5000")
    await game.clock.advance(5_000)
    choice = club.group.last
    assert choice.text == text("ask-game")
    data = choice.button(OMAHA).callback_data or ""
    assert (await game.press_data("ann", choice, data)).text == CATALOGUE.text("en", "refusal-stale-turn")
    assert choice.text == text("ask-game")
    for label in (OMAHA, POT_LIMIT, SAVE):
        await club.choose("boss", choice, label)
        await game.clock.advance(5_000)  # an edit in the group counts, and may have to wait (P-24)
    assert "evening" in choice.text
    await game.start_chat("boss")
    assert "25/50" in await club.ask("boss", "/stakes")


BAD = (
    ((), "x" * 25, NAME),
    ((), "**bold** <b>", NAME),
    (("evening",), "20", text("ask-blinds", name="evening")),
    (("evening",), "ten/twenty", text("ask-blinds", name="evening")),
    (("evening",), "-10/20", text("ask-blinds", name="evening")),
    (("evening", "10/20"), "many", text("ask-buy-in")),
    (("evening", "10/20"), "1-2-3", text("ask-buy-in")),
)


@pytest.mark.parametrize(("before", "bad", "question"), BAD)
async def test_a_bad_answer_is_asked_again(game: Scene, before: tuple[str, ...], bad: str, question: str) -> None:
    """Why not, and the same question once more."""
    club = await begun(game)
    said = (await tell(club, *before, bad)).text
    assert said.endswith(question)
    assert len(said) > len(question)


async def test_a_name_that_is_taken_is_said_at_once(game: Scene) -> None:
    """Not after five more questions."""
    club = Club(game)
    await club.open()
    await club.ask("boss", "/stakes add evening 10/20 buyin=400-2000")
    await game.say("boss", "/stakes add")
    assert CATALOGUE.text("en", "refusal-stake-exists", name="Evening") in (await tell(club, "Evening")).text


async def test_what_cannot_be_played_is_not_saved(game: Scene) -> None:
    """Blinds the wrong way round: the host says why, nothing is saved, and the dialogue begins again."""
    club = await begun(game)
    question = await tell(club, "evening", "20/10", "400-2000")
    for label in (OMAHA, POT_LIMIT, SAVE):
        await club.choose("boss", question, label)
    assert question.buttons == []
    assert club.last("boss").text == NAME
    question = await tell(club, "evening", "10/20", "400-2000")
    for label in (OMAHA, POT_LIMIT, SAVE):
        await club.choose("boss", question, label)
    assert "10/20" in await club.ask("boss", "/stakes")


async def test_other_commands_end_it(game: Scene) -> None:
    """In the group or in the private chat: what is said then is no answer any more, and old buttons are stale."""
    for place in ("group", "private"):
        club = await begun(game)
        question = await tell(club, "evening", "10/20", "400-2000")
        await club.write("boss", "/balance", club.group if place == "group" else game.user("boss").private)
        data = question.button(OMAHA).callback_data or ""
        pressed = await game.press_data("boss", question, data)
        assert pressed.text == CATALOGUE.text("en", "refusal-stale-turn")
        assert (await tell(club, "hello")).text == CATALOGUE.text("en", "telegram-group-only")


async def test_words_where_a_button_is_wanted(game: Scene) -> None:
    """The question is put once more, in the private chat."""
    club = await begun(game)
    question = await tell(club, "evening", "10/20", "400-2000")
    again = await tell(club, "omaha")
    assert again is not question
    assert (again.text, again.labels) == (question.text, question.labels)
    await club.choose("boss", again, OMAHA)
    assert again.text == text("ask-betting")


async def test_cancel_saves_nothing(game: Scene) -> None:
    """The button says so."""
    club = await begun(game)
    question = await tell(club, "evening")
    await club.choose("boss", question, CANCEL)
    assert (question.text, question.buttons) == (text("cancelled"), [])
    assert (await tell(club, "10/20")).text == CATALOGUE.text("en", "telegram-group-only")


async def test_ten_minutes(game: Scene) -> None:
    """Each answer gives ten minutes more; then it is over, and that is said once."""
    club = await begun(game)
    await game.clock.advance(9 * 60_000)
    await tell(club, "evening")
    await game.clock.advance(9 * 60_000)
    await tell(club, "10/20")
    await game.clock.advance(10 * 60_000)
    assert (await tell(club, "400-2000")).text == text("expired")
    assert (await tell(club, "400-2000")).text == CATALOGUE.text("en", "telegram-group-only")


async def test_rights_lost_on_the_way(game: Scene) -> None:
    """Whether he is an admin counts when it is saved."""
    club = await begun(game)
    question = await tell(club, "evening", "10/20", "400-2000")
    for label in (OMAHA, POT_LIMIT):
        await club.choose("boss", question, label)
    club.group.demote(game.user("boss"))
    await club.choose("boss", question, SAVE)
    assert question.text == NOT_AN_ADMIN
    club.group.promote(game.user("boss"))
    await game.clock.advance(60_000)
    assert "evening:" not in await club.ask("boss", "/stakes")


async def test_buttons_of_another_dialogue_are_stale(game: Scene) -> None:
    """A dialogue that was begun anew does not listen to the buttons of the old one, nor to a second press."""
    club = await begun(game)
    old = await tell(club, "evening", "10/20", "400-2000")
    await game.say("boss", "/stakes add")
    await tell(club, "morning", "10/20", "400-2000")
    pressed = await game.press_data("boss", old, old.button(OMAHA).callback_data or "")
    assert pressed.text == CATALOGUE.text("en", "refusal-stale-turn")
    new = club.last("boss")
    data = new.button(OMAHA).callback_data or ""
    await game.press_data("boss", new, data)
    assert (await game.press_data("boss", new, data)).text == CATALOGUE.text("en", "refusal-stale-turn")
