"""Topics about who wins: the showdown, the order of hands, and games in which cards are exchanged."""

from typing import Final

from poker_bot.text.rulebook import examples
from poker_bot.text.rulebook.played import Played
from poker_bot.text.rulebook.sections import (
    Applies,
    Cards,
    Figures,
    Seconds,
    Section,
    Topic,
    always,
    board,
    both,
    exchanges,
    no,
    option,
    short_deck,
)

_live: Final = option("showdown", "live")
_TIME_TO_SHOW: Final = option("show_time")

SHOWDOWN: Final = Topic(
    8,
    "showdown",
    (
        Section("showdown-last-street", option("first_to_show", "last_street")),
        Section("showdown-last-bettor", option("first_to_show", "last_bettor")),
        Section(
            "showdown-choice",
            both(no(_live), _TIME_TO_SHOW),
            lambda played: {"time": Seconds(played.rules.show_time)},
        ),
        Section("showdown-no-choice", both(no(_live), no(_TIME_TO_SHOW))),
        Section("showdown-live", _live, lambda played: {"time": Seconds(played.rules.show_time)}),
        Section("showdown-all-in", option("allin_showdown", "all")),
        Section("showdown-all-in-choice", option("allin_showdown", "choice")),
        Section("showdown-alone"),
        Section("showdown-muck"),
        Section("showdown-split", option("ties", "split")),
        Section("showdown-carry", option("ties", "carry")),
        Section("showdown-odd", figures=lambda played: {**examples.odd_chip(played.rules.bet_unit)}),
        Section("showdown-board", both(board, lambda played: not played.own_cards)),
    ),
)

# --- hands --------------------------------------------------------------------------------------------------------

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
_RANKS: Final = "23456789TJQKA"
_SUITS: Final = "cdhs"


def codes(text: str) -> tuple[int, ...]:
    """``AsKd`` as card codes: ``4 * rank + suit``."""
    return tuple(4 * _RANKS.index(text[at]) + _SUITS.index(text[at + 1]) for at in range(0, len(text), 2))


HANDS: Final = (
    ("royal-flush", codes("AsKsQsJsTs")),
    ("straight-flush", codes("JhTh9h8h7h")),
    ("four-of-a-kind", codes("9c9d9h9sKd")),
    ("full-house", codes("QcQdQh8s8d")),
    ("flush", codes("AdJdTd8d7d")),
    ("straight", codes("JcTd9s8h7c")),
    ("three-of-a-kind", codes("8c8h8sAdJc")),
    ("two-pair", codes("KsKdTcTh7s")),
    ("pair", codes("AhAcQsTd8c")),
    ("high-card", codes("AsQdTh9c7d")),
)
"""The ten hands from the best to the worst, with an example that either deck can deal (R-RNK-1)."""

_FLUSH, _FULL = "flush", "full-house"
"""They change places where the table says so (R-RNK-3)."""


def _hand_sections() -> tuple[Section, ...]:
    """Every hand with its place; the two that may change places stand in both, and are told where they belong."""
    swapped, examples_of = option("flush_beats_full_house"), dict(HANDS)
    places = {_FLUSH: _FULL, _FULL: _FLUSH}
    found = []
    for place, (name, cards) in enumerate(HANDS, 1):
        other = places.get(name)
        found.append(_hand(name, place, cards, always if other is None else no(swapped)))
        if other is not None:
            found.append(_hand(other, place, examples_of[other], swapped))
    return tuple(found)


def _hand(name: str, place: int, cards: tuple[int, ...], applies: Applies) -> Section:
    return Section(f"rank-{name}", applies, lambda _: {"place": str(place), "cards": Cards(cards)}, item=True)


_WHEEL: Final = codes("5d4s3c2hAh")
_SHORT_WHEEL: Final = codes("Td9s8c7hAh")
_KICKER_HIGH: Final = codes("AsAdKc9h4s")
_KICKER_LOW: Final = codes("AcAhQdJs4d")

RANKS: Final = Topic(
    9,
    "ranks",
    (
        *_hand_sections(),
        Section("ranks-ties"),
        Section("ranks-kicker", no(short_deck), lambda _: {"better": Cards(_KICKER_HIGH), "worse": Cards(_KICKER_LOW)}),
        Section(
            "ranks-kicker",
            short_deck,
            lambda _: {"better": Cards(codes("AsAdKc9h8s")), "worse": Cards(codes("AcAhQdJs8d"))},
        ),
        Section("ranks-same"),
        Section("ranks-wheel", no(short_deck), lambda _: {"cards": Cards(_WHEEL)}),
        Section(
            "ranks-short-wheel",
            both(short_deck, option("ace_low_below_seven")),
            lambda _: {"cards": Cards(_SHORT_WHEEL)},
        ),
        Section(
            "ranks-short-no-wheel",
            both(short_deck, no(option("ace_low_below_seven"))),
            lambda _: {"cards": Cards(_SHORT_WHEEL)},
        ),
        Section("ranks-short", short_deck),
        Section("ranks-flush-first", option("flush_beats_full_house")),
    ),
)

# --- draw ---------------------------------------------------------------------------------------------------------

_all_five: Final[Applies] = lambda played: played.rules.max_draw >= played.hole_cards  # noqa: E731
_ace_more: Final = option("ace_draws_one_more")


def _plays_short_wheel(played: Played) -> bool:
    return not short_deck(played) or played.rules.ace_low_below_seven


def _most(played: Played) -> Figures:
    return {"maximum": played.rules.max_draw, "more": played.rules.max_draw + 1}


DRAW: Final = Topic(
    10,
    "draw",
    (
        Section("draw-course"),
        Section("draw-marking"),
        Section("draw-any", _all_five),
        Section("draw-most", both(no(_all_five), no(_ace_more)), _most),
        Section("draw-most-ace", both(no(_all_five), _ace_more), _most),
        Section("draw-served"),
        Section("draw-stub"),
        Section("draw-jacks", option("jacks_or_better")),
        Section("draw-checked"),
        Section("draw-decks"),
        Section("draw-short", _plays_short_wheel, lambda _: {"cards": Cards(_SHORT_WHEEL)}),
    ),
    listed=exchanges,
)
