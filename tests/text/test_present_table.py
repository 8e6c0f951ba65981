"""The public message: what stands where, in whose words, and that it always fits and never shows a hidden card."""

import re

import pytest
from msgspec.structs import replace

from poker_bot.engine import actions as act
from poker_bot.engine.events import (
    AnyEvent,
    PlayerSatDown,
    PlayerSatIn,
    PlayerSatOut,
    PlayerStoodUp,
    TurnExtended,
)
from poker_bot.engine.rules import TableRules
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import Post, plain_text, post_text, present_table
from poker_bot.text.present.size import drawn_size, text_size
from tests.text.conftest import LANGUAGES
from tests.text.look import Reader
from tests.text.samples import SAMPLES
from tests.text.secrecy import public_signs, signs_in
from tests.text.tables import LONG_NAMES, NOW, Sample, Table

each_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def reader(catalogue: Catalogue) -> Reader:
    """English."""
    return Reader("en", catalogue)


def blocks(post: Post) -> list[list[str]]:
    """The lines between blank ones."""
    return [block.split("\n") for block in post_text(post).split("\n\n")]


def shown(reader: Reader, sample: str) -> list[list[str]]:
    """The blocks of a sample's table message."""
    return blocks(reader.table(SAMPLES[sample]()))


def test_a_running_hand_reads_from_title_to_turn(reader: Reader) -> None:
    """Title, board and pot, a line per seat, the last actions, and right above the buttons whose turn it is."""
    assert shown(reader, "flop_side_pot") == [
        ["Table 3K7 · 10/20 · hand 1 · flop", f"Board: {_signs('Qd 7c 2s')}", "Pot: 680 · main pot 480 · side pot 200"],
        [
            "1 Anna (D) · 880",
            "2 Bruno (SB) · 0 · all-in",
            "3 Chloé (BB) · 1,680 · bet 200",
            "▶ 4 Dewi · 1,380",
        ],
        [
            "Chloé calls 100",
            "Dewi calls 100",
            "Anna calls 60",
            f"– flop: {_signs('Qd 7c 2s')}",
            "Chloé bets 200",
        ],
        ["▶ Dewi, it's on you: 200 to call", "⏳ in 17 sec"],
    ]


def _signs(cards: str) -> str:
    """Card signs as they are written."""
    suits = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
    return " ".join(card[0].replace("T", "10") + suits[card[1]] + "\ufe0e" for card in cards.split())


def test_the_turn_mentions_the_player_and_counts_down(reader: Reader) -> None:
    """The name carries the person's id, the deadline its instant; nothing else does."""
    post = reader.table(SAMPLES["flop_side_pot"]())
    spans = [span for line in post.lines for span in line]
    assert [(span.text, span.person) for span in spans if span.person] == [("Dewi", 104)]
    assert [(span.text, span.instant) for span in spans if span.instant is not None] == [("in 17 sec", NOW + 17_000)]


def test_a_table_without_a_clock_counts_nothing_down(reader: Reader) -> None:
    """Without a deadline there is no countdown line."""
    post = reader.table(Table(1000, 1000).deal().sample())
    assert post_text(post).endswith("▶ Anna, it's on you: 10 to call")


def test_the_time_bank_is_named_while_it_runs(reader: Reader) -> None:
    """The countdown says that it is the time bank (R-CLK-1)."""
    assert shown(reader, "time_bank")[-1][-1] == "⏳ Time bank: in 1 min"


@pytest.mark.parametrize(
    ("sample", "line"),
    [
        ("first_on_flop", "▶ Bruno, it's on you: check or bet"),
        ("big_blind_option", "▶ Chloé, it's on you: check or raise"),
        ("all_in_call", "▶ Bruno, it's on you: 88 to call, all-in"),
    ],
)
def test_the_turn_says_what_it_costs(sample: str, line: str, reader: Reader) -> None:
    """Free or a price, and whether the price is the whole stack."""
    assert shown(reader, sample)[-1][0] == line


