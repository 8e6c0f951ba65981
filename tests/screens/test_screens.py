"""The script that ``make screens`` films can be played to its end, and nothing in it is left in English."""

import re
from collections.abc import Awaitable, Callable
from typing import Final

import pytest

from tests.screens.__main__ import PLATFORMS
from tests.screens.page import Reel, page
from tests.screens.shot import Bubble, Step

_SENTENCE: Final = re.compile(r"(?<![/\w])[^\W\d_]{2,}(?:[^\W\d_]|[ '’,]){18,}")
"""Some words in a row: no title, no cards, no name."""

_ENGLISH: Final = re.compile(r"\b(the|is|are|has|you|your|to|of|in|not|and|nobody|here)\b")
"""A sentence has one of these; a list of words to be typed has not."""

Film = Callable[[str], Awaitable[tuple[Step, ...]]]


@pytest.mark.parametrize("film", PLATFORMS.values(), ids=list(PLATFORMS))
async def test_every_screen_shows_something_in_the_language_of_its_reader(film: Film) -> None:
    """No step is silent, and no sentence of the English evening stands in another one."""
    english = await film("en")
    for step in english:
        assert step.bubbles, step.title
    found = {part for step in english for one in step.bubbles for part in _SENTENCE.findall(_words(one))}
    sentences = {one for one in found if _ENGLISH.search(one)}
    assert len(sentences) > 20
    for language in ("fr", "id", "it"):
        for step in await film(language):
            words = "\n".join(map(_words, step.bubbles))
            assert not [one for one in sentences if one in words], (language, step.title)


def _words(bubble: Bubble) -> str:
    labels = [button.label for row in bubble.rows for button in row]
    return re.sub(r"<[^>]*>", "\n", "\n".join([bubble.html, *labels]))


def test_a_page_holds_every_screen_in_both_themes() -> None:
    """Nothing is left out, and what was written by people stays text."""
    reel = Reel("discord", "fr", (Step("<b>", (Bubble("Anna", "Voici"),)), Step("2", ())))
    html = page([reel])
    assert html.count('<section class="step">') == 4
    assert "&lt;b&gt;" in html
