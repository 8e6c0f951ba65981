"""Whose chips an admin means: somebody mentioned, somebody called by his username, or who wrote what he replies to."""

from typing import Final

from msgspec.structs import replace
from telegram import Chat, Message, MessageEntity, User

from adapters.desk import Answer, ChipsOrder, Desk, GiftOrder, Who, chips_of_text, gift_of_text
from adapters.telegram.admins import Admins
from adapters.telegram.identity import Identity, speaker
from poker_bot.refusals import Refusal
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import Span

_HOW: Final = "telegram-whom"
_GIFT_HOW: Final = "telegram-gift-whom"
MESSAGE_KEYS: Final = frozenset({_HOW, _GIFT_HOW})
"""Every key this module asks for; for the linter."""

_SEASON: Final = "season"
"""Asked of the host, it does nothing but say what it would do, and that to admins only."""


class Chips:
    """``/chips`` with a person in it."""

    def __init__(self, desk: Desk, identity: Identity, admins: Admins, catalogue: Catalogue) -> None:
        self._desk = desk
        self._identity = identity
        self._admins = admins
        self._catalogue = catalogue
        self._known = identity.known

    async def answer(self, message: Message, text: str, who: Who) -> Answer:
        """The private answer. Nobody is made up: who cannot be found is refused by name, with what would do."""
        if not who.manager:  # nobody is looked up for him: the host says why not
            return await self._desk.typed("chips", _SEASON, who)
        order = chips_of_text(text)
        user = await self._whom(message, order) if isinstance(order, ChipsOrder) else None
        if user is None or not isinstance(order, ChipsOrder):
            answer = await self._desk.typed("chips", text, who)
            return self._hinted(answer) if isinstance(order, ChipsOrder | Refusal) else answer
        person = await self._identity.person(user)
        return await self._desk.move_chips(person, order.amount, who, take=order.take)

    def _hinted(self, answer: Answer, how: str = _HOW) -> Answer:
        """How somebody can be named here stands below."""
        hint = (Span(self._catalogue.text(answer.language, how), "italic"),)
        return replace(answer, sheet=replace(answer.sheet, lines=(*answer.sheet.lines, (), hint)))

    async def gift(self, message: Message, text: str, who: Who) -> Answer:
        """``/gift``, which is for everybody: whether it is allowed here, the host says."""
        order = gift_of_text(text)
        user = await self._whom(message, order) if isinstance(order, GiftOrder) else None
        if user is None or isinstance(order, Refusal):
            return self._hinted(await self._desk.typed("gift", text, who), _GIFT_HOW)
        return await self._desk.give(await self._identity.person(user), order.amount, who)

    async def _whom(self, message: Message, order: ChipsOrder | GiftOrder) -> User | None:
        mentioned = message.parse_entities([MessageEntity.TEXT_MENTION])
        for entity, name in mentioned.items():
            if entity.user is not None and " ".join(name.split()) == order.name:
                return None if entity.user.is_bot else entity.user
        if order.name.startswith("@"):
            return await self._still_called(message.chat, order.name)
        return author_of_reply(message) if not order.name else None

    async def _still_called(self, chat: Chat, name: str) -> User | None:
        """A username may be another account's by now: chips go only to one that has it at this moment."""
        user = self._known.called(name)
        now = None if user is None else await self._admins.account(chat.id, user.id)
        self._known.met(now)
        return now if now is not None and (now.username or "").lower() == name.removeprefix("@").lower() else None


def author_of_reply(message: Message) -> User | None:
    """Who wrote what is replied to: a person, not a bot, a channel or the opening of a topic."""
    replied = message.reply_to_message
    if replied is None or replied.forum_topic_created is not None:
        return None
    author = speaker(replied)
    return author if isinstance(author, User) else None
