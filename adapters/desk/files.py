"""Answers with a file: fetched page by page where it is long, and written down beside the games."""

import asyncio
from collections.abc import Callable
from typing import Final

from adapters.desk.answers import Who
from adapters.desk.audit_csv import audit_file, audit_name
from adapters.desk.export_json import export_json, export_name
from adapters.desk.pairs_csv import pairs_csv, pairs_name
from adapters.desk.service import Counter
from adapters.desk.settle_csv import settle_csv, settle_name
from poker_bot.host.commands import Reply
from poker_bot.text.catalogue import Catalogue

_PAGED: Final = "audit-file"

_WHOLE: Final[dict[str, tuple[Callable[[Reply, int], str], Callable[[Reply, Catalogue], bytes]]]] = {
    "pairs-file": (lambda _, now: pairs_name(now), lambda reply, _: pairs_csv(reply)),
    "settle-file": (settle_name, lambda reply, _: settle_csv(reply)),
    "privacy-export": (lambda _, now: export_name(now), export_json),
}
"""How it is called, and how it is written."""


async def with_file(
    reply: Reply, who: Who, service: Counter, now: int, catalogue: Catalogue
) -> tuple[Reply, tuple[str, bytes] | None]:
    """The reply with its numbers, and name and bytes of its file; None where it has none, or a page was refused."""
    if reply.refusal is not None:
        return reply, None
    if reply.code == _PAGED:
        whole, body = await audit_file(reply, lambda page: service.handle(who.command(page, asks=True)))
        return whole, None if whole.refusal is not None else (audit_name(now), body)
    known = _WHOLE.get(reply.code)
    if known is None:
        return reply, None
    name, write = known
    return reply, (name(reply, now), await asyncio.to_thread(write, reply, catalogue))
