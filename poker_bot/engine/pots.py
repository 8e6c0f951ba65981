"""From contributions to pots (R-POT-1…3, R-FOR-4). Pure arithmetic over the players of a hand."""

from collections.abc import Sequence

from msgspec import Struct

from poker_bot.engine.state import PlayerInHand


class Pot(Struct, frozen=True):
    """``amount`` chips for which the seats in ``eligible`` (deal order, none folded) play."""

    amount: int
    eligible: tuple[int, ...]


def uncalled(players: Sequence[PlayerInHand]) -> tuple[int, int]:
    """(seat, chips) of the part of the highest contribution that nobody matched, (0, 0) for none.

    It is measured against folded players' chips too (R-POT-1, trouble M-03); it goes back before pots are built.
    """
    ranked = sorted(players, key=lambda player: player.contribution, reverse=True)
    excess = ranked[0].contribution - ranked[1].contribution
    if excess > 0 and not ranked[0].folded:
        return ranked[0].seat, excess
    return 0, 0


def build_pots(players: Sequence[PlayerInHand]) -> tuple[Pot, ...]:
    """All pots, the main pot first.

    A layer reaches from one live player's contribution to the next higher one. Folded chips are dead money in the
    layers they reached, and what lies above every live player joins the highest layer. Single-payer antes and dead
    posts stand for everybody and go whole into the main pot, for which every live hand plays (R-FOR-4).
    """
    live = [player for player in players if not player.folded]
    dead = sum(player.dead for player in players)
    levels = sorted({player.contribution for player in live if player.contribution})
    pots: list[Pot] = [Pot(dead, tuple(player.seat for player in live))] if dead else []
    below = 0
    for level in levels:
        amount = sum(min(player.contribution, level) - min(player.contribution, below) for player in players)
        eligible = tuple(player.seat for player in live if player.contribution >= level)
        if pots and pots[-1].eligible == eligible:
            pots[-1] = Pot(pots[-1].amount + amount, eligible)
        else:
            pots.append(Pot(amount, eligible))
        below = level
    above = sum(max(0, player.contribution - below) for player in players)
    if above and pots:
        pots[-1] = Pot(pots[-1].amount + above, pots[-1].eligible)
    elif above:
        pots.append(Pot(above, tuple(player.seat for player in live)))
    return tuple(pots)
