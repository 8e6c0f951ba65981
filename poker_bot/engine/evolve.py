"""``evolve(state, event)``: total, without judgement. Two literal tables dispatch; a property folds every log."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from poker_bot.engine import events as ev
from poker_bot.engine import evolve_end as end
from poker_bot.engine import evolve_floor as floor
from poker_bot.engine import evolve_hand as hand
from poker_bot.engine import evolve_streets as streets
from poker_bot.engine import evolve_table as table
from poker_bot.engine.state import Hand, TableState

ON_TABLE: Final[dict[type[ev.Event], Callable[[TableState, Any], TableState]]] = {
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
    ev.StraddleChosen: table.straddle_chosen,
    ev.SitOutPlanned: table.sit_out_planned,
    ev.DepartedForgotten: table.departed_forgotten,
    ev.EndPlanned: table.end_planned,
    ev.StopTimeSet: table.stop_time_set,
    ev.StopTimeDropped: table.stop_time_dropped,
    ev.TableClosing: table.table_closing,
    ev.TableClosed: table.table_closed,
    ev.ButtonDrawn: table.button_drawn,
    ev.HandStarted: hand.hand_started,
    ev.PlayerTimedOut: hand.player_timed_out,
    ev.PresenceShown: table.presence_shown,
    ev.PotCarried: end.pot_carried,
    ev.CarriedPotSplit: end.carried_pot_split,
    ev.HandEnded: end.hand_ended,
    ev.HandVoided: floor.hand_voided,
    ev.ContributionRefunded: floor.contribution_refunded,
    ev.TablePaused: floor.table_paused,
    ev.TableResumed: floor.table_resumed,
    ev.TimeBankSpent: table.time_bank_spent,
    ev.TimeBankRefilled: table.time_bank_refilled,
}
"""Events that change seats, rules or the sum of the chips."""

ON_HAND: Final[dict[type[ev.Event], Callable[[Hand, Any], Hand]]] = {
    ev.DeckSealed: hand.deck_sealed,
    ev.AntePosted: hand.ante_posted,
    ev.BlindPosted: hand.blind_posted,
    ev.DeadBlindPosted: hand.dead_blind_posted,
    ev.BettingOpened: hand.betting_opened,
    ev.HoleCardsDealt: hand.hole_cards_dealt,
    ev.StreetDealt: streets.street_dealt,
    ev.TurnStarted: hand.turn_started,
    ev.PlayerFolded: hand.player_folded,
    ev.PlayerChecked: hand.player_checked,
    ev.PlayerCalled: hand.player_called,
    ev.PlayerBet: hand.player_raised,
    ev.PlayerRaised: hand.player_raised,
    ev.PreActionSet: hand.pre_action_set,
    ev.PreActionCleared: hand.pre_action_cleared,
    ev.BettingClosed: hand.betting_closed,
    ev.DrawDeclared: streets.draw_declared,
    ev.CardsServed: streets.cards_served,
    ev.DrawClosed: streets.draw_closed,
    ev.ResealAsked: streets.reseal_asked,
    ev.StubSealed: streets.stub_sealed,
    ev.ChopAsked: streets.chop_asked,
    ev.ChopAgreed: streets.chop_agreed,
    ev.ChopSettled: streets.chop_settled,
    ev.RunTwiceAsked: streets.run_twice_asked,
    ev.RunTwiceAgreed: streets.run_twice_agreed,
    ev.RunTwiceSettled: streets.run_twice_settled,
    ev.UncalledBetReturned: hand.uncalled_bet_returned,
    ev.HandShown: end.hand_shown,
    ev.ShowdownOpened: end.showdown_opened,
    ev.ShowdownTurn: end.showdown_turn,
    ev.BoardPlayed: end.board_played,
    ev.HandMucked: end.hand_mucked,
    ev.PotAwarded: end.pot_awarded,
    ev.CardsShown: end.hand_shown,
    ev.CardReplaced: floor.card_replaced,
    ev.BurnMade: floor.burn_made,
    ev.BoardTakenBack: floor.board_taken_back,
    ev.CardShownEarly: floor.card_shown_early,
    ev.TimeBankStarted: hand.time_bank_started,
    ev.TurnExtended: hand.turn_extended,
}
"""Events that change the hand alone: nine of ten."""


def evolve(state: TableState, event: ev.Event) -> TableState:
    """The state after ``event``. ``TableOpened`` begins a table and is handled by ``opened``."""
    on_hand = ON_HAND.get(type(event))
    if on_hand is not None:
        return replace(state, hand=on_hand(hand.hand_of(state), event))
    return ON_TABLE[type(event)](state, event)


def opened(event: ev.TableOpened) -> TableState:
    """The empty table with which every log begins."""
    return TableState(rules=event.rules, seats=(None,) * event.rules.seats)


def fold(events: Iterable[ev.Event], state: TableState | None = None) -> TableState:
    """The state after all ``events``, from ``state`` or from the ``TableOpened`` that begins them.

    Takes one event at a time and is done with it before it asks for the next: a caller that counts them knows which
    one could not be applied. Raises ``ValueError`` when a log without a start state does not begin with
    ``TableOpened``.
    """
    ahead: Hand | None = None  # events of the hand alone come in long runs: the table is not built anew for each
    for event in events:
        on_hand = ON_HAND.get(type(event))
        if on_hand is not None:
            ahead = on_hand(hand.hand_of(_begun(state)) if ahead is None else ahead, event)
            continue
        if ahead is not None:
            state, ahead = replace(_begun(state), hand=ahead), None
        state = opened(event) if isinstance(event, ev.TableOpened) else ON_TABLE[type(event)](_begun(state), event)
    return _begun(state) if ahead is None else replace(_begun(state), hand=ahead)


def _begun(state: TableState | None) -> TableState:
    if state is None:
        message = "a table's log begins with TableOpened"
        raise ValueError(message)
    return state


def kinds() -> frozenset[type[ev.Event]]:
    """Every event that ``fold`` understands."""
    return frozenset(ON_TABLE) | frozenset(ON_HAND) | {ev.TableOpened}
