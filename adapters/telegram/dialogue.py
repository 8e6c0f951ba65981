"""``/stakes add`` without more: a short dialogue, name → blinds → buy-in → game → betting → save.

It is held in the private chat, or in the group where that is closed. Nothing is saved before the last press, and
whether he is an admin is asked anew then.
"""

from typing import Final

from msgspec.structs import replace
from telegram import CallbackQuery, MaybeInaccessibleMessage, Message
from telegram.constants import ChatType

from adapters.desk import Answer, Desk, Key, Sheet, Who
from adapters.outbox import Outbox
from adapters.telegram.admins import Admins
from adapters.telegram.chores import Chores
from adapters.telegram.components import narrow
from adapters.telegram.drafts import CANCEL, CHOICES, STEPS, TYPED, Draft, Drafts, choice_of, payload
from adapters.telegram.identity import Identity, Reference, press_key
from adapters.telegram.render import Card, draw
from adapters.telegram.voice import Voice
from adapters.telegram.wire import TelegramWire
from poker_bot.refusals import Refusal
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.names import clean
from poker_bot.text.present import Line, Post, Span, betting_name, game_name, post_text, present_reply

MESSAGE_KEYS: Final = frozenset(
    {
        *(f"telegram-stake-ask-{step}" for step in STEPS),
        *("telegram-stake-next", "telegram-stake-cancelled", "telegram-stake-expired", "telegram-stake-reply"),
        *("button-stake-save", "button-stake-cancel"),
    }
)
"""Every key this module asks for; for the linter."""

_STALE: Final = Refusal("stale-turn")


