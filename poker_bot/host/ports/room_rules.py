"""What is played in a room and how patient the host is there, for those who want to read the rules."""

from msgspec import Struct

from poker_bot.engine.rules import TableRules


class RoomRules(Struct, frozen=True):
    """``rules`` of the room's table, or of the one that would be opened; ``coming``: others from the next hand on.

    The cards are those of the variant: ``own_cards`` 0 = any mix, ``board_cards`` 0 = no board. Durations in seconds.
    """

    rules: TableRules
    hole_cards: int
    own_cards: int
    board_cards: int
    deck_cards: int
    draws: bool
    rebuy_time: int
    idle_time: int
    away_time: int
    departed_time: int
    grace: int
    cards_by_message: bool
    coming: TableRules | None = None
