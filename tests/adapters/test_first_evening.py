"""Issue 4: the bot leads a new admin from its greeting to the audit file, on every front end, in every language."""

import csv
import io
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from poker_bot.text.present import NEXT_STEPS
from tests.adapters.discord import scene as discord_scene
from tests.adapters.evening import BOSS, PLAYERS, DiscordFront, Front, PageFront, TelegramFront, lead, suggested
from tests.adapters.playground.support import CATALOGUE, playground
from tests.adapters.telegram import scene as telegram_scene
from tests.text.conftest import LANGUAGES

BUY_IN = 1500
ACTS = ["stake-add", "stake-use", "floor", "floor", "close-now"]


@pytest_asyncio.fixture(params=LANGUAGES)
async def lang(request: pytest.FixtureRequest) -> str:
    """What everybody speaks."""
    return str(request.param)


@pytest_asyncio.fixture(params=["discord", "telegram", "page"])
async def front(request: pytest.FixtureRequest, lang: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Front]:
    """An empty server, an empty group, the page."""
    match request.param:
        case "discord":
            async with discord_scene.scene() as game:
                server = DiscordFront(game, lang)
                await server.open()
                yield server
        case "telegram":
            async with telegram_scene.scene(monkeypatch) as game_there:
                group = TelegramFront(game_there, lang)
                await group.open()
                yield group
        case _:
            async with playground() as tabs:
                page = PageFront(tabs, lang)
                await page.open()
                yield page


async def test_an_evening_by_the_bots_own_prompts(front: Front) -> None:
    """Each command is read off the answer before it; each step has done what it said."""
    shown = await _stakes(front)
    people, wallets = await _players(front, shown)
    shown = await _misdeal(front, shown)
    shown = await _removed(front, shown, people, wallets)
    shown = await _closed(front, shown, people, wallets)
    await _file(front, shown)


async def _stakes(front: Front) -> str:
    """From the greeting to an open table that plays 25/50."""
    shown = await front.greeted()
    shown = await front.ask(lead(shown, "/stakes list"))

    shown = await front.ask(lead(shown, "/stakes add", {"10/20": "25/50", "400-2000": "1000-5000"}))
    (stake,) = (await front.store.card_room((await front.community()).id)).stakes
    rules = stake.rules
    assert (rules.small_blind, rules.big_blind, rules.buy_in_min, rules.buy_in_max) == (25, 50, 1000, 5000)

    shown = await front.ask(lead(shown, "/stakes default"))
    assert list((await front.store.card_room((await front.community()).id)).room_stakes.values()) == [stake.name]

    shown = await front.ask(lead(shown, "/table open"))
    assert front.tables == 1
    assert front.live.state.rules == rules
    return shown


async def _players(front: Front, shown: str) -> tuple[dict[str, int], dict[str, int]]:
    """They sit down as the admin can tell them to; their ids, and what each had before he sat down."""
    sit = lead(shown, "/sit")
    for name in PLAYERS:
        await front.play(name, f"{sit} {BUY_IN}")
    people = {one.name: one.id for one in front.live.people.values() if one.name in PLAYERS}
    await front.deal()
    assert front.live.state.hand_running
    wallets = {name: _wallet(front, people[name]) + BUY_IN for name in PLAYERS}
    assert set(people) == set(PLAYERS)
    return people, wallets


async def _misdeal(front: Front, shown: str) -> str:
    """With the blinds in the pot: asked first, ruled by the button, every chip back in its stack."""
    hand = front.live.state.hand_number
    asked = await front.ask(lead(shown, "/floor misdeal"))
    assert "+25" in asked
    assert "+50" in asked
    assert front.live.state.hand_running, "asking does nothing"
    shown = await front.confirm()
    state = front.live.state
    assert (state.hand_number, state.hand_running) == (hand, False)
    assert state.hand is not None
    assert state.hand.voided
    assert [seat.stack for seat in state.seats if seat is not None] == [BUY_IN] * 3
    return shown


async def _removed(front: Front, shown: str, people: dict[str, int], wallets: dict[str, int]) -> str:
    """By his seat, which the table shows; all his chips are in his balance, and the others still sit."""
    seat = front.live.state.seat_of(people["bob"])
    asked = await front.ask(lead(shown, "/floor remove", {"3": str(seat)}))
    assert "bob" in asked
    assert front.live.state.seat_of(people["bob"]) == seat, "asking does nothing"
    shown = await front.confirm()
    assert not [one for one in suggested(shown) if one.startswith("/floor remove")], "that is done"
    assert not front.live.state.seat_of(people["bob"])
    assert _wallet(front, people["bob"]) == wallets["bob"]
    assert all(front.live.state.seat_of(people[name]) for name in ("ann", "cid"))
    return shown


async def _closed(front: Front, shown: str, people: dict[str, int], wallets: dict[str, int]) -> str:
    """In the middle of a hand: everybody has to the last chip what he had before the evening, and no chip is left."""
    await front.deal()
    await _raise_and_call(front)
    assert front.live.state.hand_running
    late = await front.ask("/floor misdeal")
    assert lead(late, "/floor void"), "what is refused names what would do"
    shown = await front.ask(lead(shown, "/table close now"))
    assert front.tables == 0
    assert {name: _wallet(front, people[name]) for name in PLAYERS} == wallets
    balances = front.store._balances  # noqa: SLF001 - the ledger is the truth
    assert not [account for (_, account), chips in balances.items() if chips and account.startswith(("seat:", "pot:"))]
    assert sum(balances.values()) == 0
    return shown


async def _file(front: Front, shown: str) -> None:
    """What the admins did, by whom; and every movement of chips as the ledger has it."""
    name, data = await front.file(lead(shown, "/audit file"))
    assert name.endswith(".csv")
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))
    acts = [row for row in rows if row["kind"] == "act"]
    assert [row["what"] for row in acts] == ACTS
    assert {row["person"] for row in acts} == {BOSS}
    booked = {
        (
            row.id,
            row.amount,
            row.source,
            row.target,
            row.reason,
            row.source_after,
            row.target_after,
            row.table,
            row.hand,
        )
        for row in await front.store.movements((await front.community()).bank, limit=10_000)
    }
    written = [
        (
            *(int(row["id"]), int(row["amount"]), row["source"], row["target"], row["what"]),
            *(int(row[column]) for column in ("source_after", "target_after", "table", "hand")),
        )
        for row in rows
        if row["kind"] == "chips"
    ]
    assert len(written) == len(booked)
    assert set(written) == booked
    assert [row[0] for row in sorted(written)] == list(range(1, len(written) + 1))


async def _raise_and_call(front: Front) -> None:
    """The first to act raises to 200, the next calls."""
    for line in ("/raise 200", "/call"):
        state = front.live.state
        assert state.hand is not None
        seat = state.seats[state.hand.to_act - 1]
        assert seat is not None
        await front.play(front.live.people[seat.player].name, line)


def _wallet(front: Front, person: int) -> int:
    balances = front.store._balances.items()  # noqa: SLF001 - the ledger is the truth
    return next(chips for (_, account), chips in balances if account == f"wallet:{person}")


@pytest.mark.parametrize("key", sorted({key for keys in NEXT_STEPS.values() for key in keys} | {"greeting-admins"}))
def test_a_next_step_names_one_command_the_same_in_every_language(key: str) -> None:
    """A whole sentence with one command, at its end where there is something to copy."""
    named = {tuple(suggested(CATALOGUE.text(lang, key))) for lang in LANGUAGES}
    assert len(named) == 1
    assert len(next(iter(named))) == 1