class StakeDialogue:
    """The questions and what becomes of the answers."""

    def __init__(  # noqa: PLR0913, PLR0917 - what an answer passes through
        self,
        drafts: Drafts,
        desk: Desk,
        outbox: Outbox[Card],
        identity: Identity,
        admins: Admins,
        wire: TelegramWire,
        voice: Voice,
        chores: Chores,
        catalogue: Catalogue,
    ) -> None:
        self.drafts = drafts
        self._desk = desk
        self._outbox = outbox
        self._identity = identity
        self._admins = admins
        self._wire = wire
        self._voice = voice
        self._chores = chores
        self._catalogue = catalogue

    async def begin(self, message: Message, user: int, who: Who) -> Answer | None:
        """Ask for the name; an answer for whoever is no admin."""
        answer = await self._desk.typed("stakes", "", who)
        if answer.kind == "refused":
            return answer
        draft = self.drafts.begin(user, who.room, message.chat.id)
        self._chores.start(self._ask_first(who, draft, message))
        return None

    async def heard(self, message: Message, user: int, who: Who, draft: Draft) -> None:
        """Words that may be the answer to a question; ``who`` is where he wrote it."""
        chat = message.chat.id
        if self.drafts.is_late(draft):
            self.drafts.drop(user, chat)
            self._say(who, message, self._text(who, "telegram-stake-expired"))
            return
        if draft.step not in TYPED:
            if chat == user:  # in the group it may be a reply to something else
                self._put(who, draft, message, None)
            return
        value = " ".join((message.text or "").split())
        if draft.step != "name":
            value = value.replace(" ", "")
        step, problem = draft.step, draft.problem(value)
        if problem is None and step == "name":
            problem = await self._taken(user, who, draft, value)
            if draft.step != step:  # he has answered in another chat meanwhile
                return
        if problem is None:
            draft.answer(value)
        self._put(who, draft, message, problem)

    async def _taken(self, user: int, who: Who, draft: Draft, name: str) -> Refusal | None:
        """Said at once rather than at the end."""
        manager = await self._admins.manages(draft.chat, user, anew=False)
        names = await self._desk.stake_names(replace(who, room=draft.room, manager=manager))
        return Refusal("stake-exists", {"name": name}) if name.casefold() in map(str.casefold, names) else None

    async def pressed(self, query: CallbackQuery, message: MaybeInaccessibleMessage, data: str) -> None:
        """A button below a question."""
        user = query.from_user
        person = await self._identity.person(user)
        draft = self.drafts.of(user.id, message.chat.id)  # nothing is awaited between this look and the answer
        choice = None if draft is None else choice_of(draft, data)
        if draft is None or choice is None or self.drafts.is_late(draft):
            lang = self._identity.language_of_app(user.language_code)
            text = post_text(present_reply("", {}, _STALE, lang=lang, catalogue=self._catalogue))
            self._chores.start(self._wire.answer(query.id, text, alert=True))
            return
        self._chores.start(self._wire.answer(query.id, ""))
        who = Who(person, draft.room, press_key(query.id), user.language_code or "")
        if choice == CANCEL:
            self.drafts.drop(user.id, draft.chat)
            self._change(message, self._text(who, "telegram-stake-cancelled"))
        elif draft.step == "save":
            await self._save(message, user.id, who, draft)
        else:
            draft.answer(choice)
            self._chores.start(self._voice.change(message, self._question(who, draft)))

    async def _save(self, message: MaybeInaccessibleMessage, user: int, who: Who, draft: Draft) -> None:
        """All of it or nothing; what the host refuses is asked for again, as long as he is an admin."""
        self.drafts.drop(user, draft.chat)
        manager = await self._admins.manages(draft.chat, user, anew=True)
        answer = await self._desk.typed("stakes", draft.line(), replace(who, manager=manager))
        if answer.kind == "refused" and manager:
            again = self.drafts.begin(user, draft.room, draft.chat)
            self._change(message, *answer.sheet.lines)
            self._chores.start(self._ask_again(who, again, message))
        elif answer.kind == "refused":
            self._change(message, *answer.sheet.lines)
        else:
            name = clean(draft.name)
            called = f'"{name}"' if " " in name else name
            self._change(message, *answer.sheet.lines, self._text(who, "telegram-stake-next", name=called))

    # --- the questions -------------------------------------------------------------------------------------------

    async def _ask_first(self, who: Who, draft: Draft, message: Message) -> None:
        """In the private chat, where that is open; else in the group."""
        if not (who.person.dm and await self._voice.whisper(who.person, self._question(who, draft))):
            self._ask_in_group(who, draft, str(Reference.of(message)))

    async def _ask_again(self, who: Who, draft: Draft, message: MaybeInaccessibleMessage) -> None:
        if message.chat.type == ChatType.PRIVATE:
            await self._voice.whisper(who.person, self._question(who, draft))
        else:
            self._ask_in_group(who, draft, None)

    def _put(self, who: Who, draft: Draft, message: Message, problem: Refusal | None) -> None:
        """The present question, below what was wrong with the answer to it."""
        if message.chat.type == ChatType.PRIVATE:
            self._chores.start(self._whispered(who, self._question(who, draft, problem)))
        else:
            self._ask_in_group(who, draft, str(Reference.of(message)), problem)

    def _ask_in_group(self, who: Who, draft: Draft, reply_to: str | None, problem: Refusal | None = None) -> None:
        card = self._question(who, draft, problem, in_group=True)
        self._outbox.answer(draft.room, card, reply_to)

    def _question(self, who: Who, draft: Draft, problem: Refusal | None = None, *, in_group: bool = False) -> Card:
        lang, catalogue = self._identity.language_of(who), self._catalogue
        lines: list[Line] = []
        if problem is not None:
            lines += present_reply("", {}, problem, lang=lang, catalogue=catalogue).lines
        lines.append(self._asked(who, draft, lang))
        typed = draft.step in TYPED
        if typed and in_group:
            lines.append(self._text(who, "telegram-stake-reply"))
            return draw(Sheet(tuple(lines)), asks=True)
        return draw(Sheet(tuple(lines)), rows=narrow(self._rows(draft, lang)))

    def _asked(self, who: Who, draft: Draft, lang: str) -> Line:
        facts: dict[str, str] = {}
        if draft.step in {"blinds", "save"}:
            facts["name"] = clean(draft.name)
        if draft.step == "save":
            facts |= {
                "blinds": clean(draft.blinds),
                "buyin": clean(draft.buy_in),
                "game": game_name(draft.game, lang=lang, catalogue=self._catalogue),
                "betting": betting_name(draft.betting, lang=lang, catalogue=self._catalogue),
            }
        return self._text(who, f"telegram-stake-ask-{draft.step}", **facts)

    def _rows(self, draft: Draft, lang: str) -> tuple[tuple[Key, ...], ...]:
        """The choices of a question, and the way out."""
        keys = tuple(
            Key(self._label(draft, choice, lang), "primary", payload(draft, choice), "")
            for choice in CHOICES.get(draft.step, ())
        )
        out = Key(self._catalogue.text(lang, "button-stake-cancel"), "secondary", payload(draft, CANCEL), "")
        return (keys, (out,)) if keys else ((out,),)

    def _label(self, draft: Draft, choice: str, lang: str) -> str:
        if draft.step == "game":
            return game_name(choice, lang=lang, catalogue=self._catalogue)
        if draft.step == "betting":
            return betting_name(choice, lang=lang, catalogue=self._catalogue)
        return self._catalogue.text(lang, "button-stake-save")

    # --- the ways to say it --------------------------------------------------------------------------------------

    def _text(self, who: Who, key: str, **facts: str) -> Line:
        return (Span(self._catalogue.text(self._identity.language_of(who), key, **facts)),)

    def _say(self, who: Who, message: Message, line: Line) -> None:
        card = draw(Sheet(Post((line,)).lines))
        if message.chat.type == ChatType.PRIVATE:
            self._chores.start(self._whispered(who, card))
        else:
            self._outbox.answer(who.room, card, str(Reference.of(message)))

    def _change(self, message: MaybeInaccessibleMessage, *lines: Line) -> None:
        """The question becomes its outcome."""
        self._chores.start(self._voice.change(message, draw(Sheet(lines))))

    async def _whispered(self, who: Who, card: Card) -> None:
        await self._voice.whisper(who.person, card)
