"""Troubles that others had with folded hands, two players and the order of showing, by their numbers."""

from poker_bot.engine import events as ev
from poker_bot.engine.views import public_view
from tests.engine.driver import Table


def test_m_08_all_in_is_not_folded() -> None:
    """M-08: an all-in seat is live and is paid; a folded one never is, and the views tell them apart."""
    table = Table([40, 1000, 1000])
    table.deal("AsAh KsKh 7c2d", "2c 7d 9h Js 3d", button=3)
    table.play("f a c")
    statuses = {seat.seat: seat.status for seat in public_view(table.state).seats}
    assert statuses[3] != "all-in"
    paid = {seat for award in table.all(ev.PotAwarded) if isinstance(award, ev.PotAwarded) for seat, _ in award.shares}
    assert 3 not in paid
    assert table.stacks()[0] == 80


def test_r_27_two_players() -> None:
    """R-27: the button posts the small blind, acts first before the flop and last afterwards, and is dealt last."""
    table = Table([1000, 1000])
    table.deal("AsAh KsKh", "2c 7d 9h Js 3d", button=1)
    hand = table.hand
    assert (hand.small_blind, hand.big_blind, hand.to_act) == (1, 2, 1)
    assert [player.seat for player in hand.players] == [2, 1]
    table.play("c k")
    assert table.hand.to_act == 2


def test_r_59_who_shows_first() -> None:
    """R-59: the river's aggressor; after a checked river the first seat left of the button; all at once when all-in."""
    river = Table([1000] * 3)
    river.deal("AsAh KsKh QsQh", "2c 7d 9h Js 3d", button=3)
    river.play("c c k k k k k k k k b50 c f")
    first = next(event for event in river.log if isinstance(event, ev.HandShown))
    assert first.seat == 2
    turn = Table([1000] * 3)
    turn.deal("QsQh KsKh AsAh", "2c 7d 9h Js 3d", button=3)
    turn.play("c c k k k k k k b50 c f k k")
    shown = [event.seat for event in turn.log if isinstance(event, ev.HandShown)]
    assert shown[0] == 1
    allin = Table([1000] * 2)
    allin.deal("AsAh KsKh", "2c 7d 9h Js 3d", button=1)
    allin.play("c k k k a c")
    kinds = [type(event).__name__ for event in allin.log]
    assert kinds.index("HandShown") < len(kinds) - 1 - kinds[::-1].index("StreetDealt")
