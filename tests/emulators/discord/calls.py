"""The log of HTTP requests: what the bot asked, when, and what it was told."""

from __future__ import annotations

import fnmatch
from dataclasses import dataclass, field
from typing import Any

#: HTTP statuses from here on mean no.
REFUSED = 400


@dataclass(slots=True)
class Call:
    """One request, in the order of arrival. Times are `time.monotonic()` seconds; `ended` is None while unanswered.

    `path` is below the API's base and without query (`/channels/1/messages`). `json` is the body, or the
    `payload_json` part of a form; `files` are the uploaded file names.
    """

    method: str
    path: str
    at: float
    params: dict[str, str]
    json: Any = None
    files: tuple[str, ...] = ()
    status: int | None = None
    ended: float | None = None
    answer: Any = field(default=None, repr=False)

    @property
    def code(self) -> int | None:
        """Discord's error code of a call that was refused, None of one that was not (or not yet answered)."""
        refused = self.status is not None and self.status >= REFUSED
        return self.answer.get("code") if refused and isinstance(self.answer, dict) else None

    def matches(self, method: str, pattern: str) -> bool:
        """Whether method (or "*") and path (shell pattern; * crosses slashes) fit."""
        return method in (self.method, "*") and fnmatch.fnmatchcase(self.path, pattern)

    def overlaps(self, other: Call) -> bool:
        """Whether the two were in flight at the same time."""
        first, second = (self, other) if self.at <= other.at else (other, self)
        return first.ended is None or second.at < first.ended
