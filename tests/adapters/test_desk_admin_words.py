"""What admins type: every form of it, every refusal with what would be possible, rulings as numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.desk import ADMIN_WORDS, RULINGS, SETTING_NAMES, STAKE_PAIRS, ChipsOrder, chips_of_text
from adapters.desk.ruling_numbers import MOST_CARDS, drawn_at, number_of, number_of_season, ruling_of
from adapters.desk.setting_words import ChangeRooms, shown_settings
from adapters.desk.stake_words import pair_of
from adapters.desk.wishes import wish_of_words
from poker_bot.engine.rules import TableRules
from poker_bot.host import commands as co
from poker_bot.host.ports import Settings
from poker_bot.host.rulings import RULINGS as HOST_RULINGS
from poker_bot.refusals import Refusal
from poker_bot.text import present
from tests.adapters.discord.scene import CATALOGUE
from tests.adapters.support import START
from tests.adapters.test_desk import desk, who
from tests.text.conftest import LANGUAGES

BLINDS: dict[str, co.RuleValue] = {"small_blind": 10, "big_blind": 20, "more_blinds": ()}
BUY_IN: dict[str, co.RuleValue] = {"buy_in_min": 400, "buy_in_max": 2000}
THOUSANDS = BLINDS | {"small_blind": 1000, "big_blind": 2000}
FIFTY = BLINDS | {"small_blind": 25, "big_blind": 50}
USUAL: dict[str, co.RuleValue] = {"variant": "holdem", "betting": "no-limit", "seats": 6, "action_clock": 30}
PRODUCT = "add evening 10/20 buyin=400-2000 ante=0 game=holdem betting=nl seats=6 clock=30"
"""The one-line example of the product's specification."""


