"""Play a recorded hand through the engine, act by act."""

from typing import Final

from msgspec import Struct

from poker_bot.engine import actions as act
from poker_bot.engine.betting import to_call
from poker_bot.engine.cards import Card
from poker_bot.engine.decide import step
from poker_bot.engine.events import AnyEvent
from poker_bot.engine.evolve_hand import hand_of
from poker_bot.engine.reseal import pool
from poker_bot.engine.showing import uncontested_winner
from poker_bot.engine.state import Hand, Phase, PlayerInHand, TableState
from poker_bot.engine.variants import VARIANTS
from poker_bot.phh.deal import deal
from poker_bot.phh.deck import Stacked, stack_deck
from poker_bot.phh.errors import UnreadableError
from poker_bot.phh.record import Record
from poker_bot.phh.script import AS_HELD, CALL, DRAW, FOLD, RAISE, UNKNOWN, Act
from poker_bot.refusals import Refusal

GUESSES: Final = 40
"""So many times other cards are tried for hands that were mucked unseen, until they lose as they did."""


class Played(Struct, frozen=True):
    """A hand played to its end: ``stacks`` in chips by player. ``shared`` pots were split.

    ``wrong`` says, when not empty, what the engine did not accept; then the hand has stopped there.
    """

    stacks: tuple[int, ...]
    shared: int = 0
    wrong: str = ""


class _Game:
    """One hand on the way. ``state`` changes with each act."""

    def __init__(self, record: Record, attempt: int) -> None:
        self.record = record
        self.deck: Stacked = stack_deck(record, attempt)
        self.log: list[AnyEvent] = []
        self.state: TableState
        events, self.state = deal(record, self.deck)
        self.log.extend(events)
        self.rest = list(self.deck.rest)

    @property
    def hand(self) -> Hand:
        """The hand on the table."""
        return hand_of(self.state)

    def do(self, action: act.Action) -> Refusal | None:
        """Carry out, or the refusal."""
        outcome = step(self.state, action)
        if isinstance(outcome, Refusal):
            return outcome
        self.log.extend(outcome[0])
        self.state = outcome[1]
        return None


def play(record: Record) -> Played:
    """Play ``record`` to its end.

    Raises ``UnreadableError`` when it cannot be: no deck deals its cards, it ends before the hand does, or cards that
    it does not name would decide a pot.
    """
    return replayed(record)[0]


def replayed(record: Record) -> tuple[Played, tuple[AnyEvent, ...]]:
    """Like ``play``, with the events of the hand."""
    guessed = _guessed(record)
    for attempt in range(GUESSES if guessed else 1):
        game = _Game(record, attempt)
        played = _play(game)
        if played.wrong:
            return played, tuple(game.log)
        _check_cards_known(record, game.deck)
        if not any(player.won for player in game.hand.players if player.seat in guessed):
            return played, tuple(game.log)
    message = "a hand that was mucked unseen would have won with any cards that are left"
    raise UnreadableError(message)


def _play(game: _Game) -> Played:
    record = game.record
    for number, one in enumerate(record.script.acts, 1):
        refusal = _act(game, one)
        if refusal is not None:
            amount = f" {one.amount}" if one.kind == RAISE else ""
            return _played(game, f"act {number}, p{one.number} {one.kind}{amount}: {refusal.code}")
    _end(game)
    if not game.state.hand_running:
        return _played(game, "")
    who = f", p{game.hand.to_act} has to act" if game.hand.to_act else ""
    message = f"the record ends before the hand is over{who}"
    if record.finishing is None:
        raise UnreadableError(message)
    return _played(game, message)


def _played(game: _Game, wrong: str) -> Played:
    hand = game.hand
    stacks = tuple([seat.stack if seat is not None else 0 for seat in game.state.seats])
    return Played(stacks, sum(len(result.shares) > 1 for result in hand.results), wrong)


def _live(record: Record) -> list[int]:
    """Who has not folded."""
    folded = {one.number for one in record.script.acts if one.kind == FOLD}
    return [number for number in range(1, len(record.stacks) + 1) if number not in folded]


def _mucks(record: Record, number: int) -> bool:
    return record.script.shown[number - 1] == ()


def _guessed(record: Record) -> list[int]:
    """Who has mucked cards that are not all on record: they lose, so any cards will do with which they lose."""
    if () not in record.script.shown:
        return []
    size = VARIANTS[record.rules.variant].hole_cards
    return [
        number
        for number in _live(record)
        if _mucks(record, number)
        and (len(record.script.dealt[number - 1]) < size or UNKNOWN in record.script.dealt[number - 1])
    ]


