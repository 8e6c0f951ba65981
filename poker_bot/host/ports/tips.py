"""Which explanations a person has had, and whether he wants any."""

from typing import Protocol


class TipStore(Protocol):
    """The part of the store that remembers them. Everything raises ``StoreError``; ``ValueError``: no such person."""

    async def tip(self, person: int, tip: str) -> bool:
        """Note that the person is told ``tip`` now; False when he was before, or wants none: then nothing is noted."""
        ...

    async def set_tips(self, person: int, on: bool) -> None:  # noqa: FBT001 - a stored choice, set by name
        """Whether he wants tips. Those he has had stay had."""
        ...
