"""One random hand, played by this engine and by pokerkit 0.7.7 side by side.

At every decision both must name the same player, price, right to raise, least and most; at the draw the same player;
at the showdown the same cards; at the end the same stacks, to the chip. Where pokerkit departs from the rules
specification its table is set right, each departure by itself: ``twins_departures`` lists them with their rules.
"""

import os
import random
import warnings
from collections import Counter, deque

from pokerkit import ChipsPushing, Pot

from poker_bot.engine import actions as act
from poker_bot.engine import events as ev
from poker_bot.engine.cards import FULL_DECK, Card
from poker_bot.engine.decide import step
from poker_bot.engine.state import Hand, Phase
from poker_bot.engine.views import LegalActions, legal_actions
from poker_bot.refusals import Refusal
from tests.rules import twins_departures as departures
from tests.rules import twins_table as tables
from tests.rules.twins_departures import Answer, Departure, Untouched, answered, asked
from tests.rules.twins_table import cards_there

HANDS = int(os.environ.get("TWINS_HANDS", "0"))
"""So many hands of every game, for a long run; each test plays at least as many as it can afford every time."""

_DEPARTURES: dict[str, tuple[Departure, ...]] = {
    "no-limit": departures.BIG_BET,
    "pot-limit": departures.POT_LIMIT,
    "fixed-limit": departures.FIXED_LIMIT,
}


