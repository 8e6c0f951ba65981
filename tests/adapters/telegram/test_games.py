"""What other games press in a group: cards to exchange, fixed bets, two boards, the board alone, a straddle."""

import pytest

from adapters.tokens import ButtonPress, decode
from poker_bot.text.cards import card_sign
from poker_bot.text.present import game_name
from tests.adapters import games
from tests.adapters.stages import TelegramStage, data
from tests.adapters.telegram.scene import CATALOGUE, Scene, buttons, scene
from tests.emulators.telegram import Message


def press_of(payload: str) -> ButtonPress:
    """What a button carries."""
    press = decode(payload)
    assert press is not None
    return press


def marked(sheet: Message) -> int:
    """Which cards are marked on a sheet."""
    return press_of(data(sheet, "draw")[0]).amount


async def to_the_draw(game: Scene, *names: str, started: bool = True) -> str:
    """Deal five cards and check round; whose draw it is."""
    await game.deal(*names, started=started)
    for _ in names:
        await game.shown()
        await game.press(game.to_act(), "check")
    assert game.host.live.frames()[0].view.phase == "drawing"
    await game.shown()
    return game.to_act()


async def test_cards_are_marked_in_the_private_chat(monkeypatch: pytest.MonkeyPatch) -> None:
    """*Choose cards…* says where they are; each press of a card edits that message, *Draw* takes its buttons off."""
    async with scene(monkeypatch, settings=games.DRAW) as game:
        name = await to_the_draw(game, "ann", "bob")
        before = game.cards(name)
        answer = await game.press(name, "draw-menu")
        assert answer.show_alert
        assert not any(card in answer.text for card in before)
        sheet = game.user(name).private.last
        assert sheet.protected
        assert all(card in sheet.text for card in before)
        count = len(game.user(name).private.messages)
        for card, marks in ((0, 0b1), (2, 0b101), (0, 0b100), (4, 0b10100)):
            pressed = await game.press_data(name, sheet, data(sheet, "mark")[card])
            assert not pressed.show_alert
            assert marked(sheet) == marks
        assert len(game.user(name).private.messages) == count
        assert game.to_act() == name, "marks move nothing"
        done = await game.press_data(name, sheet, data(sheet, "draw")[0])
        assert not done.show_alert
        assert sheet.buttons == []
        assert before[0] in sheet.text
        await game.shown()
        await game.press(game.to_act(), "stand-pat")
        assert {before[0], before[1], before[3]} <= set(game.cards(name))
        assert not {before[2], before[4]} & set(game.cards(name))


async def test_the_note_of_the_draw_has_the_buttons(monkeypatch: pytest.MonkeyPatch) -> None:
    """When his draw comes the cards are in the private chat with everything to press, without asking for them."""
    async with scene(monkeypatch, settings=games.DRAW) as game:
        name = await to_the_draw(game, "ann", "bob")
        note = game.user(name).private.last
        await game.press_data(name, note, data(note, "mark")[1])
        assert marked(note) == 0b10
        await game.press_data(name, note, data(note, "draw")[0])
        assert game.to_act() != name


async def test_a_closed_private_chat_numbers_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing can be sent the alert lists the cards by number, and the typed numbers draw them (P-20)."""
    async with scene(monkeypatch, settings=games.DRAW) as game:
        name = await to_the_draw(game, "ann", "bob", started=False)
        before = game.cards(name)
        answer = await game.press(name, "draw-menu")
        assert answer.show_alert
        assert all(card in answer.text for card in before)
        assert "/draw" in answer.text
        assert game.told(name) == []
        await game.say(name, "/draw 2 4")
        assert game.to_act() != name
        await TelegramStage(game).shown()
        await game.press(game.to_act(), "stand-pat")
        assert {before[0], before[2], before[4]} <= set(game.cards(name))
        assert not {before[1], before[3]} & set(game.cards(name))


async def test_a_draw_is_typed_where_the_cards_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the private chat ``/draw`` alone brings the buttons, with numbers or cards it draws."""
    async with scene(monkeypatch, settings=games.DRAW) as game:
        name = await to_the_draw(game, "ann", "bob")
        before = game.cards(name)
        await game.user(name).tell("/draw")
        await game.quiet()
        sheet = game.user(name).private.last
        await game.press_data(name, sheet, data(sheet, "mark")[1])
        assert marked(sheet) == 0b10
        await game.user(name).tell(f"/draw {before[0]} 3")
        await game.quiet()
        assert game.to_act() != name
        await TelegramStage(game).shown()
        await game.press(game.to_act(), "stand-pat")
        assert set(game.cards(name)) & set(before) == {before[1], before[3], before[4]}


