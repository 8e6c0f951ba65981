"""The slash commands: names and descriptions in four languages from the catalogue, one handler (trouble P-15)."""

import json
import logging
from hashlib import sha256
from typing import Final

import discord
from discord import app_commands

from adapters.discord.admin_commands import admin_commands, table_commands
from adapters.discord.evening_commands import settle_command
from adapters.discord.gift_command import gift_command
from adapters.discord.identity_commands import link_command, privacy_commands
from adapters.discord.rule_topics import completing_topics
from adapters.discord.slash import ALSO_PRIVATE, IN_GUILDS, Callback, Command, Handler, Suggest, command, with_options
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import COMMANDS, language_names

_log = logging.getLogger(__name__)

_PRIVATE: Final = ("cards", "draw", "balance", "language", "rules", "ranks", "help")
"""Commands that make sense in the private chat, too, as ``/privacy`` does: his cards are those of his only table."""

_OPTIONS: Final = {
    "sit": "buy-in",
    "topup": "amount",
    "bet": "amount",
    "raise": "amount",
    "draw": "cards",
    "language": "language",
    "rules": "topic",
    "help": "tips",
}
_OPTIONAL: Final = ("sit", "draw", "rules", "help")


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord the catalogue's own text for each language, the default one included."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text of the key in ``string``, or what its ``say`` says; None where there is nothing to translate."""
        del context
        key, say = string.extras.get("key"), string.extras.get("say")
        language = self._catalogue.resolve(locale.value, "")
        if not language:
            return None
        if say is not None:
            return str(say(lang=language, catalogue=self._catalogue))
        return None if key is None else self._catalogue.text(language, key)


class PokerTree(app_commands.CommandTree):
    """All commands of ``COMMANDS``, each handed to ``handler``; ``suggest`` names stakes while somebody types."""

    def __init__(self, client: discord.Client, catalogue: Catalogue, handler: Handler, suggest: Suggest) -> None:
        super().__init__(client)
        self._handler = handler
        self._catalogue = catalogue
        groups = [
            *admin_commands(catalogue, handler, suggest),
            table_commands(catalogue, handler, suggest),
            settle_command(catalogue, handler),
            privacy_commands(catalogue, handler, allowed_contexts=ALSO_PRIVATE),
        ]
        made: dict[str, Command | app_commands.Group] = {one.name: one for one in groups}
        made["link"] = link_command(catalogue, handler)
        made["gift"] = gift_command(catalogue, handler)
        for word in COMMANDS:
            self.add_command(made.get(word) or _command(word, catalogue, handler))

    async def digest(self) -> str:
        """Of everything that is registered, in all languages: another digest, other commands."""
        translator = self.translator or CatalogueTranslator(self._catalogue)
        payload = [await one.get_translated_payload(self, translator) for one in self.get_commands()]
        return sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """A command that Discord still shows and we do not have gets an answer; the rest is named in the log."""
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            await self._handler(interaction, "", "")
            return
        _log.error("a command failed: %s", type(error).__name__)


def _command(word: str, catalogue: Catalogue, handler: Handler) -> Command:
    """The command ``word`` with its option, if it has one; the handler gets the word whatever Discord shows."""
    option = _OPTIONS.get(word)
    callback = _bare(word, handler)
    if option is not None:
        callback = _optional(word, handler) if word in _OPTIONAL else _required(word, handler)
    made = command(word, callback, catalogue, allowed_contexts=ALSO_PRIVATE if word in _PRIVATE else IN_GUILDS)
    if option is not None:
        with_options(made, {"text": option}, catalogue)
    if option == "language":
        names = [app_commands.Choice(name=name, value=each) for each, name in language_names(catalogue).items()]
        app_commands.choices(text=names)(made)
    if option == "tips":
        app_commands.choices(text=[app_commands.Choice(name=each, value=each) for each in ("on", "off")])(made)
    if option == "topic":
        completing_topics(made, "text", catalogue)
    return made


def _bare(word: str, handler: Handler) -> Callback:
    async def callback(interaction: discord.Interaction) -> None:
        await handler(interaction, word, "")

    return callback


def _optional(word: str, handler: Handler) -> Callback:
    async def callback(interaction: discord.Interaction, text: str | None = None) -> None:
        await handler(interaction, word, text or "")

    return callback


def _required(word: str, handler: Handler) -> Callback:
    async def callback(interaction: discord.Interaction, text: str) -> None:
        await handler(interaction, word, text)

    return callback
