"""The slash commands as Discord gets them, and what they say in people's own languages (trouble P-15, P-16)."""

import json
from typing import Any

import discord
import pytest
from simcord import UserHandle

from adapters.desk import ADMIN_WORDS, WORDS
from adapters.discord.render import escape
from poker_bot.text.present import BETTINGS, GAMES, SUBCOMMANDS, game_name
from tests.adapters.discord.scene import CATALOGUE, Scene
from tests.emulators.discord.command_rules import check_commands
from tests.emulators.discord.in_process import speaking
from tests.text.conftest import LANGUAGES

LOCALES = {"en-US": "en", "en-GB": "en", "fr": "fr", "id": "id", "it": "it"}


def synced(game: Scene) -> list[dict[str, Any]]:
    """What was registered at the start."""
    (call,) = [one for one in game.env.http_requests if one.method == "PUT" and one.path.endswith("/commands")]
    assert isinstance(call.json, list)
    return call.json


async def test_discord_accepts_all_commands(game: Scene) -> None:
    """Every name and description in every language keeps Discord's rules: one fault would refuse them all (P-15)."""
    check_commands(synced(game))


async def test_every_command_is_registered_in_all_languages(game: Scene) -> None:
    """Each word has its localised name and description, the default also under its own key."""
    commands = {str(one["name"]): one for one in synced(game)}
    assert set(commands) == set(WORDS)
    for word, command in commands.items():
        for part in ("name", "description"):
            expected = {tag: CATALOGUE.text(lang, f"command-{word}-{part}") for tag, lang in LOCALES.items()}
            assert command[f"{part}_localizations"] == expected


async def test_options_are_translated_and_languages_can_be_chosen(game: Scene) -> None:
    """Amounts are text, because people type them as they like; languages are a choice of four."""
    commands = {str(one["name"]): one for one in synced(game)}
    others = {*ADMIN_WORDS, "table", "settle", "gift", "privacy", "link"}
    options = {word: one["options"] for word, one in commands.items() if one.get("options") and word not in others}
    assert set(options) == {"sit", "topup", "bet", "raise", "draw", "language", "rules", "help"}
    for word, listed in options.items():
        (option,) = listed
        assert option["type"] == 3
        assert option["name_localizations"]["fr"]
        assert option.get("required", False) == (word not in {"sit", "draw", "rules", "help"})
    (language,) = options["language"]
    assert [choice["value"] for choice in language["choices"]] == list(LANGUAGES)


async def test_the_end_of_an_evening_has_typed_options(game: Scene) -> None:
    """So many hands as a number from 1 to 100, a time as text, and a switch for the file; each in four languages."""
    commands = {str(one["name"]): one for one in synced(game)}
    behind = {one["name"]: one["options"] for one in commands["table"]["options"]}
    hands, _ = behind["last"]
    assert (hands["name"], hands["type"], hands["min_value"], hands["max_value"]) == ("hands", 4, 1, 100)
    assert [(one["name"], one["type"]) for one in behind["until"]] == [("time", 3), ("off", 5)]
    (file,) = commands["settle"]["options"]
    assert (file["name"], file["type"], file.get("required", False)) == ("file", 5, False)
    for option in (*behind["last"], *behind["until"], file):
        assert len(set(option["description_localizations"].values())) == len(LANGUAGES)


async def test_what_is_given_and_what_is_played_have_typed_options(game: Scene) -> None:
    """``/gift`` names a member and chips; ``/table settings`` has what ``/stakes edit`` has, and needs none of it."""
    commands = {str(one["name"]): one for one in synced(game)}
    person, chips = commands["gift"]["options"]
    assert [(one["type"], one["required"]) for one in (person, chips)] == [(6, True), (3, True)]
    behind = {one["name"]: one["options"] for one in (*commands["table"]["options"], *commands["stakes"]["options"])}
    stake, *edited = [option["name"] for option in behind["edit"]]
    assert ([option["name"] for option in behind["settings"]], stake) == (edited, "stake")
    for option in (person, chips, *behind["settings"]):
        assert set(option["name_localizations"]) >= set(LOCALES)
    assert not any(option.get("required", False) for option in behind["settings"])
    assert [choice["value"] for choice in behind["settings"][3]["choices"]] == list(GAMES)


async def test_games_are_chosen_by_their_names(game: Scene) -> None:
    """``/table open`` offers every game and every way to bet, named in each language; both may be left out."""
    table = next(one for one in synced(game) if one["name"] == "table")
    opening = table["options"][0]
    assert opening["type"] == 1
    assert opening["name_localizations"]["en-US"] == "open"
    assert opening["description_localizations"]["it"] == CATALOGUE.text("it", "command-table-open-description")
    options = {one["name"]: one for one in opening["options"]}
    game_option, betting_option = options["game"], options["betting"]
    assert options["stake"]["autocomplete"]
    assert [choice["value"] for choice in game_option["choices"]] == list(GAMES)
    assert [choice["value"] for choice in betting_option["choices"]] == list(BETTINGS)
    for option in (game_option, betting_option):
        assert not option.get("required", False)
        assert option["name_localizations"]["fr"]
    for choice in game_option["choices"]:
        for tag, lang in LOCALES.items():
            expected = game_name(choice["value"], lang=lang, catalogue=CATALOGUE)
            assert choice["name_localizations"][tag] == expected


