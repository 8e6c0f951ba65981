"""Codes that join accounts or communities: twelve letters for people to copy, a hash for the store. Pure.

59 bits: with ``TRIES`` in ten minutes nobody guesses one before it expires.
"""

import hashlib
from typing import Final

_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0 O 1 I L: a code is read on one phone and typed into another."""

_LENGTH: Final = 12
_GROUP: Final = 4
_CODES: Final = len(_LETTERS) ** _LENGTH

PERSON_CODE_MS: Final = 600_000
COMMUNITY_CODE_MS: Final = 1_800_000
"""Milliseconds for which a code can be entered."""


def new_code(entropy: bytes) -> str:
    """A code from 32 random bytes, in groups: ``ABCD-EFGH-JKMN``."""
    return written(int.from_bytes(entropy, "big") % _CODES)


def written(number: int) -> str:
    """The code of a number below 2**63; ValueError for a number that no code has."""
    if not 0 <= number < _CODES:
        raise ValueError("no code has this number")
    letters = ""
    for _ in range(_LENGTH):
        number, place = divmod(number, len(_LETTERS))
        letters = _LETTERS[place] + letters
    return "-".join(letters[start : start + _GROUP] for start in range(0, _LENGTH, _GROUP))


def number_of_code(typed: str | int) -> int | None:
    """The number of a code however it is spaced and in whatever case; None for what is none. It fits a button."""
    if isinstance(typed, int):
        return typed if 0 <= typed < _CODES else None
    letters = "".join(typed.upper().replace("-", " ").split())
    if len(letters) != _LENGTH or any(letter not in _LETTERS for letter in letters):
        return None
    number = 0
    for letter in letters:
        number = number * len(_LETTERS) + _LETTERS.index(letter)
    return number


def digest_of(typed: str | int) -> str:
    """What the store knows of a code; for what is no code, the hash of none."""
    number = number_of_code(typed)
    return hashlib.sha256(f"poker host join code {'' if number is None else written(number)}".encode()).hexdigest()
