"""The parts of the page's back: chats, the outbox's way there, drawings, which buttons for whom, a slow reader."""

import asyncio
from typing import cast

import pytest
from aiohttp import WSCloseCode, web

from adapters.desk import Desk
from adapters.outbox import Vanished
from adapters.playground import chat as chats
from adapters.playground.chat import Change, Chat, Greeting, Letter, Posting, Speech, TableCard
from adapters.playground.felt import felt
from adapters.playground.guard import Guard
from adapters.playground.hall import UNSENT, Guest
from adapters.playground.identity import GUEST_NAMES, account_of, name_for
from adapters.playground.keys import keys_for
from adapters.playground.protocol import Answered, Drop, Face, Hello, Hole, Message, Run, decode
from adapters.playground.render import Reader, Renderer
from adapters.playground.wire import ChatWire
from poker_bot.host.ports import Person
from tests.adapters.playground.support import CATALOGUE
from tests.builders import World

NOW = 1_700_000_000_000


def new_chat() -> tuple[Chat, list[Change]]:
    """A chat and what it told."""
    told: list[Change] = []
    return Chat(lambda: NOW, told.append), told


async def world_in_hand(*names: str) -> World:
    """People in a running hand of a table that is drawn in no page."""
    world = await World().start()
    await world.dealt(*names)
    return world


def test_a_chat_tells_every_change_and_keeps_the_newest() -> None:
    """New messages, edits and what is scrolled out are told in order; a person's chat is told as his."""
    chat, told = new_chat()
    first = chat.post(Speech(1, "Ann", "one"))
    chat.edit(first, Speech(1, "Ann", "two"))
    mine = chat.post(Speech(1, "Ann", "psst"), 7)
    assert [(change.person, change.id) for change in told[-4:]] == [(0, first), (0, first), (7, mine - 1), (7, mine)]
    for _ in range(chats.GROUP_KEPT):
        chat.post(Speech(1, "Ann", "more"))
    assert first not in chat.group
    assert Change(0, first, None) in told
    assert len(list(chat.group)) == chats.GROUP_KEPT


