"""A picture, made: its bytes, and the same facts in words."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from poker_bot.engine.views import PublicView
from poker_bot.pictures.alt import alt_text
from poker_bot.pictures.ranking import Ranking, draw_ranking, ranking_alt
from poker_bot.pictures.scene import table_scene
from poker_bot.pictures.shelf import Shelf
from poker_bot.pictures.table import draw_table
from poker_bot.pictures.themes import Theme
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present.parts import Words

_KEPT: Final = 128
_shelf: Final = Shelf[bytes](_KEPT)
"""Bytes by the digest of what is drawn, about 4 MB of them."""


class Picture(Struct, frozen=True, eq=False):
    """A PNG. ``key`` is the digest of what it shows: equal keys, equal pictures. ``alt``: at most 1,024 characters."""

    key: str
    png: bytes
    alt: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and (self.key, self.alt) == (other.key, other.alt)

    def __ne__(self, other: object) -> bool:
        """Said as well, because a ``Struct`` without ``eq`` answers this by identity."""
        return not self == other

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Picture({self.key[:8]}, {len(self.png)} bytes)"


def table_picture(  # noqa: PLR0913 - a frame has these parts, all named at every call
    view: PublicView,
    people: Mapping[int, str],
    *,
    lang: str,
    catalogue: Catalogue,
    code: str,
    theme: Theme = "dark",
    settled: bool = False,
) -> Picture:
    """The table as everybody sees it. ``people``: display names by person id, raw; ``code`` of the table.

    ``settled``: as a street begins, without whose turn it is and what lies in front, for a picture that stays up while
    the text beside it goes on. Takes up to 25 ms: not for the event loop, see ``Studio``.
    """
    words = Words(catalogue, lang)
    scene = table_scene(view, people, words, settled=settled)
    key = _digest(scene, theme)
    png = _shelf.get(key, lambda: draw_table(scene, theme))
    return Picture(key, png, alt_text(view, people, words, code, settled=settled))


def ranking_picture(
    ranking: Ranking | None = None, *, lang: str, catalogue: Catalogue, theme: Theme = "dark"
) -> Picture:
    """The ten hands, the best first; ``ranking`` None: of 52 cards. Takes up to 40 ms the first time."""
    words, shown = Words(catalogue, lang), ranking or Ranking()
    key = _digest((shown, lang), theme)
    png = _shelf.get(key, lambda: draw_ranking(shown, words, theme))
    return Picture(key, png, ranking_alt(shown, words))


def _digest(shown: object, theme: Theme) -> str:
    """Of all that decides about a single pixel."""
    return sha256(msgspec.json.encode((type(shown).__name__, shown, theme))).hexdigest()
