"""The desk: what presses and words mean, what is asked back, what is refused before the host is troubled."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from adapters.desk import WORDS, Answer, Desk, Prompt, Who
from adapters.desk.wishes import Ask, DrawTyped, Mark, ReadRules, Speak, wish_of_press, wish_of_words
from adapters.tokens import ACTIONS, ButtonPress, decode, encode
from poker_bot.engine.rules import TableRules
from poker_bot.host import commands as co
from poker_bot.host.ports import PrivateNote, Room, TableFrame
from poker_bot.languages import language_number
from poker_bot.refusals import Refusal
from tests.adapters.discord.scene import CATALOGUE
from tests.adapters.support import START, frame, person, room
from tests.fakes import FakeClock
from tests.text.conftest import LANGUAGES
from tests.text.look import Reader

MINE = 5  # a version whose turn is person 3's, see ``frame``
TOKEN = co.TurnToken(9, 1, MINE)


class FakeCounter:
    """A host that agrees to everything and writes down what it was asked."""

    def __init__(self, newest: TableFrame | None) -> None:
        self.newest = newest
        self.asked: list[co.Command] = []
        self.reply = co.Reply("en", "acted", {"act": "call", "amount": 20})

    async def handle(self, command: co.Command) -> co.Reply:
        """Write it down."""
        self.asked.append(command)
        return self.reply

    async def frame(self, room: Room) -> TableFrame | None:
        """The frame given."""
        return self.newest


def desk(newest: TableFrame | None = None) -> tuple[Desk, FakeCounter]:
    """A desk with its counter; the newest frame is one in which person 3 is to act."""
    counter = FakeCounter(newest or frame(MINE))
    return Desk(counter, CATALOGUE, FakeClock(START)), counter


def who(number: int = 3, locale: str = "en-US") -> Who:
    """Somebody in the room."""
    return Who(person(number), room(), "discord:1", locale)


def pressed(action: str, amount: int = 0) -> str:
    """The payload of a button drawn for the present turn."""
    return encode(ButtonPress(action, TOKEN, amount))


@pytest.mark.parametrize(
    ("action", "amount", "intent"),
    [
        ("fold", 0, co.Play("fold")),
        ("check", 0, co.Play("check")),
        ("call", 20, co.Play("call", chips=20)),
        ("raise-min", 40, co.Play("raise", "min")),
        ("raise-half", 55, co.Play("raise", "half")),
        ("raise-pot", 90, co.Play("raise", "pot")),
        ("all-in-confirm", 1000, co.Play("all-in")),
        ("cards", 0, co.MyCards()),
        ("sit", 0, co.Sit()),
        ("leave", 0, co.Leave()),
        ("away", 0, co.Away()),
        ("back", 0, co.Back()),
        ("balance", 0, co.Balance()),
        ("top-up", 400, co.AddChips(400)),
        ("pre-check-fold", 0, co.PreAct("check-fold")),
        ("pre-call", 20, co.PreAct("call", 20)),
        ("pre-none", 0, co.PreAct("none")),
        ("show", 0, co.Reveal(show=True)),
        ("show-1", 0, co.Reveal(show=True, cards=(0,))),
        ("show-2", 0, co.Reveal(show=True, cards=(1,))),
        ("show-3", 0, co.Reveal(show=True, cards=(2,))),
        ("show-4", 0, co.Reveal(show=True, cards=(3,))),
        ("show-5", 0, co.Reveal(show=True, cards=(4,))),
        ("muck", 0, co.Reveal(show=False)),
        ("play-board", 0, co.PlayBoard()),
        ("draw", 0b10101, co.Draw((0, 2, 4))),
        ("draw", 0, co.Draw()),
        ("stand-pat", 0, co.Draw()),
        ("run-twice", 0, co.RunTwice(agree=True)),
        ("run-once", 0, co.RunTwice(agree=False)),
        ("chop", 0, co.Chop(agree=True)),
        ("chop-no", 0, co.Chop(agree=False)),
        ("straddle", 0, co.Straddle(wanted=True)),
        ("straddle-off", 0, co.Straddle(wanted=False)),
        ("enter-post", 0, co.Enter(posting=True)),
        ("enter-post", 30, co.Enter(posting=True, price=30)),
        ("enter-wait", 0, co.Enter(posting=False)),
        ("language", language_number("it"), co.SetLanguage("it")),
        ("rules", 0, co.Rules()),
        ("rules-page", 901, co.Rules(9, 1)),
    ],
)
async def test_a_press_becomes_a_command_with_its_token(action: str, amount: int, intent: co.AnyIntent) -> None:
    """Every button that acts is handed on with the decision it was drawn for and the id of the update (law 4)."""
    place, counter = desk()
    await place.pressed(pressed(action, amount), who())
    assert counter.asked == [co.Command(person(3), room(), intent, TOKEN, "discord:1", "en-US")]


@pytest.mark.parametrize("action", sorted(ACTIONS))
def test_every_action_means_something(action: str) -> None:
    """No action of a payload is forgotten here."""
    wish = wish_of_press(ButtonPress(action, TOKEN, 1))
    assert not isinstance(wish, Refusal)


def test_actions_are_those_of_our_buttons() -> None:
    """Each is drawn somewhere, and nothing else can be pressed."""
    reader = Reader("en", CATALOGUE)
    posts = (*reader.everything(), *reader.rules(TableRules()))
    assert {button.action for _, post in posts for row in post.rows for button in row} == set(ACTIONS)


@given(st.text(max_size=80))
async def test_a_strange_payload_is_answered_as_out_of_date(payload: str) -> None:
    """What is not a payload of ours is refused here, and the host hears nothing."""
    place, counter = desk()
    if decode(payload) is None:
        answer = await place.pressed(payload, who())
        assert answer.kind == "refused"
        assert answer.sheet.text() == CATALOGUE.text("en", "refusal-stale-turn")
        assert counter.asked == []


@pytest.mark.parametrize(
    ("word", "text", "wish"),
    [
        ("poker", "", co.OpenLobby()),
        ("sit", "", co.Sit()),
        ("sit", "1k", co.Sit(1000)),
        ("sit", "max", co.Sit()),
        ("sit", "min", co.Sit(400)),
        ("leave", "now please", co.Leave()),
        ("topup", "max", co.AddChips(0)),
        ("topup", "250", co.AddChips(250)),
        ("call", "", co.Play("call")),
        ("bet", "50", co.Play("raise", "chips", 50)),
        ("raise", "1.5k", co.Play("raise", "chips", 1500)),
        ("raise", "pot", co.Play("raise", "pot", 90)),
        ("raise", "max", co.Play("raise", "chips", 1000)),
        ("raise", "ALL", Ask("all-in")),
        ("raise", "", Ask("raise")),
        ("allin", "", Ask("all-in")),
        ("draw", "", Mark()),
        ("draw", " 1 3 ", DrawTyped("1 3")),
        ("straddle", "", co.Straddle(wanted=True)),
        ("straddle", "Off", co.Straddle(wanted=False)),
        ("table", "", co.OpenTable()),
        ("table", "open", co.OpenTable()),
        ("table", "open omaha", co.OpenTable("omaha")),
        ("table", "open Omaha pot-limit", co.OpenTable("omaha", "pot-limit")),
        ("table", "open pl omaha", co.OpenTable("omaha", "pot-limit")),
        ("table", "open PLO", co.OpenTable("omaha", "pot-limit")),
        ("table", "nl", co.OpenTable("", "no-limit")),
        ("table", "open draw", co.OpenTable("draw")),
        ("table", "open five-card draw fixed limit", co.OpenTable("draw", "fixed-limit")),
        ("table", "open draw 32 cards, fl", co.OpenTable("draw32", "fixed-limit")),
        ("table", "open draw32", co.OpenTable("draw32")),
        ("table", "open hold'em limit", co.OpenTable("holdem", "fixed-limit")),
        ("table", "open 25/50", co.OpenTable(stake="25/50")),
        ("table", "open omaha/pl evening", co.OpenTable("omaha", "pot-limit", "evening")),
        ("table", 'open stake="Friday night" nl', co.OpenTable("", "no-limit", "Friday night")),
        ("table", "open Friday night", co.OpenTable(stake="Friday night")),
        ("table", "open stake=a b", Refusal("unknown-game", {"text": "stake=a b"})),
        ("table", "open omaha draw", Refusal("unknown-game", {"text": "omaha draw"})),
        ("table", "open nl pl", Refusal("unknown-game", {"text": "nl pl"})),
        ("table", "open nl pl \u202ecards", Refusal("unknown-game", {"text": "nl pl cards"})),
        ("language", "", Ask("language")),
        ("language", "FR", Speak("FR")),
        ("rules", "", ReadRules()),
        ("rules", " side pots ", ReadRules("side pots")),
        ("ranks", "", co.Rules(9)),
        ("help", "", co.Help()),
        ("help", "OFF", co.WantTips(wanted=False)),
        ("help", "on", co.WantTips(wanted=True)),
        ("help", "me", Refusal("not-understood", {"text": "me", "possible": "on, off"})),
        ("sit", "pot", Refusal("amount-unreadable", {"text": "pot"})),
        ("sit", "0", Refusal("amount-unreadable", {"text": "0"})),
        ("topup", "x", Refusal("amount-unreadable", {"text": "x"})),
        ("raise", "1.5", Refusal("amount-fraction", {"text": "1.5"})),
        ("language", "Klingon", Speak("Klingon")),
    ],
)
def test_typed_words(word: str, text: str, wish: object) -> None:
    """Words and amounts as people type them; a misspelt one is refused here with what was meant."""
    assert wish_of_words(word, text, frame(MINE), 3) == wish


@given(st.sampled_from(WORDS), st.text(max_size=60), st.sampled_from([None, frame(MINE), frame(MINE, phase="over")]))
def test_no_text_behind_a_word_raises(word: str, text: str, newest: TableFrame | None) -> None:
    """Whatever is typed behind a word, with or without a table, means something or is refused (O-09)."""
    assert wish_of_words(word, text, newest, 3) is not None


@given(st.sampled_from(WORDS), st.text(st.sampled_from("\ue000\uf8ff\u202e@<`1kall "), max_size=30))
async def test_whatever_is_typed_is_answered_in_words(word: str, text: str) -> None:
    """Characters that mean something to our own texts do nothing when they are typed."""
    place, _ = desk()
    answer = await place.typed(word, text, who())
    assert not set("\ue000\uf8ff\u202e") & set(answer.sheet.text() + answer.alert)


def test_another_word_is_a_mistake_of_the_adapter() -> None:
    """Only words of ``WORDS`` may be handed in."""
    with pytest.raises(LookupError):
        wish_of_words("deal", "", None, 1)


async def test_all_in_is_asked_for_once_with_the_same_token() -> None:
    """The question's button carries the decision of the button that was pressed."""
    place, counter = desk()
    answer = await place.pressed(pressed("all-in", 1000), who())
    assert answer.kind == "ask"
    ((key,),) = answer.sheet.rows
    assert decode(key.payload) == ButtonPress("all-in-confirm", TOKEN, 1000)
    assert counter.asked == []


