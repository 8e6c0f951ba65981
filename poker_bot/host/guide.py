"""What is played here, first steps, and whether somebody wants to be told things unasked."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec.structs import replace

from poker_bot.engine.rules import TableRules
from poker_bot.engine.variants import VARIANTS
from poker_bot.host import commands as co
from poker_bot.host.card_rooms import CardRooms
from poker_bot.host.gate import is_admin
from poker_bot.host.ports import Community, RoomRules
from poker_bot.host.settings import HostSettings
from poker_bot.host.tables import Tables
from poker_bot.host.tips import Tips


class Guide:
    """One for the whole host. Store errors pass through to the caller."""

    def __init__(self, settings: HostSettings, card_rooms: CardRooms, tables: Tables, tips: Tips) -> None:
        """Everything is shared with the reception."""
        self._settings = settings
        self._card_rooms = card_rooms
        self._tables = tables
        self._tips = tips

    async def answer(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        """The private answer to an intent that ``handles`` named, on top of ``reply`` (its language)."""
        return await _ANSWERS[type(command.intent)](self, command, community, reply)

    @staticmethod
    def handles(intent: co.Intent) -> bool:
        """Whether this intent is answered here."""
        return type(intent) in _ANSWERS

    async def _rules(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        """Of the room's table; without one, of the table that would be opened."""
        host = self._tables.in_room(command.room.id)
        if host is None:
            rules, coming = await self._card_rooms.rules_in(community.id, command.room.id), None
        else:
            rules, coming = host.live.state.rules, host.live.state.next_rules
        card = await self._card_rooms.of(community.id)
        played = room_rules(rules, self._settings, coming, by_message=card.settings.cards_by_message)
        return replace(reply, code="rules", room_rules=played)

    async def _help(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        card = await self._card_rooms.of(community.id)
        return replace(reply, code="help", admin=is_admin(command, card.settings))

    async def _tell(self, command: co.Command, _community: Community, reply: co.Reply) -> co.Reply:
        intent: co.WantTips = command.intent  # type: ignore[assignment]
        await self._tips.want(command.person.id, wanted=intent.wanted)
        return replace(reply, code="tips-on" if intent.wanted else "tips-off")


def room_rules(
    rules: TableRules, settings: HostSettings, coming: TableRules | None = None, *, by_message: bool = True
) -> RoomRules:
    """``rules`` with the cards of their game and the patience of the host."""
    variant = VARIANTS[rules.variant]
    return RoomRules(
        rules=rules,
        hole_cards=variant.hole_cards,
        own_cards=variant.own_cards,
        board_cards=variant.board_cards,
        deck_cards=len(variant.deck),
        draws=variant.draws,
        rebuy_time=settings.rebuy_time,
        idle_time=settings.idle_time,
        away_time=settings.away_time,
        departed_time=settings.departed_time,
        grace=settings.restart_grace,
        cards_by_message=by_message,
        coming=coming,
    )


Answer = Callable[[Any, co.Command, Community, co.Reply], Awaitable[co.Reply]]

_ANSWERS: Final[dict[type[co.Intent], Answer]] = {
    co.Rules: Guide._rules,  # noqa: SLF001 - the table of this very class
    co.Help: Guide._help,  # noqa: SLF001
    co.WantTips: Guide._tell,  # noqa: SLF001
}
