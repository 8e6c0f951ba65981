"""A group with an admin, for tests of admin commands."""

import re
from collections.abc import Iterable

from tests.adapters.telegram.scene import CATALOGUE, Scene, buttons
from tests.emulators.telegram import Chat, Message, User
from tests.emulators.telegram.content import Json, utf16

NOT_AN_ADMIN = CATALOGUE.text("en", "refusal-not-an-admin")


class Club:
    """``boss`` is an administrator of the group; everybody has pressed Start unless a test says otherwise."""

    def __init__(self, game: Scene) -> None:
        self.game = game
        self.group = game.group

    async def open(self, *names: str) -> None:
        """People come in, and press Start."""
        self.group.promote(self.game.user("boss"))
        for name in ("boss", *names):
            await self.game.start_chat(name)

    async def ask(self, name: str, text: str) -> str:
        """What somebody is answered, privately."""
        chat = self.game.user(name).private
        before = len(chat.messages)
        await self.game.say(name, text, self.group)
        assert len(chat.messages) == before + 1, [message.text for message in chat.messages[before:]]
        return chat.last.text

    async def reply(self, name: str, to: Message, text: str) -> Message:
        """A reply in the chat of that message."""
        return await self.write(name, text, to.chat, reply_to=to)

    async def write(
        self,
        name: str,
        text: str,
        chat: Chat | None = None,
        *,
        reply_to: Message | None = None,
        entities: Iterable[Json] | None = None,
    ) -> Message:
        """A message with all that can belong to it."""
        said = await self.game.user(name).say(chat or self.group, text, reply_to=reply_to, entities=entities)
        await self.game.quiet()
        return said

    async def mention(self, name: str, before: str, whom: User, after: str) -> str:
        """``/chips grant Ann Lee 500`` where the name is a mention without a username; the private answer."""
        text = f"{before}{whom.first_name}{after}"
        word = before.split(maxsplit=1)[0]
        entities = [
            {"type": "bot_command", "offset": 0, "length": utf16(word)},
            {
                "type": "text_mention",
                "offset": utf16(before),
                "length": utf16(whom.first_name),
                "user": whom.wire(),
            },
        ]
        await self.write(name, text, entities=entities)
        return self.game.user(name).private.last.text

    async def rule(self, name: str, ruling: str) -> str:
        """Give a ruling and confirm it; what the private message says then."""
        await self.ask(name, f"/floor {ruling}")
        asked = self.game.user(name).private.last
        await self.game.press(name, "floor-confirm", asked)
        return asked.text

    async def balance(self, name: str) -> int:
        """Chips in his wallet, as the bot tells him."""
        return int(re.findall(r"\d[\d,]*", await self.ask(name, "/balance"))[0].replace(",", ""))

    def last(self, name: str) -> Message:
        """What the bot said to somebody last, privately."""
        return self.game.user(name).private.last

    async def choose(self, name: str, message: Message, label: str) -> None:
        """Press the button with that label."""
        data = message.button(label).callback_data
        assert data is not None
        await self.game.press_data(name, message, data)

    def has_confirm(self, message: Message) -> bool:
        """Whether a ruling can be confirmed there."""
        return "floor-confirm" in buttons(message)
