"""Letters: what the bundled fonts draw, and what becomes of names in other scripts."""

import pytest

from poker_bot.pictures.glyphs import COVERED, drawable, drawable_name
from poker_bot.pictures.lettering import Weight, font
from poker_bot.text.ftl import read_locale
from tests.text.conftest import LOCALES


@pytest.mark.parametrize("weight", ["bold", "plain"])
def test_every_covered_character_has_a_glyph(weight: Weight) -> None:
    """No character that is said to be drawable comes out as the box of a missing one."""
    face = font(weight, 40)
    missing = bytes(face.getmask("\U0010ffff"))
    blank = {0x20, 0xA0, 0xAD, 0x202F, *range(0x2010, 0x2028)}
    for points in COVERED:
        for point in points:
            assert point in blank or bytes(face.getmask(chr(point))) != missing, hex(point)


@pytest.mark.parametrize("lang", ["en", "fr", "id", "it"])
def test_every_text_of_ours_can_be_drawn(lang: str) -> None:
    """All letters that the four languages use in their texts are in the fonts."""
    entries = read_locale(LOCALES, lang).entries
    letters = {char for entry in entries.values() for char in entry.prose if char.isalpha()}
    assert "".join(sorted(letters)) == drawable("".join(sorted(letters)))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoë", "Zoë"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("Владимир", "Владимир"),
        ("🔥 Kev 🔥", "Kev"),
        ("Anna 李", "Anna"),
        ("דניאל", ""),
        ("محمد", ""),
        ("🂡🔥", ""),
        ("...", ""),
    ],
)
def test_what_cannot_be_drawn_is_left_out(name: str, shown: str) -> None:
    """Emoji and other scripts vanish; of a name nothing is left rather than a row of boxes, and the seat is named."""
    assert drawable_name(name) == shown