@pytest.mark.parametrize(
    ("word", "text", "wish"),
    [
        ("stakes", "", co.Stakes()),
        ("stakes", " list ", co.Stakes()),
        (
            "stakes",
            PRODUCT,
            co.SaveStake(
                "evening",
                {**BLINDS, **BUY_IN, **USUAL, "ante": 0},
            ),
        ),
        ("stakes", "add evening blinds=10/20", co.SaveStake("evening", BLINDS)),
        ("stakes", "ADD Evening 10/20/40", co.SaveStake("Evening", {**BLINDS, "more_blinds": (40,)})),
        ("stakes", "add evening 10/20 TWICE=ON", co.SaveStake("evening", {**BLINDS, "run_it_twice": True})),
        ("stakes", "add “Friday night” 1k/2k", co.SaveStake("Friday night", THOUSANDS)),
        ("stakes", "add 10/20 buyin=400–2000", co.SaveStake("10/20", {**BLINDS, **BUY_IN})),
        ("stakes", "add 1/2 blinds=10/20", co.SaveStake("1/2", BLINDS)),
        ("stakes", "add malam ١٠/٢٠", co.SaveStake("malam", BLINDS)),
        ("stakes", "add x 10/20 game=plo", co.SaveStake("x", {**BLINDS, "variant": "omaha", "betting": "pot-limit"})),
        ("stakes", "add zéro 0/0", co.SaveStake("zéro", {"small_blind": 0, "big_blind": 0, "more_blinds": ()})),
        ("stakes", f"add x 10/{2**63}", co.SaveStake("x", {**BLINDS, "big_blind": 2**63})),
        ("stakes", "edit Friday night ante=5", co.SaveStake("Friday night", {"ante": 5}, "Friday night")),
        ("stakes", "edit 10/20 name=late", co.SaveStake("late", {}, "10/20")),
        ("stakes", "edit evening 25/50", co.SaveStake("evening", FIFTY, "evening")),
        ("stakes", "remove Friday night", co.RemoveStake("Friday night")),
        ("stakes", "default evening", co.UseStake("evening")),
        ("stakes", "default Friday night everywhere", co.UseStake("Friday night", everywhere=True)),
        ("stakes", "default none", co.UseStake("")),
        ("table", "close", co.CloseTable()),
        ("table", "Close NOW", co.CloseTable(now=True)),
        ("table", "last 5", co.LastHands(5)),
        ("table", "LAST 1k", co.LastHands(1000)),
        ("table", "last OFF", co.LastHands(0)),
        ("table", "until 23:30", co.StopTime("23:30")),
        ("table", "until 9:05", co.StopTime("09:05")),
        ("table", "until 23.30", co.StopTime("23:30")),
        ("table", "until 23h30", co.StopTime("23:30")),
        ("table", "until 1H", co.StopTime("01:00")),
        ("table", "until off", co.StopTime("")),
        ("settle", "", co.SettleUp()),
        ("settle", " CSV ", co.SettleUp(file=True)),
        ("settle", "file", co.SettleUp(file=True)),
        ("table", "pause", co.Pause(pause=True)),
        ("table", "resume", co.Pause(pause=False)),
        ("table", "settings", co.ShowTable()),
        ("table", "Settings ANTE=5 twice=on 10/20", co.ChangeTable({**BLINDS, "ante": 5, "run_it_twice": True})),
        ("table", "open omaha evening", co.OpenTable("omaha", "", "evening")),
        ("floor", "misdeal", co.Floor("misdeal")),
        ("floor", "exposed 3:1 4:2", co.Floor("exposed", cards=((3, 1), (4, 2)))),
        ("floor", "extra", co.Floor("extra", count=1)),
        ("floor", "extra 2", co.Floor("extra", count=2)),
        ("floor", "REMOVE 3", co.Floor("remove", seat=3)),
        ("settings", "", co.ShowSettings()),
        ("settings", "daily_chips=1k", co.ChangeSettings({"daily_chips": 1000})),
        ("settings", "house_players=off", co.ChangeSettings({"house_players": False})),
        ("settings", "time_zone=Europe/Paris", co.ChangeSettings({"time_zone": "Europe/Paris"})),
        ("settings", "admin_role=<@&123456>", co.ChangeSettings({"admin_role": "123456"})),
        ("settings", "admin_role=none quiet_from=none", co.ChangeSettings({"admin_role": "", "quiet_from": ""})),
        ("settings", "starting_chips=default", co.ChangeSettings({"starting_chips": -1})),
        ("settings", "rooms=everywhere", co.ChangeSettings({"rooms": ()})),
        ("settings", "rooms=here daily_chips=5", ChangeRooms(here=True, others={"daily_chips": 5})),
        ("settings", "rooms=not-here", ChangeRooms(here=False, others={})),
        ("chips", "season", co.Season()),
        ("chips", "grant @nobody 500", Refusal("unknown-person", {"text": "@nobody"})),
        ("audit", "", co.AdminLog()),
        ("audit", "120", co.AdminLog(120)),
        ("audit", "file", co.AuditFile()),
        ("audit", "pairs", co.Pairs()),
        ("audit", "PAIRS 7", co.Pairs(7)),
        ("audit", "pairs file", co.Pairs(file=True)),
        ("audit", "pairs csv 7", co.Pairs(7, file=True)),
        ("gift", "@nobody 500", co.Gift(None, 0, "@nobody")),
        ("daily", "", co.Daily()),
        ("top", "", co.Top()),
        ("privacy", "exclude 30", co.Exclude(30)),
    ],
)  # fmt: skip
def test_what_is_typed_is_what_is_meant(word: str, text: str, wish: object) -> None:
    """Words in any case, quotes of all kinds, amounts as everywhere; numbers out of range are the host's to refuse."""
    assert wish_of_words(word, text, None, 3) == wish


