"""What happened in one hand of ours, from its events, in the order in which the notation tells it.

Cards are deck positions here, as in the events: which of them may be named is decided in ``visible`` alone.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from poker_bot.engine import events as ev
from poker_bot.engine.cards import Card
from poker_bot.engine.evolve import evolve
from poker_bot.engine.state import Hand, TableState
from poker_bot.engine.straddles import further_blinds
from poker_bot.phh.forced import HEADS_UP
from poker_bot.phh.script import CALL, DRAW, FOLD, RAISE

SHOW, MUCK, BOARD_CARDS, SERVED, PLAY_BOARD = "show", "muck", "board", "served", "plays"


class Line(NamedTuple):
    """One act, deal or show of ``seat``: ``amount`` a total for the street; ``cards`` or deck ``positions``."""

    kind: str
    seat: int = 0
    amount: int = 0
    cards: tuple[Card, ...] = ()
    positions: tuple[int, ...] = ()


class Facts(Struct, frozen=True):
    """A hand that is over. Lists in the order of the deal; ``seats`` are seat numbers, chips everywhere else.

    ``hand`` is the engine's, at its end; ``hole`` the positions of the first deal, ``held`` those at the end.
    """

    hand: Hand
    seats: tuple[int, ...]
    starting: tuple[int, ...]
    finishing: tuple[int, ...]
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    dead: tuple[int, ...]
    hole: tuple[tuple[int, ...], ...]
    lines: tuple[Line, ...]
    carried_on: int


_ACTS: Final = {ev.PlayerFolded: FOLD, ev.PlayerChecked: CALL, ev.PlayerCalled: CALL}


def facts_of(before: TableState, events: Iterable[ev.AnyEvent]) -> Facts:
    """Read ``events`` of one hand, from those of its ``StartHand`` on; ``before`` is the table as it stood then.

    Raises ``ValueError`` when no hand was begun and played to its end, or when it was void (R-FLR-5).
    """
    state, started, reader = before, None, _Reader()
    for event in events:
        state = evolve(state, event)
        if isinstance(event, ev.HandStarted):
            started = event
        reader.read(event)
    hand = state.hand
    if hand is None or started is None or not reader.ended or hand.voided:
        message = "no hand that was played to its end"
        raise ValueError(message)
    stacks = {number: seat.stack for number, seat in enumerate(before.seats, 1) if seat is not None}
    starting = tuple([stacks[seat] for seat in started.seats])
    return Facts(
        hand=hand,
        seats=started.seats,
        starting=starting,
        finishing=tuple(
            [
                stack + player.won - player.contribution - player.dead
                for stack, player in zip(starting, hand.players, strict=True)
            ]
        ),
        antes=_antes(hand, started, reader.single),
        blinds=_blinds(hand, started, reader.straddles),
        dead=tuple([reader.dead.get(seat, 0) for seat in started.seats]),
        hole=tuple([tuple(reader.hole[index]) for index in range(len(started.seats))]),
        lines=tuple(reader.lines),
        carried_on=reader.carried_on,
    )


def _antes(hand: Hand, started: ev.HandStarted, single: int) -> tuple[int, ...]:
    """What each seat owed, but of a single payer what he paid: he may have posted his blind first (R-FOR-2)."""
    return tuple([hand.rules.ante + (single if seat == started.big_blind else 0) for seat in started.seats])


def _blinds(hand: Hand, started: ev.HandStarted, straddles: dict[int, int]) -> tuple[int, ...]:
    """What each seat owed; a post to enter (R-TAB-5) is negative, as the notation's authors write it."""
    rules = hand.rules
    due = {started.small_blind: rules.small_blind, started.big_blind: rules.big_blind}
    if started.big_blind and rules.more_blinds:
        small = started.small_position or started.small_blind
        due |= dict(further_blinds(rules, started.seats, small, started.big_blind))
    due |= straddles
    blinds = tuple([due.get(seat, 0) for seat in started.seats])
    if len(blinds) == HEADS_UP and blinds[0] == blinds[1]:
        # pokerkit starts left of the higher blind, of equal ones left of the button's;
        # marked as a post it is passed over
        return blinds[0], -blinds[1]
    return blinds


class _Reader:
    """Collects the lines of a hand."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.straddles: dict[int, int] = {}
        self.dead: dict[int, int] = {}
        self.single = 0
        self.hole: list[list[int]] = []
        self.seats: tuple[int, ...] = ()
        self.ended = False
        self.carried_on = 0

    def read(self, event: ev.AnyEvent) -> None:  # noqa: C901, PLR0912 - one case per kind of event
        """Take one event in."""
        match event:
            case ev.HandStarted(seats=seats):
                self.seats = seats
            case ev.BlindPosted(seat=seat, amount=amount, kind="straddle"):
                self.straddles[seat] = amount
            case ev.BlindPosted(seat=seat, amount=amount, kind="entry"):
                self.straddles[seat] = -amount
            case ev.AntePosted(amount=amount, dead=True):
                self.single = amount
            case ev.DeadBlindPosted(seat=seat, amount=amount):
                self.dead[seat] = amount
            case ev.HoleCardsDealt(positions=positions):
                self.hole = [list(places) for places in positions]
            case ev.CardReplaced(seat=seat, place=place, position=position):
                self._exchange(seat, place, position)
            case ev.PlayerFolded(seat=seat) | ev.PlayerChecked(seat=seat) | ev.PlayerCalled(seat=seat):
                self.lines.append(Line(_ACTS[type(event)], seat))
            case ev.PlayerBet(seat=seat, to=to) | ev.PlayerRaised(seat=seat, to=to):
                self.lines.append(Line(RAISE, seat, to))
            case ev.DrawDeclared(seat=seat, discards=discards):
                self.lines.append(Line(DRAW, seat, positions=discards))
            case ev.CardsServed(seat=seat, positions=positions):
                self.lines.append(Line(SERVED, seat, positions=positions))
            case ev.StreetDealt(cards=cards, board=1) if cards:
                self.lines.append(Line(BOARD_CARDS, cards=cards))
            case ev.BoardTakenBack(cards=cards):
                self._take_back(cards)
            case ev.HandShown(seat=seat, cards=cards):
                self.lines.append(Line(SHOW, seat, cards=cards))
            case ev.HandMucked(seat=seat):
                self.lines.append(Line(MUCK, seat))
            case ev.BoardPlayed(seat=seat):
                self.lines.append(Line(PLAY_BOARD, seat))
            case ev.PotCarried(amount=amount):
                self.carried_on += amount
            case ev.HandEnded():
                self.ended = True
            case _:
                pass

    def _exchange(self, seat: int, place: int, position: int) -> None:
        """Another card for an exposed one: of the deal (R-FLR-1), or of the draw, whose cards lie behind (R-FLR-6)."""
        held = self.hole[self.seats.index(seat)]
        served = [number for number, line in enumerate(self.lines) if (line.kind, line.seat) == (SERVED, seat)]
        place -= len(held) - sum(len(self.lines[number].positions) for number in served) if served else 0
        for number in served:
            places = self.lines[number].positions
            if place < len(places):
                changed = (*places[:place], position, *places[place + 1 :])
                self.lines[number] = self.lines[number]._replace(positions=changed)
                return
            place -= len(places)
        held[place] = position

    def _take_back(self, cards: Sequence[Card]) -> None:
        """A street that was dealt too soon (R-FLR-2, R-FLR-3) is no part of the hand."""
        for place in range(len(self.lines) - 1, -1, -1):
            if self.lines[place].kind == BOARD_CARDS and self.lines[place].cards == tuple(cards):
                del self.lines[place]
                return
