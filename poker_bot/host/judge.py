"""From what a person wants to the engine actions it means, judged by the state of this moment. Pure."""

from collections.abc import Callable
from typing import Any

from poker_bot.engine import actions as ac
from poker_bot.engine.table import top_up_room
from poker_bot.engine.table_end import most_buy_in
from poker_bot.engine.views import seat_view
from poker_bot.host import commands as co
from poker_bot.host.case import Case, Done, Verdict
from poker_bot.host.plays import is_current, judge_draw, judge_play
from poker_bot.host.rulings import action_of, closing_now, plays_in_hand
from poker_bot.host.timers import is_broke
from poker_bot.refusals import Refusal, Value

STALE = Refusal("stale-turn")

NEEDS_WALLET: tuple[type[co.Intent], ...] = (co.Sit, co.Leave, co.AddChips, co.Back)
"""Intents whose judgement or answer speaks of the balance."""

SEAT_PRESSES: tuple[type[co.Intent], ...] = (co.Sit, co.Leave, co.Away, co.Back, co.AddChips, co.Enter, co.Straddle)
"""Buttons that are not about a decision but about a seat."""


def judge(case: Case, intent: co.AnyIntent) -> Verdict:
    """The actions ``intent`` means, or why not. ``LookupError`` for an intent that changes no table."""
    late = _late(case, intent, case.token) if case.token is not None and isinstance(intent, SEAT_PRESSES) else None
    if late is not None:
        return late
    return _JUDGES[type(intent)](case, intent)


def _late(case: Case, intent: co.AnyIntent, token: co.TurnToken) -> Refusal | Done | None:
    """Why a press about a seat counts no more: another table's, an offer that is over, an earlier hand's (law 4).

    What is offered to a seat counts as long as the offer stands: buying in again while he has nothing, coming in while
    it costs what was said. Everything else counts in the hand it was drawn in and in the next, which may begin while
    the finger is on its way.
    """
    if token.table != case.table:
        return STALE
    broke = bool(case.seat) and is_broke(case.state, case.seat)
    match intent:
        case co.AddChips():
            return Done() if case.seat and not broke else None
        case co.Enter(posting=posting, price=price):
            return _late_entry(case, price) if posting and case.seat else None
        case _:
            return STALE if token.hand + 1 < case.state.hand_number and not broke else None


def _late_entry(case: Case, price: int) -> Refusal | Done | None:
    view = seat_view(case.state, case.seat)
    if view.posting:
        return Done()
    return STALE if price and price != view.post_amount else None


def _sit(case: Case, intent: co.Sit) -> Verdict:
    state, seat = case.state, case.seat
    if seat and is_broke(state, seat):
        return _buy_in_again(case, intent.buy_in)
    if seat:
        return Refusal("already-seated", {"seat": seat})
    return _buy_in(case, intent.buy_in, lambda chips: ac.SitDown(case.person, chips))


def _buy_in_again(case: Case, chips: int) -> Verdict:
    """Out of chips, a player keeps his seat for a minute and buys in like one who sits down (R-CLK-5)."""
    seat, least, most = case.seat, case.state.rules.buy_in_min, most_buy_in(case.state)
    if chips and not least <= chips <= most:
        limits: dict[str, Value] = {"amount": chips, "minimum": least, "maximum": most}
        return Refusal("buy-in-range", limits)
    return _buy_in(case, chips, lambda amount: ac.TopUp(seat, amount))


def _buy_in(case: Case, chips: int, action: Callable[[int], ac.AnyAction]) -> Verdict:
    """The chips asked for, or the most the balance allows; who comes back brings what he took (R-TAB-6)."""
    if chips:
        return (action(chips),)
    rules = case.state.rules
    left_with = sum(gone.stack for gone in case.state.departed if gone.player == case.person)
    least = max(rules.buy_in_min, left_with)
    chips = min(case.wallet, max(most_buy_in(case.state), left_with))
    if chips < least:
        return Refusal("balance-too-low", {"balance": case.wallet, "amount": least})
    return (action(chips),)


def _leave(case: Case, _intent: co.Leave) -> Verdict:
    return _seated(case, ac.StandUp(case.seat))


def _away(case: Case, intent: co.Away) -> Verdict:
    """At a table without blinds there is nothing to wait for."""
    if intent.at_big_blind and case.state.rules.big_blind:
        return _seated(case, ac.PlanSitOut(case.seat, wanted=True))
    return _seated(case, ac.SitOut(case.seat))


def _back(case: Case, _intent: co.Back) -> Verdict:
    return _seated(case, ac.SitIn(case.seat))


def _add_chips(case: Case, intent: co.AddChips) -> Verdict:
    if case.seat and is_broke(case.state, case.seat):
        return _buy_in_again(case, intent.chips)
    if not case.seat or intent.chips:
        return _seated(case, ac.TopUp(case.seat, intent.chips))
    room = top_up_room(case.state, case.seat)
    if room and not case.wallet:
        return Refusal("balance-too-low", {"balance": 0, "amount": 1})
    return (ac.TopUp(case.seat, min(room, case.wallet)),)


def _enter(case: Case, intent: co.Enter) -> Verdict:
    return _seated(case, ac.ChooseEntry(case.seat, intent.posting))


def _seated(case: Case, action: ac.AnyAction) -> Verdict:
    return (action,) if case.seat else Refusal("not-seated")


def _play(case: Case, intent: co.Play) -> Verdict:
    return judge_play(case, intent)