async def test_a_mark_too_many_leaves_the_marks_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where two may go the third is refused by an alert; a doubled mark marks once."""
    async with scene(monkeypatch, settings=games.DRAW_TWO) as game:
        name = await to_the_draw(game, "ann", "bob")
        note = game.user(name).private.last
        for card in (0, 1):
            payload = data(note, "mark")[card]
            for _ in range(2):
                await game.press_data(name, note, payload)
        text = note.text
        answer = await game.press_data(name, note, data(note, "mark")[2])
        expected = CATALOGUE.text("en", "refusal-draws-too-many", cards=3, maximum=2)
        assert (answer.text, answer.show_alert) == (expected, True)
        assert (note.text, marked(note)) == (text, 0b11)


async def test_a_draw_counts_once_and_a_late_mark_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw pressed twice exchanges once; a card marked after the turn is refused by an alert, the cards stay."""
    async with scene(monkeypatch, settings=games.DRAW) as game:
        name = await to_the_draw(game, "ann", "bob")
        note = game.user(name).private.last
        mark, draw, text = data(note, "mark")[0], data(note, "draw")[0], note.text
        await game.press_data(name, note, draw)
        version = game.host.live.version
        assert (await game.press_data(name, note, draw)).text == "That was done already."
        late = await game.press_data(name, note, mark)
        assert late.text == CATALOGUE.text("en", "refusal-stale-turn")
        assert late.show_alert
        assert note.text == text
        assert game.host.live.version == version


async def test_the_draw_is_for_whose_turn_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other players and strangers are told so by an alert, whatever they press, and see no card."""
    async with scene(monkeypatch, settings=games.DRAW) as game:
        name = await to_the_draw(game, "ann", "bob", "cat")
        payload = data(game.user(name).private.last, "mark")[0]
        version, hidden = game.host.live.version, game.cards(name)
        for other in (*game.others(), "eve"):
            answers = [await game.press(other, action) for action in ("draw-menu", "stand-pat")]
            answers.append(await game.press_data(other, game.table, payload))
            for answer in answers:
                assert answer.show_alert
                assert not any(card in answer.text for card in hidden)
        assert game.host.live.version == version


async def test_a_winner_nobody_saw_shows_one_of_five_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """*Show the fifth* turns up that card and no other (R-SHO-2)."""
    async with scene(monkeypatch, settings=games.DRAW) as game:
        await game.deal("ann", "bob")
        await game.press(game.to_act(), "raise-min")
        winner = game.others()[0]
        cards = game.cards(winner)
        await game.shown()
        await game.press(game.to_act(), "fold")
        await drawn_on(game, "show-5")
        table = game.table
        await game.press(winner, "show-5")
        await game.clock.advance(20_000)
        assert cards[4] in table.text
        assert not any(card in table.text for card in cards[:4])


async def test_fixed_limit_has_one_amount(monkeypatch: pytest.MonkeyPatch) -> None:
    """The button names the only raise there is; pressed, it is made (R-BET-5)."""
    async with scene(monkeypatch, settings=games.FIXED) as game:
        await game.deal("ann", "bob", "cat")
        drawn = buttons(game.table)
        assert not {"raise-menu", "raise-half", "raise-pot", "all-in"} & set(drawn)
        assert press_of(drawn["raise-min"]).amount == 40
        await game.press(game.to_act(), "raise-min")
        await game.shown()
        assert press_of(buttons(game.table)["raise-min"]).amount == 60


async def test_running_it_twice_is_asked_of_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answers for himself; a second press changes nothing, a stranger's is refused, two boards are shown."""
    async with scene(monkeypatch, settings=games.TWICE) as game:
        await game.deal("ann", "bob")
        stage = TelegramStage(game)
        await stage.all_in(game.to_act())
        await game.shown()
        await stage.press(game.to_act(), "call")
        await stage.shown()
        version, table, drawn = game.host.live.version, game.table, buttons(game.table)
        assert (await game.press("eve", "run-twice")).show_alert
        assert game.host.live.version == version
        await game.press("ann", "run-twice")
        version = game.host.live.version
        await game.press_data("ann", table, drawn["run-twice"])
        assert game.host.live.version == version
        await game.press("bob", "run-twice")
        view = game.host.live.frames()[0].view
        assert len(view.second_board) == 5
        await game.clock.advance(2_000)
        assert all(card_sign(card) in game.table.text for card in (*view.board, *view.second_board))


