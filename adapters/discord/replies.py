"""The ways to answer an interaction. Each raises ``WireError`` when Discord does not take it, none waits for ever."""

import logging
from collections.abc import Coroutine
from typing import Any, Final

import discord

from adapters.discord.components import buttons
from adapters.discord.files import Attached, attachment
from adapters.discord.pictures import Held
from adapters.discord.render import Card
from adapters.discord.wire import NOBODY, answered
from adapters.outbox import WireError
from adapters.outbox.wire import within
from poker_bot.host.ports import Clock

_log = logging.getLogger(__name__)

SEND_LIMIT: Final = 10_000
"""Milliseconds that a call to Discord may take."""


class Replies:
    """``held``: which picture each message has."""

    def __init__(self, held: Held, clock: Clock) -> None:
        self._held = held
        self._clock = clock

    async def send(self, work: Coroutine[Any, Any, object]) -> None:
        """Any call, within the time it may take."""
        await within(self._clock, SEND_LIMIT, answered(work))

    async def put_off(self, work: Coroutine[Any, Any, object]) -> bool:
        """Acknowledge before the answer is known; False when Discord does not take it, which stops nothing."""
        try:
            await self.send(work)
        except WireError as error:
            _log.info("an acknowledgement did not arrive: %s", type(error).__name__)
            return False
        return True

    async def update(self, interaction: discord.Interaction, card: Card) -> None:
        """Make ``card`` of the private message that was pressed, as the answer itself (type 7)."""
        files = self._files(interaction, card)
        await self.send(
            interaction.response.edit_message(
                content=card.text, view=buttons(card), allowed_mentions=NOBODY, attachments=files
            )
        )
        self._held.now(_pressed(interaction), card)

    async def carry(self, interaction: discord.Interaction, card: Card) -> None:
        """The same for the table message, which keeps its picture where ``card`` has none.

        The sender sees to the time it may take.
        """
        reference = _pressed(interaction)
        files = self._held.files_for(reference, card)
        await answered(
            interaction.response.edit_message(
                content=card.text, view=buttons(card), allowed_mentions=NOBODY, attachments=files
            )
        )
        self._held.now(reference, card)

    async def replace(self, interaction: discord.Interaction, card: Card) -> None:
        """Make ``card`` of the private message that was pressed, after the press was acknowledged."""
        files = self._files(interaction, card)
        await self.send(
            interaction.edit_original_response(
                content=card.text, view=buttons(card), allowed_mentions=NOBODY, attachments=files
            )
        )
        self._held.now(_pressed(interaction), card)

    async def whisper(self, interaction: discord.Interaction, card: Card, file: Attached | None = None) -> None:
        """A private message as the answer (type 4)."""
        view = buttons(card) or discord.utils.MISSING
        attached = attachment(file, interaction.filesize_limit)
        await self.send(
            interaction.response.send_message(
                card.text, view=view, file=attached, ephemeral=True, allowed_mentions=NOBODY
            )
        )

    async def follow_up(self, interaction: discord.Interaction, card: Card, file: Attached | None = None) -> None:
        """A private message after the interaction was acknowledged."""
        view = buttons(card) or discord.utils.MISSING
        attached = attachment(file, interaction.filesize_limit)
        await self.send(
            interaction.followup.send(card.text, view=view, file=attached, ephemeral=True, allowed_mentions=NOBODY)
        )

    def _files(self, interaction: discord.Interaction, card: Card) -> Any:  # noqa: ANN401 - discord.py's mark for "leave it" has a type of its own
        """The picture of ``card``, or none where the message had one."""
        message = interaction.message
        if card.picture is None and message is not None and message.attachments:
            self._held.forget(str(message.id))
            return []
        return self._held.files_for(_pressed(interaction), card)


def _pressed(interaction: discord.Interaction) -> str:
    """The message below which a button was pressed."""
    return "" if interaction.message is None else str(interaction.message.id)
