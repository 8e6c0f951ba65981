"""What happened, in the past tense. The log of these is the truth; state is their fold.

Every event declares who may know it: ``PUBLIC`` (the whole room), ``SEAT`` (its seat only) or ``SECRET`` (nobody
while hidden cards are hidden: ``DeckSealed`` alone). All other events name deck positions until cards are public.
Only arrivals, departures and top-ups change the sum of chips at the table; all others move them about.
"""

from enum import IntEnum
from typing import ClassVar, Literal

from msgspec import Struct

from poker_bot.engine.cards import Card
from poker_bot.engine.rules import TableRules


class Visibility(IntEnum):
    """Who may be told of an event."""

    PUBLIC = 0
    SEAT = 1
    SECRET = 2


class Event(Struct, frozen=True, tag=True, gc=False):
    """Base of every event."""

    visibility: ClassVar[Visibility] = Visibility.PUBLIC


BlindKind = Literal["small", "big", "entry", "more", "straddle"]
SitOutReason = Literal["asked", "clock", "broke"]
DealtIn = tuple[tuple[int, int], ...]

# --- the table --------------------------------------------------------------------------------------------------


class TableOpened(Event, frozen=True, gc=False):
    """The first event of a table."""

    rules: TableRules


class RulesChanged(Event, frozen=True, gc=False):
    """``queued`` while a hand runs: in force from the next hand on."""

    rules: TableRules
    queued: bool


class PlayerSatDown(Event, frozen=True, gc=False):
    """A player took a seat. ``waiting``: he is dealt in by R-TAB-5 only; ``owes_small`` is a debt he brought back."""

    seat: int
    player: int
    chips: int
    waiting: bool
    owes_small: bool = False


class TopUpQueued(Event, frozen=True, gc=False):
    """Chips reserved, to be added before the next deal; they are at the table from now on."""

    seat: int
    player: int
    chips: int


class TopUpApplied(Event, frozen=True, gc=False):
    """The queued chips joined the stack."""

    seat: int
    chips: int


class TopUpReturned(Event, frozen=True, gc=False):
    """The part of a queued top-up for which the maximum buy-in left no room after the hand went back to the balance."""

    seat: int
    player: int
    chips: int


class PlayerLeaving(Event, frozen=True, gc=False):
    """He stands up as soon as the running hand is over for him."""

    seat: int
    reason: str


class PlayerStoodUp(Event, frozen=True, gc=False):
    """The seat is free; ``chips`` (stack and queued top-up) went back to his balance."""

    seat: int
    player: int
    chips: int
    reason: str


class PlayerSatOut(Event, frozen=True, gc=False):
    """Not dealt in any more until he comes back."""

    seat: int
    reason: SitOutReason


class PlayerSatIn(Event, frozen=True, gc=False):
    """Back; ``waiting`` when he missed a blind."""

    seat: int
    waiting: bool


class EntryChosen(Event, frozen=True, gc=False):
    """A waiting player will post, or waits for the big blind."""

    seat: int
    posting: bool


class BlindMissed(Event, frozen=True, gc=False):
    """A blind was due at the seat of an absent player."""

    seat: int
    big: bool


class SitOutPlanned(Event, frozen=True, gc=False):
    """Whether a player will sit out when the big blind comes to him (R-HOM-4)."""

    seat: int
    wanted: bool


class StraddleChosen(Event, frozen=True, gc=False):
    """Whether a player wishes to straddle in the next hand (R-FOR-5)."""

    seat: int
    wanted: bool


class DepartedForgotten(Event, frozen=True, gc=False):
    """The debts of a player who left no longer bind him."""

    player: int


class EndPlanned(Event, frozen=True, gc=False):
    """The table closes by itself when ``hands`` more have been played; ``running``: behind the one that is on.

    0 hands: it goes on without an end after all (R-HOM-1).
    """

    hands: int
    running: bool = False


class StopTimeSet(Event, frozen=True, gc=False):
    """The table has a stop time; the instant stands in its timers, beside the log (law 2)."""


class StopTimeDropped(Event, frozen=True, gc=False):
    """The stop time was taken back."""


class TableClosing(Event, frozen=True, gc=False):
    """No further hand will be dealt."""


class TableClosed(Event, frozen=True, gc=False):
    """Nobody sits here any more and nobody can sit down."""


# --- the deal ---------------------------------------------------------------------------------------------------


class ButtonDrawn(Event, frozen=True, gc=False):
    """``cards`` = (seat, card) of every player; the highest has the button (R-TAB-2)."""

    cards: DealtIn
    button: int


