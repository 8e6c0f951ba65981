"""Pictures: views in, PNG and alt text out. Pure functions, their results remembered; nothing here knows a platform.

Use::

    picture = table_picture(view, people, lang="fr", catalogue=catalogue, code="3K7", settled=True)
    picture = ranking_picture(Ranking(short_deck=True), lang="it", catalogue=catalogue, theme="light")
    picture.png; picture.alt; picture.key       # bytes, the same facts in words, and what tells pictures apart
    picture = await studio.draw(lambda: ranking_picture(lang="en", catalogue=catalogue))   # beside the event loop

Made from ``PublicView`` alone: a hidden card cannot get into a picture (law 6).
"""

from poker_bot.pictures import alt, footer, ranking, scene
from poker_bot.pictures.alt import ALT_LENGTH, alt_text
from poker_bot.pictures.emoji import EMOJI_BYTES, card_emoji
from poker_bot.pictures.layout import WIDTH
from poker_bot.pictures.picture import Picture, ranking_picture, table_picture
from poker_bot.pictures.ranking import Ranking
from poker_bot.pictures.studio import Studio
from poker_bot.pictures.themes import THEMES, Theme

MESSAGE_KEYS = frozenset[str]().union(*(module.MESSAGE_KEYS for module in (alt, footer, ranking, scene)))
"""Every key this package asks for; for the linter."""

__all__ = [
    "ALT_LENGTH",
    "EMOJI_BYTES",
    "MESSAGE_KEYS",
    "THEMES",
    "WIDTH",
    "Picture",
    "Ranking",
    "Studio",
    "Theme",
    "alt_text",
    "card_emoji",
    "ranking_picture",
    "table_picture",
]
