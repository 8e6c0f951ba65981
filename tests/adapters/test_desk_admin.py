"""The desk of the admins before a real host: what is answered, what the confirm buttons do, who is told what."""

import csv
import io
import re

import pytest
from msgspec.structs import replace

from adapters.desk import Answer, Desk, Who
from adapters.desk.audit_csv import HEADER, audit_file
from adapters.tokens import ButtonPress, decode, encode
from poker_bot.host import commands as co
from poker_bot.host import office
from poker_bot.host.ports import AdminEntry
from tests.adapters.discord.scene import CATALOGUE
from tests.builders import SETTINGS, World
from tests.text.conftest import LANGUAGES


class Room:
    """A room with its host, and a desk to which its people come."""

    def __init__(self) -> None:
        self.world = World()
        self.desk = Desk(self.world.service, CATALOGUE, self.world.clock)
        self._updates = 0

    async def start(self, *players: str) -> "Room":
        """Open; with ``players`` a hand is dealt."""
        await self.world.start()
        if players:
            await self.world.dealt(*players)
        return self

    async def who(self, name: str, locale: str = "en") -> Who:
        """``boss`` is an admin, and nobody else; each call is an update of its own."""
        self._updates += 1
        person = await self.world.person(name)
        return Who(person, self.world.room, f"u{self._updates}", locale, manager=name == "boss")

    async def says(self, name: str, line: str, locale: str = "en") -> Answer:
        """What is answered to ``/word text``."""
        word, _, text = line.partition(" ")
        answer = await self.desk.typed(word, text, await self.who(name, locale))
        await self.world.quiet()
        return answer

    async def presses(self, name: str, payload: str) -> Answer:
        """What is answered to a button."""
        answer = await self.desk.pressed(payload, await self.who(name))
        await self.world.quiet()
        return answer

    async def log(self) -> list[str]:
        """What admins did, newest first."""
        reply = await self.world.service.handle((await self.who("boss")).command(co.AdminLog()))
        return [entry.action for entry in reply.entries]


def confirm(answer: Answer) -> str:
    """The payload of the one button of an answer."""
    ((key,),) = answer.sheet.rows
    return key.payload


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("add evening blinds=0/0", "Big blind: 0 can't be set. Possible: 1 to 1,000,000,000,000."),
        ("add evening 20/10", "Small blind: 20 can't be set. Possible: 0 to 10."),
        (f"add evening 10/{2**63}", f"Big blind: {2**63:,} can't be set. Possible: 1 to 1,000,000,000,000."),
        ("add evening ٢٠/١٠", "Small blind: 20 can't be set. Possible: 0 to 10."),
        ("add evening 10/20 buyin=5", "Minimum buy-in: 5 can't be set. Possible: 20 to 1,000,000,000,000."),
        ("add evening 10/20 game=draw32 seats=9", "Seats: 9 doesn't work, this game has cards for 2 to 5 players."),
        ("edit nobody ante=5", "There is no stake called nobody. /stakes lists them."),
        ("remove no\u202ebody", "There is no stake called nobody. /stakes lists them."),
        ("default nobody", "There is no stake called nobody. /stakes lists them."),
    ],
)  # fmt: skip
async def test_a_stake_that_cannot_be_is_refused_with_the_range(line: str, said: str) -> None:
    """The admin alone is told which value and what is possible; no stake and no entry of the log is there after."""
    room = await Room().start()
    answer = await room.says("boss", f"stakes {line}")
    assert (answer.kind, answer.private, answer.sheet.text()) == ("refused", True, said)
    assert "No stakes yet" in (await room.says("boss", "stakes")).sheet.text()
    assert await room.log() == []


