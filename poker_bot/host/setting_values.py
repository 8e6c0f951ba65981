"""Which settings of a community can be: each in its range, or refused with what would be possible. Pure."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from poker_bot.engine.chips import MAX_CHIPS
from poker_bot.host.commands import SettingValue
from poker_bot.host.local_days import is_time, zone
from poker_bot.host.ports import Settings
from poker_bot.refusals import Refusal

Check = Callable[[SettingValue], bool]


def _chips(least: int) -> Check:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and least <= value <= MAX_CHIPS


def _one_of(*values: str) -> Check:
    return lambda value: value in values


def _switch(value: SettingValue) -> bool:
    return isinstance(value, bool)


def _time(value: SettingValue) -> bool:
    return isinstance(value, str) and is_time(value)


def _zone(value: SettingValue) -> bool:
    return isinstance(value, str) and zone(value) is not None


def _text(value: SettingValue) -> bool:
    return isinstance(value, str)


def _ids(value: SettingValue) -> bool:
    return isinstance(value, tuple)


_CHECKS: Final[dict[str, tuple[Check, str]]] = {
    "time_zone": (_zone, "Europe/Paris, Asia/Jakarta, UTC …"),
    "starting_chips": (_chips(-1), f"0-{MAX_CHIPS}"),
    "daily_chips": (_chips(0), f"0-{MAX_CHIPS}"),
    "buy_in_limit": (_chips(0), f"0-{MAX_CHIPS}"),
    "who_opens": (_one_of("everyone", "admins"), "everyone, admins"),
    "admin_role": (_text, "@role"),
    "rooms": (_ids, "#room"),
    "house_players": (_switch, "true, false"),
    "cards_by_message": (_switch, "true, false"),
    "gifts": (_switch, "true, false"),
    "quiet_from": (_time, "22:00"),
    "quiet_to": (_time, "08:00"),
}


def settings_of(settings: Settings, changes: dict[str, SettingValue]) -> Settings | Refusal:
    """``settings`` with ``changes``, all of them or none."""
    for field, value in changes.items():
        known = _CHECKS.get(field)
        if known is None:
            return Refusal("no-such-setting", {"text": field})
        fits, possible = known
        if not fits(value):
            return Refusal("setting-range", {"field": field, "value": str(value), "possible": possible})
    return replace(settings, **changes)
