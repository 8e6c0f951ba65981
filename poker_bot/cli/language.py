"""The language of the settings is one that there are texts in."""

from pathlib import Path

from poker_bot.config import Config, ConfigError, Problem
from poker_bot.text.catalogue import languages_in


def check_language(config: Config, locales_dir: Path) -> None:
    """Raises ``ConfigError`` for a language without a folder of texts, naming those that have one."""
    languages, wanted = languages_in(locales_dir), config.community.language
    if wanted not in languages:
        raise ConfigError((Problem("community.language", repr(wanted), f"allowed: {', '.join(languages)}"),))
