"""Chips are whole numbers; nothing here divides into fractions."""

MAX_CHIPS = 10**12
"""Largest amount of a table's settings and of what is typed (chips); far below 2**63 (trouble O-08)."""


def split(amount: int, shares: int) -> tuple[int, ...]:
    """Split ``amount`` chips into ``shares`` parts; odd chips go one each to the first parts (R-POT-3, TDA 20)."""
    if shares == 1:
        return (amount,)
    each, odd = divmod(amount, shares)
    return tuple(each + 1 if i < odd else each for i in range(shares))