@pytest.mark.parametrize("word", ["allin", "raise"])
async def test_all_in_that_is_no_legal_amount_is_refused_at_once(word: str) -> None:
    """Nobody confirms what the host then refuses; it says the exact reason itself (R-BET-1)."""
    newest = frame(MINE)
    assert newest.view.legal is not None
    legal = replace(newest.view.legal, all_in_to=0, max_to=0, min_to=0, pot_to=0, half_pot_to=0)
    place, counter = desk(replace(newest, view=replace(newest.view, legal=legal)))
    await place.typed(word, "all" if word == "raise" else "", who())
    assert [command.intent for command in counter.asked] == [co.Play("all-in")]


@pytest.mark.parametrize("text", ["pot", "half"])
def test_a_fixed_bet_has_no_presets_to_type(text: str) -> None:
    """With fixed limit the one possible amount is asked for, not the pot that nobody may bet (R-BET-5)."""
    newest = frame(MINE)
    assert newest.view.legal is not None
    legal = replace(newest.view.legal, fixed=True, pot_to=0, half_pot_to=0)
    newest = replace(newest, view=replace(newest.view, legal=legal))
    assert wish_of_words("raise", text, newest, 3) == Ask("raise")


async def test_where_an_answer_has_no_buttons_the_second_press_is_the_act() -> None:
    """The first All-in says to press once more; only the same person's second press of the same decision acts."""
    clock, counter = FakeClock(START), FakeCounter(frame(MINE))
    place = Desk(counter, CATALOGUE, clock, confirm_by_second_press=True)
    answer = await place.pressed(pressed("all-in", 1000), who())
    assert answer.kind == "ask"
    assert answer.sheet.rows == ()
    await clock.advance(900)
    await place.pressed(pressed("all-in", 1000), who(2))
    assert (await place.pressed(pressed("all-in", 1000), who())).kind == "ask", "a double tap has read nothing"
    assert counter.asked == []
    await clock.advance(100)
    await place.pressed(pressed("all-in", 1000), who())
    assert [command.intent for command in counter.asked] == [co.Play("all-in")]


