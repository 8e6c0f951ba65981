"""The state of a table: seats between hands, and one hand.

While a hand runs a dealt-in player's chips stand in ``PlayerInHand`` and his seat's ``stack`` is 0; ``HandEnded``
carries them back. So every chip stands in exactly one place and a plain sum proves R-POT-4.
"""

from enum import IntEnum
from typing import Final

from msgspec import Struct

from poker_bot.engine.cards import Card
from poker_bot.engine.events import PotAwarded
from poker_bot.engine.rules import TableRules


class Entry(IntEnum):
    """How a seated player gets into the next deal (R-TAB-5)."""

    IN = 0
    WAITING = 1
    POSTING = 2


class Phase(IntEnum):
    """Where a hand is. OVER keeps the finished hand on view until the next deal.

    DRAWING: cards are marked in turn (R-DRW-3). RUN_TWICE: the live players are asked (R-BET-11); so
    are the blinds when CHOPPING (R-HOM-5). RESEALING: the rest
    of the deck is shuffled anew, nobody can do anything until the new order has come (R-FAIR-5).
    """

    POSTING = 0
    BETTING = 1
    RUNOUT = 2
    SHOWDOWN = 3
    OVER = 4
    DRAWING = 5
    RUN_TWICE = 6
    RESEALING = 7
    CHOPPING = 8


_OVER: Final = Phase.OVER  # members of an enumeration are slow to look up


class SealedDeck(Struct, frozen=True, gc=False):
    """The order of a deck. It prints as nothing; ``views`` is its only reader outside the hand itself (law 6)."""

    order: tuple[Card, ...]

    def __repr__(self) -> str:
        """A deck is never printed (law 6)."""
        return "SealedDeck(<sealed>)"


class PreAction(Struct, frozen=True, gc=False):
    """``check-fold``, or ``call`` at exactly ``price`` chips to add (R-CLK-4)."""

    kind: str
    price: int = 0


class PlayerInHand(Struct, frozen=True, gc=False):
    """A dealt-in player. ``bet`` of this street, ``contribution`` of the hand in pot layers, ``dead`` outside them.

    ``level`` is the bet he faced when he last acted on this street, -1 when he has not acted (R-BET-7). ``discards``
    are the deck positions he put away, None while he has not declared; ``served`` once he has their replacements
    (R-DRW-3). ``plays_board``: he claims his share without showing (R-SHO-4).
    """

    seat: int
    player: int
    stack: int
    bet: int = 0
    contribution: int = 0
    dead: int = 0
    level: int = -1
    folded: bool = False
    shown: tuple[Card, ...] = ()
    mucked: bool = False
    won: int = 0
    pre_action: PreAction | None = None
    act: str = ""
    act_amount: int = 0
    discards: tuple[int, ...] | None = None
    served: bool = False
    plays_board: bool = False


class BeforeHand(Struct, frozen=True, gc=False):
    """What a void hand gives back: positions, debts and the carried pot as they were (R-FLR-5). Seats as numbers."""

    button: int
    small_blind: int
    big_blind: int
    small_position: int
    carried: int
    placed: bool
    seats: tuple["Seat | None", ...]


class Hand(Struct, frozen=True, gc=False):
    """One hand; ``players`` in the order of the deal, so index 0 is left of the button and the button is last.

    ``bet_to`` is the price of the street; ``raise_size`` the last full bet or raise of it. ``aggressor`` bet or
    raised last on this street, ``called`` is the last of those who were called (seats, 0 = none). ``hole`` holds
    deck positions per player, ``dealt`` how many places of the deck are used. ``defaulting``: the act to come is
    the clock's, not the player's. ``turn`` is the number of the newest decision. ``awarded`` is what pots have paid
    out or carried on. ``places[seat]`` is the index of a seat in ``players``, -1 when not dealt in.

    ``unit`` is the smallest bet of the street, in fixed limit its only one. ``bets`` counts its full bets and
    raises, ``full_to`` is the last full level of it, ``capped`` closes it for raises (R-BET-5, R-BET-7).
    ``last_blind`` is the seat behind which the first round begins. ``short`` chips are missing from short blinds
    and ``antes`` lie in the pot: both count for the pot-limit maximum before the flop (R-BET-4). ``carried`` chips
    came from tied pots of earlier hands (R-DRW-4). ``closed``: nobody can bet any more. ``burnt``: the burn card of
    the next street is out already, and ``early`` is the deck position of a card that was shown too soon, -1 for
    none (section 8). ``offered``: the blinds were asked whether they chop (R-HOM-5). ``resume`` is the phase that
    goes on after a new seal. ``second`` board's own cards lie behind the first ``common`` ones of ``board``, -1 =
    run once (R-BET-11).
    """

    number: int
    rules: TableRules
    button: int
    small_blind: int
    big_blind: int
    players: tuple[PlayerInHand, ...]
    turn: int = 0
    places: tuple[int, ...] = ()
    entries: tuple[int, ...] = ()
    deck: SealedDeck = SealedDeck(())
    hole: tuple[tuple[int, ...], ...] = ()
    dealt: int = 0
    phase: Phase = Phase.POSTING
    street: int = 0
    board: tuple[Card, ...] = ()
    bet_to: int = 0
    raise_size: int = 0
    to_act: int = 0
    aggressor: int = 0
    called: int = 0
    time_bank_running: bool = False
    extended: bool = False
    defaulting: bool = False
    deciding: tuple[int, ...] = ()
    returned: tuple[tuple[int, int], ...] = ()
    results: tuple[PotAwarded, ...] = ()
    awarded: int = 0
    unit: int = 0
    bets: int = 0
    full_to: int = 0
    capped: bool = False
    last_blind: int = 0
    short: int = 0
    antes: int = 0
    carried: int = 0
    closed: bool = False
    burnt: bool = False
    early: int = -1
    agreed: tuple[int, ...] = ()
    common: int = -1
    second: tuple[Card, ...] = ()
    before: BeforeHand | None = None
    resume: Phase = Phase.BETTING
    voided: bool = False
    offered: bool = False


