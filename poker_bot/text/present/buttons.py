"""The buttons below a table: only what is legal now, with its price, from the ``LegalActions`` that judge the press.

Amounts on *bet* and *raise* buttons are totals for the street ("to"), on *call* and *all-in* chips to add.
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
    "show": "button-show",
    "show-1": "button-show-first",
    "show-2": "button-show-second",
    "muck": "button-muck",
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
}

MESSAGE_KEYS: Final = frozenset(
    {
        *_PLAIN_LABELS.values(),
        *_PRICED_LABELS.values(),
        *("button-call-all-in", "button-bet-menu", "button-raise-menu"),
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
    rows: list[Row] = []
    if view.legal is not None:
        rows += [action_row(view.legal, words), preset_row(view.legal, words)]
    elif view.deciding:
        rows.append((button(words, "show"), button(words, "muck"), button(words, "cards")))
    elif view.can_show:
        rows.append(tuple(button(words, action) for action in ("show", "show-1", "show-2", "cards")))
    else:
        rows.append((button(words, "cards"),))
    if view.phase == "over":
        rows += [_between_row(view, words), _broke_row(view, words)]
    else:
        rows.append(_waiting_turn_row(view, words))
    rows.append(_entry_row(view, words))
    return tuple(row for row in rows if row)


def action_row(legal: LegalActions, words: Words) -> Row:
    """Fold · Check or Call 40 · Raise… or Bet… · All-in 980 · My cards."""
    row = [button(words, "fold"), _check_or_call(legal, words)]
    if legal.min_to:
        key = "button-bet-menu" if legal.opening else "button-raise-menu"
        row.append(Button("raise-menu", words.text(key), _STYLES["raise-menu"]))
    if legal.all_in_to and legal.stack > legal.call:
        row.append(button(words, "all-in", legal.stack))
    row.append(button(words, "cards"))
    return tuple(row)


def preset_row(legal: LegalActions, words: Words) -> Row:
    """Minimum, half pot and pot as totals; those that fall together, or are the whole stack, stand once."""
    if not legal.min_to:
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
    seats = _between_row(view, words)
    return (seats, (button(words, "language"),))


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
    waits = any(seat.in_hand and seat.status == "playing" and not seat.to_act for seat in view.seats)
    if view.phase == "betting" and waits:
        row += [button(words, "pre-check-fold"), button(words, "pre-call")]
    if view.free_seats and not view.closing:
        row.append(button(words, "sit"))
    return tuple(row)


def _between_row(view: PublicView, words: Words) -> Row:
    """Sit down · Leave · Away · Back · Balance, as far as there is somebody they could be for."""
    actions: list[str] = []
    if view.free_seats and not view.closing:
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
    amounts = sorted({rules.buy_in_min, rules.buy_in_max})
    return tuple(button(words, "top-up", amount) for amount in amounts)


def _entry_row(view: PublicView, words: Words) -> Row:
    """Who waits may post or wait on (R-TAB-5); the price differs by player, so the button names none."""
    choices = (("enter-post", "waiting"), ("enter-wait", "posting"))
    statuses = {seat.status for seat in view.seats}
    return tuple(button(words, action) for action, status in choices if status in statuses)
