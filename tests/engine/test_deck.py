"""From bytes to a deck: the vectors of the fairness specification, and no bias."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poker_bot.engine.cards import FULL_DECK
from poker_bot.engine.deck import below, deck_order, frame, shuffle, stream

_ZERO = bytes(32)


def test_framing_and_hash_vector() -> None:
    """F(`leaf`, 05, 00^16, 33) and its hash are the specification's."""
    framed = frame("leaf", b"\x05", bytes(16), b"\x33")
    assert framed.hex() == "706b66312f6c65616600000000010500000010000000000000000000000000000000000000000133"
    assert sha256(framed).hexdigest() == "4da2a71629b05104e8c560fe12f50de3020577eac6bae1cccf341ad8bb8acd12"


def test_stream_vectors() -> None:
    """below(52) eight times and shuffle(0…9) on the zero key are the specification's."""
    source = stream(_ZERO, "order")
    assert [below(source, 52) for _ in range(8)] == [35, 39, 42, 43, 34, 18, 32, 20]
    assert shuffle(range(10), stream(_ZERO, "order")) == (4, 1, 6, 0, 5, 8, 9, 2, 7, 3)


@given(st.binary(min_size=32, max_size=32))
def test_every_seed_gives_a_whole_deck(seed: bytes) -> None:
    """52 different cards, the same for the same seed, another order for another use."""
    order = deck_order(seed)
    assert sorted(order) == list(FULL_DECK)
    assert order == deck_order(seed)
    assert order != deck_order(seed, "button")


def test_a_seed_has_32_bytes() -> None:
    """A shorter seed is an error, not a weaker deck."""
    with pytest.raises(ValueError, match="32 bytes"):
        deck_order(b"short")


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 33, 52, 256])
def test_below_reaches_every_number_and_no_other(bound: int) -> None:
    """Trouble O-14, "never dealing the 52nd card": all numbers below the bound appear, about equally often."""
    source = stream(_ZERO, "test")
    counts = Counter(below(source, bound) for _ in range(bound * 200))
    assert set(counts) == set(range(bound))
    # Six standard deviations of a binomial count of mean 200.
    assert all(abs(count - 200) < 6 * 200**0.5 for count in counts.values()) or bound == 1


def test_every_card_reaches_every_place() -> None:
    """Chi-square of 52 x 52 places and cards over 5,200 decks stays within six deviations of its mean."""
    decks = 5200
    counts: Counter[tuple[int, int]] = Counter()
    for number in range(decks):
        counts.update(enumerate(deck_order(sha256(number.to_bytes(4, "big")).digest())))
    expected = decks / 52
    chi = sum((counts[place, card] - expected) ** 2 / expected for place in range(52) for card in range(52))
    freedom = 51 * 51
    assert abs(chi - freedom) < 6 * (2 * freedom) ** 0.5
