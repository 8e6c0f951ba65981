"""Random fixed-limit hold'em hands, played by this engine and by pokerkit side by side (``twins``)."""

from tests.rules import twins_table as tables
from tests.rules.twins import differences


def test_fixed_limit_holdem() -> None:
    """R-BET-1, R-BET-2, R-BET-5, R-BET-7…9, R-FOR-1…4, R-POT-1…3: same decisions and stacks, with these departures."""
    departures = differences(tables.FIXED_LIMIT_HOLDEM, 1200)
    assert set(departures) >= {
        "R-BET-9 no check",
        "R-FOR-3 short blind stands",
        "R-POT-3 odd chips",
        "R-TAB-4 small blind first",
        "half_a_bet_reopens",
        "no_cap_heads_up",
        "short_all_in_counts_for_no_raise",
        "short_all_in_is_completed",
    }