def test_pots_divide_once_somebody_is_all_in(reader: Reader) -> None:
    """Main and side pots stand beside the whole; blinds and raises alone divide nothing (R-POT-1)."""
    assert shown(reader, "turn_side_pots")[0][2] == "Pot: 880 · main pot 480 · side pot 400"
    assert shown(reader, "preflop_raised")[0][1] == "Pot: 250"


def test_a_raise_is_told_by_its_total_and_its_size(reader: Reader) -> None:
    """What stands after "to" is the total for the street, and how much more than before (trouble R-10)."""
    told = shown(reader, "preflop_raised")[2]
    assert "Dewi raises to 60 (40 more)" in told
    assert "Anna raises to 160 (100 more)" in told


def test_an_all_in_call_is_a_call(reader: Reader) -> None:
    """Raises to 60, 100, 280, then all-in for 198: calls 98, and 82 go back (trouble R-11)."""
    table = Table(198, 1000, rules=TableRules(buy_in_min=100))
    table.deal("2c7d", "AsAd", board="KsQd9h6s4c").play("r60", "r100", "c").play("r180", "a")
    text = post_text(reader.table(table.sample()))
    assert "Anna calls 98 and is all-in" in text
    assert "82 returned to Bruno: nobody called" in text


def test_players_who_do_the_same_share_a_sentence(reader: Reader) -> None:
    """Folds in a row are one line, so that the log reaches back further."""
    assert "Enzo and Fatou fold" in shown(reader, "preflop_raised")[2]
    assert "Bruno folds" in shown(reader, "preflop_raised")[2]


def test_what_the_clock_decided_is_told_as_such(reader: Reader) -> None:
    """A time-out checks when free and folds otherwise, and the log says that it was the clock (R-CLK-3)."""
    told = shown(reader, "timed_out")[2]
    assert "Bruno is out of time and checks" in told
    assert "Dewi is out of time and folds" in told


def test_forced_bets_are_told_once(reader: Reader) -> None:
    """Antes of all players are one sum; a single-payer ante has its payer (R-FOR-4)."""
    rules = TableRules(ante=5, big_blind_ante=20, buy_in_min=100)
    text = post_text(reader.table(Table(1000, 1000, 1000, rules=rules).deal().sample()))
    assert "Table 3K7 · 10/20, ante 5, big-blind ante 20 · hand 1" in text
    assert "Antes in the pot: 15" in text
    assert "Chloé posts the ante for the table 20" in text


def test_more_time_is_announced(reader: Reader) -> None:
    """An extended deadline says why (R-CLK-2)."""
    sample = SAMPLES["preflop"]()
    log = (*sample.log, TurnExtended(sample.view.turn, 4_200))
    text = post_text(reader.table(_with_log(sample, log)))
    assert "The message came late: 5 sec more on the clock" in text


def test_going_and_coming_back_again_and_again_pushes_nothing_out_of_the_log(reader: Reader) -> None:
    """Of what somebody does about his seat only the last is told; what was played stays."""
    sample = SAMPLES["preflop"]()
    before = blocks(reader.table(sample))[2]
    restless = (PlayerSatOut(2, "asked"), PlayerSatIn(2, waiting=False)) * 20
    passing = (PlayerStoodUp(6, 901, 400, "left"), PlayerSatDown(6, 901, 400, waiting=True)) * 20
    told = blocks(reader.table(_with_log(sample, (*sample.log, *restless, *passing))))[2]
    assert told == [*before, "Bruno is back", "Player 6 sits down with 400"][-5:]


def _with_log(sample: Sample, log: tuple[AnyEvent, ...]) -> Sample:
    """The same moment with another log."""
    return replace(sample, log=log)


def test_a_contested_pot_names_the_hand_and_its_five_cards(reader: Reader) -> None:
    """Who wins how much with which hand, down to the kicker that decided (R-POT-5, R-RNK-4)."""
    assert shown(reader, "result_kicker")[3] == [
        "🏆 Anna wins 1,000",
        f"pair of aces with king and jack kickers · {_signs('As Ah Ks Jh 7s')}",
    ]


def test_a_mucked_hand_decides_no_kicker(reader: Reader) -> None:
    """Nothing about a mucked hand can be read from the winner's name (R-SHO-5)."""
    result = shown(reader, "result_mucked")
    assert result[1][2] == "3 Chloé (BB) · 1,860 (-140) · mucked"
    assert result[3][1].startswith("pair of aces, king kicker · ")


