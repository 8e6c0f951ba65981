"""What a room plays, for everybody who asks, and for the admin who has just changed it."""

from typing import Final

from msgspec import Struct

from poker_bot.text.catalogue import Catalogue
from poker_bot.text.names import clean
from poker_bot.text.present.parts import Line, Post, Span, Words, facts
from poker_bot.text.present.stakes import Stakes, game_text, terms_lines

MESSAGE_KEYS: Final = frozenset(
    {
        *("reply-table-settings", "reply-table-changed", "table-settings-none", "table-settings-next"),
        *("table-settings-stake", "table-settings-other", "table-settings-hint"),
        *("table-settings-seats", "table-settings-bank", "table-settings-no-bank"),
    }
)
"""Every key this module asks for; for the linter."""

_NAME_LENGTH: Final = 24


class Standing(Struct, frozen=True):
    """How the rules stand to the room: a table is ``open`` there or not; ``stake`` is the room's by name, "" = none.

    ``by_stake``: the rules are those of the stake. ``moment`` "now" or "next": somebody has just changed them, "" =
    they are only shown.
    """

    open: bool = True
    stake: str = ""
    by_stake: bool = False
    moment: str = ""


def present_table_settings(
    rules: Stakes, queued: Stakes | None, standing: Standing, *, lang: str, catalogue: Catalogue
) -> Post:
    """The rules in force, those that wait for the end of the hand, and the name of the room's stake."""
    words = Words(catalogue, lang)
    if standing.moment:
        head = words.line("reply-table-changed", "bold", moment=standing.moment)
        return Post((head, *_rules(queued or rules, words)))
    head = words.line("reply-table-settings" if standing.open else "table-settings-none", "bold")
    waiting = (words.line("table-settings-next", "bold"), *_rules(queued, words)) if queued is not None else ()
    hint = (words.line("table-settings-hint", "italic"),) if standing.open else ()
    return Post((head, *_rules(rules, words), *waiting, *_stake(standing, words), *hint))


def _rules(rules: Stakes, words: Words) -> list[Line]:
    """The game, seats and time bank, and what there is to know before sitting down."""
    bank = (
        words.text("table-settings-bank", time=words.seconds(rules.time_bank))
        if rules.time_bank
        else words.text("table-settings-no-bank")
    )
    seats = words.text("table-settings-seats", count=rules.seats)
    terms, *options = terms_lines(rules, words)
    return [(Span(game_text(rules, words)),), terms, facts([seats, bank]), *options]


def _stake(standing: Standing, words: Words) -> tuple[Line, ...]:
    if not standing.stake:
        return ()
    key = "table-settings-stake" if standing.by_stake else "table-settings-other"
    return (words.line(key, name=clean(standing.stake, _NAME_LENGTH)),)
