"""Why a slash command cannot be played where it was typed, said before the host is asked (trouble P-12)."""

import discord

from adapters.desk import Sheet
from adapters.discord.asked import Asked, InThread
from adapters.discord.identity import missing_rights
from adapters.discord.render import Card, draw
from adapters.discord.threads import can_have_threads, missing_for_threads
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.numbers import join_list
from poker_bot.text.present import Span, present_unknown_command


def complaint(
    interaction: discord.Interaction, word: str, asked: Asked, lang: str, catalogue: Catalogue
) -> Card | None:
    """An unknown command, a place without threads, or a table that the bot could not show; None = go on."""
    if not word:
        return draw(Sheet(present_unknown_command(lang=lang, catalogue=catalogue).lines))
    if isinstance(asked, InThread) and not can_have_threads(interaction):
        return draw(Sheet(((Span(catalogue.text(lang, "thread-not-here")),),)))
    needed = missing_for_threads if isinstance(asked, InThread) else missing_rights
    if _shows_table(word, asked) and (missing := needed(interaction)):
        rights = join_list([catalogue.text(lang, key) for key in missing], lang)
        return draw(Sheet(((Span(catalogue.text(lang, "missing-rights", rights=rights)),),)))
    return None


def _shows_table(word: str, asked: Asked) -> bool:
    """Whether the bot will have to show a table here."""
    words = asked.words if isinstance(asked, InThread) else str(asked)
    return word == "poker" or (word == "table" and words.startswith("open"))
