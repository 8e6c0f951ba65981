"""One seat of the picture: the plate with name and stack, and before it cards, bet and state."""

from collections.abc import Callable
from typing import Final, NamedTuple

from poker_bot.pictures import sprites
from poker_bot.pictures.canvas import Canvas
from poker_bot.pictures.layout import Box, Place
from poker_bot.pictures.lettering import fitted, width
from poker_bot.pictures.scene import Look, SeatScene
from poker_bot.pictures.themes import PALETTES, Colour, Palette, Theme

_RADIUS: Final = 16
_NUMBER: Final = 36
_BUTTON: Final = 40
_SMALL_CARD: Final = (40, 56)
_BACK: Final = (30, 42)
_BACK_STEP: Final = 15
_MANY_BACKS_STEP: Final = 9
_CHIP: Final = 28
_TEXT: Final = 26
_PADDING: Final = 20
_LEAST: Final = 13
_GAP: Final = 8
_FEW_CARDS: Final = 2


class _Item(NamedTuple):
    """Something in the strip: how wide it is, and what draws it at a left edge and a middle line."""

    width: int
    draw: Callable[[int, int], None]


def draw_seat(canvas: Canvas, place: Place, seat: SeatScene, theme: Theme) -> None:
    """Plate and strip."""
    palette = PALETTES[theme]
    plate = place.plate
    if seat.look == "empty":
        canvas.paste(sprites.panel(plate.width, plate.height, _RADIUS, palette.page, palette.plate_edge, 2), *plate[:2])
        canvas.text(plate.centre, str(seat.number), palette.quiet, size=30, room=80)
    else:
        _plate(canvas, plate, seat, palette)
    _strip(canvas, place.strip, seat, theme)