async def test_a_stake_is_repeated_as_it_was_understood() -> None:
    """Saved, changed, renamed, chosen, listed with where it is played, removed: each says what is so now."""
    room = await Room().start()
    saved = await room.says("boss", "stakes add 25/50 buyin=1k-5k")
    assert saved.sheet.text().splitlines()[:3] == [
        "Saved: 25/50.",
        "No-limit Texas hold'em 25/50",
        "Buy-in 1,000–5,000 · 30 sec a turn",
    ]
    assert "Saved: late." in (await room.says("boss", "stakes edit 25/50 game=plo name=late")).sheet.text()
    assert "late" in (await room.says("boss", "stakes default late")).sheet.text()
    assert "late" in (await room.says("boss", "stakes default late everywhere")).sheet.text()
    listed = (await room.says("boss", "stakes")).sheet.text()
    assert "late: Pot-limit Omaha 25/50 · Buy-in 1,000–5,000 (this room)" in listed
    assert (await room.says("boss", "stakes add late 1/2")).sheet.text() == "There is a stake called late already."
    none = (await room.says("boss", "stakes default none")).sheet.text()
    assert none.splitlines()[0] == "This room has no stake of its own any more."
    assert "(everywhere else)" in (await room.says("boss", "stakes")).sheet.text()
    assert await room.desk.stake_names(await room.who("boss")) == ("late",)
    assert await room.desk.stake_names(await room.who("ann")) == ("late",)
    await room.says("boss", "settings who_opens=admins")
    assert await room.desk.stake_names(await room.who("ann")) == ()
    assert "Removed: late." in (await room.says("boss", "stakes remove late")).sheet.text()


async def test_a_table_opens_with_a_stake_by_name() -> None:
    """A bare word names a stake; one that names nothing is refused with what is played here."""
    room = await Room().start()
    await room.says("boss", 'stakes add "Friday night" 25/50 buyin=1000-5000')
    wrong = await room.says("ann", "table open stud")
    assert wrong.sheet.text().startswith("I know no game and no stake called “stud”. Games: hold'em")
    assert not wrong.private
    opened = await room.says("ann", "table open Friday night omaha pl")
    assert (opened.kind, opened.lobby) == ("told", True)
    rules = room.world.state.rules
    assert (rules.small_blind, rules.variant, rules.betting) == (25, "omaha", "pot-limit")


async def test_many_stakes_fit_one_message() -> None:
    """A long list is cut, and says how many more there are."""
    room = await Room().start()
    for number in range(40):
        await room.says("boss", f"stakes add stake-number-{number} 10/20")
    text = (await room.says("boss", "stakes")).sheet.text()
    assert len(text) <= 1_790
    shown = text.count("stake-number-")
    assert f"… and {40 - shown} more" in text


async def test_a_ruling_is_confirmed_by_its_button() -> None:
    """First whose chips would move; then, by the button alone, just that; pressed again it is over."""
    room = await Room().start("ann", "bob", "cid")
    version = room.world.live.version
    asked = await room.says("boss", "floor misdeal")
    assert (asked.kind, asked.private) == ("ask", True)
    assert asked.sheet.text().splitlines()[0] == "Ruling: misdeal. This is what it would do:"
    assert sum(line.endswith(": +10") for line in asked.sheet.text().splitlines()) == 1
    assert room.world.live.version == version
    done = await room.presses("boss", confirm(asked))
    assert (done.kind, done.private, done.alert) == ("told", True, "Done. Ruling: misdeal.")
    assert done.sheet.text().splitlines()[0] == done.alert
    assert room.world.frame.view.voided
    assert (await room.presses("boss", confirm(asked))).kind == "refused"
    assert await room.log() == ["floor"]


async def test_admins_alone_are_led() -> None:
    """Who opens a table as a player is told that it is open; an admin, what he can do there, and in private."""
    room = await Room().start()
    hers = await room.says("ann", "table open omaha")
    assert (hers.sheet.text(), hers.leads, hers.private) == (hers.alert, False, False)
    his = await room.says("boss", "table open holdem")
    assert (his.leads, his.private, his.lobby) == (True, True, True)
    assert his.sheet.text().startswith(f"{his.alert}\n")
    assert "/floor misdeal" in his.sheet.text()


async def test_only_the_ruling_that_was_drawn_counts() -> None:
    """The button rules what was asked when it was drawn, whatever is asked afterwards, and whom it named."""
    room = await Room().start("ann", "bob", "cid")
    seat = room.world.state.seat_of((await room.world.person("bob")).id)
    first = await room.says("boss", f"floor remove {seat}")
    assert f"Seat {seat}: bob" in first.sheet.text()
    await room.says("boss", "floor misdeal")
    press = decode(confirm(first))
    assert press is not None
    assert (press.action, press.token) == ("floor-confirm", room.world.token())
    await room.presses("boss", confirm(first))
    await room.world.play_out()
    assert not room.world.state.seat_of((await room.world.person("bob")).id)
    assert not room.world.frame.view.voided


