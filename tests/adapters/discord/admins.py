"""People with rights in the server, for tests of admin commands."""

import re
from typing import Any

import discord
import simcord

from tests.adapters.discord.scene import Scene


class Admins:
    """The scene with a boss, who manages the server; everybody else may try the commands as well."""

    def __init__(self, game: Scene) -> None:
        self.game = game
        self.boss_role = game.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))

    def hire(self, name: str = "boss") -> None:
        """Somebody who may manage the server."""
        user = self.game.env.create_user(name)
        self.game.people[name] = self.game.guild.add_member(user, roles=[self.boss_role])

    def fire(self, name: str) -> None:
        """He loses the role that made him one."""
        self.game.env.backend.remove_member_role(self.game.guild.id, self.game.people[name].id, self.boss_role.id)

    def give(self, name: str, role: simcord.RoleHandle) -> None:
        """Somebody gets a role."""
        self.game.env.backend.add_member_role(self.game.guild.id, self.game.people[name].id, role.id)

    def open_doors(self) -> None:
        """The server's owner lets everybody see every command: then the bot alone stands between them and the chips."""
        backend = self.game.env.backend
        for word in ("stakes", "floor", "settings", "chips", "audit", "community"):
            command = backend.find_command(word, self.game.guild.id, type=1)
            assert command is not None, word
            self.game.guild.set_command_permissions(int(command["id"]), {self.game.guild.default_role: True})

    async def ask(self, name: str, word: str, **options: Any) -> str:  # noqa: ANN401 - simcord's
        """What somebody is answered, privately."""
        return told(await self.game.slash(name, word, **options))

    async def rule(self, name: str, ruling: str, **options: Any) -> str:  # noqa: ANN401 - simcord's
        """Give a ruling and confirm it."""
        asked = await self.game.slash(name, "floor", ruling=ruling, **options)
        return told(await self.game.press_below(name, asked, "floor-confirm"))

    async def balance(self, name: str) -> int:
        """Chips in his wallet, as the bot tells him."""
        text = await self.ask(name, "balance")
        return int(re.sub(r"[^\d]", "", re.findall(r"\d[\d,]*", text)[0]))


def told(answer: simcord.InteractionResult) -> str:
    """The words of a private answer."""
    assert answer.response is not None
    assert answer.response.ephemeral
    return answer.response.content


async def attached(answer: simcord.InteractionResult) -> tuple[str, bytes]:
    """Name and bytes of the file below a private answer."""
    assert answer.ephemeral
    assert answer.response is not None
    (file,) = answer.response.attachments
    return file.filename, await file.read()
