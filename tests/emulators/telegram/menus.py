"""The command menus a bot sets: one list for each scope and language."""

import json
import re

from tests.emulators.telegram.content import Json
from tests.emulators.telegram.refusals import bad_request

COMMAND = re.compile(r"[a-z0-9_]{1,32}")
LANGUAGE = re.compile(r"[a-z]{2}")
MAX_COMMANDS = 100
MAX_DESCRIPTION = 256
SCOPE_FIELDS: dict[str, set[str]] = {
    "default": set(),
    "all_private_chats": set(),
    "all_group_chats": set(),
    "all_chat_administrators": set(),
    "chat": {"chat_id"},
    "chat_administrators": {"chat_id"},
    "chat_member": {"chat_id", "user_id"},
}


class CommandMenus:
    """What was set, by scope and language; `""` is the list for every language without its own."""

    def __init__(self) -> None:
        self._lists: dict[tuple[str, str], list[Json]] = {}

    def set(self, scope: Json | None, language: str, commands: list[Json]) -> None:
        """Replace one list. Refuses it whole (400) when a single command is wrong (P-15 has the same on Discord)."""
        key = self._key(scope, language)
        if len(commands) > MAX_COMMANDS:
            raise bad_request("too much commands specified")
        for command in commands:
            _check_command(command)
        if commands:
            self._lists[key] = [dict(command) for command in commands]
        else:
            self._lists.pop(key, None)

    def get(self, scope: Json | None = None, language: str = "") -> list[Json]:
        """The list of exactly that scope and language; empty when there is none."""
        return self._lists.get(self._key(scope, language), [])

    def delete(self, scope: Json | None, language: str) -> None:
        """Forget one list; others then show through."""
        self._lists.pop(self._key(scope, language), None)

    def seen(self, scopes: list[Json], language: str) -> list[Json]:
        """What a person sees: the first scope that has a list, each in his language before the common one."""
        for scope in scopes:
            for wanted in (language, ""):
                if found := self.get(scope, wanted):
                    return found
        return []

    @staticmethod
    def _key(scope: Json | None, language: str) -> tuple[str, str]:
        scope = scope or {"type": "default"}
        kind = scope.get("type")
        if kind not in SCOPE_FIELDS:
            raise bad_request("can't parse BotCommandScope: Unsupported type specified")
        needed = SCOPE_FIELDS[kind]
        if set(scope) - {"type"} != needed:
            wrong = min((set(scope) - {"type"}) ^ needed)
            raise bad_request(f"can't parse BotCommandScope: Can't find field \"{wrong}\"")
        if language and LANGUAGE.fullmatch(language) is None:
            raise bad_request("invalid language code specified")
        ids = {name: str(scope[name]) for name in needed}
        return json.dumps({"type": kind, **ids}, sort_keys=True), language


def _check_command(command: object) -> None:
    if not isinstance(command, dict):
        raise bad_request("can't parse BotCommand: expected an Object")
    if set(command) != {"command", "description"}:
        missing = min(set(command) ^ {"command", "description"})
        raise bad_request(f"can't parse BotCommand: Can't find field \"{missing}\"")
    name, description = command["command"], command["description"]
    if not isinstance(name, str) or COMMAND.fullmatch(name.removeprefix("/")) is None:
        raise bad_request("BOT_COMMAND_INVALID")
    if not isinstance(description, str) or not 1 <= len(description) <= MAX_DESCRIPTION:
        raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
