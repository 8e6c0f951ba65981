"""The settle-up of a table: its ledger rows read and folded, everybody named."""

from msgspec.structs import replace

from poker_bot.engine.state import TableState
from poker_bot.host import commands as co
from poker_bot.host.codes import table_code
from poker_bot.host.ports import Seen, Settlement, Store
from poker_bot.records.settle_up import Held, held_at, settle_up


async def settlement_of(store: Store, table: int, state: TableState | None = None) -> Settlement | None:
    """Of a table in ``state``, None = long closed; None when nobody has brought chips. Store errors pass through."""
    rows = await store.wallet_rows(table)
    if not rows:
        return None
    held = Held() if state is None else held_at(state)
    lines = settle_up(rows, held)
    people = await store.persons(sorted(line.person for line in lines))
    return Settlement(
        table=table,
        code=table_code(table),
        closed=state is None or state.closed,
        lines=lines,
        carried=held.carried,
        people={one: Seen(one, person.name, person.platform, person.account) for one, person in people.items()},
    )


def settled_reply(reply: co.Reply, intent: co.SettleUp, settlement: Settlement | None) -> co.Reply:
    """The answer: what was asked for, or that there is nothing to settle."""
    if settlement is None:
        return replace(reply, code="settle-none")
    if intent.file:
        return replace(reply, code="settle-file", params={"table": settlement.code}, settlement=settlement)
    state = "closed" if settlement.closed else "open"
    return replace(reply, code="settle-up", params={"table": settlement.code, "state": state}, settlement=settlement)
