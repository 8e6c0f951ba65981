"""Pictures of the page, six screens each, for whoever reads files rather than opens a browser."""

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser.conftest import find_browser
from tests.browser.support import FLAGS
from tests.screens.page import THEMES, Reel

_AT_ONCE: Final = 6
_ONLY: Final = """([name, first, last]) => {
    for (const one of document.querySelectorAll("h1, nav, .steps")) one.style.display = "none";
    const steps = document.getElementById(name).nextElementSibling;
    steps.style.display = "flex";
    [...steps.children].forEach((step, place) => step.style.display = place >= first && place < last ? "" : "none");
}"""


def shoot(index: Path, reels: list[Reel]) -> int:
    """Write ``PLATFORM-LANGUAGE-THEME-NUMBER.png`` beside the page; returns how many."""
    count = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        view = browser.new_page(viewport={"width": 1240, "height": 1000})
        view.goto(index.as_uri())
        for reel in reels:
            for theme in THEMES:
                for first in range(0, len(reel.steps), _AT_ONCE):
                    view.evaluate(_ONLY, [f"{reel.name}-{theme}", first, first + _AT_ONCE])
                    target = index.with_name(f"{reel.name}-{theme}-{first // _AT_ONCE + 1}.png")
                    view.locator(f"h1#{reel.name}-{theme} + div").screenshot(path=target)
                    count += 1
        browser.close()
    return count
