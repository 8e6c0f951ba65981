"""R-DEA in Omaha: four hole cards, exactly two of them and three of the board, in play."""

from poker_bot.engine.cards import parse_cards
from poker_bot.engine.views import public_view, seat_view
from tests.engine.driver import Table


def _omaha(hole: str, board: str, **rules: object) -> Table:
    """Two or more players, blinds 10/20, the last seat on the button; the script of a checked-down hand is played."""
    table = Table([1000] * len(hole.split()), variant="omaha", betting="pot-limit", **rules)
    table.deal(hole, board, button=len(hole.split()))
    return table


def test_r_dea_1_four_hole_cards_one_at_a_time() -> None:
    """R-DEA-1: the first player of three has the deck places 0, 3, 6 and 9."""
    table = Table([1000] * 3, variant="omaha")
    table.deal(button=3)
    assert table.hand.hole == ((0, 3, 6, 9), (1, 4, 7, 10), (2, 5, 8, 11))
    assert table.hand.dealt == 12
    assert len(seat_view(table.state, 1).cards) == 4


def test_r_dea_3_four_hearts_on_the_board_and_one_in_hand_are_no_flush() -> None:
    """R-DEA-3: with one heart of his own the ace-high "flush" is a pair of aces, and two small pairs win the pot."""
    table = _omaha("AhAsKcQd 9c8d2s3c", "9h8h5hJh4c")
    table.play("c " + "k " * 7)
    assert table.stacks() == [980, 1020]


def test_r_dea_3_four_of_a_kind_in_hand_is_a_pair() -> None:
    """R-DEA-3: four aces in the hand count as two; a set made with two own cards beats them."""
    table = _omaha("AhAsAcAd 9c9dKsQc", "9h7d5s3c2d")
    table.play("c " + "k " * 7)
    assert table.stacks() == [980, 1020]
    paid = public_view(table.state).results[0]
    assert set(dict(paid.cards)[2]) == set(parse_cards("9c9d9h7d5s"))


def test_r_dea_3_the_board_alone_is_nobodys_hand() -> None:
    """R-DEA-3: a royal flush on the board: two own cards must play with three of it, and three kings win."""
    table = _omaha("KcKd2c3d 7c7d4c5d", "AsKsQsJsTs")
    table.play("c " + "k " * 7)
    assert table.stacks() == [1020, 980]


def test_r_dea_3_a_straight_with_two_own_cards() -> None:
    """R-DEA-3: 9 and 8 from the hand with J-T-7 of the board; the other needs three own cards and has none."""
    table = _omaha("9c8d2s2h QcKdAs3h", "JsTh7d4c4s")
    table.play("c " + "k " * 7)
    assert table.stacks() == [1020, 980]
    assert set(dict(public_view(table.state).results[0].cards)[1]) == set(parse_cards("9c8dJsTh7d"))


def test_r_bet_4_omaha_is_bet_as_it_is_set() -> None:
    """R-BET-4: pot-limit Omaha 10/20: the first in raises to 70 at most, three streets of cards follow."""
    table = _omaha("KcKd2c3d QcJd4c5d 7h8h9hTh", "AsKsQsJsTs")
    assert table.legal.max_to == 70
    table.play("c c k k k k k k k")
    assert len(table.hand.board) == 5
