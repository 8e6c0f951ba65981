"""Every command and every button, in every language, by three people in two groups, over real HTTP."""

import logging

import pytest

from adapters.desk.sheets import ALERT_LENGTH
from adapters.tokens import ACTIONS, ButtonPress, encode
from poker_bot.host.commands import TurnToken
from poker_bot.text.present import COMMANDS
from tests.adapters.telegram.scene import Scene, scene
from tests.adapters.telegram.test_limits_of_texts import units
from tests.emulators.telegram import CallbackAnswer, Chat, Message
from tests.text.conftest import LANGUAGES

NONSENSE = "x"
_english: dict[str, dict[str, str]] = {}


class Evening:
    """The owner of both groups, a player, and one who has never pressed Start; all speak one language."""

    def __init__(self, game: Scene, lang: str) -> None:
        self.game = game
        for name in ("Ann", "Ben", "Cat"):
            game.user(name, lang)
        self.first = game.group
        self.second = game.server.supergroup("Saturday", owner=game.user("Ann"))
        self.first.own(game.user("Ann"))

    async def begin(self) -> None:
        """A hand is under way in the first group; the second has a table with nobody at it."""
        for name in ("Ann", "Ben"):
            await self.game.start_chat(name)
        await self.game.deal("Ann", "Ben", "Cat", started=False)
        await self.game.say("Ann", "/poker", self.second)

    async def answer(self, name: str, text: str, chat: Chat) -> str:
        """What comes back to a command: privately, as a reply, or as the table anew; "" = nothing."""
        private = self.game.user(name).private
        before = {id(message) for message in (*chat.messages, *private.messages)}
        said = await self.game.say(name, text, chat)
        await self.game.clock.advance(6_000)
        privately = [one for one in private.messages if id(one) not in before and one.by_bot]
        publicly = [one for one in chat.messages if id(one) not in before and chat is not private]
        answers = [*privately, *(one for one in publicly if one.reply_to is said or one.buttons)]
        return "\n".join(one.text for one in answers)

    async def commands(self) -> dict[str, str]:
        """Every word by everybody, in a group or in private, and by one with nonsense behind it."""
        await self.game.say("Ann", "/table pause", self.first)  # so that nothing is said that nobody asked for
        heard = {}
        places = (
            ("Ann", self.first),
            ("Ben", self.second),
            ("Ben", self.game.user("Ben").private),
            ("Cat", self.first),
        )
        for word in COMMANDS:
            for number, (name, chat) in enumerate(places):
                for text in (f"/{word}", f"/{word} {NONSENSE}")[: 1 + (name == "Ann")]:
                    heard[f"{name} in place {number}: {text}"] = await self.answer(name, text, chat)
        return heard

    async def presses(self) -> dict[str, CallbackAnswer]:
        """Every button there is, of this decision and of one long gone, by everybody, on the table and in private."""
        heard = {}
        for action in ACTIONS:
            for name in ("Cat", "Ben", "Ann"):
                for age in ("present", "stale"):
                    token = self._token() if age == "present" else TurnToken(self._token().table, 0, 0)
                    for on in self._messages(name):
                        where = "table" if on.chat is self.first else "private"
                        payload = encode(ButtonPress(action, token, 0, 0 if where == "table" else 1))
                        answer = await self.game.press_data(name, on, payload)
                        heard[f"{name}, {age}, {where}: {action}"] = answer
        return heard

    def _token(self) -> TurnToken:
        state = self.game.host.live.state
        return TurnToken(self.game.host.live.table, state.hand_number, state.turn)

    def _messages(self, name: str) -> list[Message]:
        private = [one for one in self.game.user(name).private.messages if one.by_bot]
        return [self.game.table_in(self.first), *private[-1:]]


async def commands_of(lang: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The answers to all commands; those in English are asked for once."""
    if lang not in _english:
        async with scene(monkeypatch) as game:
            evening = Evening(game, lang)
            await evening.begin()
            heard = await evening.commands()
        if lang != "en":
            return heard
        _english[lang] = heard
    return _english[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_command_is_answered(
    lang: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever types whatever wherever hears something, in his own language, and nothing goes wrong over it."""
    heard = await commands_of(lang, monkeypatch)
    assert [what for what, answer in heard.items() if not answer] == []
    if lang != "en":
        english = await commands_of("en", monkeypatch)
        assert [what for what, answer in heard.items() if answer == english[what]] == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_button_is_answered(
    lang: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Made up or not, of now or of long ago: one answer, of a length Telegram takes, and no chip more or less."""
    async with scene(monkeypatch) as game:
        evening = Evening(game, lang)
        await evening.begin()
        heard = await evening.presses()
        wallets = [await game.store.balance(game.host.live.community.bank, one) or 0 for one in game.host.live.people]
        assert sum(wallets) + game.chips() == 3 * 10_000
    assert len(heard) >= len(ACTIONS) * 3 * 2
    assert [what for what, answer in heard.items() if units(answer.text) > ALERT_LENGTH] == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