class HandStarted(Event, frozen=True, gc=False):
    """Positions and who plays: ``seats`` in the order of the deal, the left of the button first (R-TAB-3…5).

    ``small_blind`` or ``big_blind`` 0 = not in this game. ``entries`` = seats that post to enter. ``small_position``
    is where the small blind stands, posted or not (R-TAB-3); ``carried`` chips of tied pots join the pot (R-DRW-4).
    """

    number: int
    button: int
    small_blind: int
    big_blind: int
    seats: tuple[int, ...]
    entries: tuple[int, ...] = ()
    small_position: int = 0
    carried: int = 0


class DeckSealed(Event, frozen=True, gc=False):
    """The one place where hidden cards stand (law 6)."""

    visibility: ClassVar[Visibility] = Visibility.SECRET
    order: tuple[Card, ...]

    def __repr__(self) -> str:
        """A deck is never printed (law 6)."""
        return "DeckSealed(<sealed>)"


class AntePosted(Event, frozen=True, gc=False):
    """An ante; ``dead`` = one payer for the table, whole into the main pot (R-FOR-4)."""

    seat: int
    amount: int
    dead: bool


class BlindPosted(Event, frozen=True, gc=False):
    """A live bet that is not an act (R-BET-2); ``entry`` is the blind posted to come in (R-TAB-5)."""

    seat: int
    amount: int
    kind: BlindKind


class DeadBlindPosted(Event, frozen=True, gc=False):
    """A missed small blind, dead money (R-TAB-5)."""

    seat: int
    amount: int


class BettingOpened(Event, frozen=True, gc=False):
    """The forced bets are in. ``bet_to`` is the price of the street, however short the posts were (R-FOR-3).

    ``last_blind`` is the seat behind which the round begins, 0 = the button; ``short`` chips are missing from short
    blinds (R-BET-4).
    """

    bet_to: int
    last_blind: int = 0
    short: int = 0


class HoleCardsDealt(Event, frozen=True, gc=False):
    """Deck positions of each dealt-in player's cards, in the order of ``HandStarted.seats``."""

    positions: tuple[tuple[int, ...], ...]


class StreetDealt(Event, frozen=True, gc=False):
    """Board cards, public from now on. ``street`` counts from 0 (preflop); ``burn`` is a deck position or -1.

    ``board`` 2 = of the second board (R-BET-11). ``draw``: cards are exchanged before the street is bet (R-DRW-3).
    """

    street: int
    cards: tuple[Card, ...]
    burn: int
    betting: bool
    board: int = 1
    draw: bool = False


# --- betting ----------------------------------------------------------------------------------------------------


class TurnStarted(Event, frozen=True, gc=False):
    """Decision number ``turn`` of the table belongs to ``seat``."""

    turn: int
    seat: int


class PlayerFolded(Event, frozen=True, gc=False):
    """Final (R-BET-1)."""

    seat: int


class PlayerChecked(Event, frozen=True, gc=False):
    """Nothing was due."""

    seat: int


class PlayerCalled(Event, frozen=True, gc=False):
    """``amount`` chips were added."""

    seat: int
    amount: int
    all_in: bool


class PlayerBet(Event, frozen=True, gc=False):
    """First bet of a street, ``to`` a total for the street; ``full`` unless a short all-in (R-BET-7).

    ``caps``: no more raises on this street (R-BET-5).
    """

    seat: int
    to: int
    amount: int
    full: bool
    all_in: bool
    caps: bool = False


class PlayerRaised(Event, frozen=True, gc=False):
    """Raise ``to`` a total for the street by adding ``amount``; ``full`` unless a short all-in (R-BET-7).

    ``caps``: no more raises on this street (R-BET-5).
    """

    seat: int
    to: int
    amount: int
    full: bool
    all_in: bool
    caps: bool = False


class PlayerTimedOut(Event, frozen=True, gc=False):
    """The clock decided; the default action follows (R-CLK-3)."""

    seat: int


class PresenceShown(Event, frozen=True, gc=False):
    """He acted himself: the row of his time-outs is broken (R-CLK-3)."""

    seat: int


class PreActionSet(Event, frozen=True, gc=False):
    """Known to its seat alone (R-CLK-4)."""

    visibility: ClassVar[Visibility] = Visibility.SEAT
    seat: int
    kind: str
    price: int


class PreActionCleared(Event, frozen=True, gc=False):
    """``reason`` = ``asked``, ``changed`` (the price moved) or ``played``."""

    visibility: ClassVar[Visibility] = Visibility.SEAT
    seat: int
    reason: str


class BettingClosed(Event, frozen=True, gc=False):
    """Nobody can bet in this hand any more (R-BET-8, R-BET-9)."""


