"""Settings and stakes of communities as the host goes by them: read once, kept until an admin changes them."""

import unicodedata

from poker_bot.engine.rules import TableRules
from poker_bot.host.ports import AdminBatch, AdminOutcome, CardRoom, CardRoomStore, Saved, Settings, Stake
from poker_bot.host.settings import HostSettings

_PLAIN = Settings()
_MOST = 5_000
"""So many communities are kept; then memory starts afresh from the store."""


class CardRooms:
    """A reading cache of the store. Store errors pass through to the caller."""

    def __init__(self, store: CardRoomStore, settings: HostSettings) -> None:
        """Empty."""
        self._store = store
        self._settings = settings
        self._known: dict[int, CardRoom] = {}

    async def of(self, community: int) -> CardRoom:
        """What is set there now."""
        known = self._known.get(community)
        if known is None:
            if len(self._known) >= _MOST:
                self._known.clear()
            known = self._known[community] = await self._store.card_room(community)
        return known

    def settings_now(self, community: int) -> Settings:
        """What is set there as far as is known without asking the store; every command of somebody there asks it."""
        known = self._known.get(community)
        return _PLAIN if known is None else known.settings

    async def change(self, batch: AdminBatch) -> AdminOutcome:
        """Commit an act of an admin; what it changed is read anew."""
        outcome = await self._store.admin(batch)
        if isinstance(outcome, Saved):
            self._known.pop(batch.community, None)
        return outcome

    def forget(self, community: int) -> None:
        """Another admin was faster: read it anew."""
        self._known.pop(community, None)

    async def rules_in(self, community: int, room: int) -> TableRules:
        """The rules of a table that is opened in ``room``: its stake, its community's, or the operator's."""
        found = await self.stake_in(community, room)
        return self._settings.rules if found is None else found.rules

    async def stake_in(self, community: int, room: int) -> Stake | None:
        """The stake of ``room``, or of all rooms without one of their own."""
        card = await self.of(community)
        return stake_called(card, card.room_stakes.get(room, "") or card.settings.stake)

    async def starting_chips(self, community: int) -> int:
        """What a newcomer gets there, in chips."""
        own = (await self.of(community)).settings.starting_chips
        return self._settings.starting_chips if own < 0 else own


def written(name: str) -> str:
    """A stake's name as it is kept: blanks as one, and each letter in the one of its forms that looks the same."""
    return unicodedata.normalize("NFC", " ".join(name.split(" ")).strip())


def stake_called(card: CardRoom, name: str) -> Stake | None:
    """The stake of that name, whatever the case of its letters and however they are composed."""
    wanted = written(name).casefold()
    return next((stake for stake in card.stakes if stake.name.casefold() == wanted), None) if wanted else None
