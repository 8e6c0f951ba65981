"""What can be set: sections, keys, defaults. Ranges are part of the types, so the range that is stated is enforced."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

MAX_CHIPS: Final = 10**12
"""Largest amount of any setting in chips."""

SHORTEST_CLOCK: Final = 5
"""Shortest action clock in seconds, but for none at all: below it a press cannot travel in time."""


class Secret:
    """A token. Only `reveal` gives it away: repr, str and encoding do not."""

    __slots__ = ("_value",)

    def __init__(self, value: str) -> None:
        self._value = value

    def reveal(self) -> str:
        """The secret itself, for the one call that needs it."""
        return self._value

    def __repr__(self) -> str:
        return "Secret(***)"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and self._value == other._value

    def __hash__(self) -> int:
        return hash((Secret, self._value))


Chips = Annotated[int, Meta(ge=0, le=MAX_CHIPS)]
Blinds = Annotated[
    str, Meta(pattern=r"^([0-9]{1,12}(/[0-9]{1,12}){0,6})?\Z", extra={"allowed": "amounts as 40/80, or nothing"})
]
BuyIn = Annotated[int, Meta(ge=1, le=MAX_CHIPS)]
Clock = Annotated[int, Meta(ge=0, le=86400, extra={"allowed": f"0 (none) or {SHORTEST_CLOCK} to 86400"})]
FilePath = Annotated[str, Meta(pattern=r"^[^\x00]+\Z", extra={"allowed": "the path of a file"})]
Language = Annotated[str, Meta(pattern=r"^[a-z]{2,3}\Z", extra={"allowed": "the name of a folder of locales/"})]
Host = Annotated[str, Meta(pattern=r"^[^\s\x00/]+\Z", extra={"allowed": "a host name or address"})]
HttpAddress = Annotated[
    str, Meta(pattern=r"^https?://[^\s/]", extra={"allowed": "an address with http:// or https://"})
]
OwnAddress = Annotated[
    str, Meta(pattern=r"^$|^https?://[^\s/]", extra={"allowed": "an address with https:// or http://, or nothing"})
]
Pictures = Literal["off", "result", "street"]
"""When a table is drawn as a picture: never, when a hand ends in a showdown, or also when a street begins."""
SocketAddress = Annotated[
    str, Meta(pattern=r"^$|^wss?://[^\s/]", extra={"allowed": "an address with ws:// or wss://, or nothing"})
]


class DiscordConfig(Struct, frozen=True, kw_only=True):
    """The Discord front end. Loaded, `enabled` is true if a token is given and nothing else is said."""

    enabled: bool = False
    token: Secret | None = None
    api_base: HttpAddress = "https://discord.com/api/v10"
    gateway_url: SocketAddress = ""  # empty: the one that the API names
    guild_messages: bool = False
    shards: Annotated[int, Meta(ge=0, le=1000)] = 0  # 0: as many as Discord recommends
    pictures: Pictures = "street"
    card_emoji: bool = False


class TelegramConfig(Struct, frozen=True, kw_only=True):
    """The Telegram front end. Loaded, `enabled` is true if a token is given and nothing else is said."""

    enabled: bool = False
    token: Secret | None = None
    base_url: HttpAddress = "https://api.telegram.org/bot"
    webhook_url: OwnAddress = ""  # empty: long polling
    webhook_host: Host = "127.0.0.1"
    webhook_port: Annotated[int, Meta(ge=0, le=65535)] = 8443  # 0: any free one
    pictures: Pictures = "result"


class PlaygroundConfig(Struct, frozen=True, kw_only=True):
    """The local web page. Loaded, `house_players` leave at least one of `[table] seats` to a visitor."""

    enabled: bool = False
    host: Host = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8080  # 0: any free one
    house_players: Annotated[int, Meta(ge=0, le=9)] = 3


class StoreConfig(Struct, frozen=True, kw_only=True):
    """Where chips and hands are kept. Loaded, `key_file` is `path` with `.key` behind it if nothing else is said."""

    path: FilePath = "poker.db"
    key_file: FilePath = "poker.db.key"


class TableConfig(Struct, frozen=True, kw_only=True):
    """What is played at the tables that are opened: chips, seats, seconds unless the name says otherwise."""

    variant: Literal["holdem", "omaha", "draw", "draw32"] = "holdem"  # R-DEA-3, R-DRW-1
    betting: Literal["no-limit", "pot-limit", "fixed-limit"] = "no-limit"  # R-BET-3…5
    small_blind: Chips = 10
    big_blind: Chips = 20
    more_blinds: Blinds = ""  # R-FOR-1
    ante: Chips = 0
    big_blind_ante: bool = False  # the big blind pays `ante` for the whole table (R-FOR-1, R-FOR-4)
    bb_ante_first: bool = False  # R-FOR-2
    straddles: Annotated[int, Meta(ge=0, le=7)] = 0  # R-FOR-5
    min_bet: Chips = 0  # R-FOR-1
    small_bet: Chips = 0  # R-BET-5
    big_bet: Chips = 0  # R-BET-5
    raise_cap: Annotated[int, Meta(ge=1, le=20)] = 3  # R-BET-5
    cap_heads_up: bool = False  # R-BET-5
    pl_antes_count: bool = True  # R-BET-4
    late_street_min_bet: Literal["bb", "2bb"] = "bb"  # R-BET-6
    seats: Annotated[int, Meta(ge=2, le=10)] = 6  # R-TAB-1
    buy_in_min: BuyIn = 400
    buy_in_max: BuyIn = 2000
    biggest_stack_buy_in: bool = False  # R-HOM-3
    button: Literal["moving", "dead"] = "moving"  # R-TAB-3
    min_raise: Literal["last", "double", "bb"] = "last"  # R-BET-3
    post_to_enter: Literal["choice", "free"] = "choice"  # R-TAB-5
    first_to_show: Literal["last_street", "last_bettor"] = "last_street"  # R-SHO-1
    allin_showdown: Literal["all", "choice"] = "all"  # R-SHO-3
    showdown: Literal["auto", "live"] = "auto"  # R-SHO-4
    run_it_twice: bool = False  # R-BET-11
    chop_blinds: bool = False  # R-HOM-5
    jacks_or_better: bool = False  # R-HOM-7
    ties: Literal["split", "carry"] = "split"  # R-DRW-4
    max_draw: Annotated[int, Meta(ge=1, le=5)] = 5  # R-DRW-1, R-HOM-7
    ace_draws_one_more: bool = False  # R-HOM-7
    flush_beats_full_house: bool = False  # R-RNK-3
    ace_low_below_seven: bool = True  # R-RNK-3
    action_clock: Clock = 30  # R-CLK-1
    time_bank: Annotated[int, Meta(ge=0, le=3600)] = 60  # R-CLK-1
    time_bank_refill_hands: Annotated[int, Meta(ge=1, le=1_000_000)] = 20  # R-CLK-1
    delivery_allowance: Annotated[int, Meta(ge=0, le=10)] = 2  # R-CLK-2
    show_time: Annotated[int, Meta(ge=0, le=60)] = 5  # R-SHO-2
    hand_pause: Annotated[int, Meta(ge=0, le=60)] = 4
    away_minutes: Annotated[int, Meta(ge=1, le=1440)] = 15  # R-CLK-3
    idle_close_minutes: Annotated[int, Meta(ge=1, le=1440)] = 15  # R-CLK-5
    rebuy_seconds: Annotated[int, Meta(ge=5, le=3600)] = 60  # R-CLK-5


class CommunityConfig(Struct, frozen=True, kw_only=True):
    """What a new community begins with; `starting_chips` is each person's first balance."""

    language: Language = "en"
    starting_chips: Chips = 10_000
    tips: bool = True


class StopConfig(Struct, frozen=True, kw_only=True):
    """How the host takes its leave: seconds from SIGTERM to its end at most."""

    grace: Annotated[int, Meta(ge=0, le=60)] = 10


class LogConfig(Struct, frozen=True, kw_only=True):
    """What is logged, and how."""

    level: Literal["debug", "info", "warning", "error"] = "info"
    format: Literal["text", "json"] = "text"


class Config(Struct, frozen=True, kw_only=True):
    """All settings; `Config()` holds the defaults."""

    discord: DiscordConfig = DiscordConfig()
    telegram: TelegramConfig = TelegramConfig()
    playground: PlaygroundConfig = PlaygroundConfig()
    store: StoreConfig = StoreConfig()
    table: TableConfig = TableConfig()
    community: CommunityConfig = CommunityConfig()
    stop: StopConfig = StopConfig()
    log: LogConfig = LogConfig()
