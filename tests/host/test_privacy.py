"""Hole cards have one exit (law 6, O-12, R-63): nothing public, logged or printed depends on a hidden card.

The strongest form: two hosts play the same session from decks that differ only in cards nobody was shown. Everything
that leaves them must be the same to the byte, but for each player's own cards.
"""

import asyncio
import logging
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from poker_bot.engine.cards import FULL_DECK, cards_text
from poker_bot.engine.events import DeckSealed, Visibility
from poker_bot.engine.stepper import ConservationError
from poker_bot.host import changes, rings
from poker_bot.host import commands as co
from poker_bot.host.planning import By, Ground, plan
from poker_bot.refusals import Refusal
from tests.builders import SETTINGS, World
from tests.fakes import RaisingSink

PLAYERS = ("ann", "bob", "cat", "dan")
HOLE = 2 * len(PLAYERS)
BOARD = (HOLE + 1, HOLE + 2, HOLE + 3, HOLE + 5, HOLE + 7)
"""Deck places of the board for four players: a burn before flop, turn and river (R-DEA-2)."""
ADDRESS = re.compile(r"0x[0-9a-f]+")
CARD = re.compile(r"(?<![A-Za-z0-9])(?:[2-9TJQKA][cdhs])+(?![A-Za-z0-9])")


class Listener(logging.Handler):
    """Every record as text, traceback included."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it as a file would."""
        self.lines.append(f"{record.name}: {self.format(record)}")


@contextmanager
def listening() -> Iterator[Listener]:
    """Hear everything that is logged, down to DEBUG."""
    listener, root = Listener(), logging.getLogger()
    before = root.level
    root.addHandler(listener)
    root.setLevel(logging.DEBUG)
    try:
        yield listener
    finally:
        root.removeHandler(listener)
        root.setLevel(before)


