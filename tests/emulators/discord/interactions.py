"""What a person's client sends to Discord: the data of commands, buttons and forms, refused where it would refuse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from simcord.backend import serializers
from simcord.backend.access import channel_accessible
from simcord.backend.command_access import command_access
from simcord.backend.errors import SetupError
from simcord.components import walk_components
from simcord.enums import AppCommandType, ComponentType, OptionType
from simcord.interactions import nest_options, validate_option_value, walk_to_subcommand

from .command_rules import NESTED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from simcord.backend.models import Channel as ChannelModel

    from .backend import WireBackend
    from .messages import Message, Version

Json = dict[str, Any]


class ImpossibleError(Exception):
    """The test has a person do what their client would not let them do: a mistake of the test, not of the bot."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A user or channel as the value of an option."""

    id: int
    kind: OptionType


@dataclass(frozen=True, slots=True)
class Person:
    """Who is at the client, and where: what visibility depends on."""

    backend: WireBackend
    id: int
    locale: str
    channel: ChannelModel

    def require_presence(self) -> None:
        """Raise `ImpossibleError` for somebody who does not see the channel: not a member, or not permitted."""
        if not channel_accessible(self.backend, self.channel.id, self.id):
            raise ImpossibleError("this person does not see that channel")

    def command(self, name: str) -> Json:
        """Find a slash command by its name, or by the name this person's client shows."""
        scopes = (self.channel.guild_id, None) if self.channel.guild_id is not None else (None,)
        known = [
            command
            for scope in scopes
            for command in self.backend.commands.get(scope, {}).values()
            if command["type"] == AppCommandType.CHAT_INPUT
        ]
        for command in known:
            if name in (command["name"], (command.get("name_localizations") or {}).get(self.locale)):
                access = command_access(self.backend, command, user_id=self.id, channel_id=self.channel.id)
                if not access.allowed:
                    raise ImpossibleError(f"/{name} is not offered to this person here: {access.reason}")
                return command
        raise ImpossibleError(f"there is no command /{name}; there are {sorted(command['name'] for command in known)}")


def command_data(person: Person, invocation: str, values: Mapping[str, Any]) -> Json:
    """Build the data of a slash command: `invocation` is its name, or name and subcommand with a space between."""
    command, leaf, nesting = _find(person, invocation)
    declared = {option["name"]: option for option in leaf.get("options") or []}
    unknown = [key for key in values if key not in declared]
    missing = [key for key, option in declared.items() if option.get("required") and key not in values]
    if unknown or missing:
        raise ImpossibleError(
            f"/{invocation}: unknown {unknown}, missing {missing}; its options are {sorted(declared)}"
        )
    resolved: Json = {}
    options = [_option(person, declared[key], value, resolved) for key, value in values.items()]
    data = {"id": command["id"], "name": command["name"], "type": command["type"]}
    data["options"] = nest_options(command, nesting, options)
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return {**data, "resolved": resolved} if resolved else data


def _find(person: Person, invocation: str) -> tuple[Json, Json, list[str]]:
    """Return the command, the part of it that takes the options, and the names between the two."""
    name, *path = invocation.split()
    command = person.command(name)
    try:
        leaf, nesting = walk_to_subcommand(command, path)
    except SetupError as error:
        raise ImpossibleError(str(error)) from None
    if any(option["type"] in NESTED for option in leaf.get("options") or []):
        raise ImpossibleError(f"/{invocation} needs a subcommand")
    return command, leaf, nesting


def _option(person: Person, declared: Json, value: object, resolved: Json) -> Json:
    filled = {"name": declared["name"], "type": declared["type"]}
    if not isinstance(value, Mention):
        try:
            return {**filled, "value": validate_option_value(declared["name"], declared, value)}
        except SetupError as error:
            raise ImpossibleError(str(error)) from None
    if declared["type"] not in (value.kind, OptionType.MENTIONABLE):
        raise ImpossibleError(f"option {declared['name']} does not take a {value.kind.name}")
    backend, key = person.backend, str(value.id)
    if value.kind == OptionType.CHANNEL:
        channel = backend.get_channel(value.id)
        payload: Json = dict(serializers.channel_payload(backend, channel))
        if channel.guild_id is not None:
            payload["permissions"] = str(backend.compute_permissions(channel.guild_id, person.id, channel.id))
        resolved.setdefault("channels", {})[key] = payload
        return {**filled, "value": key}
    resolved.setdefault("users", {})[key] = serializers.user_payload(backend.get_user(value.id))
    guild = backend.guilds.get(person.channel.guild_id or 0)
    if guild is not None and value.id in guild.members:
        member = serializers.member_payload(backend, guild, guild.members[value.id], with_user=False)
        permissions = str(backend.compute_permissions(guild.id, value.id, person.channel.id))
        resolved.setdefault("members", {})[key] = {**member, "permissions": permissions}
    return {**filled, "value": key}


