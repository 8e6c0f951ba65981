"""Typed commands: what was typed, whether it is meant for this bot, and the menus people see (trouble P-27, P-28)."""

import logging
from typing import Final

from msgspec import Struct
from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    Message,
    MessageEntity,
)
from telegram.error import TelegramError

from adapters.desk import ADMIN_WORDS
from poker_bot.text.catalogue import FALLBACK, Catalogue
from poker_bot.text.present import COMMANDS, command_text

_log = logging.getLogger(__name__)

START: Final = "start"
PRIVATE_COMMANDS: Final = ("cards", "draw", "balance", "language", "rules", "ranks", "help", "privacy", "link")
"""What can be done in the private chat, where the cards are; everything else belongs to a table, and so to a group."""


class Typed(Struct, frozen=True):
    """``/raise@our_bot 200``: the word in lower case, the text behind it, and whether the bot was named."""

    word: str
    text: str
    named: bool


def typed_command(message: Message, username: str) -> Typed | None:
    """The command at the beginning of a message; None when there is none, or when it is for another bot."""
    mark = message.entities[0] if message.entities else None
    if mark is None or message.text is None or mark.type != MessageEntity.BOT_COMMAND or mark.offset:
        return None
    word, _, addressee = message.text[1 : mark.length].partition("@")
    if addressee and addressee.lower() != username.lower():
        return None
    return Typed(word.lower(), message.text[mark.length :].strip(), bool(addressee))


async def set_menus(bot: Bot, catalogue: Catalogue) -> None:
    """Name the commands to Telegram in every language; a refusal is logged, and the commands work all the same."""
    players = tuple(word for word in COMMANDS if word not in ADMIN_WORDS)
    scopes = (
        (BotCommandScopeAllGroupChats(), players),
        (BotCommandScopeAllChatAdministrators(), COMMANDS),
        (BotCommandScopeAllPrivateChats(), PRIVATE_COMMANDS),
    )
    try:
        for scope, words in scopes:
            for lang in catalogue.languages:
                await bot.set_my_commands(
                    _menu(words, catalogue, lang), scope=scope, language_code=None if lang == FALLBACK else lang
                )
    except TelegramError as error:
        _log.warning("Telegram: the command menus are not set (%s)", type(error).__name__)


def _menu(words: tuple[str, ...], catalogue: Catalogue, lang: str) -> list[BotCommand]:
    """Names are the same in all languages, descriptions are not."""
    return [BotCommand(word, command_text(word, lang=lang, catalogue=catalogue).description) for word in words]
