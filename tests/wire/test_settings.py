"""Every key about play is obeyed: ``bot.py`` hands it to the host, whatever its value."""

import json
import subprocess
import sys
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from poker_bot.config import CommunityConfig, TableConfig
from tests.wire.process import ROOT

SECTIONS: dict[str, Any] = {"TABLE": TableConfig, "COMMUNITY": CommunityConfig}
BASE = {"TABLE_ANTE": "5"}
"""Whether the big blind pays the ante for all makes a difference only where there is one."""

CODE = """
import bot, json, sys
from poker_bot.config import load_config
print(json.dumps([repr(bot.host_settings(load_config(None, env))) for env in json.load(sys.stdin)]))
"""


def _another(field: msgspec.structs.FieldInfo) -> str:
    """A value in range that is not the default."""
    kind = inspect.type_info(field.type)
    if isinstance(kind, inspect.LiteralType):
        return next(str(value) for value in get_args(field.type) if value != field.default)
    if isinstance(field.default, str):
        return "fr" if field.name == "language" else "40"
    if isinstance(field.default, bool):
        return json.dumps(not field.default)
    most = getattr(kind, "le", None)
    return json.dumps(field.default - 1 if most == field.default else field.default + 1)


KEYS = {
    f"{section}_{field.name}".upper(): _another(field)
    for section, kind in SECTIONS.items()
    for field in msgspec.structs.fields(kind)
}


@pytest.fixture(scope="module")
def received() -> dict[str, str]:
    """What the host is given, as text: for the base ("") and with each key changed."""
    wanted = [BASE, *(BASE | {key: value} for key, value in KEYS.items())]
    done = subprocess.run(
        [sys.executable, "-c", CODE], cwd=ROOT, input=json.dumps(wanted), capture_output=True, text=True, check=True
    )
    return dict(zip(["", *KEYS], json.loads(done.stdout), strict=True))


@pytest.mark.parametrize("key", KEYS)
def test_a_changed_key_reaches_the_host(key: str, received: dict[str, str]) -> None:
    """No key of [table] or [community] is read and forgotten."""
    assert received[key] != received[""]
