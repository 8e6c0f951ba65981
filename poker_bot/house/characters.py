"""Who plays for the house. A character is data; how it is used stands in ``policy``."""

from msgspec import Struct


class Character(Struct, frozen=True):
    """A way to play. Shares are parts of 1.

    ``patience`` is how much more than the price of the pot a hand must promise to be played on (negative = curious).
    ``value_at`` is how many times the average hand it must be worth to be bet or raised, ``boldness`` how often that
    is done then, ``bluffs`` how often with anything.
    """

    account: str
    name: str
    patience: float
    value_at: float
    boldness: float
    bluffs: float


CHARACTERS: tuple[Character, ...] = (
    Character("heron", "Heron", patience=0.10, value_at=1.45, boldness=0.60, bluffs=0.02),
    Character("otter", "Otter", patience=-0.10, value_at=1.65, boldness=0.25, bluffs=0.02),
    Character("magpie", "Magpie", patience=0.00, value_at=1.15, boldness=0.75, bluffs=0.12),
)
"""The Heron waits for good cards, the Otter wants to see every card, the Magpie likes to bet."""
