"""Guilds and channels: where a test puts people, and what it does to the place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

if TYPE_CHECKING:
    from simcord.backend.models import Channel as ChannelModel
    from simcord.backend.models import Guild as GuildModel

    from .backend import WireBackend
    from .messages import Message
    from .people import User

#: What an administrator grants a table host who asks for no more than it needs.
BOT_PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    use_external_emojis=True,
)


class Channel:
    """A text channel, a thread, or a private chat (`guild` is None)."""

    def __init__(self, backend: WireBackend, model: ChannelModel, guild: Guild | None) -> None:
        self.guild = guild
        self.id = model.id
        self.name = model.name or ""
        self._backend = backend
        self._model = model

    @property
    def messages(self) -> list[Message]:
        """What everybody sees in it, oldest first: current versions, without deleted and ephemeral ones."""
        return [message for message in self.history if not message.deleted and not message.ephemeral]

    @property
    def history(self) -> list[Message]:
        """Every message there ever was, deleted and ephemeral ones too, oldest first."""
        return [message for message in self._backend.log.values() if message.channel_id == self.id]

    @property
    def last(self) -> Message:
        """The newest message everybody sees."""
        return self.messages[-1]

    @property
    def archived(self) -> bool:
        """Whether it is a thread that sleeps."""
        return self._model.thread_metadata is not None and self._model.thread_metadata.archived

    def seen_by(self, user: User) -> list[Message]:
        """What this person sees in it, their ephemeral messages included."""
        return [message for message in self.history if user.sees(message)]

    def deny(self, who: User | None, **permissions: bool) -> None:
        """Take permissions from a person, or from the bot (None), by an overwrite: `deny(None, send_messages=True)`."""
        self._overwrite(who, deny=discord.Permissions(**permissions).value)

    def restore(self, who: User | None) -> None:
        """Remove the overwrite of a person, or of the bot (None)."""
        self._backend.delete_overwrite(self.id, who.id if who is not None else self._backend.bot_user.id)

    def thread(self, name: str) -> Channel:
        """Open a thread in it, as the guild's owner."""
        guild_id = self._model.guild_id
        owner = self._backend.get_guild(guild_id).owner_id if guild_id is not None else self._backend.operator.id
        return Channel(self._backend, self._backend.create_thread(self.id, name, owner), self.guild)

    def archive(self, *, locked: bool = False) -> None:
        """Put the thread to sleep; locked, only who manages threads wakes it."""
        self._backend.edit_channel(self.id, {}, thread_metadata={"archived": True, "locked": locked})

    def delete(self) -> None:
        """Delete the channel."""
        self._backend.delete_channel(self.id)

    def _overwrite(self, who: User | None, *, deny: int) -> None:
        target = who.id if who is not None else self._backend.bot_user.id
        self._backend.set_overwrite(self.id, Overwrite(target, OverwriteType.MEMBER, deny=deny))

    def __repr__(self) -> str:
        return f"<Channel {self.name}>"


class Guild:
    """A Discord server with the bot in it."""

    def __init__(self, backend: WireBackend, model: GuildModel) -> None:
        self.id = model.id
        self.name = model.name
        self._backend = backend
        self._model = model

    @property
    def commands(self) -> list[dict[str, Any]]:
        """The commands synced for this guild only."""
        return list(self._backend.commands.get(self.id, {}).values())

    def channel(self, name: str) -> Channel:
        """Return the text channel of that name; create it the first time."""
        for channel_id in self._model.channel_ids:
            if self._backend.channels[channel_id].name == name:
                return Channel(self._backend, self._backend.channels[channel_id], self)
        return Channel(self._backend, self._backend.create_channel(self.id, name), self)

    def join(self, user: User, *, nick: str | None = None, **permissions: bool) -> None:
        """Let a person in; `permissions` are theirs beyond everybody's, as `manage_guild=True`."""
        self._backend.add_member(self.id, user.id, nick=nick, announce=True)
        if permissions:
            self.permit(user, **permissions)

    def permit(self, user: User, **permissions: bool) -> None:
        """Set what a member may do beyond everybody: a role of their own, shown in `member.permissions`."""
        value = discord.Permissions(**permissions).value
        name = f"Rights of {user.id}"
        role = next((role for role in self._model.roles.values() if role.name == name), None)
        if role is not None:
            self._backend.edit_role(self.id, role.id, {"permissions": value})
            return
        role = self._backend.create_role(self.id, name, permissions=value)
        self._backend.add_member_role(self.id, user.id, role.id)

    def leave(self, user: User) -> None:
        """Let a member leave."""
        self._backend.remove_member(self.id, user.id)

    def allow_command(self, user: User, name: str) -> None:
        """Show a person a command whatever its default permissions, as server owners can by integration settings."""
        commands = [*self._backend.commands.get(self.id, {}).values(), *self._backend.commands.get(None, {}).values()]
        command = next(command for command in commands if command["name"] == name)
        entries = self._backend.get_command_permissions(self.id, int(command["id"])) or []
        entry = {"id": str(user.id), "type": 2, "permission": True}
        self._backend.set_command_permissions(self.id, int(command["id"]), [*entries, entry])

    def set_locale(self, locale: str) -> None:
        """Set the community's language."""
        self._backend.edit_guild(self.id, {"preferred_locale": locale})

    def remove_bot(self) -> None:
        """Kick the bot out."""
        self._backend.remove_guild(self.id)

    def __repr__(self) -> str:
        return f"<Guild {self.name}>"
