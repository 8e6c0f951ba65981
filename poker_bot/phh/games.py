"""Which codes of the notation are which game and betting here, and the table rules of a record."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from poker_bot.engine.rules import (
    AllinShowdown,
    Betting,
    FirstToShow,
    LateStreetMinBet,
    MinRaise,
    Showdown,
    TableRules,
    Ties,
)
from poker_bot.engine.variants import VARIANTS
from poker_bot.phh.errors import UnreadableError

OWN_RULES: Final = "_table_rules"
"""Our own field: rules of a table of ours that the notation has no place for, as an inline table."""

GAMES: Final[dict[str, tuple[str, Betting]]] = {
    "NT": ("holdem", "no-limit"),
    "PT": ("holdem", "pot-limit"),
    "FT": ("holdem", "fixed-limit"),
    "NO": ("omaha", "no-limit"),
    "PO": ("omaha", "pot-limit"),
    "FO": ("omaha", "fixed-limit"),
    "N5D": ("draw", "no-limit"),
    "P5D": ("draw", "pot-limit"),
    "F5D": ("draw", "fixed-limit"),
    "N5D/32": ("draw32", "no-limit"),
    "P5D/32": ("draw32", "pot-limit"),
    "F5D/32": ("draw32", "fixed-limit"),
}

BET_FIELDS: Final = {"no-limit": ("min_bet",), "pot-limit": ("min_bet",), "fixed-limit": ("small_bet", "big_bet")}
"""Fields that name the size of bets, by betting structure."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Rules that decide who is paid what and that the notation cannot say; named and typed as in ``TableRules``.

    ``betting`` where the code of the notation stands for another structure.
    """

    betting: Betting | None = None
    bb_ante_first: bool = False
    min_raise: MinRaise = "last"
    first_to_show: FirstToShow = "last_street"
    allin_showdown: AllinShowdown = "all"
    raise_cap: int = 3
    cap_heads_up: bool = False
    pl_antes_count: bool = True
    late_street_min_bet: LateStreetMinBet = "bb"
    tournament: bool = False
    showdown: Showdown = "auto"
    ties: Ties = "split"
    flush_beats_full_house: bool = False
    ace_low_below_seven: bool = True
    max_draw: int = 5
    ace_draws_one_more: bool = False


OPTION_NAMES: Final = tuple(name for name in Options.__struct_fields__ if name != "betting")

FOREIGN: Final = Options(bb_ante_first=True, raise_cap=4)
"""The notation posts antes before blinds and names no cap: three raises a street are usual, and four (R-BET-5).

All else as it is played by default.
"""


class Stakes(msgspec.Struct, frozen=True):
    """Forced bets and bet sizes in chips, as far as table rules can say them."""

    small_blind: int = 0
    big_blind: int = 0
    more_blinds: tuple[int, ...] = ()
    ante: int = 0
    big_blind_ante: int = 0
    min_bet: int = 0
    small_bet: int = 0
    big_bet: int = 0


def game_of(code: object) -> tuple[str, Betting]:
    """Variant and betting of a code. Raises ``UnreadableError`` for a game that is not played here."""
    game = GAMES.get(code) if isinstance(code, str) else None
    if game is None:
        message = f"the game {str(code)[:20]!r} is not played here" if isinstance(code, str) else "no variant is named"
        raise UnreadableError(message)
    return game


def options_of(field: object) -> Options:
    """Our own options of a record; of a field that somebody else has called the same nothing is read."""
    if not isinstance(field, Mapping):
        return FOREIGN
    try:
        return msgspec.convert(dict(field), type=Options)
    except msgspec.ValidationError:
        return FOREIGN


@lru_cache(maxsize=1024)
def rules_of(code: str, stakes: Stakes, options: Options, players: int, *, twice: bool) -> TableRules:
    """The rules a record is played by. Raises ``UnreadableError`` when the game does not serve so many players."""
    variant, betting = game_of(code)
    if players > VARIANTS[variant].max_seats:
        raise UnreadableError(f"{players} players, at most {VARIANTS[variant].max_seats} can be dealt in")
    rules = TableRules(
        variant=variant,
        betting=betting,
        seats=players,
        run_it_twice=twice,
        time_bank=0,
        **msgspec.structs.asdict(stakes),
    )
    return replace(rules, **_changes(options))


def _changes(options: Options) -> dict[str, Any]:
    changes = {name: getattr(options, name) for name in OPTION_NAMES}
    return changes | ({"betting": options.betting} if options.betting is not None else {})


def options_from(rules: TableRules, betting: Betting) -> Options:
    """What has to be said of ``rules`` besides the code, whose own structure is ``betting``."""
    named = {name: getattr(rules, name) for name in OPTION_NAMES}
    return Options(betting=rules.betting if rules.betting != betting else None, **named)
