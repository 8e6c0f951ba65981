"""The host's settlement as text takes it. Pure."""

from poker_bot.host.ports import Settlement
from poker_bot.text.present import SettledLine, SettleUp


def settled_session(settlement: Settlement | None) -> SettleUp | None:
    """Everybody by name; house players as what they are."""
    if settlement is None:
        return None
    people = settlement.people
    lines = []
    for one in settlement.lines:
        seen = people.get(one.person)
        name, house = ("", False) if seen is None else (seen.name, seen.platform == "house")
        lines.append(SettledLine(name, one.brought, one.has, house=house))
    return SettleUp(settlement.code, settlement.closed, lines, settlement.carried)
