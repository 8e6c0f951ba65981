"""The desk at the draw: marks that only the buttons remember, typed cards, and whose draw it is (R-DRW-3)."""

import pytest
from msgspec.structs import replace

from adapters.desk import Answer, Desk
from adapters.tokens import decode
from poker_bot.engine.views import SeatView
from poker_bot.host import commands as co
from poker_bot.host.ports import PrivateNote, TableFrame
from tests.adapters.discord.scene import CATALOGUE
from tests.adapters.support import frame, person, room
from tests.adapters.test_desk import MINE, TOKEN, FakeCounter, desk, pressed, who


def five_cards(**changes: object) -> SeatView:
    """What person 3 sees of his own: a pair of sevens, an ace, a king and a five, and up to three may go."""
    view = SeatView(
        seat=3,
        player=3,
        hand_number=1,
        cards=(20, 23, 51, 45, 12),
        rank=None,
        legal=None,
        to_call=0,
        pre_action="",
        pre_action_price=0,
        may_pre_act=False,
        may_show=False,
        may_muck=False,
        waiting=False,
        posting=False,
        post_amount=0,
        turn=MINE,
        max_draw=3,
    )
    return replace(view, **changes)


def drawing(newest: TableFrame | None = None, **changes: object) -> tuple[Desk, FakeCounter]:
    """A desk at which person 3 is to exchange up to three cards."""
    place, counter = desk(newest or frame(MINE, phase="drawing"))
    rules = replace(counter.newest.view.rules, variant="draw", max_draw=3)  # type: ignore[union-attr]
    shown = replace(counter.newest, view=replace(counter.newest.view, rules=rules))  # type: ignore[union-attr, type-var]
    counter.newest = shown
    counter.reply = co.Reply("en", "cards", frame=shown, seat=five_cards(**changes))
    return place, counter


def drawn(answer: Answer) -> list[tuple[str, int]]:
    """Buttons of an answer with what they carry."""
    presses = [decode(key.payload) for row in answer.sheet.rows for key in row]
    assert all(press is not None and press.token == TOKEN for press in presses)
    return [(press.action, press.amount) for press in presses if press is not None]


@pytest.mark.parametrize("marks", [0, 0b1, 0b10100, 0b111])
async def test_marks_are_kept_by_the_buttons_alone(marks: int) -> None:
    """Each card's button carries the marks as they will be, *Draw* those of now; nothing is asked but his cards."""
    place, counter = drawing()
    answer = await place.pressed(pressed("mark", marks) if marks else pressed("draw-menu"), who())
    assert answer.kind == "draw"
    assert drawn(answer) == [*(("mark", marks ^ 1 << index) for index in range(5)), ("draw", marks)]
    assert [type(command.intent) for command in counter.asked] == [co.MyCards]
    assert 0 < len(answer.alert) <= 200
    assert "/draw" in answer.alert


async def test_more_marks_than_cards_may_go_are_refused() -> None:
    """The fourth mark of three is answered with why, and no new buttons."""
    place, counter = drawing()
    answer = await place.pressed(pressed("mark", 0b1111), who())
    assert (answer.kind, answer.sheet.rows) == ("refused", ())
    assert answer.sheet.text() == CATALOGUE.text("en", "refusal-draws-too-many", cards=4, maximum=3)
    assert not [one for one in counter.asked if not isinstance(one.intent, co.MyCards)]


@pytest.mark.parametrize(
    ("newest", "number", "code"),
    [
        (frame(MINE, phase="drawing"), 2, "not-your-turn"),
        (frame(MINE, phase="drawing"), 4, "not-seated"),
        (frame(MINE + 3, phase="drawing"), 3, "stale-turn"),
        (frame(MINE), 3, "no-draw-now"),
        (frame(MINE), 2, "no-draw-now"),
        (frame(MINE, phase="over"), 3, "no-hand"),
    ],
)
@pytest.mark.parametrize("action", ["mark", "draw-menu"])
async def test_cards_are_marked_by_whose_draw_it_is(newest: TableFrame, number: int, code: str, action: str) -> None:
    """Somebody else's press, and one after the turn, are told why and shown no card."""
    place, _ = drawing(newest, max_draw=0)
    answer = await place.pressed(pressed(action, 1), who(number))
    assert answer.kind == "refused"
    assert answer.sheet.text() == CATALOGUE.text("en", f"refusal-{code}", seat=3)


@pytest.mark.parametrize(
    ("text", "cards"), [("1 3 5", (0, 2, 4)), ("0", ()), ("7c 7s", (0, 1)), ("A♠", (2,)), ("kd,5c", (3, 4))]
)
async def test_a_typed_draw_knows_his_cards(text: str, cards: tuple[int, ...]) -> None:
    """Numbers and cards become indexes of his own cards before the host is asked."""
    place, counter = drawing()
    await place.typed("draw", text, who())
    assert counter.asked[-1].intent == co.Draw(cards)


@pytest.mark.parametrize("text", ["6", "2h", "1 2h", "everything"])
async def test_a_draw_of_what_he_does_not_hold_is_refused(text: str) -> None:
    """The host is asked for his cards and nothing else."""
    place, counter = drawing()
    assert (await place.typed("draw", text, who())).kind == "refused"
    assert [type(command.intent) for command in counter.asked] == [co.MyCards]


def test_a_note_of_the_draw_carries_the_buttons() -> None:
    """His turn is said with the cards and everything to press; each button names the room it is about."""
    place, counter = drawing()
    rules = counter.newest.view.rules if counter.newest is not None else None
    params: dict[str, int | str] = {"table": "4KD", "hand": 1}
    note = PrivateNote("cards", person(3), "en", room(), 9, "your-draw", params, five_cards(), rules, 1, MINE)
    presses = [decode(key.payload) for row in place.note(note).rows for key in row]
    assert [press.action for press in presses if press] == [*["mark"] * 5, "draw"]
    assert all(press is not None and press.room == 1 and press.token == TOKEN for press in presses)


async def test_a_sheet_for_another_chat_names_the_room() -> None:
    """What is shown in the private chat is marked there, so its buttons say where the table is."""
    place, _ = drawing()
    answer = await place.pressed(pressed("mark", 1), who())
    here = [decode(key.payload) for row in answer.sheet.rows for key in row]
    away = [decode(key.payload) for row in answer.sheet.about(1).rows for key in row]
    assert [replace(press, room=1) for press in here if press] == away
