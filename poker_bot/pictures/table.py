"""From a scene to the picture of a table."""

from functools import lru_cache
from typing import Final

from PIL import Image

from poker_bot.pictures import sprites
from poker_bot.pictures.canvas import Canvas
from poker_bot.pictures.layout import WIDTH, Box, Layout, board_boxes, layout
from poker_bot.pictures.lettering import wrapped
from poker_bot.pictures.scene import Board, TableScene
from poker_bot.pictures.seat import draw_seat
from poker_bot.pictures.themes import PALETTES, Palette, Theme

_LINE: Final = 30
_LINE_LEAST: Final = 27
_FOOTER_SIZE: Final = 24
_FOOTER_LEAST: Final = 17


def draw_table(scene: TableScene, theme: Theme) -> bytes:
    """The PNG of a scene, ``WIDTH`` pixels wide."""
    palette = PALETTES[theme]
    plan = layout(len(scene.seats), board=bool(scene.boards))
    canvas = Canvas(_ground(len(scene.seats), theme, board=bool(scene.boards)))
    _caption(canvas, plan, scene, palette)
    _boards(canvas, plan, scene.boards, theme)
    _footer(canvas, plan, scene.footer, palette)
    for seat, place in zip(scene.seats, plan.places, strict=True):
        draw_seat(canvas, place, seat, theme)
    return canvas.png()


@lru_cache(64)
def _ground(seats: int, theme: Theme, *, board: bool) -> Image.Image:
    """Page and felt."""
    palette, plan = PALETTES[theme], layout(seats, board=board)
    ground = Image.new("RGB", (WIDTH, plan.height), palette.page)
    felt = sprites.panel(plan.felt.width, plan.felt.height, 110, palette.felt, palette.felt_edge, 8)
    ground.paste(felt, (plan.felt.left, plan.felt.top), felt)
    return ground


def _caption(canvas: Canvas, plan: Layout, scene: TableScene, palette: Palette) -> None:
    """Which hand, which street, how much is in the middle: three lines between the seats, or one above the board."""
    box = plan.caption
    middle = box.centre[0]
    if plan.narrow:
        canvas.text((middle, box.top + 26), scene.hand, palette.felt_quiet, size=24, room=box.width, weight="plain")
        canvas.text((middle, box.top + 66), scene.street, palette.felt_text, size=36, room=box.width)
        canvas.text((middle, box.top + 110), scene.pot, palette.pot, size=36, room=box.width)
        return
    line, side = box.centre[1] + 2, 190
    canvas.text(
        (box.left + 22, line), scene.hand, palette.felt_quiet, size=24, room=side - 30, weight="plain", anchor="lm"
    )
    if scene.pot:
        canvas.text((middle, line), scene.pot, palette.pot, size=36, room=box.width - 2 * side)
        canvas.text((box.right - 22, line), scene.street, palette.felt_text, size=30, room=side - 20, anchor="rm")
    else:
        canvas.text((middle, line), scene.street, palette.felt_text, size=34, room=box.width - 2 * side)


def _boards(canvas: Canvas, plan: Layout, boards: tuple[Board, ...], theme: Theme) -> None:
    """Cards that lie, and outlines where others will."""
    palette = PALETTES[theme]
    for board, boxes in zip(boards, board_boxes(plan.board, [board.places for board in boards]), strict=True):
        if board.label:
            at = (boxes[0].left + boxes[-1].right) // 2, boxes[0].top - 22
            canvas.text(at, board.label, palette.felt_text, size=26, room=boxes[-1].right - boxes[0].left)
        for place, box in enumerate(boxes):
            if place < len(board.cards):
                card = board.cards[place]
                lit = card in board.lit
                dim = bool(board.lit) and not lit
                face = sprites.card_face(card, box.width, box.height, theme, lit=lit, dim=dim)
                canvas.paste(face, box.left, box.top)
            else:
                slot = sprites.outline(box.width, box.height, box.width // 8, palette.slot, 3)
                canvas.paste(slot, box.left, box.top)


def _footer(canvas: Canvas, plan: Layout, texts: tuple[str, ...], palette: Palette) -> None:
    """Pots, or what the pot was won with: one below the other between seats, side by side below the board."""
    if not texts:
        return
    box = plan.footer
    most = box.height // _LINE_LEAST
    if not plan.narrow and len(texts) > 1:
        half = (len(texts) + 1) // 2
        texts = (" · ".join(texts[:half]), " · ".join(texts[half:]))
    lines = [line for text in texts for line in _fitting(text, box, most if len(texts) == 1 else 2)][:most]
    step = min(_LINE, box.height // len(lines))
    top = box.top + (box.height - step * len(lines)) // 2 + step // 2
    for number, line in enumerate(lines):
        canvas.text(
            (box.centre[0], top + number * step),
            line,
            palette.felt_text,
            size=_FOOTER_SIZE,
            room=box.width,
            weight="bold",
            least=_FOOTER_LEAST,
        )


def _fitting(text: str, box: Box, most: int) -> list[str]:
    """A sentence broken into lines; one that fits a little smaller stays whole."""
    if len(wrapped(text, "bold", _FOOTER_LEAST + 2, box.width, most)) == 1:
        return [text]
    return wrapped(text, "bold", _FOOTER_SIZE, box.width, most)
