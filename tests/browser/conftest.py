"""The browser of these tests: the system's own, never one that is downloaded."""

import os
import shutil

import pytest

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def find_browser() -> str:
    """Path of the first installed browser of the Chromium family.

    Without one the test is skipped; with CI=true, where nobody would see that, it fails.
    """
    for name in BROWSERS:
        if path := shutil.which(name):
            return path
    message = f"browser tests not run: no {', '.join(BROWSERS)} here; install chromium"
    if os.environ.get("CI") == "true":
        pytest.fail(message, pytrace=False)
    pytest.skip(message)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Path of Chromium, or no test."""
    return find_browser()
