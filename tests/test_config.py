"""Settings: defaults, sources and their order, ranges, contradictions and secrets."""

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from poker_bot.cli.table_rules import check_rules, table_rules
from poker_bot.config import Config, ConfigError, DiscordConfig, Problem, Secret, load_config
from poker_bot.config.loading import SECTIONS
from poker_bot.config.settings import MAX_CHIPS, TableConfig
from poker_bot.engine import chips, rules, rules_check

KEYS = [(section, field) for section, kind in SECTIONS.items() for field in msgspec.structs.fields(kind)]
TOKEN = "12345:a-very-secret-token"
OWN_SERVER = "an address with https://, or http:// for a server of your own in telegram.base_url"


def problems_of(toml: str = "", env: dict[str, str] | None = None, *, folder: Path) -> tuple[Problem, ...]:
    """What is wrong with a settings file of this text and these variables; it must be something."""
    with pytest.raises(ConfigError) as caught:
        load(toml, env, folder=folder)
    assert str(caught.value).splitlines() == [str(problem) for problem in caught.value.problems]
    return caught.value.problems


def load(toml: str = "", env: dict[str, str] | None = None, *, folder: Path) -> Config:
    """Load a settings file of this text with these variables."""
    path = folder / "config.toml"
    path.write_text(toml, encoding="utf-8")
    return load_config(path, env or {})


def test_nothing_given_gives_the_defaults() -> None:
    """Without a file and without variables every key has its default."""
    assert load_config(None, {}) == Config()


def test_file_sets_keys(tmp_path: Path) -> None:
    """A key in the file replaces its default and leaves the others."""
    config = load('[table]\nseats = 9\n[community]\nlanguage = "it"\n', folder=tmp_path)
    assert (config.table.seats, config.community.language) == (9, "it")
    assert config.table.small_blind == 10


def test_environment_wins_over_the_file(tmp_path: Path) -> None:
    """A variable SECTION_KEY is converted to the key's type and wins over the file."""
    env = {"TABLE_SEATS": "4", "PLAYGROUND_ENABLED": "true", "STORE_PATH": " data/x.db "}
    config = load('[table]\nseats = 9\n[store]\npath = "y.db"\n', env, folder=tmp_path)
    assert (config.table.seats, config.playground.enabled, config.store.path) == (4, True, "data/x.db")


def test_empty_variable_counts_as_absent(tmp_path: Path) -> None:
    """An empty variable, as container tools pass it, changes nothing."""
    env = {"TABLE_SEATS": "", "DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": "", "LOG_LEVEL": " "}
    assert load("[table]\nseats = 9\n", env, folder=tmp_path).table.seats == 9


def test_foreign_variables_are_ignored() -> None:
    """Variables that are no key's are not the host's business."""
    assert load_config(None, {"PATH": "/bin", "TABLE": "x", "TABLE_SEAT": "99"}) == Config()


def test_a_token_enables_its_platform(tmp_path: Path) -> None:
    """A platform is enabled exactly if it has a token, from whatever source."""
    config = load(f'[telegram]\ntoken = "{TOKEN}"\n', folder=tmp_path)
    assert (config.telegram.enabled, config.discord.enabled) == (True, False)
    assert load("", {"DISCORD_TOKEN": TOKEN}, folder=tmp_path).discord.enabled
    assert not load('[discord]\ntoken = "  "\n', folder=tmp_path).discord.enabled


def test_enabled_can_be_said(tmp_path: Path) -> None:
    """A platform with a token can be switched off, and one without a token on: the process names what is missing."""
    toml = f'[telegram]\nenabled = false\ntoken = "{TOKEN}"\n[discord]\nenabled = true\n'
    config = load(toml, folder=tmp_path)
    assert (config.telegram.enabled, config.discord.enabled, config.discord.token) == (False, True, None)


def test_key_file_follows_the_path(tmp_path: Path) -> None:
    """The key file lies beside the database unless it is named."""
    assert load('[store]\npath = "a/b.db"\n', folder=tmp_path).store.key_file == "a/b.db.key"
    assert load('[store]\npath = "a/b.db"\nkey_file = "k"\n', folder=tmp_path).store.key_file == "k"


