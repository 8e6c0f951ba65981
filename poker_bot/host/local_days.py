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


def time_of_day(now: int, name: str) -> str:
    """The local time of an instant, as ``HH:MM``."""
    return datetime.fromtimestamp(now / _MS, zone(name) or ZoneInfo("UTC")).strftime("%H:%M")


def next_time(now: int, name: str, clock: str) -> int:
    """The next instant at which local clocks show ``clock`` (``HH:MM``). ``ValueError`` for what is no time of day.

    Where clocks are put back it may come twice a day, and the nearer one counts. Where they are put forward over it, it
    is as long after midnight as on any other day.
    """
    at, there = time.fromisoformat(clock), zone(name) or ZoneInfo("UTC")
    days = (today(now, name) + timedelta(days=ahead) for ahead in range(3))
    found = (_instant(datetime.combine(day, at, there).replace(fold=fold)) for day in days for fold in (0, 1))
    return next(instant for instant in found if instant is not None and instant > now)


def _instant(there: datetime) -> int | None:
    """Milliseconds UTC; None for the second of two that is none, because clocks are not put back then."""
    first = there.replace(fold=0).timestamp()
    instant = there.timestamp()
    return None if there.fold and instant <= first else round(instant * _MS)


def is_quiet(now: int, name: str, start: str, end: str) -> bool:
    """Whether an instant lies in the quiet hours from ``start`` to ``end`` (``HH:MM``, over midnight too)."""
    if not start or not end or start == end:
        return False
    clock = time_of_day(now, name)
    return start <= clock < end if start < end else clock >= start or clock < end


def is_time(text: str) -> bool:
    """Whether a text is a time of day as ``22:30``, or nothing."""
    if not text:
        return True
    try:
        return datetime.strptime(text, "%H:%M").strftime("%H:%M") == text  # noqa: DTZ007 - a time of day, no instant
    except ValueError:
        return False
