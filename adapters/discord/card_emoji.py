"""Cards as emoji of the bot's own: uploaded once, known by their names, and from then on drawn in every text.

It is only a way of writing: who is shown a card was decided before, by the views (law 6).
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from itertools import product
from typing import Final

import aiohttp
import discord

from poker_bot.host.ports import Clock
from poker_bot.pictures import card_emoji

_log = logging.getLogger(__name__)

_BACK: Final = "card_back"
NAMES: Final[dict[str, int | None]] = {
    **{f"card_{rank}{suit}": card for card, (rank, suit) in enumerate(product("23456789TJQKA", "cdhs"))},
    _BACK: None,
}
"""Every card by the name of its emoji, ``card_Ts`` for the ten of spades; None is the back."""

_REFUSED: Final = frozenset({400, 401, 403, 404})
_DOWN: Final = (discord.DiscordException, OSError, aiohttp.ClientError, RuntimeError)
"""What a platform that is down looks like; RuntimeError is a session that was closed meanwhile."""

_FIRST_PAUSE: Final = 60_000
_LONGEST_PAUSE: Final = 3_600_000


class CardEmoji:
    """``drawn``: the markup of each card by its code; empty until all are there, so that no text is half drawn."""

    def __init__(self, client: Callable[[], discord.Client | None], clock: Clock, *, on: bool) -> None:
        self.drawn: Mapping[int, str] = {}
        self._client = client
        self._clock = clock
        self._wanted = on
        self._task: asyncio.Task[None] | None = None

    def prepare(self) -> None:
        """Logged in: see what is there and upload what is not, beside everything else."""
        if self._wanted and self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._prepare())

    async def stop(self) -> None:
        """Do not go on with it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _prepare(self) -> None:
        """Until they are all there; what is refused would be refused again, so the next start asks anew."""
        pause = _FIRST_PAUSE
        while not self.drawn:
            try:
                await self._complete()
            except _DOWN as error:
                refused = isinstance(error, discord.HTTPException) and error.status in _REFUSED
                if refused or pause == _FIRST_PAUSE:
                    _log.warning("Discord: no emoji of cards, which stay text (%s)", _named(error))
                if refused:
                    return
                await self._clock.sleep_until(self._clock.now() + pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    async def _complete(self) -> None:
        client = self._client()
        if client is None:
            raise ConnectionError
        known = {emoji.name: str(emoji) for emoji in await client.fetch_application_emojis()}
        for name, card in NAMES.items():
            if name not in known:
                image = await asyncio.to_thread(card_emoji, card)
                known[name] = str(await client.create_application_emoji(name=name, image=image))
        self.drawn = {card: known[name] for name, card in NAMES.items() if card is not None}


def _named(error: BaseException) -> str:
    return f"HTTP {error.status}" if isinstance(error, discord.HTTPException) else type(error).__name__