def test_house_players_leave_a_seat(tmp_path: Path) -> None:
    """At a small table fewer house players sit by default, so that a visitor finds a seat."""
    assert load("[table]\nseats = 3\n", folder=tmp_path).playground.house_players == 2
    assert load("[table]\nseats = 10\n", folder=tmp_path).playground.house_players == 3


def test_secret_from_a_file(tmp_path: Path) -> None:
    """A variable TOKEN_FILE names a file whose text, without the line's end, is the secret."""
    (tmp_path / "token").write_text(f"{TOKEN}\n", encoding="utf-8")
    config = load('[discord]\ntoken = "other"\n', {"DISCORD_TOKEN_FILE": str(tmp_path / "token")}, folder=tmp_path)
    assert config.discord.token == Secret(TOKEN)
    assert config.discord.token.reveal() == TOKEN


def test_a_byte_order_mark_is_not_content(tmp_path: Path) -> None:
    """Some editors begin a text file with a mark; settings and secrets are read without it."""
    path = tmp_path / "config.toml"
    path.write_text("[table]\nseats = 4\n", encoding="utf-8-sig")
    (tmp_path / "token").write_text(TOKEN, encoding="utf-8-sig")
    config = load_config(path, {"DISCORD_TOKEN_FILE": str(tmp_path / "token")})
    assert (config.table.seats, config.discord.token) == (4, Secret(TOKEN))


def test_secret_file_problems(tmp_path: Path) -> None:
    """A secret's file that is missing, empty or not text is named with the reason, as is a secret given twice."""
    (tmp_path / "empty").write_text("\n", encoding="utf-8")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for name, reason in (("none", "No such file"), ("empty", "it is empty"), ("bytes", "it is not text")):
        path = str(tmp_path / name)
        (problem,) = problems_of("", {"TELEGRAM_TOKEN_FILE": path}, folder=tmp_path)
        assert (problem.key, problem.value) == ("TELEGRAM_TOKEN_FILE", json.dumps(path))
        assert reason in problem.allowed
    both = {"DISCORD_TOKEN": TOKEN, "DISCORD_TOKEN_FILE": str(tmp_path / "empty")}
    (problem,) = problems_of("", both, folder=tmp_path)
    assert problem.allowed == "allowed: only one of DISCORD_TOKEN and DISCORD_TOKEN_FILE"


def test_secrets_are_masked(tmp_path: Path) -> None:
    """No repr, text or encoding of a configuration contains a token."""
    config = load("", {"DISCORD_TOKEN": TOKEN, "TELEGRAM_TOKEN": TOKEN}, folder=tmp_path)
    assert TOKEN not in f"{config!r}{config}{config.discord.token}{[config.telegram]!r}"
    with pytest.raises(TypeError):
        msgspec.json.encode(config)


@pytest.mark.parametrize(
    ("toml", "env"),
    [
        (f'[discord]\ntokn = "{TOKEN}"\n', {}),
        (f'[dicord]\ntoken = "{TOKEN}"\n', {}),
        (f'[discord]\ntoken = ["{TOKEN}"]\n', {}),
        (f'discord = "{TOKEN}"\n', {}),
        (f'[discord]\ntoken = "{TOKEN}\n', {}),
        (f'[log]\nlevel = {{ token = "{TOKEN}" }}\n', {}),
        ("", {"DISCORD_TOKEN_FILE": TOKEN}),
        ("", {"DISCORD_TOKEN": TOKEN, "DISCORD_TOKEN_FILE": TOKEN}),
    ],
)
def test_misplaced_secrets_are_not_printed(toml: str, env: dict[str, str], tmp_path: Path) -> None:
    """A token under a misspelt key, of the wrong type or where its file's name belongs appears in no message."""
    assert TOKEN not in "".join(f"{problem}{problem!r}" for problem in problems_of(toml, env, folder=tmp_path))


def test_secrets_compare_by_value() -> None:
    """Two secrets are equal when their texts are, and a text is not a secret."""
    assert Secret("a") == Secret("a")
    assert Secret("a") != Secret("b")
    assert Secret("a") != "a"
    assert len({Secret("a"), Secret("a")}) == 1
    assert DiscordConfig(token=Secret("a")) == DiscordConfig(token=Secret("a"))


