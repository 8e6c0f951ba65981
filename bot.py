"""Entry point and composition root: arguments, settings, wiring, graceful stop. Everything else lives elsewhere.

    python bot.py                run whatever config.toml (or the environment) enables
    python bot.py play           the playground: one page, three house players, nothing kept
    python bot.py audit          prove that no chip was lost or made
    python bot.py backup FILE    a sound copy of the database
    python bot.py replay         play every stored table again
    python bot.py replay FILE…   play recorded hands (.phh, .phhs) and compare the stacks

Exit codes: 0 stopped as asked, or nothing found; 1 the host could not go on, or a check found something; 2 settings,
arguments or a file cannot be used.
"""

import argparse
import asyncio
import contextlib
import logging
import os
import secrets
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from msgspec.structs import replace

from poker_bot.cli.table_rules import check_rules, table_rules
from poker_bot.config import Config, ConfigError, load_config
from poker_bot.config.logs import setup_logging
from poker_bot.host.ports import Sink

if TYPE_CHECKING:
    from poker_bot.host.settings import HostSettings

_log = logging.getLogger("bot")

LOCALES: Final = Path(__file__).resolve().parent / "locales"
READERS: Final = ("audit", "backup", "export", "replay")
ADAPTERS: Final = {
    "discord": ("adapters.discord.app", "DiscordAdapter"),
    "telegram": ("adapters.telegram.app", "TelegramAdapter"),
    "playground": ("adapters.playground.app", "PlaygroundAdapter"),
}
"""Front ends by section of the settings; one is imported only when it is configured, for the sake of the start."""

STOP_SECONDS: Final = 1.0
"""For the front ends to let go, and again for the tables; what ``[stop] grace`` leaves beside them is a farewell's."""


class Adapter(Sink, Protocol):
    """A front end in this process."""

    async def run(self) -> None:
        """Serve until stopped; an outage of the platform is retried inside."""

    async def farewell(self, within: float) -> None:
        """Say once at every table that the bot is back in a minute, in at most ``within`` seconds."""

    async def stop(self) -> None:
        """Let go within a second."""


