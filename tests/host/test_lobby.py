"""Tables, rooms, names and languages (laws 7 and 9; P-25)."""

import asyncio
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from poker_bot.host import commands as co
from poker_bot.host.codes import table_code
from poker_bot.languages import pick_language
from poker_bot.refusals import Refusal
from tests.builders import RULES, SETTINGS, World
from tests.fakes import RecordingSink


async def test_poker_opens_one_table_with_the_default_rules(world: World) -> None:
    """The second /poker shows the same table."""
    first = await world.do("ann", co.OpenLobby())
    second = await world.do("bob", co.OpenLobby())
    assert first.code == second.code == "lobby"
    assert first.frame is not None
    assert second.frame is not None
    assert first.frame.table == second.frame.table
    assert first.frame.view.rules == RULES
    assert world.store.appends[0].person == world.people["ann"].id


async def test_many_who_open_at_once_open_one_table(world: World) -> None:
    """Everybody gets the same one."""
    people = [await world.person(name) for name in ("ann", "bob", "cat", "dan")]
    commands = [co.Command(person, world.room, co.OpenLobby()) for person in people]
    replies = await asyncio.gather(*(world.service.handle(command) for command in commands))
    assert [(reply.code, reply.frame.table if reply.frame else 0) for reply in replies] == [("lobby", 1)] * 4
    assert len(list(world.service.tables)) == 1
    assert await world.store.open_tables() == (1,)


async def test_passers_by_are_not_remembered_for_ever(world: World) -> None:
    """However many ask for their cards, only some names are kept; those of the table always."""
    await world.seated("ann", "bob")
    for number in range(250):
        await world.do(f"guest {number}", co.MyCards())
    assert len(world.live.people) <= 102
    assert {world.people["ann"].id, world.people["bob"].id} <= set(world.live.people)


async def test_rules_that_cannot_be_played_open_no_table() -> None:
    """The refusal names the setting and its range."""
    world = await World(replace(SETTINGS, rules=replace(RULES, seats=11))).start()
    reply = await world.do("ann", co.OpenLobby())
    assert reply.refusal == Refusal(
        "bad-rules", {"field": "seats", "value": 11, "minimum": 2, "maximum": 10, "why": "range", "possible": ""}
    )
    await world.kill()


async def test_each_room_has_its_own_table(world: World) -> None:
    """Two rooms of one community: two tables, two codes, one bank."""
    await world.open()
    shed = await world.service.room("playground", "garden", "shed", "en")
    reply = await world.do("ann", co.OpenLobby(), room=shed)
    assert reply.frame is not None
    assert reply.frame.room.id == shed.id
    assert {host.live.code for host in world.service.tables} == {table_code(1), table_code(2)}
    assert len({host.live.community.bank for host in world.service.tables}) == 1


@given(st.sets(st.integers(1, 10**9), min_size=2, max_size=30))
def test_table_codes_are_short_and_different(tables: set[int]) -> None:
    """Two to eight characters of A-Z and 0-9, one code for each id."""
    codes = {table_code(table) for table in tables}
    assert len(codes) == len(tables)
    assert all(re.fullmatch(r"[A-Z0-9]{2,8}", code) for code in codes)


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (("", "fr-CA"), "fr"),
        (("it", "fr"), "it"),
        (("pt_BR", "in"), "id"),
        (("", "xx", "FR_fr"), "fr"),
        ((), "en"),
        (("zz",), "en"),
    ],
)
def test_language_tags_lead_to_a_language_of_the_catalogue(tags: tuple[str, ...], language: str) -> None:
    """The first tag that is spoken here, by its base; Indonesian under its old code too; English as last resort."""
    assert pick_language(tags, ("en", "fr", "id", "it")) == language


async def speak(world: World, language: str) -> None:
    """An admin sets the language of public texts."""
    intent = co.ChangeSettings({"language": language})
    command = co.Command(await world.person("boss"), world.room, intent, manager=True)
    assert (await world.service.handle(command)).code == "settings-saved"


