"""Actions about seats and the table itself; in a hand they queue for its end (R-TAB-5, R-TAB-6, R-BET-10)."""

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine import hand as flow
from poker_bot.engine import live_showdown, showing
from poker_bot.engine.betting import index_of
from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import MIN_SEATS, rules_problems
from poker_bot.engine.state import Entry, Phase, Seat, TableState
from poker_bot.engine.stepper import Stepper
from poker_bot.engine.table_end import apply_top_up, clear_table, most_buy_in, stand_up, take_rules
from poker_bot.engine.variants import VARIANTS
from poker_bot.refusals import Refusal, Value


def bad_rules(rules: TableRules) -> Refusal | None:
    """The first setting that cannot be played."""
    for problem in rules_problems(rules):
        return Refusal(
            "bad-rules",
            {
                "field": problem.field,
                "value": problem.value,
                "minimum": problem.least,
                "maximum": problem.most,
                "why": problem.why,
                "possible": ", ".join(problem.possible),
            },
        )
    return None


def change_rules(step: Stepper, action: act.ChangeRules) -> Refusal | None:
    """A running hand keeps what it began with (R-TAB-6), so does one that is to be dealt again (R-FLR-1)."""
    refusal = bad_rules(action.rules)
    if refusal is None:
        refusal = _too_many(step.state, action.rules)
    if refusal is not None:
        return refusal
    if step.state.hand_running or step.state.redeal is not None:
        step.emit(ev.RulesChanged(action.rules, queued=True))
    else:
        take_rules(step, action.rules)
    return None


def _too_many(state: TableState, rules: TableRules) -> Refusal | None:
    """More sit here than the game's deck serves (R-TAB-1), or than may carry a pot (R-DRW-4)."""
    seated = sum(seat is not None and not seat.leaving for seat in state.seats)
    carries = rules.ties == "carry"
    most = rules.seats if carries else VARIANTS[rules.variant].max_seats
    if seated <= most:
        return None
    why = "only-two-seats" if carries else "deck"
    params: dict[str, Value] = {
        "field": "seats",
        "value": seated,
        "minimum": MIN_SEATS,
        "maximum": most,
        "why": why,
        "possible": "",
    }
    return Refusal("bad-rules", params)


def sit_down(step: Stepper, action: act.SitDown) -> Refusal | None:
    """Take a free seat with a legal buy-in; who just left brings at least what he took (R-TAB-6)."""
    state = step.state
    refusal = _no_seat(state, action)
    if refusal is not None:
        return refusal
    gone = next((gone for gone in state.departed if gone.player == action.player), None)
    least, most = state.rules.buy_in_min, most_buy_in(state)
    if gone is not None and gone.stack > action.chips:
        return Refusal("buy-in-return", {"amount": action.chips, "minimum": gone.stack})
    most = max(most, gone.stack if gone is not None else 0)
    if not least <= action.chips <= most:
        return Refusal("buy-in-range", {"amount": action.chips, "minimum": least, "maximum": most})
    seat = action.seat or free_seats(state)[0]
    waiting = state.drawn and state.rules.newcomers_wait
    owes_small = waiting and gone is not None and gone.owes_small
    step.emit(ev.PlayerSatDown(seat, action.player, action.chips, waiting, owes_small))
    return None


def _no_seat(state: TableState, action: act.SitDown) -> Refusal | None:
    if state.closing or state.last_hand:
        return Refusal("table-closed" if state.closing else "last-hand")
    sitting = state.seat_of(action.player)
    if sitting:
        return Refusal("already-seated", {"seat": sitting})
    if not free_seats(state):
        return Refusal("table-full", {"seats": state.rules.seats})
    if action.seat and not 1 <= action.seat <= state.rules.seats:
        return Refusal("no-such-seat", {"seat": action.seat, "seats": state.rules.seats})
    if action.seat and not _is_free(state, action.seat):
        return Refusal("seat-taken", {"seat": action.seat})
    return None


def _is_free(state: TableState, number: int) -> bool:
    """Empty, and not the place of somebody dealt into the running hand who has gone already."""
    running = state.hand if state.hand_running else None
    return state.seats[number - 1] is None and (running is None or index_of(running, number) < 0)


def free_seats(state: TableState) -> tuple[int, ...]:
    """Seats that can be taken now, lowest first: a table made smaller fills up to its new size only (R-TAB-1)."""
    limit = min(state.rules.seats, len(state.seats), *([state.next_rules.seats] if state.next_rules else []))
    room = limit - sum(seat is not None for seat in state.seats)
    return tuple(number for number in range(1, limit + 1) if _is_free(state, number))[: max(0, room)]


def _seat(step: Stepper, number: int) -> Refusal | Seat:
    seats = step.state.seats
    seat = seats[number - 1] if 1 <= number <= len(seats) else None
    return Refusal("not-seated") if seat is None else seat


def stand_up_action(step: Stepper, action: act.StandUp) -> Refusal | None:
    """At once, or as soon as the hand is over for him (R-BET-10). Never takes chips back from the pots."""
    seat = _seat(step, action.seat)
    if isinstance(seat, Refusal):
        return seat
    if seat.leaving:
        return Refusal("already-leaving")
    hand = step.state.hand
    index = index_of(hand, action.seat) if hand is not None and step.state.hand_running else -1
    if hand is None or index < 0:
        stand_up(step, action.seat, seat, action.reason)
        return None
    player = hand.players[index]
    if player.folded:
        chips = player.stack + seat.stack + seat.top_up
        step.emit(ev.PlayerStoodUp(action.seat, seat.player, chips, action.reason))
        return None
    step.emit(ev.PlayerLeaving(action.seat, action.reason))
    if player.pre_action is not None:
        step.emit(ev.PreActionCleared(action.seat, "changed"))
    _leave_now(step, action.seat)
    return None


