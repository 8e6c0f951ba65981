"""Days as a community lives them: from midnight to midnight of its own time zone. Pure but for the zone's data."""

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

_MS = 1000


def zone(name: str) -> ZoneInfo | None:
    """The time zone of that name (``Europe/Paris``), None for one that does not exist here."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def today(now: int, name: str) -> date:
    """The local date of an instant (milliseconds since 1970 UTC); UTC's for an unknown zone."""
    return datetime.fromtimestamp(now / _MS, zone(name) or ZoneInfo("UTC")).date()


def midnight_before(now: int, name: str) -> int:
    """The instant at which the local day began."""
    return _midnight(today(now, name), name)


def midnight_after(now: int, name: str) -> int:
    """The instant at which the next local day begins."""
    return _midnight(today(now, name) + timedelta(days=1), name)


def _midnight(day: date, name: str) -> int:
    there = datetime.combine(day, time(), zone(name) or ZoneInfo("UTC"))
    return round(there.timestamp() * _MS)


def is_quiet(now: int, name: str, start: str, end: str) -> bool:
    """Whether an instant lies in the quiet hours from ``start`` to ``end`` (``HH:MM``, over midnight too)."""
    if not start or not end or start == end:
        return False
    clock = datetime.fromtimestamp(now / _MS, zone(name) or ZoneInfo("UTC")).strftime("%H:%M")
    return start <= clock < end if start < end else clock >= start or clock < end


def is_time(text: str) -> bool:
    """Whether a text is a time of day as ``22:30``, or nothing."""
    if not text:
        return True
    try:
        return datetime.strptime(text, "%H:%M").strftime("%H:%M") == text  # noqa: DTZ007 - a time of day, no instant
    except ValueError:
        return False
