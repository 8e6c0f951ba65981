"""Write a hand of ours as a ``.phh`` text.

What the notation has no word for stands in fields that begin with ``_``, which its readers leave alone: other rules of
the table, a second board (R-BET-11), dead posts (R-TAB-5), a carried pot (R-DRW-4). docs/phh.md lists them.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from poker_bot.engine.cards import card_text, cards_text
from poker_bot.engine.events import AnyEvent
from poker_bot.engine.rules import Betting, TableRules
from poker_bot.engine.state import TableState
from poker_bot.phh.facts import BOARD_CARDS, MUCK, PLAY_BOARD, SERVED, SHOW, Facts, Line, facts_of
from poker_bot.phh.forced import HEADS_UP
from poker_bot.phh.games import BET_FIELDS, GAMES, OWN_RULES, options_from
from poker_bot.phh.record import CARRIED, DEAD_BLINDS, SECOND_BOARD
from poker_bot.phh.script import DRAW, RAISE
from poker_bot.phh.visible import Named, named_cards

CARRIED_ON: Final = "_carried_on"
"""Our own field: chips of tied pots that wait for the next hand (R-DRW-4)."""

_CODES: Final = {game: code for code, game in GAMES.items()} | {("holdem", "pot-limit"): "NT"}
"""Pot-limit hold'em has no code; every act of it is one of no-limit hold'em, which has."""


def export_hand(before: TableState, events: Iterable[AnyEvent], names: Mapping[int, str], seat: int = 0) -> str:
    """One hand as ``.phh`` text: what everybody saw, and with ``seat`` that seat's own cards besides.

    ``before`` is the table as the hand's ``StartHand`` found it, ``events`` everything from there to ``HandEnded``, and
    what was shown after it. ``names`` by seat number. Raises ``ValueError`` for a void or unfinished hand.
    """
    log = tuple(events)
    facts = facts_of(before, log)
    return hand_text(facts, named_cards(facts, log, seat), names)


def hand_text(facts: Facts, named: Named, names: Mapping[int, str]) -> str:
    """The text of ``facts`` with the hole cards that are ``named``; every other is ``??``."""
    rules = facts.hand.rules
    code, betting = _code(rules)
    dead_posts = any(facts.dead)
    antes = [ante + dead for ante, dead in zip(facts.antes, facts.dead, strict=True)]
    even = len(set(antes)) == 1
    fields: list[tuple[str, str]] = [
        ("variant", _quoted(code)),
        ("ante_trimming_status", "true" if even else "false"),
        ("antes", _numbers(_as_listed(antes))),
        ("blinds_or_straddles", _numbers(_as_listed(facts.blinds))),
        *_sizes(rules),
        ("starting_stacks", _numbers(facts.starting)),
        ("actions", _strings(_actions(facts, named))),
        ("hand", str(facts.hand.number)),
        ("seats", _numbers(facts.seats)),
        ("seat_count", str(rules.seats)),
        ("players", _strings([names.get(number, f"Seat {number}") for number in facts.seats])),
        ("finishing_stacks", _numbers(facts.finishing)),
    ]
    options = msgspec.to_builtins(options_from(rules, betting))
    if options or rules.big_blind_ante:  # without the field an ante is taken to come before the blind, as usual there
        fields.append((OWN_RULES, _table(options)))
    if facts.hand.common >= 0:
        fields.append((SECOND_BOARD, _quoted(cards_text(facts.hand.second))))
    if dead_posts:
        fields.append((DEAD_BLINDS, _numbers(_as_listed(facts.dead))))
    if facts.hand.carried:
        fields.append((CARRIED, str(facts.hand.carried)))
    if facts.carried_on:
        fields.append((CARRIED_ON, str(facts.carried_on)))
    return "".join(f"{name} = {value}\n" for name, value in fields)


def _code(rules: TableRules) -> tuple[str, Betting]:
    """The code of the game, and the structure that the code itself means."""
    code = _CODES.get((rules.variant, rules.betting))
    if code is None:
        message = f"no code for the game {rules.variant}"
        raise ValueError(message)
    return code, GAMES[code][1]


def _sizes(rules: TableRules) -> list[tuple[str, str]]:
    sizes = {
        "min_bet": rules.bet_unit,
        "small_bet": rules.fixed_bet(big=False),
        "big_bet": rules.fixed_bet(big=True),
    }
    return [(name, str(sizes[name])) for name in BET_FIELDS[rules.betting]]


def _as_listed(amounts: Sequence[int]) -> Sequence[int]:
    """Heads-up the notation lists forced bets the other way round."""
    return amounts[::-1] if len(amounts) == HEADS_UP else amounts


def _actions(facts: Facts, named: Named) -> list[str]:
    """Everybody's cards, then what happened; the shows of an all-in before the cards that follow it, as it was."""
    player = {seat: f"p{number}" for number, seat in enumerate(facts.seats, 1)}
    deals = [
        f"d dh {player[seat]} {_cards(places, named)}" for seat, places in zip(facts.seats, facts.hole, strict=True)
    ]
    return deals + [_line(line, player.get(line.seat, ""), named) for line in facts.lines if not _empty(line)]


def _empty(line: Line) -> bool:
    return line.kind == SERVED and not line.positions


def _line(line: Line, player: str, named: Named) -> str:
    """One action; ``player`` is empty for the board."""
    hidden = _cards(line.positions, named)
    words = {
        BOARD_CARDS: ("d db", cards_text(line.cards)),
        SERVED: ("d dh", player, hidden),
        SHOW: (player, "sm", cards_text(line.cards)),
        MUCK: (player, "sm"),
        PLAY_BOARD: (player, "sm ????"),  # claims his share and shows nothing (R-SHO-4)
        DRAW: (player, "sd", hidden),
        RAISE: (player, "cbr", str(line.amount)),
    }
    return " ".join(word for word in words.get(line.kind, (player, line.kind)) if word)


def _cards(places: Iterable[int], named: Named) -> str:
    return "".join(card_text(named[place]) if place in named else "??" for place in places)


def _numbers(numbers: Sequence[int]) -> str:
    return f"[{', '.join(map(str, numbers))}]"


def _strings(texts: Sequence[str]) -> str:
    return f"[{', '.join(map(_quoted, texts))}]"


def _quoted(text: str) -> str:
    """A TOML string: a literal one where it can be, so that it is read fast."""
    if "'" not in text and text.isprintable():
        return f"'{text}'"
    return '"' + "".join(_escaped(letter) for letter in text) + '"'


def _escaped(letter: str) -> str:
    if letter in {'"', "\\"}:
        return "\\" + letter
    if letter.isprintable():
        return letter
    return f"\\U{ord(letter):08x}" if not 0xD800 <= ord(letter) < 0xE000 else "?"  # noqa: PLR2004 - half a letter


def _table(values: Mapping[str, object]) -> str:
    """An inline table of plain values."""
    return f"{{{', '.join(f'{name} = {_plain(value)}' for name, value in values.items())}}}"


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return _quoted(value) if isinstance(value, str) else str(value)
