"""Lopsided losses: what flows between two players, whole and exact; honest evenings stay unnamed, a dumper is named."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from poker_bot.host.ports import LedgerRow, pot_account, seat_account, wallet
from poker_bot.records.pairs import PairFold, PairLosses
from tests.records.evenings import BUY_IN, dumping, evening, honest

PEOPLE = (1, 2, 3, 4, 5, 6)
STARTING = 10_000


def folded(rows: Iterable[LedgerRow], piece: int = 100) -> PairFold:
    """Read as the host reads: newest first, in pieces."""
    fold, newest = PairFold(), sorted(rows, key=lambda row: -row.id)
    for begin in range(0, len(newest), piece):
        fold.add(newest[begin : begin + piece])
    fold.end(complete=True)
    return fold


def hand(number: int, gained: dict[int, int], table: int = 1) -> list[LedgerRow]:
    """The rows of a hand in which each gained or lost so much."""
    rows = []
    for person, chips in gained.items():
        accounts = (pot_account(table), seat_account(table, person))
        source, target = accounts if chips > 0 else accounts[::-1]
        rows.append(LedgerRow(0, 1, source, target, abs(chips), "bet", person, number, table, 1, 0, 0, 0))
    return rows


def gift(giver: int, taker: int, amount: int) -> list[LedgerRow]:
    """One row."""
    return [LedgerRow(0, 1, wallet(giver), wallet(taker), amount, "gift", giver, 0, 0, 0, 0, 0, 0)]


def numbered(*parts: list[LedgerRow]) -> list[LedgerRow]:
    """In the order of time."""
    return [replace(row, id=number) for number, row in enumerate((row for part in parts for row in part), 1)]


def test_losers_pay_winners_by_what_they_won() -> None:
    """Nine hands in which Ann and Bob lose 100 and 50 to Cid and Dan, who win 90 and 60: 60, 40, 30 and 20 a hand."""
    hands = [hand(number, {1: -100, 2: -50, 3: 90, 4: 60}) for number in range(1, 10)]
    found = folded(numbered(*hands)).lopsided(1)
    assert found == (
        PairLosses(1, 3, 9, 540, 0, 0, 900),
        PairLosses(1, 4, 9, 360, 0, 0, 900),
        PairLosses(2, 3, 9, 270, 0, 0, 450),
        PairLosses(2, 4, 9, 180, 0, 0, 450),
    )
    assert (found[0].net, found[0].gross, found[0].net_percent, found[0].share_percent) == (540, 540, 100, 60)


def test_what_came_back_counts_against_it() -> None:
    """Nine hands one way and one the other: 800 of 1,000 stays; with two the other way it is no longer lopsided."""
    there = [hand(number, {1: -100, 2: 100}) for number in range(1, 10)]
    back = [hand(number, {1: 100, 2: -100}) for number in (10, 11)]
    assert folded(numbered(*there, *back[:1])).lopsided(800) == (PairLosses(1, 2, 10, 900, 100, 0, 900),)
    assert folded(numbered(*there, *back[:1])).lopsided(801) == ()
    assert folded(numbered(*there, *back)).lopsided(1) == ()


@pytest.mark.parametrize(("hands", "named"), [(1, False), (3, False), (4, True)])
def test_one_big_pot_is_chance(hands: int, named: bool) -> None:
    """However big; four equal ones in a row, all one way, are what is worth a look."""
    rows = numbered(*(hand(number, {1: -50_000, 2: 50_000}) for number in range(1, hands + 1)))
    assert bool(folded(rows).lopsided(STARTING)) is named


def test_a_gift_counts_whole() -> None:
    """It is no chance: one is enough; and beside a lost pot both together are."""
    assert folded(numbered(gift(1, 2, 10_000))).lopsided(STARTING) == (PairLosses(1, 2, 0, 10_000, 0, 10_000, 10_000),)
    assert folded(numbered(gift(1, 2, 9_999))).lopsided(STARTING) == ()
    both = numbered(gift(2, 1, 6_000), hand(1, {1: 5_000, 2: -5_000}))
    assert folded(both).lopsided(STARTING) == (PairLosses(2, 1, 1, 11_000, 0, 6_000, 11_000),)
    assert folded(numbered(gift(1, 2, 10_000), gift(2, 1, 10_000))).lopsided(STARTING) == ()


def test_tables_at_the_same_time_are_kept_apart() -> None:
    """Rows of two tables come mixed, and hands with the same number are not the same hand."""
    one, other = hand(1, {1: -100, 2: 100}, 1), hand(1, {3: -70, 1: 70}, 2)
    mixed = numbered(*([row] for pair in zip(one, other, strict=True) for row in pair))
    assert {(pair.loser, pair.winner, pair.net) for pair in _all(folded(mixed, 1))} == {(1, 2, 100), (3, 1, 70)}


def test_a_hand_under_way_is_left_out() -> None:
    """What lies in the pot is nobody's loss yet; a pot that is carried over is its next winner's."""
    running = hand(2, {1: -10, 2: -20})
    fold = folded(numbered(hand(1, {1: -100, 2: 100}), running))
    assert ([pair.net for pair in _all(fold)], fold._lost) == ([100], {1: 100})  # noqa: SLF001 - what it keeps is what it tells
    carried = folded(numbered(running, hand(3, {1: -10, 2: 40})))
    assert ([pair.net for pair in _all(carried)], carried._lost) == ([10], {1: 20, 2: 20})  # noqa: SLF001


def test_a_hand_that_is_cut_in_two_is_left_out() -> None:
    """Where older rows were not read, the oldest hand of a table may lack some of its own."""
    fold = PairFold()
    fold.add(reversed(numbered(hand(1, {1: -100, 2: 100}), hand(2, {1: -50, 2: 50}))))
    fold.end(complete=False)
    assert [pair.net for pair in _all(fold)] == [50]


def test_a_void_hand_and_the_house_are_nobodys() -> None:
    """What went into the pot and came back is no loss; grants, seasons and buy-ins are none either."""
    void = [*hand(1, {1: -100, 2: -100}), *hand(1, {1: 100, 2: 100})]
    made = [LedgerRow(0, 1, "house", wallet(1), 500, "grant", 9, 0, 0, 0, 0, 0, 0)]
    brought = [LedgerRow(0, 1, wallet(1), seat_account(1, 1), 500, "buy-in", 1, 0, 1, 1, 0, 0, 0)]
    assert _all(folded(numbered(void, made, brought))) == []


def test_people_can_be_left_out() -> None:
    """The house's players are in no pair; what was lost to them stays part of all losses."""
    hands = [hand(number, {1: -300, 2: 100, 9: 200}) for number in range(1, 10)]
    found = folded(numbered(*hands)).lopsided(1, frozenset({9}))
    assert found == (PairLosses(1, 2, 9, 900, 0, 0, 2700),)
    assert found[0].share_percent == 33