def decks(seed: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two orders with the same board, all other cards differently placed."""
    chance = random.Random(seed)
    first = list(FULL_DECK)
    chance.shuffle(first)
    hidden = [place for place in range(len(first)) if place not in BOARD]
    cards = [first[place] for place in hidden]
    chance.shuffle(cards)
    second = list(first)
    for place, card in zip(hidden, cards, strict=True):
        second[place] = card
    return tuple(first), tuple(second)


async def session(deck: tuple[int, ...], seed: int, patch: pytest.MonkeyPatch) -> list[str]:
    """One hand from ``deck`` until one player is left, with trouble on the way; all that left the host, as text."""
    # Who gets the button is drawn face up and from another deck, behind the one that is dealt.
    drawn = iter((deck, FULL_DECK))
    patch.setattr(rings, "deck_order", lambda *_, **__: next(drawn))
    chance = random.Random(seed)
    with listening() as listener:
        world = await World(replace(SETTINGS, hand_pause=1000)).start()
        world.service.attach(RaisingSink())
        await world.seated(*PLAYERS)
        await world.advance(1000)
        said = [repr(await world.do(name, co.MyCards())) for name in PLAYERS]
        while world.state.hand_running:
            said += await _one_step(world, chance)
        said += [repr(world.live), repr(world.service), repr(world.state), repr(world.sink.notes)]
        public = [msgspec.json.encode(frame).decode() for frame in world.sink.frames]
        await world.kill()
    own = [line for line in listener.lines if line.startswith("poker_bot")]
    return [ADDRESS.sub("", line) for line in public + said + own]


async def _one_step(world: World, chance: random.Random) -> list[str]:
    """Somebody acts, often badly; the last but one folds, so that nothing is ever shown."""
    hand = world.state.hand
    assert hand is not None
    live = sum(not player.folded for player in hand.players)
    last_street = hand.street == 3
    act: co.Play = chance.choice([co.Play("call"), co.Play("check"), co.Play("fold"), co.Play("raise", "min")])
    if (live == 2 or last_street) and chance.random() < 0.5 + 0.5 * last_street:
        act = co.Play("fold")
    match chance.randrange(8):
        case 0:
            world.store.failing = 1
        case 1:
            world.store.losing = 1
        case 2:
            await world.restart()
        case _:
            pass
    name = world.to_act()
    said = [repr(await world.do(name, act, token=world.token(), dedupe=str(chance.random())))]
    said += [repr(await world.do(world.others()[0], co.Play("call")))]
    await world.advance(1)
    return said


@settings(max_examples=25, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(st.integers(0, 2**32))
def test_nothing_that_leaves_the_host_depends_on_hidden_cards(seed: int) -> None:
    """Frames, log records, reprs of replies, notes and the host itself are the same for both decks."""
    heard = []
    for deck in decks(seed):
        with pytest.MonkeyPatch.context() as patch:
            heard.append(asyncio.run(session(deck, seed, patch)))
    assert heard[0] == heard[1]


async def test_hands_with_every_kind_of_end_log_no_card() -> None:
    """Many hands to showdowns, time-outs and all-ins at DEBUG: no record and no repr contains a card's text."""
    chance = random.Random(11)
    asyncio.get_running_loop().set_debug(True)
    with listening() as listener:
        world = await World(replace(SETTINGS, starting_chips=10**6)).start()
        await world.seated(*PLAYERS)
        while world.state.hand_number < 10:
            await _random_act(world, chance)
        for note in world.sink.notes:
            listener.lines.append(repr(note))
        listener.lines += [repr(frame.people) for frame in world.sink.frames]
        await world.kill()
    assert len(listener.lines) > 150
    assert [line for line in listener.lines if CARD.search(line)] == []


async def _random_act(world: World, chance: random.Random) -> None:
    name = world.to_act()
    if not name or chance.random() < 0.05:
        await world.advance(chance.choice([1, 5, 40, 100]))
        return
    act = chance.choice(
        [co.Play("call"), co.Play("check"), co.Play("fold"), co.Play("raise", "pot"), co.Play("all-in")]
    )
    await world.do(name, act)
    for one in PLAYERS:
        await world.do(one, co.Sit())
        await world.do(one, co.Back())


async def test_private_notes_hold_the_cards_of_their_person_only(world: World) -> None:
    """Everybody dealt in gets one note with his own view; nobody else gets any."""
    await world.dealt(*PLAYERS)
    notes = [note for note in world.sink.notes if note.kind == "cards"]
    assert [note.person.name for note in notes] == list(PLAYERS)
    for note in notes:
        assert note.view is not None
        assert note.view.player == note.person.id
        assert (note.code, note.params) == ("your-cards", {"table": world.live.code, "hand": 1})
        own = await world.do(note.person.name, co.MyCards())
        assert own.seat == note.view


async def test_frames_hold_public_events_only(world: World) -> None:
    """No sealed deck, no pre-action, whatever is in the log of the table."""
    await world.dealt(*PLAYERS)
    await world.do(world.others()[0], co.PreAct("check-fold"))
    await world.play_out()
    kinds = {event.kind for batch in world.store.appends for event in batch.events}
    assert {"DeckSealed", "PreActionSet"} <= kinds
    for frame in world.sink.frames:
        assert all(event.visibility is Visibility.PUBLIC for event in frame.log)


async def test_an_exception_that_quotes_cards_is_logged_without_them(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kind and place only, wherever it comes from: engine, store or sink."""
    await world.dealt(*PLAYERS)
    deck = world.state.hand.deck.order if world.state.hand is not None else ()
    quote = cards_text(deck)

    def quoting(_state: object, _actions: object, _shuffle: object) -> object:
        raise ConservationError(quote)

    with listening() as listener:
        with monkeypatch.context() as patch:

            async def broken(_batch: object) -> object:
                raise OSError(quote)

            patch.setattr(world.store, "append", broken)
            await world.play("call")
        monkeypatch.setattr(changes, "step_all", quoting)
        await world.play("call")
    assert any("OSError at broken" in line for line in listener.lines)
    assert any("ConservationError at quoting" in line for line in listener.lines)
    assert not any(quote[:4] in line for line in listener.lines)


async def test_nothing_the_host_makes_prints_a_card(world: World) -> None:
    """Changes, plans, appends, stored events, loaded tables: their reprs hold numbers and codes."""
    await world.seated(*PLAYERS)
    live = world.live
    ground = Ground(live.table, live.community.bank, 1, live.version, live.state, live.timers)
    deal = rings.deal(live.state, world.entropy)
    planned = plan(ground, deal, By(world.clock.now()), SETTINGS, lambda count: tuple(range(count)))
    assert not isinstance(planned, Refusal)
    sealed = next(event for event in planned.append.events if event.kind == "DeckSealed")
    order = next(event.order for event in planned.change.events if isinstance(event, DeckSealed))
    loaded = await world.store.load(live.table)
    future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    future.set_result(planned)
    texts = [repr(one) for one in (planned, planned.change, planned.append, sealed, ground, loaded, future, deal[-1])]
    for text in texts:
        assert "order=" not in text
        assert str(list(order))[1:20] not in text
        assert str(order)[1:20] not in text
