"""Evenings that come to an end: announced last hands, a stop time, and the settle-up at the end."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from poker_bot.engine import actions as act
from poker_bot.engine.rules import TableRules
from poker_bot.text.present import SettledLine, SettleUp
from tests.text.tables import LONG_NAMES, NOW, Sample, Table

_STOP: Final = NOW + 7_200_000

SESSION: Final = SettleUp(
    "3K7",
    closed=True,
    lines=(
        SettledLine("Bruno", 2000, 5420),
        SettledLine("Ilaria", 1000, 1000),
        SettledLine("Gerd", 1000, 580, house=True),
        SettledLine("Anna", 3000, 0),
    ),
)

SESSIONS: Final = {
    "over": SESSION,
    "on": SettleUp(
        "3K7",
        closed=False,
        lines=(SettledLine("Anna", 1000, 1960), SettledLine("Bruno", 1000, 0)),
        carried=40,
    ),
    "twelve people": SettleUp(
        "3K7",
        closed=True,
        lines=[SettledLine(LONG_NAMES[one % 10], 10**6, one * 10**5) for one in range(12)][::-1],
    ),
    "sixty people": SettleUp(
        "3K7", closed=False, lines=[SettledLine(LONG_NAMES[one % 10], 10**12, 1) for one in range(60)]
    ),
}


def last_hands_in_a_hand() -> Sample:
    """Announced in a hand that does not count."""
    return Table(1000, 980, 2000).deal().do(act.PlanEnd(5)).play("c").sample(deadline=30)


def last_hands_between() -> Sample:
    """Four are left, the next hand comes."""
    table = Table(1000, 980, 2000).do(act.PlanEnd(5)).deal().play("f", "f")
    return table.sample(next_hand_at=4)


def one_hand_after_this() -> Sample:
    """The last but one."""
    return Table(1000, 980, 2000).do(act.PlanEnd(2)).deal().sample(deadline=30)


def last_hand_next() -> Sample:
    """The next hand is the last, in the lobby too."""
    return Table(1000, 980).do(act.PlanEnd(1)).sample(next_hand_at=4)


def last_hand_on() -> Sample:
    """The last hand is on."""
    return Table(1000, 980, 2000).do(act.PlanEnd(1)).deal().play("c").sample(deadline=30)


def stop_time() -> Sample:
    """A stop time and last hands as well."""
    table = Table(1000, 980, 2000).do(act.SetStopTime(wanted=True), act.PlanEnd(9)).deal()
    return replace(table.sample(deadline=30), stop_at=_STOP, stop_clock="23:30")


def ends_taken_back() -> Sample:
    """Both were announced and taken back."""
    table = Table(1000, 980, 2000).deal().do(act.SetStopTime(wanted=True), act.PlanEnd(9))
    return table.do(act.PlanEnd(0), act.SetStopTime(wanted=False)).sample(deadline=30)


def closed_and_settled() -> Sample:
    """The last hand is over, everybody has left, and this is how it ended."""
    table = Table(1000, 980, 2000).do(act.PlanEnd(1)).deal().play("r60", "f", "f")
    return replace(table.sample(), settled=SESSION)


def closed_empty_and_settled() -> Sample:
    """Closed before a hand was dealt."""
    table = Table(1000, rules=TableRules()).do(act.CloseTable())
    return replace(table.sample(), settled=SettleUp("3K7", closed=True, lines=(SettledLine("Anna", 1000, 1000),)))


def sixty_settled() -> Sample:
    """A long evening: the message names as many as it holds."""
    table = Table(10**12, 10**12, rules=TableRules(buy_in_min=20, buy_in_max=10**12), names=LONG_NAMES)
    table.do(act.PlanEnd(1)).deal("AsAd", "KsKd").play("a", "c")
    return replace(table.sample(), settled=SESSIONS["sixty people"])


EVENING_SAMPLES: Final[dict[str, Callable[[], Sample]]] = {
    make.__name__: make
    for make in (
        last_hands_in_a_hand,
        last_hands_between,
        one_hand_after_this,
        last_hand_next,
        last_hand_on,
        stop_time,
        ends_taken_back,
        closed_and_settled,
        closed_empty_and_settled,
        sixty_settled,
    )
}
