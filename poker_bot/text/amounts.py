"""Read the amounts people type (product.md, "A hand in the chat" 6; trouble O-09, O-10).

Grammar, after trimming blanks at both ends; letters in any case; one rule for readers of all languages::

    amount    = word | number | number blank? unit
    number    = digits | thousands | decimal                # decimal only with a unit
    digits    = digit+
    thousands = digit{1,3} (separator digit{3})+            # one kind of separator, no leading zero
    separator = "," | "." | "'" | blank                     # every blank counts as the same kind, so do ' and U+2019
    decimal   = digit+ ("." | ",") digit+
    unit      = "k" | "m" | "rb" | "jt"                     # 1k = 1rb = 1,000; 1m = 1jt = 1,000,000
    digit     = 0-9, full-width, Arabic-Indic or extended Arabic-Indic
    blank     = space, U+00A0, U+202F, U+2009
    word      = one of ``WORDS``

So ``1,500``, ``1.500``, ``1 500`` and ``1'500`` are 1500 for everybody, ``1,5k`` and ``1.5k`` as well. ``1.5`` alone is
a fraction and refused, ``1.500k`` could be two amounts and is refused. Signs, ``1_000``, superscripts, ``1e5``,
``nan``, currency signs and anything else are no amounts. Nothing is guessed; the caller repeats what was understood.
"""

import re
import unicodedata
from typing import Final, Literal

from msgspec import Struct

from poker_bot.refusals import Refusal
from poker_bot.text.names import clean

Kind = Literal["chips", "pot", "half", "min", "max", "all"]

WORDS: Final[dict[Kind, tuple[str, ...]]] = {
    "pot": ("pot", "le pot", "cagnotte", "piatto"),
    "half": (
        *("half", "half pot", "1/2", "½", "1/2 pot", "½ pot"),
        *("demi", "demi pot", "moitié", "moitie"),
        *("setengah", "setengah pot", "separuh"),
        *("metà", "meta", "mezzo", "mezzo piatto", "metà piatto"),
    ),
    "min": ("min", "minimum", "minimal", "minimo"),
    "max": ("max", "maximum", "maks", "maksimum", "maksimal", "massimo"),
    "all": ("all", "all in", "allin", "tapis", "tout", "semua", "tutto", "resto"),
}
"""Words for amounts in the four languages, lower case; a hyphen counts as a space."""

_KIND_OF: Final = {word: kind for kind, words in WORDS.items() for word in words}

MAX_AMOUNT: Final = 10**12
"""The largest amount that is read (chips): the engine's own limit, far below 2**63 (trouble O-08)."""

_UNREADABLE: Final = "amount-unreadable"
_FRACTION: Final = "amount-fraction"

_MAX_LENGTH: Final = 40  # longer than any amount with separators; keeps int() short (trouble O-09)
_SHOWN_LENGTH: Final = 20

_ZEROS: Final = (0x0030, 0x0660, 0x06F0, 0xFF10)
_PLAIN: Final = {
    **{zero + n: str(n) for zero in _ZEROS for n in range(10)},
    **dict.fromkeys(map(ord, "\u00a0\u202f\u2009"), " "),
    ord("\u2019"): "'",
}
_SCALES: Final = {"": 1, "k": 1_000, "rb": 1_000, "m": 1_000_000, "jt": 1_000_000}

_AMOUNT: Final = re.compile(r"([0-9][0-9., ']*?) ?(k|m|rb|jt)?")
_DIGITS: Final = re.compile(r"[0-9]+")
_GROUPS: Final = r"[1-9][0-9]{0,2}([., '])[0-9]{3}(?:\1[0-9]{3})*"
_THOUSANDS: Final = re.compile(_GROUPS)
_DECIMAL: Final = re.compile(r"([0-9]+)[.,]([0-9]+)")
_MONEY: Final = re.compile(_GROUPS + r"(?!\1)[.,][0-9]{1,2}")  # 1,234.50 is clear, and a fraction


class ParsedAmount(Struct, frozen=True):
    """What was typed, in chips; ``kind`` tells in which way it was said.

    ``all`` means everything and is played as the action all-in, never as a number (trouble M-16). ``max`` is the
    largest legal amount, which in a pot-limit game may be less than the stack.
    """

    kind: Kind
    chips: int


def parse_amount(
    text: str, *, minimum: int, maximum: int, pot_to: int = 0, half_pot_to: int = 0
) -> ParsedAmount | Refusal:
    """Read ``text`` by the grammar above; all amounts in chips.

    ``minimum`` and ``maximum`` are what the words "min", "max" and "all" stand for, and the range a refusal names.
    ``pot_to`` and ``half_pot_to`` are what "pot" and "half" stand for, brought into that range; 0 where the words
    mean nothing (a buy-in). Whether a typed number is in the range is judged by who carries it out, not here.

    Refuses with ``amount-unreadable``, ``amount-fraction`` or, above ``MAX_AMOUNT``, ``amount-too-large``.
    """
    plain = _normalise(text)
    kind = _KIND_OF.get(" ".join(plain.replace("-", " ").split()))
    if kind is not None:
        worth = {"pot": pot_to, "half": half_pot_to, "min": minimum, "max": maximum, "all": maximum}[kind]
        if not worth and kind in {"pot", "half"}:
            return _refusal(_UNREADABLE, text)
        return ParsedAmount(kind, min(max(worth, minimum), maximum))
    chips = _read_number(plain)
    if isinstance(chips, str):
        return _refusal(chips, text)
    if chips > MAX_AMOUNT:
        return Refusal("amount-too-large", {"amount": chips, "minimum": minimum, "maximum": maximum})
    return ParsedAmount("chips", chips)


def _normalise(text: str) -> str:
    """Plain digits, one kind of blank and of apostrophe, lower case, composed accents; nothing when it is too long."""
    trimmed = text.strip()
    if len(trimmed) > _MAX_LENGTH:
        return ""
    return unicodedata.normalize("NFC", trimmed).translate(_PLAIN).lower()


def _read_number(plain: str) -> int | str:
    """The number in chips, or the code of the refusal when it is not whole or not readable in exactly one way."""
    match = _AMOUNT.fullmatch(plain)
    if match is None:
        return _UNREADABLE
    number, unit = match[1], match[2] or ""
    scale = _SCALES[unit]
    decimal = _DECIMAL.fullmatch(number)
    if _THOUSANDS.fullmatch(number):
        return _UNREADABLE if unit and decimal else int(re.sub(r"[., ']", "", number)) * scale
    if decimal is not None:
        chips, rest = divmod(int(decimal[1] + decimal[2]) * scale, 10 ** len(decimal[2]))
        return _FRACTION if rest or not unit else chips
    if _DIGITS.fullmatch(number):
        return int(number) * scale
    return _FRACTION if _MONEY.fullmatch(plain) else _UNREADABLE


def _refusal(code: str, text: str) -> Refusal:
    """Quote what was typed, harmless and short, so that the answer can name it."""
    return Refusal(code, {"text": clean(text, _SHOWN_LENGTH)})
