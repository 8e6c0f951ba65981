"""The table message of the other games and of the options, as a player reads it."""

import pytest
from msgspec.structs import replace

from poker_bot.engine import actions as act
from poker_bot.engine import evaluate
from poker_bot.engine.cards import parse_cards
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.hands import hand_name
from poker_bot.text.present import post_text
from tests.text import games
from tests.text.conftest import LANGUAGES
from tests.text.look import Reader
from tests.text.samples import SAMPLES
from tests.text.tables import Table


@pytest.fixture
def reader(catalogue: Catalogue) -> Reader:
    """English."""
    return Reader("en", catalogue)


def shown(reader: Reader, sample: str) -> list[list[str]]:
    """The blocks of a sample's table message, without the sign that asks for text in place of emoji."""
    text = post_text(reader.table(SAMPLES[sample]())).replace("\ufe0e", "")
    return [block.split("\n") for block in text.split("\n\n")]


def actions(reader: Reader, sample: str) -> list[list[str]]:
    """The actions of the buttons, row by row."""
    return [[button.action for button in row] for row in reader.table(SAMPLES[sample]()).rows]


def test_a_draw_reads_from_title_to_turn(reader: Reader) -> None:
    """Who exchanged how many, who stood pat, whose draw it is and how long (R-DRW-3)."""
    assert shown(reader, "draw_declared") == [
        ["Table 3K7 · 5-card draw, ante 5 · hand 1 · draw", "Pot: 80"],
        [
            "1 Anna (D) · 995 · folded",
            "2 Bruno · 955 · drew 2",
            "3 Chloé · 1,975 · stood pat",
            "▶ 4 Dewi · 1,475",
        ],
        ["Chloé bets 20", "Dewi calls 20", "Anna folds", "Bruno calls 20", "– the draw"],
        ["▶ Dewi, it's on you: choose the cards to exchange", "⏳ in 25 sec"],
    ]
    assert actions(reader, "draw_declared") == [["draw-menu", "stand-pat", "cards"], ["sit"]]


def test_after_the_draw_the_numbers_stay_until_hands_are_shown(reader: Reader) -> None:
    """What was drawn is the story of the second round; an open hand tells more."""
    seats = shown(reader, "draw_bets")
    assert seats[0][0].endswith("hand 1 · second round")
    assert "2 Bruno · 905 · drew 2 · bet 50" in seats[1]
    assert shown(reader, "draw_first_bets")[0][0].endswith("hand 1 · first round")
    assert shown(reader, "draw_result")[1][1:3] == [
        "2 Bruno · 905 · A♥ Q♥ Q♣ J♦ 10♥",
        "3 Chloé · 1,925 · stood pat",
    ]


def test_an_exhausted_deck_is_told(reader: Reader) -> None:
    """While the discards are shuffled nobody is asked, and afterwards the log says it (R-DRW-3, R-FAIR-5)."""
    waiting = shown(reader, "draw_reseal")
    assert waiting[-1] == ["The remaining cards are being shuffled…"]
    assert waiting[2][-1] == "The deck ran out, new shuffle of discards: 5"
    assert actions(reader, "draw_reseal") == [["cards"]]
    assert "it's on you: check or bet" in shown(reader, "draw_resealed")[-1][0]


def test_a_carried_pot_is_told_now_and_in_the_next_hand(reader: Reader) -> None:
    """A tie is no split here: the pot goes on, and when somebody leaves it is split (R-DRW-4)."""
    assert shown(reader, "draw_carried")[3] == ["🤝 Tie: the pot of 50 goes to the next hand"]
    assert shown(reader, "draw_carried_next")[0][1] == "Pot: 60 · 50 of it carried over"
    split = shown(reader, "draw_carried_split")
    assert "The carried pot is split: Bruno 25 and Anna 25" in split[2]
    assert all("goes to the next hand" not in line for block in split for line in block)