async def test_a_table_is_opened_by_choices(game: Scene) -> None:
    """What was chosen is opened, changed while nobody sits there, and refused privately when somebody does."""
    game.join("ann", "bob")
    answer = await game.slash("ann", "table open", game="omaha", betting="no-limit")
    assert answer.response is not None
    rules = game.host.live.state.rules
    assert (rules.variant, rules.betting) == ("omaha", "no-limit")
    await game.slash("ann", "table open", game="draw32")
    assert game.host.live.state.rules.variant == "draw32"
    await game.clock.advance(500)
    assert escape(game_name("draw32", lang="en", catalogue=CATALOGUE)) in game.text
    await game.slash("ann", "sit", **{"buy-in": "1000"})
    answer = await game.slash("bob", "table open", game="holdem")
    assert answer.ephemeral
    assert answer.response is not None
    assert answer.response.content == CATALOGUE.text("en", "refusal-table-in-use")
    assert game.host.live.state.rules.variant == "draw32"


async def test_admins_commands_are_hidden_by_discord(game: Scene) -> None:
    """*Manage Server* is asked for all that is for admins alone, and for nothing that players need."""
    needed = {str(one["name"]): one["default_member_permissions"] for one in synced(game)}
    assert {word for word, right in needed.items() if right is not None} == ADMIN_WORDS
    assert {needed[word] for word in ADMIN_WORDS} == {discord.Permissions(manage_guild=True).value}


async def test_sub_commands_and_their_options_are_translated(game: Scene) -> None:
    """Every name and description below a command has its text in each language, none its key."""
    listed = [(str(one["name"]), sub) for one in synced(game) for sub in one.get("options") or []]
    subs = [(word, one) for word, one in listed if one["type"] == 1]
    assert {f"{word}-{one['name']}" for word, one in subs} == set(SUBCOMMANDS)
    options = [option for _, one in subs for option in one.get("options") or []]
    options += [one for _, one in listed if one["type"] != 1]
    for one in (*(sub for _, sub in subs), *options):
        for part in ("name", "description"):
            assert set(one[f"{part}_localizations"]) == set(LOCALES), one["name"]
            assert not any(text.startswith(("command-", "option-")) for text in one[f"{part}_localizations"].values())


async def test_what_is_ones_own_or_is_read_works_in_the_private_chat(game: Scene) -> None:
    """A table needs a channel; these are a person's own, or are read anywhere."""
    contexts = {str(one["name"]): one["contexts"] for one in synced(game)}
    for word in ("cards", "draw", "balance", "language", "privacy", "link", "rules", "ranks", "help"):
        assert contexts.pop(word) == [0, 1]
    assert all(where == [0] for where in contexts.values())


async def test_language_in_the_private_chat(game: Scene) -> None:
    """What is set there holds in every room."""
    game.join("ann")
    user: UserHandle = game.people["ann"].user
    answer = await user.slash("language", language="it")
    assert answer.response.content == CATALOGUE.text("it", "reply-language")
    answer = await game.slash("ann", "balance")
    assert answer.response is not None
    assert "saldo" in answer.response.content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_private_answers_are_in_the_language_of_the_asker(game: Scene, language: str) -> None:
    """Discord tells each person's language, and the bot answers in it."""
    game.join("ann")
    with speaking({game.people["ann"].id: "en-GB" if language == "en" else language}):
        answer = await game.slash("ann", "leave")
    assert answer.response is not None
    assert answer.response.content == CATALOGUE.text(language, "refusal-no-table")


async def test_public_texts_are_in_the_language_of_the_server(game: Scene) -> None:
    """The table speaks the server's language, whoever opens it; what an Italian is told is Italian."""
    game.join("ann")
    with speaking({game.people["ann"].id: "it"}, community="fr"):
        answer = await game.slash("ann", "poker")
    assert "Table" in game.text
    assert CATALOGUE.text("fr", "waiting-for-first") in game.text
    assert answer.response is not None
    assert answer.response.content == CATALOGUE.text("it", "reply-lobby")


async def test_a_command_that_is_no_more_is_answered(game: Scene) -> None:
    """A command that Discord still shows from an older version gets an answer that helps."""
    game.join("ann")
    tree = game.env.bot.tree  # type: ignore[attr-defined] # our client
    tree.remove_command("away")
    answer = await game.slash("ann", "away")
    assert answer.ephemeral
    assert answer.response is not None
    assert answer.response.content == CATALOGUE.text("en", "unknown-command")
    assert [type(error).__name__ for error in game.env.errors] == ["CommandNotFound"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_export_explains_itself_in_the_language_of_its_person(game: Scene, language: str) -> None:
    """The data have the same names everywhere, the sentence that says what they are has not."""
    game.join("ann")
    with speaking({game.people["ann"].id: "en-GB" if language == "en" else language}):
        answer = await game.slash("ann", "privacy export")
    assert answer.response is not None
    (file,) = answer.response.message.attachments
    data = json.loads(await file.read())
    assert data["about"] == CATALOGUE.text(language, "export-about")
    assert data["person"]["language"] == CATALOGUE.text(language, "export-language")
    assert data["person"]["name"] == "ann"
