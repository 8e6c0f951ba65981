"""The only exit for cards (law 6). What one seat may see and what the room may see are different types.

``public_view`` holds nothing but what events made public; ``seat_view`` adds one seat's own hole cards and
choices. Messages, pictures, histories and house players are built from these and from nothing else.
"""

from typing import Literal

from msgspec import Struct, structs

from poker_bot.engine import evaluate, live_showdown, openers, reseal, run_twice
from poker_bot.engine.betting import call_price, index_of
from poker_bot.engine.cards import Card
from poker_bot.engine.drawing import most_drawn
from poker_bot.engine.events import PotAwarded
from poker_bot.engine.legal import LegalActions, legal_actions
from poker_bot.engine.pots import build_pots, pots_so_far
from poker_bot.engine.ranks import HandRank
from poker_bot.engine.rules import TableRules
from poker_bot.engine.showdown import hole_cards
from poker_bot.engine.showing import uncontested_winner
from poker_bot.engine.state import Entry, Hand, Phase, PlayerInHand, Seat, TableState
from poker_bot.engine.structures import in_the_middle
from poker_bot.engine.table import free_seats
from poker_bot.engine.table_end import most_buy_in
from poker_bot.engine.variants import VARIANTS

__all__ = [
    "HandRank",
    "LegalActions",
    "PotResult",
    "PotView",
    "PublicView",
    "SeatPublic",
    "SeatView",
    "legal_actions",
    "public_view",
    "reseal_wanted",
    "seat_view",
]

SeatStatus = Literal["playing", "folded", "all-in", "waiting", "posting", "away", "leaving", "broke", "seated"]
HandPhase = Literal["none", "betting", "drawing", "run-twice", "chopping", "resealing", "runout", "showdown", "over"]
LastAct = Literal[
    "",
    "fold",
    "check",
    "call",
    "bet",
    "raise",
    "small-blind",
    "big-blind",
    "more-blind",
    "straddle",
    "entry",
    "ante",
    "draw",
    "stand-pat",
]


class SeatPublic(Struct, frozen=True):
    """One seat as the room sees it. Chips; ``player`` is the person's id; ``shown`` hole cards turned up for all."""

    seat: int
    player: int
    stack: int
    bet: int
    status: SeatStatus
    in_hand: bool
    is_button: bool
    is_small_blind: bool
    is_big_blind: bool
    to_act: bool
    last_act: LastAct
    last_amount: int  # chips of last_act: a total for the street for bet and raise, chips added for call and posts
    shown: tuple[Card, ...]
    mucked: bool
    queued_top_up: int
    time_bank: int  # milliseconds left
    won: int  # chips won from the pots of the hand, an uncalled bet never among them (R-BET-8)
    net: int  # chips up or down in the hand that is over
    rank: HandRank | None = None  # of a hand turned up whole with five cards or more to rank
    drawn: int = -1  # cards exchanged, 0 = stood pat, -1 = has not said yet or plays no draw game (R-DRW-3)
    plays_board: bool = False  # claims his share without showing (R-SHO-4)
    straddles: bool = False  # wishes to straddle in the next hand (R-FOR-5)


class PotView(Struct, frozen=True):
    """A pot before it is paid: ``index`` 0 = main pot; ``eligible`` seats."""

    index: int
    amount: int
    eligible: tuple[int, ...]


class PotResult(Struct, frozen=True):
    """A pot as it was paid. ``rank`` and ``cards`` (the five used) only when decided by shown hands (R-POT-5)."""

    index: int
    amount: int
    shares: tuple[tuple[int, int], ...]
    contested: bool
    rank: HandRank | None
    cards: tuple[tuple[int, tuple[Card, ...]], ...]  # per winning seat
    board: int = 0  # 1 or 2 when it was run twice (R-BET-11)