# --- the draw (R-DRW-3) -----------------------------------------------------------------------------------------


class DrawDeclared(Event, frozen=True, gc=False):
    """A player's choice is final. ``discards`` are deck positions, none = stands pat; the room learns how many."""

    visibility: ClassVar[Visibility] = Visibility.SEAT
    seat: int
    discards: tuple[int, ...]


class CardsServed(Event, frozen=True, gc=False):
    """Deck positions of replacements. ``last``: he has all of his; else the stub ended and the rest is to come."""

    seat: int
    positions: tuple[int, ...]
    last: bool = True


class DrawClosed(Event, frozen=True, gc=False):
    """Everybody has his cards."""


class ResealAsked(Event, frozen=True, gc=False):
    """``count`` cards have to be shuffled anew before the hand can go on (R-DRW-3, R-FLR-2, R-FLR-3, R-FAIR-5).

    ``deals``: the next street follows at once; else whoever was to act still is.
    """

    count: int
    deals: bool


class StubSealed(Event, frozen=True, gc=False):
    """The new order of the cards still to be dealt (R-FAIR-5)."""

    visibility: ClassVar[Visibility] = Visibility.SECRET
    order: tuple[Card, ...]

    def __repr__(self) -> str:
        """A deck is never printed (law 6)."""
        return "StubSealed(<sealed>)"


# --- chopping the blinds (R-HOM-5) ------------------------------------------------------------------------------


class ChopAsked(Event, frozen=True, gc=False):
    """Decision number ``turn``: all have folded to the blinds; both are asked whether they take them back."""

    turn: int
    seats: tuple[int, ...]


class ChopAgreed(Event, frozen=True, gc=False):
    """One of the two would."""

    seat: int


class ChopSettled(Event, frozen=True, gc=False):
    """Whether the blinds go back; else the hand is played on."""

    chopped: bool


# --- run it twice (R-BET-11) ------------------------------------------------------------------------------------


class RunTwiceAsked(Event, frozen=True, gc=False):
    """Decision number ``turn``: every live player is asked once; one refusal or silence = once."""

    turn: int
    seats: tuple[int, ...]


class RunTwiceAgreed(Event, frozen=True, gc=False):
    """One of those asked would run it twice."""

    seat: int


class RunTwiceSettled(Event, frozen=True, gc=False):
    """Whether two boards will be dealt."""

    twice: bool


# --- the end ----------------------------------------------------------------------------------------------------


class UncalledBetReturned(Event, frozen=True, gc=False):
    """What nobody called went back before any pot was built; it is never "won" (R-BET-8)."""

    seat: int
    amount: int


class HandShown(Event, frozen=True, gc=False):
    """Hole cards turned face up for all. ``choice`` = the player's own wish."""

    seat: int
    cards: tuple[Card, ...]
    choice: bool = False


class ShowdownOpened(Event, frozen=True, gc=False):
    """Beaten hands that may be shown or mucked in one common window, decision number ``turn`` (R-SHO-2)."""

    turn: int
    seats: tuple[int, ...]


class ShowdownTurn(Event, frozen=True, gc=False):
    """Decision number ``turn`` of a live showdown: ``seat`` tables his hand, plays the board or mucks (R-SHO-4)."""

    turn: int
    seat: int


class BoardPlayed(Event, frozen=True, gc=False):
    """He claims his share by the board alone and shows nothing (R-SHO-4)."""

    seat: int


class HandMucked(Event, frozen=True, gc=False):
    """Nowhere visible from now on (R-SHO-5)."""

    seat: int


class PotAwarded(Event, frozen=True, gc=False):
    """Pot ``index`` (0 = main pot) paid out; ``shares`` = (seat, chips), odd chips included (R-POT-3).

    ``contested`` = decided by shown hands; else the last one eligible took it unseen. ``board`` 1 or 2 = the half of
    the pot that was played for on that board, 0 = the whole pot (R-BET-11).
    """

    index: int
    amount: int
    shares: tuple[tuple[int, int], ...]
    contested: bool
    board: int = 0


class PotCarried(Event, frozen=True, gc=False):
    """A tied pot waits, whole, for the next hand (R-DRW-4). ``seats`` tied for it."""

    index: int
    amount: int
    seats: tuple[int, ...]


class CarriedPotSplit(Event, frozen=True, gc=False):
    """What was carried is split after all, because somebody leaves or the game ends; ``shares`` = (seat, chips)."""

    shares: tuple[tuple[int, int], ...]


class HandEnded(Event, frozen=True, gc=False):
    """Stacks are back in the seats; the next hand may be dealt."""

    number: int