def test_pots_are_told_from_the_last_side_pot_to_the_main_pot(reader: Reader) -> None:
    """After what was returned, each pot has its amount, winner and hand (R-POT-5)."""
    result = shown(reader, "result_side_pots")[3]
    assert result[0] == "500 returned to Dewi: nobody called"
    assert result[1::2] == [
        "🏆 Anna wins side pot 2: 1,200",
        "🏆 Chloé wins side pot 1: 840",
        "🏆 Bruno wins the main pot: 480",
    ]
    assert result[2].startswith("pair of kings, ace kicker · ")


def test_a_split_names_every_share_and_the_odd_chip(reader: Reader) -> None:
    """155 for two are 78 and 77, the odd chip to the first left of the button (R-POT-3); one hand, one line."""
    assert shown(reader, "result_split_odd")[3] == [
        "🏆 Split pot of 155: Chloé 78 (odd chip) and Anna 77",
        f"ace-high straight · {_signs('As Kd Qh Js Tc')}",
    ]


def test_an_uncalled_bet_is_returned_and_not_won(reader: Reader) -> None:
    """The bet of 200 goes back, the pot of 60 is won, and no cards are named (R-BET-8, trouble M-10)."""
    result = shown(reader, "result_uncontested")
    assert result[3] == ["200 returned to Chloé: nobody called", "🏆 Chloé wins 60 without a showdown"]
    assert result[4] == ["Chloé may still show", "Next hand in 5 sec"]


def test_a_finished_hand_tells_who_folded_and_what_it_cost(reader: Reader) -> None:
    """Stacks stand with the gain or loss of the hand, bets of the last street no more."""
    assert shown(reader, "result_uncontested")[1] == [
        "1 Anna (D) · 980 (-20) · folded",
        "2 Bruno (SB) · 960 (-20) · folded",
        "3 Chloé (BB) · 2,040 (+40)",
    ]


def test_streets_nobody_bets_on_do_not_fill_the_log(reader: Reader) -> None:
    """After an all-in before the flop the last actions are still those of players."""
    assert shown(reader, "result_kicker")[2][-1] == "Bruno calls 480 and is all-in"


def test_who_may_show_is_asked_with_a_deadline(reader: Reader) -> None:
    """Beaten hands have one common window (R-SHO-2); the cards shown stand at their seat."""
    result = shown(reader, "showdown_choice")
    assert result[1][1] == f"2 Bruno (SB) · 840 · {_signs('Ah Kh')}"
    assert result[-1] == ["▶ Show or muck? Chloé", "⏳ in 5 sec"]


def test_seats_say_who_is_not_quite_here(reader: Reader) -> None:
    """Waiting, posting, leaving, away, out of chips and queued chips have their words."""
    assert shown(reader, "waiting_to_enter")[1][2:] == [
        "3 Chloé (BB) · 1,980 · bet 20 · leaving",
        "4 Dewi · 500 · waits for the big blind",
        "5 Enzo · 700 · posts to come in",
    ]
    assert " · away" in shown(reader, "table_trouble")[1][2]
    assert " · out of chips" in shown(reader, "result_kicker")[1][1]


def test_queued_chips_and_stakes_are_announced(reader: Reader) -> None:
    """What waits for the end of the hand stands in the message (R-TAB-6, trouble R-42)."""
    table = Table(1000, 1000).deal()
    table.do(act.TopUp(2, 500), act.ChangeRules(TableRules(small_blind=20, big_blind=40)))
    text = post_text(reader.table(table.sample()))
    assert "2 Bruno (BB) · 980 · bet 20 · +500 next hand" in text
    assert text.endswith("From the next hand: 20/40")


def test_a_closing_and_a_closed_table_say_so(reader: Reader) -> None:
    """The last line tells that no hand follows."""
    assert shown(reader, "closing")[-1][-1] == "The table closes after this hand"
    assert shown(reader, "closed")[-1] == ["This table is closed. All chips are back in the balances."]


