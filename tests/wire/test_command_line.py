"""``bot.py`` from the shell: what an operator reads when something is wrong, and the exit codes."""

import tomllib
from pathlib import Path

import pytest

from tests.wire.process import command, host

WRONG = """
[table]
small_blind = 50
big_blind = "twenty"
seats = 11
hand_puase = 3
[playground]
port = 99999
[discord]
token = 5
"""


async def test_every_mistake_of_the_settings_is_named_at_once(tmp_path: Path) -> None:
    """Each line has key, value and allowed range; a token is never printed; exit code 2."""
    tmp_path.joinpath("config.toml").write_text(WRONG, encoding="utf-8")
    code, printed = await command(tmp_path)
    assert code == 2
    for line in (
        "discord.token = ***",
        "playground.port = 99999: allowed: 0 to 65535",
        'table.big_blind = "twenty": allowed: 0 to 1000000000000',
        'table.hand_puase: unknown, did you mean "hand_pause"?',
        "table.seats = 11: allowed: 2 to 10",
    ):
        assert line in printed
    assert "Traceback" not in printed


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        ((), 2, "Nothing to run"),
        (("dance",), 2, "invalid choice"),
        (("play", "--fast"), 2, "unrecognized arguments"),
        (("audit",), 2, "there is no database"),
        (("replay",), 2, "there is no database"),
        (("backup",), 2, "required: file"),
        (("backup", "copy.db"), 2, "there is no database"),
        (("--config", "nowhere.toml"), 2, "nowhere.toml"),
    ],
)
async def test_what_cannot_be_done_is_said_in_a_line(
    tmp_path: Path, words: tuple[str, ...], code: int, says: str
) -> None:
    """Wrong words, missing files, nothing enabled: a line that helps, never a traceback."""
    ended, printed = await command(tmp_path, *words)
    assert (ended, says in printed) == (code, True), printed
    assert "Traceback" not in printed


async def test_a_front_end_without_its_token_does_not_stop_the_others(tmp_path: Path) -> None:
    """Discord enabled without a token is named in one line, and the playground runs."""
    settings = "[discord]\nenabled = true\n[playground]\nenabled = true\nport = 0\n"
    async with host(tmp_path, settings) as running:
        await running.page()
        named = [line for line in running.lines if "discord" in line]
        assert len(named) == 1
        assert "DISCORD_TOKEN" in named[0]
        code, seconds = await running.stop()
    assert (code, seconds < 2) == (0, True)


async def test_a_second_process_on_the_same_database_is_refused(tmp_path: Path) -> None:
    """Trouble P-03: one writer a file; the second says who has it and ends, the first goes on."""
    settings = "[playground]\nenabled = true\nport = 0\n"
    async with host(tmp_path, settings) as first:
        await first.page()
        code, printed = await command(tmp_path)
        assert code == 1
        assert len(printed.strip().splitlines()) == 1
        assert "poker.db" in printed
        assert (await first.stop())[0] == 0


async def test_audit_backup_and_replay_run_beside_the_host(tmp_path: Path) -> None:
    """All three read the file while the host has it; a backup overwrites nothing."""
    settings = "[playground]\nenabled = true\nport = 0\n"
    async with host(tmp_path, settings) as running:
        await running.page()
        assert (await command(tmp_path, "audit"))[0] == 0
        assert (await command(tmp_path, "replay"))[0] == 0
        assert (await command(tmp_path, "backup", "copy.db"))[0] == 0
        assert tmp_path.joinpath("copy.db").exists()
        assert (await command(tmp_path, "backup", "copy.db"))[0] == 2
        await running.stop()


async def test_files_lie_where_the_settings_say(tmp_path: Path) -> None:
    """[store] path and key_file, relative to the folder of the start, for the host and for the commands beside it."""
    tmp_path.joinpath("keys").mkdir()
    settings = '[playground]\nenabled = true\nport = 0\n[store]\npath = "night.db"\nkey_file = "keys/night.key"\n'
    async with host(tmp_path, settings) as running:
        await running.page()
        assert (await command(tmp_path, "replay"))[0] == 0
        await running.stop()
    found = sorted(path.name for folder in (tmp_path, tmp_path / "keys") for path in folder.iterdir())
    assert found == ["config.toml", "keys", "night.db", "night.db.lock", "night.key"]


async def test_the_example_settings_run_as_they_are(tmp_path: Path) -> None:
    """The example file is a valid configuration that enables nothing by itself."""
    example = (Path(__file__).parents[2] / "config.example.toml").read_text(encoding="utf-8")
    assert tomllib.loads(example)
    tmp_path.joinpath("config.toml").write_text(example, encoding="utf-8")
    code, printed = await command(tmp_path)
    assert (code, "Nothing to run" in printed) == (2, True), printed
