"""A press borrows the table message, so that its own answer can be the edit (law 10)."""

from collections.abc import Callable
from types import TracebackType
from typing import Generic

from adapters.outbox.message import Send, TableMessage
from adapters.outbox.wire import Content


class Press(Generic[Content]):
    """Made by ``Outbox.press``. While in ``borrowed``, the sender leaves the message alone, until ``until`` at most."""

    def __init__(
        self,
        message: TableMessage[Content],
        reference: str,
        until: int,
        borrowed: "set[Press[Content]]",
        given_back: Callable[[], None],
    ) -> None:
        self.reference = reference
        self.until = until
        self._message = message
        self._borrowed = borrowed
        self._given_back = given_back

    def __enter__(self) -> "Press[Content]":
        self._borrowed.add(self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()

    async def carry(self, send: Send[Content]) -> bool:
        """Call ``send`` with the newest content, or not at all (False): nothing new, no time left, another message.

        Raises what ``send`` raises, and ``WireTimeout``; then the sender brings the message up to date by an edit.
        """
        try:
            return await self._message.carry(self.reference, send, self.until)
        finally:
            self.release()

    def release(self) -> None:
        """Give the message back: from now on the sender edits it by itself."""
        if self in self._borrowed:
            self._borrowed.remove(self)
            self._given_back()