class CardsShown(Event, frozen=True, gc=False):
    """The winner of an uncontested hand showed all or one of his cards, after the pot was paid (R-SHO-2)."""

    seat: int
    cards: tuple[Card, ...]


# --- floor rulings (section 8) ----------------------------------------------------------------------------------


class CardReplaced(Event, frozen=True, gc=False):
    """Hole card number ``place`` was exposed and is deck position ``position`` now (R-FLR-1, R-FLR-6).

    ``burns``: the exposed card serves as the burn card of the next street.
    """

    seat: int
    place: int
    position: int
    burns: bool


class BurnMade(Event, frozen=True, gc=False):
    """Deck position ``position`` is the burn card of the next street, no other is burnt (R-FLR-2…4)."""

    position: int


class BoardTakenBack(Event, frozen=True, gc=False):
    """The street's cards go back: ``street`` is the one that is on again (R-FLR-2, R-FLR-3)."""

    street: int
    cards: tuple[Card, ...]


class CardShownEarly(Event, frozen=True, gc=False):
    """Deck position ``position`` is out for this street and returns to the stub before the next (R-FLR-3)."""

    position: int


class HandVoided(Event, frozen=True, gc=False):
    """Every contribution is back, positions and debts are as before the hand (R-FLR-5).

    ``misdeal``: the next deal has the same players, positions and stakes (R-FLR-1). ``refunds`` = (seat, chips) from
    the pots; fewer than nothing where more was won already than put in.
    """

    number: int
    misdeal: bool
    refunds: tuple[tuple[int, int], ...]


class ContributionRefunded(Event, frozen=True, gc=False):
    """What a player who has left meanwhile had put into a void hand went to his balance (R-FLR-5)."""

    seat: int
    player: int
    chips: int


class TablePaused(Event, frozen=True, gc=False):
    """Nobody can act and no clock runs until it goes on (R-FLR-5)."""


class TableResumed(Event, frozen=True, gc=False):
    """On again, with what was left of the clock."""


# --- the clock --------------------------------------------------------------------------------------------------


class TimeBankStarted(Event, frozen=True, gc=False):
    """The action clock is out; the bank runs by itself (R-CLK-1)."""

    seat: int
    turn: int
    milliseconds: int


class TimeBankSpent(Event, frozen=True, gc=False):
    """Milliseconds used of the bank."""

    seat: int
    milliseconds: int


class TimeBankRefilled(Event, frozen=True, gc=False):
    """Full again after the number of hands in the rules."""

    seat: int


class TurnExtended(Event, frozen=True, gc=False):
    """The deadline of ``turn`` moved once, by ``milliseconds`` (R-CLK-2)."""

    turn: int
    milliseconds: int


AnyEvent = (
    TableOpened
    | RulesChanged
    | PlayerSatDown
    | TopUpQueued
    | TopUpApplied
    | TopUpReturned
    | PlayerLeaving
    | PlayerStoodUp
    | PlayerSatOut
    | PlayerSatIn
    | EntryChosen
    | BlindMissed
    | SitOutPlanned
    | StraddleChosen
    | DepartedForgotten
    | EndPlanned
    | StopTimeSet
    | StopTimeDropped
    | TableClosing
    | TableClosed
    | ButtonDrawn
    | HandStarted
    | DeckSealed
    | AntePosted
    | BlindPosted
    | DeadBlindPosted
    | BettingOpened
    | HoleCardsDealt
    | StreetDealt
    | TurnStarted
    | PlayerFolded
    | PlayerChecked
    | PlayerCalled
    | PlayerBet
    | PlayerRaised
    | PlayerTimedOut
    | PresenceShown
    | PreActionSet
    | PreActionCleared
    | BettingClosed
    | DrawDeclared
    | CardsServed
    | DrawClosed
    | ResealAsked
    | StubSealed
    | ChopAsked
    | ChopAgreed
    | ChopSettled
    | RunTwiceAsked
    | RunTwiceAgreed
    | RunTwiceSettled
    | UncalledBetReturned
    | HandShown
    | ShowdownOpened
    | ShowdownTurn
    | BoardPlayed
    | HandMucked
    | PotAwarded
    | PotCarried
    | CarriedPotSplit
    | HandEnded
    | CardsShown
    | CardReplaced
    | BurnMade
    | BoardTakenBack
    | CardShownEarly
    | HandVoided
    | ContributionRefunded
    | TablePaused
    | TableResumed
    | TimeBankStarted
    | TimeBankSpent
    | TimeBankRefilled
    | TurnExtended
)
