"""A topic is data: paragraphs in their order, each with what must hold for it to be told and the figures in it."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from poker_bot.text.rulebook.played import Played


class Seconds(Struct, frozen=True):
    """A duration, written in words of the language."""

    count: int


class Amounts(Struct, frozen=True):
    """Chips side by side: ``10/20/40``."""

    chips: tuple[int, ...]


class Cards(Struct, frozen=True):
    """Example cards by their codes, as in the engine's views."""

    codes: tuple[int, ...]


Figure = int | str | Seconds | Amounts | Cards
Figures = Mapping[str, Figure]
Applies = Callable[[Played], bool]


def always(_played: Played) -> bool:
    """For every game."""
    return True


def _none(_played: Played) -> Figures:
    return {}


class Section(Struct, frozen=True):
    """One paragraph: the text ``rule-<key>``. ``item``: one of a list, close to its neighbours."""

    key: str
    applies: Applies = always
    figures: Callable[[Played], Figures] = _none
    item: bool = False


class Topic(Struct, frozen=True):
    """``number`` is kept for ever: old buttons name it. ``name``: the word to type.

    ``listed``: for which games it is among the topics to choose from. ``built`` False = its feature is not there yet,
    and nobody is told of it.
    """

    number: int
    name: str
    sections: tuple[Section, ...]
    listed: Applies = always
    built: bool = True


def both(*conditions: Applies) -> Applies:
    """All of ``conditions``."""
    return lambda played: all(condition(played) for condition in conditions)


def no(condition: Applies) -> Applies:
    """Not ``condition``."""
    return lambda played: not condition(played)


def bets(*structures: str) -> Applies:
    """Bet in one of these ways."""
    return lambda played: played.rules.betting in structures


def option(name: str, *values: object) -> Applies:
    """A field of the rules has one of ``values``; without any it is set."""
    return lambda played: getattr(played.rules, name) in values if values else bool(getattr(played.rules, name))


def board(played: Played) -> bool:
    """Whether there are community cards."""
    return played.board_cards > 0


def exchanges(played: Played) -> bool:
    """Whether cards are exchanged."""
    return played.draws


def short_deck(played: Played) -> bool:
    """Whether the deck begins with the sevens."""
    return played.deck_cards < FULL_DECK


def blinds(played: Played) -> bool:
    """Whether there is a big blind."""
    return played.rules.big_blind > 0


FULL_DECK: Final = 52
LIMITLESS: Final = bets("no-limit", "pot-limit")
FIXED: Final = bets("fixed-limit")
POT: Final = bets("pot-limit")
