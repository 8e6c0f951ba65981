"""The slash commands: names and descriptions in four languages from the catalogue, one handler (trouble P-15)."""

import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands

from poker_bot.text.catalogue import FALLBACK, LANGUAGES, Catalogue
from poker_bot.text.present import BETTINGS, COMMANDS, GAMES, LANGUAGE_NAMES, betting_name, game_name

_log = logging.getLogger(__name__)

Handler = Callable[[discord.Interaction, str, str], Awaitable[None]]
"""Gets the interaction, the word of the command and what was typed behind it; an unknown word is ``""``."""

_LOCALES: Final = {
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",
    discord.Locale.french: "fr",
    discord.Locale.indonesian: "id",
    discord.Locale.italian: "it",
}
_IN_GUILDS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
_ALSO_PRIVATE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
_PRIVATE: Final = ("language",)
"""Commands that make sense in the private chat, too."""

_OPTIONS: Final = {
    "sit": "buy-in",
    "topup": "amount",
    "bet": "amount",
    "raise": "amount",
    "draw": "cards",
    "language": "language",
}
_OPTIONAL: Final = ("sit", "draw")
_TABLE: Final = "table"
_OPEN: Final = "open"


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord the catalogue's own text for each language, the default one included."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text of the key in ``string``, or what its ``say`` says; None where there is nothing to translate."""
        del context
        key, say, language = string.extras.get("key"), string.extras.get("say"), _LOCALES.get(locale)
        if language is None:
            return None
        if say is not None:
            return str(say(lang=language, catalogue=self._catalogue))
        return None if key is None else self._catalogue.text(language, key)


class PokerTree(app_commands.CommandTree):
    """All commands of ``COMMANDS``, each handed to ``handler``."""

    def __init__(self, client: discord.Client, catalogue: Catalogue, handler: Handler) -> None:
        super().__init__(client)
        self._handler = handler
        for word in COMMANDS:
            make = _table_commands if word == _TABLE else _command
            self.add_command(make(word, catalogue, handler))

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """A command that Discord still shows and we do not have gets an answer; the rest is named in the log."""
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            await self._handler(interaction, "", "")
            return
        _log.error("a command failed: %s", type(error).__name__)


_Command = app_commands.Command[Any, ..., None]


def _command(word: str, catalogue: Catalogue, handler: Handler) -> _Command:
    """The command ``word`` with its option, if it has one; the handler gets the word whatever Discord shows."""
    option = _OPTIONS.get(word)
    callback = _bare(word, handler)
    if option is not None:
        callback = _optional(word, handler) if word in _OPTIONAL else _required(word, handler)
    command: _Command = app_commands.Command(
        name=app_commands.locale_str(word, key=f"command-{word}-name"),
        description=_described(f"command-{word}-description", catalogue),
        callback=callback,
        allowed_contexts=_ALSO_PRIVATE if word in _PRIVATE else _IN_GUILDS,
    )
    if option is not None:
        app_commands.rename(text=app_commands.locale_str(option, key=f"option-{option}-name"))(command)
        app_commands.describe(text=_described(f"option-{option}-description", catalogue))(command)
    if option == "language":
        names = [app_commands.Choice(name=LANGUAGE_NAMES[language], value=language) for language in LANGUAGES]
        app_commands.choices(text=names)(command)
    return command


def _table_commands(word: str, catalogue: Catalogue, handler: Handler) -> app_commands.Group:
    """``/table open`` with its choices; what stands behind the word is put together as people type it."""

    async def callback(interaction: discord.Interaction, game: str | None = None, betting: str | None = None) -> None:
        await handler(interaction, word, " ".join(filter(None, (_OPEN, game, betting))))

    command: _Command = app_commands.Command(
        name=app_commands.locale_str(_OPEN, key=f"command-{word}-{_OPEN}-name"),
        description=_described(f"command-{word}-{_OPEN}-description", catalogue),
        callback=callback,
    )
    for option, values, named in (("game", GAMES, game_name), ("betting", BETTINGS, betting_name)):
        choices = [_choice(value, partial(named, value), catalogue) for value in values]
        app_commands.rename(**{option: app_commands.locale_str(option, key=f"option-{option}-name")})(command)
        app_commands.describe(**{option: _described(f"option-{option}-description", catalogue)})(command)
        app_commands.choices(**{option: choices})(command)
    group = app_commands.Group(
        name=app_commands.locale_str(word, key=f"command-{word}-name"),
        description=_described(f"command-{word}-description", catalogue),
        allowed_contexts=_IN_GUILDS,
    )
    group.add_command(command)
    return group


def _choice(value: str, say: Callable[..., str], catalogue: Catalogue) -> app_commands.Choice[str]:
    """A choice that each reads in his language."""
    name = app_commands.locale_str(say(lang=FALLBACK, catalogue=catalogue), say=say)
    return app_commands.Choice(name=name, value=value)


def _described(key: str, catalogue: Catalogue) -> app_commands.locale_str:
    """A text that Discord is given in every language."""
    return app_commands.locale_str(catalogue.text(FALLBACK, key), key=key)


def _bare(word: str, handler: Handler) -> Callable[..., Coroutine[Any, Any, None]]:
    async def callback(interaction: discord.Interaction) -> None:
        await handler(interaction, word, "")

    return callback


def _optional(word: str, handler: Handler) -> Callable[..., Coroutine[Any, Any, None]]:
    async def callback(interaction: discord.Interaction, text: str | None = None) -> None:
        await handler(interaction, word, text or "")

    return callback


def _required(word: str, handler: Handler) -> Callable[..., Coroutine[Any, Any, None]]:
    async def callback(interaction: discord.Interaction, text: str) -> None:
        await handler(interaction, word, text)

    return callback
