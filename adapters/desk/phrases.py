"""What was typed behind a word, in pieces: words, words in quotes, whole numbers; and how to refuse what means nothing.

Pure. All that admins type is read with these, so that a piece that means nothing is always named with what would do.
"""

import re
from typing import Final

from poker_bot.refusals import Refusal
from poker_bot.text.amounts import parse_amount
from poker_bot.text.names import clean

_PIECE: Final = re.compile(r'(?:"[^"]*"|[^\s"]|"(?=[^"]*$))+')
_QUOTES: Final = dict.fromkeys(map(ord, "“”„«»"), '"')
_LONGEST: Final = 2_000
"""Characters of a line that are looked at; no command needs so many."""


def pieces(text: str) -> list[str]:
    """Words in their order; quotes, the curly ones of phones too, keep blanks in one: ``stake="Friday night"``."""
    return [piece.replace('"', "") for piece in _PIECE.findall(text[:_LONGEST].translate(_QUOTES))]


def number(text: str) -> int | None:
    """Whole chips, seats or seconds, as amounts are typed; None for anything else.

    A number that is too large is a number all the same: the host refuses it with the range that is possible.
    """
    amount = parse_amount(text, minimum=0, maximum=0)
    if isinstance(amount, Refusal):
        large = amount.params.get("amount")
        return large if isinstance(large, int) else None
    return amount.chips if amount.kind == "chips" else None


def not_understood(text: str, possible: str) -> Refusal:
    """``text`` means nothing here; ``possible`` is what could have been typed in its place."""
    return Refusal("not-understood", {"text": clean(text) or "…", "possible": possible})
