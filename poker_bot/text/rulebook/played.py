"""What the rule texts ask about the game that is played: its cards, its stakes, how patient the host is.

``RoomRules`` of the host's ports is one. A game is known by its data, never by its name.
"""

from typing import Protocol

from poker_bot.text.present.stakes import Stakes


class PlayedStakes(Stakes, Protocol):
    """The rules of a table as far as they are told in full; the engine's ``TableRules`` are such. Chips, seconds."""

    @property
    def seats(self) -> int:
        """R-TAB-1."""

    @property
    def time_bank(self) -> int:
        """Seconds (R-CLK-1)."""

    @property
    def time_bank_refill_hands(self) -> int:
        """Hands (R-CLK-1)."""

    @property
    def show_time(self) -> int:
        """Seconds (R-SHO-2)."""

    @property
    def run_it_twice_time(self) -> int:
        """Seconds (R-BET-11)."""

    @property
    def bet_unit(self) -> int:
        """The big blind, or what stands for it (R-FOR-1)."""

    @property
    def newcomers_wait(self) -> bool:
        """Whether coming in costs a wait or a post (R-TAB-5)."""

    @property
    def dead_button(self) -> bool:
        """R-TAB-3."""


class Played(Protocol):
    """What is played in a room. Durations in seconds."""

    @property
    def rules(self) -> PlayedStakes:
        """The stakes and options."""

    @property
    def coming(self) -> PlayedStakes | None:
        """What is played from the next hand on, when that is something else."""

    @property
    def hole_cards(self) -> int:
        """Cards dealt to each."""

    @property
    def own_cards(self) -> int:
        """So many of them must be used, 0 = any mix (R-DEA-3)."""

    @property
    def board_cards(self) -> int:
        """Cards of a complete board, 0 = none."""

    @property
    def deck_cards(self) -> int:
        """Cards of the deck."""

    @property
    def draws(self) -> bool:
        """Whether cards are exchanged."""

    @property
    def rebuy_time(self) -> int:
        """How long a seat without chips is kept (R-CLK-5)."""

    @property
    def idle_time(self) -> int:
        """How long a table waits for a second player (R-CLK-5)."""

    @property
    def away_time(self) -> int:
        """How long somebody may sit out (R-CLK-3)."""

    @property
    def departed_time(self) -> int:
        """How long debts and stack bind who left (R-TAB-5, R-TAB-6)."""

    @property
    def grace(self) -> int:
        """What is left at least of a decision after a restart."""

    @property
    def cards_by_message(self) -> bool:
        """Whether cards are sent by private message."""
