"""From the operator's settings to the rules of a table, and why some cannot be played together."""

from typing import Final

from msgspec import structs

from poker_bot.config import Config, ConfigError, Problem
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import RulesProblem, rules_problems

WHY: Final = {
    "deck": "the deck serves no more seats",
    "needs-blinds": "there is no big blind",
    "needs-two-blinds": "there is no small blind",
    "needs-four-seats": "it takes four seats",
    "not-fixed-limit": "with fixed limit it means nothing",
    "only-fixed-limit": "it needs fixed limit",
    "only-pot-limit": "it needs pot limit",
    "needs-board": "this game has no board",
    "only-holdem": "it needs hold'em",
    "needs-draw": "it needs a draw game",
    "only-short-deck": "it needs 32 cards",
    "only-two-seats": "it needs a table of two",
    "with-blinds": "the game has blinds",
    "rising": "each blind is at least as big as the one before",
}
"""Why a setting does not go with the others, by the codes of ``rules_check``."""


def table_rules(config: Config) -> TableRules:
    """The stake that ``/poker`` opens a table with."""
    table, names = config.table, structs.fields(TableRules)
    same = {field.name: getattr(table, field.name) for field in names if hasattr(table, field.name)}
    ante, payer = table.ante, table.big_blind_ante
    more = tuple(int(due) for due in table.more_blinds.split("/") if due)
    return TableRules(
        **same | {"more_blinds": more, "ante": 0 if payer else ante, "big_blind_ante": ante if payer else 0}
    )


def check_rules(config: Config) -> None:
    """Raises ``ConfigError`` for settings that are in range each, but that no game obeys together."""
    problems = rules_problems(table_rules(config))
    if problems:
        raise ConfigError(tuple(_as_setting(problem) for problem in problems))


def _as_setting(problem: RulesProblem) -> Problem:
    possible = " or ".join(problem.possible) if problem.possible else f"{problem.least} to {problem.most}"
    reason = f" ({WHY[problem.why]})" if problem.why in WHY else ""
    return Problem(f"table.{problem.field}", str(problem.value), f"allowed: {possible}{reason}")
