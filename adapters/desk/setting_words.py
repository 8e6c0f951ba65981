"""What admins type behind ``/settings``: ``daily_chips=500 quiet_from=23:00``. Pure."""

import re
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from adapters.desk.phrases import not_understood, number, pieces
from adapters.desk.stake_words import SWITCHES
from poker_bot.host.commands import ChangeSettings, SettingValue, ShowSettings
from poker_bot.host.ports import Settings
from poker_bot.refusals import Refusal
from poker_bot.text.present import COMMUNITY_SETTINGS

NONE: Final = "none"
USUAL: Final = "default"
HERE: Final = "here"
NOT_HERE: Final = "not-here"
EVERYWHERE: Final = "everywhere"
"""Words for values that are nothing, the operator's, or places."""

SETTING_NAMES: Final = COMMUNITY_SETTINGS
"""Every setting an admin may change."""

_USUAL_NAMES: Final = f"{', '.join(SETTING_NAMES[:6])} …"
_ROLE: Final = re.compile(r"(?:<@&)?([0-9]{1,25})>?")
_ROOMS: Final = "rooms"
_LANGUAGE: Final = "language"


class ChangeRooms(Struct, frozen=True):
    """``rooms=here`` and ``not-here``: what comes of it depends on the rooms that are set already.

    ``rooms``: our ids of those that are meant, none = where it is typed.
    """

    here: bool
    others: dict[str, SettingValue]
    rooms: tuple[int, ...] = ()


def _role(text: str) -> SettingValue | None:
    """The id of a role, or of none."""
    role = _ROLE.fullmatch(text)
    return "" if text == NONE else role[1] if role else None


def _starting(text: str) -> SettingValue | None:
    return -1 if text.lower() == USUAL else number(text)


def _time(text: str) -> SettingValue | None:
    return "" if text.lower() == NONE else text


_READ: Final[dict[str, tuple[Callable[[str], SettingValue | None], str]]] = {
    _LANGUAGE: (str.lower, "en|fr"),
    "daily_chips": (number, "500"),
    "starting_chips": (_starting, f"10000|{USUAL}"),
    "buy_in_limit": (number, "5000"),
    "who_opens": (str.lower, "everyone|admins"),
    "time_zone": (str, "Europe/Paris"),
    "admin_role": (_role, f"@role|{NONE}"),
    _ROOMS: (lambda text: () if text.lower() == EVERYWHERE else None, f"{HERE}|{NOT_HERE}|{EVERYWHERE}"),
    "house_players": (lambda text: SWITCHES.get(text.lower()), "on|off"),
    "cards_by_message": (lambda text: SWITCHES.get(text.lower()), "on|off"),
    "gifts": (lambda text: SWITCHES.get(text.lower()), "on|off"),
    "quiet_from": (_time, f"23:00|{NONE}"),
    "quiet_to": (_time, f"08:00|{NONE}"),
}


SETTING_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "who_opens": ("everyone", "admins"),
    _ROOMS: (HERE, NOT_HERE, EVERYWHERE),
    **dict.fromkeys(("house_players", "cards_by_message", "gifts"), ("on", "off")),
}
"""Values of the settings that have few, as they are typed; languages are those of the catalogue."""


def settings_of_text(text: str) -> ShowSettings | ChangeSettings | ChangeRooms | Refusal:
    """Nothing shows them; ``name=value`` pairs change them, all or none."""
    changes: dict[str, SettingValue] = {}
    places: bool | None = None
    for word in pieces(text):
        name, sign, value = word.partition("=")
        name = name.lower()
        known = _READ.get(name)
        if known is None or name in changes or (name == _ROOMS and places is not None):
            return not_understood(word, _USUAL_NAMES)
        read, example = known
        if name == _ROOMS and value.lower() in {HERE, NOT_HERE}:
            places = value.lower() == HERE
            continue
        found = read(value) if sign and value else None
        if found is None:
            return not_understood(word, f"{name}={example}")
        changes[name] = found
    if places is not None:
        return ChangeRooms(places, changes)
    return ChangeSettings(changes) if changes else ShowSettings()


def with_room(change: ChangeRooms, settings: Settings, room: int, revision: int) -> ChangeSettings | Refusal:
    """The change on top of the rooms that are set. Taking away the last one would allow all of them: refused."""
    meant = change.rooms or (room,)
    left = tuple(one for one in settings.rooms if one not in meant)
    if not change.here and not left:
        params: dict[str, int | str] = {"field": _ROOMS, "value": NOT_HERE, "possible": f"{HERE}, {EVERYWHERE}"}
        return Refusal("setting-range", params)
    rooms = (*left, *meant) if change.here else left
    return ChangeSettings({**change.others, _ROOMS: rooms}, revision)


def shown_settings(settings: Settings, language: str, room: int) -> dict[str, str]:
    """Every setting with its value as it would be typed in ``room`` (our id); ``language`` of public texts."""
    return {
        name: language if name == _LANGUAGE else _shown(name, getattr(settings, name), room) for name in SETTING_NAMES
    }


def _shown(name: str, value: SettingValue, room: int) -> str:
    if isinstance(value, tuple):
        return EVERYWHERE if not value else HERE if room in value else NOT_HERE
    if isinstance(value, bool):
        return "on" if value else "off"
    if name == "starting_chips" and value == -1:
        return USUAL
    return str(value) or NONE
