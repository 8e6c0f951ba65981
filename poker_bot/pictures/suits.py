"""The four suits as paths: polygons in a square of side 1, from arcs and curves written down here. No raster assets."""

from functools import cache
from math import cos, pi, sin
from typing import Final

Point = tuple[float, float]

_STEPS: Final = 28


def _arc(centre: Point, radius: float, first: float, last: float) -> list[Point]:
    """Points on a circle from angle to angle, in turns of a half circle (0 = right, 0.5 = down, 1 = left)."""
    angles = (pi * (first + (last - first) * step / _STEPS) for step in range(_STEPS + 1))
    return [(centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)) for angle in angles]


def _curve(start: Point, pull: Point, end: Point) -> list[Point]:
    """A quadratic curve."""
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * (1 - t) * t * pull[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * (1 - t) * t * pull[1] + t * t * end[1],
        )
        for t in (step / _STEPS for step in range(_STEPS + 1))
    ]


def _heart() -> list[Point]:
    left = _arc((0.27, 0.30), 0.235, 0.82, 1.92)
    right = _arc((0.73, 0.30), 0.235, 1.08, 2.18)
    tip = (0.5, 0.97)
    return [*left, *right, *_curve(right[-1], (0.80, 0.62), tip), *_curve(tip, (0.20, 0.62), left[0])]


def _stem() -> list[Point]:
    """The foot of spade and club."""
    return [
        *_curve((0.46, 0.55), (0.47, 0.86), (0.28, 0.97)),
        *_curve((0.72, 0.97), (0.53, 0.86), (0.54, 0.55)),
    ]


def _spade() -> list[Point]:
    """A heart stood on its head, flatter, to make room for the stem."""
    return [(x, 0.02 + (1 - y) * 0.82) for x, y in _heart()]


@cache
def outlines(suit: int) -> tuple[tuple[Point, ...], ...]:
    """The polygons that together make suit 0-3 (clubs, diamonds, hearts, spades); ``y`` grows downwards."""
    shapes: dict[int, list[list[Point]]] = {
        0: [
            _arc((0.5, 0.25), 0.225, 0, 2),
            _arc((0.245, 0.57), 0.225, 0, 2),
            _arc((0.755, 0.57), 0.225, 0, 2),
            [(0.42, 0.40), (0.58, 0.40), (0.66, 0.62), (0.34, 0.62)],
            _stem(),
        ],
        1: [
            [
                *_curve((0.5, 0.01), (0.66, 0.30), (0.90, 0.5)),
                *_curve((0.90, 0.5), (0.66, 0.70), (0.5, 0.99)),
                *_curve((0.5, 0.99), (0.34, 0.70), (0.10, 0.5)),
                *_curve((0.10, 0.5), (0.34, 0.30), (0.5, 0.01)),
            ]
        ],
        2: [_heart()],
        3: [_spade(), _stem()],
    }
    return tuple(tuple(shape) for shape in shapes[suit])
