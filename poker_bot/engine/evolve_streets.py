"""How new streets, the draw, a second board and a new seal of the stub change the hand."""

from msgspec.structs import replace

from poker_bot.engine import events as ev
from poker_bot.engine.evolve_hand import player_at, with_player
from poker_bot.engine.state import Hand, Phase, SealedDeck
from poker_bot.engine.variants import VARIANTS


def street_dealt(hand: Hand, event: ev.StreetDealt) -> Hand:
    """A new street: bets are in the pot, nobody has acted; who was called is kept where nobody can bet (R-SHO-1)."""
    dealt = hand.dealt + len(event.cards) + (event.burn >= 0)
    if event.board > 1:
        return replace(hand, second=hand.second + event.cards, dealt=dealt)
    players = tuple(
        [
            replace(player, bet=0, level=-1, act="", act_amount=0)
            if player.stack and not player.folded
            else replace(player, bet=0, level=-1)
            for player in hand.players
        ]
    )
    if event.draw:  # a game may have several draws
        players = tuple([replace(player, discards=None, served=False) for player in players])
    fresh = event.betting and hand.rules.first_to_show == "last_street"
    return replace(
        hand,
        players=players,
        phase=Phase.DRAWING if event.draw else hand.phase,
        street=event.street,
        board=hand.board + event.cards,
        dealt=dealt,
        burnt=False,
        bet_to=0,
        full_to=0,
        bets=0,
        capped=False,
        raise_size=hand.rules.bet_unit,
        unit=_unit(hand, event.street),
        to_act=0,
        aggressor=0,
        called=0 if fresh else hand.called,
    )


def _unit(hand: Hand, street: int) -> int:
    return hand.rules.street_unit(big=VARIANTS[hand.rules.variant].streets[street].big)


def draw_declared(hand: Hand, event: ev.DrawDeclared) -> Hand:
    """His choice is final (R-DRW-3)."""
    index, player = player_at(hand, event.seat)
    count = len(event.discards)
    declared = replace(player, discards=event.discards, act="draw" if count else "stand-pat", act_amount=count)
    return replace(hand, players=with_player(hand.players, index, declared), to_act=0, time_bank_running=False)


def cards_served(hand: Hand, event: ev.CardsServed) -> Hand:
    """Replacements come behind the cards he kept."""
    index, player = player_at(hand, event.seat)
    hole = list(hand.hole)
    discards = player.discards or ()
    hole[index] = tuple(place for place in hole[index] if place not in discards) + event.positions
    dealt = hand.dealt + len(event.positions)
    return replace(
        hand,
        players=with_player(hand.players, index, replace(player, served=event.last)),
        hole=tuple(hole),
        dealt=dealt,
    )


def draw_closed(hand: Hand, _event: ev.DrawClosed) -> Hand:
    """Bets can be made again where somebody can."""
    return replace(hand, phase=Phase.RUNOUT if hand.closed else Phase.BETTING, to_act=0)


def reseal_asked(hand: Hand, event: ev.ResealAsked) -> Hand:
    """Nobody can do anything until the new order has come; then the hand is where it was."""
    to_act = 0 if event.deals else hand.to_act
    return replace(hand, phase=Phase.RESEALING, resume=hand.phase, to_act=to_act)


def stub_sealed(hand: Hand, event: ev.StubSealed) -> Hand:
    """What is still to be dealt comes in the new order; what was dealt keeps its places.

    A card that was shown early is among them again, and its street has had its burn card (R-FLR-3).
    """
    deck = SealedDeck(hand.deck.order[: hand.dealt] + event.order)
    burnt = hand.burnt or hand.early >= 0
    return replace(hand, deck=deck, early=-1, burnt=burnt, phase=hand.resume)


def chop_asked(hand: Hand, event: ev.ChopAsked) -> Hand:
    """Asked once in a hand (R-HOM-5)."""
    return replace(hand, turn=event.turn, phase=Phase.CHOPPING, deciding=event.seats, agreed=(), to_act=0, offered=True)


def chop_agreed(hand: Hand, event: ev.ChopAgreed) -> Hand:
    """One of the two."""
    left = tuple(seat for seat in hand.deciding if seat != event.seat)
    return replace(hand, deciding=left, agreed=(*hand.agreed, event.seat))


def chop_settled(hand: Hand, _event: ev.ChopSettled) -> Hand:
    """The question is answered."""
    return replace(hand, phase=Phase.BETTING, deciding=(), agreed=())


def run_twice_asked(hand: Hand, event: ev.RunTwiceAsked) -> Hand:
    """One common question (R-BET-11)."""
    hand = replace(hand, phase=Phase.RUN_TWICE, deciding=event.seats, agreed=(), to_act=0)
    return replace(hand, turn=event.turn)


def run_twice_agreed(hand: Hand, event: ev.RunTwiceAgreed) -> Hand:
    """One more who would."""
    left = tuple(seat for seat in hand.deciding if seat != event.seat)
    return replace(hand, deciding=left, agreed=(*hand.agreed, event.seat))


def run_twice_settled(hand: Hand, event: ev.RunTwiceSettled) -> Hand:
    """The second board shares the cards that lie already."""
    common = len(hand.board) if event.twice else -1
    return replace(hand, phase=Phase.RUNOUT, deciding=(), common=common)
