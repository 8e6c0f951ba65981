"""Our stacks beside the recorded ones (R-POT-3)."""

from fractions import Fraction

from msgspec import Struct

from poker_bot.phh.play import Played
from poker_bot.phh.record import Record


class Verdict(Struct, frozen=True):
    """What differs: ``wrong`` lines, and ``odd`` ones for an odd chip that the source has split and we do not."""

    wrong: tuple[str, ...] = ()
    odd: tuple[str, ...] = ()


def compare(record: Record, played: Played) -> Verdict:
    """A recorded stack that is no whole number and less than a chip per split pot from ours is an odd chip."""
    if played.wrong:
        return Verdict((played.wrong,))
    if record.finishing is None or record.finishing == played.stacks:
        return Verdict()
    wrong: list[str] = []
    odd: list[str] = []
    for number, (ours, theirs) in enumerate(zip(played.stacks, record.finishing, strict=True), 1):
        if theirs is None or ours == theirs:
            continue
        line = f"p{number}: ours {_text(ours, record.scale)}, recorded {_text(theirs, record.scale)}"
        recorded = Fraction(theirs)
        split = recorded.denominator > 1 and abs(ours - recorded) < played.shared
        (odd if split else wrong).append(line)
    return Verdict(tuple(wrong), () if wrong else tuple(odd))


def _text(chips: Fraction | int, scale: int) -> str:
    value = Fraction(chips) / scale
    return str(value.numerator) if value.denominator == 1 else f"{float(value):.10g}"
