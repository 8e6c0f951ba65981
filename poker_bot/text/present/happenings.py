"""The log of a hand as happenings worth a sentence: what belongs together in one, and the price it happened at."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from poker_bot.engine.events import (
    AntePosted,
    BettingOpened,
    BlindPosted,
    BoardPlayed,
    BoardTakenBack,
    BurnMade,
    ButtonDrawn,
    CardReplaced,
    CardShownEarly,
    CarriedPotSplit,
    ChopSettled,
    DeadBlindPosted,
    EndPlanned,
    Event,
    HandStarted,
    PlayerBet,
    PlayerCalled,
    PlayerChecked,
    PlayerFolded,
    PlayerLeaving,
    PlayerRaised,
    PlayerSatDown,
    PlayerSatIn,
    PlayerSatOut,
    PlayerStoodUp,
    PlayerTimedOut,
    ResealAsked,
    RunTwiceSettled,
    StopTimeDropped,
    StopTimeSet,
    StraddleChosen,
    StreetDealt,
    TableResumed,
    TopUpApplied,
    TurnExtended,
)

_TOLD: Final = frozenset(
    {
        *(ButtonDrawn, AntePosted, BlindPosted, DeadBlindPosted, StreetDealt),
        *(PlayerFolded, PlayerChecked, PlayerCalled, PlayerBet, PlayerRaised),
        *(PlayerSatDown, PlayerLeaving, PlayerStoodUp, PlayerSatOut, PlayerSatIn, TopUpApplied, TurnExtended),
        *(HandStarted, StraddleChosen, RunTwiceSettled, ChopSettled, BoardPlayed, CarriedPotSplit, TableResumed),
        *(ResealAsked, CardReplaced, BurnMade, BoardTakenBack, CardShownEarly),
        *(EndPlanned, StopTimeSet, StopTimeDropped),
    }
)

_OVERTAKEN: Final = frozenset(
    {
        *(PlayerSatOut, PlayerSatIn, PlayerSatDown, PlayerStoodUp, StraddleChosen),
        *(TableResumed, EndPlanned, StopTimeSet, StopTimeDropped),
    }
)
"""What is told only as it was the last time."""


class Happening(Struct, frozen=True):
    """An event and its place in the log. ``price``: the bet of the street just before, in chips, a total.

    ``drawing``: on a street on which cards are exchanged (R-DRW-3).
    """

    index: int
    event: Event
    price: int
    timed_out: bool
    drawing: bool = False


def runs(log: Sequence[Event]) -> Iterator[list[Happening]]:
    """Happenings in their order; folds, checks and antes of several players in a row come as one run."""
    for _, run in groupby(_happenings(log), key=_kinship):
        yield list(run)


def _happenings(log: Sequence[Event]) -> Iterator[Happening]:
    """Walk the log once, minding the price, the street and whose clock ran out."""
    price = 0
    late = 0
    drawing = False
    overtaken = _overtaken(log)
    for index, event in enumerate(log):
        drawing = event.draw if isinstance(event, StreetDealt) else drawing
        if type(event) in _TOLD and index not in overtaken and not _goes_without_saying(event):
            timed_out = isinstance(event, PlayerFolded | PlayerChecked) and event.seat == late
            yield Happening(index, event, price, timed_out, drawing)
        late = event.seat if isinstance(event, PlayerTimedOut) else 0
        price = _price_after(event, price)


def _overtaken(log: Sequence[Event]) -> frozenset[int]:
    """Places of what somebody did about his seat and did otherwise since: going and coming pushes nothing out."""
    newest: set[tuple[str, int]] = set()
    places: set[int] = set()
    places_of_these = [index for index, event in enumerate(log) if type(event) in _OVERTAKEN]
    for index in reversed(places_of_these):
        match log[index]:
            case PlayerSatOut(seat=seat) | PlayerSatIn(seat=seat):
                what = ("presence", seat)
            case PlayerSatDown(player=player) | PlayerStoodUp(player=player):
                what = ("seat", player)
            case StraddleChosen(seat=seat):
                what = ("straddle", seat)
            case TableResumed():
                what = ("pause", 0)
            case EndPlanned():
                what = ("end", 0)
            case StopTimeSet() | StopTimeDropped():
                what = ("stop", 0)
            case _:
                continue
        if what in newest:
            places.add(index)
        newest.add(what)
    return frozenset(places)


def _goes_without_saying(event: Event) -> bool:
    """A street nobody bets on: its cards stand in the board. A hand begins, and somebody has the small blind."""
    if isinstance(event, HandStarted):
        return event.small_position in {0, event.small_blind} or not event.big_blind
    return isinstance(event, StreetDealt) and not (event.betting and (event.cards or event.draw))


def _price_after(event: Event, price: int) -> int:
    """What the street costs once ``event`` has happened."""
    if isinstance(event, BettingOpened):
        return event.bet_to
    if isinstance(event, PlayerBet | PlayerRaised):
        return event.to
    return 0 if isinstance(event, StreetDealt) else price


def _kinship(happening: Happening) -> tuple[object, ...]:
    """Equal for neighbours that share a sentence."""
    event = happening.event
    if isinstance(event, PlayerFolded | PlayerChecked) and not happening.timed_out:
        return (type(event),)
    if isinstance(event, AntePosted) and not event.dead:
        return (AntePosted,)
    return (happening.index,)