@pytest.mark.parametrize(
    ("newest", "number", "code"),
    [
        (frame(MINE), 2, "not-your-turn"),
        (frame(MINE), 4, "not-seated"),
        (frame(MINE + 3), 3, "stale-turn"),
        (frame(MINE, phase="over"), 3, "no-hand"),
        (frame(MINE, phase="showdown"), 3, "betting-over"),
        (frame(MINE, phase="drawing"), 3, "draw-now"),
    ],
)
@pytest.mark.parametrize("action", ["all-in", "raise-menu"])
async def test_questions_are_for_the_player_to_act(newest: TableFrame, number: int, code: str, action: str) -> None:
    """Who may not act is told why and asked nothing (P-17)."""
    place, counter = desk(newest)
    answer = await place.pressed(pressed(action), who(number))
    assert answer.kind == "refused"
    assert answer.sheet.text() == CATALOGUE.text("en", f"refusal-{code}", seat=3)
    prompt = await place.raise_prompt(pressed(action), who(number))
    assert isinstance(prompt, Answer)
    assert prompt.kind == "refused"
    assert counter.asked == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_form_fits_discord_in_every_language(language: str) -> None:
    """Title and label at most 45 characters, placeholder 100, in all languages (P-16)."""
    place, _ = desk()
    prompt = await place.raise_prompt(pressed("raise-menu"), who(3, language))
    assert isinstance(prompt, Prompt)
    assert prompt.token == TOKEN
    assert prompt.language == language
    assert len(prompt.form.title) <= 45
    assert len(prompt.form.label) <= 45
    assert len(prompt.form.placeholder) <= 100


