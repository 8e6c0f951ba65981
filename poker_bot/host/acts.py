"""What admins do at a table, as the community's log names it."""

from poker_bot.host import commands as co
from poker_bot.refusals import Value

_ACTS = (co.Floor, co.Pause, co.CloseTable, co.LastHands, co.StopTime, co.ChangeTable)


def is_act_at_table(intent: co.Intent, code: str) -> bool:
    """Whether it belongs into the log: a preview or a repeated press does not."""
    return isinstance(intent, _ACTS) and code not in {"floor-preview", "duplicate"}


def act_at_table(intent: co.Intent, reply: co.Reply) -> tuple[str, dict[str, Value]]:
    """The code of the entry and its parameters, by what was wanted and what came of it."""
    match intent:
        case co.Floor(ruling=ruling, seat=seat):
            return "floor", {"ruling": ruling, "seat": seat}
        case co.ChangeTable():
            return "table-rules", dict(reply.changed)
        case co.Pause(pause=pause):
            return ("pause" if pause else "resume"), {}
        case co.CloseTable(now=now):
            return ("close-now" if now else "close"), {}
        case co.LastHands(hands=hands):
            return ("last-hands", {"hands": hands}) if hands else ("last-hands-off", {})
        case co.StopTime(time=time):
            return ("stop-time", {"time": time}) if time else ("stop-time-off", {})
        case _:
            raise LookupError("no act of an admin")
