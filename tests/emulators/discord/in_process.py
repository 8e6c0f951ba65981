"""What simcord lacks when it runs a bot in process: people's languages. How to use it: see the package's docstring."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any
from unittest import mock

import simcord.interactions

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


@contextlib.contextmanager
def speaking(languages: Mapping[int, str], community: str = "en-US") -> Iterator[None]:
    """Give simcord's people languages by user id, and guilds one, where it knows en-US only."""
    original = simcord.interactions.base_payload

    def translated(*args: Any, **kwargs: Any) -> tuple[Any, dict[str, Any]]:  # noqa: ANN401 -- stands in as it is
        record, payload = original(*args, **kwargs)
        payload["locale"] = languages.get(record.user_id, "en-US")
        if "guild_locale" in payload:
            payload["guild_locale"] = community
        return record, payload

    with mock.patch.object(simcord.interactions, "base_payload", translated):
        yield
