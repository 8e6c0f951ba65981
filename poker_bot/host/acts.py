"""What admins do at a table, as the community's log names it."""

from poker_bot.host import commands as co
from poker_bot.refusals import Value

_AT_TABLE = (co.Floor, co.Pause, co.CloseTable, co.LastHands, co.StopTime)


def is_act_at_table(intent: co.Intent, code: str) -> bool:
    """Whether it belongs into the log: a preview or a repeated press does not."""
    return isinstance(intent, (co.Floor, co.Pause, co.CloseTable, co.LastHands, co.StopTime)) and code not in {
        "floor-preview",
        "duplicate",
    }


def act_at_table(intent: co.Intent) -> tuple[str, dict[str, Value]]:
    """The code of the entry and its parameters."""
    match intent:
        case co.Floor(ruling=ruling, seat=seat):
            return "floor", {"ruling": ruling, "seat": seat}
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