class PublicView(Struct, frozen=True):
    """The table as everybody in the room sees it."""

    rules: TableRules
    seats: tuple[SeatPublic, ...]  # occupied seats only, by seat number
    free_seats: int
    hand_number: int
    phase: HandPhase
    street: int
    street_name: str
    board: tuple[Card, ...]
    pot: int  # everything in the middle, bets of this street included
    pots: tuple[PotView, ...]
    button: int
    to_act: int
    turn: int
    time_bank_running: bool
    legal: LegalActions | None  # of the player to act; amounts are public knowledge
    deciding: tuple[int, ...]  # beaten seats that may still show or muck
    returned: tuple[tuple[int, int], ...]  # uncalled bets that went back: (seat, chips)
    results: tuple[PotResult, ...]  # last side pot first (R-POT-5)
    can_show: int  # seat of an uncontested winner who may still show, 0 = none
    next_rules: TableRules | None
    closing: bool
    closed: bool
    second_board: tuple[Card, ...] = ()  # complete, the common cards included (R-BET-11)
    carried: int = 0  # chips of tied pots that are played for again (R-DRW-4)
    agreed: tuple[int, ...] = ()  # seats that would run it twice
    paused: bool = False
    voided: bool = False  # the hand on view does not count (R-FLR-5)
    live_showdown: bool = False  # each tables or mucks for himself (R-SHO-4)
    hand_rules: TableRules | None = None  # of the hand on view; those of the table may be others by now (R-TAB-6)
    most_buy_in: int = 0  # chips one may bring now: the maximum, or the biggest stack where that counts (R-HOM-3)
    hole_cards: int = 2  # of the game that is played here
    board_cards: int = 5  # of its complete board, 0 in a game without one
    last_hands: int = 0  # so many end, the running one included, and the table closes; 0 = no end is planned (R-HOM-1)
    last_hand: bool = False  # the table closes behind the hand that is being played
    deck_cards: int = 52  # of the deck it is played with


class SeatView(Struct, frozen=True):
    """What one seat alone may see and do. Never published to a room."""

    seat: int
    player: int
    hand_number: int
    cards: tuple[Card, ...]  # his own hole cards; empty when not dealt in
    rank: HandRank | None  # the best hand he has by now; None before the flop
    legal: LegalActions | None  # only when it is his turn
    to_call: int  # chips he would have to add now
    pre_action: str  # "", "check-fold" or "call"
    pre_action_price: int
    may_pre_act: bool
    may_show: bool  # beaten at the showdown, or an uncontested winner
    may_muck: bool
    waiting: bool  # not in yet; may choose to post, or to wait after all
    posting: bool  # has chosen to post
    post_amount: int  # chips he would post to enter: live and dead together
    turn: int
    max_draw: int = 0  # cards he may exchange now, 0 = it is not his draw (R-DRW-3)
    may_play_board: bool = False  # R-SHO-4
    may_run_twice: bool = False  # he is asked (R-BET-11)
    may_chop: bool = False  # he is asked (R-HOM-5)
    out_at_big: bool = False  # will sit out when the big blind comes to him (R-HOM-4)
    may_straddle: bool = False  # the table plays it; he may wish or take it back (R-FOR-5)
    straddles: bool = False

    def __repr__(self) -> str:
        """Hole cards are never printed (law 6)."""
        return f"SeatView(seat={self.seat}, hand_number={self.hand_number})"


PHASES: dict[Phase, HandPhase] = {
    Phase.POSTING: "betting",
    Phase.BETTING: "betting",
    Phase.RUNOUT: "runout",
    Phase.SHOWDOWN: "showdown",
    Phase.OVER: "over",
    Phase.DRAWING: "drawing",
    Phase.RUN_TWICE: "run-twice",
    Phase.RESEALING: "resealing",
    Phase.CHOPPING: "chopping",
}


def public_view(state: TableState) -> PublicView:
    """Everything the room may know, and nothing else."""
    hand = state.hand
    seats = tuple(
        _seat_public(state, hand, number, seat) for number, seat in enumerate(state.seats, 1) if seat is not None
    )
    variant = VARIANTS[(state.rules if hand is None else hand.rules).variant]
    common = {
        "rules": state.rules,
        "hole_cards": variant.hole_cards,
        "board_cards": variant.board_cards,
        "deck_cards": len(variant.deck),
        "seats": seats,
        "free_seats": len(free_seats(state)),
        "hand_number": state.hand_number,
        "turn": state.turn,
        "next_rules": state.next_rules,
        "closing": state.closing,
        "closed": state.closed,
        "paused": state.paused,
        "most_buy_in": most_buy_in(state),
        "last_hands": state.last_hands,
        "last_hand": state.last_hand,
    }
    if hand is None:
        return PublicView(**_EMPTY_HAND | common | {"button": state.button, "carried": state.carried})  # type: ignore[arg-type]
    over = hand.phase is Phase.OVER
    pots = () if over else (build_pots if hand.closed else pots_so_far)(hand.players, hand.carried)
    paid = {result.index for result in hand.results}
    winner = uncontested_winner(state)
    return PublicView(
        **common,  # type: ignore[arg-type]
        phase=PHASES[hand.phase],
        street=hand.street,
        street_name=VARIANTS[hand.rules.variant].streets[hand.street].name,
        board=hand.board,
        pot=0 if over else in_the_middle(hand),
        pots=tuple(PotView(index, pot.amount, pot.eligible) for index, pot in enumerate(pots) if index not in paid),
        button=hand.button,
        to_act=hand.to_act,
        time_bank_running=hand.time_bank_running,
        legal=legal_actions(state),
        deciding=hand.deciding,
        returned=hand.returned,
        results=tuple(_pot_result(hand, result) for result in hand.results) if over else (),
        can_show=winner if winner and _hidden_left(hand, winner) else 0,
        second_board=run_twice.boards(hand)[-1][1] if hand.second else (),
        carried=state.carried if over else hand.carried,
        hand_rules=hand.rules,
        agreed=hand.agreed,
        voided=hand.voided,
        live_showdown=hand.phase is Phase.SHOWDOWN and live_showdown.is_live(hand),
    )