def _leave_now(step: Stepper, seat: int) -> None:
    """If it is his turn, or something is asked of him, the default is taken at once (R-BET-10).

    While the table is paused, or the stub is being shuffled, nothing goes on (R-FLR-5): then it is taken afterwards.
    """
    hand = step.hand
    if step.state.paused:
        return
    if hand.phase is Phase.RUN_TWICE and seat in hand.deciding:
        flow.settle_run_twice(step, twice=False)
    elif hand.phase is Phase.CHOPPING and seat in hand.deciding:
        flow.settle_chop(step, chopped=False)
    elif hand.phase is Phase.DRAWING and hand.to_act == seat:
        flow.declare(step, seat, ())
    elif hand.phase is Phase.BETTING and hand.to_act == seat:
        flow.default_act(step, seat)
        flow.advance(step, index_of(step.hand, seat))
    elif seat in hand.deciding and live_showdown.is_live(hand):
        live_showdown.time_out(step)
    elif seat in hand.deciding:
        showing.muck(step, act.Muck(seat, step.state.turn))


def leavers_act(step: Stepper) -> None:
    """The defaults of those who left while nothing could go on (R-BET-10)."""
    if not step.state.hand_running:
        return
    for number in (step.hand.to_act, *step.hand.deciding):
        seat = step.seats[number - 1] if number else None
        if seat is not None and seat.leaving and step.state.hand_running:
            _leave_now(step, number)


def sit_out(step: Stepper, action: act.SitOut) -> Refusal | None:
    """From the next hand on."""
    seat = _seat(step, action.seat)
    if isinstance(seat, Refusal):
        return seat
    if seat.sitting_out:
        return Refusal("already-away")
    step.emit(ev.PlayerSatOut(action.seat, "asked"))
    return None


def plan_sit_out(step: Stepper, action: act.PlanSitOut) -> Refusal | None:
    """Dealt in until the big blind comes to him, then not any more (R-HOM-4)."""
    seat = _seat(step, action.seat)
    if isinstance(seat, Refusal):
        return seat
    if seat.sitting_out:
        return Refusal("already-away")
    if seat.out_at_big == action.wanted or not step.state.rules.big_blind:
        return Refusal("sit-out-unchanged")
    step.emit(ev.SitOutPlanned(action.seat, action.wanted))
    return None


def sit_in(step: Stepper, action: act.SitIn) -> Refusal | None:
    """Back at the table; a missed blind makes him wait or post (R-TAB-5)."""
    seat = _seat(step, action.seat)
    if isinstance(seat, Refusal):
        return seat
    if not seat.sitting_out:
        return Refusal("not-away")
    step.emit(ev.PlayerSatIn(action.seat, waiting=seat.entry is not Entry.IN))
    return None


def choose_entry(step: Stepper, action: act.ChooseEntry) -> Refusal | None:
    """He is asked, never charged unasked (R-TAB-5)."""
    seat = _seat(step, action.seat)
    if isinstance(seat, Refusal):
        return seat
    if seat.entry is Entry.IN:
        return Refusal("not-waiting")
    step.emit(ev.EntryChosen(action.seat, action.posting))
    return None


def top_up(step: Stepper, action: act.TopUp) -> Refusal | None:
    """Reserved at once; on the stack before the next deal (R-TAB-6, trouble R-42)."""
    seat = _seat(step, action.seat)
    if isinstance(seat, Refusal):
        return seat
    if seat.leaving:
        return Refusal("already-leaving")
    room = top_up_room(step.state, action.seat)
    if room <= 0:
        return Refusal("top-up-full", {"maximum": most_buy_in(step.state)})
    if not 1 <= action.chips <= room:
        return Refusal("top-up-range", {"amount": action.chips, "maximum": room})
    step.emit(ev.TopUpQueued(action.seat, seat.player, action.chips))
    if not step.state.hand_running:
        apply_top_up(step, action.seat, _seated(step.state, action.seat))
    return None


def top_up_room(state: TableState, number: int) -> int:
    """Chips that may be added to occupied seat ``number``; what lies in the pots of a running hand does not count."""
    seat = _seated(state, number)
    hand = state.hand
    index = index_of(hand, number) if hand is not None and state.hand_running else -1
    behind = hand.players[index].stack if hand is not None and index >= 0 else 0
    return max(0, most_buy_in(state) - seat.stack - seat.top_up - behind)


def _seated(state: TableState, number: int) -> Seat:
    seat = state.seats[number - 1]
    if seat is None:
        message = f"seat {number} is empty"
        raise LookupError(message)
    return seat


def choose_straddle(step: Stepper, action: act.ChooseStraddle) -> Refusal | None:
    """Announced before the deal, for one hand (R-FOR-5)."""
    seat = _seat(step, action.seat)
    if isinstance(seat, Refusal):
        return seat
    if not step.state.rules.straddles:
        return Refusal("no-straddles")
    if seat.straddle == action.wanted:
        return Refusal("straddle-unchanged")
    step.emit(ev.StraddleChosen(action.seat, action.wanted))
    return None


def forget_departed(step: Stepper, action: act.ForgetDeparted) -> Refusal | None:
    """After 60 minutes nothing binds a leaver."""
    if all(gone.player != action.player for gone in step.state.departed):
        return Refusal("unknown-player")
    step.emit(ev.DepartedForgotten(action.player))
    return None


def close_table(step: Stepper, _action: act.CloseTable) -> Refusal | None:
    """The running hand is played to its end; then everybody is cashed out."""
    if step.state.closing:
        return Refusal("table-closed")
    step.emit(ev.TableClosing())
    if not step.state.hand_running:
        clear_table(step)
    return None