@pytest.mark.parametrize(
    ("word", "text", "code", "possible"),
    [
        ("stakes", "dance", "not-understood", "add evening 10/20"),
        ("stakes", "add", "not-understood", "add evening 10/20"),
        ("stakes", "remove", "not-understood", "remove evening"),
        ("stakes", "list evening", "not-understood", "edit evening ante=5"),
        ("stakes", "edit evening", "not-understood", "edit evening ante=5"),
        ("stakes", "edit ante=5", "not-understood", "edit evening ante=5"),
        ("stakes", "add evening 10", "not-understood", "10/20"),
        ("table", "settings ante", "not-understood", "10/20"),
        ("audit", "pairs 7 8", "not-understood", "pairs 30"),
        ("audit", "pairs file file", "not-understood", "pairs file"),
        ("audit", "pairs soon", "not-understood", "pairs 30"),
        ("gift", "", "not-understood", "@name 500"),
        ("gift", "500", "not-understood", "@name 500"),
        ("table", "settings ante=5 ante=6", "not-understood", "game, betting, blinds"),
        ("stakes", "add evening 10/x", "not-understood", "10/20"),
        ("stakes", "add evening -10/20", "not-understood", "10/20"),
        ("stakes", "add evening blinds=1e9", "not-understood", "blinds=10/20"),
        ("stakes", "add evening blinds=10", "not-understood", "blinds=10/20"),
        ("stakes", "add evening blinds=", "not-understood", "blinds=10/20"),
        ("stakes", "add evening 10/20 ante=-5", "not-understood", "ante=5"),
        ("stakes", "add evening 10/20 ante=1e9", "not-understood", "ante=5"),
        ("stakes", "add evening 10/20 ante=1.5", "not-understood", "ante=5"),
        ("stakes", "add evening 10/20 ante=5 ante=6", "not-understood", "game, betting, blinds"),
        ("stakes", "add evening 10/20 blinds=10/20", "not-understood", "game, betting, blinds"),
        ("stakes", "add evening 10/20 game=chess", "not-understood", "holdem|omaha|draw|draw32"),
        ("stakes", "add evening 10/20 betting=plo", "not-understood", "no-limit|pot-limit|fixed-limit"),
        ("stakes", "add evening 10/20 twice=perhaps", "not-understood", "twice=on"),
        ("stakes", "add evening 10/20 button=left", "not-understood", "moving|dead"),
        ("stakes", "add evening 10/20 buyin=1-2-3", "not-understood", "buyin=400-2000"),
        ("stakes", "add evening 10/20 colour=red", "not-understood", "buyin"),
        ("stakes", "add <b>x</b> 10/20", "stake-name", "24"),
        ("stakes", "add **x** 10/20", "stake-name", "24"),
        ("stakes", f"add {'x' * 200} 10/20", "stake-name", "24"),
        ("stakes", "add a\u202eb 10/20", "stake-name", "24"),
        ("stakes", "add ... 10/20", "stake-name", "24"),
        ("stakes", 'add "" 10/20', "stake-name", "24"),
        ("stakes", "edit evening name=__x__", "stake-name", "24"),
        ("table", "close later", "not-understood", "close now"),
        ("table", "pause 5", "not-understood", "resume"),
        ("table", "last", "not-understood", "5, off"),
        ("table", "last 0", "not-understood", "5, off"),
        ("table", "last -3", "not-understood", "5, off"),
        ("table", "until", "not-understood", "23:30"),
        ("table", "until 24:00", "not-understood", "23:30"),
        ("table", "until 23:60", "not-understood", "23:30"),
        ("table", "until 2330", "not-understood", "23:30"),
        ("table", "until 23:30 tomorrow", "not-understood", "23:30"),
        ("settle", "up", "not-understood", "file"),
        ("floor", "", "not-understood", "exposed 3:1"),
        ("floor", "dance", "no-such-ruling", "misdeal"),
        ("floor", "misdeal please", "not-understood", "misdeal"),
        ("floor", "exposed", "not-understood", "exposed 3:1"),
        ("floor", "exposed 3", "not-understood", "exposed 3:1"),
        ("floor", "exposed 99:1", "not-understood", "exposed 3:1"),
        ("floor", "exposed 3:9", "not-understood", "exposed 3:1"),
        ("floor", "exposed " + "1:1 " * 7, "not-understood", "exposed 3:1"),
        ("floor", "extra 0", "not-understood", "extra"),
        ("floor", "extra 8", "not-understood", "extra"),
        ("floor", f"extra {2**63}", "not-understood", "extra"),
        ("floor", "remove", "not-understood", "remove 3"),
        ("floor", "remove -3", "not-understood", "remove 3"),
        ("floor", f"remove {2**63}", "not-understood", "remove 3"),
        ("floor", "remove 16", "not-understood", "remove 3"),
        ("settings", "daily_chips", "not-understood", "daily_chips=500"),
        ("settings", "daily_chips=", "not-understood", "daily_chips=500"),
        ("settings", "daily_chips=-5", "not-understood", "daily_chips=500"),
        ("settings", "daily_chips=1 daily_chips=2", "not-understood", "daily_chips"),
        ("settings", "rooms=here rooms=here", "not-understood", "daily_chips"),
        ("settings", "rooms=cellar", "not-understood", "here|not-here|everywhere"),
        ("settings", "admin_role=Dealers", "not-understood", "@role|none"),
        ("settings", "house_players=perhaps", "not-understood", "on|off"),
        ("settings", "colour=red", "not-understood", "daily_chips"),
        ("chips", "", "not-understood", "grant @name 500"),
        ("chips", "grant 500", "not-understood", "grant @name 500"),
        ("chips", "season now", "not-understood", "season"),
        ("audit", "yesterday", "not-understood", "file"),
        ("audit", f"{2**63}", "not-understood", "file"),
        ("privacy", "everything", "not-understood", "export, delete, exclude 30"),
        ("community", "join", "not-understood", "unlink"),
        ("privacy", "exclude", "not-understood", "exclude 30"),
        ("privacy", "exclude -3", "not-understood", "exclude 30"),
    ],
)
async def test_what_is_not_understood_is_refused_with_what_would_be(
    word: str, text: str, code: str, possible: str
) -> None:
    """Privately, by name, in each language, in an alert's length, with what is possible; the host hears nothing."""
    wish = wish_of_words(word, text, None, 3)
    assert isinstance(wish, Refusal)
    assert wish.code == code
    for language in LANGUAGES:
        place, counter = desk()
        answer = await place.typed(word, text, who(locale=language))
        said = answer.sheet.text()
        assert (answer.kind, answer.private) == ("refused", word not in {"table", "settle"})
        assert possible in said
        assert len(said) <= 200
        assert counter.asked == []
        assert not set("\u202e{}") & set(said)


