"""The situations of the other games and of the options: draws, fixed limit, two boards, live showdowns, rulings."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from poker_bot.engine import actions as act
from poker_bot.engine.rules import TableRules
from tests.text.tables import LONG_NAMES, Sample, Table


def wide(rules: TableRules) -> TableRules:
    """The same at a table where anybody can sit down with anything."""
    return replace(rules, buy_in_min=20, buy_in_max=10**12)


DRAW: Final = wide(TableRules(variant="draw", small_blind=0, big_blind=0, ante=5))
DRAW32: Final = wide(TableRules(variant="draw32", small_blind=0, big_blind=0, ante=5, seats=5))
CARRY: Final = wide(TableRules(variant="draw32", small_blind=0, big_blind=0, ante=5, seats=2, ties="carry"))
OMAHA: Final = wide(TableRules(variant="omaha", betting="pot-limit"))
LIMIT: Final = wide(TableRules(betting="fixed-limit", big_blind=20, small_bet=20, big_bet=40))
TWICE: Final = wide(TableRules(run_it_twice=True))
LIVE: Final = wide(TableRules(showdown="live"))
STRADDLES: Final = wide(TableRules(straddles=2, seats=8))
CHOP: Final = wide(TableRules(chop_blinds=True))

_DRAW_HANDS: Final = ("AsAdKh7c4d", "QhQcJdTs2c", "9s8s6s5s2d", "KcKs8d5c3h")


def _draw_table() -> Table:
    """Four at a draw table; a bet, two calls, a fold."""
    table = Table(1000, 980, 2000, 1500, rules=DRAW).deal(*_DRAW_HANDS, board="AhTh9h8h7h")
    return table.play("k", "r20", "c", "f", "c")


def draw_lobby() -> Sample:
    """A table of five-card draw with 32 cards whose ties carry over; two sit."""
    return Table(1000, 980, rules=CARRY).sample(next_hand_at=5)


def draw_first_bets() -> Sample:
    """Before the draw nobody has bet."""
    return Table(1000, 980, 2000, 1500, rules=DRAW).deal(*_DRAW_HANDS).sample(deadline=30)


def draw_first() -> Sample:
    """The first to exchange cards is asked."""
    return _draw_table().sample(deadline=30)


def draw_declared() -> Sample:
    """Two have said how many, one is asked."""
    return _draw_table().play("d34", "d").sample(deadline=25)


def draw_bets() -> Sample:
    """After the draw: everybody's number is known, a bet stands."""
    return _draw_table().play("d34", "d", "d234", "r50").sample(deadline=25)


def draw_at_most() -> Sample:
    """Three cards at most, four for who keeps an ace."""
    rules = wide(TableRules(variant="draw", small_blind=0, big_blind=0, ante=5, max_draw=3, ace_draws_one_more=True))
    return Table(1000, 1000, rules=rules).deal("KhKd7c4d2s", "AsJd8c5h3s").play("k", "k").sample(deadline=30)


def draw_reseal() -> Sample:
    """Five players want more cards than there are."""
    return _drawn_out().sample()


def _drawn_out() -> Table:
    table = Table(1000, 1000, 1000, 1000, 1000, rules=DRAW32).deal().play("k", "k", "k", "k", "k")
    return table.play("d01234", "d0123", "d0123", "d", "d")


def draw_resealed() -> Sample:
    """The discards were shuffled and served, bets are made."""
    return _drawn_out().reseal().reseal().sample(deadline=30)


def draw_result() -> Sample:
    """A showdown of five-card hands after a draw."""
    return _draw_table().play("d34", "d", "d234", "r50", "c", "f").sample(next_hand_at=5)


def _tied() -> Table:
    table = Table(1000, 1000, rules=CARRY)
    table.deal("AsKdQh9c8s", "AhKcQd9s8h").play("r20", "c", "d", "d", "k", "k")
    return table


def draw_carried() -> Sample:
    """Equal hands: the pot waits for the next hand."""
    return _tied().sample(next_hand_at=5)


def draw_carried_next() -> Sample:
    """The next hand is played for what was carried, too."""
    return _tied().deal().sample(deadline=30)


