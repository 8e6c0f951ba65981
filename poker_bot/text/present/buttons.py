"""The buttons below a table: only what is legal now, with its price, from the ``LegalActions`` that judge the press.

Amounts on *bet* and *raise* buttons are totals for the street ("to"), on *call* and *all-in* chips to add. What belongs
to one player alone (which cards he marks, whether he may play the board) is not told by the buttons below a table:
everybody sees the same.
"""

from typing import Final

from poker_bot.engine.views import LegalActions, PublicView
from poker_bot.text.present.parts import Button, ButtonStyle, Row, Words

_PLAIN_LABELS: Final = {
    "fold": "button-fold",
    "check": "button-check",
    "cards": "button-cards",
    "sit": "button-sit",
    "leave": "button-leave",
    "away": "button-away",
    "back": "button-back",
    "balance": "button-balance",
    "language": "button-language",
    "rules": "button-rules",
    "show": "button-show",
    "show-1": "button-show-first",
    "show-2": "button-show-second",
    "show-3": "button-show-third",
    "show-4": "button-show-fourth",
    "show-5": "button-show-fifth",
    "muck": "button-muck",
    "play-board": "button-play-board",
    "draw-menu": "button-draw-menu",
    "stand-pat": "button-stand-pat",
    "run-twice": "button-run-twice",
    "run-once": "button-run-once",
    "chop": "button-chop",
    "chop-no": "button-chop-no",
    "straddle": "button-straddle",
    "straddle-off": "button-straddle-off",
    "pre-check-fold": "button-pre-check-fold",
    "pre-call": "button-pre-call",
    "pre-none": "button-pre-none",
    "enter-post": "button-post",
    "enter-wait": "button-wait",
}
_PRICED_LABELS: Final = {
    "call": "button-call",
    "all-in": "button-all-in",
    "all-in-confirm": "button-all-in-confirm",
    "enter-post": "button-post-amount",
    "top-up": "button-top-up",
}
_STYLES: Final[dict[str, ButtonStyle]] = {
    "check": "success",
    "call": "success",
    "raise-menu": "primary",
    "all-in": "danger",
    "all-in-confirm": "danger",
    "sit": "success",
    "top-up": "success",
    "back": "success",
    "enter-post": "success",
    "show": "primary",
    "draw-menu": "primary",
    "run-twice": "success",
    "chop": "success",
}
_QUESTIONS: Final = {"run-twice": ("run-twice", "run-once"), "chopping": ("chop", "chop-no")}
"""Yes and no to what several players are asked at once, by phase (R-BET-11, R-HOM-5)."""

_ROW: Final = 5
_FEW_HOLE_CARDS: Final = 3
"""So many can be shown singly from the row that also shows them all."""

MESSAGE_KEYS: Final = frozenset(
    {
        *_PLAIN_LABELS.values(),
        *_PRICED_LABELS.values(),
        *("button-call-all-in", "button-bet-menu", "button-raise-menu", "button-bet-fixed", "button-raise-fixed"),
        *(f"button-{kind}-{size}" for kind in ("bet", "raise") for size in ("min", "half", "pot")),
    }
)
"""Every key this module asks for; for the linter."""


def button(words: Words, action: str, amount: int = 0) -> Button:
    """The button of an action, labelled; ``amount`` in chips is drawn on those that have a price."""
    if amount and action in _PRICED_LABELS:
        label = words.text(_PRICED_LABELS[action], amount=amount)
    else:
        label = words.text(_PLAIN_LABELS[action])
    return Button(action, label, _STYLES.get(action, "secondary"), amount)


def table_rows(view: PublicView, words: Words) -> tuple[Row, ...]:
    """All rows below the table message, in the order of the contract; at most five rows of at most five buttons."""
    if view.closed:
        return ()
    if view.phase == "none":
        return lobby_rows(view, words)
    rows = list(_asked_rows(view, words))
    if view.phase == "over":
        rows += [_between_row(view, words), _broke_row(view, words)]
    else:
        rows.append(_waiting_turn_row(view, words))
    rows.append((*_entry_row(view, words), *_straddle_row(view, words)))
    return tuple(row for row in rows if row)


def _asked_rows(view: PublicView, words: Words) -> tuple[Row, ...]:
    """What is asked of somebody now, and everybody's own cards; a paused table asks nobody (R-FLR-5)."""
    if view.paused:
        return (_row(words, "cards"),)
    if view.legal is not None:
        return action_row(view.legal, words), preset_row(view.legal, words)
    if view.phase == "drawing" and view.to_act:
        return (_row(words, "draw-menu", "stand-pat", "cards"),)
    if view.deciding and view.phase in _QUESTIONS:
        return (_row(words, *_QUESTIONS[view.phase], "cards"),)
    if view.deciding:
        complete = bool(view.board_cards) and len(view.board) == view.board_cards
        board = ("play-board",) if view.live_showdown and complete else ()
        return (_row(words, "show", "muck", *board, "cards"),)
    return _may_show_rows(words, view.hole_cards) if view.can_show else (_row(words, "cards"),)


def _may_show_rows(words: Words, hole_cards: int) -> tuple[Row, ...]:
    """An unseen winner shows all or one of his cards (R-SHO-2)."""
    single = tuple(f"show-{number}" for number in range(1, min(hole_cards, _ROW) + 1))
    if len(single) <= _FEW_HOLE_CARDS:
        return (_row(words, "show", *single, "cards"),)
    return _row(words, "show", "cards"), _row(words, *single)