@given(st.sampled_from(sorted(ADMIN_WORDS | {"table", "privacy"})), st.text(max_size=300))
async def test_no_text_is_too_strange(word: str, text: str) -> None:
    """Whatever stands behind a word of the admins is answered, privately where it is theirs alone."""
    place, _ = desk()
    answer = await place.typed(word, text, who())
    assert answer.alert
    assert len(answer.alert) <= 200
    assert answer.private or word == "table"


@pytest.mark.parametrize("name", STAKE_PAIRS)
def test_the_example_of_a_pair_is_one(name: str) -> None:
    """What a refusal names as possible is understood, each alternative of it, and nonsense in its place is not."""
    for value in STAKE_PAIRS[name].split("|"):
        assert isinstance(pair_of(f"{name}={value}"), dict)
    assert isinstance(pair_of(f"{name}=nonsense"), Refusal)


def test_every_rule_can_be_set() -> None:
    """All fields of a table's rules but the tournament's have a pair, by their own name, too."""
    fields = set[str]()
    for name, example in STAKE_PAIRS.items():
        read = pair_of(f"{name}={example.split('|')[0]}")
        assert isinstance(read, dict)
        fields |= read.keys()
    assert fields == set(TableRules.__struct_fields__) - {"tournament"}
    named = fields - {"small_blind", "big_blind", "more_blinds", "buy_in_min", "buy_in_max"}
    for field in named:
        own = pair_of(f"{field}=nonsense")
        assert isinstance(own, Refusal)
        assert str(own.params["possible"]).partition("=")[0] in STAKE_PAIRS


