"""Tables as people meet them, played through the engine: situations to render in tests and to look at (``look.py``)."""

from poker_bot.engine import actions as act
from poker_bot.engine.rules import TableRules
from tests.text.evening import EVENING_SAMPLES
from tests.text.games import GAME_SAMPLES
from tests.text.tables import LONG_NAMES, Sample, Table


def lobby_empty() -> Sample:
    """Nobody sits."""
    return Table(rules=TableRules()).sample()


def lobby_one() -> Sample:
    """One player waits for another."""
    return Table(1000, rules=TableRules()).sample()


def lobby_soon() -> Sample:
    """Two sit, the first hand comes."""
    return Table(1000, 2000, rules=TableRules()).sample(next_hand_at=5)


def preflop() -> Sample:
    """Six players, the first to act; the draw for the button is in the log."""
    return Table(1000, 980, 2000, 1500, 400, 1234).deal().sample(deadline=30)


def preflop_raised() -> Sample:
    """A raise and a re-raise, two folds in a row."""
    return Table(1000, 980, 2000, 1500, 400, 1234).deal().play("r60", "f", "f", "r160", "f").sample(deadline=22)


def big_blind_option() -> Sample:
    """All call, the big blind may still raise."""
    return Table(1000, 980, 2000).deal().play("c", "c").sample(deadline=28)


def flop_side_pot() -> Sample:
    """One all-in before the flop, two play on for a side pot; one faces a bet."""
    return _side_pot().sample(deadline=17)


def first_on_flop() -> Sample:
    """Nobody has bet on the flop yet."""
    return Table(1000, 980, 2000).deal().play("c", "c", "k").sample(deadline=30)


def turn_side_pots() -> Sample:
    """The flop is over: a main pot and a side pot are settled."""
    return _side_pot().play("c", "f").sample(deadline=30)


def two_side_pots() -> Sample:
    """Two players all-in for different stacks, two play on."""
    table = Table(2000, 120, 400, 2000)
    table.deal("AsKd", "QhQc", "JdJc", "8s7s", board="Qd7c2sJhKs")
    return table.play("r60", "c", "a", "a", "c", "c").sample(deadline=30)


def _side_pot() -> Table:
    table = Table(1000, 120, 2000, 1500)
    table.deal("AsKd", "QhQc", "JdJc", "8s7s", board="Qd7c2sJhKs")
    return table.play("c", "r60", "a", "c", "c", "c", "r200")


def all_in_call() -> Sample:
    """A bet bigger than the stack of the player to act."""
    return Table(1000, 98, 2000).deal().play("r300").sample(deadline=9)


def time_bank() -> Sample:
    """The action clock is out, the time bank runs."""
    return Table(1000, 980, 2000).deal().play("c", "t").sample(deadline=60)


def timed_out() -> Sample:
    """The clock checked for one player and folded another."""
    table = Table(1000, 980, 2000, 1500).deal().play("c", "c", "c", "k", "t", "t")
    return table.play("r100", "t", "t").sample(deadline=30)


def showdown_choice() -> Sample:
    """A beaten hand may be shown or mucked."""
    return _called_river().sample(deadline=5)


def _called_river() -> Table:
    table = Table(1000, 980, 2000)
    table.deal("2h2c", "AhKh", "AdQd", board="As9d5c3h7s")
    return table.play("f", "c", "k", "r40", "c", "k", "k", "r80", "c")


def result_mucked() -> Sample:
    """The beaten hand was mucked; the winner's kicker is named as usual."""
    table = _called_river()
    hand = table.now.hand
    assert hand is not None
    return table.do(act.Muck(hand.deciding[0], table.now.turn)).sample(next_hand_at=5)


def result_kicker() -> Sample:
    """Both hands are shown and the second kicker decides."""
    table = Table(500, 500)
    table.deal("AhJh", "AdTd", board="AsKs5c3h7s")
    return table.play("a", "c").sample(next_hand_at=5)


def result_side_pots() -> Sample:
    """Three pots, three winners."""
    table = Table(1000, 120, 400, 1500)
    table.deal("AsKd", "QhQc", "JdJc", "8s7s", board="Qd9c2sJhKs")
    return table.play("a", "a", "a", "a").sample(next_hand_at=5)