_EMPTY_HAND: dict[str, object] = {
    "phase": "none",
    "street": 0,
    "street_name": "",
    "board": (),
    "pot": 0,
    "pots": (),
    "to_act": 0,
    "time_bank_running": False,
    "legal": None,
    "deciding": (),
    "returned": (),
    "results": (),
    "can_show": 0,
}


def _hidden_left(hand: Hand, seat: int) -> bool:
    index = index_of(hand, seat)
    return len(hand.players[index].shown) < len(hand.hole[index])


def _pot_result(hand: Hand, result: PotAwarded) -> PotResult:
    """Name the winning hand and its five cards from hands that were shown, never from hidden ones (R-POT-5)."""
    if not result.contested:
        return PotResult(result.index, result.amount, result.shares, contested=False, rank=None, cards=())
    board = dict(run_twice.boards(hand))[result.board]
    hands = {seat: hand.players[index_of(hand, seat)].shown for seat, _ in result.shares}
    rank = evaluate.rank(hand.rules, next(iter(hands.values())), board)  # by the board alone for who plays it (R-SHO-4)
    cards = tuple((seat, evaluate.best(hand.rules, shown, board)) for seat, shown in hands.items())
    return PotResult(result.index, result.amount, result.shares, True, rank, cards, result.board)  # noqa: FBT003


def _seat_public(state: TableState, hand: Hand | None, number: int, seat: Seat) -> SeatPublic:
    player = _in_hand(hand, number, seat)
    running = player is not None and state.hand_running
    return SeatPublic(
        seat=number,
        player=seat.player,
        stack=player.stack if running and player is not None else seat.stack,
        bet=player.bet if player is not None else 0,
        status=_status(state, seat, player if running else None),
        in_hand=player is not None,
        is_button=number == state.button,
        is_small_blind=player is not None and hand is not None and number == hand.small_blind,
        is_big_blind=player is not None and hand is not None and number == hand.big_blind,
        to_act=hand is not None and hand.to_act == number,
        last_act=player.act if player is not None else "",  # type: ignore[arg-type]
        last_amount=player.act_amount if player is not None else 0,
        shown=player.shown if player is not None else (),
        mucked=player is not None and player.mucked,
        queued_top_up=seat.top_up,
        time_bank=seat.time_bank,
        won=player.won if player is not None else 0,
        net=_net(hand, player),
        rank=_shown_rank(hand, player),
        drawn=len(player.discards) if player is not None and player.discards is not None else -1,
        plays_board=player is not None and player.plays_board,
        straddles=seat.straddle,
    )


def _shown_rank(hand: Hand | None, player: PlayerInHand | None) -> HandRank | None:
    """What a hand turned up whole makes with the board; text names the kicker that decided by it (R-RNK-4)."""
    if hand is None or player is None or len(player.shown) != VARIANTS[hand.rules.variant].hole_cards:
        return None
    return evaluate.rank(hand.rules, player.shown, hand.board)


def _in_hand(hand: Hand | None, number: int, seat: Seat) -> PlayerInHand | None:
    """The seat's part in the hand on view; a new person in an old seat has none."""
    if hand is None:
        return None
    index = index_of(hand, number)
    return hand.players[index] if index >= 0 and hand.players[index].player == seat.player else None


def _net(hand: Hand | None, player: PlayerInHand | None) -> int:
    if hand is None or player is None or hand.phase is not Phase.OVER:
        return 0
    return player.won - player.contribution - player.dead