def test_a_void_hand_keeps_what_was_carried_before(reader: Reader) -> None:
    """Nobody tied in it, but the pot of the hand before still waits (R-FLR-5, R-DRW-4)."""
    table = Table(1000, 1000, rules=games.CARRY)
    table.deal("AsKdQh9c8s", "AhKcQd9s8h").play("r20", "c", "d", "d", "k", "k").deal().do(act.VoidHand())
    assert "In the pot for the next hand: 50" in post_text(reader.table(table.sample()))


def test_a_fixed_bet_has_one_button_with_its_amount(reader: Reader) -> None:
    """No menu, no presets: the small bet before and on the flop, the big one later, none after the cap (R-BET-5)."""
    rows = {name: reader.table(SAMPLES[name]()).rows for name in ("limit_preflop", "limit_turn", "limit_complete")}
    assert [button.label for button in rows["limit_preflop"][0]] == ["Fold", "Call 20", "Raise to 40", "My cards"]
    assert [button.label for button in rows["limit_turn"][0]] == ["Fold", "Check", "Bet 40", "My cards"]
    assert [button.label for button in rows["limit_complete"][0]] == ["Fold", "Call 18", "Raise to 40", "My cards"]
    assert [(b.action, b.amount) for b in rows["limit_preflop"][0]][2] == ("raise-min", 40)
    assert actions(reader, "limit_capped")[0] == ["fold", "call", "cards"]
    assert all("raise-menu" not in row for row in actions(reader, "limit_preflop"))


def test_the_whole_stack_is_one_button_at_fixed_limit(reader: Reader) -> None:
    """A raise that takes all is an all-in and is drawn once."""
    row = reader.table(Table(40, 1000, 1000, rules=games.LIMIT).deal().sample()).rows[0]
    assert [button.label for button in row] == ["Fold", "Call 20", "All-in 40", "My cards"]


def test_pot_limit_offers_no_all_in_above_the_pot(reader: Reader) -> None:
    """What would be refused is not drawn (R-BET-1, R-BET-4)."""
    assert actions(reader, "omaha_flop")[:2] == [
        ["fold", "check", "raise-menu", "cards"],
        ["raise-min", "raise-half", "raise-pot"],
    ]


def test_an_unseen_winner_may_show_each_of_his_cards(reader: Reader) -> None:
    """As many buttons as the game deals cards, at most five in a row (R-SHO-2)."""
    assert actions(reader, "omaha_may_show")[:2] == [["show", "cards"], ["show-1", "show-2", "show-3", "show-4"]]
    rows = reader.table(SAMPLES["draw_may_show"]()).rows
    assert [button.action for button in rows[1]] == [f"show-{number}" for number in range(1, 6)]
    assert [button.label for button in rows[1]][4] == "Show 5th card"


def test_run_it_twice_is_asked_of_those_who_have_not_said(reader: Reader) -> None:
    """Who would is named, who is asked is mentioned; nobody's cards are open yet (R-BET-11)."""
    sample = SAMPLES["run_twice_asked"]()
    asked = ["For running it twice: Bruno", "▶ Run it twice? Chloé", "⏳ in 15 sec"]
    assert shown(reader, "run_twice_asked")[-1] == asked
    mentioned = [span.person for line in reader.table(sample).lines for span in line if span.person]
    assert mentioned == [103]
    assert actions(reader, "run_twice_asked")[0] == ["run-twice", "run-once", "cards"]


def test_two_boards_have_a_result_each(reader: Reader) -> None:
    """Both boards stand at the top, each half of the pot has its winner, hand and cards (R-BET-11)."""
    told = shown(reader, "run_twice_flop")
    assert told[0][1:] == ["Board 1: Q♦ 7♣ 2♠ K♥ 3♦", "Board 2: Q♦ 7♣ 2♠ 3♥ 4♣"]
    assert told[3] == [
        "500 returned to Anna: nobody called",
        "Board 1: 🏆 Anna wins 510",
        "pair of kings, ace kicker · K♥ K♦ A♠ Q♦ 7♣",
        "Board 2: 🏆 Chloé wins 510",
        "pair of sevens, queen kicker · 7♠ 7♣ Q♦ 8♠ 4♣",
    ]
    assert "It is run once" in shown(reader, "run_once")[2]
    assert "It is run twice, on two boards" in told[2]


