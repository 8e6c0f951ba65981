"""Every refusal the engine and the host can give: a code with parameters, never prose (law 7).

The words stand in ``locales/*/refusals.ftl`` under ``refusal-<code>``; the parameters named here are the arguments
of that message. A test holds the two against each other.
"""

from typing import Final

from msgspec import Struct

Value = int | str


class Refusal(Struct, frozen=True):
    """Why something was not done. Nothing has changed. ``params`` are chips, seats, seconds or codes by name."""

    code: str
    params: dict[str, Value] = {}


REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    # turns
    "not-your-turn": ("seat",),  # seat whose turn it is, 0 = nobody's
    "stale-turn": (),  # the button belongs to a decision that has passed
    "no-hand": (),
    "not-in-hand": (),
    "hand-running": (),
    "betting-over": (),
    # betting (R-BET-1…7)
    "nothing-to-call": (),
    "must-call": ("to_call",),  # a check, but there is a bet
    "already-bet": ("to_call",),  # a bet, but somebody has bet: raise
    "nobody-bet": (),  # a raise, but nobody has: bet
    "raise-closed": ("to_call",),  # R-BET-7: only call or fold
    "raise-capped": ("to_call",),  # R-BET-5: one bet and so many raises
    "no-one-to-raise": (),  # all others are all-in
    "amount-too-small": ("amount", "minimum", "maximum"),
    "amount-too-large": ("amount", "minimum", "maximum"),
    "not-enough-chips": ("stack", "to_call"),
    # showdown
    "nothing-to-show": (),
    "no-such-card": (),
    "board-does-not-play": (),  # R-SHO-4: his share does not come from the board alone
    # the draw, and two boards
    "no-draw-now": (),  # a draw, but bets are being made
    "draw-now": (),  # a bet, but cards are being exchanged
    "draws-too-many": ("cards", "maximum"),  # R-DRW-1, R-HOM-7
    "not-asked": (),  # R-BET-11
    "resealing": (),  # the rest of the deck is being shuffled
    "no-reseal": (),
    # straddle
    "no-straddles": (),
    "straddle-unchanged": (),
    "sit-out-unchanged": (),  # R-HOM-4
    "needs-openers": (),  # R-HOM-7: a pair of jacks or better
    # floor rulings
    "ruling-too-late": (),
    "stub-empty": (),
    "no-such-street": (),
    "table-paused": (),
    "already-paused": (),
    "not-paused": (),
    # pre-actions
    "pre-action-price": ("to_call",),
    "pre-action-now": (),  # it is already his turn
    "pre-action-unknown": (),
    "no-pre-action": (),
    # seats
    "already-seated": ("seat",),
    "not-seated": (),
    "table-full": ("seats",),
    "seat-taken": ("seat",),
    "no-such-seat": ("seat", "seats"),
    "buy-in-range": ("amount", "minimum", "maximum"),
    "buy-in-return": ("amount", "minimum"),  # R-TAB-6: at least what he left with
    "top-up-range": ("amount", "maximum"),
    "top-up-full": ("maximum",),
    "already-away": (),
    "not-away": (),
    "already-leaving": (),
    "not-waiting": (),
    "table-closed": (),
    "table-open": (),
    "already-closing": (),  # the table closes behind this hand anyway
    "last-hand": (),  # nobody sits down for a hand that is on, when the table closes behind it
    "last-hands-range": ("hands", "minimum", "maximum"),
    "no-end-planned": (),
    "no-stop-time": (),
    "bad-rules": ("field", "value", "minimum", "maximum", "why", "possible"),
    "table-in-use": (),  # another game cannot begin while somebody sits here
    "unknown-game": ("text",),
    "not-enough-players": (),
    "button-drawn": (),
    "button-not-drawn": (),
    "bad-deck": (),
    "no-time-bank": (),
    "already-extended": (),
    "unknown-player": (),
    # admins and their card room
    "not-an-admin": (),
    "ruling-in-hand": (),  # section 8: he plays in the hand himself; another admin must rule
    "no-such-ruling": ("text",),
    "no-such-stake": ("name",),
    "stake-exists": ("name",),
    "stake-name": ("text", "maximum"),  # empty, too long, or with signs that are no name
    "no-such-setting": ("text",),
    "setting-range": ("field", "value", "possible"),
    "changed-meanwhile": (),  # another admin saved first, or a balance moved
    "not-here": (),  # play is not allowed in this room
    "may-not-open": (),  # only admins open tables here
    "daily-claimed": ("hours", "minutes"),  # until the next
    "no-daily": (),
    "excluded": ("days",),  # so many are left
    "exclusion-range": ("days", "minimum", "maximum"),
    "buy-in-limit": ("amount", "maximum"),  # what is left of today's
    "chips-range": ("amount", "minimum", "maximum"),
    "chips-just-moved": ("name", "amount", "seconds"),  # the same again so soon; seconds until it can be meant
    "season-at-tables": (),  # chips are at tables: close them first
    "not-understood": ("text", "possible"),  # what was typed behind a word, and what could have been
    "unknown-person": ("text",),  # nobody here goes by that name
    "gifts-off": (),
    "gift-to-oneself": (),
    "gift-to-house": (),
    "gift-too-much": ("balance", "amount"),  # a player would give more than he has
    "take-too-much": ("name", "balance", "amount"),  # an admin would take more than that person has
    # who is who
    "leave-tables-first": (),  # a seat, or chips at a table, of either of the two
    "wrong-code": (),  # wrong, expired and used are one answer
    "own-code": (),
    "code-tries": ("minutes",),  # too many wrong ones: so long until the next
    "same-platform": (),
    "linked-already": (),
    "not-linked": (),
    "community-linked-already": (),  # one of the two has a partner
    "community-not-linked": (),
    "close-tables-first": (),  # of the community that would be joined or go back
    "too-many-chips": (),
    # host
    "no-table": (),
    "balance-too-low": ("balance", "amount"),
    "not-a-player": (),  # channels, anonymous admins (trouble P-29)
    "amount-unreadable": ("text",),
    "draw-unreadable": ("text",),
    "amount-fraction": ("text",),
    "too-busy": (),
    "frozen": (),
    "store-down": (),
    "unknown-language": ("text",),
}
