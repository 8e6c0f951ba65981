"""Button payloads: short whatever the ids (P-33), and harmless whatever comes back (P-35)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.tokens import ACTIONS, MAX_BYTES, ButtonPress, decode, encode
from poker_bot.host.commands import TurnToken

LARGEST = 2**63 - 1
numbers = st.integers(0, LARGEST)
presses = st.builds(
    ButtonPress, st.sampled_from(sorted(ACTIONS)), st.builds(TurnToken, numbers, numbers, numbers), numbers, numbers
)


@given(presses)
def test_what_is_encoded_comes_back(press: ButtonPress) -> None:
    """A payload says exactly what its button was drawn for."""
    assert decode(encode(press)) == press


@pytest.mark.parametrize("action", sorted(ACTIONS))
def test_largest_ids_fit_into_64_bytes(action: str) -> None:
    """Every action with the largest 64-bit numbers everywhere, the room included, fits Telegram's limit (P-33)."""
    press = ButtonPress(action, TurnToken(LARGEST, LARGEST, LARGEST), LARGEST, LARGEST)
    payload = encode(press)
    assert len(payload.encode()) <= MAX_BYTES
    assert payload.isascii()


@given(st.one_of(st.text(), st.text(alphabet="1cafo.0zZ_-", max_size=70)))
def test_garbage_is_nothing_and_never_raises(payload: str) -> None:
    """Whatever a client sends is either a payload in our form or nothing at all (P-35)."""
    press = decode(payload)
    assert press is None or isinstance(press, ButtonPress)


@given(presses, st.data())
def test_cut_payloads_never_raise(press: ButtonPress, data: st.DataObject) -> None:
    """A payload that lost its end is nothing, or at least no other action."""
    whole = encode(press)
    cut = decode(whole[: data.draw(st.integers(0, len(whole) - 1))])
    assert cut is None or cut.action == press.action


@pytest.mark.parametrize(
    "payload",
    [
        "",
        "1",
        "1ca",
        "1ca1.2.3",
        "1ca1.2.3.4.5.6",
        "2ca1.2.3.4",
        "1zz1.2.3.4",
        "1ca1..3.4",
        "1caé.2.3.4",
        "1ca1.2.3.4 ",
    ],
)
def test_other_forms_are_refused(payload: str) -> None:
    """Another version, an unknown action, too few or too many numbers and strange signs are nothing."""
    assert decode(payload) is None


def test_numbers_above_63_bits_are_refused() -> None:
    """Eleven digits can say more than 63 bits; such a number is not ours."""
    assert decode("1ca" + "_" * 11 + ".1.1.1") is None


def test_actions_have_codes_of_their_own() -> None:
    """No two actions share a code, and each has two letters or digits."""
    assert len(set(ACTIONS.values())) == len(ACTIONS)
    assert all(len(code) == 2 and code.isalnum() for code in ACTIONS.values())


@pytest.mark.parametrize(
    "press",
    [
        ButtonPress("jump", TurnToken(1, 1, 1)),
        ButtonPress("fold", TurnToken(-1, 1, 1)),
        ButtonPress("fold", TurnToken(1, 1, 2**63)),
    ],
)
def test_a_button_that_cannot_be_drawn_raises(press: ButtonPress) -> None:
    """An unknown action or a number out of range is a mistake of ours and found at once."""
    with pytest.raises(ValueError, match=r"no such|outside"):
        encode(press)