def test_side_pots_keep_their_names_on_two_boards(reader: Reader) -> None:
    """Two pots on two boards are four results of two pots."""
    table = Table(1000, 980, 300, rules=games.TWICE).deal("AsKd", "QhQc", "8s7s", board="Qd7c2sKh3d")
    table.play("a", "c", "c", "y", "y", "y")
    text = post_text(reader.table(table.sample()))
    assert text.count("the side pot: 680") == 2
    assert text.count("the main pot: 450") == 2


def test_a_live_showdown_asks_one_after_the_other(reader: Reader) -> None:
    """Everybody gets the same buttons, whoever has the right to play the board: nothing leaks (R-SHO-4)."""
    assert shown(reader, "live_first")[-1] == ["▶ Bruno, it's on you: show or muck", "⏳ in 5 sec"]
    assert actions(reader, "live_first")[0] == ["show", "muck", "play-board", "cards"]
    played = shown(reader, "live_board_played")
    assert "2 Bruno (SB) · 960 · plays the board" in played[1]
    assert "Bruno plays the board" in played[2]
    assert actions(reader, "live_board_played")[0] == ["show", "muck", "play-board", "cards"]


def test_whoever_plays_the_board_shares_unseen(reader: Reader) -> None:
    """The share is told with the board's hand, his cards stand nowhere (R-SHO-4)."""
    told = shown(reader, "live_result")
    assert told[3] == ["🏆 Split pot of 60: Bruno 30 and Chloé 30", "ace-high straight · A♠ K♦ Q♥ J♠ 10♣"]
    assert "9♥" not in "".join(line for block in told for line in block)


def test_straddles_are_wished_for_and_told(reader: Reader) -> None:
    """Between hands with buttons and at the seat; in the hand as what lies in front (R-FOR-5)."""
    assert "4 Dewi · 1,500 · will straddle" in shown(reader, "straddles_lobby")[1]
    assert ["straddle", "straddle-off"] in actions(reader, "straddles_lobby")
    hand = shown(reader, "straddled")
    assert hand[1][3:5] == ["4 Dewi · 1,460 · straddle 40", "5 Enzo · 720 · straddle 80"]
    assert hand[2][-2:] == ["Dewi straddles 40", "Enzo straddles 80"]
    assert all("straddle" not in row for row in actions(reader, "straddled"))


def test_a_straddle_taken_back_is_told_once(reader: Reader) -> None:
    """Of wishes for the next hand only the last is told."""
    table = Table(1000, 980, 2000, 1500, rules=games.STRADDLES).deal().play("f")
    for wanted in (True, False, True, False):
        table.do(act.ChooseStraddle(2, wanted=wanted))
    told = post_text(reader.table(table.sample())).split("\n\n")[2].split("\n")
    assert told[-1] == "Bruno won't straddle"
    assert sum("straddle" in line for line in told) == 1


def test_a_further_blind_has_its_name(reader: Reader) -> None:
    """A third blind is no bet of anybody's choice (R-FOR-1)."""
    hand = shown(reader, "more_blinds")
    assert "4 Dewi · 1,460 · blind 40" in hand[1]
    assert hand[2][-1] == "Dewi posts a further blind 40"


def test_a_dead_button_stands_at_an_empty_seat(reader: Reader) -> None:
    """The seat has a line of its own, and the missing small blind is told (R-TAB-3)."""
    hand = shown(reader, "dead_button")
    assert hand[1][1] == "2 · empty (D)"
    assert "No small blind: nobody is dealt in at seat 3" in hand[2]
    assert "No small blind: nobody is dealt in at seat 3" in shown(reader, "dead_small_blind")[2]
    assert all("No small blind" not in line for block in shown(reader, "preflop") for line in block)


