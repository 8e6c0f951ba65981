"""From contributions to pots (R-POT-1…3, R-FOR-4). Pure arithmetic over the players of a hand."""

from collections.abc import Sequence

from msgspec import Struct

from poker_bot.engine.state import PlayerInHand


class Pot(Struct, frozen=True, gc=False):
    """``amount`` chips for which the seats in ``eligible`` (deal order, none folded) play."""

    amount: int
    eligible: tuple[int, ...]


def uncalled(players: Sequence[PlayerInHand]) -> tuple[int, int]:
    """(seat, chips) of the part of the highest contribution that nobody matched, (0, 0) for none.

    It is measured against folded players' chips too (R-POT-1, trouble M-03); it goes back before pots are built.
    """
    first, second, highest = 0, 0, players[0]
    for player in players:
        given = player.contribution
        if given > first:
            first, second, highest = given, first, player
        elif given > second:
            second = given
    if first > second and not highest.folded:
        return highest.seat, first - second
    return 0, 0


def pots_so_far(players: Sequence[PlayerInHand], carried: int = 0) -> tuple[Pot, ...]:
    """The pots while betting goes on: only an all-in divides, whoever has chips can still match the rest."""
    caps = sorted({player.contribution for player in players if not player.folded and not player.stack})
    able = tuple(player.seat for player in players if player.stack and not player.folded)
    return _layers(players, [level for level in caps if level], carried, able)


def build_pots(players: Sequence[PlayerInHand], carried: int = 0) -> tuple[Pot, ...]:
    """All pots when betting is over, the main pot first.

    A layer reaches from one live player's contribution to the next higher one. Folded chips are dead money in the
    layers they reached, and what lies above every live player joins the highest layer. Single-payer antes and dead
    posts stand for everybody and go whole into the main pot, for which every live hand plays (R-FOR-4); so do
    ``carried`` chips (R-DRW-4).
    """
    levels = {player.contribution for player in players if not player.folded}
    if len(levels) > 1:
        return _layers(players, sorted(levels - {0}), carried)
    amount = carried  # one layer, and all else that lies there joins it
    for player in players:
        amount += player.contribution + player.dead
    return (Pot(amount, tuple([player.seat for player in players if not player.folded])),) if amount else ()


def _layers(
    players: Sequence[PlayerInHand], levels: Sequence[int], carried: int, top: tuple[int, ...] = ()
) -> tuple[Pot, ...]:
    """Pots divided at ``levels`` (chips, rising). Chips above the last are for ``top``, or join the pot below.

    Whoever is in ``top`` can still match every level and plays for all pots.
    """
    live = [player for player in players if not player.folded]
    everybody = tuple([player.seat for player in live])
    dead = carried
    for player in players:
        dead += player.dead
    pots: list[Pot] = [Pot(dead, everybody)] if dead else []
    below = 0
    for level in levels:
        amount = 0
        for player in players:
            given = player.contribution
            if given > below:
                amount += (min(level, given)) - below
        eligible = tuple([player.seat for player in live if player.contribution >= level or player.seat in top])
        if pots and pots[-1].eligible == eligible:
            pots[-1] = Pot(pots[-1].amount + amount, eligible)
        else:
            pots.append(Pot(amount, eligible))
        below = level
    above = 0
    for player in players:
        if player.contribution > below:
            above += player.contribution - below
    return _with_rest(pots, above, top or (pots[-1].eligible if pots else everybody))


def _with_rest(pots: list[Pot], rest: int, eligible: tuple[int, ...]) -> tuple[Pot, ...]:
    """The chips above the last level, as a pot of their own only for another set of players."""
    if rest and pots and pots[-1].eligible == eligible:
        pots[-1] = Pot(pots[-1].amount + rest, eligible)
    elif rest:
        pots.append(Pot(rest, eligible))
    return tuple(pots)
