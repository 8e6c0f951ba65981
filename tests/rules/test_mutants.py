"""The mutants fit the tree as it is, every rule has one, and today's really fail their tests."""

from datetime import UTC, date, datetime, timedelta

import pytest
from msgspec.structs import replace

from tests.rules.mutants import SAMPLE, Mutant, Plan, cited, faults, load, main, sample, survivors

PLAN = load()
HARMLESS = Mutant(
    rule="R-POT-3",
    file="poker_bot/engine/chips.py",
    old="Split ``amount`` chips",
    new="Divide ``amount`` chips",
    test=("tests/engine/test_pots_showdown.py::test_r_pot_3_only_the_best_hands_share",),
)


def test_every_entry_fits() -> None:
    """Every required rule has a mutant; each applies, compiles, and names tests that exist and cite its rule."""
    assert list(faults(PLAN)) == []


def test_a_bad_entry_is_named() -> None:
    """A line that is not there or there twice, a test that does not exist or cites another rule, a rule left out."""
    good = PLAN.mutant[0]
    twice = replace(HARMLESS, old="amount")
    wrong = [
        replace(good, old="no such line"),
        twice,
        replace(good, new=good.old),
        replace(good, new="def ("),
        replace(good, test=()),
        replace(good, test=("tests/engine/test_no_such_file.py::test_nothing",)),
        replace(good, rule="R-XXX-1"),
    ]
    for mutant in wrong:
        assert len(list(faults(Plan((), (mutant,))))) >= 1, mutant
    assert list(faults(Plan(("R-XXX-1",), (good,)))) == ["R-XXX-1: no mutant"]
    assert list(faults(Plan((), (good, good)))) == [f"{good}: twice"]


def test_an_occurrence_may_be_chosen() -> None:
    """``at`` counts from 1 and changes that occurrence alone; one that is not there is an error."""
    mutant = replace(HARMLESS, old="a", new="b")
    assert replace(mutant, at=2).applied("a a a") == "a b a"
    assert mutant.applied("x a") == "x b"
    for unfit, text in ((mutant, "a a"), (replace(mutant, at=3), "a a")):
        with pytest.raises(ValueError, match="2 ×"):
            unfit.applied(text)


def test_ranges_of_rules_are_read() -> None:
    """Three rules are cited by "R-RNK-1…3"."""
    assert cited("R-RNK-1…3, R-POT-5 and 6") == {"R-RNK-1", "R-RNK-2", "R-RNK-3", "R-POT-5"}


def test_all_have_their_turn() -> None:
    """Day after day other mutants are run, until each has been."""
    first = date(2026, 1, 1)
    days = [first + timedelta(days=day) for day in range(-(-len(PLAN.mutant) // SAMPLE))]
    seen = [mutant for day in days for mutant in sample(PLAN.mutant, day)]
    assert all(mutant in seen for mutant in PLAN.mutant)


def test_an_unknown_rule_is_no_success(capsys: pytest.CaptureFixture[str]) -> None:
    """Asked for a rule that has no mutant the command names it and exits 1."""
    assert main(["R-XXX-1"]) == 1
    assert "R-XXX-1: no such rule" in capsys.readouterr().out


def test_the_mutants_of_today_are_noticed() -> None:
    """Four mutants fail their tests, which pass without them; a change that breaks nothing is told as a survivor."""
    today = sample(PLAN.mutant, datetime.now(UTC).date())
    assert list(survivors([*today, HARMLESS])) == [f"{HARMLESS}: survives"]
