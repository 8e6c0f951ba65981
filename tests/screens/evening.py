"""The script: an evening from the empty room to the settings of the admin, with its all-in and its mistakes."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from tests.screens.drivers import ADMIN, Driver
from tests.screens.shot import Step

PLAYERS: Final = ("Anna", "Budi", "Chloé")
PEOPLE: Final = (ADMIN, *PLAYERS)
_STREETS: Final = 40
"""So many presses and no hand is over: the script is stuck."""

Scene = Callable[[Driver], Awaitable[None]]


async def _open(one: Driver) -> None:
    await one.say(ADMIN, "poker")


async def _sit(one: Driver) -> None:
    for name, chips in zip(PLAYERS, ("1500", "400", "1000"), strict=True):
        await one.say(name, "sit", chips, **{"buy-in": chips})


async def _deal(one: Driver) -> None:
    await one.wait(8)


async def _raise(one: Driver) -> None:
    await one.press(one.to_act(), "raise-menu")


async def _out_of_turn(one: Driver) -> None:
    await one.press(next(name for name in PLAYERS if name != one.to_act()), "fold")


async def _too_little(one: Driver) -> None:
    await one.say(one.to_act(), "raise", "1", amount="1")


async def _call(one: Driver) -> None:
    await one.press(one.to_act(), "call")
    await one.wait(3)


async def _ask_all_in(one: Driver) -> None:
    await one.press(one.to_act(), "all-in")


async def _all_in(one: Driver) -> None:
    await one.press_below(one.to_act(), "all-in-confirm")
    await one.wait(3)


async def _nudge(one: Driver) -> None:
    await one.wait(20)


async def _to_the_end(one: Driver) -> None:
    for _ in range(_STREETS):
        if not one.to_act():
            break
        for action in ("call", "all-in", "check"):
            try:
                await one.press(one.to_act(), action)
            except LookupError:
                continue
            break
        if action == "all-in":
            await one.press_below(one.to_act(), "all-in-confirm")
        await one.wait(3)
    while one.running():
        await one.wait(1)
    await one.wait(2)


async def _again(one: Driver) -> None:
    for name in PLAYERS[1:]:
        await one.say(name, "sit", "1000", **{"buy-in": "1000"})


async def _seats(one: Driver) -> None:
    for name in PLAYERS:
        await one.say(name, "sit", "1000", **{"buy-in": "1000"})


async def _to_the_draw(one: Driver) -> None:
    for _ in PLAYERS:
        for action in ("call", "check"):
            try:
                await one.press(one.to_act(), action)
            except LookupError:
                continue
            break
        await one.wait(3)


async def _choose(one: Driver) -> None:
    await one.press(one.to_act(), "draw-menu")


async def _turned(one: Driver) -> None:
    await one.press_below("Anna", "rules-page")


async def _language(one: Driver) -> None:
    await one.say("Chloé", "language", language=one.language)


def _said(word: str, text: str = "", *, name: str = ADMIN, **options: object) -> Scene:
    async def say(one: Driver) -> None:
        await one.say(name, word, text, **options)
        await one.wait(1)

    return say


SCRIPT: Final[tuple[tuple[str, Scene], ...]] = (
    ("/poker", _open),
    ("/sit", _sit),
    ("the deal", _deal),
    ("/cards", _said("cards", name="Anna")),
    ("out of turn", _out_of_turn),
    ("Raise…", _raise),
    ("/raise 1", _too_little),
    ("Call", _call),
    ("a nudge", _nudge),
    ("All-in", _ask_all_in),
    ("All-in, confirmed", _all_in),
    ("to the showdown", _to_the_end),
    ("/sit, again", _again),
    ("the next hand", _deal),
    ("/floor misdeal", _said("floor", "misdeal", ruling="misdeal")),
    ("/balance", _said("balance", name="Budi")),
    ("/daily", _said("daily", name="Budi")),
    ("/daily, again", _said("daily", name="Budi")),
    ("/top", _said("top")),
    ("/language", _language),
    ("/rules", _said("rules", name="Anna")),
    ("/rules, a page on", _turned),
    ("/ranks", _said("ranks", name="Anna")),
    ("/help", _said("help", name="Anna")),
    ("/gift, not allowed", _said("gift", "@budi 100", name="Anna", person="Budi", chips="100")),
    ("/settle", _said("settle", name="Anna")),
    ("/table settings", _said("table settings", "settings")),
    ("/table settings ante=5", _said("table settings", "settings ante=5", ante="5")),
    ("/table last 5", _said("table last", "last 5", hands=5)),
    ("/table until 23:30", _said("table until", "until 23:30", time="23:30")),
    ("/privacy", _said("privacy about", name="Anna")),
    ("/privacy delete, at a table", _said("privacy delete", "delete", name="Anna")),
    ("/link", _said("link")),
    ("/link with a wrong code", _said("link", "ABCD-EFGH-JKMN", code="ABCD-EFGH-JKMN")),
    ("/community", _said("community show")),
    ("/stakes add 25/50", _said("stakes add", "add evening 25/50", stake="evening", blinds="25/50")),
    ("/stakes add 20/10", _said("stakes add", "add odd 20/10", stake="odd", blinds="20/10")),
    ("/stakes", _said("stakes list", "list")),
    ("/settings", _said("settings")),
    ("/table pause by somebody else", _said("table pause", "pause", name="Budi")),
    ("/floor void", _said("floor", "void", ruling="void")),
    ("/audit", _said("audit log")),
    ("/audit pairs", _said("audit pairs", "pairs")),
    ("/table close now", _said("table close", "close now", now=True)),
    ("/table open draw", _said("table open", "open draw", game="draw")),
    ("/sit at the draw", _seats),
    ("the draw game is dealt", _deal),
    ("to the draw", _to_the_draw),
    ("Choose cards…", _choose),
)
"""What is done, in its order; titles are for the one who reads the page."""


async def played(one: Driver, script: tuple[tuple[str, Scene], ...] = SCRIPT) -> AsyncIterator[Step]:
    """Every step with what it showed."""
    for title, scene in script:
        await scene(one)
        yield Step(title, await one.seen())