def _row(words: Words, *actions: str) -> Row:
    """Buttons without a price side by side."""
    return tuple(button(words, action) for action in actions)


def action_row(legal: LegalActions, words: Words) -> Row:
    """Fold · Check or Call 40 · Raise… or Bet… · All-in 980 · My cards; with fixed bets the one amount in its place."""
    row = [button(words, "fold"), _check_or_call(legal, words)]
    kind = "bet" if legal.opening else "raise"
    if legal.min_to and not legal.fixed:
        row.append(Button("raise-menu", words.text(f"button-{kind}-menu"), _STYLES["raise-menu"]))
    row += _fixed_row(legal, words)
    if legal.all_in_to and legal.stack > legal.call:
        row.append(button(words, "all-in", legal.stack))
    row.append(button(words, "cards"))
    return tuple(row)


def raise_row(legal: LegalActions, words: Words) -> Row:
    """Every amount that has a button: the presets, or the one amount of a fixed bet."""
    return _fixed_row(legal, words) if legal.fixed else preset_row(legal, words)


def _fixed_row(legal: LegalActions, words: Words) -> Row:
    """The only amount of a fixed-limit bet or raise (R-BET-5); the whole stack has its own button."""
    if not legal.fixed or not legal.min_to or legal.min_to == legal.all_in_to:
        return ()
    kind = "bet" if legal.opening else "raise"
    label = words.text(f"button-{kind}-fixed", amount=legal.min_to)
    return (Button("raise-min", label, _STYLES["raise-menu"], legal.min_to),)


def preset_row(legal: LegalActions, words: Words) -> Row:
    """Minimum, half pot and pot as totals; those that fall together, or are the whole stack, stand once."""
    if not legal.min_to or legal.fixed:
        return ()
    kind = "bet" if legal.opening else "raise"
    row: list[Button] = []
    for size, amount in (("min", legal.min_to), ("half", legal.half_pot_to), ("pot", legal.pot_to)):
        if amount and amount != legal.all_in_to and all(amount != other.amount for other in row):
            label = words.text(f"button-{kind}-{size}", amount=amount)
            row.append(Button(f"raise-{size}", label, "secondary", amount))
    return tuple(row)


def lobby_rows(view: PublicView, words: Words) -> tuple[Row, ...]:
    """What may be done where no hand is on view."""
    if view.closed:
        return ()
    rows = (_between_row(view, words), _straddle_row(view, words), (button(words, "rules"), button(words, "language")))
    return tuple(row for row in rows if row)


def _check_or_call(legal: LegalActions, words: Words) -> Button:
    """The passive choice and its price."""
    if legal.can_check:
        return button(words, "check")
    if legal.call >= legal.stack:
        label = words.text("button-call-all-in", amount=legal.call)
        return Button("call", label, _STYLES["call"], legal.call)
    return button(words, "call", legal.call)


def _waiting_turn_row(view: PublicView, words: Words) -> Row:
    """For those not to act: pre-actions (R-CLK-4), and a seat for those who are not here yet."""
    row: list[Button] = []
    waiting = [seat for seat in view.seats if seat.in_hand and seat.status == "playing" and not seat.to_act]
    if view.phase == "betting" and waiting and not view.paused:
        row.append(button(words, "pre-check-fold"))
        price = max(seat.bet for seat in view.seats)
        row += [button(words, "pre-call")] if any(seat.bet < price for seat in waiting) else []
    if view.free_seats and not (view.closing or view.last_hand):
        row.append(button(words, "sit"))
    return tuple(row)


def _between_row(view: PublicView, words: Words) -> Row:
    """Sit down · Leave · Away · Back · Balance, as far as there is somebody they could be for."""
    actions: list[str] = []
    if view.free_seats and not (view.closing or view.last_hand):
        actions.append("sit")
    if view.seats:
        actions += ["leave", "away"]
    if any(seat.status == "away" for seat in view.seats):
        actions.append("back")
    return tuple(button(words, action) for action in (*actions, "balance"))


def _broke_row(view: PublicView, words: Words) -> Row:
    """Who lost all may buy in again (R-CLK-5)."""
    rules = view.next_rules or view.rules
    if view.closing or not any(seat.status == "broke" for seat in view.seats):
        return ()
    amounts = sorted({rules.buy_in_min, max(rules.buy_in_max, view.most_buy_in)})
    return tuple(button(words, "top-up", amount) for amount in amounts)


def _entry_row(view: PublicView, words: Words) -> Row:
    """Who waits may post or wait on (R-TAB-5); the price differs by player, so the button names none."""
    choices = (("enter-post", "waiting"), ("enter-wait", "posting"))
    statuses = {seat.status for seat in view.seats}
    return tuple(button(words, action) for action, status in choices if status in statuses)


def _straddle_row(view: PublicView, words: Words) -> Row:
    """Between hands the wish to straddle can be made and taken back (R-FOR-5)."""
    rules = view.next_rules or view.rules
    if view.phase not in {"over", "none"} or view.closing or not rules.straddles:
        return ()
    wishes = {seat.straddles for seat in view.seats}
    return _row(
        words, *(action for action, wished in (("straddle", False), ("straddle-off", True)) if wished in wishes)
    )
