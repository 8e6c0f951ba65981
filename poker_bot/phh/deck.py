"""A deck that deals what the record says. What it does not name is filled with cards that nobody has.

``play`` sees to it that such a guess decides no pot.
"""

from collections.abc import Iterator
from typing import NamedTuple

from poker_bot.engine.cards import Card
from poker_bot.engine.variants import VARIANTS, Variant
from poker_bot.phh.errors import UnreadableError
from poker_bot.phh.record import Record
from poker_bot.phh.script import DRAW, UNKNOWN

Cards = list[Card]


class Stacked(NamedTuple):
    """A deck in order, and what it was made of. Lists by player, left of the button first.

    ``first`` and ``last`` are the hands before and after the draw, ``discards`` the places in the first hand that were
    put away (None: no draw is recorded), ``drawn`` the replacements. ``UNKNOWN`` stands for filled cards. ``rest`` are
    the replacements that come from a new seal when the stub ends (R-DRW-3).
    """

    order: tuple[Card, ...]
    first: list[Cards]
    last: list[Cards]
    discards: list[tuple[int, ...] | None]
    rest: Cards


def stack_deck(record: Record, attempt: int = 0) -> Stacked:
    """The deck of a record; each ``attempt`` fills it differently.

    Raises ``UnreadableError`` when no deck deals these cards.
    """
    variant = VARIANTS[record.rules.variant]
    first, drawn = _split(record, variant)
    discards: list[tuple[int, ...] | None] = [None] * len(first)
    if variant.draws:
        for act in record.script.acts:
            if act.kind == DRAW:
                discards[act.number - 1] = _places(first[act.number - 1], act.cards, act.number)
    for number, (away, cards) in enumerate(zip(discards, drawn, strict=True), 1):
        if len(cards) > len(away or ()):
            raise UnreadableError(f"p{number} draws {len(cards)} for {len(away or ())} cards")
    last = [_after(*hands) for hands in zip(first, discards, drawn, strict=True)]
    _name_shown(record, first, last, discards, drawn)
    order, rest = _order(record, variant, first, drawn, attempt)
    return Stacked(order, first, last, discards, rest)


def _split(record: Record, variant: Variant) -> tuple[list[Cards], list[Cards]]:
    """The first hand of each player and the cards he drew."""
    size = variant.hole_cards
    first, drawn = [], []
    for number, cards in enumerate(record.script.dealt, 1):
        if len(cards) > size and not variant.draws:
            raise UnreadableError(f"p{number} is dealt {len(cards)} cards")
        first.append(cards[:size] + [UNKNOWN] * (size - len(cards)))
        drawn.append(cards[size:])
    return first, drawn


def _places(hand: Cards, discards: tuple[Card, ...], number: int) -> tuple[int, ...]:
    """Where the discards lie; unknown ones are the first that are unknown in the hand."""
    left = dict(enumerate(hand))
    for card in discards:
        place = next((place for place, held in left.items() if held == card), -1)
        if place < 0:  # a card that the record names here for the first time
            place = next((place for place, held in left.items() if held == UNKNOWN), -1)
            if place < 0:
                raise UnreadableError(f"p{number} puts away a card he does not hold")
            hand[place] = card
        del left[place]
    return tuple(place for place in range(len(hand)) if place not in left)


def _after(first: Cards, discards: tuple[int, ...] | None, drawn: Cards) -> Cards:
    """What is held at the end: what was kept, then what was drawn."""
    if not discards:
        return list(first)
    missing = [UNKNOWN] * (len(discards) - len(drawn))
    drawn.extend(missing)
    return [card for place, card in enumerate(first) if place not in discards] + drawn


def _name_shown(
    record: Record,
    first: list[Cards],
    last: list[Cards],
    discards: list[tuple[int, ...] | None],
    drawn: list[Cards],
) -> None:
    """Cards that were dealt unseen and shown at the end."""
    for index, shown in enumerate(record.script.shown):
        named = [card for card in shown or () if card >= 0]
        held = last[index]
        news = [card for card in named if card not in held]
        if not news:
            continue
        if len(news) > held.count(UNKNOWN):
            raise UnreadableError(f"p{index + 1} shows a card he does not hold")
        for card in news:
            held[held.index(UNKNOWN)] = card
        away = discards[index] or ()
        kept = [place for place in range(len(first[index])) if place not in away]
        for place, card in zip(kept, held, strict=False):
            first[index][place] = card
        drawn[index][: len(away)] = held[len(kept) :]


def _order(
    record: Record, variant: Variant, first: list[Cards], drawn: list[Cards], attempt: int
) -> tuple[tuple[Card, ...], Cards]:
    dealt: Cards = [hand[round_] for round_ in range(variant.hole_cards) for hand in first]
    if variant.draws:
        dealt += [UNKNOWN] * sum(street.burn for street in variant.streets)
        for cards in drawn:
            dealt += cards
    else:
        dealt += _board(record, variant)
    size = len(variant.deck)
    dealt, rest = dealt[:size], dealt[size:]
    return _filled(dealt, variant, attempt), rest


def _board(record: Record, variant: Variant) -> Iterator[Card]:
    """Both boards with their burns; what was never dealt is unknown."""
    cards = record.script.board
    if len(cards) > variant.board_cards:
        raise UnreadableError(f"a board of {len(cards)} cards")
    yield from _streets(variant, iter([*cards, *[UNKNOWN] * (variant.board_cards - len(cards))]), 0)
    if record.second_board:
        own = record.second_board
        yield from _streets(variant, iter(own), variant.board_cards - len(own))


def _streets(variant: Variant, cards: Iterator[Card], lying: int) -> Iterator[Card]:
    """The streets of which not all cards lie already."""
    count = 0
    for street in variant.streets:
        count += street.board
        if street.board and count > lying:
            yield from [UNKNOWN] * street.burn
            for _ in range(street.board):
                yield next(cards, UNKNOWN)


def _filled(dealt: Cards, variant: Variant, attempt: int) -> tuple[Card, ...]:
    named = {card for card in dealt if card != UNKNOWN}
    spare = [card for card in variant.deck if card not in named]
    if len(spare) + len(named) != len(variant.deck):
        raise UnreadableError("a card that is not in this deck")
    if len(named) + dealt.count(UNKNOWN) != len(dealt):
        raise UnreadableError("a card is dealt twice")
    if attempt:
        turn = attempt * 7 % len(spare)
        spare = spare[turn:] + spare[:turn]
    order = [spare.pop() if card == UNKNOWN else card for card in dealt]
    return tuple(order + spare)
