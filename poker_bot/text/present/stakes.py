"""What a table plays, in a few words: the blinds and antes that name it (R-FOR-1), the game, the buy-in, the clock."""

from typing import Final, Protocol

from poker_bot.text.present.parts import Line, Words, facts

MESSAGE_KEYS: Final = frozenset(
    {
        *("stakes-blinds", "stakes-blind", "stakes-ante", "stakes-table-ante", "game-holdem"),
        *("lobby-buy-in", "lobby-buy-in-fixed", "lobby-clock", "lobby-no-clock"),
    }
)
"""Every key this module asks for; for the linter."""


class Stakes(Protocol):
    """The part of a table's rules that is told to people; the engine's ``TableRules`` is one. Chips and seconds."""

    @property
    def small_blind(self) -> int:
        """0 = none."""

    @property
    def big_blind(self) -> int:
        """0 = none."""

    @property
    def ante(self) -> int:
        """Of every player, 0 = none."""

    @property
    def big_blind_ante(self) -> int:
        """Of one player for the table, 0 = none."""

    @property
    def variant(self) -> str:
        """The name of the game."""

    @property
    def buy_in_min(self) -> int:
        """The least to sit down with."""

    @property
    def buy_in_max(self) -> int:
        """The most to sit down with."""

    @property
    def action_clock(self) -> int:
        """Seconds, 0 = none."""


def stakes_text(stakes: Stakes, words: Words) -> str:
    """``10/20`` or ``10/20, ante 5``."""
    parts: list[str] = []
    if stakes.small_blind:
        parts.append(words.text("stakes-blinds", small=stakes.small_blind, big=stakes.big_blind))
    elif stakes.big_blind:
        parts.append(words.text("stakes-blind", amount=stakes.big_blind))
    if stakes.ante:
        parts.append(words.text("stakes-ante", amount=stakes.ante))
    if stakes.big_blind_ante:
        parts.append(words.text("stakes-table-ante", amount=stakes.big_blind_ante))
    return ", ".join(parts)


def game_text(stakes: Stakes, words: Words) -> str:
    """The name of the game; one without words keeps the name of its variant."""
    key = f"game-{stakes.variant}"
    return words.text(key) if words.catalogue.has(key) else stakes.variant


def terms_line(stakes: Stakes, words: Words) -> Line:
    """What it takes to sit down, and how long a decision may take."""
    least, most = stakes.buy_in_min, stakes.buy_in_max
    buy_in = (
        words.text("lobby-buy-in-fixed", amount=least)
        if least == most
        else words.text("lobby-buy-in", minimum=least, maximum=most)
    )
    clock = (
        words.text("lobby-clock", time=words.seconds(stakes.action_clock))
        if stakes.action_clock
        else words.text("lobby-no-clock")
    )
    return facts([buy_in, clock])
