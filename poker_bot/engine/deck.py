"""From 32 random bytes to the order of a deck, without bias and reproducible by anyone.

The bytes come from outside (the entropy port). ``Stream(key, label)`` is HMAC-SHA256 in counter mode over a
domain-separated message; ``below(b)`` masks one byte to the bit length of ``b - 1`` and rejects what is too large
(never a modulo); the shuffle is Fisher-Yates from the last place down. These are the primitives of the fairness
specification ("pkf1", R-DEA-4), tested against its vectors, so that the sealed deck can build on them.
"""

import hmac
from collections.abc import Iterator, Sequence

from poker_bot.engine.cards import FULL_DECK, Card

SEED_BYTES = 32


def frame(tag: str, *fields: bytes) -> bytes:
    """``"pkf1/" tag 00`` and each field behind its length as four big-endian bytes: no two inputs share an encoding."""
    parts = [b"pkf1/", tag.encode("ascii"), b"\x00"]
    for field in fields:
        parts += [len(field).to_bytes(4, "big"), field]
    return b"".join(parts)


def stream(key: bytes, label: str) -> Iterator[int]:
    """Endless bytes 0-255 derived from ``key`` for the use named by ``label``."""
    counter = 0
    while True:
        yield from hmac.digest(key, frame(label, counter.to_bytes(4, "big")), "sha256")
        counter += 1


def below(source: Iterator[int], bound: int) -> int:
    """A uniform number from 0 to ``bound - 1`` (``bound`` 1-256): masked bytes, too large ones rejected."""
    mask = (1 << (bound - 1).bit_length()) - 1
    while True:
        value = next(source) & mask
        if value < bound:
            return value


def shuffle(items: Sequence[int], source: Iterator[int]) -> tuple[int, ...]:
    """Fisher-Yates over a copy of ``items``: every order equally likely when the bytes are uniform."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = below(source, i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def deck_order(seed: bytes, label: str = "order", cards: Sequence[Card] = FULL_DECK) -> tuple[Card, ...]:
    """The order of ``cards`` that ``seed`` (exactly 32 bytes) stands for. Raises ``ValueError`` for another length."""
    if len(seed) != SEED_BYTES:
        message = f"a deck seed has {SEED_BYTES} bytes, not {len(seed)}"
        raise ValueError(message)
    return shuffle(cards, stream(seed, label))