async def test_the_board_is_played_by_whom_it_plays_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has better or worse is refused by an alert, so that the answer tells nobody anything (R-SHO-4)."""
    async with scene(monkeypatch, settings=games.LIVE) as game:
        await game.deal("ann", "bob")
        while game.to_act():
            await game.shown()
            await game.press(game.to_act(), "check" if "check" in buttons(game.table) else "call")
        await TelegramStage(game).shown()
        live = game.host.live
        (number,) = live.frames()[0].view.deciding
        name = next(live.people[one.player].name for one in live.frames()[0].view.seats if one.seat == number)
        version = live.version
        answer = await game.press(name, "play-board")
        assert (answer.text, answer.show_alert) == (CATALOGUE.text("en", "refusal-board-does-not-play"), True)
        assert live.version == version
        await game.press(name, "show")
        assert live.version > version


async def test_a_straddle_is_wished_for_and_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between hands each says it for himself, by the button or in words (R-FOR-5)."""
    async with scene(monkeypatch, settings=games.STRADDLES) as game:
        await game.deal("ann", "bob", "cat", "dan")
        while game.to_act():
            await game.shown()
            await game.press(game.to_act(), "fold")
        for action, wanted in (("straddle", True), ("straddle-off", False)):
            await drawn_on(game, action)
            await game.press("ann", action)
            assert wishes(game, "ann") == wanted
        await game.say("ann", "/straddle")
        assert wishes(game, "ann")


async def drawn_on(game: Scene, action: str) -> None:
    """Let time pass until the table has that button."""
    for _ in range(40):
        if action in buttons(game.table):
            return
        await game.clock.advance(500)
    raise TimeoutError(action)


def wishes(game: Scene, name: str) -> bool:
    """Whether he would straddle the next hand."""
    live = game.host.live
    return next(one.straddles for one in live.frames()[0].view.seats if live.people[one.player].name == name)


@pytest.mark.parametrize(
    ("typed", "variant", "betting"), [("open plo", "omaha", "pot-limit"), ("", "holdem", "no-limit")]
)
async def test_a_table_is_opened_for_a_game(game: Scene, typed: str, variant: str, betting: str) -> None:
    """``/table open`` with a game and its betting opens that; another game is refused while somebody sits there."""
    await game.start_chat("ann")
    await game.say("ann", f"/table {typed}")
    rules = game.host.live.state.rules
    assert (rules.variant, rules.betting) == (variant, betting)
    await game.clock.advance(2_000)
    assert game_name(variant, lang="en", catalogue=CATALOGUE) in game.table.text
    await game.press("ann", "sit")
    await game.start_chat("bob")
    await game.say("bob", "/table open draw")
    assert game.told("bob")[-1] == CATALOGUE.text("en", "refusal-table-in-use")
    assert game.host.live.state.rules.variant == variant