def _pre_act(case: Case, intent: co.PreAct) -> Verdict:
    if not case.seat:
        return Refusal("not-seated")
    if case.token is not None and not (is_current(case, case.token) or _takes_back(case, intent, case.token)):
        return STALE
    if not case.state.hand_running:
        return Refusal("no-hand")
    if intent.kind == "none":
        return (ac.ClearPreAction(case.seat),)
    price = intent.price
    if intent.kind == "call" and not price:
        price = seat_view(case.state, case.seat).to_call
    return (ac.SetPreAction(case.seat, intent.kind, price),)


def _takes_back(case: Case, intent: co.PreAct, token: co.TurnToken) -> bool:
    """Taking a pre-action back moves nothing, so its button counts as long as the hand (R-CLK-4)."""
    return intent.kind == "none" and (token.table, token.hand) == (case.table, case.state.hand_number)


def _reveal(case: Case, intent: co.Reveal) -> Verdict:
    seat, state, token = case.seat, case.state, case.token
    if not seat:
        return Refusal("not-seated")
    if token is not None:
        same_hand = (token.table, token.hand) == (case.table, state.hand_number)
        if same_hand and _revealed(case, intent):
            return Done()
        if not same_hand or token.turn != state.turn:
            return STALE
    if intent.show:
        return (ac.Show(seat, state.turn, intent.cards),)
    return (ac.Muck(seat, state.turn),)


def _revealed(case: Case, intent: co.Reveal) -> bool:
    """Whether what this press asks for has happened: a second press of it is no error."""
    hand = case.state.hand
    player = next((one for one in hand.players if one.player == case.person), None) if hand is not None else None
    if player is None:
        return False
    if not intent.show:
        return player.mucked
    cards = seat_view(case.state, case.seat).cards
    wanted = {card for place, card in enumerate(cards) if not intent.cards or place in intent.cards}
    return bool(wanted) and wanted <= set(player.shown)


def _draw(case: Case, intent: co.Draw) -> Verdict:
    return judge_draw(case, intent)


def _run_twice(case: Case, intent: co.RunTwice) -> Verdict:
    """A second press of what was answered is no error (R-BET-11)."""
    if case.token is not None and not is_current(case, case.token):
        return STALE
    hand = case.state.hand
    if intent.agree and hand is not None and case.seat in hand.agreed:
        return Done()
    return _seated(case, ac.AnswerRunTwice(case.seat, case.state.turn, intent.agree))


def _chop(case: Case, intent: co.Chop) -> Verdict:
    """A second press of what was answered is no error (R-HOM-5)."""
    if case.token is not None and not is_current(case, case.token):
        return STALE
    hand = case.state.hand
    if intent.agree and hand is not None and case.seat in hand.agreed:
        return Done()
    return _seated(case, ac.AnswerChop(case.seat, case.state.turn, intent.agree))


def _play_board(case: Case, _intent: co.PlayBoard) -> Verdict:
    if case.token is not None and not is_current(case, case.token):
        return STALE
    return _seated(case, ac.PlayBoard(case.seat, case.state.turn))


def _straddle(case: Case, intent: co.Straddle) -> Verdict:
    """A second press of the same wish is no error (R-FOR-5)."""
    seat = case.state.seats[case.seat - 1] if case.seat else None
    if seat is not None and case.state.rules.straddles and seat.straddle == intent.wanted:
        return Done()
    return _seated(case, ac.ChooseStraddle(case.seat, intent.wanted))


def _floor(case: Case, floor: co.Floor) -> Verdict:
    """Of a table's admin who does not play in the hand himself; a late press is about another hand (section 8)."""
    if case.token is not None and (case.token.table, case.token.hand) != (case.table, case.state.hand_number):
        return STALE
    if plays_in_hand(case.state, case.person):
        return Refusal("ruling-in-hand")
    action = action_of(floor)
    return action if isinstance(action, Refusal) else (action,)


def _pause(_case: Case, intent: co.Pause) -> Verdict:
    return (ac.PauseTable(),) if intent.pause else (ac.ResumeTable(),)


def _close_table(case: Case, intent: co.CloseTable) -> Verdict:
    """``now``: the hand is void first, and everybody takes with him what he had before it (R-FLR-5)."""
    if not intent.now or not case.state.hand_running:
        return (ac.CloseTable(),)
    return Refusal("ruling-in-hand") if plays_in_hand(case.state, case.person) else closing_now(case.state)


def _open_table(case: Case, intent: co.OpenTable) -> Verdict:
    """Another game at a table that is there already: only while nobody sits there but himself and the house."""
    if intent.rules is None:
        raise LookupError("the host fills in the rules")
    if intent.rules == case.state.rules:
        return Done()
    if any(seat is not None and seat.player not in {case.person, *case.house} for seat in case.state.seats):
        return Refusal("table-in-use")
    return (ac.ChangeRules(intent.rules),)


_JUDGES: dict[type[co.Intent], Callable[[Case, Any], Verdict]] = {
    co.Sit: _sit,
    co.Leave: _leave,
    co.Away: _away,
    co.Back: _back,
    co.AddChips: _add_chips,
    co.Enter: _enter,
    co.Play: _play,
    co.PreAct: _pre_act,
    co.Reveal: _reveal,
    co.Draw: _draw,
    co.RunTwice: _run_twice,
    co.Chop: _chop,
    co.PlayBoard: _play_board,
    co.Straddle: _straddle,
    co.OpenTable: _open_table,
    co.Floor: _floor,
    co.Pause: _pause,
    co.CloseTable: _close_table,
}
