"""What other games press on the page: cards to exchange, fixed bets, two boards, a straddle, another game opened."""

import pytest

from adapters.playground.felt import felt
from adapters.tokens import decode
from poker_bot.host.settings import HostSettings
from poker_bot.text.cards import card_name
from tests.adapters import games
from tests.adapters.playground.support import CATALOGUE, Playground, Reply, Tab, playground, text_of
from tests.adapters.playground.test_hand import is_over
from tests.adapters.stages import keys
from tests.builders import World


def marked(message: Reply) -> int:
    """Which cards are marked on a sheet."""
    press = decode(keys(message, "draw")[0])
    assert press is not None
    return press.amount


async def to_the_draw(page: Playground) -> tuple[Tab, Tab]:
    """Anna and Ben with five cards each and no bet; whose draw it is comes first."""
    first, second = await page.two_dealt()
    for tab in (first, second):
        await page.settled(first, second)
        assert (await tab.press("check"))["kind"] == "acted"
    await page.settled(first, second)
    return (first, second) if "draw-menu" in first.actions() else (second, first)


async def test_cards_are_marked_and_drawn() -> None:
    """*Choose cards…* and each mark are answered with all cards for this tab alone; *Draw* exchanges those marked."""
    async with playground(settings=games.DRAW) as page:
        first, second = await to_the_draw(page)
        before = [card["name"] for card in first.hole()]
        sheet = await first.press("draw-menu")
        assert sheet["kind"] == "draw"
        heard = len(second.raw)
        for card, marks in ((0, 0b1), (2, 0b101), (0, 0b100)):
            sheet = await first.answer("press", payload=keys(sheet, "mark")[card])
            assert (sheet["kind"], marked(sheet)) == ("draw", marks)
        assert len(second.raw) == heard
        assert (await first.answer("press", payload=keys(sheet, "draw")[0]))["kind"] == "acted"
        await page.settled(first, second)
        assert (await second.press("stand-pat"))["kind"] == "acted"
        await page.settled(first, second)
        assert page.world.frame.view.phase == "betting"
        assert set(before) & set(held(page, first)) == {*before[:2], *before[3:]}


def held(page: Playground, tab: Tab) -> list[str]:
    """The names of the cards that this tab's person holds."""
    live = page.world.live
    person = next(one.id for one in live.people.values() if one.name == tab.name)
    seat = live.seat_view_of(person)
    return [] if seat is None else [card_name(CATALOGUE, "en", card) for card in seat.cards]


async def test_the_letter_of_the_draw_has_the_buttons() -> None:
    """When his draw comes the private chat has the cards with everything to press; nobody else's does."""
    async with playground(settings=games.DRAW) as page:
        first, second = await to_the_draw(page)
        letter = next(one for one in reversed(first.private.values()) if keys(one, "mark"))
        assert len(keys(letter, "mark")) == 5
        assert len(letter["hole"]["cards"]) == 5
        assert not [one for one in second.private.values() if keys(one, "mark")]
        answer = await first.answer("press", payload=keys(letter, "mark")[1], where="private")
        assert (answer["kind"], answer["where"], marked(answer)) == ("draw", "private", 0b10)


async def test_a_draw_counts_once_and_a_late_mark_nothing() -> None:
    """Draw pressed twice exchanges once; a mark after the turn, and somebody else's, are refused without a card."""
    async with playground(settings=games.DRAW) as page:
        first, second = await to_the_draw(page)
        hidden = [card["name"] for card in first.hole()]
        sheet = await first.press("draw-menu")
        mark, draw = keys(sheet, "mark")[0], keys(sheet, "draw")[0]
        version = page.world.live.version
        for payload in (mark, draw, first.payload("draw-menu"), first.payload("stand-pat")):
            answer = await second.answer("press", payload=payload)
            assert (answer["kind"], answer.get("rows")) == ("refused", [])
        assert page.world.live.version == version
        once, again = await first.ask("press", payload=draw), await first.ask("press", payload=draw)
        assert (await first.answered(once))["kind"] == "acted"
        assert (await first.answered(again))["kind"] == "told"
        version = page.world.live.version
        assert (await first.answer("press", payload=mark))["kind"] == "refused"
        assert page.world.live.version == version
        assert not [raw for raw in second.raw if any(f'"{name}"' in raw for name in hidden)]


async def test_only_whose_draw_it_is_sees_the_buttons() -> None:
    """The page draws *Choose cards…* and *Stand pat* for the player to act alone, fixed bets and answers likewise."""
    async with playground(settings=games.DRAW) as page:
        first, second = await to_the_draw(page)
        onlooker = await page.open("Zoe")
        await page.settled(first, second)
        assert {"draw-menu", "stand-pat"} <= set(first.actions())
        for other in (second, onlooker):
            assert not {"draw-menu", "stand-pat"} & set(other.actions())