async def test_private_answers_in_the_persons_language_public_frames_in_the_communitys(world: World) -> None:
    """Own choice before the platform's, the community's for everybody (product, Places)."""
    await speak(world, "fr")
    await world.open()
    assert (world.frame.language, (await world.do("ann", co.Balance())).language) == ("fr", "fr")
    assert (await world.do("ann", co.Balance(), locale="it-IT")).language == "it"
    reply = await world.do("ann", co.SetLanguage("id"), locale="it-IT")
    assert (reply.code, reply.params, reply.language) == ("language", {}, "id")
    assert (await world.do("ann", co.Sit(1000), locale="it-IT")).language == "id"
    assert world.frame.language == "fr"


async def test_notes_are_in_the_persons_language(world: World) -> None:
    """By own choice, else as the platform last said, else the community's."""
    await world.seated("ann", "bob", "cat")
    await world.do("ann", co.SetLanguage("fr"))
    await world.do("bob", co.MyCards(), locale="it")
    await world.advance(SETTINGS.hand_pause)
    assert {note.person.name: note.language for note in world.sink.notes if note.kind == "cards"} == {
        "ann": "fr",
        "bob": "it",
        "cat": "en",
    }


async def test_a_new_community_language_is_shown_at_once(world: World) -> None:
    """Open tables are shown again in it."""
    await world.open()
    await speak(world, "it")
    await world.quiet()
    assert world.frame.language == "it"


async def test_a_chat_that_moved_keeps_its_table(world: World) -> None:
    """The room has the same id and a new address; frames go there (P-25)."""
    await world.dealt("ann", "bob")
    await world.service.moved("playground", "porch", "veranda")
    await world.quiet()
    assert (world.frame.room.id, world.frame.room.place) == (world.room.id, "veranda")
    moved = await world.service.room("playground", "garden", "veranda", "en")
    frame = await world.service.frame(moved)
    assert frame is not None
    assert frame.table == world.live.table


async def test_a_new_display_name_is_shown_from_then_on(world: World) -> None:
    """The account stays the same person."""
    await world.seated("ann", "bob")
    ann = await world.service.person("playground", "ann", "Annabel")
    await world.service.handle(co.Command(ann, world.room, co.AddChips(1)))
    assert world.frame.people[ann.id].name == "Annabel"


async def test_a_closed_private_chat_is_remembered(world: World) -> None:
    """The fact travels with the person's notes (P-09, P-21)."""
    await world.seated("ann", "bob")
    await world.service.dm_result(world.people["ann"].id, False)
    await world.advance(SETTINGS.hand_pause)
    assert {note.person.name: note.person.dm for note in world.sink.notes} == {"ann": False, "bob": True}


async def test_message_ids_are_remembered_for_a_restart(world: World) -> None:
    """By room and slot."""
    await world.service.save_message(world.room.id, "table:1", "m-17")
    await world.restart()
    assert await world.service.message(world.room.id, "table:1") == "m-17"
    assert await world.service.message(world.room.id, "table:2") is None


async def test_frames_go_to_the_sinks_of_the_rooms_platform(world: World) -> None:
    """And notes to those of the person's (law 9)."""
    other = RecordingSink("telegram")
    world.service.attach(other)
    await world.dealt("ann", "bob")
    assert other.frames == []
    assert other.notes == []


async def test_the_log_of_the_frame_is_that_of_the_hand_on_view(world: World) -> None:
    """A deal begins a new log, its draw for the button included; the finished hand stays until then."""
    await world.dealt("ann", "bob")
    assert [type(event).__name__ for event in world.frame.log[:2]] == ["ButtonDrawn", "HandStarted"]
    await world.play("fold")
    assert [type(event).__name__ for event in world.frame.log[:2]] == ["ButtonDrawn", "HandStarted"]
    await world.advance(SETTINGS.hand_pause)
    assert type(world.frame.log[0]).__name__ == "HandStarted"
    assert world.frame.view.hand_number == 2
