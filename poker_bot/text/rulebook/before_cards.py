"""Topics about what comes before the first decision: the table, the button, the forced bets, the deal."""

from typing import Final

from poker_bot.text.rulebook.examples import straddle
from poker_bot.text.rulebook.played import Played
from poker_bot.text.rulebook.sections import (
    Amounts,
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
    short_deck,
)

_one_buy_in: Final[Applies] = lambda played: played.rules.buy_in_min == played.rules.buy_in_max  # noqa: E731
_two_blinds: Final[Applies] = lambda played: played.rules.small_blind > 0  # noqa: E731
_one_straddle: Final[Applies] = lambda played: played.rules.straddles == 1  # noqa: E731
_more_straddles: Final[Applies] = lambda played: played.rules.straddles > 1  # noqa: E731
_cash: Final = no(option("tournament"))


def _buy_in(played: Played) -> Figures:
    rules = played.rules
    return {"seats": rules.seats, "minimum": rules.buy_in_min, "maximum": rules.buy_in_max}


def _blinds(played: Played) -> Figures:
    return {"small": played.rules.small_blind, "big": played.rules.big_blind}


def _straddles(played: Played) -> Figures:
    last = max((played.rules.big_blind, *played.rules.more_blinds))
    return {**straddle(last), "number": played.rules.straddles}


TABLE: Final = Topic(
    1,
    "table",
    (
        Section("table-aim"),
        Section("table-ways"),
        Section("table-buy-in", both(_cash, no(_one_buy_in)), _buy_in),
        Section("table-buy-in-one", both(_cash, _one_buy_in), _buy_in),
        Section("table-biggest", option("biggest_stack_buy_in")),
        Section("table-stakes", _cash),
        Section("table-return", _cash, lambda played: {"time": Seconds(played.departed_time)}),
        Section("table-idle", _cash, lambda played: {"time": Seconds(played.idle_time)}),
        Section("table-play-chips"),
    ),
)

BUTTON: Final = Topic(
    2,
    "button",
    (
        Section("button-first"),
        Section("button-blinds", both(blinds, _two_blinds), _blinds),
        Section("button-single", both(blinds, no(_two_blinds)), _blinds),
        Section("button-none", no(blinds)),
        Section("button-ante", option("ante"), lambda played: {"amount": played.rules.ante}),
        Section(
            "button-table-ante",
            both(option("big_blind_ante"), no(option("bb_ante_first"))),
            lambda played: {"amount": played.rules.big_blind_ante},
        ),
        Section(
            "button-table-ante-first",
            both(option("big_blind_ante"), option("bb_ante_first")),
            lambda played: {"amount": played.rules.big_blind_ante},
        ),
        Section(
            "button-more",
            option("more_blinds"),
            lambda played: {"blinds": Amounts(played.rules.more_blinds)},
        ),
        Section("button-heads-up", both(blinds, _two_blinds)),
        Section("button-moving", both(blinds, no(option("dead_button")))),
        Section("button-dead", both(blinds, option("dead_button"))),
        Section("button-short", lambda played: bool(played.rules.big_blind or played.rules.ante)),
        Section(
            "button-waiting",
            option("newcomers_wait"),
            lambda played: {"big": played.rules.big_blind},
        ),
        Section(
            "button-debt",
            both(option("newcomers_wait"), _two_blinds),
            lambda played: {**_blinds(played), "time": Seconds(played.departed_time)},
        ),
        Section("button-free", both(blinds, _cash, option("post_to_enter", "free"))),
        Section("button-straddle", _one_straddle, _straddles),
        Section("button-straddles", _more_straddles, _straddles),
        Section(
            "button-chop",
            option("chop_blinds"),
            lambda played: {"time": Seconds(played.rules.run_it_twice_time)},
        ),
    ),
)

_any_cards: Final[Applies] = lambda played: not played.own_cards  # noqa: E731


def _cards(played: Played) -> Figures:
    return {"deck": played.deck_cards, "number": played.hole_cards}


def _mix(played: Played) -> Figures:
    return {"own": played.own_cards, "rest": 5 - played.own_cards, "number": played.hole_cards}


DEAL: Final = Topic(
    3,
    "deal",
    (
        Section("deal-deck", no(short_deck), _cards),
        Section("deal-deck-short", short_deck, _cards),
        Section("deal-board", board),
        Section(
            "deal-any",
            both(board, _any_cards),
            lambda played: {"number": played.hole_cards + played.board_cards},
        ),
        Section("deal-own", both(board, no(_any_cards)), _mix),
        Section("deal-closed", both(exchanges, no(board))),
        Section("deal-order", no(exchanges)),
        Section("deal-order-draw", exchanges),
    ),
)

ROUNDS: Final = Topic(
    4,
    "rounds",
    (
        Section("rounds-board", board),
        Section("rounds-draw", both(exchanges, no(board))),
        Section("rounds-first-blinds", blinds),
        Section("rounds-first-none", no(blinds)),
        Section("rounds-end"),
        Section(
            "rounds-option", both(blinds, no(option("more_blinds"))), lambda played: {"big": played.rules.big_blind}
        ),
        Section("rounds-fold"),
    ),
)
