"""The payload of a button: which decision it was drawn for, what it does and with how many chips (law 4).

``encode`` makes at most 64 bytes of ASCII (Telegram's limit for ``callback_data``; Discord allows 100), whatever the
ids; ``decode`` never raises: a payload that is not ours, is older than this format or was cut is ``None``, and the
presser is told that the button is out of date. No payload holds a card (law 6) or a person: who pressed, the platform
says.

Form: ``1`` (version), two letters for the action, then table, hand, turn and amount (and the room, where the message
does not stand in it) in base 64, separated by dots: ``1ca4.7.1A.c``.
"""

from typing import Final

from msgspec import Struct

from poker_bot.host.commands import TurnToken

MAX_BYTES: Final = 64
VERSION: Final = "1"

ACTIONS: Final[dict[str, str]] = {
    "fold": "fo",
    "check": "ch",
    "call": "ca",
    "raise-menu": "rm",
    "raise-min": "r1",
    "raise-half": "r2",
    "raise-pot": "r3",
    "all-in": "al",
    "all-in-confirm": "ac",
    "cards": "mc",
    "sit": "si",
    "leave": "le",
    "away": "aw",
    "back": "ba",
    "balance": "bl",
    "top-up": "tu",
    "pre-check-fold": "pf",
    "pre-call": "pc",
    "pre-none": "pn",
    "show": "sh",
    "show-1": "s1",
    "show-2": "s2",
    "show-3": "s3",
    "show-4": "s4",
    "show-5": "s5",
    "muck": "mu",
    "play-board": "pb",
    "draw-menu": "dm",
    "mark": "mk",
    "draw": "dr",
    "stand-pat": "sp",
    "run-twice": "rt",
    "run-once": "ro",
    "chop": "cp",
    "chop-no": "cn",
    "straddle": "sd",
    "straddle-off": "so",
    "enter-post": "ep",
    "enter-wait": "ew",
    "language": "la",
    "rules": "ru",
    "rules-page": "rp",
    "floor-confirm": "fc",
    "season-confirm": "sc",
    "forget-confirm": "fg",
    "link-confirm": "lk",
    "unlink-confirm": "ul",
    "join-confirm": "jn",
    "part-confirm": "pt",
}
"""Every action a button may have, and its code. A code is never given another meaning: old messages keep theirs."""

_BY_CODE: Final = {code: action for action, code in ACTIONS.items()}
_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
_VALUES: Final = {digit: value for value, digit in enumerate(_DIGITS)}
_MAX_NUMBER: Final = 2**63 - 1
_MAX_DIGITS: Final = 11  # of 6 bits each, for 63 bits
_CODE_END: Final = len(VERSION) + 2
_NUMBERS: Final = (4, 5)  # table, hand, turn, amount and perhaps the room


class ButtonPress(Struct, frozen=True):
    """What a button stands for. ``amount`` in chips (0 = none), ``room`` our id of the room (0 = where it stands).

    Where an act is confirmed ``amount`` is the number of that act (``adapters.desk.ruling_numbers``), or of a code.
    On a page of the rules ``amount`` is a place in them (``poker_bot.text.rulebook``), for a language its number.
    Where cards are exchanged ``amount`` is the set of marked ones: bit i = hole card i. It says nothing of their faces.
    """

    action: str
    token: TurnToken
    amount: int = 0
    room: int = 0


def encode(press: ButtonPress) -> str:
    """The payload, ≤ 64 bytes. Raises ``ValueError`` for an unknown action or a number outside 0 … 2^63 - 1."""
    code = ACTIONS.get(press.action)
    if code is None:
        raise ValueError(f"no such button action: {press.action}")
    token = press.token
    numbers = [token.table, token.hand, token.turn, press.amount]
    if press.room:
        numbers.append(press.room)
    return VERSION + code + ".".join(map(_digits, numbers))


def decode(payload: str) -> ButtonPress | None:
    """What the button stands for; None for anything this version did not write."""
    action = _BY_CODE.get(payload[len(VERSION) : _CODE_END])
    if action is None or not payload.startswith(VERSION) or len(payload) > MAX_BYTES:
        return None
    numbers = [_number(part) for part in payload[_CODE_END:].split(".")]
    if len(numbers) not in _NUMBERS or None in numbers:
        return None
    table, hand, turn, amount, room = (*(number or 0 for number in numbers), 0)[:5]
    return ButtonPress(action, TurnToken(table, hand, turn), amount, room)


def _digits(number: int) -> str:
    if not 0 <= number <= _MAX_NUMBER:
        raise ValueError("a number in a button is outside 0 … 2^63 - 1")
    digits = _DIGITS[number & 63]
    while number := number >> 6:
        digits = _DIGITS[number & 63] + digits
    return digits


def _number(digits: str) -> int | None:
    if not 0 < len(digits) <= _MAX_DIGITS:
        return None
    number = 0
    for digit in digits:
        value = _VALUES.get(digit)
        if value is None:
            return None
        number = number << 6 | value
    return number if number <= _MAX_NUMBER else None