def test_settings_are_shown_as_they_are_typed() -> None:
    """Every setting but the stake is shown, and typing what is shown changes nothing."""
    assert set(SETTING_NAMES) == set(Settings.__struct_fields__) - {"stake"} | {"language"}
    shown = shown_settings(Settings(), "fr", 1)
    typed = wish_of_words("settings", " ".join(f"{name}={value}" for name, value in shown.items()), None, 3)
    assert isinstance(typed, co.ChangeSettings)
    assert typed.changes == {name: getattr(Settings(), name, "fr") for name in SETTING_NAMES}
    assert shown_settings(Settings(rooms=(1, 2)), "en", 1)["rooms"] == "here"
    assert shown_settings(Settings(rooms=(2,)), "en", 1)["rooms"] == "not-here"


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("grant @ann 500", ChipsOrder(take=False, name="@ann", amount="500")),
        ("TAKE Ann Lee 1.5k", ChipsOrder(take=True, name="Ann Lee", amount="1.5k")),
        ("grant 500", ChipsOrder(take=False, name="", amount="500")),
        ("season", co.Season()),
    ],
)
def test_an_order_about_chips(text: str, order: object) -> None:
    """Whom it names the platform finds out; the amount stands at the end."""
    assert chips_of_text(text) == order


def test_rulings_are_those_of_the_host() -> None:
    """Each can be typed, has a name in every language, and a place that old buttons rely on."""
    assert RULINGS == HOST_RULINGS
    assert RULINGS == ("exposed", "extra", "wrong-count", "flop", "turn", "river", "misdeal", "void", "remove")
    for language in LANGUAGES:
        names = {present.ruling_name(ruling, lang=language, catalogue=CATALOGUE) for ruling in RULINGS}
        assert len(names) == len(RULINGS)


seats, cards = st.integers(0, 15), st.integers(0, 7)
floors = st.builds(
    co.Floor,
    st.sampled_from(RULINGS),
    seats,
    st.lists(st.tuples(seats, cards), max_size=MOST_CARDS).map(tuple),
    cards,
    st.just(value=True),
)


@given(floors)
def test_a_ruling_comes_back_from_its_number(floor: co.Floor) -> None:
    """Its number fits a button and stands for nothing else; it comes back confirmed."""
    number = number_of(floor)
    assert 0 < number < 2**63
    assert ruling_of(number) == floor


@given(st.integers(0, 2**63 - 1))
def test_a_number_is_one_ruling_or_none(number: int) -> None:
    """Numbers that are on no button mean nothing."""
    floor = ruling_of(number)
    assert floor is None or number_of(floor) == number


@pytest.mark.parametrize(
    "floor",
    [
        co.Floor("dance"),
        co.Floor("remove", seat=16),
        co.Floor("remove", seat=-1),
        co.Floor("extra", count=8),
        co.Floor("exposed", cards=((16, 1),)),
        co.Floor("exposed", cards=((1, 8),)),
        co.Floor("exposed", cards=((1, 1),) * (MOST_CARDS + 1)),
    ],
)
def test_what_does_not_fit_has_no_number(floor: co.Floor) -> None:
    """No seat is taken for another because its number is too large."""
    assert number_of(floor) == 0


@given(st.integers(0, 10**6), st.integers(0, 10**18), st.integers(START, 4 * 10**12))
def test_a_season_has_a_number_for_its_button(people: int, chips: int, drawn: int) -> None:
    """It fits, says when it was drawn, and other people, other chips or another time give another."""
    number = number_of_season(people, chips, drawn)
    assert 0 < number < 2**63
    assert drawn_at(number) == drawn // 1000 * 1000
    assert number != number_of_season(people + 1, chips, drawn)
    assert number != number_of_season(people, chips + 1, drawn)
    assert number != number_of_season(people, chips, drawn + 1000)