def test_every_mistake_is_reported_at_once(tmp_path: Path) -> None:
    """File and environment are read to the end: each mistake has its key, its value and what is allowed."""
    toml = '[table]\nseats = 12\nmin_raise = "triple"\nseets = 3\n[playground]\nhost = 5\n[stroe]\npath = "x"\n'
    env = {"TABLE_TIME_BANK": "soon", "LOG_FORMAT": "xml", "TABLE_BIG_BLIND": "5"}
    assert set(map(str, problems_of(toml, env, folder=tmp_path))) == {
        "table.seats = 12: allowed: 2 to 10",
        'table.min_raise = "triple": allowed: "last", "double" or "bb"',
        'table.seets: unknown, did you mean "seats"?',
        "playground.host = 5: allowed: a host name or address",
        'stroe: unknown, did you mean "store"?',
        'table.time_bank = "soon": allowed: 0 to 3600',
        'log.format = "xml": allowed: "text" or "json"',
        "table.big_blind = 5: allowed: 10 (table.small_blind) to 1000000000000",
    }


def test_unknown_key_without_a_neighbour(tmp_path: Path) -> None:
    """A key that resembles none is answered with the list of those there are."""
    (problem,) = problems_of("[log]\nzzz = 1\n", folder=tmp_path)
    assert str(problem) == "log.zzz: unknown, allowed: level or format"


@pytest.mark.parametrize(
    ("toml", "message"),
    [
        ("small_blind = 30", "table.big_blind = 20: allowed: 30 (table.small_blind) to 1000000000000"),
        ("big_blind = 500", "table.buy_in_min = 400: allowed: 500 (table.big_blind) to 1000000000000"),
        ("ante = 500", "table.buy_in_min = 400: allowed: 500 (table.ante) to 1000000000000"),
        ("buy_in_max = 399", "table.buy_in_max = 399: allowed: 400 (table.buy_in_min) to 1000000000000"),
        (
            "small_blind = 0\nbig_blind = 0",
            "table.big_blind = 0: allowed: 1 to 1000000000000, or 0 with an ante that every player pays",
        ),
        (
            "small_blind = 0\nbig_blind = 0\nante = 5\nbig_blind_ante = true",
            "table.big_blind = 0: allowed: 1 to 1000000000000, or 0 with an ante that every player pays",
        ),
        (
            '[telegram]\nwebhook_url = "http://p.io"',
            f'telegram.webhook_url = "http://p.io": allowed: {OWN_SERVER}',
        ),
        ("action_clock = 4", "table.action_clock = 4: allowed: 0 (none) or 5 to 86400"),
        ("action_clock = 86401", "table.action_clock = 86401: allowed: 0 (none) or 5 to 86400"),
        (
            "seats = 4\n[playground]\nhouse_players = 4",
            "playground.house_players = 4: allowed: 0 to 3 (one of 4 seats is the visitor's)",
        ),
        (
            '[store]\npath = "x.db"\nkey_file = "./x.db"',
            'store.key_file = "./x.db": allowed: the path of a file other than store.path',
        ),
    ],
)
def test_contradictions(toml: str, message: str, tmp_path: Path) -> None:
    """Keys that do not fit together are one mistake, with the range that the other key leaves."""
    assert [str(problem) for problem in problems_of(f"[table]\n{toml}\n", folder=tmp_path)] == [message]


@pytest.mark.parametrize("toml", ["small_blind = 0\nbig_blind = 0\nante = 5", "small_blind = 0", "action_clock = 0"])
def test_unusual_but_playable(toml: str, tmp_path: Path) -> None:
    """An ante-only game, a single blind and a table without a clock are allowed (R-FOR-1, R-CLK-1)."""
    assert load(f"[table]\n{toml}\n", folder=tmp_path).table != TableConfig()


def test_a_wrong_value_makes_no_contradiction(tmp_path: Path) -> None:
    """A key that is wrong by itself is reported once, not again against its neighbours."""
    (problem,) = problems_of("[table]\nsmall_blind = 50\nbig_blind = -1\n", folder=tmp_path)
    assert problem.key == "table.big_blind"