async def test_an_exposed_card_is_named_by_seat_and_number() -> None:
    """The admin sees whose card he means, and never which card it is."""
    room = await Room().start("ann", "bob", "cid")
    asked = await room.says("boss", "floor exposed 2:1 3:2")
    lines = asked.sheet.text().splitlines()
    assert lines[1:3] == ["Seat 2: bob, card 1", "Seat 3: cid, card 2"]
    assert not set("♣♦♥♠") & set(asked.sheet.text())
    nobody = await room.says("boss", "floor exposed 9:1")
    assert (nobody.kind, nobody.sheet.text()) == ("refused", CATALOGUE.text("en", "refusal-no-such-card"))


@pytest.mark.parametrize("number", [0, 10, 15, 1 << 61, 2**63 - 1])
async def test_another_number_rules_nothing(number: int) -> None:
    """A forged button is out of date, and nothing is done."""
    room = await Room().start("ann", "bob")
    version = room.world.live.version
    answer = await room.presses("boss", encode(ButtonPress("floor-confirm", room.world.token(), number)))
    assert answer.private
    assert answer.sheet.text() == CATALOGUE.text("en", "refusal-stale-turn")
    assert room.world.live.version == version


async def test_a_ruling_of_an_earlier_hand_is_stale() -> None:
    """The button of a hand that is over does not void the next one."""
    room = await Room().start("ann", "bob")
    asked = await room.says("boss", "floor void")
    await room.world.play("fold")
    await room.world.advance(SETTINGS.hand_pause + 10)
    version = room.world.live.version
    late = await room.presses("boss", confirm(asked))
    assert late.sheet.text() == CATALOGUE.text("en", "refusal-stale-turn")
    assert room.world.live.version == version


async def test_who_lost_his_rights_confirms_nothing() -> None:
    """Between opening and pressing he was an admin no more: a private refusal, nothing done."""
    room = await Room().start("ann", "bob")
    asked = await room.says("boss", "floor void")
    version = room.world.live.version
    lost = replace(await room.who("boss"), manager=False)
    answer = await room.desk.pressed(confirm(asked), lost)
    assert (answer.kind, answer.private) == ("refused", True)
    assert answer.sheet.text() == CATALOGUE.text("en", "refusal-not-an-admin")
    assert room.world.live.version == version


async def test_a_role_is_handed_on() -> None:
    """Whoever has the chosen role is an admin as if he managed the server."""
    room = await Room().start()
    await room.says("boss", "settings admin_role=77")
    assert (await room.says("ann", "stakes")).kind == "refused"
    ann = replace(await room.who("ann"), roles=("77",))
    assert (await room.desk.typed("stakes", "", ann)).kind == "told"


@pytest.mark.parametrize(
    "line", ["stakes", "floor void", "settings", "chips season", "audit", "audit file", "table close"]
)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_everybody_else_is_refused_privately(line: str, language: str) -> None:
    """In his language, with nothing that the admins are shown."""
    room = await Room().start("ann", "bob")
    answer = await room.says("ann", line, language)
    assert (answer.kind, answer.private, answer.file) == ("refused", True, None)
    assert answer.sheet.text() == CATALOGUE.text(language, "refusal-not-an-admin")


async def test_chips_are_given_and_taken() -> None:
    """The amount as people type it; what cannot be is refused with what can, and moves nothing."""
    room = await Room().start()
    bob, boss = await room.world.person("bob"), await room.who("boss")
    await room.says("bob", "balance")
    answer = await room.desk.move_chips(bob, "1.5k", boss)
    assert answer.private
    assert answer.sheet.text() == f"Chips given to bob: 1,500. Balance now: {SETTINGS.starting_chips + 1500:,}."
    again = await room.desk.move_chips(bob, "1.5k", boss)
    assert again.sheet.text() == CATALOGUE.text("en", "reply-duplicate")
    for amount, said in (
        ("1e9", "I don't understand “1e9”. Possible: 250, 1.5k, 2,000."),
        ("-5", "I don't understand “-5”. Possible: 250, 1.5k, 2,000."),
        ("0", "0 can't be moved. Possible: 1 to 1,000,000,000,000 chips."),
        (str(2**63), "9,223,372,036,854,775,808 can't be moved. Possible: 1 to 1,000,000,000,000 chips."),
        ("10m", f"bob has {SETTINGS.starting_chips + 1500:,} in the balance, so 10,000,000 can't be taken."),
    ):
        refused = await room.desk.move_chips(bob, amount, await room.who("boss"), take=True)
        assert (refused.kind, refused.private) == ("refused", True)
        assert refused.sheet.text() == said
    assert await room.log() == ["grant"]


