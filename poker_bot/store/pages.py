"""Pages of what is listed newest first: so many, older than an id."""

from typing import Final

_BEYOND: Final = 2**63 - 1
"""No id reaches it, and SQLite can hold it."""


def page(before: int, limit: int) -> tuple[int, int]:
    """The id that all on the page are below, and how many at most; ``before`` 0 = from the newest.

    ValueError for less than one, or an id below 0.
    """
    if before < 0:
        raise ValueError(f"nothing is older than {before}")
    return min(before or _BEYOND, _BEYOND), top(limit)


def top(limit: int) -> int:
    """How many at most; ValueError for less than one."""
    if limit < 1:
        raise ValueError(f"{limit} cannot be listed")
    return min(limit, _BEYOND)
