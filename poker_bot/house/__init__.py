"""House players: modest, stated strategies that see what their seat sees and nothing else (R-DUE-4, law 6)."""

from poker_bot.house.team import HouseTeam

__all__ = ["HouseTeam"]
