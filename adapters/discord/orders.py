"""What slash commands say that only Discord understands: people, roles and channels. The rest goes to the desk."""

import re
from typing import Final

import discord
from msgspec.structs import replace

from adapters.desk import Answer, Desk, Who
from adapters.discord.asked import NONE, Asked, Chips, InThread, Setting, channel_of, quoted, role_of
from adapters.discord.identity import Identity
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.names import clean
from poker_bot.text.present import Span

MESSAGE_KEYS: Final = frozenset({"discord-role-hint"})
"""Every key this module asks for; for the linter."""

_SETTINGS: Final = "settings"
_ROLE: Final = "admin_role"
_ROOMS: Final = "rooms"
_HERE: Final = "here"
_ID: Final = re.compile(r"\b[0-9]{15,20}\b")


class Orders:
    """Turns what was asked into an answer of the desk."""

    def __init__(self, desk: Desk, identity: Identity, catalogue: Catalogue) -> None:
        self._desk = desk
        self._identity = identity
        self._catalogue = catalogue

    async def answer(self, interaction: discord.Interaction, word: str, asked: Asked, who: Who) -> Answer:
        """The private answer. Whether he may, the host decides."""
        if isinstance(asked, Chips):
            return await self._chips(asked, who)
        if isinstance(asked, Setting):
            return _roles_named(interaction, await self._setting(interaction, asked, who))
        answer = await self._desk.typed(word, asked.words if isinstance(asked, InThread) else asked, who)
        return _roles_named(interaction, answer) if word == _SETTINGS else answer

    async def _chips(self, asked: Chips, who: Who) -> Answer:
        """A bot has no wallet: it is nobody known, as the desk says."""
        if asked.is_bot:
            return await self._desk.typed("chips", f"{'take' if asked.take else 'grant'} {quoted(asked.name)} 1", who)
        person = await self._identity.named(asked.account, asked.name)
        return await self._desk.move_chips(person, asked.amount, who, take=asked.take)

    async def _setting(self, interaction: discord.Interaction, asked: Setting, who: Who) -> Answer:
        value = asked.value
        if asked.field == _ROOMS and (channel := channel_of(value)):
            if interaction.guild is not None and interaction.guild.get_channel_or_thread(channel) is not None:
                who, value = replace(who, room=await self._identity.room(interaction, channel)), _HERE
        elif asked.field == _ROLE:
            value = _role(interaction, value)
        answer = await self._desk.typed(_SETTINGS, f"{asked.field}={''.join(value.split())}", who)
        if asked.field == _ROLE and value != NONE and answer.kind == "told":
            return self._hinted(answer)
        return answer

    def _hinted(self, answer: Answer) -> Answer:
        """Discord itself hides the commands from whoever has the role only."""
        hint = (Span(self._catalogue.text(answer.language, "discord-role-hint"), "italic"),)
        return replace(answer, sheet=replace(answer.sheet, lines=(*answer.sheet.lines, (), hint)))


def _roles_named(interaction: discord.Interaction, answer: Answer) -> Answer:
    """Roles by their names; the id of one that is no more stays a number."""
    roles = interaction.guild.roles if interaction.guild is not None else ()
    names = {str(role.id): f"@{clean(role.name)}" for role in roles}
    lines = tuple(tuple(_named(span, names) for span in line) for line in answer.sheet.lines)
    return replace(answer, sheet=replace(answer.sheet, lines=lines))


def _named(span: Span, names: dict[str, str]) -> Span:
    return replace(span, text=_ID.sub(lambda number: names.get(number[0], number[0]), span.text))


def _role(interaction: discord.Interaction, value: str) -> str:
    """The id of a role of this server, by mention, id or name; another value stays as it is, and is refused."""
    guild = interaction.guild
    if guild is None or value.strip().lower() == NONE:
        return value
    number, name = role_of(value), value.strip().removeprefix("@").casefold()
    roles = [role for role in guild.roles if role != guild.default_role]
    found = [role for role in roles if role.id == number] or [role for role in roles if role.name.casefold() == name]
    if len(found) == 1:
        return str(found[0].id)
    return f"@{number}" if number else value
