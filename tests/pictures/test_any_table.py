"""Pictures of any table that can be played: never an error, always the size, and no hidden card in a single byte."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from poker_bot.engine import actions as act
from poker_bot.engine.decide import step
from poker_bot.engine.rules import TableRules
from poker_bot.engine.state import Hand, SealedDeck, TableState
from poker_bot.engine.views import public_view
from poker_bot.pictures import ALT_LENGTH, THEMES, WIDTH, Theme, table_picture
from poker_bot.refusals import Refusal
from poker_bot.text.catalogue import Catalogue
from tests.engine.playable import next_move, playable_rules
from tests.pictures.conftest import opened
from tests.text.conftest import LANGUAGES
from tests.text.samples import SAMPLES

NAMES = st.lists(st.text(max_size=40), min_size=12, max_size=12)
MOST_BYTES = 60_000
LOOKS = [(lang, theme) for lang in LANGUAGES for theme in THEMES]


def played(rules: TableRules, seed: int, steps: int) -> list[TableState]:
    """Some moments of a table at which anything playable happens."""
    rng, moments = random.Random(seed), []
    outcome = step(None, act.OpenTable(rules))
    assert not isinstance(outcome, Refusal)
    state = outcome[1]
    for number in range(steps):
        after = step(state, next_move(state, rng))
        if not isinstance(after, Refusal):
            state = after[1]
        if not number % 12:
            moments.append(state)
    return moments


@settings(max_examples=8)
@given(playable_rules(), st.integers(0, 10**6), NAMES, st.sampled_from(LOOKS))
def test_any_table_can_be_drawn(
    catalogue: Catalogue, rules: TableRules, seed: int, names: list[str], look: tuple[str, Theme]
) -> None:
    """Whatever is played, whoever sits there under whatever name: a PNG of the width, small, with a short text."""
    people, (lang, theme) = dict(enumerate(names, 1)), look
    for state in played(rules, seed, 60):
        for settled in (False, True):
            picture = table_picture(
                public_view(state), people, lang=lang, catalogue=catalogue, code="3K7", theme=theme, settled=settled
            )
            assert opened(picture.png).width == WIDTH
            assert len(picture.png) <= MOST_BYTES
            assert 0 < len(picture.alt) <= ALT_LENGTH


@pytest.mark.parametrize("name", SAMPLES)
def test_every_situation_can_be_drawn(name: str, catalogue: Catalogue) -> None:
    """The situations that the texts are read in, two boards and nine side pots among them, in two of the looks each."""
    sample, turn = SAMPLES[name](), list(SAMPLES).index(name)
    for lang, theme in (LOOKS[turn % len(LOOKS)], LOOKS[(turn + 3) % len(LOOKS)]):
        picture = table_picture(sample.view, sample.people, lang=lang, catalogue=catalogue, code="3K7", theme=theme)
        assert opened(picture.png).width == WIDTH
        assert len(picture.png) <= MOST_BYTES, name
        assert len(picture.alt) <= ALT_LENGTH


def with_other_hidden_cards(state: TableState, hand: Hand, rng: random.Random) -> TableState:
    """The same table, every card that nobody has been shown exchanged for another one."""
    public = {card for player in hand.players for card in player.shown} | set(hand.board)
    hidden = [card for card in hand.deck.order if card not in public]
    mixed = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    deck = SealedDeck(tuple(mixed.get(card, card) for card in hand.deck.order))
    return replace(state, hand=replace(hand, deck=deck))


@settings(max_examples=8)
@given(playable_rules(), st.integers(0, 10**6))
def test_no_hidden_card_is_in_a_picture(catalogue: Catalogue, rules: TableRules, seed: int) -> None:
    """Exchange every hidden card of a running hand for another: not a byte of picture or alt text changes (law 6)."""
    rng = random.Random(seed)
    for state in played(rules, seed, 50):
        if state.hand is None or not state.hand_running:
            continue
        other = with_other_hidden_cards(state, state.hand, rng)
        one, two = (
            table_picture(public_view(each), {}, lang="en", catalogue=catalogue, code="3K7") for each in (state, other)
        )
        assert (one.png, one.alt, one.key) == (two.png, two.alt, two.key)


def test_a_card_that_is_shown_does_change_the_picture(catalogue: Catalogue) -> None:
    """The test above is not blind: with another card turned up the bytes differ."""
    view = SAMPLES["result_kicker"]().view
    seat = view.seats[0]
    changed = replace(seat, shown=(seat.shown[0], 4))
    other = replace(view, seats=(changed, *view.seats[1:]))
    one, two = (table_picture(each, {}, lang="en", catalogue=catalogue, code="3K7") for each in (view, other))
    assert one.png != two.png
    assert one.alt != two.alt
