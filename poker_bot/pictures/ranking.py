"""The hand ranking as a picture: ten hands with example cards, the best first, and what breaks a tie (R-RNK-1…3)."""

from typing import Final

from msgspec import Struct

from poker_bot.pictures import sprites
from poker_bot.pictures.alt import first_short_enough
from poker_bot.pictures.canvas import Canvas
from poker_bot.pictures.layout import WIDTH, Box
from poker_bot.pictures.lettering import wrapped
from poker_bot.pictures.sprites import blank
from poker_bot.pictures.themes import PALETTES, Palette, Theme
from poker_bot.text.cards import card_signs
from poker_bot.text.hands import CATEGORIES
from poker_bot.text.present.parts import Words
from poker_bot.text.present.stakes import Stakes

MESSAGE_KEYS: Final = frozenset(
    {
        *(f"rank-{part}-{category}" for part in ("title", "note") for category in CATEGORIES),
        *("rank-note-straight-short-deck", "picture-ranks-title", "picture-ranks-title-short-deck"),
        *("picture-ranks-order", "picture-ranks-alt", "picture-ranks-alt-line"),
    }
)
"""Every key this module asks for; for the linter."""

_TOP: Final = 108
_ROW: Final = 98
_CARD: Final = (54, 76)
_STEP: Final = 57
_LEFT: Final = 16
_TEXT_LEFT: Final = _LEFT + 5 * _STEP + 14
_NOTE_SIZE: Final = 23
_FULL_DECK: Final = 52


class Ranking(Struct, frozen=True):
    """Which order is shown: of 52 cards, or of 32 with its two options (R-RNK-3)."""

    short_deck: bool = False
    flush_first: bool = False  # a flush beats a full house
    ace_below: bool = True  # the ace may stand below the lowest card

    @classmethod
    def of(cls, deck_cards: int, rules: Stakes) -> "Ranking":
        """The order that counts where a deck of so many cards is played with these rules."""
        if deck_cards == _FULL_DECK:
            return cls()
        return cls(True, rules.flush_beats_full_house, rules.ace_low_below_seven)  # noqa: FBT003 - named above


_FULL: Final = {
    "royal-flush": "As Ks Qs Js Ts",
    "straight-flush": "9h 8h 7h 6h 5h",
    "four-of-a-kind": "Qc Qd Qh Qs 7d",
    "full-house": "Kc Kd Ks 4h 4s",
    "flush": "Ad Jd 8d 6d 3d",
    "straight": "Tc 9d 8s 7h 6c",
    "three-of-a-kind": "8c 8h 8s Kd 4c",
    "two-pair": "Jd Jc 5h 5s Ac",
    "pair": "Ah As Kc 9d 4s",
    "high-card": "Ac Qd 9s 6h 3d",
}
_SHORT: Final = _FULL | {
    "straight-flush": "Kh Qh Jh Th 9h",
    "full-house": "Kc Kd Ks 9h 9s",
    "flush": "Ad Jd Td 8d 7d",
    "straight": "Jc Td 9s 8h 7c",
    "three-of-a-kind": "8c 8h 8s Kd Tc",
    "two-pair": "Jd Jc 9h 9s Ac",
    "pair": "Ah As Kc 9d 8s",
    "high-card": "Ac Qd Js 9h 7d",
}
_MADE_OF: Final = {"four-of-a-kind": 4, "three-of-a-kind": 3, "two-pair": 4, "pair": 2, "high-card": 1}
"""How many cards make the hand; the others only break ties, and are drawn darker."""


def ranking_rows(ranking: Ranking) -> list[tuple[str, tuple[int, ...]]]:
    """The ten hands with their example cards, the best first."""
    order = list(reversed(CATEGORIES))
    if ranking.flush_first:
        flush, full = order.index("flush"), order.index("full-house")
        order[flush], order[full] = order[full], order[flush]
    examples = _SHORT if ranking.short_deck else _FULL
    return [(category, tuple(map(_card, examples[category].split()))) for category in order]


def _card(sign: str) -> int:
    return 4 * "23456789TJQKA".index(sign[0]) + "cdhs".index(sign[1])


def draw_ranking(ranking: Ranking, words: Words, theme: Theme) -> bytes:
    """The PNG."""
    palette, rows = PALETTES[theme], ranking_rows(ranking)
    canvas = Canvas(blank(WIDTH, _TOP + _ROW * len(rows) + 10, palette.page))
    canvas.text((_LEFT, 38), _title(ranking, words), palette.name, size=40, room=WIDTH - 2 * _LEFT, anchor="lm")
    order = words.text("picture-ranks-order")
    canvas.text((_LEFT, 82), order, palette.quiet, size=_NOTE_SIZE, room=WIDTH - 2 * _LEFT, weight="plain", anchor="lm")
    for place, (category, cards) in enumerate(rows):
        box = Box(0, _TOP + place * _ROW, WIDTH, _ROW)
        if not place % 2:
            canvas.fill(box, palette.plate)
        _row(canvas, box, category, cards, ranking, words, theme)
    return canvas.png(effort=9)


def _row(  # noqa: PLR0913, PLR0917 - a row is made of these
    canvas: Canvas, box: Box, category: str, cards: tuple[int, ...], ranking: Ranking, words: Words, theme: Theme
) -> None:
    palette: Palette = PALETTES[theme]
    for place, card in enumerate(cards):
        dim = place >= _MADE_OF.get(category, len(cards))
        face = sprites.card_face(card, *_CARD, theme, dim=dim)
        canvas.paste(face, _LEFT + place * _STEP, box.top + (box.height - _CARD[1]) // 2)
    room = WIDTH - _TEXT_LEFT - 12
    note = wrapped(_note(category, ranking, words), "plain", _NOTE_SIZE, room, 2)
    top = box.top + (24 if len(note) > 1 else 34)
    title = words.text(f"rank-title-{category}")
    canvas.text((_TEXT_LEFT, top), title, palette.name, size=30, room=room, anchor="lm")
    for number, line in enumerate(note):
        at = (_TEXT_LEFT, top + 31 + 25 * number)
        canvas.text(at, line, palette.name, size=_NOTE_SIZE, room=room, weight="plain", anchor="lm")


def _title(ranking: Ranking, words: Words) -> str:
    return words.text("picture-ranks-title-short-deck" if ranking.short_deck else "picture-ranks-title")


def _note(category: str, ranking: Ranking, words: Words) -> str:
    """What breaks a tie; where the ace may stand low, that is told with the straight."""
    if category == "straight" and not ranking.ace_below:
        return words.text("rank-note-straight-flush")
    if category == "straight" and ranking.short_deck:
        return words.text("rank-note-straight-short-deck")
    return words.text(f"rank-note-{category}")


def ranking_alt(ranking: Ranking, words: Words) -> str:
    """The same in words; without the tie-breaks where they do not fit."""

    def full() -> str:
        lines = [
            words.text(
                "picture-ranks-alt-line",
                place=str(place),
                name=words.text(f"rank-title-{category}"),
                cards=card_signs(cards),
                note=_note(category, ranking, words),
            )
            for place, (category, cards) in enumerate(ranking_rows(ranking), 1)
        ]
        return "\n".join([words.text("picture-ranks-alt"), *lines])

    def names() -> str:
        titles = [words.text(f"rank-title-{category}") for category, _ in ranking_rows(ranking)]
        return "\n".join([words.text("picture-ranks-alt"), words.listed(titles)])

    return first_short_enough([full, names])
