"""Reading the settings: file, environment, defaults that follow from other keys, contradictions between keys.

A key `[table] seats` is also read from the variable `TABLE_SEATS`, which wins; an empty variable counts as absent. A
secret may stand in a file of its own, named by `DISCORD_TOKEN_FILE`. Nothing stops at the first mistake.
"""

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, get_args

from msgspec import Struct, ValidationError, convert, inspect, structs

from poker_bot.config.settings import MAX_CHIPS, SHORTEST_CLOCK, Clock, Config, Secret, TelegramConfig

SECTIONS: Final[dict[str, Any]] = {field.name: field.type for field in structs.fields(Config)}

SHOWN: Final = 200
"""Longest value quoted in a problem, in characters."""

MASKED: Final = "***"


class Problem(Struct, frozen=True):
    """One mistake: `section.key` or a variable, the value as text (empty: none to show, `***`: secret), what may be."""

    key: str
    value: str
    allowed: str

    def __str__(self) -> str:
        return f"{self.key} = {self.value}: {self.allowed}" if self.value else f"{self.key}: {self.allowed}"


class ConfigError(Exception):
    """Settings that cannot be used. `problems` holds every mistake; the text has one line for each."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


def load_config(path: Path | None, env: Mapping[str, str]) -> Config:
    """Read the settings from a TOML file, or from none, and from environment variables.

    Raises ConfigError with every mistake found; secrets are masked in it.
    """
    problems: list[Problem] = []
    document = _read(path, problems)
    problems += [_unknown(name, name, SECTIONS) for name in document if name not in SECTIONS]
    given = {name: _section(name, document.get(name, {}), env, problems) for name in SECTIONS}
    _derive(given)
    config = Config(**{name: SECTIONS[name](**values) for name, values in given.items()})
    wrong = {problem.key for problem in problems}
    problems += [problem for keys, problem in _contradictions(config) if wrong.isdisjoint(keys)]
    if problems:
        raise ConfigError(tuple(problems))
    return config


def _read(path: Path | None, problems: list[Problem]) -> dict[str, Any]:
    if path is None:
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))  # some editors begin a file with a mark
    except OSError as error:
        problems.append(Problem(str(path), "", f"cannot be read ({error.strerror})"))
    except ValueError as error:  # not UTF-8, or not TOML; either text names the place, not the content
        problems.append(Problem(str(path), "", f"not a TOML file in UTF-8 ({error})"))
    return {}


def _section(name: str, table: object, env: Mapping[str, str], problems: list[Problem]) -> dict[str, Any]:
    """The valid values given for a section, by key; what is wrong goes to `problems`."""
    if not isinstance(table, dict):
        problems.append(Problem(name, MASKED, f"allowed: a section [{name}]"))
        table = {}
    fields = {field.name: field.type for field in structs.fields(SECTIONS[name])}
    problems += [_unknown(f"{name}.{key}", key, fields) for key in table if key not in fields]
    values: dict[str, Any] = {}
    for key, kind in fields.items():
        try:
            if kind == Secret | None:
                values |= _secret(name, key, table, env)
            elif variable := env.get(_variable(name, key), "").strip():
                values[key] = _convert(f"{name}.{key}", variable, kind, strict=False)
            elif key in table:
                values[key] = _convert(f"{name}.{key}", table[key], kind, strict=True)
        except ConfigError as error:
            problems += error.problems
    return values


def _variable(section: str, key: str) -> str:
    return f"{section}_{key}".upper()


def _convert(key: str, value: object, kind: Any, *, strict: bool) -> Any:  # noqa: ANN401 - as typed as its argument
    try:
        return convert(value, kind, strict=strict)
    except ValidationError as error:
        raise ConfigError((_forbidden(key, value, allowed(kind)),)) from error


def _secret(section: str, key: str, table: dict[str, Any], env: Mapping[str, str]) -> dict[str, Secret | None]:
    """A secret from the environment, from a file named there, or from the settings; it is never quoted."""
    variable = _variable(section, key)
    file = f"{variable}_FILE"
    value = table.get(key, "")
    if env.get(variable) and env.get(file):
        raise ConfigError((Problem(file, "", f"allowed: only one of {variable} and {file}"),))
    if env.get(file):
        value = _secret_file(file, env[file])
    elif env.get(variable):
        value = env[variable]
    if not isinstance(value, str):
        raise ConfigError((Problem(f"{section}.{key}", MASKED, f"allowed: {allowed(Secret | None)}"),))
    return {key: Secret(value.strip())} if value.strip() else {}


def _secret_file(variable: str, name: str) -> str:
    try:
        if value := Path(name).read_text(encoding="utf-8-sig").strip():
            return value
        reason = "it is empty"
    except OSError as error:
        reason = error.strerror or "it cannot be read"
    except ValueError:  # not UTF-8, or not a possible file name
        reason = "it is not text"
    # A token given where its file's name belongs must not be printed; tokens have no slash.
    shown = _shown(name) if "/" in name or "\\" in name else MASKED
    raise ConfigError((Problem(variable, shown, f"allowed: the path of a file that holds the secret ({reason})"),))


def _unknown(key: str, name: str, known: Iterable[str]) -> Problem:
    """A key or section that does not exist. Its value is not shown: it may be a secret under a misspelt name."""
    nearest = get_close_matches(name, known, n=1)
    return Problem(
        key, "", f'unknown, did you mean "{nearest[0]}"?' if nearest else f"unknown, allowed: {_list(known)}"
    )


def _derive(given: dict[str, dict[str, Any]]) -> None:
    """Fill in the defaults that follow from other keys."""
    for platform in ("discord", "telegram"):
        given[platform].setdefault("enabled", "token" in given[platform])
    if "path" in given["store"]:
        given["store"].setdefault("key_file", given["store"]["path"] + ".key")
    if "seats" in given["table"]:
        usual = Config().playground.house_players
        given["playground"].setdefault("house_players", min(usual, given["table"]["seats"] - 1))


def _contradictions(config: Config) -> Iterator[tuple[set[str], Problem]]:
    """Keys that are in range each but not together, with the problem that they make."""
    table, store, house = config.table, config.store, config.playground.house_players
    for key, lower in (
        ("big_blind", "small_blind"),
        ("buy_in_min", "big_blind"),
        ("buy_in_min", "ante"),
        ("buy_in_max", "buy_in_min"),
    ):
        value, least = getattr(table, key), getattr(table, lower)
        if value < least:
            range_here = f"{least} (table.{lower}) to {MAX_CHIPS}"
            yield {f"table.{key}", f"table.{lower}"}, _forbidden(f"table.{key}", value, range_here)
    if table.big_blind == 0 and (table.ante == 0 or table.big_blind_ante):
        range_here = f"1 to {MAX_CHIPS}, or 0 with an ante that every player pays"
        keys = {"table.big_blind", "table.small_blind", "table.ante", "table.big_blind_ante"}
        yield keys, _forbidden("table.big_blind", 0, range_here)
    if 0 < table.action_clock < SHORTEST_CLOCK:
        yield set(), _forbidden("table.action_clock", table.action_clock, allowed(Clock))
    if house >= table.seats:
        range_here = f"0 to {table.seats - 1} (one of {table.seats} seats is the visitor's)"
        keys = {"playground.house_players", "table.seats"}
        yield keys, _forbidden("playground.house_players", house, range_here)
    telegram = config.telegram
    if telegram.webhook_url.startswith("http://") and telegram.base_url == TelegramConfig().base_url:
        range_here = "an address with https://, or http:// for a server of your own in telegram.base_url"
        keys = {"telegram.webhook_url", "telegram.base_url"}
        yield keys, _forbidden("telegram.webhook_url", telegram.webhook_url, range_here)
    if Path(store.key_file) == Path(store.path):
        yield {"store.path"}, _forbidden("store.key_file", store.key_file, "the path of a file other than store.path")


def _forbidden(key: str, value: object, range_here: str) -> Problem:
    return Problem(key, _shown(value), f"allowed: {range_here}")


def allowed(kind: Any) -> str:  # noqa: ANN401 - a type annotation
    """What may stand for a key of this type, in words, as errors and the example file say it."""
    if kind == Secret | None:
        return "a secret text, or nothing"
    match inspect.type_info(kind):
        case inspect.Metadata(extra={"allowed": str(words)}):
            return words
        case inspect.IntType(ge=least, le=most):
            return f"{least} to {most}"
        case inspect.LiteralType():
            return _list(json.dumps(value) for value in get_args(kind))
        case inspect.BoolType():
            return "true or false"
        case other:
            raise TypeError(f"no words for {other}")


def _list(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def _shown(value: object) -> str:
    """A value as TOML would write it, on one line, shortened; a list or section is named only."""
    if isinstance(value, dict | list):
        return "a section" if isinstance(value, dict) else "a list"
    text = json.dumps(value, default=str)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
