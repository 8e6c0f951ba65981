"""Presses and typed commands in, answers out; frames and notes in, sheets out. The same for every platform."""

from typing import Final

from msgspec.structs import replace

from adapters.desk.admin_words import ADMIN_WORDS, gift_to, move_of_text
from adapters.desk.answers import Answer, Kind, Prompt, Who
from adapters.desk.card_room import Here, card_room_post, refusal_in_context
from adapters.desk.files import with_file
from adapters.desk.identity_words import Yes
from adapters.desk.leads import led
from adapters.desk.rule_words import ranks_told, rules_post, wished_in_words
from adapters.desk.second_looks import looked_again
from adapters.desk.service import Counter
from adapters.desk.setting_words import ChangeRooms
from adapters.desk.settled import settled_session
from adapters.desk.sheets import ALERT_LENGTH, Sheet, sheet, token_of
from adapters.desk.wishes import (
    STALE,
    Ask,
    ConfirmSeason,
    DrawTyped,
    Mark,
    ReadRules,
    Speak,
    Wish,
    all_in_commits,
    legal_of,
    turn_problem,
    wish_of_press,
    wish_of_words,
    wish_to_raise,
)
from adapters.tokens import decode
from poker_bot.engine.views import SeatView
from poker_bot.host import commands as co
from poker_bot.host.ports import Clock, Person, PrivateNote, Room, TableFrame
from poker_bot.refusals import Refusal
from poker_bot.text.catalogue import FALLBACK, Catalogue
from poker_bot.text.draws import parse_draw
from poker_bot.text.present import (
    QUESTIONS,
    Post,
    draw_problem,
    present_all_in_confirm,
    present_cards_short,
    present_draw_numbers,
    present_language_choice,
    present_notice,
    present_nudge,
    present_raise_menu,
    present_reply,
    present_seat,
    present_table,
    raise_form,
)
from poker_bot.text.present.cast import Cast
from poker_bot.text.present.parts import Words, facts
from poker_bot.text.present.size import fits

MESSAGE_KEYS: Final = frozenset({"cards-hint"})
"""Every key this module asks for by itself; for the linter."""

_ASKED: Final = frozenset({"floor-preview", "season-preview", *QUESTIONS})
_SHOWN: Final = frozenset(
    {
        *("stakes", "settings", "admin-log", "audit-file", "pairs", "pairs-file", "table-settings"),
        *("privacy", "link-code", "linked-with", "community-alone", "community-linked", "community-code"),
    }
)
"""Answers to who only looked, or was given a code that is of no use to whoever cannot read it."""

_NO_TOKEN: Final = co.TurnToken(0, 0, 0)
_TABLE_WORDS: Final = (co.Play, co.Draw, co.RunTwice, co.Chop, co.Reveal, co.PlayBoard)
_READ: Final = (co.Rules, co.Help)
_SECRET_WORDS: Final = ADMIN_WORDS | {"gift", "privacy", "link"}
_SECRET_BUTTONS: Final = frozenset({"floor-confirm", "season-confirm", *QUESTIONS.values()})
_SECRETS: Final = (
    co.AdminIntent,
    co.Exclude,
    co.Privacy,
    co.ExportData,
    co.DeleteData,
    co.Linking,
    co.LinkAccount,
    co.UndoLink,
)
"""What is nobody else's business, nor is the answer to it."""

_ASKED_KEPT: Final = 1_000
_DOUBLE_TAP: Final = 1_000
"""A second press within so many milliseconds is the first one's echo, not the answer to what it asked."""


