"""A private chat that is closed to the bot: noted with the person, and tried when he presses *Try again* (P-09)."""

from typing import Final

from msgspec.structs import replace

from adapters.desk import Key, Sheet, Who
from adapters.discord.render import Card, draw
from adapters.outbox import Outbox
from poker_bot.host.ports import Clock
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import Span

TRY_AGAIN: Final = "again"
"""The payload of the button; it needs nothing else, so it works after a restart too."""

MESSAGE_KEYS: Final = frozenset({"private-closed", "private-again", "private-works", "private-still-closed"})
"""Every key this module asks for; for the linter."""

_PAUSE: Final = 10_000
"""Milliseconds between two tries: each refusal counts against the bot's address."""
_KEPT: Final = 1_000


class TryAgain:
    """What stands below somebody's own cards while his private chat is closed, and the press on it."""

    def __init__(self, outbox: Outbox[Card], catalogue: Catalogue, clock: Clock) -> None:
        self._outbox = outbox
        self._catalogue = catalogue
        self._clock = clock
        self._tried: dict[int, int] = {}

    def offer(self, card: Card, who: Who, lang: str) -> Card:
        """``card`` with the offer below it, if his chat is closed."""
        if who.room.platform != "discord" or not self._outbox.is_closed(who.person):
            return card
        hint = draw(self._sheet("private-closed", lang)).text
        return replace(card, text=f"{card.text}\n\n{hint}", rows=(*card.rows, self._row(lang)))

    async def pressed(self, who: Who, lang: str) -> Card:
        """Write to him; what came of it."""
        person, now = who.person, self._clock.now()
        works = draw(self._sheet("private-works", lang))
        if self._outbox.is_closed(person):
            still = replace(draw(self._sheet("private-still-closed", lang)), rows=(self._row(lang),))
            if now < self._tried.get(person.id, 0) + _PAUSE:
                return still
            if len(self._tried) >= _KEPT:
                self._tried.clear()
            self._tried[person.id] = now
            if not await self._outbox.try_again(person, works):
                return still
        return works

    def _sheet(self, key: str, lang: str) -> Sheet:
        return Sheet(((Span(self._catalogue.text(lang, key)),),))

    def _row(self, lang: str) -> tuple[Key, ...]:
        return (Key(self._catalogue.text(lang, "private-again"), "primary", TRY_AGAIN, TRY_AGAIN),)