def _check_cards_known(record: Record, deck: Stacked) -> None:
    """Among several live hands every card of those that are not mucked has to be on record, and the board besides."""
    live = _live(record)
    if len(live) < 2:  # noqa: PLR2004 - nobody to compare with
        return
    for number in live:
        if UNKNOWN in deck.last[number - 1] and not _mucks(record, number):
            raise UnreadableError(f"the cards of p{number} are unknown at the showdown")
    if UNKNOWN in record.script.board:
        raise UnreadableError("the board is unknown at the showdown")


def _act(game: _Game, one: Act) -> Refusal | None:
    """One recorded act. A check for which the engine no longer asks is none (R-BET-9)."""
    _run_twice(game)
    hand = game.hand
    seat, turn = one.number, hand.turn
    player = hand.players[hand.places[seat]]
    if one.kind == FOLD:
        return game.do(act.Fold(seat, turn))
    if one.kind == CALL:
        due = to_call(hand, player) if player.bet < hand.bet_to else 0
        refusal = game.do(act.Call(seat, turn) if due else act.Check(seat, turn))
        return None if refusal is not None and _owes_nothing(hand, player, due) else refusal
    if one.kind == RAISE:
        return _raise(game, one, hand, player)
    if one.kind == DRAW:
        refusal = game.do(act.Draw(seat, turn, game.deck.discards[seat - 1] or ()))
        if refusal is None:
            _reseal(game)
        return refusal
    return Refusal("unknown")


def _owes_nothing(hand: Hand, player: PlayerInHand, due: int) -> bool:
    return hand.closed and not due and not player.folded


def _raise(game: _Game, one: Act, hand: Hand, player: PlayerInHand) -> Refusal | None:
    """A bet or raise; some sources write an all-in call as a raise to the stack."""
    amount = int(one.amount)
    if amount <= hand.bet_to and amount == player.bet + player.stack:
        return game.do(act.Call(player.seat, hand.turn))
    kind = act.RaiseTo if hand.bet_to else act.BetTo
    return game.do(kind(player.seat, hand.turn, amount))


def _run_twice(game: _Game) -> None:
    while game.hand.phase is Phase.RUN_TWICE:
        game.do(act.AnswerRunTwice(game.hand.deciding[0], game.hand.turn, agree=True))


def _reseal(game: _Game) -> None:
    """The stub is used up: the recorded replacements come next, then whatever is left (R-DRW-3)."""
    while game.hand.phase is Phase.RESEALING:
        cards = pool(game.hand)
        wanted: list[int] = []
        for card in game.rest[: len(cards)]:
            place = cards.index(card) if card in cards else -1
            if card != UNKNOWN and (place < 0 or place in wanted):
                break  # it comes from a later seal, or the record is wrong and the stacks will tell
            wanted.append(place)
        spare = [place for place in range(len(cards)) if place not in wanted]
        order = [spare.pop() if place < 0 else place for place in wanted]
        before = game.hand.dealt
        if game.do(act.Reseal(tuple(order + spare))) is not None:
            return
        del game.rest[: game.hand.dealt - before]


def _end(game: _Game) -> None:
    """Show, muck or play the board as recorded (R-SHO-2, R-SHO-4)."""
    _run_twice(game)
    shown = game.record.script.shown
    while game.hand.phase is Phase.SHOWDOWN and game.hand.deciding:
        seat, turn = game.hand.deciding[0], game.hand.turn
        cards: tuple[Card, ...] = shown[seat - 1] or ()
        if not cards:
            refusal = game.do(act.Muck(seat, turn))
        elif UNKNOWN in cards:
            refusal = game.do(act.PlayBoard(seat, turn))
        else:
            refusal = game.do(act.Show(seat, turn))
        if refusal is not None and game.do(act.Show(seat, turn)) is not None:
            return
    winner = uncontested_winner(game.state)
    cards = (shown[winner - 1] if winner else None) or ()
    held = game.deck.last[winner - 1]
    wanted = tuple(
        [place for place, card in enumerate(held) if card != UNKNOWN and (card in cards or cards == AS_HELD)]
    )
    if wanted:
        game.do(act.Show(winner, game.hand.turn, wanted))