def _plate(canvas: Canvas, plate: Box, seat: SeatScene, palette: Palette) -> None:
    edge, line = _edge(seat.look, palette)
    fill = palette.plate_turn if seat.look == "turn" else palette.plate
    canvas.paste(sprites.panel(plate.width, plate.height, _RADIUS, fill, edge, line), plate.left, plate.top)
    faint = seat.look in {"folded", "absent"}
    left = plate.left + 10
    canvas.paste(sprites.disc(_NUMBER, palette.mark, palette.mark, 0), left, plate.top + 8)
    number = (left + _NUMBER // 2, plate.top + 8 + _NUMBER // 2)
    canvas.text(number, str(seat.number), palette.mark_text, size=22, room=_NUMBER)
    start = left + _NUMBER + _GAP
    room = plate.right - 12 - start
    colour = palette.quiet if faint else palette.name
    canvas.text((start, plate.top + 26), seat.name, colour, size=28, room=room, anchor="lm", least=22)
    if seat.blind:
        canvas.text((number[0], plate.top + 62), seat.blind, palette.quiet, size=20, room=_NUMBER + 4)
    stack = palette.quiet if faint else palette.stack
    canvas.text((start, plate.top + 60), seat.stack, stack, size=28, room=room, anchor="lm", least=_LEAST)


def _edge(look: Look, palette: Palette) -> tuple[Colour, int]:
    """Colour and thickness of the edge: whose turn it is and who won stand out."""
    if look == "turn":
        return palette.turn, 6
    return (palette.won, 5) if look == "won" else (palette.plate_edge, 2)


def _strip(canvas: Canvas, strip: Box, seat: SeatScene, theme: Theme) -> None:
    """Button, cards, bet, state, side by side in the middle; texts share what room the others leave."""
    palette = PALETTES[theme]
    solid = [*_button(canvas, seat, palette), *_backs(canvas, seat, theme), *_faces(canvas, seat, theme)]
    if seat.bet:
        solid.append(_Item(_CHIP, lambda left, middle: canvas.paste(sprites.chip(_CHIP), left, middle - _CHIP // 2)))
    texts = [text for text in (seat.bet, seat.won, seat.word) if text]
    taken = sum(item.width for item in solid) + _GAP * (len(solid) + len(texts) - 1)
    rooms = _shares([width(text, "bold", _TEXT) + _PADDING for text in texts], strip.width - taken)
    items = solid + [_text(canvas, text, seat, palette, room) for text, room in zip(texts, rooms, strict=True)]
    left = strip.left + (strip.width - sum(item.width for item in items) - _GAP * (len(items) - 1)) // 2
    for item in items:
        item.draw(left, strip.centre[1])
        left += item.width + _GAP


def _shares(wanted: list[int], room: int) -> list[int]:
    """What each text gets of the room: as much as it wants, and where that is too much the long ones give way."""
    shares: dict[int, int] = {}
    for place, want in sorted(enumerate(wanted), key=lambda item: item[1]):
        shares[place] = min(want, (room - sum(shares.values())) // (len(wanted) - len(shares)))
    return [shares[place] for place in range(len(wanted))]


def _text(canvas: Canvas, text: str, seat: SeatScene, palette: Palette, room: int) -> _Item:
    """An amount or a word; *all-in* is a red tag."""
    tag = seat.all_in and text == seat.word
    padding = _PADDING // 2 if tag else 0
    normal = _TEXT - 2 if text == seat.word else _TEXT
    shown, size = fitted(text, "bold", normal, max(20, room - 2 * padding), _LEAST)
    taken = width(shown, "bold", size) + 2 * padding
    colours = {seat.won: palette.pot, seat.word: palette.felt_quiet, seat.bet: palette.felt_text}
    colour = palette.all_in_text if tag else colours[text]

    def draw(left: int, middle: int) -> None:
        if tag:
            canvas.paste(sprites.panel(taken, 38, 10, palette.all_in, palette.all_in, 0), left, middle - 19)
        canvas.text(
            (left + padding, middle),
            shown,
            colour,
            size=size,
            room=taken,
            anchor="lm",
            least=size,
        )

    return _Item(taken, draw)


def _button(canvas: Canvas, seat: SeatScene, palette: Palette) -> list[_Item]:
    if not seat.button:
        return []

    def draw(left: int, middle: int) -> None:
        canvas.paste(sprites.disc(_BUTTON, palette.button, palette.mark, 3), left, middle - _BUTTON // 2)
        at = (left + _BUTTON // 2, middle)
        canvas.text(at, seat.button, palette.button_text, size=24, room=_BUTTON - 8)

    return [_Item(_BUTTON, draw)]


def _backs(canvas: Canvas, seat: SeatScene, theme: Theme) -> list[_Item]:
    """Cards face down, one over the other."""
    if not seat.backs:
        return []
    step = _BACK_STEP if seat.backs <= _FEW_CARDS else _MANY_BACKS_STEP

    def draw(left: int, middle: int) -> None:
        for place in range(seat.backs):
            canvas.paste(sprites.card_back(*_BACK, theme), left + place * step, middle - _BACK[1] // 2)

    return [_Item(_BACK[0] + (seat.backs - 1) * step, draw)]


def _faces(canvas: Canvas, seat: SeatScene, theme: Theme) -> list[_Item]:
    """Cards that were turned up; four and five overlap, so that what was won still fits beside them."""
    if not seat.shown:
        return []
    step = _SMALL_CARD[0] + 2 if len(seat.shown) <= _FEW_CARDS else _SMALL_CARD[0] - 8

    def draw(left: int, middle: int) -> None:
        for place, card in enumerate(seat.shown):
            lit = card in seat.lit
            dim = bool(seat.lit) and not lit
            face = sprites.card_face(card, *_SMALL_CARD, theme, lit=lit, dim=dim)
            canvas.paste(face, left + place * step, middle - _SMALL_CARD[1] // 2)

    return [_Item(_SMALL_CARD[0] + (len(seat.shown) - 1) * step, draw)]