class Desk:
    """See the package."""

    def __init__(
        self,
        service: Counter,
        catalogue: Catalogue,
        clock: Clock,
        *,
        language: str = FALLBACK,
        confirm_by_second_press: bool = False,
    ) -> None:
        """``language``: for those who speak none of ours, where no table says what is spoken."""
        self._service = service
        self._catalogue = catalogue
        self._clock = clock
        self._fallback = language
        self._by_second_press = confirm_by_second_press
        self._asked: dict[int, tuple[co.TurnToken, int]] = {}

    # --- in ----------------------------------------------------------------------------------------------------

    async def pressed(self, payload: str, who: Who) -> Answer:
        """A button; one that is not ours or from an older version is answered as out of date."""
        press = decode(payload)
        if press is None:
            return self._refused(STALE, who, await self._service.frame(who.room))
        wish = wish_of_press(press)
        if self._by_second_press and press.action == "all-in" and self._is_answer(who.person.id, press.token):
            wish = co.Play("all-in")
        answer = await self._answer(wish, who, press.token)
        return replace(answer, private=True) if press.action in _SECRET_BUTTONS else answer

    async def typed(self, word: str, text: str, who: Who) -> Answer:
        """A command of ``WORDS`` and what stood behind it. Raises ``LookupError`` for another word."""
        frame = await self._service.frame(who.room)
        answer = await self._answer(wish_of_words(word, text, frame, who.person.id), who, None)
        return replace(answer, private=True) if word in _SECRET_WORDS else answer

    async def move_chips(self, target: Person, amount: str, who: Who, *, take: bool = False) -> Answer:
        """``/chips grant`` and ``take``: whom the admin named, the platform knows; ``amount`` as it was typed."""
        return replace(await self._answer(move_of_text(target, amount, take=take), who, None), private=True)

    async def give(self, target: Person, amount: str, who: Who) -> Answer:
        """``/gift``: whom he named, the platform knows; ``amount`` as it was typed."""
        return replace(await self._answer(gift_to(target, amount), who, None), private=True)

    async def allow_rooms(self, rooms: tuple[Room, ...], who: Who) -> Answer:
        """``/settings rooms=#one #other``: which rooms were mentioned, the platform knows."""
        wish = ChangeRooms(here=True, others={}, rooms=tuple(dict.fromkeys(room.id for room in rooms)))
        return replace(await self._answer(wish, who, None), private=True)

    async def stake_names(self, who: Who) -> tuple[str, ...]:
        """The stakes of the community, to choose from; none for whoever may not open a table where he types."""
        card = (await self._service.handle(who.command(co.StakeNames(), asks=True))).card_room
        return () if card is None else tuple(stake.name for stake in card.stakes)

    async def raise_to(self, token: co.TurnToken, text: str, who: Who) -> Answer:
        """The amount typed into the form that was opened for ``token``."""
        frame = await self._service.frame(who.room)
        problem = turn_problem(frame, token, who.person.id)
        wish = problem or wish_to_raise(text, frame, who.person.id)
        return await self._answer(wish, who, token)

    async def raise_prompt(self, payload: str, who: Who) -> Prompt | Answer:
        """What the form of a *Bet…* or *Raise…* button asks for; an answer when it is not his to press."""
        press = decode(payload)
        frame = await self._service.frame(who.room)
        token = None if press is None else press.token
        problem = STALE if token is None else turn_problem(frame, token, who.person.id)
        legal = legal_of(frame, who.person.id)
        if problem is None and (legal is None or not legal.min_to):
            problem = Refusal("no-one-to-raise")
        if problem is not None or legal is None or token is None:
            return self._refused(problem or STALE, who, frame)
        language = self._language(who, frame)
        return Prompt(token, language, raise_form(legal, lang=language, catalogue=self._catalogue))

    # --- out ---------------------------------------------------------------------------------------------------

    def table(self, frame: TableFrame, *, live: bool = True, closed: frozenset[int] = frozenset()) -> Sheet:
        """The public message. Not ``live``: without buttons. ``closed``: players whose private chat is closed."""
        post = self._table_post(frame, past=not live)
        if live and closed and frame.view.phase not in {"none", "over"}:
            post = self._with_hint(frame, post, closed)
        return sheet(post if live else Post(post.lines), token_of(frame))

    def nudge(self, frame: TableFrame) -> Sheet:
        """One line that mentions the player to act; without words when nobody is."""
        now = self._clock.now()
        deadline = now if frame.deadline is None else frame.deadline
        lang, catalogue = frame.language, self._catalogue
        post = present_nudge(frame.view, _names(frame), lang=lang, catalogue=catalogue, deadline=deadline, now=now)
        return Sheet(() if post is None else post.lines)

    def note(self, note: PrivateNote) -> Sheet:
        """A private message; its buttons name the room, because it stands in another chat."""
        lang, catalogue = note.language, self._catalogue
        if note.view is not None and note.rules is not None and note.kind == "cards":
            code = str(note.params.get("table", note.code))
            post = present_seat(note.view, lang=lang, catalogue=catalogue, rules=note.rules, table_code=code)
        else:
            post = present_notice(note.code, note.params, lang=lang, catalogue=catalogue, rules=note.rules)
        return sheet(post, co.TurnToken(note.table, note.hand, note.turn), note.room.id)

    # --- inside ------------------------------------------------------------------------------------------------

    async def _answer(self, wish: Wish, who: Who, token: co.TurnToken | None) -> Answer:
        if isinstance(wish, ConfirmSeason):
            who = replace(who, dedupe=f"season:{wish.number}")  # whoever presses it, and however often
        intent = await self._intent(wish, who, token)
        if isinstance(intent, Answer):
            return intent
        if isinstance(intent, Refusal):
            return self._refused(intent, who, await self._service.frame(who.room))
        reply = await self._service.handle(who.command(intent, token))
        if reply.refusal is not None:
            reply = replace(reply, refusal=refusal_in_context(reply.refusal, intent))
        reply, file = await with_file(reply, who, self._service, self._clock.now(), self._catalogue)
        return replace(self._of_reply(reply, intent, who), file=file, ranks=ranks_told(reply, intent))

    async def _intent(self, wish: Wish, who: Who, token: co.TurnToken | None) -> co.AnyIntent | Refusal | Answer:
        """What is to be done; some wishes depend on what the host says first."""
        match wish:
            case Mark() | DrawTyped():
                return await self._draw(wish, who, token)
            case ChangeRooms() | ConfirmSeason() | Yes():
                return await looked_again(wish, who, self._service, self._clock.now())
            case Ask() | ReadRules() | Speak():
                return self._local(wish, who, token, await self._service.frame(who.room))
            case _:
                return wish

    def _local(
        self, wish: Ask | ReadRules | Speak, who: Who, token: co.TurnToken | None, frame: TableFrame | None
    ) -> co.AnyIntent | Refusal | Answer:
        """What is known here: a question back, or what a topic or a language is called."""
        if not isinstance(wish, Ask):
            return wished_in_words(wish, self._language(who, frame), self._catalogue)
        if wish.what != "all-in" or all_in_commits(legal_of(frame, who.person.id)):
            return self._ask(wish, who, token, frame)
        return co.Play("all-in")

    async def _draw(self, wish: Mark | DrawTyped, who: Who, token: co.TurnToken | None) -> co.Draw | Answer:
        """His cards with those marked, or what he typed as an intent; both want to know what he holds."""
        reply = await self._service.handle(who.command(co.MyCards(), asks=True))
        seat, frame = reply.seat, reply.frame
        problem = turn_problem(frame, token, who.person.id, draw=True)
        if problem is not None or seat is None or frame is None:
            return self._refused(problem or reply.refusal or STALE, who, frame)
        if isinstance(wish, DrawTyped):
            typed = parse_draw(wish.text, seat)
            return self._refused(typed, who, frame) if isinstance(typed, Refusal) else co.Draw(typed)
        if (problem := draw_problem(seat, frame.view.hand_rules or frame.view.rules, wish.marks)) is not None:
            return self._refused(problem, who, frame)
        lang = reply.language
        alert = present_draw_numbers(seat, lang=lang, catalogue=self._catalogue)[:ALERT_LENGTH]
        return Answer("draw", lang, self._seat_sheet(seat, frame, lang, wish.marks), alert, frame)

    def _seat_sheet(self, seat: SeatView, frame: TableFrame, lang: str, marks: int = 0) -> Sheet:
        post = present_seat(
            seat,
            lang=lang,
            catalogue=self._catalogue,
            rules=frame.view.hand_rules or frame.view.rules,
            table_code=frame.code,
            marks=marks,
        )
        return sheet(post, token_of(frame))

    def _of_reply(self, reply: co.Reply, intent: co.AnyIntent, who: Who) -> Answer:
        lang, catalogue, frame = reply.language, self._catalogue, reply.frame
        token = _NO_TOKEN if frame is None else token_of(frame)
        if reply.refusal is None and reply.seat is not None and reply.seat.cards:
            alert = present_cards_short(reply.seat, lang=lang, catalogue=catalogue)
            if frame is None:
                drawn = sheet(present_reply("cards", {}, lang=lang, catalogue=catalogue, seat=reply.seat), token)
            else:
                drawn = self._seat_sheet(reply.seat, frame, lang)
            return Answer("cards", lang, drawn, alert[:ALERT_LENGTH], frame)
        post = card_room_post(reply, intent, Here(who.room.id, self._clock.now(), catalogue))
        post = post or rules_post(reply, intent, catalogue)
        if post is None:
            post = present_reply(reply.code, reply.params, reply.refusal, lang=lang, catalogue=catalogue)
        kind: Kind = "told"
        if reply.refusal is not None:
            kind = "refused"
        elif reply.code in _ASKED:
            kind = "ask"
        elif isinstance(intent, _READ):
            kind = "page"
        elif isinstance(intent, _TABLE_WORDS) and reply.code != "duplicate":
            kind = "acted"
        shown = led(post, reply, catalogue)
        leads = shown is not post
        lobby = isinstance(intent, co.OpenLobby | co.OpenTable) and reply.refusal is None
        private, changed = leads or isinstance(intent, _SECRETS), kind == "told" and reply.code not in _SHOWN
        alert = sheet(post, token).alert()
        told = sheet(shown, token)
        return Answer(kind, lang, told, alert, frame, lobby, private=private, leads=leads, changed=changed)

    def _refused(self, refusal: Refusal, who: Who, frame: TableFrame | None) -> Answer:
        lang = self._language(who, frame)
        drawn = sheet(present_reply("", {}, refusal, lang=lang, catalogue=self._catalogue), _NO_TOKEN)
        return Answer("refused", lang, drawn, drawn.alert(), frame)

    def _ask(self, ask: Ask, who: Who, token: co.TurnToken | None, frame: TableFrame | None) -> Answer:
        lang, catalogue = self._language(who, frame), self._catalogue
        legal = legal_of(frame, who.person.id)
        if ask.what == "language":
            post = present_language_choice(lang=lang, catalogue=catalogue)
        elif frame is None:
            return self._refused(Refusal("no-table"), who, frame)
        elif (problem := turn_problem(frame, token, who.person.id)) is not None or legal is None:
            return self._refused(problem or STALE, who, frame)
        elif ask.what == "all-in":
            again = self._by_second_press
            post = present_all_in_confirm(legal.stack, lang=lang, catalogue=catalogue, again=again)
            if again:
                self._remember(who.person.id, token_of(frame))
        else:
            post = present_raise_menu(legal, lang=lang, catalogue=catalogue)
        drawn = sheet(post, token or (_NO_TOKEN if frame is None else token_of(frame)))
        return Answer("ask", lang, drawn, drawn.alert(), frame)

    def _remember(self, person: int, token: co.TurnToken) -> None:
        """That he was asked, and when first; forgetting it costs one more question."""
        if len(self._asked) >= _ASKED_KEPT:
            self._asked.clear()
        if token not in self._asked.get(person, ()):
            self._asked[person] = token, self._clock.now()

    def _is_answer(self, person: int, token: co.TurnToken) -> bool:
        """Whether he was asked about this decision, and has had the time to read the question."""
        asked, at = self._asked.get(person, (None, 0))
        return asked == token and self._clock.now() - at >= _DOUBLE_TAP

    def _table_post(self, frame: TableFrame, *, past: bool) -> Post:
        return present_table(
            frame.view,
            _names(frame),
            frame.log,
            lang=frame.language,
            catalogue=self._catalogue,
            code=frame.code,
            deadline=frame.deadline,
            next_hand_at=frame.next_hand_at,
            frozen=frame.frozen,
            now=self._clock.now(),
            stop_at=frame.stop_at,
            stop_clock=frame.stop_clock,
            settled=settled_session(frame.settlement),
            past=past,
        )

    def _with_hint(self, frame: TableFrame, post: Post, closed: frozenset[int]) -> Post:
        """Name, to those whose private chat is closed, the button that shows their cards (trouble P-09)."""
        words = Words(self._catalogue, frame.language)
        cast = Cast(frame.view, _names(frame), frame.log, words)
        players = [cast.name(seat.seat) for seat in frame.view.seats if seat.in_hand and seat.player in closed]
        if not players:
            return post
        hinted = Post((*post.lines, facts([*players, words.line("cards-hint", "italic")])), post.rows)
        return hinted if fits(hinted) else post

    def _language(self, who: Who, frame: TableFrame | None) -> str:
        usual = self._fallback if frame is None else frame.language
        return who.person.language or self._catalogue.resolve(who.locale, usual)


def _names(frame: TableFrame) -> dict[int, str]:
    return {person: seen.name for person, seen in frame.people.items()}