class Twins:
    """One hand at both tables. Seat ``i + 1`` here is player ``i`` there; ``tally`` counts departures that spoke."""

    def __init__(self, game: tables.Game, rng: random.Random, tally: Counter[str]) -> None:
        """Draw a table and a deck, and deal."""
        self.rng, self.tally = rng, tally
        self.table = tables.random_table(game, rng)
        self.fold_rate = rng.choice([0.05, 0.15, 0.3])
        self.raise_rate = 0.8 if self.table.ladder else rng.choice([0.25, 0.4, 0.6])
        self.departures = _DEPARTURES[game.betting]
        self.burns: deque[Card] = deque()
        self.boards: deque[tuple[Card, ...]] = deque()
        self.served: deque[tuple[int, Card]] = deque()
        self.away: dict[int, set[Card]] = {}
        self.order: tuple[Card, ...] = tuple(rng.sample(FULL_DECK, len(FULL_DECK)))
        self.pots: tuple[Pot, ...] | None = None
        self.ours = tables.here(self.table)
        self.theirs = tables.there(self.table)
        self.phantoms = tables.missing(self.theirs, self.table.dues)
        self._lay(1)
        tally["R-FOR-3 short blind stands"] += bool(self.phantoms)
        self._step(act.StartHand(self.order))
        self.follow()
        self.street: departures.Street | None = None

    @property
    def hand(self) -> Hand:
        """The hand here."""
        assert self.ours.hand is not None
        return self.ours.hand

    def _holds(self, player: int) -> list[Card]:
        """His hole cards here."""
        return [self.hand.deck.order[place] for place in self.hand.hole[player]]

    def play(self) -> None:
        """Every decision, compared and then taken at both tables by chance; then the stacks."""
        while self.ours.hand_running:
            phase = self.hand.phase
            if phase is Phase.BETTING:
                self._bet()
            elif phase is Phase.DRAWING:
                self._draw()
            else:
                assert phase is Phase.RESEALING
                self._reseal()
            self.follow()
        assert not self.theirs.status
        assert [*self.burns, *self.boards, *self.served] == []
        assert [seat.stack for seat in self.ours.seats if seat is not None] == self.stacks_there()

    def _step(self, action: act.Action) -> None:
        """Act here, and keep the cards that come of it for the other table."""
        outcome = step(self.ours, action)
        assert not isinstance(outcome, Refusal), outcome
        events, self.ours = outcome
        order = self.hand.deck.order
        for event in events:
            if isinstance(event, ev.StreetDealt):
                self.burns.append(order[event.burn])
                self.boards += filter(None, [event.cards])
            elif isinstance(event, ev.CardsServed):
                self.served += [(event.seat - 1, order[place]) for place in event.positions]

    def _bet(self) -> None:
        legal = legal_actions(self.ours)
        assert legal is not None
        street = self._street()
        untouched = Untouched(self.theirs)
        assert answered(legal) == self._asked_there()
        assert legal.opening == (max(self.theirs.bets) == 0)
        to = self._choose(legal)
        street.acted.add(legal.seat - 1)
        if to:
            street.raised(untouched.price, to)
        untouched.give_back(to)

    def _street(self) -> departures.Street:
        if self.street is None or self.street.index != self.theirs.street_index:
            self.street = departures.Street(self.table.rules, self.theirs)
        return self.street

    def _asked_there(self) -> Answer:
        """Pokerkit's answer, set right by one departure after the other."""
        assert self.theirs.actor_index is not None
        if not self._others_able(self.theirs.actor_index):
            self._lift()
        answer = asked(self.theirs)
        for departure in self.departures:
            corrected = departure(self.theirs, self.table.rules, self._street(), answer)
            self.tally[departure.__name__] += corrected != answer
            answer = corrected
        return answer

    def _choose(self, legal: LegalActions) -> int:
        """Act at both tables; the total bet or raised to, 0 for another act."""
        seat, turn, dice = legal.seat, legal.turn, self.rng.random()
        to = self._raise_to(legal) if dice < self.raise_rate else 0
        if to:
            self._step((act.BetTo if legal.opening else act.RaiseTo)(seat, turn, to))
            self.theirs.complete_bet_or_raise_to(to)
        elif legal.call and dice > 1 - self.fold_rate:
            self._step(act.Fold(seat, turn))
            self.theirs.fold()
        else:
            self._step((act.Call if legal.call else act.Check)(seat, turn))
            self.theirs.check_or_call()
        return to

    def _raise_to(self, legal: LegalActions) -> int:
        """A total to bet or raise to, often the least, the most or all but a few chips; 0 for none."""
        least, most = answered(legal)[2:]
        if self.table.ladder and legal.stack > self.table.deep:
            return 0 if self._street().short else least
        if self.table.ladder:
            return most
        crumbs = self.rng.randint(1, self.table.rules.bet_unit)
        return self.rng.choice([least, most, self.rng.randint(least, most), max(least, most - crumbs)])

    def _others_able(self, player: int) -> bool:
        """Whether somebody else in the hand has chips."""
        stacks = self.theirs.stacks
        return any(live and stacks[i] and i != player for i, live in enumerate(self.theirs.statuses))

    def _lay(self, sign: int) -> None:
        for player, chips in self.phantoms.items():
            self.theirs.bets[player] += sign * chips
            self.theirs.payoffs[player] -= sign * chips

    def _lift(self) -> None:
        """The missing chips are gone for good."""
        self._lay(-1)
        self.phantoms = {}

    def _draw(self) -> None:
        """The same player declares at both tables and puts the same cards away; six players so many that stubs end."""
        there, player = self.theirs, self.hand.to_act - 1
        assert there.stand_patter_or_discarder_index == player
        counts = [0, 1, 2, 3, 3, 4, 5] if there.player_count < 6 else [0, 3, 4, 5, 5]
        indexes = self.rng.sample(range(5), self.rng.choice(counts))
        away = [self._holds(player)[index] for index in indexes]
        self.away[player] = set(away)
        self._step(act.Draw(player + 1, self.ours.turn, tuple(indexes)))
        there.stand_pat_or_discard(cards_there(away))

    def _reseal(self) -> None:
        """R-DRW-3: the new stub is folded hands and discards of players served before, as far as nobody holds them."""
        self.tally["R-DRW-3 stub exhausted"] += 1
        there, players = self.theirs, self.theirs.player_count
        due = there.hole_dealee_index
        assert due is not None
        free = set[Card]()
        for player in range(players):
            if not there.statuses[player]:
                free.update(self.order[player : 5 * players : players])
            elif player < due:
                free |= self.away[player]
        held = {card for cards in there.hole_cards for card in cards}
        free -= {card for card in FULL_DECK if cards_there([card])[0] in held}
        self._step(act.Reseal(tuple(self.rng.sample(range(len(free)), len(free)))))
        assert sorted(self.hand.deck.order[-len(free) :]) == sorted(free)

    def follow(self) -> None:
        """All that the other table does without a decision of a player: deal what was dealt here, collect, show."""
        there = self.theirs
        while there.status:
            if there.bet_collection_status:
                self._lift()
                there.collect_bets()
            elif any(there.standing_pat_or_discarding_statuses):
                return
            elif there.card_burning_status or any(there.hole_dealing_statuses) or any(there.board_dealing_counts):
                if not self._deal():
                    return
            elif there.showdown_index is not None:
                self._show(there.showdown_index)
            elif not self._needs_no_act():
                return

    def _deal(self) -> bool:
        """Burn or deal what comes next; False when that has not been dealt here yet."""
        there = self.theirs
        if there.card_burning_status:
            if not self.burns:
                return False
            there.burn_card(cards_there([self.burns.popleft()]))
        elif any(there.hole_dealing_statuses):
            return self._deal_hole()
        else:
            there.deal_board(cards_there(self.boards.popleft()))
        return True

    def _deal_hole(self) -> bool:
        """The next cards to the next player, False when they are not there yet (R-DRW-3)."""
        there = self.theirs
        player = there.hole_dealee_index
        assert player is not None
        if there.street_index == 0:
            there.deal_hole(cards_there(self._holds(player)))
            self.tally["R-TAB-4 small blind first"] += departures.small_blind_first(there, self.table.dues)
        elif self.served:
            to, card = self.served.popleft()
            assert to == player
            with warnings.catch_warnings():
                warnings.filterwarnings("ignore", message="Returning reserved")
                there.deal_hole(cards_there([card]))
        return there.street_index == 0 or bool(self.served) or not any(there.hole_dealing_statuses)

    def _needs_no_act(self) -> bool:
        """R-BET-9: a player who owes nothing and whom nobody can bet against is not asked; pokerkit wants his check."""
        there = self.theirs
        player = there.actor_index
        assert player is not None
        if self._others_able(player):
            return False
        self._lift()
        if there.checking_or_calling_amount:
            return False
        self.tally["R-BET-9 no check"] += 1
        there.check_or_call()
        return True

    def _show(self, player: int) -> None:
        """Turn up the next hand, which must be the same; the pots are those of before the first beaten hand is gone."""
        there = self.theirs
        if self.pots is None:
            self.pots = tuple(there.pots)
        assert set(there.hole_cards[player]) == set(cards_there(self._holds(player)))
        there.show_or_muck_hole_cards(True)

    def stacks_there(self) -> list[int]:
        """The other table's stacks, the odd chips of its pots handed out one each (R-POT-3)."""
        there = self.theirs
        stacks = list(there.stacks)
        if self.pots is None:
            return stacks
        for push in there.operations:
            if isinstance(push, ChipsPushing):
                stacks = [stack - amount for stack, amount in zip(stacks, push.amounts, strict=True)]
        for pot in self.pots:
            hands = {player: there.get_hand(player, 0, 0) for player in pot.player_indices if there.statuses[player]}
            best = max(hand for hand in hands.values() if hand is not None)
            winners = [player for player, hand in hands.items() if hand == best]
            each, odd = divmod(pot.amount, len(winners))
            for place, player in enumerate(winners):
                stacks[player] += each + (place < odd)
        self.tally["R-POT-3 odd chips"] += stacks != list(there.stacks)
        return stacks


def differences(game: tables.Game, hands: int) -> Counter[str]:
    """Play so many hands of ``game`` or ``HANDS``, each from a seed of its own; how often which departure spoke.

    A difference is an ``AssertionError`` that names the hand's seed.
    """
    tally: Counter[str] = Counter()
    for number in range(max(HANDS, hands)):
        seed = f"{game.variant} {game.betting} {game.blinds} {number}"
        try:
            Twins(game, random.Random(seed), tally).play()
        except (AssertionError, ValueError, UserWarning) as error:
            raise AssertionError(f"hand {seed!r} differs") from error
    return +tally