@given(st.lists(st.dictionaries(st.integers(1, 5), st.integers(-400, 400).filter(bool), max_size=5), max_size=12))
def test_no_chip_is_lost_or_made_by_sharing(hands: list[dict[int, int]]) -> None:
    """In any hand the flows out of a loser are what he lost, if the winners won as much as was lost."""
    rows = []
    lost = 0
    for number, gained in enumerate(hands, 1):
        rest = sum(gained.values())
        whole = {**gained, 6: -rest} if rest else gained
        rows.append(hand(number, whole))
        lost += sum(-chips for chips in whole.values() if chips < 0)
    fold = folded(numbered(*rows))
    flows = fold._flows.values()  # noqa: SLF001 - what it keeps is what it tells
    assert sum(flow.forth + flow.back for flow in flows) == lost == sum(fold._lost.values())  # noqa: SLF001


def test_honest_evenings_stay_unnamed() -> None:
    """Wild ones, in which whole stacks go to and fro: 180 pairs of six, and one pair at a time, from one buy-in up."""
    evenings = [evening(PEOPLE, 120, seed, honest) for seed in range(12)]
    evenings += [evening((1, 2), 120, seed, honest) for seed in range(12)]
    folds = [folded(rows) for rows in evenings]
    biggest = max(pair.net for fold in folds for pair in _all(fold))
    assert biggest > STARTING, "there is enough to be wrong about"
    assert sum(len(fold.lopsided(BUY_IN)) for fold in folds) == 0


@pytest.mark.parametrize("seed", range(4))
def test_who_gives_chips_away_is_named(seed: int) -> None:
    """By play alone, in between honest people: that pair and no other."""
    rows = evening(PEOPLE, 60, seed, dumping(2, 5))
    (found,) = folded(rows).lopsided(STARTING)
    assert (found.loser, found.winner) == (2, 5)
    assert found.net_percent >= 90


def _all(fold: PairFold) -> list[PairLosses]:
    """Every pair, lopsided or not."""
    return [fold._pair(*pair, flow) for pair, flow in fold._flows.items()]  # noqa: SLF001 - as above
