"""One recorded hand as the engine can play it: whole chips, rules, who is dealt what.

Amounts may be decimals: all are scaled by the power of ten that makes them whole. What the record says of the end is
no input and may stay a fraction, for a source that splits odd chips.
"""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final

from msgspec import Struct

from poker_bot.engine.cards import Card
from poker_bot.engine.rules import TableRules
from poker_bot.phh.errors import UnreadableError
from poker_bot.phh.forced import Forced, read_forced
from poker_bot.phh.games import BET_FIELDS, OWN_RULES, game_of, options_of, rules_of
from poker_bot.phh.script import Act, Script, read_cards, read_script

MOST_CHIPS: Final = 10**18
"""Above any stack that a hand can be played with."""

UNKNOWN_STACK: Final = MOST_CHIPS
"""Plays for a stack that the record gives as ``inf``."""

SECOND_BOARD: Final = "_second_board"
DEAD_BLINDS: Final = "_dead_blinds"
CARRIED: Final = "_carried"
"""Our own fields: the board of the second run (R-BET-11), dead posts (R-TAB-5), chips of tied pots (R-DRW-4)."""

Amount = int | Decimal


class Record(Struct, frozen=True):
    """A hand to be played. Lists by player, left of the button first, the button last.

    Amounts in chips of 1 / ``scale``. ``finishing`` is None where the record does not say, and in it None for a stack
    that was unknown. ``carried`` chips lie in the main pot (R-DRW-4).
    """

    rules: TableRules
    forced: Forced
    stacks: tuple[int, ...]
    script: Script
    finishing: tuple[Fraction | int | None, ...] | None
    scale: int = 1
    second_board: tuple[Card, ...] = ()
    carried: int = 0


def read_record(fields: Mapping[str, Any]) -> Record:
    """Read the fields of one hand. Raises ``UnreadableError`` with the reason when it cannot be played here."""
    code = fields.get("variant")
    _, betting = game_of(code)
    starting = _amounts(fields, "starting_stacks")
    players = len(starting)
    if players < 2:  # noqa: PLR2004 - a hand needs two
        raise UnreadableError("starting_stacks: a hand needs two players")
    actions = fields.get("actions")
    if not isinstance(actions, list):
        raise UnreadableError("no actions")
    script = read_script(actions, players)
    antes, blinds, dead = (_each(fields, name, players) for name in ("antes", "blinds_or_straddles", DEAD_BLINDS))
    sizes = {name: _amount(fields.get(name, 0), name) for name in BET_FIELDS[betting]}
    carried = _amount(fields.get(CARRIED, 0), CARRIED)
    scale = _scale([*starting, *antes, *blinds, *dead, *sizes.values(), carried], script.acts)
    if scale > 1:
        script = script._replace(acts=[act._replace(amount=_whole(act.amount, scale)) for act in script.acts])
    stacks = tuple([_stack(stack, scale, carried) for stack in starting])
    second = read_cards(str(fields.get(SECOND_BOARD, "")))
    trims = fields.get("ante_trimming_status", False) is True
    forced = read_forced(
        stacks,
        tuple([_whole(ante, scale) - _whole(post, scale) for ante, post in zip(antes, dead, strict=True)]),
        tuple([_whole(blind, scale) for blind in blinds]),
        tuple([_whole(post, scale) for post in dead]),
        {name: _whole(size, scale) for name, size in sizes.items()},
        trims=trims,
    )
    rules = rules_of(str(code), forced.stakes, options_of(fields.get(OWN_RULES)), players, twice=bool(second))
    if not rules.bet_unit:
        raise UnreadableError("neither blinds, antes nor a smallest bet")
    finishing = _finishing(fields, starting, scale)
    return Record(rules, forced, stacks, script, finishing, scale, second, _whole(carried, scale))


def _amounts(fields: Mapping[str, Any], name: str) -> list[Amount]:
    found = fields.get(name)
    if not isinstance(found, list):
        raise UnreadableError(f"no {name}")
    return [_amount(one, name) for one in found]


def _each(fields: Mapping[str, Any], name: str, players: int) -> list[Amount]:
    """One amount per player as they are posted: heads-up the notation has them the other way round."""
    if fields.get(name) is None:
        return [0] * players
    found = _amounts(fields, name)
    if len(found) != players:
        raise UnreadableError(f"{name}: {len(found)} for {players} players")
    return found[::-1] if players == 2 else found  # noqa: PLR2004 - heads-up


def _amount(found: object, name: str) -> Amount:
    if type(found) is int:
        return found
    if isinstance(found, Decimal) and not found.is_nan():
        return found
    raise UnreadableError(f"{name}: no amount")


def _scale(amounts: Sequence[Amount], acts: Sequence[Act]) -> int:
    """The power of ten that makes every amount whole."""
    places = 0
    for amount in (*amounts, *[act.amount for act in acts]):
        if type(amount) is not int and amount.is_finite():  # type: ignore[union-attr]  # a Decimal
            places = max(places, -int(amount.as_tuple().exponent))  # type: ignore[union-attr]
    return 10**places if places <= 18 else MOST_CHIPS  # noqa: PLR2004 - beyond that no amount fits


def _whole(amount: Amount, scale: int) -> int:
    if type(amount) is int and scale == 1:
        if not -MOST_CHIPS < amount < MOST_CHIPS:
            raise UnreadableError("an amount is too large")
        return amount
    if not -MOST_CHIPS < amount * scale < MOST_CHIPS:
        raise UnreadableError("an amount is too large or too finely divided")
    return int(amount * scale)


def _stack(amount: Amount, scale: int, carried: Amount) -> int:
    if isinstance(amount, Decimal) and amount.is_infinite() and amount > 0:
        return UNKNOWN_STACK
    chips = _whole(amount, scale)
    if chips < 0 or (chips == 0 and not carried):
        raise UnreadableError("starting_stacks: a player without chips")
    return chips


def _finishing(
    fields: Mapping[str, Any], starting: Sequence[Amount], scale: int
) -> tuple[Fraction | int | None, ...] | None:
    if fields.get("finishing_stacks") is None:
        return None
    found = _amounts(fields, "finishing_stacks")
    if len(found) != len(starting):
        raise UnreadableError(f"finishing_stacks: {len(found)} for {len(starting)} players")
    return tuple(
        [
            None
            if isinstance(begun, Decimal) and begun.is_infinite()
            else (ended if type(ended) is int and scale == 1 else _fraction(ended, scale))
            for begun, ended in zip(starting, found, strict=True)
        ]
    )


def _fraction(amount: Amount, scale: int) -> Fraction | None:
    if isinstance(amount, Decimal) and amount.is_infinite():
        return None
    return Fraction(amount) * scale
