"""What may be asked of a table, imperative. ``decide.step`` answers with events or a ``Refusal``.

Actions of a turn carry ``turn``: the number of the decision they answer. An action whose turn has passed is
refused, so a double, late or foreign press can never play for somebody else (law 4). ``seat`` is 1-10.
"""

from msgspec import Struct

from poker_bot.engine.cards import Card
from poker_bot.engine.rules import TableRules


class Action(Struct, frozen=True, tag=True, gc=False):
    """Base of every action."""


# --- the table between and during hands -------------------------------------------------------------------------


class OpenTable(Action, frozen=True, gc=False):
    """The first action of every table."""

    rules: TableRules


class ChangeRules(Action, frozen=True, gc=False):
    """New stakes or options; they wait for the end of a running hand (R-TAB-6)."""

    rules: TableRules


class SitDown(Action, frozen=True, gc=False):
    """Take a seat with ``chips``; ``seat`` 0 lets the table choose the first free one."""

    player: int
    chips: int
    seat: int = 0


class StandUp(Action, frozen=True, gc=False):
    """Leave. In a hand it takes effect when the hand is over for the player (R-BET-10)."""

    seat: int
    reason: str = "left"


class SitOut(Action, frozen=True, gc=False):
    """Not dealt in from the next hand on; in the running hand he acts by R-BET-10 only if his clock runs out."""

    seat: int


class PlanSitOut(Action, frozen=True, gc=False):
    """Sit out, or after all not, when the big blind comes to him (R-HOM-4)."""

    seat: int
    wanted: bool


class SitIn(Action, frozen=True, gc=False):
    """Come back; with a blind missed he waits for the big blind or posts (R-TAB-5)."""

    seat: int


class ChooseEntry(Action, frozen=True, gc=False):
    """A waiting player's answer: post and be dealt in soon, or wait for the big blind (R-TAB-5)."""

    seat: int
    posting: bool


class TopUp(Action, frozen=True, gc=False):
    """Add ``chips`` before the next deal (R-TAB-6)."""

    seat: int
    chips: int


class ChooseStraddle(Action, frozen=True, gc=False):
    """Wish, or no longer wish, to straddle in the next hand (R-FOR-5)."""

    seat: int
    wanted: bool


class ForgetDeparted(Action, frozen=True, gc=False):
    """The 60 minutes in which a leaver's debts and stack bind him are over (R-TAB-5, R-TAB-6)."""

    player: int


class CloseTable(Action, frozen=True, gc=False):
    """No hand is dealt any more; everybody stands up once the running hand is over."""


class PlanEnd(Action, frozen=True, gc=False):
    """``hands`` more behind a running one, and the table closes by itself; 0 takes it back (R-HOM-1)."""

    hands: int


class SetStopTime(Action, frozen=True, gc=False):
    """The table has a stop time from now on, or none any more. When that is only the host knows (law 2)."""

    wanted: bool


# --- a hand -----------------------------------------------------------------------------------------------------


class DrawForButton(Action, frozen=True, gc=False):
    """One card face up to every player from a deck of its own; the highest gets the button (R-TAB-2)."""

    order: tuple[Card, ...]


class StartHand(Action, frozen=True, gc=False):
    """Deal the next hand from ``order``, a permutation of the variant's deck (R-DEA-4)."""

    order: tuple[Card, ...]

    def __repr__(self) -> str:
        """A deck is never printed (law 6)."""
        return "StartHand(<sealed>)"


class TurnAction(Action, frozen=True, gc=False):
    """An action that answers decision number ``turn`` of the table."""

    seat: int
    turn: int


class Fold(TurnAction, frozen=True, gc=False):
    """Always legal, final (R-BET-1)."""


class Check(TurnAction, frozen=True, gc=False):
    """Nothing to call."""


class Call(TurnAction, frozen=True, gc=False):
    """Match the bet, or all-in for less."""


class BetTo(TurnAction, frozen=True, gc=False):
    """First bet of the street, a total for the street in chips."""

    amount: int


class RaiseTo(TurnAction, frozen=True, gc=False):
    """Raise to a total for the street in chips."""

    amount: int


class AllIn(TurnAction, frozen=True, gc=False):
    """The whole stack, whatever it is (trouble M-16)."""


class Draw(TurnAction, frozen=True, gc=False):
    """Exchange the hole cards of these indexes, final; none = stand pat (R-DRW-3)."""

    cards: tuple[int, ...] = ()


class AnswerRunTwice(Action, frozen=True, gc=False):
    """Whether the player would run it twice (R-BET-11); one common question, decision ``turn``."""

    seat: int
    turn: int
    agree: bool


