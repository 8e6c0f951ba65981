"""What the audits of texts look for, in every language: which hand a text is about, and the draw for the button."""

import re
from pathlib import Path
from typing import Final

from poker_bot.text.catalogue import Catalogue
from tests.text.conftest import LANGUAGES

_CATALOGUE: Final = Catalogue.load(Path(__file__).parents[2] / "locales")

HAND: Final = re.compile(r"\b(?:hand|donne|permainan|mano) (\d+)")
"""The number of the hand in a title."""


def _drawn(language: str) -> str:
    line = re.escape(_CATALOGUE.text(language, "log-button", player="NAME", card="CARD"))
    return line.replace("NAME", ".*").replace("CARD", ".*")


DRAWN_FOR_BUTTON: Final = re.compile("|".join(f"^{_drawn(one)}$" for one in LANGUAGES), re.MULTILINE)
"""Its cards are from another deck, and public."""


RULES: Final = re.compile("|".join(re.escape(_CATALOGUE.text(one, "rules-title", topic="")) for one in LANGUAGES))
"""The title of a page of the rules, whose examples name cards that somebody may hold by chance."""
