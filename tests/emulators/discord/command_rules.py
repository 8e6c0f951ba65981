"""What Discord accepts as application commands: one wrong name anywhere refuses the whole sync (trouble P-15)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord
from simcord.enums import AppCommandType, OptionType

from .refusals import INVALID_FORM_BODY, TOO_MANY_COMMANDS

if TYPE_CHECKING:
    from collections.abc import Iterable

Json = dict[str, Any]

LOCALES = frozenset(str(locale.value) for locale in discord.Locale)
#: Letters and digits of any script, hyphen, underscore. The documentation also lists the apostrophe; there are reports
#: of refusals with it (trouble P-15), so the emulator is on the strict side.
NAME = re.compile(r"[-\w]{1,32}")
MAX_COMMANDS = 100
MAX_OPTIONS = 25
MAX_TOTAL = 8000
NESTED = (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP)


class Complaints:
    """Collects Discord's nested error object: path → code and message."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def add(self, path: Iterable[str | int], code: str, message: str) -> None:
        """Complain about the value at `path`."""
        node = self.errors
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})


def check_commands(payloads: list[Json]) -> None:
    """Refuse the sync as Discord would.

    Raises 50035 naming every fault by its path, or 30032 for more than 100 slash commands.
    """
    chat_inputs = [payload for payload in payloads if _kind(payload) == AppCommandType.CHAT_INPUT]
    if len(chat_inputs) > MAX_COMMANDS:
        raise TOO_MANY_COMMANDS.error()
    complaints = Complaints()
    for index, payload in enumerate(payloads):
        _check_command(payload, (index,), complaints)
    _check_unique(payloads, (), complaints, "APPLICATION_COMMANDS_DUPLICATE_NAME")
    if complaints.errors:
        raise INVALID_FORM_BODY.error(complaints.errors)


def _kind(payload: Json) -> int:
    return int(payload.get("type", AppCommandType.CHAT_INPUT))


def _check_command(payload: Json, path: tuple[str | int, ...], complaints: Complaints) -> None:
    if _kind(payload) != AppCommandType.CHAT_INPUT:
        _check_text(payload, "name", (1, 32), path, complaints)
        if payload.get("description"):
            complaints.add((*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", "Must be empty")
        return
    _check_described(payload, path, complaints)
    if _size(payload) > MAX_TOTAL:
        complaints.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MAX_TOTAL})")


def _check_described(payload: Json, path: tuple[str | int, ...], complaints: Complaints) -> None:
    """Check what commands, subcommands and options have in common."""
    for where, name in _translations(payload, "name", path, complaints):
        if not (isinstance(name, str) and NAME.fullmatch(name) and name == name.lower()):
            message = "Name is invalid: 1-32 lower case letters, digits, hyphens or underscores"
            complaints.add(where, "APPLICATION_COMMAND_INVALID_NAME", message)
    _check_text(payload, "description", (1, 100), path, complaints)
    options = payload.get("options") or []
    if len(options) > MAX_OPTIONS:
        complaints.add((*path, "options"), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_OPTIONS} or fewer in length.")
    optional_seen = False
    for index, option in enumerate(options):
        where = (*path, "options", index)
        _check_option(option, where, complaints)
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            complaints.add(where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or (option.get("type") not in NESTED and not option.get("required"))
    _check_unique(options, (*path, "options"), complaints, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS")


def _check_option(option: Json, path: tuple[str | int, ...], complaints: Complaints) -> None:
    if option.get("type") not in list(OptionType):
        complaints.add((*path, "type"), "BASE_TYPE_CHOICES", "Value must be one of the option types.")
    _check_described(option, path, complaints)
    choices = option.get("choices") or []
    if len(choices) > MAX_OPTIONS:
        complaints.add((*path, "choices"), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_OPTIONS} or fewer in length.")
    if choices and option.get("autocomplete"):
        complaints.add((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE", "Choices exclude autocomplete")
    for index, choice in enumerate(choices):
        where = (*path, "choices", index)
        _check_text(choice, "name", (1, 100), where, complaints)
        if option.get("type") == OptionType.STRING:
            _check_length(choice.get("value"), (1, 100), (*where, "value"), complaints)
    low, high = option.get("min_value"), option.get("max_value")
    if low is not None and high is not None and low > high:
        complaints.add((*path, "max_value"), "APPLICATION_COMMAND_OPTIONS_MIN_MAX", "max_value is below min_value")


def _translations(
    payload: Json, key: str, path: tuple[str | int, ...], complaints: Complaints
) -> list[tuple[tuple[str | int, ...], object]]:
    """Return the default text and its translations with their paths; complain about locales there are not."""
    found: list[tuple[tuple[str | int, ...], object]] = [((*path, key), payload.get(key))]
    for locale, text in (payload.get(f"{key}_localizations") or {}).items():
        where = (*path, f"{key}_localizations", locale)
        if locale not in LOCALES:
            complaints.add(where, "BASE_TYPE_CHOICES", "Value must be one of Discord's locales.")
        found.append((where, text))
    return found


def _check_text(
    payload: Json, key: str, bounds: tuple[int, int], path: tuple[str | int, ...], complaints: Complaints
) -> None:
    for where, text in _translations(payload, key, path, complaints):
        _check_length(text, bounds, where, complaints)


def _check_length(text: object, bounds: tuple[int, int], path: tuple[str | int, ...], complaints: Complaints) -> None:
    low, high = bounds
    if not isinstance(text, str):
        complaints.add(path, "BASE_TYPE_REQUIRED", "This field is required")
    elif not low <= len(text) <= high:
        complaints.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")


def _check_unique(payloads: list[Json], path: tuple[str | int, ...], complaints: Complaints, code: str) -> None:
    """Complain about a name used twice: by default, or as what one locale shows."""
    for locale in ("", *sorted(LOCALES)):
        seen: set[tuple[int, str]] = set()
        for index, payload in enumerate(payloads):
            translated = (payload.get("name_localizations") or {}).get(locale)
            if locale and translated is None:
                continue
            name = str(translated or payload.get("name"))
            key = (_kind(payload) if not path else 0, name)
            if key in seen:
                place = ("name_localizations", locale) if locale else ("name",)
                complaints.add((*path, index, *place), code, f"The name {name} is used twice")
            seen.add(key)


def _size(payload: Json) -> int:
    """Return the characters that count: names, descriptions and values, the longest translation of each."""
    total = sum(_longest(payload, key) for key in ("name", "description"))
    total += sum(_size(option) for option in payload.get("options") or [])
    total += sum(_longest(choice, "name") + len(str(choice.get("value"))) for choice in payload.get("choices") or [])
    return total


def _longest(payload: Json, key: str) -> int:
    texts = [payload.get(key) or "", *(payload.get(f"{key}_localizations") or {}).values()]
    return max(len(str(text)) for text in texts)
