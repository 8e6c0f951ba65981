"""Every command, every button of a table and every private answer, in the four languages; lists come from the data."""

from typing import Any

import discord
import pytest
import simcord

from adapters.desk import ADMIN_WORDS
from poker_bot.text.catalogue import LANGUAGES
from poker_bot.text.present import COMMANDS
from tests.adapters.discord.scene import CATALOGUE, Scene, Table
from tests.emulators.discord.in_process import speaking

KEYS = ("command-", "option-", "reply-", "refusal-", "notice-", "button-")
VALUES = {3: "10", 4: 1, 5: False}
"""A value for an option by its type."""


def synced(game: Scene) -> list[dict[str, Any]]:
    """What was registered."""
    (call,) = [one for one in game.env.http_requests if one.method == "PUT" and one.path.endswith("/commands")]
    assert isinstance(call.json, list)
    return call.json


def invocations(game: Scene) -> list[tuple[str, dict[str, Any]]]:
    """Every command and sub-command as Discord knows them, with a value for each option that must be given."""
    found = []
    for command in synced(game):
        subs = [one for one in command.get("options") or [] if one["type"] in {1, 2}]
        for one in subs or [command]:
            name = command["name"] if one is command else f"{command['name']} {one['name']}"
            given = {
                option["name"]: _value(game, option) for option in one.get("options") or [] if option.get("required")
            }
            found.append((name, given))
    return found


def _value(game: Scene, option: dict[str, Any]) -> Any:  # noqa: ANN401 - whatever type the option has
    if option.get("choices"):
        return option["choices"][0]["value"]
    return game.people["ann"] if option["type"] == 6 else VALUES[option["type"]]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_command_is_answered_in_the_language_of_the_asker(game: Scene, language: str) -> None:
    """Whatever it answers, a refusal mostly, it is one private answer of whole words, without a key in it."""
    tag = "en-GB" if language == "en" else language
    game.join("ann", "bob")
    role = game.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    game.people["boss"] = game.guild.add_member(game.env.create_user("boss"), roles=[role])
    assert {name.partition(" ")[0] for name, _ in invocations(game)} == set(COMMANDS)
    with speaking({one.id: tag for one in game.people.values()}, community=tag):
        for name, given in invocations(game):
            for asker in ("boss",) if name.partition(" ")[0] in ADMIN_WORDS else ("bob", "boss"):
                answer = await game.slash(asker, name, **given)
                assert answer.ephemeral, name
                _is_whole(answer, language, name)


def _is_whole(answer: simcord.InteractionResult, language: str, name: str) -> None:
    assert answer.response is not None, name
    text = answer.response.content
    assert text.strip(), name
    assert not any(word.startswith(KEYS) for word in text.split()), (name, text)
    assert "{" not in text, (name, text)
    assert text != CATALOGUE.text(language, "refusal-store-down"), name


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_button_of_a_hand_works_in_every_language(game: Scene, language: str) -> None:
    """Each button that a hand shows is pressed by the player to act and by another; every answer is whole words."""
    tag = "en-GB" if language == "en" else language
    pressed: set[str] = set()
    game.join("ann", "bob", "cat")
    with speaking({one.id: tag for one in game.people.values()}, community=tag):
        await game.deal("ann", "bob", "cat")
        for _ in range(40):
            table = Table(game.table.message)
            fresh = [action for action in table.buttons if action not in pressed]
            if not game.to_act() or not fresh:
                break
            action = min(fresh, key=lambda one: one in {"fold", "leave", "all-in"})
            pressed.add(action)
            for name in (game.others()[0], game.to_act()):
                answer = await game.press_again(name, table, action)
                if answer.response is not None and answer.ephemeral:
                    _is_whole(answer, language, action)
            await game.clock.advance(1_000)
    assert {"fold", "call", "raise-menu", "all-in", "cards"} <= pressed
