"""A table whose room refuses the bot or is gone: it pauses, goes on, or closes with an exact refund (P-10…P-13)."""

from poker_bot.host import commands as co
from tests.builders import SETTINGS, World
from tests.fakes import settle


async def lose(world: World, *, gone: bool = False) -> None:
    """The room's platform refuses the bot."""
    await world.service.room_reached(world.room.id, False, gone)
    await settle()


async def find(world: World) -> None:
    """The room takes a message."""
    await world.service.room_reached(world.room.id, True)
    await settle()


def told(world: World, name: str) -> list[str]:
    """The notices that a person got, in their order."""
    return [note.code for note in world.sink.notes_to(world.people[name].id) if note.kind == "notice"]


def wallet(world: World, name: str) -> int:
    """Chips of a person away from tables, also when there is none any more."""
    return world.balances()[f"wallet:{world.people[name].id}"]


async def test_a_table_out_of_sight_stands_still(world: World) -> None:
    """Nobody's clock runs where nobody can see the table; everybody is told once, however often it is refused."""
    await world.dealt("ann", "bob", "cat")
    turn, actor = world.state.turn, world.to_act()
    for _ in range(3):
        await lose(world)
    await world.advance(world.state.rules.action_clock + 300)
    assert world.state.paused
    assert (world.state.turn, world.to_act()) == (turn, actor)
    assert [told(world, name) for name in ("ann", "bob", "cat")] == [["unseen"]] * 3


async def test_found_again_it_goes_on_where_it_stood(world: World) -> None:
    """The player to act has what was left of his clock, and plays; the pause left nothing behind."""
    await world.dealt("ann", "bob")
    await world.advance(10)
    left = world.live.timers["turn"] - world.clock.now()
    await lose(world)
    await world.advance(60)
    await find(world)
    assert not world.state.paused
    assert world.live.timers["turn"] - world.clock.now() == left
    assert "unseen" not in world.live.timers
    assert told(world, "ann") == told(world, "bob") == ["unseen", "seen-again"]
    assert (await world.play("call")).code == "acted"


async def test_never_found_again_it_closes_with_an_exact_refund(world: World) -> None:
    """After the idle time the hand is void, the table closed, and every wallet holds what it held before."""
    await world.dealt("ann", "bob", "cat")
    await world.play("raise", 100)
    await lose(world)
    await world.advance(SETTINGS.idle_time - 1)
    assert list(world.service.tables)
    await world.advance(2)
    assert not list(world.service.tables)
    assert [wallet(world, name) for name in ("ann", "bob", "cat")] == [SETTINGS.starting_chips] * 3
    assert told(world, "ann") == ["unseen", "voided", "stood-up"]
    assert not [account for account in world.balances() if account.startswith(("seat:", "pot:"))]


async def test_a_room_that_is_gone_closes_the_table_at_once(world: World) -> None:
    """A deleted channel never comes back: everybody is told why and gets his chips, and once only."""
    await world.dealt("ann", "bob")
    await lose(world, gone=True)
    await lose(world, gone=True)
    assert not list(world.service.tables)
    assert wallet(world, "ann") == wallet(world, "bob") == SETTINGS.starting_chips
    assert told(world, "ann") == ["room-gone", "voided", "stood-up"]


async def test_an_admins_pause_stays_his(world: World) -> None:
    """Paused by an admin, then lost and found: the table is paused as he left it; lost for long, it closes."""
    await world.dealt("ann", "bob")
    person = await world.person("eve")
    await world.service.handle(co.Command(person, world.room, co.Pause(pause=True), manager=True))
    await lose(world)
    await world.advance(SETTINGS.idle_time / 2)
    await find(world)
    await world.advance(SETTINGS.idle_time)
    assert world.state.paused
    await lose(world)
    await world.advance(SETTINGS.idle_time + 1)
    assert not list(world.service.tables)
    assert wallet(world, "ann") == SETTINGS.starting_chips


async def test_between_hands_no_hand_is_dealt_unseen(world: World) -> None:
    """Lost in the pause between two hands, the table deals none until it is found."""
    await world.seated("ann", "bob")
    await lose(world)
    await world.advance(60)
    assert world.state.hand_number == 0
    await find(world)
    await world.advance(SETTINGS.hand_pause + 1)
    assert world.state.hand_running


async def test_after_a_restart_the_room_is_given_its_time_anew(world: World) -> None:
    """The host was away for hours with the table out of sight: it waits for the room once more, and then closes it."""
    await world.dealt("ann", "bob")
    await lose(world)
    await world.kill()
    await world.clock.advance(5 * 3_600_000)
    await world.restart()
    assert world.state.paused
    await world.advance(SETTINGS.idle_time - 1)
    await find(world)
    assert not world.state.paused


async def test_a_store_that_fails_while_closing_is_tried_again(world: World) -> None:
    """The refund is stored or nothing is: the timer rings again until it is."""
    await world.dealt("ann", "bob")
    await lose(world)
    await world.advance(SETTINGS.idle_time - 1)
    world.store.failing = 1
    await world.advance(5)
    assert not list(world.service.tables)
    assert wallet(world, "bob") == SETTINGS.starting_chips


async def test_an_empty_table_is_left_to_its_idle_time(world: World) -> None:
    """Nobody sits there: nothing is paused, nobody is told."""
    await world.open()
    await lose(world)
    assert not world.state.paused
    assert not world.sink.notes
