"""An admin types nonsense: each line has a clear private answer, and the whole store is as it was."""

import copy
import csv
import io
from typing import Final

import pytest

from adapters.desk.csv_file import lines
from poker_bot.text.names import clean
from tests.adapters.discord.scene import CATALOGUE
from tests.adapters.test_desk_admin import Room

NONSENSE: Final = (
    *("0/0", "20/10", "-5", "-5/-10", "1e9", "nan", "½", "5.5", "=", "==", "ante=", '""', "\0", "a\0b", "\ud800"),
    *("9" * 19, "9" * 30, "9" * 40, "x" * 200, "x" * 5_000, "**b**", "<b>x</b>", "@everyone", "`x`", "\u202eabc"),
    *("25:00", "23:60", "٢٣:٣٠", "xx", "Europe", "../../etc/passwd", "<@&123", "10/20/" + "/".join(["1"] * 100)),
)
ORDERS: Final = (
    *("stakes {}", "stakes add evening {}", "stakes add evening 10/20 buyin={}", "stakes add evening 10/20 seats={}"),
    *("stakes edit base {}=5", "stakes edit {} ante=5", "stakes remove {}", "stakes default {}"),
    *("table {}", "table last {}", "table until {}", "table settings game={}", "table settings seats={}"),
    *("floor {}", "floor exposed {}", "floor remove {}", "chips {}", "chips grant {} 5", "audit pairs {}"),
    *("settings {}", "settings language={}", "settings time_zone={}", "settings gifts=on who_opens={}"),
    *("settings language=fr time_zone={}", "community {}", "community link {}", "privacy {}", "settle {}"),
)
_KEPT_APART: Final = frozenset({"_tries", "gate", "held", "appends"})
"""What a store holds beside what it stores; a wrong code is counted."""


def stored(room: Room) -> dict[str, object]:
    """All that the store holds."""
    return {name: copy.deepcopy(kept) for name, kept in vars(room.world.store).items() if name not in _KEPT_APART}


@pytest.mark.parametrize("order", ORDERS)
async def test_nonsense_changes_nothing(order: str, caplog: pytest.LogCaptureFixture) -> None:
    """Refused in words that fit every platform, without a sign that cannot be shown, and nothing is half-saved."""
    room = await Room().start("ann", "bob")
    await room.says("boss", "stakes add base 10/20")
    for nonsense in NONSENSE:
        before = stored(room)
        answer = await room.says("boss", order.format(nonsense), "fr")
        text = answer.sheet.text()
        assert answer.kind == "refused", (nonsense, text)
        assert stored(room) == before, nonsense
        assert 0 < len(text) < 1_000
        assert "refusal-" not in text
        assert all(clean(line, 1_000) for line in text.splitlines())
        assert not {"\0", "\ud800", "\u202e"} & set(text), nonsense
    assert not caplog.records


@pytest.mark.parametrize("lang", CATALOGUE.languages)
async def test_a_number_of_forty_digits_is_repeated(lang: str) -> None:
    """However long it is, it is said back with the range, not by the key of a text."""
    room = await Room().start("ann", "bob")
    told = (await room.says("boss", f"table last {'9' * 40}", lang)).sheet.text()
    assert told.count("9") == 40
    assert "refusal" not in told


@pytest.mark.parametrize(
    ("first", "second"),
    [("café", "cafe\u0301"), ("CAFÉ", "cafe\u0301"), ("Straße", "STRASSE"), ("ΟΔΟΣ", "οδος"), ("Ǆ", "ǆ")],
)
async def test_names_that_look_the_same_are_one(first: str, second: str) -> None:
    """Whatever the case, and however a letter is composed: found by either, and not to be had twice."""
    room = await Room().start()
    assert "Saved" in (await room.says("boss", f"stakes add {first} 10/20")).sheet.text()
    again = await room.says("boss", f"stakes add {second} 25/50")
    assert "already" in again.sheet.text()
    assert "Saved" in (await room.says("boss", f"stakes edit {second} ante=5")).sheet.text()
    assert (await room.says("boss", f"stakes default {second}")).kind == "told"
    assert (await room.says("boss", f"stakes remove {second}")).kind == "told"
    assert "No stakes yet" in (await room.says("boss", "stakes")).sheet.text()


async def test_no_stake_is_called_none() -> None:
    """That word takes a room's stake away; two quotes with nothing between them do not."""
    room = await Room().start()
    for line in ("add none 10/20", "add NONE 10/20", "add evening 10/20", "edit evening name=none"):
        await room.says("boss", f"stakes {line}")
    await room.says("boss", "stakes default evening")
    for line in ('default ""', 'default "', 'default "" everywhere'):
        assert (await room.says("boss", f"stakes {line}")).kind == "refused", line
    assert (await room.says("boss", "stakes")).sheet.text().splitlines()[1].startswith("evening")
    assert "(this room)" in (await room.says("boss", "stakes")).sheet.text()


@pytest.mark.parametrize("name", ["Ann;=1+1", "Ann; +1", "Ann,=1", "Ann\n=1", "Ann\t@sum", "=1", " =1", "＝1"])
def test_no_cell_becomes_a_formula_behind_a_semicolon(name: str) -> None:
    """Spreadsheets of half of our languages cut cells at semicolons, and some at tabs: no piece begins a formula."""
    (cells,) = csv.reader(io.StringIO(lines([["act", name]]).decode(), newline=""))
    pieces = cells[1].translate(dict.fromkeys(map(ord, ";,\t\n"), ";")).split(";")
    assert not any(piece.strip()[:1] in set("=+-@＝＋－＠") for piece in pieces if piece.strip())