def _status(state: TableState, seat: Seat, player: PlayerInHand | None) -> SeatStatus:
    if player is not None:
        return _status_in_hand(seat, player)
    if seat.leaving:
        return "leaving"
    if seat.sitting_out:
        return "away"
    if not seat.stack and not state.carried:  # while a pot is carried nobody is out (R-DRW-4)
        return "broke"
    if state.drawn and seat.entry is not Entry.IN:
        return "posting" if seat.entry is Entry.POSTING else "waiting"
    return "seated"


def _status_in_hand(seat: Seat, player: PlayerInHand) -> SeatStatus:
    if player.folded:
        return "folded"
    if not player.stack:
        return "all-in"
    if seat.leaving:
        return "leaving"
    return "away" if seat.sitting_out else "playing"


def seat_view(state: TableState, number: int) -> SeatView:
    """What the player in seat ``number`` alone may see. Raises ``LookupError`` for an empty seat."""
    seat = state.seats[number - 1] if 1 <= number <= len(state.seats) else None
    if seat is None:
        message = f"seat {number} is empty"
        raise LookupError(message)
    hand = state.hand
    player = _in_hand(hand, number, seat)
    cards = hole_cards(hand, number) if hand is not None and player is not None and hand.hole else ()
    board = hand.board if hand is not None else ()
    legal = legal_actions(state)
    wish = player.pre_action if player is not None else None
    showdown = hand is not None and hand.phase is Phase.SHOWDOWN and number in hand.deciding
    winner = hand is not None and uncontested_winner(state) == number and _hidden_left(hand, number)
    waiting = state.drawn and seat.entry is not Entry.IN
    return SeatView(
        seat=number,
        player=seat.player,
        hand_number=state.hand_number,
        cards=cards,
        rank=evaluate.rank(hand.rules, cards, board) if cards and hand is not None else None,
        legal=_own(legal, hand, player),
        to_call=_owed(hand, player),
        pre_action=wish.kind if wish is not None else "",
        pre_action_price=wish.price if wish is not None else 0,
        may_pre_act=_may_pre_act(hand, player) and not seat.leaving,
        may_show=showdown or winner,
        may_muck=showdown,
        waiting=waiting,
        posting=waiting and seat.entry is Entry.POSTING,
        post_amount=_post_amount(state, seat) if waiting else 0,
        turn=state.turn,
        max_draw=_max_draw(hand, player),
        may_play_board=showdown and hand is not None and _may_play_board(hand, number),
        may_run_twice=hand is not None and hand.phase is Phase.RUN_TWICE and number in hand.deciding,
        may_chop=hand is not None and hand.phase is Phase.CHOPPING and number in hand.deciding,
        out_at_big=seat.out_at_big,
        may_straddle=state.rules.straddles > 0,
        straddles=seat.straddle,
    )


def _own(legal: LegalActions | None, hand: Hand | None, player: PlayerInHand | None) -> LegalActions | None:
    """What he may do, by his cards too: without openers he may not bet, which the room is not told (R-HOM-7)."""
    if legal is None or hand is None or player is None or legal.seat != player.seat:
        return None
    if legal.opening and hand.rules.jacks_or_better and not openers.holds(hand, player):
        return structs.replace(legal, min_to=0, max_to=0, all_in_to=0, pot_to=0, half_pot_to=0)
    return legal


def _may_play_board(hand: Hand, number: int) -> bool:
    return live_showdown.is_live(hand) and live_showdown.may_play_board(hand, number)


def _max_draw(hand: Hand | None, player: PlayerInHand | None) -> int:
    """Cards that may be exchanged now, if an ace among the others is kept where that counts (R-HOM-7)."""
    if hand is None or player is None or hand.phase is not Phase.DRAWING or hand.to_act != player.seat:
        return 0
    return most_drawn(hand, player, ())


def reseal_wanted(state: TableState) -> int:
    """How many cards the host has to put in a new order before the hand goes on; 0 for none (R-FAIR-5)."""
    return reseal.wanted(state.hand)


def _owed(hand: Hand | None, player: PlayerInHand | None) -> int:
    if hand is None or player is None or player.folded or hand.phase is not Phase.BETTING:
        return 0
    return call_price(hand, player)


def _may_pre_act(hand: Hand | None, player: PlayerInHand | None) -> bool:
    if hand is None or player is None or hand.phase is not Phase.BETTING:
        return False
    return player.stack > 0 and not player.folded and hand.to_act != player.seat


def _post_amount(state: TableState, seat: Seat) -> int:
    """Chips that coming in costs: a live big blind and a dead small blind, as far as they are owed (R-TAB-5)."""
    return (state.rules.big_blind if seat.owes_big else 0) + (state.rules.small_blind if seat.owes_small else 0)
