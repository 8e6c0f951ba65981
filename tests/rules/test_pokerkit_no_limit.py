"""Random no-limit hold'em hands, played by this engine and by pokerkit side by side (``twins``)."""

from tests.rules import twins_table as tables
from tests.rules.twins import differences


def test_no_limit_holdem() -> None:
    """R-BET-1…3, R-BET-6…9, R-FOR-1…5, R-POT-1…3: same decisions and stacks, with these departures."""
    departures = differences(tables.NO_LIMIT_HOLDEM, 1200)
    assert set(departures) >= {
        "R-BET-9 no check",
        "R-FOR-3 short blind stands",
        "R-POT-3 odd chips",
        "R-TAB-4 small blind first",
        "only_the_bet_is_doubled",
        "short_all_in_is_no_full_bet",
        "short_all_ins_add_up",
    }
