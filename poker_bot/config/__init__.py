"""Settings: from a TOML file and the environment, typed, every mistake named at once.

The manual is `config.example.toml`: every key with its unit, default and range, and a test holds the two together.
"""

from poker_bot.config.loading import ConfigError, Problem, load_config
from poker_bot.config.settings import (
    CommunityConfig,
    Config,
    DiscordConfig,
    LogConfig,
    PlaygroundConfig,
    Secret,
    StoreConfig,
    TableConfig,
    TelegramConfig,
)

__all__ = [
    "CommunityConfig",
    "Config",
    "ConfigError",
    "DiscordConfig",
    "LogConfig",
    "PlaygroundConfig",
    "Problem",
    "Secret",
    "StoreConfig",
    "TableConfig",
    "TelegramConfig",
    "load_config",
]
