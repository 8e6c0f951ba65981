"""How a hand ended: what was returned, then every pot from the last side pot to the main one (R-POT-5, R-BET-8).

Chips that nobody called are *returned* and never *won* (trouble M-10). A hand's name is told with the kicker that
decided among hands everybody saw; mucked ones have no say (R-SHO-5).
"""

from collections.abc import Sequence
from typing import Final

from poker_bot.engine.events import ChopSettled, Event, HandVoided, PotCarried
from poker_bot.engine.views import HandRank, PotResult, PublicView
from poker_bot.text.hands import hand_name
from poker_bot.text.present.cast import Cast
from poker_bot.text.present.parts import Line, Span, Words, bold, card_span, facts

MESSAGE_KEYS: Final = frozenset(
    {
        "result-returned",
        *("result-wins", "result-wins-main", "result-wins-side", "result-wins-one-side"),
        *("result-takes", "result-takes-main", "result-takes-side", "result-takes-one-side"),
        *("result-split", "result-split-main", "result-split-side", "result-split-one-side"),
        *("result-share", "result-share-odd"),
        *("result-void", "result-misdeal", "result-carried", "result-carried-before", "result-chopped"),
        *("result-board-first", "result-board-second"),
        *("table-pot", "pot-main", "pot-side", "pot-one-side", "pot-carried"),
    }
)
"""Every key this module asks for; for the linter."""


def pot_line(view: PublicView, words: Words) -> Line:
    """``Pot: 480``; once somebody is all-in also how it divides so far: ``Pot: 680 · main pot 480 · side pot 200``.

    What was carried from a tie is in it and named (R-DRW-4).
    """
    parts: list[Line | str] = [words.line("table-pot", amount=Span(words.chips(view.pot), "bold"))]
    if view.carried:
        parts.append(words.text("pot-carried", amount=view.carried))
    if len(view.pots) > 1:
        for pot in view.pots:
            key = f"pot{_which(pot.index, len(view.pots))}"
            parts.append(words.text(key, amount=pot.amount, number=pot.index))
    return facts(parts)


def result_lines(  # noqa: PLR0913 - all that is known of an end
    view: PublicView, cast: Cast, words: Words, log: Sequence[Event], hands: Sequence[Line], *, cards: bool = True
) -> list[Line]:
    """Returned chips, then a sentence per pot, each followed by the winning hand and its five cards.

    ``log``: public events of the hand, for what no pot tells; ``hands``: what ``hand_lines`` gives. ``cards`` False
    leaves the five cards of a hand that already stands above away: a table of ten with nine side pots has to fit one
    message.
    """
    if view.voided:
        misdealt = any(isinstance(event, HandVoided) and event.misdeal for event in log)
        return [words.line("result-misdeal" if misdealt else "result-void", "bold"), *_carried(view, words, log)]
    chopped = any(isinstance(event, ChopSettled) and event.chopped for event in log)
    key = "result-chopped" if chopped else "result-returned"
    lines = [words.line(key, player=cast.winner(seat), amount=amount) for seat, amount in view.returned]
    pots = 1 + max((result.index for result in view.results), default=0)
    told: set[tuple[int, tuple[int, ...]]] = set()
    for result, hand in zip(view.results, hands, strict=True):
        lines.append(_pot_sentence(result, pots, cast, words))
        winners = result.board, tuple(seat for seat, _ in result.shares)
        if result.rank is None or (winners in told and not cards):
            continue
        told.add(winners)
        lines.append(hand)
    return lines + _carried(view, words, log)


def hand_lines(view: PublicView, words: Words) -> list[Line]:
    """The winning hand of each result, in their order; an empty line where none was shown."""
    seen = {board: _seen(view, board) for board in {result.board for result in view.results}}
    return [
        () if result.rank is None else _hand_line(result, result.rank, seen[result.board], words)
        for result in view.results
    ]


def _seen(view: PublicView, board: int) -> set[HandRank]:
    """The hands that everybody saw on a board; at the seats stand those of the first (R-BET-11)."""
    at_seats = () if board > 1 else tuple(seat.rank for seat in view.seats)
    ranks = (*(result.rank for result in view.results if result.board == board), *at_seats)
    return {rank for rank in ranks if rank is not None}


def _carried(view: PublicView, words: Words, log: Sequence[Event]) -> list[Line]:
    """Chips that wait for the next hand, because of a tie now or before (R-DRW-4)."""
    if view.phase != "over" or not view.carried:
        return []
    tied = any(isinstance(event, PotCarried) for event in log)
    return [words.line("result-carried" if tied else "result-carried-before", "bold", amount=view.carried)]


def _pot_sentence(result: PotResult, pots: int, cast: Cast, words: Words) -> Line:
    """Who gets how much of which pot; on which board, where there are two (R-BET-11)."""
    sentence = _shares_sentence(result, pots, cast, words)
    if not result.board:
        return bold(sentence)
    return bold(words.line("result-board-first" if result.board == 1 else "result-board-second", result=sentence))


def _shares_sentence(result: PotResult, pots: int, cast: Cast, words: Words) -> Line:
    which = _which(result.index, pots)
    if len(result.shares) == 1:
        seat, amount = result.shares[0]
        verb = "wins" if result.contested else "takes"
        return words.line(f"result-{verb}{which}", player=cast.winner(seat), amount=amount, number=result.index)
    least = min(amount for _, amount in result.shares)
    shares = []
    for seat, amount in result.shares:
        key = "result-share-odd" if amount > least else "result-share"
        shares.append(words.line(key, player=cast.winner(seat), amount=amount))
    return words.line(f"result-split{which}", amount=result.amount, shares=shares, number=result.index)


def _hand_line(result: PotResult, rank: HandRank, ranks: set[HandRank], words: Words) -> Line:
    """The name of the winning hand and the five cards, once for each different five."""
    name = hand_name(words.catalogue, words.lang, rank, ranks - {rank})
    fives = dict.fromkeys(tuple(sorted(cards)) for _, cards in result.cards)
    shown = {tuple(sorted(cards)): cards for _, cards in result.cards}
    return facts([Span(name), *(card_span(shown[five], "plain") for five in fives)])


def _which(index: int, pots: int) -> str:
    """The ending of the key: the only pot, the main pot, the only side pot, or a numbered one."""
    if pots == 1:
        return ""
    if index == 0:
        return "-main"
    return "-one-side" if pots == 2 else "-side"  # noqa: PLR2004 - a main pot and one more
