"""The form behind *Raise…*: its range, what people type into it, and what it refuses (O-09, O-10, R-10)."""

import pytest

from tests.adapters.discord.scene import Scene


async def raised(game: Scene, text: str) -> str:
    """The private answer to ``text`` in the form of the player to act; "" when the table itself is the answer."""
    name = game.to_act()
    shown = await game.press(name, "raise-menu")
    assert shown.modal is not None
    answer = await game.people[name].submit_modal(shown, {"amount": text})
    await game.quiet()
    if not answer.ephemeral:
        return ""
    assert answer.response is not None
    return answer.response.content


async def test_the_form_names_the_range(game: Scene) -> None:
    """The field's placeholder holds the smallest and the largest amount and the words."""
    await game.deal("ann", "bob")
    shown = await game.press(game.to_act(), "raise-menu")
    assert shown.modal is not None
    assert shown.modal["title"] == "Raise"
    assert "40 to 1,000" in str(shown.modal)


@pytest.mark.parametrize("text", ["abc", "1.5", "-20", "0", "39", "1001", "1e3", "¹²", "10" * 19, "20 40", "½½"])
async def test_nonsense_is_refused_and_changes_nothing(game: Scene, text: str) -> None:
    """What is no amount, or is out of range, gets a private answer; table and turn stay as they are."""
    await game.deal("ann", "bob")
    before = (game.text, game.host.live.version)
    answer = await raised(game, text)
    assert answer
    assert (game.text, game.host.live.version) == before


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("60", "raises to 60"),
        ("0.1k", "raises to 100"),
        ("min", "raises to 40"),
        (" half ", "raises to"),
        ("pot", "raises to"),
    ],
)
async def test_amounts_are_totals_as_people_type_them(game: Scene, text: str, shown: str) -> None:
    """The form's answer is the table with the raise in it (type 7)."""
    await game.deal("ann", "bob")
    before = len(game.sent())
    assert await raised(game, text) == ""
    assert shown in game.text
    assert [one.how for one in game.sent()[before:]] == ["type 9", "type 7"]


async def test_all_is_asked_once_more(game: Scene) -> None:
    """Everything at once is an all-in, which is confirmed first (M-16)."""
    await game.deal("ann", "bob")
    version = game.host.live.version
    assert "All-in" in await raised(game, "all")
    assert game.host.live.version == version


async def test_a_form_of_an_earlier_decision_is_refused(game: Scene) -> None:
    """A form sent after the turn has passed plays nothing, neither for its sender nor for the next player (law 4)."""
    await game.deal("ann", "bob")
    name = game.to_act()
    shown = await game.press(name, "raise-menu")
    await game.slash(name, "call")
    version = game.host.live.version
    answer = await game.people[name].submit_modal(shown, {"amount": "100"})
    await game.quiet()
    assert answer.ephemeral
    assert game.host.live.version == version