class AnswerChop(Action, frozen=True, gc=False):
    """Whether a blind would take his chips back (R-HOM-5); one common question, decision ``turn``."""

    seat: int
    turn: int
    agree: bool


class PlayBoard(Action, frozen=True, gc=False):
    """Claim the share by the board alone, unseen (R-SHO-4)."""

    seat: int
    turn: int


class Reseal(Action, frozen=True, gc=False):
    """The new order of the cards to be dealt: a permutation of ``range(count)`` of ``ResealAsked`` (R-FAIR-5)."""

    order: tuple[int, ...]

    def __repr__(self) -> str:
        """A deck is never printed (law 6)."""
        return "Reseal(<sealed>)"


class TimeOut(Action, frozen=True, gc=False):
    """The clock of decision ``turn`` is out: the time bank begins, or the default action is taken (R-CLK-1)."""

    turn: int


class SetPreAction(Action, frozen=True, gc=False):
    """Act by itself when the turn comes (R-CLK-4): ``kind`` is ``check-fold`` or ``call`` (of ``price`` chips)."""

    seat: int
    kind: str
    price: int = 0


class ClearPreAction(Action, frozen=True, gc=False):
    """Take a pre-action back."""

    seat: int


class Show(Action, frozen=True, gc=False):
    """Show a beaten hand (R-SHO-2), or after an uncontested win all or the named hole cards."""

    seat: int
    turn: int
    cards: tuple[int, ...] = ()  # indexes into the hole cards; empty = all


class Muck(Action, frozen=True, gc=False):
    """Throw a beaten hand away unseen (R-SHO-2)."""

    seat: int
    turn: int


class SpendTimeBank(Action, frozen=True, gc=False):
    """The player acted on his time bank and used ``milliseconds`` of it (R-CLK-1)."""

    seat: int
    milliseconds: int


class ExtendTurn(Action, frozen=True, gc=False):
    """The notice of ``turn`` came late: its deadline is moved once by ``milliseconds`` (R-CLK-2)."""

    turn: int
    milliseconds: int


# --- floor rulings (section 8): mends of the host's own errors ---------------------------------------------------


class RuleExposed(Action, frozen=True, gc=False):
    """These hole cards, (seat, index) each, were exposed before the first action or in the draw (R-FLR-1, R-FLR-6)."""

    cards: tuple[tuple[int, int], ...]


class RuleExtraCards(Action, frozen=True, gc=False):
    """``count`` cards too many went to the first player, all others complete (R-FLR-4)."""

    count: int


class RuleWrongCount(Action, frozen=True, gc=False):
    """Somebody holds a wrong number of cards: misdeal before the first action, void after it (R-FLR-6)."""


class RuleEarlyBoard(Action, frozen=True, gc=False):
    """Cards of ``street`` (1 flop, 2 turn, 3 river) came too early, or too many on the flop (R-FLR-2, R-FLR-3)."""

    street: int


class RuleMisdeal(Action, frozen=True, gc=False):
    """Before the first action: every forced bet back, the same hand is dealt again (R-FLR-1)."""


class VoidHand(Action, frozen=True, gc=False):
    """Every contribution back, as if the hand had not been dealt (R-FLR-5)."""


class RemovePlayer(Action, frozen=True, gc=False):
    """Out of the seat; in the running hand he acts by default (R-FLR-5, R-BET-10)."""

    seat: int


class PauseTable(Action, frozen=True, gc=False):
    """Stop the clock with what is left (R-FLR-5)."""


class ResumeTable(Action, frozen=True, gc=False):
    """Go on."""


AnyAction = (
    OpenTable
    | ChangeRules
    | SitDown
    | StandUp
    | SitOut
    | PlanSitOut
    | SitIn
    | ChooseEntry
    | TopUp
    | ChooseStraddle
    | ForgetDeparted
    | CloseTable
    | PlanEnd
    | SetStopTime
    | DrawForButton
    | StartHand
    | Fold
    | Check
    | Call
    | BetTo
    | RaiseTo
    | AllIn
    | Draw
    | AnswerRunTwice
    | AnswerChop
    | PlayBoard
    | Reseal
    | TimeOut
    | SetPreAction
    | ClearPreAction
    | Show
    | Muck
    | SpendTimeBank
    | ExtendTurn
    | RuleExposed
    | RuleExtraCards
    | RuleWrongCount
    | RuleEarlyBoard
    | RuleMisdeal
    | VoidHand
    | RemovePlayer
    | PauseTable
    | ResumeTable
)