async def test_a_draw_game_has_no_board_and_five_backs() -> None:
    """The drawing has no places for a board, five cards face down at each seat, and what each exchanged."""
    async with playground(settings=games.DRAW) as page:
        first, second = await to_the_draw(page)
        table = first.newest()
        assert table is not None
        assert "slots" not in table["felt"]
        assert [plate["backs"] for plate in table["felt"]["plates"]] == [5, 5]
        assert not [plate for plate in table["felt"]["plates"] if "drawn" in plate]
        sheet = await first.press("draw-menu")
        for card in (0, 1, 2):
            sheet = await first.answer("press", payload=keys(sheet, "mark")[card])
        await first.answer("press", payload=keys(sheet, "draw")[0])
        await page.settled(first, second)
        table = second.newest()
        assert table is not None
        drawn = {plate["name"]: plate.get("drawn", "") for plate in table["felt"]["plates"]}
        assert drawn == {first.name: CATALOGUE.text("en", "felt-drawn", count=3), second.name: ""}


@pytest.mark.parametrize(("settings", "backs", "slots"), [(games.OMAHA, 4, 5), (games.FIXED, 2, 5), (games.DRAW, 5, 0)])
async def test_drawings_of_all_games(settings: HostSettings, backs: int, slots: int) -> None:
    """As many backs as the game deals and as many places as its board has; no drawing holds a hidden card."""
    world = await World(settings).start()
    await world.dealt("ann", "ben", "cleo")
    for name in ("ann", "ben", "cleo"):
        drawn = felt(world.frame, world.people[name].id, CATALOGUE, "en")
        assert ([plate.backs for plate in drawn.plates], drawn.slots) == ([backs] * 3, slots)
        assert [plate.cards for plate in drawn.plates] == [(), (), ()]
        assert drawn.running


async def test_fixed_limit_has_one_amount_and_no_form() -> None:
    """The button names the only raise there is; pressed, it is made (R-BET-5)."""
    async with playground(settings=games.FIXED) as page:
        first, second = await page.two_dealt()
        assert not {"raise-menu", "raise-half", "raise-pot", "all-in"} & set(first.actions())
        press = decode(first.payload("raise-min"))
        assert press is not None
        assert press.amount == 40
        answer = await first.press("raise-min")
        assert (answer["type"], answer["kind"]) == ("answer", "acted")
        await page.settled(first, second)
        assert "raise-min" in second.actions()


async def test_running_it_twice_shows_two_boards() -> None:
    """Both are asked and answer for themselves; the drawing then has two boards, the words name both."""
    async with playground(settings=games.TWICE) as page:
        first, second = await page.two_dealt()
        question = await first.press("all-in")
        await first.answer("press", payload=keys(question, "all-in-confirm")[0])
        await page.settled(first, second)
        await second.press("call")
        await page.settled(first, second)
        onlooker = await page.open("Zoe")
        assert not {"run-twice", "run-once"} & set(onlooker.actions())
        payload = first.payload("run-twice")
        assert (await onlooker.answer("press", payload=payload))["kind"] == "refused"
        assert (await first.answer("press", payload=payload))["kind"] == "acted"
        await first.table(lambda _: "run-twice" not in first.actions())
        version = page.world.live.version
        assert (await first.answer("press", payload=payload))["kind"] in {"told", "refused"}
        assert page.world.live.version == version
        assert (await second.press("run-twice"))["kind"] == "acted"
        table = await second.table(is_over)
        assert len(table["felt"]["board"]) == len(table["felt"]["second"]) == 5
        assert all(card["name"] in table["felt"]["alt"] for card in table["felt"]["second"])


async def test_a_straddle_is_wished_for_and_taken_back() -> None:
    """Who wishes it is offered to take it back, and the other way round (R-FOR-5)."""
    async with playground(settings=games.STRADDLES) as page:
        first, second = await page.two_dealt()
        await first.press("fold")
        await first.table(is_over)
        await first.press("straddle")
        await first.table(lambda _: "straddle-off" in first.actions())
        assert "straddle" not in first.actions()
        await second.table(lambda _: "straddle" in second.actions())
        await first.press("straddle-off")
        await first.table(lambda _: "straddle" in first.actions())


async def test_another_game_is_opened_from_the_page() -> None:
    """The welcome names all games; what the menu types opens one at the empty table, and is refused at a full one."""
    async with playground() as page:
        anna = await page.open("Anna")
        welcome = next(one for one in anna.heard if one["type"] == "welcome")
        assert list(welcome["games"]) == ["holdem", "omaha", "draw", "draw32"]
        assert list(welcome["bettings"]) == ["no-limit", "pot-limit", "fixed-limit"]
        ben = await page.open("Ben")
        assert (await ben.answer("say", text="/table open draw"))["kind"] == "refused"
        await anna.answer("say", text="/leave")
        assert (await ben.answer("say", text="/table open draw"))["kind"] == "told"
        await ben.table(lambda table: welcome["games"]["draw"] in text_of(table))