def draw_carried_split() -> Sample:
    """One leaves, and what was carried is split after all."""
    return _tied().do(act.StandUp(2)).sample()


def draw_may_show() -> Sample:
    """Everybody drops; one of five cards can be shown."""
    return Table(1000, 1000, 1000, rules=DRAW).deal().play("r20", "f", "f").sample(next_hand_at=5)


def omaha_flop() -> Sample:
    """Pot-limit Omaha, first to act on the flop."""
    table = Table(1000, 980, 2000, rules=OMAHA)
    table.deal("AsKdQh9c", "JsTd8h8c", "7s7d6h5c", board="Qd7c2sJhKs")
    return table.play("r60", "c", "c").sample(deadline=30)


def omaha_may_show() -> Sample:
    """Everybody folds at Omaha; one of four cards can be shown."""
    return Table(1000, 980, 2000, rules=OMAHA).deal().play("r60", "f", "f").sample(next_hand_at=5)


def limit_preflop() -> Sample:
    """Fixed limit: the only raise is to 40."""
    return Table(1000, 980, 2000, rules=LIMIT).deal().sample(deadline=30)


def limit_turn() -> Sample:
    """Fixed limit on the turn: the only bet is the big one."""
    return Table(1000, 980, 2000, rules=LIMIT).deal().play(*"cckkkk", "k").sample(deadline=30)


def limit_capped() -> Sample:
    """One bet and three raises before the flop: call or fold."""
    return Table(1000, 980, 2000, rules=LIMIT).deal().play("r40", "r60", "r80").sample(deadline=30)


def limit_complete() -> Sample:
    """A short all-in that may be completed."""
    return Table(28, 980, 2000, rules=LIMIT).deal().play("a").sample(deadline=30)


def _run_twice(*moves: str) -> Table:
    """Three at a table that runs it twice; before the flop two all-in, if nothing else is played."""
    table = Table(1000, 980, 500, rules=TWICE).deal("AsKd", "QhQc", "8s7s", board="Qd7c2sKh3d")
    return table.play(*(moves or ("f", "a", "c")))


def run_twice_asked() -> Sample:
    """Two all-in before the flop; one would run it twice."""
    return _run_twice().play("y").sample(deadline=15)


def run_twice_result() -> Sample:
    """Two boards and a result on each."""
    return _run_twice().play("y", "y").sample(next_hand_at=5)


def run_twice_flop() -> Sample:
    """All-in on the flop: both boards share it; the pot halves go to different players."""
    return _run_twice("c", "c", "k", "k", "r200", "a", "f", "c", "y", "y").sample(next_hand_at=5)


def run_once() -> Sample:
    """One refusal: a single board."""
    return _run_twice().play("n").sample(next_hand_at=5)


def _live() -> Table:
    table = Table(1000, 980, 2000, rules=LIVE).deal("2h2c", "9h9c", "JdJh", board="AsKdQhJsTc")
    return table.play("c", "c", "k", *"kkkkkkkkk")


def live_first() -> Sample:
    """A live showdown: the first shows, mucks or plays the board."""
    return _live().sample(deadline=5)


def live_board_played() -> Sample:
    """One has played the board, the next is asked."""
    return _live().play("b").sample(deadline=5)


def live_result() -> Sample:
    """One plays the board, one shows, one gives his share up."""
    return _live().play("b", "s", "m").sample(next_hand_at=5)


def straddles_lobby() -> Sample:
    """Between hands one has announced a straddle."""
    table = Table(1000, 980, 2000, 1500, 800, rules=STRADDLES).do(act.ChooseStraddle(4, wanted=True))
    return table.sample(next_hand_at=5)


def straddled() -> Sample:
    """Two straddles stand, the next to act faces 80."""
    table = Table(1000, 980, 2000, 1500, 800, 700, rules=STRADDLES)
    table.do(act.ChooseStraddle(4, wanted=True), act.ChooseStraddle(5, wanted=True))
    return table.deal().sample(deadline=30)


def more_blinds() -> Sample:
    """A third forced blind."""
    rules = wide(TableRules(more_blinds=(40,)))
    return Table(1000, 980, 2000, 1500, 800, rules=rules).deal().sample(deadline=30)