@pytest.mark.parametrize(
    ("toml", "shown"),
    [
        ("[table]\nseats = true\n", "true"),
        ("[table]\nseats = 6.0\n", "6.0"),
        ('[table]\nseats = "6"\n', '"6"'),
        ("[table]\nseats = 1979-05-27\n", '"1979-05-27"'),
        ("[table]\nseats = [6]\n", "a list"),
        ("[table]\nseats = {}\n", "a section"),
        ("[table]\nante = 1000000000001\n", "1000000000001"),
        (f"[table]\nante = {10**300}\n", "1" + "0" * 198 + "…"),
        ('[log]\nlevel = "a\\nb\\u2028c"\n', '"a\\nb\\u2028c"'),
        ('[telegram]\nbase_url = "api.telegram.org"\n', '"api.telegram.org"'),
        ('[discord]\ngateway_url = "https://gateway"\n', '"https://gateway"'),
        ('[store]\npath = ""\n', '""'),
        ("[playground]\nenabled = 1\n", "1"),
    ],
)
def test_wrong_types(toml: str, shown: str, tmp_path: Path) -> None:
    """A value of the wrong type or form is refused, never converted, and quoted on one short line."""
    (problem,) = problems_of(toml, folder=tmp_path)
    assert problem.value == shown
    assert problem.allowed.startswith("allowed: ")


def test_unreadable_files(tmp_path: Path) -> None:
    """A file that is missing, a folder, not TOML or not UTF-8 is named, and the environment is judged all the same."""
    broken = tmp_path / "broken.toml"
    broken.write_text("[table\n", encoding="utf-8")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff")
    for path in (tmp_path / "none.toml", tmp_path, broken, binary):
        with pytest.raises(ConfigError) as caught:
            load_config(path, {"TABLE_SEATS": "1"})
        assert [problem.key for problem in caught.value.problems] == [str(path), "table.seats"]


@given(
    st.dictionaries(
        st.sampled_from([f"{section}_{field.name}".upper() for section, field in KEYS] + ["DISCORD_TOKEN_FILE"]),
        st.one_of(st.text(max_size=12), st.integers().map(str), st.sampled_from(["true", "last", "en", "debug"])),
    )
)
def test_any_environment_loads_or_is_refused(env: dict[str, str]) -> None:
    """Whatever the variables hold: either a configuration without contradictions, or a ConfigError; never a crash."""
    refused: tuple[Problem, ...] | None = None
    try:
        config = load_config(None, env)
    except ConfigError as error:
        refused = error.problems
    else:
        table = config.table
        assert table.small_blind <= table.big_blind <= table.buy_in_min <= table.buy_in_max
        assert config.playground.house_players < table.seats
    assert refused is None or (refused and all(problem.key and problem.allowed for problem in refused))


def test_settings_agree_with_the_engine() -> None:
    """The stake of a new community is the engine's own default, and the largest amount is the engine's."""
    assert MAX_CHIPS == chips.MAX_CHIPS
    assert table_rules(Config()) == rules.TableRules()
    assert rules_check.rules_problems(rules.TableRules()) == ()


@pytest.mark.parametrize(
    ("toml", "expected"),
    [
        ('variant = "draw32"\nseats = 9\nbig_blind = 0\nsmall_blind = 0\nante = 5', "table.seats = 9: allowed: 2 to 5"),
        ("straddles = 1\nbig_blind = 0\nsmall_blind = 0\nante = 5", "table.straddles = 1: allowed: 0 to 0"),
        ('betting = "fixed-limit"\nmin_raise = "bb"', "table.min_raise = bb: allowed: last (with fixed limit"),
        ('ties = "carry"', "table.ties = carry: allowed: split (it needs a draw game)"),
        ('more_blinds = "15"', "table.more_blinds = 15: allowed: 20 to"),
    ],
)
def test_settings_that_no_game_obeys_are_refused_together(toml: str, expected: str, tmp_path: Path) -> None:
    """Each key is in range, the combination is not: the reason and what would be possible, before anything starts."""
    config = load(f"[table]\n{toml}\n", folder=tmp_path)
    with pytest.raises(ConfigError) as caught:
        check_rules(config)
    assert any(str(problem).startswith(expected) for problem in caught.value.problems), str(caught.value)
    check_rules(Config())