def result_split_odd() -> Sample:
    """The board ties two players for an odd number of chips."""
    table = Table(1000, 1000, 1000, rules=TableRules(small_blind=5, big_blind=10))
    table.deal("2c3d", "2h3s", "4c4d", board="AsKdQhJsTc")
    return table.play("r25", "f", "c", "k", "r50", "c", "k", "k", "k", "k").sample(next_hand_at=5)


def result_uncontested() -> Sample:
    """Everybody folds to a bet: it comes back, the pot is won unseen."""
    return Table(1000, 980, 2000).deal().play("c", "c", "k", "k", "r200", "f", "f").sample(next_hand_at=5)


def table_trouble() -> Sample:
    """Away, leaving, waiting, posting, broke; queued chips and stakes."""
    table = Table(1000, 120, 1200, 1500, 700, rules=TableRules(buy_in_min=100))
    table.deal("AsKd", "QhQc", "8s7s", "6d5d", "9d9c", board="Ad7c2sJhKs").play("f", "f", "c", "a", "c", "f")
    table.do(act.SitOut(3), act.SitDown(106, 500), act.TopUp(1, 300), act.StandUp(4))
    table.do(act.ChangeRules(TableRules(small_blind=20, big_blind=40, ante=5)))
    return table.sample(next_hand_at=5)


def waiting_to_enter() -> Sample:
    """In a running hand one newcomer waits, another has chosen to post."""
    table = Table(1000, 980, 2000, rules=TableRules()).deal()
    table.do(act.SitDown(104, 500), act.SitDown(105, 700), act.ChooseEntry(5, posting=True), act.StandUp(3))
    return table.sample(deadline=12)


def closing() -> Sample:
    """The last hand of a table."""
    return Table(1000, 980).deal().do(act.CloseTable()).sample(deadline=30)


def closed() -> Sample:
    """After the last hand."""
    return Table(1000, 980).deal().do(act.CloseTable()).play("f").sample()


def stopped() -> Sample:
    """A fault froze the table."""
    return Table(1000, 980).deal().sample(frozen=True)


def ten_seats() -> Sample:
    """Ten long names with large stacks before the flop."""
    big = [10**9 + 111_111 * place for place in range(10)]
    rules = TableRules(small_blind=500_000, big_blind=1_000_000, seats=10, buy_in_min=1_000_000, buy_in_max=10**12)
    table = Table(*big, rules=rules, names=LONG_NAMES).deal()
    return table.play("c", "r3000000", "c", "r9000000", "c", "c", "c", "c").sample(deadline=30)


def ten_seats_result() -> Sample:
    """Ten long names all-in for nine pots, each won by somebody else."""
    stacks = [123_456_789 * (place + 1) for place in range(10)]
    rules = TableRules(small_blind=500_000, big_blind=1_000_000, seats=10, buy_in_min=1_000_000, buy_in_max=10**12)
    table = Table(*stacks, rules=rules, names=LONG_NAMES)
    hole = ("AcAd", "KcKd", "QcQd", "JcJd", "TcTd", "9c9d", "8c8d", "7c7d", "6c6d", "5c5d")
    table.deal(*hole, board="2s2h3s4hKs").play(*"aaaaaacaaa")
    return table.sample(next_hand_at=5)


SAMPLES = (
    GAME_SAMPLES
    | EVENING_SAMPLES
    | {
        make.__name__: make
        for make in (
            *(
                lobby_empty,
                lobby_one,
                lobby_soon,
                preflop,
                preflop_raised,
                big_blind_option,
                flop_side_pot,
                all_in_call,
            ),
            *(first_on_flop, turn_side_pots, two_side_pots),
            *(time_bank, timed_out, showdown_choice, result_mucked, result_kicker, result_side_pots, result_split_odd),
            *(
                result_uncontested,
                table_trouble,
                waiting_to_enter,
                closing,
                closed,
                stopped,
                ten_seats,
                ten_seats_result,
            ),
        )
    }
)
"""Every situation by name."""