def dead_button() -> Sample:
    """The button stands at an empty seat, and nobody has the small blind."""
    table = Table(1000, 980, 2000, 1500, 800, rules=wide(TableRules(button="dead"))).deal().play(*"ffff")
    return table.do(act.StandUp(2), act.StandUp(3)).deal().sample(deadline=30)


def dead_small_blind() -> Sample:
    """Whoever had the big blind is gone: no small blind is posted."""
    table = Table(1000, 980, 2000, 1500, 800, rules=wide(TableRules(button="dead"))).deal().play(*"ffff")
    return table.do(act.StandUp(3)).deal().sample(deadline=30)


def chop_asked() -> Sample:
    """Everybody has folded to the blinds; one would take his back."""
    return Table(1000, 980, 2000, rules=CHOP).deal().play("f", "y").sample(deadline=15)


def chopped() -> Sample:
    """Both blinds went back."""
    return Table(1000, 980, 2000, rules=CHOP).deal().play("f", "y", "y").sample(next_hand_at=5)


def paused() -> Sample:
    """An admin stopped the clock."""
    return Table(1000, 980, 2000).deal().play("c").do(act.PauseTable()).sample()


def resumed() -> Sample:
    """The table goes on."""
    return Table(1000, 980, 2000).deal().play("c").do(act.PauseTable(), act.ResumeTable()).sample(deadline=20)


def voided() -> Sample:
    """A hand that does not count."""
    return Table(1000, 980, 2000).deal().play("c", "c", "k", "r40").do(act.VoidHand()).sample(next_hand_at=5)


def misdealt() -> Sample:
    """Two cards were exposed: the hand is dealt again."""
    return Table(1000, 980, 2000).deal().do(act.RuleExposed(((2, 1), (3, 0)))).sample(next_hand_at=5)


def card_replaced() -> Sample:
    """One card was exposed and is replaced."""
    return Table(1000, 980, 2000).deal().do(act.RuleExposed(((3, 1),))).sample(deadline=30)


def early_flop() -> Sample:
    """The flop came before the betting was over: the stub is shuffled."""
    return Table(1000, 980, 2000).deal().play("c").do(act.RuleEarlyBoard(1)).sample()


def early_turn() -> Sample:
    """The turn came early: it is taken back, and what would have been the river is the turn."""
    return Table(1000, 980, 2000).deal().play(*"cckkkk").do(act.RuleEarlyBoard(2)).sample(deadline=30)


def early_river() -> Sample:
    """The river came early: it is taken back and the stub shuffled."""
    return Table(1000, 980, 2000).deal().play(*"cckkkkkkk").do(act.RuleEarlyBoard(3)).sample()


def six_draw_full() -> Sample:
    """Six long names with large stacks after the draw."""
    rules = TableRules(variant="draw", small_blind=0, big_blind=0, ante=1_000_000, buy_in_min=10**6, buy_in_max=10**12)
    table = Table(*[10**9 + 111_111 * place for place in range(6)], rules=rules, names=LONG_NAMES).deal()
    return table.play(*"kkkkkk", "d012", "d01", "d0", "d", "d", "d").play("r5000000", "c", "c", "c").sample(deadline=30)


GAME_SAMPLES: Final[dict[str, Callable[[], Sample]]] = {
    make.__name__: make
    for make in (
        *(draw_lobby, draw_first_bets, draw_first, draw_declared, draw_bets, draw_at_most, draw_reseal, draw_resealed),
        *(draw_result, draw_carried, draw_carried_next, draw_carried_split, draw_may_show, omaha_flop, omaha_may_show),
        *(
            limit_preflop,
            limit_turn,
            limit_capped,
            limit_complete,
            run_twice_asked,
            run_twice_result,
            run_twice_flop,
            run_once,
        ),
        *(live_first, live_board_played, live_result, straddles_lobby, straddled, more_blinds, dead_button),
        *(dead_small_blind, chop_asked, chopped, paused, resumed, voided, misdealt, card_replaced, early_flop),
        *(early_turn, early_river, six_draw_full),
    )
}
"""Every situation by name."""
