"""The short code by which people name a table, derived from its id: ids are never reused, so codes are not either."""

_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0 O 1 I L: a code is read aloud and typed again."""

_FIRST = len(_LETTERS) ** 2
"""Codes begin with three characters, so that none looks like a card."""


def table_code(table: int) -> str:
    """Three to eight characters of ``[A-Z0-9]`` for table id 1 and up; different ids have different codes."""
    number, code = table + _FIRST - 1, ""
    while number:
        number, digit = divmod(number, len(_LETTERS))
        code = _LETTERS[digit] + code
    return code
