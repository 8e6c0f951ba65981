"""An act in turn: is the press still about this decision, and which engine action does it mean (law 4, R-BET-1…4).

Rulings of this host: *bet* and *raise* are one word for people. Typed or pressed, either is the opening bet where
nobody has bet and a raise "to" where somebody has. An amount that is exactly the whole stack is all-in (M-16). A Call
that carries the price it was drawn with is stale when the price is another one by now.
"""

from collections.abc import Sequence

from poker_bot.engine import actions as ac
from poker_bot.engine import events as ev
from poker_bot.engine.state import Phase
from poker_bot.engine.views import LegalActions, legal_actions
from poker_bot.host.case import Case, Done, Verdict
from poker_bot.host.commands import Draw, Play, TurnToken
from poker_bot.refusals import Refusal

_ACTED = (ev.PlayerFolded, ev.PlayerChecked, ev.PlayerCalled, ev.PlayerBet, ev.PlayerRaised)
_DONE_BY: dict[str, tuple[type[ev.Event], ...]] = {
    "fold": (ev.PlayerFolded,),
    "check": (ev.PlayerChecked,),
    "call": (ev.PlayerCalled,),
    "bet": (ev.PlayerBet, ev.PlayerRaised),
    "raise": (ev.PlayerBet, ev.PlayerRaised),
    "all-in": (ev.PlayerCalled, ev.PlayerBet, ev.PlayerRaised),
}


def is_current(case: Case, token: TurnToken) -> bool:
    """Whether the button was drawn for the decision that is open now."""
    return (token.table, token.hand, token.turn) == (case.table, case.state.hand_number, case.state.turn)


def act_of(log: Sequence[ev.AnyEvent], seat: int, turn: int) -> ev.AnyEvent | None:
    """How ``seat`` itself answered decision ``turn`` of the hand on view; None when it did not, or the clock did."""
    asked = _asked(log, seat, turn)
    for event in log[asked + 1 :] if asked is not None else ():
        if isinstance(event, ev.TurnStarted | ev.PlayerTimedOut):
            return None
        if isinstance(event, _ACTED) and event.seat == seat:
            return event
    return None


def _asked(log: Sequence[ev.AnyEvent], seat: int, turn: int) -> int | None:
    """Where in ``log`` decision ``turn`` of ``seat`` begins; most presses are about the newest one."""
    for place in range(len(log) - 1, -1, -1):
        event = log[place]
        if isinstance(event, ev.TurnStarted) and event.turn == turn and event.seat == seat:
            return place
    return None


def already_done(case: Case, play: Play, token: TurnToken) -> bool:
    """Whether this very press was applied before: a double press (law 4) gets a quiet answer."""
    if (token.table, token.hand) != (case.table, case.state.hand_number):
        return False
    event = act_of(case.log, case.seat, token.turn)
    return event is not None and isinstance(event, _DONE_BY[play.act])


def judge_play(case: Case, play: Play) -> Verdict:
    """The engine action that ``play`` means, or why it cannot be judged."""
    if not case.seat:
        return Refusal("not-seated")
    if case.token is not None:
        if already_done(case, play, case.token):
            return Done()
        if not is_current(case, case.token):
            return Refusal("stale-turn")
    return _no_decision(case) or _in_turn(case, play)


def _no_decision(case: Case) -> Refusal | None:
    """Why nobody at all, or this person, is asked nothing in this hand."""
    hand = case.state.hand
    if hand is None or hand.phase is Phase.OVER:
        return Refusal("no-hand")
    if all(player.player != case.person for player in hand.players):
        return Refusal("not-in-hand")
    if hand.phase is Phase.DRAWING:
        return Refusal("draw-now")
    return None if hand.phase is Phase.BETTING else Refusal("betting-over")


def _in_turn(case: Case, play: Play) -> Verdict:
    legal = legal_actions(case.state)
    if legal is None or legal.seat != case.seat:
        return Refusal("not-your-turn", {"seat": legal.seat if legal is not None else 0})
    action = _action(play, legal)
    return action if isinstance(action, Refusal) else (action,)


def judge_draw(case: Case, draw: Draw) -> Verdict:
    """Cards to exchange, or why it is not his draw (R-DRW-3); a second press of a choice made is no error."""
    hand = case.state.hand
    if not case.seat:
        return Refusal("not-seated")
    if case.token is not None and not is_current(case, case.token):
        same_hand = (case.token.table, case.token.hand) == (case.table, case.state.hand_number)
        return Done() if same_hand and _has_drawn(case) else Refusal("stale-turn")
    if hand is None or hand.phase is Phase.OVER:
        return Refusal("no-hand")
    if hand.phase is not Phase.DRAWING:
        return Refusal("no-draw-now")
    return (ac.Draw(case.seat, case.state.turn, draw.cards),)


def _has_drawn(case: Case) -> bool:
    hand = case.state.hand
    return hand is not None and any(
        player.player == case.person and player.discards is not None for player in hand.players
    )


def _action(play: Play, legal: LegalActions) -> ac.AnyAction | Refusal:
    seat, turn = legal.seat, legal.turn
    if play.act == "call":
        drawn_for = play.chips
        return Refusal("stale-turn") if drawn_for not in {0, legal.call} else ac.Call(seat, turn)
    if play.act == "fold":
        return ac.Fold(seat, turn)
    if play.act == "check":
        return ac.Check(seat, turn)
    if play.act == "all-in" or play.kind == "all":
        return ac.AllIn(seat, turn)
    to = _total(play, legal)
    if to == legal.all_in_to:
        return ac.AllIn(seat, turn)
    return ac.BetTo(seat, turn, to) if legal.opening else ac.RaiseTo(seat, turn, to)


def _total(play: Play, legal: LegalActions) -> int:
    """Chips of a bet or raise, a total for the street; 0 for a preset where no bet or raise is allowed."""
    presets = {"min": legal.min_to, "half": legal.half_pot_to, "pot": legal.pot_to}
    return presets.get(play.kind, play.chips)
