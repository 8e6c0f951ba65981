"""What other games press in a channel: cards to exchange, fixed bets, two boards, the board alone, a straddle."""

import asyncio

import discord
import pytest

from adapters.tokens import decode
from poker_bot.host.commands import Away, Command
from poker_bot.text.cards import card_sign
from tests.adapters import games
from tests.adapters.discord.scene import CATALOGUE, Scene, scene
from tests.adapters.stages import DiscordStage, payloads


def marked(message: discord.Message) -> int:
    """Which cards are marked on a sheet: what its *Draw* button carries."""
    press = decode(payloads(message, "draw")[0])
    assert press is not None
    return press.amount


async def to_the_draw(game: Scene, *names: str) -> str:
    """Deal five cards and check round; whose draw it is."""
    await game.deal(*names)
    for _ in names:
        await game.press(game.to_act(), "check")
    assert game.host.live.frames()[0].view.phase == "drawing"
    await game.clock.advance(1_000)
    return game.to_act()


def refused(game: Scene, code: str, **params: object) -> str:
    """What a refusal says in English."""
    del game
    return CATALOGUE.text("en", f"refusal-{code}", **params)  # type: ignore[arg-type]


async def test_cards_are_marked_on_an_answer_that_only_their_owner_sees() -> None:
    """*Choose cards…* opens it, a press of a card edits it in one call, *Draw* exchanges exactly the marked ones."""
    async with scene(games.DRAW) as game:
        name = await to_the_draw(game, "ann", "bob")
        before = game.cards(name)
        stage = DiscordStage(game)
        sheet = await game.press(name, "draw-menu")
        assert sheet.ephemeral
        assert sheet.response is not None
        assert all(card in sheet.response.content for card in before)
        calls = len(game.sent())
        for card, marks in ((0, 0b1), (2, 0b101), (0, 0b100), (4, 0b10100)):
            sheet = await stage.click(name, sheet, "mark", card)
            assert sheet.response is not None
            assert marked(sheet.response.message) == marks
        assert [one.how for one in game.sent()[calls:]] == ["type 7"] * 4
        assert game.to_act() == name, "marks move nothing"
        await stage.click(name, sheet, "draw")
        other = game.to_act()
        assert other != name
        await game.press(other, "stand-pat")
        after = game.cards(name)
        assert {before[0], before[1], before[3]} <= set(after)
        assert not {before[2], before[4]} & set(after)


async def test_cards_are_marked_in_the_private_chat() -> None:
    """The note of his draw has the same buttons; a press edits the note where it stands, and names its room."""
    async with scene(games.DRAW) as game:
        name = await to_the_draw(game, "ann", "bob")
        before = game.cards(name)
        note = game.dm(name)[-1]
        for card, marks in ((1, 0b10), (3, 0b1010)):
            count = len(game.dm(name))
            await game.press_data(name, note, payloads(note, "mark")[card])
            note = game.dm(name)[-1]
            assert len(game.dm(name)) == count
            assert marked(note) == marks
        assert all(decode(one).room for one in payloads(note, "mark"))  # type: ignore[union-attr]
        await game.press_data(name, note, payloads(note, "draw")[0])
        assert game.to_act() != name
        await game.press(game.to_act(), "stand-pat")
        assert {before[0], before[2], before[4]} <= set(game.cards(name))
        assert not {before[1], before[3]} & set(game.cards(name))


async def test_a_draw_counts_once_and_a_late_mark_nothing() -> None:
    """Draw pressed twice exchanges once; a card marked after the turn is refused, and the cards stay on view."""
    async with scene(games.DRAW) as game:
        name = await to_the_draw(game, "ann", "bob")
        note = game.dm(name)[-1]
        text, mark, draw = note.content, payloads(note, "mark")[0], payloads(note, "draw")[0]
        sheet = await game.press(name, "draw-menu")
        assert sheet.response is not None
        await DiscordStage(game).click(name, sheet, "draw")
        version = game.host.live.version
        again = await game.press_data(name, sheet.response.message, draw)
        assert again.response is not None
        assert again.response.content == "That was done already."
        late = await game.press_data(name, note, mark)
        assert late.response is not None
        assert late.response.content == refused(game, "stale-turn")
        assert next(one for one in game.dm(name) if one.id == note.id).content == text
        assert game.host.live.version == version


async def test_a_mark_too_many_leaves_the_marks_as_they_were() -> None:
    """Where two may go the third is refused beside the sheet, which keeps its two; a doubled mark marks once."""
    async with scene(games.DRAW_TWO) as game:
        name = await to_the_draw(game, "ann", "bob")
        note = game.dm(name)[-1]
        for card in (0, 1):
            payload = payloads(note, "mark")[card]
            for _ in range(2):
                await game.press_data(name, note, payload)
            note = game.dm(name)[-1]
        count, text = len(game.dm(name)), note.content
        answer = await game.press_data(name, note, payloads(note, "mark")[2])
        assert answer.response is not None
        assert answer.response.content == refused(game, "draws-too-many", cards=3, maximum=2)
        kept = next(one for one in game.dm(name) if one.id == note.id)
        assert (kept.content, marked(kept)) == (text, 0b11)
        assert len(game.dm(name)) <= count + 1