async def test_a_typed_amount_keeps_the_token_of_its_form() -> None:
    """An amount sent by a form plays for the decision the form was opened for, or not at all."""
    place, counter = desk()
    await place.raise_to(TOKEN, "60", who())
    assert counter.asked[0].token == TOKEN
    answer = await place.raise_to(co.TurnToken(9, 1, MINE - 1), "60", who())
    assert answer.kind == "refused"
    assert len(counter.asked) == 1


async def test_answers_tell_what_they_are() -> None:
    """Done acts need no words, a second press is told it was done, the lobby asks for the table below."""
    place, counter = desk()
    assert (await place.pressed(pressed("call", 20), who())).kind == "acted"
    counter.reply = co.Reply("en", "duplicate")
    assert (await place.pressed(pressed("call", 20), who())).kind == "told"
    counter.reply = co.Reply("en", refusal=Refusal("stale-turn"))
    assert (await place.pressed(pressed("call", 20), who())).kind == "refused"
    counter.reply = co.Reply("en", "lobby", frame=frame(MINE))
    lobby = await place.typed("poker", "", who())
    assert lobby.lobby
    assert lobby.frame == frame(MINE)
    assert not (await place.typed("balance", "", who())).lobby


@pytest.mark.parametrize(
    ("locale", "at_a_table", "language"),
    [("de", False, "it"), ("de", True, "en"), ("fr-CA", False, "fr"), ("fr-CA", True, "fr"), ("", False, "it")],
)
async def test_who_speaks_none_of_ours_reads_what_is_spoken_here(locale: str, at_a_table: bool, language: str) -> None:
    """His own language, else the table's, else the one the operator has set for new communities."""
    counter = FakeCounter(frame(MINE) if at_a_table else None)
    answer = await Desk(counter, CATALOGUE, FakeClock(START), language="it").pressed("?", who(3, locale))
    assert answer.sheet.text() == CATALOGUE.text(language, "refusal-stale-turn")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_alerts_fit_telegram(language: str) -> None:
    """The short form of every local answer has at most 200 characters, in every language."""
    place, _ = desk()
    for action in ("all-in", "raise-menu", "language"):
        answer = await place.pressed(pressed(action), who(3, language))
        assert answer.language == language
        assert 0 < len(answer.alert) <= 200


