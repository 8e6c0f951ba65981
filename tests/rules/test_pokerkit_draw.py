"""Random hands of five-card draw with 52 cards, played by this engine and by pokerkit side by side (``twins``)."""

from tests.rules import twins_table as tables
from tests.rules.twins import differences


def test_no_limit_draw_with_blinds() -> None:
    """R-DRW-1…3, R-BET-3, R-BET-7, R-FOR-1…5: same decisions and stacks, with these departures."""
    departures = differences(tables.NO_LIMIT_DRAW, 600)
    assert set(departures) >= {
        "R-BET-9 no check",
        "R-DRW-3 stub exhausted",
        "R-FOR-3 short blind stands",
        "R-TAB-4 small blind first",
        "short_all_in_is_no_full_bet",
    }


def test_no_limit_draw_for_antes() -> None:
    """R-DRW-1…3, R-BET-3, R-BET-7: same decisions and stacks, with these departures."""
    departures = differences(tables.NO_LIMIT_DRAW_ANTE, 600)
    assert set(departures) >= {
        "R-DRW-3 stub exhausted",
        "short_all_in_is_no_full_bet",
    }


def test_fixed_limit_draw_with_blinds() -> None:
    """R-DRW-1…3, R-BET-5, R-BET-7: same decisions and stacks, with these departures."""
    departures = differences(tables.FIXED_LIMIT_DRAW, 600)
    assert set(departures) >= {
        "R-BET-9 no check",
        "R-DRW-3 stub exhausted",
        "R-FOR-3 short blind stands",
        "R-TAB-4 small blind first",
        "half_a_bet_reopens",
        "no_cap_heads_up",
        "short_all_in_counts_for_no_raise",
        "short_all_in_is_completed",
    }


def test_fixed_limit_draw_for_antes() -> None:
    """R-DRW-1…3, R-BET-5, R-BET-7: same decisions and stacks, with these departures."""
    departures = differences(tables.FIXED_LIMIT_DRAW_ANTE, 600)
    assert set(departures) >= {
        "R-DRW-3 stub exhausted",
        "half_a_bet_reopens",
        "no_cap_heads_up",
        "short_all_in_counts_for_no_raise",
        "short_all_in_is_completed",
    }
