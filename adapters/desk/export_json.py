"""All that is kept of a person as a JSON file that he can read: dates in words of ISO 8601, chips whole."""

import json
from typing import Any, Final

from adapters.desk.csv_file import instant
from poker_bot.host.commands import Reply
from poker_bot.host.ports import LedgerRow
from poker_bot.text.catalogue import Catalogue

MESSAGE_KEYS: Final = frozenset({"export-about", "export-language"})
"""Every key this module asks for; for the linter."""


def export_name(now: int) -> str:
    """A name for the file, by the day (UTC) of an instant in milliseconds."""
    return f"my-data-{instant(now)[:10]}.json"


def export_json(reply: Reply, catalogue: Catalogue) -> bytes:
    """UTF-8, indented; what explains it is in the reply's language, the names of the data are not.

    Raises ``ValueError`` for an answer without data.
    """
    if reply.export is None:
        raise ValueError("nothing to export")
    data, person = reply.export.data, reply.export.data.person
    written: dict[str, Any] = {
        "about": catalogue.text(reply.language, "export-about"),
        "written": instant(reply.export.at),
        "person": {
            "number": person.id,
            "name": person.name,
            "language": person.language or catalogue.text(reply.language, "export-language"),
            "private_messages": person.dm,
        },
        "accounts": [
            {"platform": one.platform, "account": one.account, "linked": bool(one.home)} for one in data.accounts
        ],
        "linked_people": list(data.merged),
        "links": [{"since": instant(link.at), "platforms": list(link.platforms)} for link in data.links],
        "excluded_until": instant(data.excluded_until) if data.excluded_until else None,
        "balances": [
            {
                "bank": one.bank,
                "community": one.community,
                "platform": one.platform,
                "balance": one.wallet,
                "at_tables": one.at_tables,
            }
            for one in data.holdings
        ],
        "hands": [{"table": table.code, "hands": table.hands} for table in reply.export.tables],
        "acts_as_admin_or_about_you": [
            {
                "time": instant(act.at),
                "community": act.community,
                "by": act.person,
                "act": act.action,
                **_details(act.params),
            }
            for act in data.acts
        ],
        "ledger": [_row(row) for row in data.movements],
    }
    return json.dumps(written, ensure_ascii=False, indent=2).encode()


def _details(params: dict[str, int | str]) -> dict[str, Any]:
    return {"details": params} if params else {}


def _row(row: LedgerRow) -> dict[str, Any]:
    return {
        "row": row.id,
        "time": instant(row.at),
        "bank": row.bank,
        "from": row.source,
        "to": row.target,
        "chips": row.amount,
        "reason": row.reason,
        "by": row.person,
        "table": row.table,
        "hand": row.hand,
    }
