"""The rules for application commands: names, translations, options, and all or nothing."""

from typing import Any

import aiohttp
import pytest
from simcord.backend.errors import BackendError

from . import DiscordEmulator
from .command_rules import check_commands

Json = dict[str, Any]
FINE: Json = {
    "name": "sit",
    "description": "Sit down",
    "name_localizations": {"en-US": "sit", "fr": "asseoir", "id": "duduk", "it": "siediti"},
    "description_localizations": {"fr": "Prendre place à la table"},
    "options": [
        {"type": 4, "name": "buy-in", "description": "Chips", "required": True, "min_value": 1, "max_value": 9},
        {"type": 3, "name": "style", "description": "How", "choices": [{"name": "Quiet", "value": "quiet"}]},
    ],
}


def test_a_fine_command_is_accepted() -> None:
    """A command within the rules passes, in four languages and with options."""
    check_commands([FINE, {"type": 2, "name": "Show Stack"}])


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"name": "Sit"}, "0.name"),
        ({"name": "sit down"}, "0.name"),
        ({"name": "s" * 33}, "0.name"),
        ({"description": ""}, "0.description"),
        ({"description": "x" * 101}, "0.description"),
        ({"name_localizations": {"fr": "S'asseoir"}}, "0.name_localizations.fr"),
        ({"name_localizations": {"fr": "s'asseoir"}}, "0.name_localizations.fr"),
        ({"name_localizations": {"it": "Siediti"}}, "0.name_localizations.it"),
        ({"name_localizations": {"xx": "sit"}}, "0.name_localizations.xx"),
        ({"description_localizations": {"id": "x" * 101}}, "0.description_localizations.id"),
        ({"options": [{"type": 4, "name": "Buy", "description": "x"}]}, "0.options.0.name"),
        ({"options": [{"type": 4, "name": "buy", "description": ""}]}, "0.options.0.description"),
        ({"options": [{"type": 99, "name": "buy", "description": "x"}]}, "0.options.0.type"),
        ({"options": [{**FINE["options"][1], "name": str(n)} for n in range(26)]}, "0.options"),
        ({"options": [FINE["options"][1], FINE["options"][0]]}, "0.options.1"),
        ({"options": [FINE["options"][0], FINE["options"][0]]}, "0.options.1.name"),
        ({"options": [{**FINE["options"][0], "min_value": 10}]}, "0.options.0.max_value"),
    ],
)
def test_one_fault_refuses_the_sync_and_is_named(change: Json, path: str) -> None:
    """P-15: any fault is error 50035, and the error says where."""
    with pytest.raises(BackendError) as caught:
        check_commands([{**FINE, **change}])
    node: Any = caught.value.errors
    for step in path.split("."):
        node = node[step]
    assert caught.value.code == 50035
    assert node["_errors"][0]["message"]


def test_names_are_unique_in_every_language() -> None:
    """Two commands may not have one name, nor look alike in one locale."""
    other = {"name": "stand", "description": "x", "name_localizations": {"fr": "asseoir"}}
    for commands in ([FINE, FINE], [FINE, other]):
        with pytest.raises(BackendError) as caught:
            check_commands(commands)
        assert caught.value.errors is not None
        assert "1" in caught.value.errors
    check_commands([FINE, {**other, "name_localizations": {"fr": "partir"}}])


def test_there_are_limits_of_number_and_size() -> None:
    """A hundred slash commands at most, and 8,000 characters in one of them."""
    many = [{"name": f"c{n}", "description": "x"} for n in range(101)]
    check_commands(many[:100])
    with pytest.raises(BackendError, match="30032"):
        check_commands(many)
    choices = [{"name": f"{n:0100}", "value": f"{n:0100}"} for n in range(25)]
    options = [{"type": 3, "name": f"o{n}", "description": "x", "choices": choices} for n in range(2)]
    with pytest.raises(BackendError) as caught:
        check_commands([{"name": "big", "description": "x", "options": options}])
    assert caught.value.errors is not None
    assert caught.value.errors["0"]["_errors"][0]["code"] == "APPLICATION_COMMAND_TOO_LARGE"


async def test_a_refused_sync_changes_nothing() -> None:
    """After a refused sync the commands are those of the last good one, for all guilds and for one."""
    async with await DiscordEmulator.start("t") as server, aiohttp.ClientSession() as session:
        guild = server.guild("Home game")
        base = f"{server.api_base}/applications/{server.backend.application_id}"
        headers = {"Authorization": "Bot t"}

        async def sync(url: str, *commands: Json) -> int:
            async with session.put(url, json=commands, headers=headers) as answer:
                return answer.status

        for url in (f"{base}/commands", f"{base}/guilds/{guild.id}/commands"):
            assert await sync(url, FINE) == 200
            assert await sync(url, {**FINE, "name": "fine"}, {**FINE, "name": "Not Fine"}) == 400
        assert [command["name"] for command in (*server.commands, *guild.commands)] == ["sit", "sit"]
        assert await sync(f"{base}/guilds/1/commands", FINE) == 403
        assert await sync(f"{server.api_base}/applications/1/commands", FINE) == 403
