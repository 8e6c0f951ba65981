"""What a page asks for, brought to the desk; what comes back is for the tab that asked, the rest the chats show."""

from typing import Final

from adapters.desk import (
    WORDS,
    Answer,
    ChipsOrder,
    Desk,
    GiftOrder,
    Kind,
    Prompt,
    Sheet,
    Who,
    chips_of_text,
    gift_of_text,
)
from adapters.outbox import Outbox
from adapters.playground.chat import Chat, Content, Speech
from adapters.playground.gallery import Gallery
from adapters.playground.hall import Guest, Hall
from adapters.playground.house import HousePlayers
from adapters.playground.identity import PLATFORM, Identity, name_for
from adapters.playground.protocol import (
    Amount,
    Answered,
    AnyRequest,
    File,
    Form,
    Hello,
    Preset,
    Press,
    Rename,
    Say,
    Shown,
    Speak,
    Where,
)
from adapters.playground.render import lines
from adapters.tokens import decode
from poker_bot.host.ports import Person, Room
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.names import clean
from poker_bot.text.present import Post, present_raise_menu, present_unknown_command

_LONGEST: Final = 300
"""Characters of a line that people read; the rest of a longer one is cut off."""


class Commands:
    """Answers the requests of all pages. What a person may get wrong is answered, never raised."""

    def __init__(  # noqa: PLR0913, PLR0917 - what it connects
        self,
        desk: Desk,
        identity: Identity,
        catalogue: Catalogue,
        outbox: Outbox[Content],
        chat: Chat,
        hall: Hall,
        house: HousePlayers,
        gallery: Gallery,
    ) -> None:
        self._desk = desk
        self._identity = identity
        self._catalogue = catalogue
        self._outbox = outbox
        self._chat = chat
        self._hall = hall
        self._house = house
        self._gallery = gallery

    async def carry_out(self, guest: Guest, request: AnyRequest) -> None:
        """Do what ``request`` asks for and answer ``guest``."""
        guest.person = await self._identity.person(guest.person.account, guest.person.name)
        match request:
            case Press():
                await self._press(guest, request)
            case Amount():
                await self._raise_to(guest, request)
            case Say():
                await self._say(guest, request)
            case Rename():
                await self._rename(guest, request)
            case Speak():
                await self.typed(guest, "language", request.language, request.id)
            case Hello():
                self._hall.welcome(guest, self._chat)

    async def typed(self, guest: Guest, word: str, rest: str, request: str, where: Where = "group") -> Answer:
        """Carry out the command ``word`` of ``WORDS`` with what stood behind it, and answer it. ``LookupError``."""
        who = await self._identity.who(guest.person, guest.locale, request)
        answer = await self._gallery.illustrated(await self._wished(word, rest, who))
        if word == "language":
            await self._language_changed(guest)
        self._answer(guest, request, where, answer, quiet=False)
        if word == "sit":
            await self._house.join(who.room)
        return answer

    async def _wished(self, word: str, rest: str, who: Who) -> Answer:
        match word:
            case "chips":
                return await self._chips(rest, who)
            case "gift":
                return await self._gift(rest, who)
            case _:
                return await self._desk.typed(word, rest, who)

    async def _gift(self, rest: str, who: Who) -> Answer:
        """Whom a gift is for, the page knows as it knows whom an admin names."""
        order = gift_of_text(rest)
        target = await self._called(order.name, who.room) if isinstance(order, GiftOrder) else None
        if not isinstance(order, GiftOrder) or target is None:
            return await self._desk.typed("gift", rest, who)
        return await self._desk.give(target, order.amount, who)

    async def _chips(self, rest: str, who: Who) -> Answer:
        """Whom an order names, the page knows; whom it does not know, the desk refuses by name."""
        order = chips_of_text(rest)
        target = await self._called(order.name, who.room) if isinstance(order, ChipsOrder) else None
        if not isinstance(order, ChipsOrder) or target is None:
            return await self._desk.typed("chips", rest, who)
        return await self._desk.move_chips(target, order.amount, who, take=order.take)

    async def _called(self, name: str, room: Room) -> Person | None:
        """Whoever has a page open or sits at the table under that name, if it is one person only."""
        frame = self._outbox.frame(room.id)
        seated = frame.people.values() if frame is not None else ()
        here = {guest.person.account: guest.person.name for guest in self._hall}
        known = {seen.account: seen.name for seen in seated if seen.platform == PLATFORM} | here
        wanted = clean(name.removeprefix("@")).casefold()
        found = [account for account, each in known.items() if clean(each).casefold() == wanted]
        return await self._identity.person(found[0], known[found[0]]) if len(found) == 1 else None

    async def open_table(self, guest: Guest) -> None:
        """Open the table of the room, if it has none; the chat shows it."""
        answer = await self._desk.typed("poker", "", await self._identity.who(guest.person, guest.locale, ""))
        if answer.frame is not None:
            self._outbox.show(answer.frame)

    # --- buttons -------------------------------------------------------------------------------------------------

    async def _press(self, guest: Guest, request: Press) -> None:
        who = await self._identity.who(guest.person, guest.locale, request.id)
        press = decode(request.payload)
        if press is not None and press.action == "raise-menu":
            asked = await self._desk.raise_prompt(request.payload, who)
            form = self._form(asked, request, who.room) if isinstance(asked, Prompt) else None
            if form is not None:
                guest.send(form)
                return
        answer = await self._gallery.illustrated(await self._desk.pressed(request.payload, who))
        if press is not None and press.action == "language":
            await self._language_changed(guest)
        self._answer(guest, request.id, request.where, answer)
        if press is not None and press.action == "sit":
            await self._house.join(who.room)

    def _form(self, prompt: Prompt, request: Press, room: Room) -> Form | None:
        """The form for the decision of ``prompt``; None when it is not on view any more."""
        frame = self._outbox.frame(room.id)
        legal = frame.view.legal if frame is not None else None
        if frame is None or legal is None or legal.turn != prompt.token.turn:
            return None
        menu: Post = present_raise_menu(legal, lang=prompt.language, catalogue=self._catalogue)
        return Form(
            id=request.id,
            payload=request.payload,
            title=prompt.form.title,
            label=prompt.form.label,
            hint=prompt.form.placeholder,
            least=legal.min_to,
            most=legal.max_to,
            step=max(1, frame.view.rules.big_blind // 2),
            whole=legal.all_in_to,
            presets=tuple(Preset(button.label, button.amount) for row in menu.rows for button in row),
        )

    async def _raise_to(self, guest: Guest, request: Amount) -> None:
        who = await self._identity.who(guest.person, guest.locale, request.id)
        press = decode(request.payload)
        if press is None:
            answer = await self._desk.pressed(request.payload, who)
        else:
            answer = await self._desk.raise_to(press.token, request.text, who)
        self._answer(guest, request.id, "group", answer)

    # --- words ---------------------------------------------------------------------------------------------------

    async def _say(self, guest: Guest, request: Say) -> None:
        """A command is answered privately; words in the group are for all, words to the host lead nowhere."""
        text = request.text.strip()
        word, _, rest = text.removeprefix("/").partition(" ")
        if text.startswith("/") and word.lower() in WORDS:
            await self.typed(guest, word.lower(), rest, request.id, request.where)
        elif text.startswith("/"):
            self._tell(guest, request, "refused", self._unknown(guest))
        elif request.where == "private":
            self._tell(guest, request, "told", self._unknown(guest))
        else:
            words = clean(text, _LONGEST)
            if words:
                self._chat.post(Speech(guest.person.id, guest.person.name, words))
                await self._count_below()
            guest.send(Answered(request.id, "acted", request.where))

    async def _rename(self, guest: Guest, request: Rename) -> None:
        """The host learns the new name with any command, and shows it from then on."""
        name = name_for(request.name, {other.person.name for other in self._hall})
        await self._identity.person(guest.person.account, name)
        await self._shown_anew(guest, name)
        answer = await self._desk.typed("cards", "", await self._identity.who(guest.person, guest.locale, ""))
        if answer.frame is not None:
            self._outbox.show(answer.frame)
        guest.send(Answered(request.id, "acted", "group"))

    async def _language_changed(self, guest: Guest) -> None:
        await self._shown_anew(guest, guest.person.name)

    async def _shown_anew(self, guest: Guest, name: str) -> None:
        """The person has another name or language: all his tabs are shown everything anew."""
        person = await self._identity.person(guest.person.account, name)
        for other in self._hall:
            if other.person.id == person.id:
                other.person = person
                self._hall.welcome(other, self._chat)

    async def _count_below(self) -> None:
        """People talk: the table message comes down again once it has drowned."""
        room = await self._identity.room()
        reference = self._outbox.table_reference(room.id)
        if reference is not None:
            self._outbox.messages_below(room.id, self._chat.group.below(int(reference)))

    # --- answers -------------------------------------------------------------------------------------------------

    def _answer(self, guest: Guest, request: str, where: Where, answer: Answer, *, quiet: bool = True) -> None:
        """``quiet``: what the table shows needs no words."""
        if answer.frame is not None:
            self._outbox.show(answer.frame)
            if answer.lobby:
                self._outbox.repost(answer.frame.room.id)
        sheet = Sheet(()) if quiet and answer.kind == "acted" else answer.sheet
        file = None if answer.file is None else File(answer.file[0], answer.file[1].decode())
        where = where if file is None else "private"
        picture = None if answer.picture is None else Shown(self._gallery.hang(answer.picture), answer.picture.alt)
        guest.send(Answered(request, answer.kind, where, lines(sheet, guest.reader), sheet.rows, file, picture))

    def _tell(self, guest: Guest, request: Say, kind: Kind, post: Post) -> None:
        guest.send(Answered(request.id, kind, request.where, lines(Sheet(post.lines), guest.reader)))

    def _unknown(self, guest: Guest) -> Post:
        return present_unknown_command(lang=guest.reader.language, catalogue=self._catalogue)