def test_chopping_is_asked_and_told(reader: Reader) -> None:
    """Chips go back, nobody wins them and nobody called (R-HOM-5)."""
    assert shown(reader, "chop_asked")[-1] == ["For chopping: Bruno", "▶ Chop the blinds? Chloé", "⏳ in 15 sec"]
    assert actions(reader, "chop_asked")[0] == ["chop", "chop-no", "cards"]
    done = shown(reader, "chopped")
    assert done[2][-1] == "The blinds are chopped"
    assert done[3] == ["Bruno takes 10 back", "Chloé takes 20 back"]


def test_a_paused_table_counts_nothing_down_and_asks_nobody(reader: Reader) -> None:
    """The turn stays on view, the clock does not; only cards and seats can be pressed (R-FLR-5)."""
    assert shown(reader, "paused")[-1] == [
        "▶ Bruno, it's on you: 10 to call",
        "⏸ The table is paused. No clock is running.",
    ]
    assert actions(reader, "paused") == [["cards"], ["sit"]]
    assert shown(reader, "resumed")[2][-1] == "The table goes on"
    assert shown(reader, "resumed")[-1][-1] == "⏳ in 20 sec"


def test_a_void_hand_and_a_misdeal_are_told_as_what_they_are(reader: Reader) -> None:
    """No result, no winner; a misdeal is dealt again (R-FLR-1, R-FLR-5)."""
    void = shown(reader, "voided")
    assert void[0][0].endswith("hand 1 · void")
    assert void[3] == ["This hand is void: every chip is back"]
    assert shown(reader, "misdealt")[3] == ["Misdeal: every chip is back, the hand is dealt again"]
    assert "🏆" not in post_text(reader.table(SAMPLES["voided"]()))


def test_rulings_are_told_without_a_hidden_card(reader: Reader) -> None:
    """What was mended stands in the log; only cards that lay on the board are named (section 8)."""
    assert shown(reader, "card_replaced")[2][-1] == "Chloé gets a new card for an exposed one"
    assert shown(reader, "early_flop")[2][-2:] == [
        "One card is set aside as the burn card",
        "New shuffle of the cards to come: 45",
    ]
    assert shown(reader, "early_turn")[2][2:] == [
        "Taken back from the board: J♠",
        "A card came too early: out for now, shuffled in later",
        "– turn: 3♦",
    ]
    assert "Taken back from the board: 3♦" in shown(reader, "early_river")[2]


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ("ten-high straight", "ten-high straight flush", "ace-high flush", "full house, sevens full of aces")),
        ("fr", ("suite au 10", "quinte flush au 10", "couleur à l'as", "full aux 7 par les as")),
        ("id", ("straight sampai 10", "straight flush sampai 10", "flush dengan as", "full house tiga 7 dan dua as")),
        ("it", ("scala al 10", "scala colore al 10", "colore all'asso", "full di 7 e assi")),
    ],
)
def test_hands_of_the_short_deck_have_the_usual_names(lang: str, names: tuple[str, ...], catalogue: Catalogue) -> None:
    """The ace below the seven makes a ten-high straight; a flush that beats a full house is a flush (R-RNK-3)."""
    hands = ("As7c8d9hTs", "As7s8s9sTs", "AsKs9s8s7s", "7s7c7dAsAc")
    for rules in (games.DRAW32, replace(games.DRAW32, flush_beats_full_house=True)):
        for cards, name in zip(hands, names, strict=True):
            rank = evaluate.rank(rules, parse_cards(cards), ())
            assert rank is not None
            assert hand_name(catalogue, lang, rank).startswith(name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_own_words_for_each_situation(lang: str, catalogue: Catalogue) -> None:
    """The message of a new situation is in the language of the room, whole."""
    words = {
        "en": ("stood pat", "the draw", "is void", "Run it twice?"),
        "fr": ("main servie", "échange", "annulée", "deux fois"),
        "id": ("tidak menukar", "tukar kartu", "batal", "dua kali"),
        "it": ("servito", "cambio", "annullata", "due board"),
    }[lang]
    reader = Reader(lang, catalogue)
    names = ("draw_declared", "draw_first", "voided", "run_twice_asked")
    for name, word in zip(names, words, strict=True):
        assert word in post_text(reader.table(SAMPLES[name]())), name
