"""Buttons: only what is legal, with its price, and every press a legal action."""

import pytest

from poker_bot.engine import actions as act
from poker_bot.engine.decide import step
from poker_bot.refusals import Refusal
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import Post
from tests.text.conftest import LANGUAGES
from tests.text.look import Reader
from tests.text.samples import SAMPLES
from tests.text.tables import Table


@pytest.fixture
def reader(catalogue: Catalogue) -> Reader:
    """English."""
    return Reader("en", catalogue)


def actions(post: Post) -> list[list[tuple[str, int]]]:
    """Actions and amounts, row by row."""
    return [[(button.action, button.amount) for button in row] for row in post.rows]


def test_a_bet_can_be_called_raised_or_folded_to(reader: Reader) -> None:
    """First what the player may do, then presets as totals, then what the others may plan."""
    assert actions(reader.table(SAMPLES["flop_side_pot"]())) == [
        [("fold", 0), ("call", 200), ("raise-menu", 0), ("all-in", 1380), ("cards", 0)],
        [("raise-min", 400), ("raise-half", 640), ("raise-pot", 1080)],
        [("pre-check-fold", 0), ("pre-call", 0), ("sit", 0)],
    ]


def test_labels_carry_amounts(reader: Reader) -> None:
    """A raise says "to", a bet needs no such word (trouble R-10)."""
    facing = reader.table(SAMPLES["flop_side_pot"]())
    first = reader.table(SAMPLES["first_on_flop"]())
    assert [button.label for button in facing.rows[0]] == ["Fold", "Call 200", "Raise…", "All-in 1,380", "My cards"]
    assert [button.label for button in facing.rows[1]] == ["Min: to 400", "½ pot: to 640", "Pot: to 1,080"]
    assert [button.label for button in first.rows[0]] == ["Fold", "Check", "Bet…", "All-in 960", "My cards"]
    assert [button.label for button in first.rows[1]] == ["Min: 20", "½ pot: 30", "Pot: 60"]


def test_a_short_stack_may_only_call_all_in_or_fold(reader: Reader) -> None:
    """Where calling takes the whole stack there is one button for it and no raise."""
    row = reader.table(SAMPLES["all_in_call"]()).rows[0]
    assert [button.label for button in row] == ["Fold", "Call 88 (all-in)", "My cards"]


def test_a_stack_below_the_minimum_may_go_all_in(reader: Reader) -> None:
    """Bet 22, stack 29: fold, call 22, all-in 29, and no presets (trouble R-05)."""
    table = Table(49, 1000).deal().play("c", "k", "r22")
    assert actions(reader.table(table.sample()))[0] == [("fold", 0), ("call", 22), ("all-in", 29), ("cards", 0)]
    assert len(actions(reader.table(table.sample()))) == 2


def test_a_closed_raise_is_not_offered(reader: Reader) -> None:
    """After a short all-in a player who has acted may only call or fold (R-BET-7)."""
    table = Table(1000, 130, 1000).deal().play("r100", "a", "c")
    assert actions(reader.table(table.sample()))[0] == [("fold", 0), ("call", 30), ("cards", 0)]


def test_presets_that_fall_together_stand_once(reader: Reader) -> None:
    """The minimum and half the pot may be the same amount; the whole stack has its own button."""
    table = Table(1000, 1000).deal()
    assert actions(reader.table(table.sample()))[1] == [("raise-min", 40), ("raise-pot", 60)]
    table = Table(60, 1000).deal()
    assert actions(reader.table(table.sample()))[1] == [("raise-min", 40)]


@pytest.mark.parametrize(
    "name", [name for name, make in SAMPLES.items() if make().view.legal and name not in {"stopped", "paused"}]
)
def test_every_drawn_button_is_a_legal_action(name: str, reader: Reader) -> None:
    """Buttons are drawn from the same bounds that judge the press (style, habit 4)."""
    table_rows = reader.table(SAMPLES[name]()).rows
    sample = SAMPLES[name]()
    legal = sample.view.legal
    assert legal is not None
    raising = act.BetTo if legal.opening else act.RaiseTo
    presses: dict[str, act.Action] = {
        "fold": act.Fold(legal.seat, legal.turn),
        "check": act.Check(legal.seat, legal.turn),
        "call": act.Call(legal.seat, legal.turn),
        "all-in": act.AllIn(legal.seat, legal.turn),
    }
    judged = 0
    for button in (button for row in table_rows for button in row):
        press = presses.get(button.action)
        if button.action in {"raise-min", "raise-half", "raise-pot"}:
            press = raising(legal.seat, legal.turn, button.amount)
        if press is not None:
            judged += 1
            assert not isinstance(step(sample.state, press), Refusal), button
    assert judged >= 2


def test_a_beaten_hand_may_be_shown_or_mucked(reader: Reader) -> None:
    """Fold is no button once the betting is over (trouble R-61)."""
    assert actions(reader.table(SAMPLES["showdown_choice"]()))[0] == [("show", 0), ("muck", 0), ("cards", 0)]


def test_an_unseen_winner_may_show_all_or_one_card(reader: Reader) -> None:
    """After an uncontested win, until the next deal (R-SHO-2, trouble R-62)."""
    rows = actions(reader.table(SAMPLES["result_uncontested"]()))
    assert rows[0] == [("show", 0), ("show-1", 0), ("show-2", 0), ("cards", 0)]
    assert rows[1] == [("sit", 0), ("leave", 0), ("away", 0), ("balance", 0)]


def test_between_hands_there_is_a_button_for_everybody_at_the_table(reader: Reader) -> None:
    """Back for the away, post for the waiting, a new buy-in for the broke (R-TAB-5, R-CLK-5)."""
    rows = actions(reader.table(SAMPLES["table_trouble"]()))
    assert ("back", 0) in rows[1]
    assert rows[-1] == [("enter-post", 0)]
    broke = actions(reader.table(SAMPLES["result_kicker"]()))
    assert broke[-1] == [("top-up", 20), ("top-up", 10**12)]


def test_a_newcomer_may_post_or_wait_while_a_hand_runs(reader: Reader) -> None:
    """Who waits may post, who posts may wait after all."""
    assert actions(reader.table(SAMPLES["waiting_to_enter"]()))[-1] == [("enter-post", 0), ("enter-wait", 0)]


def test_a_full_or_closing_table_offers_no_seat(reader: Reader) -> None:
    """Sit down is drawn only where one could."""
    for name in ("ten_seats", "ten_seats_result", "closing", "closed"):
        assert all(button.action != "sit" for row in reader.table(SAMPLES[name]()).rows for button in row), name


def test_a_closed_table_has_no_buttons(reader: Reader) -> None:
    """Nothing can be done there any more."""
    assert reader.table(SAMPLES["closed"]()).rows == ()


def test_the_lobby_offers_a_seat_the_balance_the_rules_and_the_language(reader: Reader) -> None:
    """An empty table offers no leaving."""
    assert actions(reader.table(SAMPLES["lobby_empty"]())) == [
        [("sit", 0), ("balance", 0)],
        [("rules", 0), ("language", 0)],
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SAMPLES)
def test_rows_fit_every_platform(name: str, lang: str, catalogue: Catalogue) -> None:
    """At most five rows of at most five buttons, no empty row, labels of 1-80 characters, no action twice in a row."""
    rows = Reader(lang, catalogue).table(SAMPLES[name]()).rows
    assert len(rows) <= 5
    for row in rows:
        assert 1 <= len(row) <= 5
        assert all(1 <= len(button.label) <= 80 for button in row)
        assert len({(button.action, button.amount) for button in row}) == len(row)
