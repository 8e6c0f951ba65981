"""The ``actions`` of a record: who got which cards, what was done, who showed.

``d dh p1 AsKd`` deals, ``d db …`` board, ``p2 f``, ``p2 cc``, ``p2 cbr 300``, ``p2 sd …`` draws, ``p2 sm …`` shows or,
without cards, mucks. What follows a ``#`` is a comment. ``??`` is a card nobody knows, ``-`` "the cards as dealt".
"""

from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from typing import Final, NamedTuple

from poker_bot.engine.cards import FULL_DECK, Card, card_text
from poker_bot.phh.errors import UnreadableError

UNKNOWN: Final = -1
"""Stands for a card that the record does not name."""

FOLD, CALL, RAISE, DRAW = "f", "cc", "cbr", "sd"
_BARE: Final = frozenset({FOLD, CALL})

AS_HELD: Final = (-2,)
"""Stands for the hand as it is held, shown without naming it."""

_CARDS: Final[dict[str, Card]] = {card_text(card): card for card in FULL_DECK} | {"??": UNKNOWN}


class Act(NamedTuple):
    """What player ``number`` (1 = left of the button) did: ``amount`` a total for the street, ``cards`` put away."""

    number: int
    kind: str
    amount: int | Decimal = 0
    cards: tuple[Card, ...] = ()


_USUAL: Final = {f"p{number} {kind}": Act(number, kind) for number in range(1, 11) for kind in (FOLD, CALL)}
"""Half of all acts, as they are always written."""


class Script(NamedTuple):
    """A record's actions, sorted by what they are for. Lists by player, left of the button first.

    ``shown`` holds what each player turned up at the end: None = nothing is said, () = mucked, ``AS_HELD`` = all of it.
    ``acts`` are bets and draws in their order.
    """

    dealt: list[list[Card]]
    shown: list[tuple[Card, ...] | None]
    board: list[Card]
    acts: list[Act]


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards of ``AsKd??``. Raises ``UnreadableError`` that does not repeat what it could not read."""
    try:
        return tuple([_CARDS[text[place : place + 2]] for place in range(0, len(text), 2)])
    except KeyError:
        message = "something that is no card"
        raise UnreadableError(message) from None


def read_script(actions: Sequence[object], players: int) -> Script:
    """Read all ``actions``. Raises ``UnreadableError`` naming the first that cannot be read, by its number."""
    script = Script([[] for _ in range(players)], [None] * players, [], [])
    for number, action in enumerate(actions, 1):
        try:
            _read(script, action if isinstance(action, str) else "?")
        except UnreadableError as error:
            message = f"action {number}: {error}"
            raise UnreadableError(message) from None
    return script


def _read(script: Script, action: str) -> None:
    usual = _USUAL.get(action)
    if usual is not None and usual.number <= len(script.dealt):
        script.acts.append(usual)
        return
    if "#" in action:
        action = action[: action.index("#")]
    words = action.split()
    if not words:
        return
    what = words[1] if len(words) > 1 else ""
    if words[0] == "d":
        _deal(script, words)
        return
    number = _player(script, words[0])
    if what in _BARE and len(words) == 2:  # noqa: PLR2004 - nothing more to say
        script.acts.append(Act(number, what))
    elif what == RAISE and len(words) == 3:  # noqa: PLR2004 - its amount
        script.acts.append(Act(number, RAISE, read_amount(words[2])))
    elif what == DRAW:
        script.acts.append(Act(number, DRAW, 0, read_cards("".join(words[2:]))))
    elif what == "sm":
        _show(script, number - 1, words)
    else:
        raise UnreadableError("unknown action")


def _deal(script: Script, words: list[str]) -> None:
    match words:
        case "d", "db", *cards if cards:
            script.board.extend(read_cards("".join(cards)))
        case "d", "dh", player, *cards if cards:
            script.dealt[_player(script, player) - 1].extend(read_cards("".join(cards)))
        case _:
            raise UnreadableError("unknown deal")


def _show(script: Script, index: int, words: list[str]) -> None:
    script.shown[index] = AS_HELD if words[2:] == ["-"] else read_cards("".join(words[2:]))


def _player(script: Script, word: str) -> int:
    label = word[1:]
    if word[:1] == "p" and label.isascii() and label.isdigit() and len(label) < 3:  # noqa: PLR2004 - p1 to p10
        number = int(label)
        if 0 < number <= len(script.dealt):
            return number
    raise UnreadableError("no such player")


def read_amount(text: str) -> int | Decimal:
    """Chips as they are written, ``300``, ``0.50`` or ``9,999``. Raises ``UnreadableError``."""
    if text.isascii() and text.isdigit() and len(text) < 40:  # noqa: PLR2004 - longer ones take long to read
        return int(text)
    try:
        amount = Decimal(text.replace(",", ""))
    except InvalidOperation:
        raise UnreadableError("no amount") from None
    if not amount.is_finite() or amount < 0:
        raise UnreadableError("no amount")
    return amount
