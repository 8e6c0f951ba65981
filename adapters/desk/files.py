"""Answers with a file: fetched page by page where it is long, and written down beside the games."""

from typing import Final

from adapters.desk.answers import Who
from adapters.desk.audit_csv import audit_file, audit_name
from adapters.desk.pairs_csv import pairs_csv, pairs_name
from adapters.desk.service import Counter
from poker_bot.host.commands import Reply

_PAIRS: Final = "pairs-file"
_CODES: Final = frozenset({"audit-file", _PAIRS})


async def with_file(reply: Reply, who: Who, service: Counter, now: int) -> tuple[Reply, tuple[str, bytes] | None]:
    """The reply with its numbers, and name and bytes of its file; None where it has none, or a page was refused."""
    if reply.code not in _CODES or reply.refusal is not None:
        return reply, None
    if reply.code == _PAIRS:
        return reply, (pairs_name(now), pairs_csv(reply))
    whole, body = await audit_file(reply, lambda page: service.handle(who.command(page, asks=True)))
    return whole, None if whole.refusal is not None else (audit_name(now), body)