def test_a_private_note_names_the_room_in_its_buttons() -> None:
    """Buttons in a private chat carry the room, because the chat is another one, and when they were drawn (law 4)."""
    place, _ = desk()
    params: dict[str, int | str] = {"table": "4KD", "amount": 20}
    note = PrivateNote("notice", person(1), "en", room(), 9, "must-post", params, None, hand=7, turn=31)
    ((post, wait),) = place.note(note).rows
    presses = [decode(post.payload), decode(wait.payload)]
    assert [press.action for press in presses if press] == ["enter-post", "enter-wait"]
    assert all(press is not None and press.room == 1 and press.token == co.TurnToken(9, 7, 31) for press in presses)


def test_the_table_names_players_whose_chat_is_closed_while_they_play() -> None:
    """The hint stands in the message of a running hand, and nobody who is reachable is named."""
    place, _ = desk()
    open_text = place.table(frame(MINE)).text()
    closed_text = place.table(frame(MINE), closed=frozenset({2})).text()
    assert closed_text == f"{open_text}\nP2 · {CATALOGUE.text('en', 'cards-hint')}"
    over = frame(MINE, phase="over")
    assert place.table(over, closed=frozenset({2})) == place.table(over)


def test_a_table_that_is_left_behind_has_no_buttons() -> None:
    """Not live, the words stand without keys, and without whose turn it is: a newer message says that."""
    place, _ = desk()
    dead, alive = place.table(frame(MINE), live=False), place.table(frame(MINE))
    assert dead.rows == ()
    assert dead.lines
    assert dead.lines == alive.lines[: len(dead.lines)]
    assert "▶ P3, it's on you" in alive.text()
    assert "it's on you" not in dead.text()


def test_buttons_of_the_table_carry_the_present_turn() -> None:
    """Every key of the public message decodes to the decision that is open (law 4)."""
    place, _ = desk()
    keys = [key for row in place.table(frame(MINE)).rows for key in row]
    assert keys
    for key in keys:
        press = decode(key.payload)
        assert press is not None
        assert press.token == TOKEN
        assert press.action == key.action
