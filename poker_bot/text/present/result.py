"""How a hand ended: what was returned, then every pot from the last side pot to the main one (R-POT-5, R-BET-8).

Chips that nobody called are *returned* and never *won* (trouble M-10). A hand's name is told with the kicker that
decided among hands everybody saw; mucked ones have no say (R-SHO-5).
"""

from typing import Final

from poker_bot.engine.views import HandRank, PotResult, PublicView
from poker_bot.text.cards import card_signs
from poker_bot.text.hands import hand_name
from poker_bot.text.present.cast import Cast
from poker_bot.text.present.parts import Line, Span, Words, bold, facts

MESSAGE_KEYS: Final = frozenset(
    {
        "result-returned",
        *("result-wins", "result-wins-main", "result-wins-side", "result-wins-one-side"),
        *("result-takes", "result-takes-main", "result-takes-side", "result-takes-one-side"),
        *("result-split", "result-split-main", "result-split-side", "result-split-one-side"),
        *("result-share", "result-share-odd"),
        *("table-pot", "pot-main", "pot-side", "pot-one-side"),
    }
)
"""Every key this module asks for; for the linter."""


def pot_line(view: PublicView, words: Words) -> Line:
    """``Pot: 480``; once somebody is all-in also how it divides so far: ``Pot: 680 · main pot 480 · side pot 200``."""
    parts: list[Line | str] = [words.line("table-pot", amount=Span(words.chips(view.pot), "bold"))]
    if len(view.pots) > 1:
        for pot in view.pots:
            key = f"pot{_which(pot.index, len(view.pots))}"
            parts.append(words.text(key, amount=pot.amount, number=pot.index))
    return facts(parts)


def result_lines(view: PublicView, cast: Cast, words: Words, *, cards: bool = True) -> list[Line]:
    """Returned chips, then a sentence per pot, each followed by the winning hand and its five cards.

    ``cards`` False leaves the five cards of a hand that already stands above away: a table of ten with nine side
    pots has to fit one message.
    """
    lines = [words.line("result-returned", player=cast.winner(seat), amount=amount) for seat, amount in view.returned]
    seen = (*(result.rank for result in view.results), *(seat.rank for seat in view.seats))
    ranks = {rank for rank in seen if rank is not None}
    told: set[tuple[int, ...]] = set()
    for result in view.results:
        lines.append(_pot_sentence(result, len(view.results), cast, words))
        winners = tuple(seat for seat, _ in result.shares)
        if result.rank is None or (winners in told and not cards):
            continue
        told.add(winners)
        lines.append(_hand_line(result, result.rank, ranks, words))
    return lines


def _pot_sentence(result: PotResult, pots: int, cast: Cast, words: Words) -> Line:
    """Who gets how much of which pot."""
    which = _which(result.index, pots)
    if len(result.shares) == 1:
        seat, amount = result.shares[0]
        verb = "wins" if result.contested else "takes"
        return bold(words.line(f"result-{verb}{which}", player=cast.winner(seat), amount=amount, number=result.index))
    least = min(amount for _, amount in result.shares)
    shares = []
    for seat, amount in result.shares:
        key = "result-share-odd" if amount > least else "result-share"
        shares.append(words.line(key, player=cast.winner(seat), amount=amount))
    return bold(words.line(f"result-split{which}", amount=result.amount, shares=shares, number=result.index))


def _hand_line(result: PotResult, rank: HandRank, ranks: set[HandRank], words: Words) -> Line:
    """The name of the winning hand and the five cards, once for each different five."""
    name = hand_name(words.catalogue, words.lang, rank, ranks - {rank})
    fives = dict.fromkeys(tuple(sorted(cards)) for _, cards in result.cards)
    shown = {tuple(sorted(cards)): cards for _, cards in result.cards}
    return facts([Span(name), *(Span(card_signs(shown[five])) for five in fives)])


def _which(index: int, pots: int) -> str:
    """The ending of the key: the only pot, the main pot, the only side pot, or a numbered one."""
    if pots == 1:
        return ""
    if index == 0:
        return "-main"
    return "-one-side" if pots == 2 else "-side"  # noqa: PLR2004 - a main pot and one more