def test_the_least_used_private_chat_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Visitors may come and go for ever without filling the memory."""
    monkeypatch.setattr(chats, "PEOPLE_KEPT", 2)
    chat, _ = new_chat()
    for person in (1, 2, 1, 3):
        chat.post(Speech(person, "X", "hello"), person)
    assert [len(list(chat.private(person))) for person in (1, 3)] == [3, 2]
    assert len(list(chat.private(2))) == 1


async def test_references_of_an_earlier_run_name_nothing() -> None:
    """After a restart the stored id of a message is answered as vanished, so that the table is posted anew."""
    old, _ = new_chat()
    reference = str(old.post(Greeting("group")))
    later = ChatWire(Chat(lambda: NOW + 1000, lambda _: None))
    for number in (reference, "abc", "0", ""):
        for call in (
            later.edit("page", number, Greeting("group")),
            later.strip("page", number),
            later.delete("page", number),
        ):
            with pytest.raises(Vanished):
                await call
    with pytest.raises(Vanished):
        await later.post("page", Greeting("group"), reference)


async def test_stripping_takes_the_buttons_off() -> None:
    """A table message that was left behind stays with its text."""
    world = await world_in_hand("ann", "ben")
    chat, told = new_chat()
    wire = ChatWire(chat)
    reference = await wire.post("page", wire.table(world.frame, live=True, closed=frozenset()), None)
    for _ in range(2):
        await wire.strip("page", reference)
    content = chat.group[int(reference)].content
    assert isinstance(content, TableCard)
    assert (content.live, content.frame) == (False, world.frame)
    assert len([change for change in told if change.id == int(reference)]) == 2
    await wire.delete("page", reference)
    assert int(reference) not in chat.group


async def test_no_button_is_lost_for_those_it_is_for() -> None:
    """Through a whole hand, every button of the table message is shown to somebody, every legal act to the actor."""
    world = await world_in_hand("ann", "ben", "cleo")
    desk = Desk(world.service, CATALOGUE, world.clock)
    stranger = await world.person("zoe")
    seen = set()
    while True:
        view = world.frame.view
        rows = desk.table(world.frame).rows
        everybody = [*world.people.values(), stranger]
        shown = {
            person.id: {key.payload for row in keys_for(rows, view, person.id) for key in row} for person in everybody
        }
        assert set().union(*shown.values()) == {key.payload for row in rows for key in row}
        actions = {key.action: key.payload for row in rows for key in row}
        seen |= set(actions)
        if view.legal is None:
            break
        actor = next(seat.player for seat in view.seats if seat.to_act)
        acts = {"fold", "check", "call", "raise-menu", "raise-min", "all-in", "cards"} & set(actions)
        assert {actions[act] for act in acts} <= shown[actor]
        assert all(actions["fold"] not in shown[other.id] for other in everybody if other.id != actor)
        await world.play("check" if view.legal.can_check else "call")
    assert {"fold", "check", "call", "raise-menu", "all-in", "cards", "pre-call", "sit"} <= seen


async def test_a_drawing_holds_public_cards_only() -> None:
    """Whoever looks, no plate shows a card before the showdown; cards face down are drawn for those who hold them."""
    world = await world_in_hand("ann", "ben", "cleo")
    folder = world.to_act()
    await world.play("fold")
    for name in ("ann", "ben", "cleo"):
        drawn = felt(world.frame, world.people[name].id, CATALOGUE, "en")
        assert [plate.cards for plate in drawn.plates] == [(), (), ()]
        assert {plate.name: plate.backs for plate in drawn.plates} == dict.fromkeys(("ann", "ben", "cleo"), 2) | {
            folder: 0
        }
        assert [plate.name for plate in drawn.plates if plate.you] == [name]
        assert drawn.yours == (world.to_act() == name)


async def test_a_drawing_says_what_the_text_says() -> None:
    """Board and pot of the drawing are in its own words too, and after the hand what everybody won or lost."""
    world = await world_in_hand("ann", "ben")
    await world.play("call")
    await world.play("check")
    drawn = felt(world.frame, 0, CATALOGUE, "fr")
    assert len(drawn.board) == 3
    assert all(face.name in drawn.alt for face in drawn.board)
    assert "40" in drawn.alt
    await world.play_out()
    drawn = felt(world.frame, 0, CATALOGUE, "en")
    assert {plate.net for plate in drawn.plates} in ({"+20", "-20"}, {""})
    assert not drawn.running


async def test_a_private_message_is_not_drawn_for_somebody_else() -> None:
    """Even asked for by mistake, a letter is for its addressee only (law 6)."""
    world = await world_in_hand("ann", "ben")
    ann, ben = world.people["ann"].id, world.people["ben"].id
    (note,) = world.sink.notes_to(ann, "your-cards")
    renderer = Renderer(Desk(world.service, CATALOGUE, world.clock), CATALOGUE)
    drawn = renderer.message(Posting(1, NOW, Letter(note)), Reader(ann, "en"))
    assert drawn.hole is not None
    assert len(drawn.hole.cards) == 2
    with pytest.raises(PermissionError):
        renderer.message(Posting(1, NOW, Letter(note)), Reader(ben, "en"))


def test_nothing_private_is_printed() -> None:
    """Neither hole cards nor the secret of a tab are in what Python prints of a message (law 6)."""
    face = Face("A", "s", "ace of spades")
    hole = Hole(1, 1, (face, face))
    message = Message(1, NOW, "host", "Dealer", (), hole=hole)
    for one in (hole, message, Hello("f" * 32, "Ann"), Answered("ab", "cards", "group", ())):
        assert "ace" not in repr(one)
        assert "f" * 32 not in repr(one)


class SilentSocket:
    """A socket whose other end reads nothing."""

    def __init__(self) -> None:
        self.closed_with: list[int] = []

    async def close(self, *, code: int) -> bool:
        """Remember why."""
        self.closed_with.append(code)
        return True


async def test_a_tab_that_reads_nothing_is_cut_off_once() -> None:
    """What waits for it is bounded by its size, not by its number; it comes back and is shown everything."""
    socket = SilentSocket()
    person = Person(1, "Ann", "", "playground", "a")
    guest = Guest(cast("web.WebSocketResponse", socket), person, "fr-CA", languages=("en", "fr"))
    for number in range(600):
        guest.send(Drop("group", number))
    await asyncio.sleep(0)
    assert socket.closed_with == []
    long = Answered("ab", "told", "group", ((Run("x" * (UNSENT // 3)),),))
    for _ in range(9):
        guest.send(long)
    await asyncio.sleep(0)
    assert socket.closed_with == [WSCloseCode.TRY_AGAIN_LATER]
    assert guest._waiting <= UNSENT  # noqa: SLF001 - what a tab costs
    assert guest.reader == Reader(1, "fr")


@pytest.mark.parametrize(
    ("own", "locale", "language"), [("id", "fr", "id"), ("", "fr-CA", "fr"), ("", "de", "it"), ("", "", "it")]
)
def test_a_page_is_in_its_readers_language(own: str, locale: str, language: str) -> None:
    """His own, else his browser's, else the group's."""
    person = Person(1, "Ann", own, "playground", "a")
    guest = Guest(cast("web.WebSocketResponse", SilentSocket()), person, locale, "it", ("en", "fr", "id", "it"))
    assert guest.reader == Reader(1, language)


async def test_one_reply_may_be_longer_than_what_may_wait() -> None:
    """Everything at once is never too much, or such a page could not come back."""
    socket = SilentSocket()
    guest = Guest(cast("web.WebSocketResponse", socket), Person(1, "Ann", "", "playground", "a"), "")
    guest.send(Answered("ab", "told", "group", ((Run("x" * (2 * UNSENT)),),)))
    await asyncio.sleep(0)
    assert socket.closed_with == []


def test_a_tabs_secret_is_not_its_account() -> None:
    """The account cannot be turned back into the secret, and is always the same for it."""
    assert account_of("a" * 32) == account_of("a" * 32) != account_of("b" * 32)
    assert "a" * 8 not in account_of("a" * 32)


def test_guest_names_never_run_out() -> None:
    """When all names are taken they are numbered; a name of nothing visible is no name."""
    taken: set[str] = set()
    for _ in range(len(GUEST_NAMES) + 3):
        taken.add(name_for("\u200b", taken))
    assert len(taken) == len(GUEST_NAMES) + 3
    assert f"{GUEST_NAMES[0]} 4" in taken


def test_only_whole_requests_are_read() -> None:
    """A request of the protocol is read, anything else is not."""
    assert decode('{"type":"hello","tab":"%s"}' % ("0a" * 16)) == Hello("0a" * 16)
    assert decode('{"type":"hello","tab":"%s"}' % ("0A" * 16)) is None
    assert decode("\udfff") is None


def test_a_host_set_by_the_operator_is_ours() -> None:
    """Who lets the page be reached under another address is asked for under it."""
    guard = Guard("poker.lan")
    answers = {
        host: guard.knows(host) for host in ("poker.lan:8080", "POKER.lan", "poker.lan.evil.example", "", "[", ":80")
    }
    assert answers == {
        "poker.lan:8080": True,
        "POKER.lan": True,
        **dict.fromkeys(("poker.lan.evil.example", "", "[", ":80"), False),
    }
    assert not Guard("").knows("")
