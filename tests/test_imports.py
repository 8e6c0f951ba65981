"""The import contracts in pyproject.toml are the table "Allowed imports" of the architecture."""

import importlib.util
import pkgutil
import tomllib
from pathlib import Path
from typing import Any

import pytest
from grimp import ImportGraph

import adapters
import poker_bot
from tests.allowed_imports import AllowedImports

PYPROJECT: dict[str, Any] = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS: dict[str, dict[str, Any]] = {one["id"]: one for one in PYPROJECT["tool"]["importlinter"]["contracts"]}
ALLOWED = {name: one for name, one in CONTRACTS.items() if one["type"] == "allowed"}


def is_allowed(importer: str, imported: str) -> bool:
    """Whether the contract of a package, as pyproject.toml has it, lets one of its modules import another."""
    source = ".".join(importer.split(".")[:2])
    (options,) = (
        one
        for one in ALLOWED.values()
        for name in one["source_modules"]
        if name in {source, f"{importer.partition('.')[0]}.*"}
    )
    graph = ImportGraph()
    for module in {source, importer, imported, *filter(lambda name: "*" not in name, options["source_modules"])}:
        graph.add_module(module)
    graph.add_import(importer=importer, imported=imported, line_number=1, line_contents=f"import {imported}")
    fields = {key: value for key, value in options.items() if key not in {"id", "name", "type"}}
    return AllowedImports(options["name"], {}, fields).check(graph, verbose=False).kept


@pytest.mark.parametrize(
    ("importer", "allowed", "forbidden"),
    [
        (
            "poker_bot.engine.hand",
            "poker_bot.engine.pots msgspec hashlib json phevaluator poker_bot.refusals",
            "asyncio time datetime random secrets logging os sqlite3 poker_bot.host poker_bot.text pokerkit bot",
        ),
        (
            "poker_bot.host.table_host",
            "poker_bot.engine.hand poker_bot.host.ports asyncio time",
            "poker_bot.store.sqlite poker_bot.text adapters.outbox discord telegram aiosqlite poker_bot.house sqlite3",
        ),
        (
            "poker_bot.records.settle_up",
            "poker_bot.engine.state poker_bot.host.ports msgspec poker_bot.refusals",
            "poker_bot.host.service poker_bot.store.sqlite poker_bot.text adapters.web asyncio sqlite3",
        ),
        (
            "poker_bot.records.pairs",
            "poker_bot.engine.events poker_bot.host.ports poker_bot.refusals msgspec",
            "poker_bot.store.sqlite poker_bot.host.service poker_bot.text adapters.desk asyncio sqlite3 random",
        ),
        ("poker_bot.house.policy", "poker_bot.engine.views", "poker_bot.host poker_bot.text adapters.web discord bot"),
        (
            "poker_bot.store.sqlite",
            "poker_bot.engine.events poker_bot.engine.codec poker_bot.host.ports aiosqlite cryptography sqlite3",
            "poker_bot.host.table_host poker_bot.engine.hand poker_bot.engine poker_bot.text adapters.web discord",
        ),
        (
            "poker_bot.text.present",
            "poker_bot.engine.views poker_bot.refusals fluent babel",
            "poker_bot.store.sqlite poker_bot.host.service poker_bot.engine.hand discord telegram",
        ),
        ("poker_bot.refusals", "enum msgspec", "poker_bot.engine poker_bot.config"),
        (
            "poker_bot.config.loading",
            "tomllib msgspec poker_bot.config.settings",
            "poker_bot.refusals pydantic aiohttp",
        ),
        (
            "poker_bot.cli.audit",
            "poker_bot.config poker_bot.engine.codec poker_bot.host.ports poker_bot.text",
            "poker_bot.store.sqlite poker_bot.host.service adapters.web",
        ),
        (
            "adapters.discord.render",
            "poker_bot.host.service poker_bot.engine.views poker_bot.text.present discord adapters.tokens",
            "adapters.telegram adapters.playground.app poker_bot.store poker_bot.engine.hand poker_bot.host.clock bot",
        ),
        ("adapters.web", "poker_bot.config aiohttp adapters.tokens", "adapters.discord.app poker_bot.house fastapi"),
    ],
)
def test_contracts_are_the_table(importer: str, allowed: str, forbidden: str) -> None:
    """The contracts let a package import what the architecture's table allows it, and nothing else."""
    assert [name for name in allowed.split() if not is_allowed(importer, name)] == []
    assert [name for name in forbidden.split() if is_allowed(importer, name)] == []


def test_every_package_has_a_contract() -> None:
    """No package of ours is without rules for its imports: a new one comes with its contract."""
    sources = {name for one in ALLOWED.values() for name in one["source_modules"]}
    assert "adapters.*" in sources
    assert {f"poker_bot.{module.name}" for module in pkgutil.iter_modules(poker_bot.__path__)} <= sources


def test_library_contracts_name_every_adapter() -> None:
    """Each platform's library is forbidden to every module of `adapters` but one."""
    modules = {f"adapters.{module.name}" for module in pkgutil.iter_modules(adapters.__path__)}
    for platform in ("discord", "telegram"):
        assert set(CONTRACTS[f"{platform}-library"]["source_modules"]) == modules - {f"adapters.{platform}"}


def test_allowed_modules_exist() -> None:
    """What a contract allows can be imported: a renamed or removed module leaves no dead entry."""
    names = {name for one in ALLOWED.values() for name in one["allowed_modules"]}
    assert sorted(name for name in names if importlib.util.find_spec(name) is None) == []