async def test_a_slow_mark_is_shown_later_where_it_was_pressed() -> None:
    """When the host is busy the press is acknowledged, and the sheet is edited when the answer comes (P-01)."""
    async with scene(games.DRAW) as game:
        name = await to_the_draw(game, "ann", "bob")
        other = game.others()[0]
        sheet = await game.press(name, "draw-menu")
        assert sheet.response is not None
        before = len(game.sent())
        game.store.held.add(game.host.live.table)
        person = await game.service.person("discord", str(game.people[other].id), other)
        leaving = asyncio.create_task(game.service.handle(Command(person, game.host.live.rooms[0], Away())))
        await game.quiet()
        payload = payloads(sheet.response.message, "mark")[2]
        marking = asyncio.create_task(game.people[name].click(sheet.response.message, custom_id=payload))
        await game.quiet()
        await game.clock.advance(1_600)
        game.store.held.clear()
        game.store.gate.set()
        await marking
        await leaving
        mine = [one for one in game.sent()[before:] if one.reader == name or one.how == "type 6"]
        assert "type 6" in [one.how for one in mine]
        assert mine[-1].reader == name
        by_token = [call.method for call in game.env.http_requests if call.path.startswith("/webhooks/")]
        assert by_token[-1] == "PATCH", "the answer is edited, no second one is sent"
        assert "✗" in mine[-1].words


async def test_the_draw_is_for_whose_turn_it_is() -> None:
    """Other players and strangers are told so privately, whatever they press, and see no card."""
    async with scene(games.DRAW) as game:
        name = await to_the_draw(game, "ann", "bob", "cat")
        game.join("eve")
        payload = payloads(game.dm(name)[-1], "mark")[0]
        version = game.host.live.version
        hidden = game.cards(name)
        for other in game.others():
            for action in ("draw-menu", "stand-pat"):
                answer = await game.press(other, action)
                assert answer.ephemeral
                assert answer.response is not None
                assert not any(card in answer.response.content for card in hidden)
            answer = await game.press_data(other, game.table.message, payload)
            assert answer.ephemeral
            assert answer.response is not None
            assert not any(card in answer.response.content for card in hidden)
        assert game.host.live.version == version


@pytest.mark.parametrize(("typed", "gone"), [("1 3 5", (0, 2, 4)), ("135", (0, 2, 4)), ("0", ()), ("2,4", (1, 3))])
async def test_a_draw_can_be_typed(typed: str, gone: tuple[int, ...]) -> None:
    """``/draw`` with the numbers of cards does what the buttons do; 0 stands pat."""
    async with scene(games.DRAW) as game:
        name = await to_the_draw(game, "ann", "bob")
        before = game.cards(name)
        answer = await game.slash(name, "draw", cards=typed)
        assert answer.ephemeral
        await game.slash(game.to_act(), "draw", cards="0")
        left = {card for index, card in enumerate(before) if index not in gone}
        assert set(game.cards(name)) & set(before) == left


async def test_typed_cards_and_nonsense() -> None:
    """Cards can be named; one he does not hold is refused; ``/draw`` alone shows the buttons."""
    async with scene(games.DRAW) as game:
        name = await to_the_draw(game, "ann", "bob")
        before = game.cards(name)
        foreign = next(card_sign(card) for card in range(52) if card_sign(card) not in before)
        version = game.host.live.version
        for typed in (foreign, "6", "all of them"):
            answer = await game.slash(name, "draw", cards=typed)
            assert answer.ephemeral
        assert game.host.live.version == version
        alone = await game.slash(name, "draw")
        assert alone.ephemeral
        assert alone.response is not None
        assert len(payloads(alone.response.message, "mark")) == 5
        await game.slash(name, "draw", cards=f"{before[1]} {before[2]}")
        await game.slash(game.to_act(), "draw", cards="0")
        assert set(game.cards(name)) & set(before) == {before[0], before[3], before[4]}


async def test_the_private_chat_knows_the_table() -> None:
    """``/draw``, ``/cards`` and ``/balance`` there are about his only table; buttons below name its room."""
    async with scene(games.DRAW) as game:
        name = await to_the_draw(game, "ann", "bob")
        user, before = game.people[name].user, game.cards(name)
        shown = await user.slash("cards")
        assert all(card in shown.response.content for card in before)
        sheet = await user.slash("draw")
        ids = payloads(sheet.response.message, "mark")
        room = game.host.live.rooms[0].id
        assert [press.room for one in ids if (press := decode(one)) is not None] == [room] * 5
        await user.click(sheet.response.message, custom_id=ids[0])
        await game.quiet()
        assert game.to_act() == name
        assert "10,000" not in (await user.slash("balance")).response.content
        await user.slash("draw", cards="2 3")
        await game.quiet()
        assert game.to_act() != name
        await game.slash(game.to_act(), "draw", cards="0")
        assert {before[0], before[3], before[4]} <= set(game.cards(name))


