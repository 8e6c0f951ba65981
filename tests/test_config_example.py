"""The manual: config.example.toml is complete, tells the truth about every key, and changes nothing as it is."""

import json
import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from poker_bot.config import Config, Secret, load_config
from poker_bot.config.loading import SECTIONS, allowed

EXAMPLE = Path(__file__).parent.parent / "config.example.toml"
KEYS = [(section, field) for section, kind in SECTIONS.items() for field in msgspec.structs.fields(kind)]
FOLLOWS = {"discord.enabled", "telegram.enabled", "playground.house_players", "store.key_file"}


def example(*, uncommented: bool = False) -> str:
    """The example file, on request with the lines of keys that follow from others made effective."""
    text = EXAMPLE.read_text(encoding="utf-8")
    return re.sub(r"(?m)^#(?=\w+ = )", "", text) if uncommented else text


def documented(section: str, key: str) -> str:
    """The comment above a key in the example file, as one line."""
    body = re.split(r"(?m)^\[(\w+)\]\n", example())
    text = body[body.index(section) + 1]
    found = re.search(rf"((?:^# .*\n)+)^#?{key} = .*$", text, re.MULTILINE)
    assert found, f"{section}.{key} is not in {EXAMPLE.name}"
    return " ".join(line.removeprefix("# ") for line in found[1].splitlines())


def test_the_example_changes_nothing(tmp_path: Path) -> None:
    """The example file loads as it is and equals the defaults, also with the keys that follow from others."""
    path = tmp_path / "config.toml"
    path.write_text(example(uncommented=True), encoding="utf-8")
    assert load_config(EXAMPLE, {}) == Config()
    assert load_config(path, {}) == Config()


def test_the_example_is_complete() -> None:
    """Every key is in the example, effective unless its default follows from other keys, and no other is."""
    every = {f"{section}.{field.name}" for section, field in KEYS}
    effective = {f"{section}.{key}" for section, table in tomllib.loads(example()).items() for key in table}
    shown = {f"{section}.{key}" for section, table in tomllib.loads(example(uncommented=True)).items() for key in table}
    assert shown == every
    assert effective == every - FOLLOWS


@pytest.mark.parametrize(("section", "field"), [pytest.param(*key, id=f"{key[0]}.{key[1].name}") for key in KEYS])
def test_the_example_explains_each_key(section: str, field: msgspec.structs.FieldInfo) -> None:
    """The comment above a key states the range that is enforced, the default and, for a number, the unit."""
    comment = documented(section, field.name)
    assert f"Range: {allowed(field.type)}." in comment
    if f"{section}.{field.name}" in FOLLOWS:
        assert re.search(r"Default: .{15,}\.$", comment)
    else:
        default = "" if field.type == Secret | None else field.default
        assert comment.endswith(f"Default: {json.dumps(default)}.")
    if isinstance(field.default, int) and not isinstance(field.default, bool):
        assert re.search(r"Unit: [a-z ]+\.", comment)