def autocomplete_data(person: Person, invocation: str, option: str, typed: str) -> Json:
    """Build the data sent while `option` is being typed."""
    command, leaf, nesting = _find(person, invocation)
    declared = next((raw for raw in leaf.get("options") or [] if raw["name"] == option), None)
    if declared is None or not declared.get("autocomplete"):
        raise ImpossibleError(f"/{invocation} completes no option {option}")
    focused = {"name": option, "type": declared["type"], "value": typed, "focused": True}
    data = {"id": command["id"], "name": command["name"], "type": command["type"]}
    return {**data, "options": nest_options(command, nesting, [focused])}


def button_data(version: Version, *, label: str | None = None, custom_id: str | None = None) -> Json:
    """Build the data of a press on the button with that label or id in that version of the message."""
    found = [
        button
        for button in version.buttons
        if custom_id in (None, button.custom_id) and label in (None, button.label) and button.custom_id is not None
    ]
    if len(found) != 1:
        shown = [(button.label, button.custom_id) for button in version.buttons]
        raise ImpossibleError(f"{len(found)} buttons are {label or custom_id!r}; there are {shown}")
    if found[0].disabled:
        raise ImpossibleError(f"the button {label or custom_id!r} is greyed out")
    return {"custom_id": found[0].custom_id, "component_type": ComponentType.BUTTON, "id": found[0].raw.get("id", 0)}


def select_data(version: Version, custom_id: str | None, values: Sequence[str]) -> Json:
    """Build the data of a choice in a menu of texts; without `custom_id`, in the only menu there is."""
    found = [raw for raw in version.selects if custom_id in (None, raw["custom_id"])]
    if len(found) != 1:
        raise ImpossibleError(f"{len(found)} menus are {custom_id!r}")
    menu = found[0]
    offered = [option["value"] for option in menu.get("options") or []]
    few, many = menu.get("min_values", 1), menu.get("max_values", 1)
    if menu.get("disabled") or not few <= len(values) <= many or any(value not in offered for value in values):
        raise ImpossibleError(f"cannot choose {list(values)} of {offered}")
    data = {"custom_id": menu["custom_id"], "component_type": menu["type"], "id": menu.get("id", 0)}
    return {**data, "values": list(values)}


def version_payload(message: Message, version: Version) -> Json:
    """Return the message object that goes with a press: as the presser saw it, not as it became meanwhile."""
    payload: Json = dict(serializers.message_payload(message.backend, message.model))
    payload |= {"content": version.content, "components": version.components, "embeds": version.embeds}
    return payload


def form_fields(raw: Json) -> list[tuple[str, Json]]:
    """Return the fields of a form with their labels, be they wrapped in a label or in an action row."""
    return [
        (component.get("label") or inner.get("label") or "", inner)
        for component in raw["components"]
        for inner in walk_components([component])
        if "custom_id" in inner
    ]


def form_data(raw: Json, values: Mapping[str, str]) -> Json:
    """Build the data of a filled-in form of text inputs; `values` by label or by custom id."""
    fields = form_fields(raw)
    known = {key for label, field in fields for key in (label, field["custom_id"])}
    if unknown := [key for key in values if key not in known]:
        raise ImpossibleError(f"the form has no field {unknown}; it has {sorted(known)}")
    texts = {}
    for label, field in fields:
        if field["type"] != ComponentType.TEXT_INPUT:
            raise ImpossibleError(f"the emulator fills in text inputs only, not {field}")
        text = values.get(label, values.get(field["custom_id"], field.get("value") or ""))
        low, high = field.get("min_length") or 0, field.get("max_length") or 4000
        if (not text and field.get("required", True)) or (text and not low <= len(text) <= high):
            raise ImpossibleError(f"the client would not send {text!r} for {label!r}: {low} to {high} characters")
        texts[field["custom_id"]] = text
    return {"custom_id": raw["custom_id"], "components": [_filled(component, texts) for component in raw["components"]]}


def _filled(component: Json, texts: Mapping[str, str]) -> Json:
    if "component" in component:
        inner = component["component"]
        return {"type": component["type"], "id": component.get("id", 0), "component": _filled(inner, texts)}
    if "components" in component:
        inner = [_filled(child, texts) for child in component["components"]]
        return {"type": component["type"], "id": component.get("id", 0), "components": inner}
    if "custom_id" not in component:
        return {"type": component["type"], "id": component.get("id", 0)}
    filled = {"type": component["type"], "id": component.get("id", 0), "custom_id": component["custom_id"]}
    return {**filled, "value": texts[component["custom_id"]]}
