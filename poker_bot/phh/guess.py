"""Cards for hands that a record does not show but says something of.

An ace was kept, the board was played, or a card was put away because it came again when the stub was used up.
"""

from itertools import combinations

from poker_bot.engine.cards import Card, rank_of
from poker_bot.engine.evaluate import plays_board
from poker_bot.engine.variants import Variant
from poker_bot.phh.record import Record
from poker_bot.phh.script import FOLD, UNKNOWN

Cards = list[Card]

_ACE = 12
_PRIME = 10_007


def live_of(record: Record) -> list[int]:
    """Numbers of the players who have not folded."""
    folded = {one.number for one in record.script.acts if one.kind == FOLD}
    return [number for number in range(1, len(record.stacks) + 1) if number not in folded]


def board_players(record: Record) -> list[int]:
    """Numbers of those who claim their share by the board alone at a live showdown, ``sm ????`` (R-SHO-4)."""
    if record.rules.showdown != "live":
        return []
    shown = record.script.shown
    return [number for number in live_of(record) if set(shown[number - 1] or ()) == {UNKNOWN}]


def mix(spare: Cards, attempt: int) -> None:
    """Put the cards in an order of this attempt's own, as if by chance; neighbours are of no one rank or suit."""
    if attempt:
        spare.sort(key=lambda card: (card + 1) ** 3 * (attempt + 1) ** 5 % _PRIME)


def with_guesses(  # noqa: PLR0913, PLR0917 - what is known of the deal
    record: Record,
    variant: Variant,
    first: list[Cards],
    drawn: list[Cards],
    discards: list[tuple[int, ...] | None],
    attempt: int,
) -> list[Cards]:
    """The first hands with the cards without which the acts would not be legal; each ``attempt`` takes others."""
    named = {card for cards in (*first, *drawn, record.script.board, record.second_board) for card in cards}
    spare = [card for card in variant.deck if card not in named]
    mix(spare, attempt)
    hands = [list(hand) for hand in first]
    burns = sum(street.burn for street in variant.streets)
    stub = len(variant.deck) - sum(map(len, first)) - burns
    if variant.draws and sum(map(len, drawn)) > stub:
        _put_away(hands, drawn, discards, stub)
    if record.rules.ace_draws_one_more:
        for hand, away in zip(hands, discards, strict=True):
            _keep_an_ace(hand, away or (), record.rules.max_draw, spare)
    if board_players(record):
        _play_the_board(record, hands, spare)
    return hands


def _put_away(hands: list[Cards], drawn: list[Cards], discards: list[tuple[int, ...] | None], stub: int) -> None:
    """What comes from a new seal of the stub was folded, or put away by those who were served before (R-DRW-3)."""
    served = [(index, card) for index, cards in enumerate(drawn) for card in cards]
    free = [
        (-1 if away is None else index, hand, place)
        for index, (hand, away) in enumerate(zip(hands, discards, strict=True))
        for place in (range(len(hand)) if away is None else away)
    ]
    while stub < len(served):
        receiver = served[stub][0]
        sealed = [(hand, place) for owner, hand, place in free if owner < receiver]
        free = [one for one in free if one[0] >= receiver]
        if not sealed:
            return
        _name_sealed(sealed, [card for _, card in served[stub : stub + len(sealed)]])
        stub += len(sealed)


def _name_sealed(sealed: list[tuple[Cards, int]], cards: Cards) -> None:
    """Cards of one new seal that are known nowhere else lay in its unknown places."""
    known = {hand[place] for hand, place in sealed}
    unknown = [(hand, place) for hand, place in sealed if hand[place] == UNKNOWN]
    for card in cards:
        if unknown and card not in known | {UNKNOWN}:
            hand, place = unknown.pop(0)
            hand[place] = card


def _keep_an_ace(hand: Cards, away: tuple[int, ...], most: int, spare: Cards) -> None:
    """Who draws one more than others may has kept an ace (R-HOM-7)."""
    kept = [place for place in range(len(hand)) if place not in away]
    if len(away) <= most or any(rank_of(hand[place]) == _ACE for place in kept if hand[place] != UNKNOWN):
        return
    ace = next((card for card in spare if rank_of(card) == _ACE), None)
    place = next((place for place in kept if hand[place] == UNKNOWN), None)
    if ace is not None and place is not None:
        hand[place] = ace
        spare.remove(ace)


def _play_the_board(record: Record, hands: list[Cards], spare: Cards) -> None:
    """Who played the board could; and nobody who was still in then, and mucked later, had better."""
    board = tuple(record.script.board)
    claims = board_players(record)
    unseen = [number for number in live_of(record) if set(hands[number - 1]) == {UNKNOWN}]
    for number in sorted(unseen, key=lambda number: number not in claims):
        hole = next((pair for pair in combinations(spare, 2) if plays_board(record.rules, pair, board)), None)
        if hole is None:
            return
        hands[number - 1] = list(hole)
        spare[:] = [card for card in spare if card not in hole]
