"""What the operator may set about the host, as one frozen record. ``bot.py`` makes it from the configuration."""

from msgspec import Struct

from poker_bot.engine.rules import TableRules


class HostSettings(Struct, frozen=True):
    """Defaults of the rules specification. Seconds unless the name says ``_ms``; chips are whole.

    ``rules`` are those of a table that ``/poker`` opens. ``languages`` are the catalogue's; the first is the last
    resort of everybody whose own is not among them.
    """

    rules: TableRules = TableRules()
    languages: tuple[str, ...] = ("en", "fr", "id", "it")
    starting_chips: int = 10_000  # chips given once to a person who is new to a bank
    hand_pause: int = 4  # between the end of a hand and the next deal
    delivery_allowance_ms: int = 2_000  # part of every deadline (R-CLK-2, law 5)
    extension_limit: int = 300  # the longest extension for a notice that came late (R-CLK-2)
    restart_grace: int = 10  # at least so much is left of a decision after a restart (O-03)
    rebuy_time: int = 60  # a stack of 0 is stood up after this (R-CLK-5)
    idle_time: int = 900  # a table with nobody to play against closes after this (R-CLK-5)
    away_time: int = 900  # who sits out is stood up after this, or after
    away_clocks: int = 3  # so many action clocks, whichever is longer (R-CLK-3)
    departed_time: int = 3_600  # debts and stack of a leaver bind him so long (R-TAB-5, R-TAB-6)
    house_think_ms: int = 1_500  # a house player takes this long, so that people can follow
    inbox_size: int = 100  # commands waiting for one table; more are refused as too-busy
    retry_pause_ms: int = 1_000  # a timer whose action could not be stored fires again after this
    stop_patience_ms: int = 1_000  # commands taken in before a stop are finished if that takes no longer
    tips: bool = False  # explain to each person what happens to him for the first time
    worker: str = "main"  # the name under which this process claims the store
