"""Single cards as small pictures, for a platform where a bot may have emoji of its own."""

import io
from typing import Final

from poker_bot.pictures.sprites import card_back, card_face

EMOJI_BYTES: Final = 256 * 1024
"""What Discord takes at most."""

_SIZE: Final = (96, 128)
_THEME: Final = "light"  # a white card is legible on either ground


def card_emoji(card: int | None) -> bytes:
    """The PNG of a card by its code, None = face down. Takes a few milliseconds."""
    sprite = card_back(*_SIZE, _THEME) if card is None else card_face(card, *_SIZE, _THEME)
    body = io.BytesIO()
    sprite.save(body, "PNG", optimize=True)
    return body.getvalue()