def test_a_frozen_table_asks_nobody(reader: Reader) -> None:
    """A stopped table says that it has stopped, and takes no presses (R-POT-4)."""
    post = reader.table(SAMPLES["stopped"]())
    assert "it's on you" not in post_text(post)
    assert post_text(post).endswith("No chips are lost; an admin has to look at it.")
    assert post.rows == ()


def test_the_lobby_says_what_is_played_and_who_sits(reader: Reader) -> None:
    """Game, stakes, buy-in, clock, seats, and what the table waits for."""
    assert shown(reader, "lobby_one") == [
        ["Table 3K7 · No-limit Texas hold'em 10/20", "Buy-in 400–2,000 · 30 sec a turn"],
        ["Seats taken: 1 of 6", "1 Anna · 1,000"],
        ["Waiting for one more player"],
    ]
    assert shown(reader, "lobby_empty")[-1] == ["Nobody here yet. Who wants to play?"]
    assert shown(reader, "lobby_soon")[-1] == ["Next hand in 5 sec"]


@each_language
@pytest.mark.parametrize("name", SAMPLES)
def test_every_situation_fits_one_message(name: str, lang: str, catalogue: Catalogue) -> None:
    """Under 1,800 characters of words and 2,000 with all markup, ten long names and nine pots included."""
    sample = SAMPLES[name]()
    nasty = dict(zip(sample.people, (f"*_~|`[]()#@*_~|{name}" for name in LONG_NAMES), strict=False))
    for people in (sample.people, nasty):
        post = Reader(lang, catalogue).table(sample, people)
        assert text_size(post) < 1_800
        assert drawn_size(post) < 2_000


@each_language
def test_the_fullest_table_still_names_every_seat_and_pot(lang: str, catalogue: Catalogue) -> None:
    """Ten seats and nine pots lose log lines and long names, never a seat, a pot or what happens next."""
    post = Reader(lang, catalogue).table(SAMPLES["ten_seats_result"]())
    lines = [plain_text(line) for line in post.lines]
    assert sum("🏆" in line for line in lines) == 9
    assert sum(bool(re.match(r"\d+ ", line)) for line in lines) >= 10
    assert post.lines[-1][-1].instant == NOW + 5_000


@each_language
def test_usual_lines_fit_a_phone(lang: str, catalogue: Catalogue) -> None:
    """With usual names and amounts most lines are at most 42 characters, and none of the seats is longer than 50."""
    lines: list[str] = []
    for name, make in SAMPLES.items():
        if not name.startswith(("ten_seats", "six_draw", "sixty")):
            post = Reader(lang, catalogue).table(make())
            lines += [plain_text(line).replace("\ufe0e", "") for line in post.lines if line]
    assert sum(len(line) <= 42 for line in lines) / len(lines) >= 0.9
    assert max(len(line) for line in lines if re.match(r"(?:▶ )?\d+ ", line)) <= 50


@each_language
@pytest.mark.parametrize("name", SAMPLES)
def test_no_public_message_shows_a_hidden_card(name: str, lang: str, catalogue: Catalogue) -> None:
    """Every card sign in a table message was made public by an event (law 6)."""
    sample = SAMPLES[name]()
    assert signs_in(Reader(lang, catalogue).table(sample)) <= public_signs(sample.log)


def test_the_message_is_the_same_for_the_same_state(reader: Reader) -> None:
    """Rendering twice gives equal posts, so that an unchanged one is not sent again."""
    assert reader.table(SAMPLES["preflop"]()) == reader.table(SAMPLES["preflop"]())


def test_an_older_message_says_nothing_of_what_comes_next(catalogue: Catalogue) -> None:
    """The next hand stands in a newer message: no countdown that has run out, nobody who may still show."""
    sample = SAMPLES["result_kicker"]()

    def text(*, past: bool) -> str:
        post = present_table(
            *(sample.view, sample.people, sample.log),
            lang="en",
            catalogue=catalogue,
            code="3K7",
            now=NOW,
            next_hand_at=NOW + 4_000,
            past=past,
        )
        return post_text(post)

    assert "Next hand" in text(past=False)
    assert "Next hand" not in text(past=True)
    assert "wins" in text(past=True)
