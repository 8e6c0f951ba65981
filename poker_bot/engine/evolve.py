"""``evolve(state, event)``: total, without judgement. The dispatch is one literal table; a property folds every log."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from poker_bot.engine import events as ev
from poker_bot.engine import evolve_hand as hand
from poker_bot.engine import evolve_table as table
from poker_bot.engine.state import TableState

HANDLERS: Final[dict[type[ev.Event], Callable[[TableState, Any], TableState]]] = {
    ev.RulesChanged: table.rules_changed,
    ev.PlayerSatDown: table.player_sat_down,
    ev.TopUpQueued: table.top_up_queued,
    ev.TopUpApplied: table.top_up_applied,
    ev.TopUpReturned: table.top_up_returned,
    ev.PlayerLeaving: table.player_leaving,
    ev.PlayerStoodUp: table.player_stood_up,
    ev.PlayerSatOut: table.player_sat_out,
    ev.PlayerSatIn: table.player_sat_in,
    ev.EntryChosen: table.entry_chosen,
    ev.BlindMissed: table.blind_missed,
    ev.DepartedForgotten: table.departed_forgotten,
    ev.TableClosing: table.table_closing,
    ev.TableClosed: table.table_closed,
    ev.ButtonDrawn: table.button_drawn,
    ev.TimeBankSpent: table.time_bank_spent,
    ev.TimeBankRefilled: table.time_bank_refilled,
    ev.HandStarted: hand.hand_started,
    ev.DeckSealed: hand.deck_sealed,
    ev.AntePosted: hand.ante_posted,
    ev.BlindPosted: hand.blind_posted,
    ev.DeadBlindPosted: hand.dead_blind_posted,
    ev.BettingOpened: hand.betting_opened,
    ev.HoleCardsDealt: hand.hole_cards_dealt,
    ev.StreetDealt: hand.street_dealt,
    ev.TurnStarted: hand.turn_started,
    ev.PlayerFolded: hand.player_folded,
    ev.PlayerChecked: hand.player_checked,
    ev.PlayerCalled: hand.player_called,
    ev.PlayerBet: hand.player_raised,
    ev.PlayerRaised: hand.player_raised,
    ev.PlayerTimedOut: hand.player_timed_out,
    ev.PreActionSet: hand.pre_action_set,
    ev.PreActionCleared: hand.pre_action_cleared,
    ev.BettingClosed: hand.betting_closed,
    ev.UncalledBetReturned: hand.uncalled_bet_returned,
    ev.HandShown: hand.hand_shown,
    ev.CardsShown: hand.hand_shown,
    ev.ShowdownOpened: hand.showdown_opened,
    ev.HandMucked: hand.hand_mucked,
    ev.PotAwarded: hand.pot_awarded,
    ev.HandEnded: hand.hand_ended,
    ev.TimeBankStarted: hand.time_bank_started,
    ev.TurnExtended: hand.turn_extended,
}


def evolve(state: TableState, event: ev.Event) -> TableState:
    """The state after ``event``. ``TableOpened`` begins a table and is handled by ``opened``."""
    return HANDLERS[type(event)](state, event)


def opened(event: ev.TableOpened) -> TableState:
    """The empty table with which every log begins."""
    return TableState(rules=event.rules, seats=(None,) * event.rules.seats)


def fold(events: Iterable[ev.Event], state: TableState | None = None) -> TableState:
    """The state after all ``events``, from ``state`` or from the ``TableOpened`` that begins them.

    Raises ``ValueError`` when a log without a start state does not begin with ``TableOpened``.
    """
    for event in events:
        if isinstance(event, ev.TableOpened):
            state = opened(event)
        elif state is None:
            message = "a table's log begins with TableOpened"
            raise ValueError(message)
        else:
            state = evolve(state, event)
    if state is None:
        message = "no events"
        raise ValueError(message)
    return state


def kinds() -> frozenset[type[ev.Event]]:
    """Every event that ``fold`` understands."""
    return frozenset(HANDLERS) | {ev.TableOpened}
