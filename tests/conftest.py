"""What every test shares: how hypothesis draws its examples, and one line for each reason to skip."""

import os
from collections import Counter

import pytest
from hypothesis import settings

# No deadline for an example: on a busy machine a slow one says nothing about the code.
settings.register_profile("dev", deadline=None)
# The same examples on every run, so that a change is judged by what it changed.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "dev")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was skipped: pytest's own summary would repeat the reason for every test that shares a fixture."""
    reports: list[pytest.TestReport] = terminalreporter.stats.get("skipped", [])
    reasons = Counter(report.longrepr[2] for report in reports if isinstance(report.longrepr, tuple | list))
    for reason, count in reasons.items():
        terminalreporter.write_line(f"{count} × {reason}")