class Stopping:
    """Asked by the first SIGINT or SIGTERM; the second one wants the end at once, without farewells or patience."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self._at_once = asyncio.Event()

    def signal(self) -> None:
        """One more of them came."""
        (self._at_once if self.asked.is_set() else self.asked).set()

    async def within(self, seconds: float, *work: Awaitable[object]) -> None:
        """Let all of ``work`` end, but wait no longer than ``seconds``, nor behind a second signal."""
        doing: asyncio.Future[Any] = asyncio.gather(*work, return_exceptions=True)
        hurry: asyncio.Future[Any] = asyncio.create_task(self._at_once.wait())
        await asyncio.wait({doing, hurry}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for one in (doing, hurry):
            one.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await one


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    options, rest = _parser().parse_known_args(arguments)
    if rest and options.command not in READERS:
        _parser().error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        config = load_config(_config_file(options.config), os.environ)
        check_rules(config)
    except ConfigError as error:
        print(error, file=sys.stderr)
        return 2
    if options.command in READERS:
        return _read(options.command, rest, config)
    setup_logging(config.log)
    if options.command == "play":
        return _play(config)
    return asyncio.run(serve(config))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bot.py", description="A poker host for Discord, Telegram and a local page.")
    parser.add_argument("--config", metavar="FILE", help="settings; default config.toml where there is one")
    parser.add_argument("command", nargs="?", default="run", choices=("run", "play", *READERS))
    return parser


def _config_file(named: str | None) -> Path | None:
    default = Path("config.toml")
    return Path(named) if named else (default if default.exists() else None)


def _read(command: str, rest: Sequence[str], config: Config) -> int:
    from poker_bot.store.readonly import ReadOnlyStore

    path, key_file = Path(config.store.path), Path(config.store.key_file)
    run: Callable[..., int] = import_module(f"poker_bot.cli.{command}").run
    return run(rest, lambda: ReadOnlyStore.open(path, key_file))


def _play(config: Config) -> int:
    """The playground alone, on a store that is gone with it: a newcomer needs nothing and leaves nothing behind."""
    with tempfile.TemporaryDirectory(prefix="poker-playground-", ignore_cleanup_errors=True) as folder:
        store = replace(config.store, path=f"{folder}/play.db", key_file=f"{folder}/play.db.key")
        playground = replace(config.playground, enabled=True)
        alone = replace(
            config,
            store=store,
            playground=playground,
            discord=replace(config.discord, enabled=False),
            telegram=replace(config.telegram, enabled=False),
        )
        return asyncio.run(serve(alone))


async def serve(config: Config) -> int:
    """Open the store, recover, run every enabled front end until SIGINT or SIGTERM."""
    from poker_bot.host.ports import StoreError
    from poker_bot.store.connection import SWITCH_SECONDS
    from poker_bot.store.sqlite import open_store

    wanted = _enabled(config)
    if not wanted:
        print(
            "Nothing to run: give a token in [discord] or [telegram], or set enabled = true in [playground]. "
            "To try it without any of them: python bot.py play",
            file=sys.stderr,
        )
        return 2
    sys.setswitchinterval(SWITCH_SECONDS)
    asyncio.get_running_loop().set_exception_handler(_unexpected)
    stopping = _stop_signals()
    try:
        async with open_store(Path(config.store.path), Path(config.store.key_file)) as store:
            return await _host(config, wanted, store, stopping)
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1


def _enabled(config: Config) -> list[str]:
    """Names of the front ends to run; one that lacks its token is named and left out."""
    wanted = []
    for name in ADAPTERS:
        section = getattr(config, name)
        if not section.enabled:
            continue
        if name != "playground" and section.token is None:
            _log.error("%s is enabled but has no token: set [%s] token, or %s_TOKEN", name, name, name.upper())
            continue
        wanted.append(name)
    return wanted


def _stop_signals() -> Stopping:
    stopping = Stopping()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no signal handlers in the loop; there Ctrl-C ends asyncio.run, which closes everything as well.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stopping.signal)
    return stopping


async def _host(config: Config, wanted: Sequence[str], store: object, stopping: Stopping) -> int:
    from poker_bot.host.clock import SystemClock
    from poker_bot.host.service import PokerService
    from poker_bot.house import HouseTeam
    from poker_bot.text.catalogue import Catalogue

    clock = SystemClock()
    catalogue = Catalogue.load(LOCALES)
    service = PokerService(store, clock, _entropy, host_settings(config), HouseTeam())  # type: ignore[arg-type]
    adapters: dict[str, Adapter] = {}
    for name in wanted:
        module, kind = ADAPTERS[name]
        make: Callable[..., Adapter] = getattr(import_module(module), kind)
        adapters[name] = make(getattr(config, name), service, catalogue, clock, language=config.community.language)
        service.attach(adapters[name])
    await service.start()
    running = {asyncio.create_task(_guard(name, adapter.run()), name=name) for name, adapter in adapters.items()}
    stopped = asyncio.create_task(stopping.asked.wait())
    try:
        ends: list[asyncio.Future[Any]] = [stopped, asyncio.gather(*running)]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopped.cancel()
        everybody, farewell = adapters.values(), config.stop.grace - 2 * STOP_SECONDS
        if farewell > 0:
            await stopping.within(farewell, *(one.farewell(farewell) for one in everybody))
        await stopping.within(STOP_SECONDS, *(one.stop() for one in everybody))
        await stopping.within(STOP_SECONDS, service.stop())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
    return 0 if stopping.asked.is_set() else 1


async def _guard(name: str, running: Awaitable[None]) -> None:
    """One front end's end is not the others': say it and let them go on."""
    try:
        await running
    except Exception as error:  # noqa: BLE001 - whatever a platform's library throws must not take the others down
        _log.error("%s stopped: %s", name, type(error).__name__)  # no traceback: it could quote a token


def _unexpected(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What nobody caught, in one line: asyncio's own traceback would quote texts, and so perhaps a card (law 6)."""
    from poker_bot.host.faults import describe

    error = context.get("exception")
    _log.error("%s%s", context["message"], f": {describe(error)}" if isinstance(error, BaseException) else "")


def _entropy() -> bytes:
    return secrets.token_bytes(32)


def host_settings(config: Config) -> "HostSettings":
    """The host's settings from the operator's."""
    from poker_bot.host.settings import HostSettings
    from poker_bot.text.catalogue import LANGUAGES

    table, first = config.table, config.community.language
    return HostSettings(
        rules=table_rules(config),
        languages=(first, *(language for language in LANGUAGES if language != first)),
        starting_chips=config.community.starting_chips,
        hand_pause=table.hand_pause,
        delivery_allowance_ms=table.delivery_allowance * 1000,
        rebuy_time=table.rebuy_seconds,
        idle_time=table.idle_close_minutes * 60,
        away_time=table.away_minutes * 60,
    )


if __name__ == "__main__":
    sys.exit(main())