async def test_the_private_chat_of_a_stranger_has_no_table() -> None:
    """Who sits nowhere is told so."""
    async with scene(games.DRAW) as game:
        await to_the_draw(game, "ann", "bob")
        game.join("eve")
        answer = await game.people["eve"].user.slash("draw")
        assert answer.response.content == refused(game, "no-table")


async def test_a_winner_nobody_saw_shows_one_of_five_cards() -> None:
    """*Show the third* turns up that card and no other (R-SHO-2)."""
    async with scene(games.DRAW) as game:
        await game.deal("ann", "bob")
        await game.press(game.to_act(), "raise-min")
        winner = next(name for name in game.people if name != game.to_act())
        cards = game.cards(winner)
        await game.press(game.to_act(), "fold")
        await game.press(winner, "show-3")
        await game.clock.advance(300)
        assert cards[2] in game.text
        assert not any(card in game.text for card in (*cards[:2], *cards[3:]))


async def test_fixed_limit_has_one_amount_and_no_form() -> None:
    """The button names the only raise there is; pressed, it is made (R-BET-5)."""
    async with scene(games.FIXED) as game:
        await game.deal("ann", "bob", "cat")
        buttons = game.table.buttons
        assert not {"raise-menu", "raise-half", "raise-pot", "all-in"} & set(buttons)
        press = decode(buttons["raise-min"])
        assert press is not None
        assert press.amount == 40
        await game.press(game.to_act(), "raise-min")
        press = decode(game.table.buttons["raise-min"])
        assert press is not None
        assert press.amount == 60


async def test_running_it_twice_is_asked_of_both() -> None:
    """Each answers for himself; a second press changes nothing, a stranger's is refused, two boards are shown."""
    async with scene(games.TWICE) as game:
        await game.deal("ann", "bob")
        stage = DiscordStage(game)
        await stage.all_in(game.to_act())
        await game.clock.advance(500)
        await stage.press(game.to_act(), "call")
        await game.clock.advance(500)
        game.join("eve")
        version, table = game.host.live.version, game.table
        answer = await game.press("eve", "run-twice")
        assert answer.ephemeral
        assert game.host.live.version == version
        await game.press("ann", "run-twice")
        version = game.host.live.version
        again = await game.press_again("ann", table, "run-twice")
        assert again.response is not None
        assert again.ephemeral
        assert game.host.live.version == version
        await game.press("bob", "run-twice")
        view = game.host.live.frames()[0].view
        assert len(view.second_board) == 5
        await game.clock.advance(500)
        assert all(card_sign(card) in game.text for card in (*view.board, *view.second_board))


async def test_the_board_is_played_by_whom_it_plays_for() -> None:
    """Who has better or worse is refused privately, so that the answer tells nobody anything (R-SHO-4)."""
    async with scene(games.LIVE) as game:
        await game.deal("ann", "bob")
        while game.to_act():
            await game.press(game.to_act(), "check" if "check" in game.table.buttons else "call")
        live = game.host.live
        (seat,) = live.frames()[0].view.deciding
        name = next(live.people[one.player].name for one in live.frames()[0].view.seats if one.seat == seat)
        version, text = live.version, game.text
        answer = await game.press(name, "play-board")
        assert answer.ephemeral
        assert answer.response is not None
        assert answer.response.content == refused(game, "board-does-not-play")
        assert (live.version, game.text) == (version, text)
        await game.press(name, "show")
        assert live.version > version


async def test_a_straddle_is_wished_for_and_taken_back() -> None:
    """Between hands each says it for himself, privately confirmed, by the button or in words (R-FOR-5)."""
    async with scene(games.STRADDLES) as game:
        await game.deal("ann", "bob", "cat", "dan")
        while game.to_act():
            await game.press(game.to_act(), "fold")
        assert game.host.live.frames()[0].view.phase == "over"
        await game.clock.advance(500)
        for action, wanted in (("straddle", True), ("straddle-off", False)):
            answer = await game.press("ann", action)
            assert answer.ephemeral
            await game.clock.advance(500)
            assert wishes(game, "ann") == wanted
        await game.slash("ann", "straddle")
        assert wishes(game, "ann")


def wishes(game: Scene, name: str) -> bool:
    """Whether he would straddle the next hand."""
    live = game.host.live
    return next(one.straddles for one in live.frames()[0].view.seats if live.people[one.player].name == name)