async def test_a_season_is_what_was_said() -> None:
    """The button begins it only while it would still do what was said; an old one says anew what it would do."""
    room = await Room().start()
    await room.says("ann", "balance")
    first = await room.says("boss", "chips season")
    assert (first.kind, first.private) == ("ask", True)
    ann = await room.world.person("ann")
    await room.desk.move_chips(ann, "700", await room.who("boss"))
    again = await room.presses("boss", confirm(first))
    assert again.kind == "ask"
    assert f"{SETTINGS.starting_chips + 700:,} chips" in again.sheet.text()
    assert await room.log() == ["grant"]
    done = await room.presses("boss", confirm(again))
    assert (done.kind, done.sheet.text()) == ("told", "The new season has begun. Balances put back: 1.")
    assert await room.log() == ["season", "grant"]


async def test_a_season_is_begun_once_and_soon() -> None:
    """Two presses of one button are one season; the button of another evening counts no more."""
    room = await Room().start()
    await room.says("ann", "balance")
    asked = await room.says("boss", "chips season")
    assert (await room.presses("boss", confirm(asked))).kind == "told"
    assert (await room.presses("boss", confirm(asked))).sheet.text() == CATALOGUE.text("en", "reply-duplicate")
    assert await room.log() == ["season"]
    late = await room.says("boss", "chips season")
    await room.world.advance(600)
    assert (await room.presses("boss", confirm(late))).kind == "ask"
    assert await room.log() == ["season"]


async def test_settings_are_shown_and_changed() -> None:
    """Those changed are repeated as they are typed; one bad value leaves all as they were."""
    room = await Room().start()
    changed = await room.says("boss", "settings daily_chips=1k time_zone=Europe/Paris")
    assert [line.partition(" ")[0] for line in changed.sheet.text().splitlines()] == [
        "Saved.",
        "daily_chips=1000",
        "time_zone=Europe/Paris",
    ]
    wrong = await room.says("boss", "settings daily_chips=5 time_zone=Mars/Olympus")
    assert wrong.sheet.text().startswith("Mars/Olympus can't be the value of Time zone.")
    range_ = await room.says("boss", f"settings daily_chips={2**63}")
    assert range_.sheet.text().endswith("Possible: 0–1,000,000,000,000.")
    shown = (await room.says("boss", "settings")).sheet.text()
    assert "daily_chips=1000" in shown
    assert "/settings daily_chips=500" in shown


async def test_rooms_are_set_where_they_are() -> None:
    """Here alone, here no more; taking away the last room would allow all, so it is refused."""
    room = await Room().start()
    refused = await room.says("boss", "settings rooms=not-here")
    assert (
        refused.sheet.text() == "not-here can't be the value of Where tables are allowed. Possible: here, everywhere."
    )
    assert "rooms=here" in (await room.says("boss", "settings rooms=here daily_chips=7")).sheet.text()
    other = await room.world.service.room("playground", "garden", "shed", "en")
    there = replace(await room.who("boss"), room=other)
    told = (await room.desk.typed("table", "open", there)).sheet.text()
    assert told.splitlines() == [CATALOGUE.text("en", key) for key in ("refusal-not-here", "next-rooms")]
    await room.desk.typed("settings", "rooms=here", replace(await room.who("boss"), room=other))
    assert "rooms=not-here" in (await room.says("boss", "settings rooms=not-here")).sheet.text()
    assert (await room.says("ann", "settings rooms=here")).sheet.text() == CATALOGUE.text("en", "refusal-not-an-admin")


async def test_the_log_is_paged_and_who_has_most_is_listed() -> None:
    """Newest first, with the command for what is older; the log has names, times and what was changed."""
    room = await Room().start()
    for number in range(25):
        await room.says("boss", f"settings daily_chips={number}")
    text = (await room.says("boss", "audit")).sheet.text()
    assert "boss: changed settings: daily_chips=24" in text
    more = text.splitlines()[-1].partition("/audit ")[2]
    older = (await room.says("boss", f"audit {more}")).sheet.text()
    assert "daily_chips=0" in older
    assert "Older ones" not in older
    assert not {line for line in older.splitlines()[1:] if line in text.splitlines()}
    await room.says("ann", "daily")
    assert "1. ann: " in (await room.says("ann", "top")).sheet.text()
    assert (await room.says("ann", "privacy exclude 3")).private