class Seat(Struct, frozen=True, gc=False):
    """A seated player between hands. ``time_bank`` in milliseconds, ``timeouts`` in a row (R-CLK-3).

    ``straddle``: he wishes to straddle in the next hand (R-FOR-5); ``out_at_big``: to sit out when the big blind comes
    to him (R-HOM-4).
    """

    player: int
    stack: int
    entry: Entry = Entry.IN
    sitting_out: bool = False
    owes_big: bool = False
    owes_small: bool = False
    missed_big: int = 0
    timeouts: int = 0
    time_bank: int = 0
    hands_since_refill: int = 0
    top_up: int = 0
    leaving: str = ""
    straddle: bool = False
    out_at_big: bool = False


class Departed(Struct, frozen=True, gc=False):
    """What still binds a player who left within the last 60 minutes (R-TAB-5, R-TAB-6).

    ``time_bank`` milliseconds, and ``hands_since_refill``: leaving is no way to a full bank (R-CLK-1).
    """

    player: int
    stack: int
    owes_big: bool
    owes_small: bool
    time_bank: int
    hands_since_refill: int


class TableState(Struct, frozen=True, gc=False):
    """A table. ``seats[i]`` is seat ``i + 1``; ``button`` and the blinds' seats are of the last deal, 0 = none yet.

    ``chips`` is what came to the table less what left it; ``chips_of`` must count the same at every event (R-POT-4).
    ``small_position`` is where the small blind stood, posted or not (R-TAB-3). ``carried`` chips wait for the next
    hand (R-DRW-4). ``redeal`` is the hand that a misdeal ended: the next deal repeats its positions (R-FLR-1).
    ``placed``: some hand has been dealt that counts, so the drawn button has been used (R-TAB-2). ``last_hands``: so
    many hands end, the running one included, and the table closes, 0 = no end is planned (R-HOM-1). ``stop_time``: it
    has one, which the host keeps.
    """

    rules: TableRules
    seats: tuple[Seat | None, ...]
    chips: int = 0
    next_rules: TableRules | None = None
    hand_number: int = 0
    button: int = 0
    small_blind: int = 0
    big_blind: int = 0
    drawn: bool = False
    hand: Hand | None = None
    departed: tuple[Departed, ...] = ()
    closing: bool = False
    closed: bool = False
    small_position: int = 0
    carried: int = 0
    paused: bool = False
    redeal: Hand | None = None
    placed: bool = False
    last_hands: int = 0
    stop_time: bool = False

    @property
    def turn(self) -> int:
        """Number of the newest decision of the table, 0 before the first."""
        return 0 if self.hand is None else self.hand.turn

    def seat_of(self, player: int) -> int:
        """The seat number of ``player``, 0 when he does not sit here."""
        for number, seat in enumerate(self.seats, 1):
            if seat is not None and seat.player == player:
                return number
        return 0

    @property
    def hand_running(self) -> bool:
        """Whether a hand is being played (a finished one on view does not count)."""
        hand = self.hand
        return hand is not None and hand.phase is not _OVER

    @property
    def last_hand(self) -> bool:
        """Whether the table closes behind the hand that is being played."""
        return self.hand_running and (self.closing or self.last_hands == 1)


def chips_of(state: TableState) -> int:
    """All chips at the table: stacks, queued top-ups and everything in the pots of a running hand (R-POT-4)."""
    return chips_in_seats(state) + chips_in_hand(state.hand)


def chips_in_seats(state: TableState) -> int:
    """Stacks and queued top-ups outside the hand, and what is carried to the next one."""
    total = state.carried
    for seat in state.seats:
        if seat is not None:
            total += seat.stack + seat.top_up
    return total


def chips_in_hand(hand: Hand | None) -> int:
    """Stacks of the dealt-in players and the pots, less what has been awarded already."""
    if hand is None:
        return 0
    total = hand.carried - hand.awarded
    for player in hand.players:
        total += player.stack + player.contribution + player.dead
    return total
