"""Topics about this host: the games it stakes itself, its rulings, buttons, clock, and what it keeps secret."""

from typing import Final

from poker_bot.text.rulebook.played import Played
from poker_bot.text.rulebook.sections import (
    Applies,
    Figures,
    Seconds,
    Section,
    Topic,
    blinds,
    board,
    both,
    exchanges,
    no,
    option,
)

DUEL_ANTE: Final = 5
"""What is usual where the game does not say otherwise (R-DUE-1)."""

_clock: Final = option("action_clock")
_bank: Final = option("time_bank")
_by_message: Final[Applies] = lambda played: played.cards_by_message  # noqa: E731


def _times(played: Played) -> Figures:
    return {"time": Seconds(played.rules.action_clock)}


def _bank_times(played: Played) -> Figures:
    return {"time": Seconds(played.rules.time_bank), "number": played.rules.time_bank_refill_hands}


def _away(played: Played) -> Figures:
    longest = max(played.away_time, 3 * played.rules.action_clock)
    return {"time": Seconds(longest)}


DUEL: Final = Topic(
    11,
    "duel",
    (
        Section("duel-game", figures=lambda _: {"amount": DUEL_ANTE}),
        Section("duel-tie"),
        Section("duel-wardrobe"),
        Section("duel-back"),
        Section("duel-end"),
        Section("duel-honest"),
    ),
    built=False,
)

SIT_AND_GO: Final = Topic(
    12,
    "sng",
    (
        Section("sng-entry"),
        Section("sng-levels"),
        Section("sng-button"),
        Section("sng-out"),
        Section("sng-absent"),
        Section("sng-prizes"),
        Section("sng-fixed"),
    ),
    built=False,
)

FLOOR: Final = Topic(
    13,
    "floor",
    (
        Section("floor-what"),
        Section("floor-misdeal"),
        Section("floor-exposed"),
        Section("floor-board", board),
        Section("floor-draw", exchanges),
        Section("floor-void"),
        Section("floor-own"),
        Section("floor-pause"),
        Section("floor-who"),
    ),
)

BUTTONS: Final = Topic(
    14,
    "buttons",
    (
        Section("buttons-where"),
        Section("buttons-old"),
        Section("buttons-raise", no(option("betting", "fixed-limit"))),
        Section("buttons-fixed", option("betting", "fixed-limit")),
        Section("buttons-all-in"),
        Section("buttons-ahead"),
        Section("buttons-words"),
        Section("buttons-seats"),
    ),
)

CLOCK: Final = Topic(
    15,
    "clock",
    (
        Section("clock-time", _clock, _times),
        Section("clock-none", no(_clock)),
        Section("clock-bank", both(_clock, _bank), _bank_times),
        Section("clock-out", _clock),
        Section("clock-late", _clock),
        Section("clock-away", both(_clock, blinds), _away),
        Section("clock-away-no-blinds", both(_clock, no(blinds)), _away),
        Section("clock-broke", figures=lambda played: {"time": Seconds(played.rebuy_time)}),
        Section("clock-restart", _clock, lambda played: {"time": Seconds(played.grace)}),
    ),
)

CARDS: Final = Topic(
    16,
    "cards",
    (
        Section("cards-message", _by_message),
        Section("cards-button", no(_by_message)),
        Section("cards-nobody"),
        Section("cards-known"),
        Section("cards-yours"),
    ),
)

FAIRNESS: Final = Topic(
    17,
    "fairness",
    (Section("fairness-shuffle"), Section("fairness-kept"), Section("fairness-seen"), Section("fairness-open")),
)