async def test_the_audit_is_a_file_for_a_spreadsheet() -> None:
    """Every act and every movement in one CSV that opens as a table, and adds up to nothing but what was granted."""
    room = await Room().start("ann", "bob")
    await room.says("boss", "table close now")
    bob = await room.world.person("bob")
    await room.desk.move_chips(bob, "500", await room.who("boss"))
    answer = await room.says("boss", "audit file")
    assert (answer.kind, answer.private) == ("told", True)
    assert answer.file is not None
    name, body = answer.file
    assert re.fullmatch(r"audit-20\d\d-\d\d-\d\d\.csv", name)
    assert body.startswith(b"\xef\xbb\xbfkind,id,time_utc,")
    rows = list(csv.DictReader(io.StringIO(body.decode("utf-8-sig"))))
    acts = [row for row in rows if row["kind"] == "act"]
    assert [(row["person"], row["what"]) for row in acts] == [("boss", "close-now"), ("boss", "grant")]
    moved = [row for row in rows if row["kind"] == "chips"]
    held: dict[str, int] = {}
    for row in moved:
        held[row["source"]] = held.get(row["source"], 0) - int(row["amount"])
        held[row["target"]] = held.get(row["target"], 0) + int(row["amount"])
        assert held[row["target"]] == int(row["target_after"])
    assert sum(held.values()) == 0
    assert {account: chips for account, chips in held.items() if chips} == room.world.balances()
    assert [row["time_utc"] for row in rows] == sorted(row["time_utc"] for row in rows)


@pytest.mark.parametrize("page", [1, 2, 3, 7])
async def test_the_file_is_the_same_in_any_pages(page: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Acts and movements side by side, in the order of time, each once, however few the host gives at a time."""
    room = await Room().start("ann", "bob")
    for number in range(4):
        await room.says("boss", f"settings daily_chips={number}")
        await room.world.advance(1)
        await room.desk.move_chips(await room.world.person("bob"), str(5 + number), await room.who("boss"))
        await room.world.advance(number)
    whole = await room.says("boss", "audit file")
    monkeypatch.setattr(office, "FILE_PAGE", page)
    again = await room.says("boss", "audit file")
    assert whole.file is not None
    assert again.file == whole.file
    assert again.sheet.text() == whole.sheet.text()
    rows = list(csv.DictReader(io.StringIO(whole.file[1].decode("utf-8-sig"))))
    assert "Admin actions: 8;" in whole.sheet.text()
    kinds = [(row["time_utc"], row["kind"], int(row["id"])) for row in rows]
    assert kinds == sorted(kinds)
    assert {kind: [n for _, one, n in kinds if one == kind] for kind in ("act", "chips")} == {
        "act": list(range(1, 9)),
        "chips": list(range(1, len(rows) - 7)),
    }


async def test_rights_lost_between_two_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """No file then, and the plain refusal."""
    room = await Room().start()
    for number in range(3):
        await room.says("boss", f"settings daily_chips={number}")
    monkeypatch.setattr(office, "FILE_PAGE", 1)
    handle, asked = room.world.service.handle, 0

    async def once(command: co.Command) -> co.Reply:
        nonlocal asked
        asked += 1
        return await handle(replace(command, manager=asked == 1))

    monkeypatch.setattr(room.world.service, "handle", once)
    answer = await room.says("boss", "audit file")
    assert (answer.kind, answer.file) == ("refused", None)
    assert answer.sheet.text() == CATALOGUE.text("en", "refusal-not-an-admin")


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@sum", "\tx", "\rx", 'a,"b"\nc'])
async def test_a_name_is_no_formula(name: str) -> None:
    """What a spreadsheet would carry out stands there as a text; a cell of several lines stays one cell."""
    entry = AdminEntry(1, 1, 7, 0, "grant", {"name": name})

    async def nothing(_page: co.AuditFile) -> co.Reply:
        return co.Reply("en")

    _, data = await audit_file(co.Reply("en", entries=(entry,), people={7: name}), nothing)
    body = data.decode("utf-8-sig")
    header, row = csv.reader(io.StringIO(body, newline=""))
    assert tuple(header) == HEADER
    assert row[4] == (name if name.startswith("a") else f"'{name}")
    assert len(row) == len(HEADER)
