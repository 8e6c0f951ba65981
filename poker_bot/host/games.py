"""The rules of a game at given stakes: what the game does not obey is left out of them (R-FOR-1, R-DRW-1). Pure."""

from typing import get_args

from msgspec.structs import replace

from poker_bot.engine.rules import Betting, TableRules
from poker_bot.engine.rules_check import rules_problems
from poker_bot.engine.table import bad_rules
from poker_bot.engine.variants import VARIANTS
from poker_bot.refusals import Refusal

_PLAIN = TableRules()
_BLINDS_TO_ANTE = 4
"""The usual ante of a draw game is a quarter of the big blind it takes the place of: 5 at 10/20 (R-DRW-1)."""


def rules_of_game(stakes: TableRules, game: str, betting: str) -> TableRules | Refusal:
    """``stakes`` for ``game`` (a variant's name, "" = theirs) with ``betting`` ("" = what is usual there).

    Refused with ``unknown-game`` or ``bad-rules`` when that cannot be played.
    """
    variant = VARIANTS.get(game or stakes.variant)
    if variant is None:
        return Refusal("unknown-game", {"text": game})
    structure = betting or (stakes.betting if variant.name == stakes.variant else variant.betting)
    if structure not in get_args(Betting):
        return Refusal("unknown-game", {"text": structure})
    rules = replace(stakes, variant=variant.name, betting=structure, seats=min(stakes.seats, variant.max_seats))
    if not variant.blinds and variant.name != stakes.variant:
        ante = stakes.ante or max(1, stakes.big_blind // _BLINDS_TO_ANTE)
        rules = replace(rules, small_blind=0, big_blind=0, big_blind_ante=0, more_blinds=(), straddles=0, ante=ante)
    rules = _without_misfits(rules)
    return bad_rules(rules) or rules


def _without_misfits(rules: TableRules) -> TableRules:
    """Options of another game go back to what is plain; amounts out of range stay, to be refused."""
    misfits = {problem.field for problem in rules_problems(rules) if problem.possible}
    return replace(rules, **{field: getattr(_PLAIN, field) for field in misfits}) if misfits else rules
