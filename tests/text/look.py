"""Read the texts as people will: ``python -m tests.text.look fr`` prints every situation in a language.

``python -m tests.text.look fr rules`` prints the rules alone.
"""

import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import get_args

from poker_bot.engine.rules import TableRules
from poker_bot.engine.rules_check import Why
from poker_bot.engine.views import SeatView
from poker_bot.host.guide import room_rules
from poker_bot.host.reply_codes import NOTICES, REPLIES
from poker_bot.host.settings import HostSettings
from poker_bot.refusals import REFUSALS, Refusal, Value
from poker_bot.text import present, rulebook
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import Post
from poker_bot.text.present.admin import ACTIONS
from poker_bot.text.present.size import drawn_size, text_size
from tests.text.conftest import LANGUAGES, LOCALES
from tests.text.evening import SESSIONS
from tests.text.samples import SAMPLES
from tests.text.tables import NOW, Sample

EXAMPLES: dict[str, tuple[Value, ...]] = {
    "seat": (0, 3),
    "amount": (1, 1500),
    "balance": (0, 12_345),
    "field": ("small_blind", "straddles", "run_it_twice", "time_bank_refill_hands", "something"),
    "why": (*get_args(Why),),
    "possible": ("false", "holdem, omaha, draw, draw32", "auto"),
    "game": (*present.GAMES, "badugi"),
    "betting": present.BETTINGS,
    "count": (0, 1, 3),
    "cards": (4,),
    "act": ("fold", "check", "call", "bet", "raise", "all-in"),
    "kind": ("check-fold", "call", "small", "ante", "big"),
    "reason": ("left", "closed", "broke", "away", "missed-blinds", "short", "alone", "cap", "rank", "kind"),
    "won": ("1:12.11.9.5", "6:12.3"),
    "lost": ("1:12.10.9.5", "5:12.10.9.5.3"),
    "topic": ("The deal",),
    "page": ("1",),
    "pages": ("2",),
    "language": LANGUAGES,
    "text": ("blah 1.5",),
    "table": ("3K7",),
    "hand": (42,),
    "seconds": (60,),
    "value": (99,),
    "minimum": (40,),
    "maximum": (2000,),
    "seats": (6,),
    "stack": (98,),
    "to_call": (300,),
    "price": (40,),
    "at_table": (980,),
    "name": ("evening", "Anna"),
    "where": ("room", "community"),
    "ruling": present.RULINGS,
    "days": (1, 30),
    "hours": (11,),
    "minutes": (5,),
    "people": (12,),
    "entries": (40,),
    "movements": (1300,),
    "sign": ("plus", "minus"),
    "changes": ("daily_chips=500",),
    "instant": ("2026-11-30 05:00",),
    "platform": ("discord", "telegram", "playground"),
    "guest": ("telegram", "discord"),
    "platforms": ("Discord, Telegram",),
    "code": ("ABCD-EFGH-JKMN",),
    "person": (17,),
    "number": ("3",),
    "what": ("began a new season",),
    "before": ("120",),
    "place": ("1",),
    "hands": (1, 2, 5),
    "running": ("yes", "no", "yes", "no"),
    "time": ("23:30",),
    "state": ("open", "closed"),
    "stake": ("No-limit Texas hold'em 10/20",),
    "buyin": ("400-2000",),
    "moment": ("now", "next"),
}
"""Values to try for each parameter of a refusal, reply or notice."""

PRIVATE = (
    "flop_side_pot",
    "waiting_to_enter",
    "draw_first",
    "run_twice_asked",
    "live_first",
    "chop_asked",
    "omaha_flop",
)
"""Situations whose private sheets are worth a look."""

MARKED = (
    ("draw_first", 2, 0b11000),
    ("draw_first", 2, 0b11111),
    ("draw_at_most", 2, 0b11110),
    ("draw_at_most", 2, 0b1111),
)
"""Sheets with marked cards: situation, seat, marks."""

OPTION_PARTS = ("name", "description")


def variants(names: Iterable[str]) -> list[dict[str, Value]]:
    """Parameter sets in which every example of every name occurs."""
    names = tuple(names)
    longest = max((len(EXAMPLES[name]) for name in names), default=1)
    return [{name: EXAMPLES[name][i % len(EXAMPLES[name])] for name in names} for i in range(longest)]


class Reader:
    """Everything the bot says, in one language."""

    def __init__(self, lang: str, catalogue: Catalogue) -> None:
        """``lang`` as in ``LANGUAGES``."""
        self.lang = lang
        self.catalogue = catalogue

    def table(self, sample: Sample, people: dict[int, str] | None = None) -> Post:
        """The sample's public message."""
        return present.present_table(
            sample.view,
            sample.people if people is None else people,
            sample.log,
            lang=self.lang,
            catalogue=self.catalogue,
            code="3K7",
            deadline=sample.deadline,
            next_hand_at=sample.next_hand_at,
            frozen=sample.frozen,
            now=NOW,
            stop_at=sample.stop_at,
            stop_clock=sample.stop_clock,
            settled=sample.settled,
        )

    def seat(self, sample: Sample, seat: int, marks: int = 0) -> Post:
        """The private message of a seat."""
        return present.present_seat(
            sample.seats[seat],
            lang=self.lang,
            catalogue=self.catalogue,
            rules=sample.view.rules,
            table_code="3K7",
            marks=marks,
        )

    def alert(self, seat: SeatView) -> str:
        """The short private answer."""
        return present.present_cards_short(seat, lang=self.lang, catalogue=self.catalogue)

    def reply(self, code: str, params: dict[str, Value], refusal: Refusal | None = None) -> Post:
        """The private answer to a command."""
        return present.present_reply(code, params, refusal, lang=self.lang, catalogue=self.catalogue)

    def notice(self, code: str, params: dict[str, Value]) -> Post:
        """News for one person."""
        return present.present_notice(code, params, lang=self.lang, catalogue=self.catalogue, rules=TableRules())

    def hints(self) -> Iterator[tuple[str, Post]]:
        """Confirmations, first steps and the like."""
        lang, catalogue = self.lang, self.catalogue
        sample = SAMPLES["flop_side_pot"]()
        nudge = present.present_nudge(
            sample.view, sample.people, lang=lang, catalogue=catalogue, deadline=NOW + 12_000, now=NOW
        )
        for facing in ("flop_side_pot", "first_on_flop"):
            legal = SAMPLES[facing]().view.legal
            if legal is not None:
                yield "raise menu", present.present_raise_menu(legal, lang=lang, catalogue=catalogue)
        if nudge is not None:
            yield "nudge", nudge
        yield "all-in?", present.present_all_in_confirm(980, lang=lang, catalogue=catalogue)
        yield "all-in again?", present.present_all_in_confirm(980, lang=lang, catalogue=catalogue, again=True)
        yield "start", present.present_start_hint("t.me/dealer?start=3K7", lang=lang, catalogue=catalogue)
        yield "welcome", present.present_start_welcome(lang=lang, catalogue=catalogue)
        yield "greeting", present.present_greeting(lang=lang, catalogue=catalogue)
        yield "language", present.present_language_choice(lang=lang, catalogue=catalogue)
        for name in ("draw_first", "live_first"):
            sample = SAMPLES[name]()
            mention = present.present_nudge(
                sample.view, sample.people, lang=lang, catalogue=catalogue, deadline=NOW + 12_000, now=NOW
            )
            if mention is not None:
                yield f"nudge {name}", mention
        fixed = SAMPLES["limit_preflop"]().view.legal
        if fixed is not None:
            yield "fixed raise menu", present.present_raise_menu(fixed, lang=lang, catalogue=catalogue)
        numbers = present.present_draw_numbers(SAMPLES["draw_first"]().seats[2], lang=lang, catalogue=catalogue)
        yield "draw by numbers", Post(((present.Span(numbers),),))
        yield "draw sent", Post(((present.Span(present.present_draw_sent(lang=lang, catalogue=catalogue)),),))
        yield "unknown", present.present_unknown_command(lang=lang, catalogue=catalogue)

    def words(self) -> Iterator[str]:
        """Commands, options, the form and the page."""
        for command in (*present.COMMANDS, *present.SUBCOMMANDS):
            text = present.command_text(command, lang=self.lang, catalogue=self.catalogue)
            yield f"/{text.name}: {text.description}"
        for option in present.OPTIONS:
            name, description = (self.catalogue.text(self.lang, f"option-{option}-{part}") for part in OPTION_PARTS)
            yield f"  {name}: {description}"
        for facing in ("flop_side_pot", "first_on_flop"):
            legal = SAMPLES[facing]().view.legal
            if legal is not None:
                form = present.raise_form(legal, lang=self.lang, catalogue=self.catalogue)
                yield f"form: {form.title} | {form.label} | {form.placeholder}"
        for label, text_ in present.page_labels(lang=self.lang, catalogue=self.catalogue).items():
            yield f"page {label}: {text_}"

    def card_room(self) -> Iterator[tuple[str, Post]]:
        """What admins are shown."""
        lang, catalogue = self.lang, self.catalogue
        rules = (TableRules(), TableRules(variant="omaha", betting="pot-limit", straddles=1), TableRules(ante=5))
        listed = list(zip(("25/50", "evening", "Friday night"), rules, ("room", "community", ""), strict=True))
        yield "stakes", present.present_stakes(listed, lang=lang, catalogue=catalogue)
        yield "no stakes", present.present_stakes((), lang=lang, catalogue=catalogue)
        yield "stake saved", present.present_stake_saved("evening", rules[1], lang=lang, catalogue=catalogue)
        for where in ("room", "community"):
            yield "no stake", present.present_stake_unused(where, lang=lang, catalogue=catalogue)
        settings = dict.fromkeys(present.COMMUNITY_SETTINGS, "none") | {"daily_chips": "500", "rooms": "here"}
        for saved in (False, True):
            yield "settings", present.present_settings(settings, saved=saved, lang=lang, catalogue=catalogue)
        top = (("Anna", 12_345, 980), ("Bruno", 1, 0))
        yield "top", present.present_standings(top, lang=lang, catalogue=catalogue)
        yield "nobody", present.present_standings((), lang=lang, catalogue=catalogue)
        for standing in (
            present.Standing(stake="evening", by_stake=True),
            present.Standing(stake="evening"),
            present.Standing(open=False),
            present.Standing(moment="now"),
            present.Standing(moment="next"),
        ):
            queued = rules[1] if standing.moment == "next" or not standing.by_stake else None
            yield (
                "table settings",
                present.present_table_settings(rules[2], queued, standing, lang=lang, catalogue=catalogue),
            )
        yield "log", present.present_admin_log(self._log(), more=True, lang=lang, catalogue=catalogue)
        pair = present.PairLine("Anna", "Bruno", 12_500, 93, 71, 18, 0)
        for pairs in ((), (pair, present.PairLine("", "Bruno", 10_000, 100, 100, 0, 10_000))):
            for days in (1, 30):
                yield "pairs", present.present_pairs(pairs, days, lang=lang, catalogue=catalogue)
        yield "empty log", present.present_admin_log((), more=False, lang=lang, catalogue=catalogue)
        moved = (("Anna", 30), ("Bruno", -30))
        aims = {"exposed": (present.Aim(3, "Anna", 1),), "remove": (present.Aim(3, "Anna"),)}
        for ruling in present.RULINGS:
            about = aims.get(ruling, ())
            yield (
                f"ruling {ruling}",
                present.present_preview(ruling, about, moved if about else (), 1, lang=lang, catalogue=catalogue),
            )
        for code in present.NEXT_STEPS:
            yield f"next {code}", present.with_next_steps(Post(()), *code.split(), lang=lang, catalogue=catalogue)
        yield "season", present.present_season_preview(12, 120_000, 1, lang=lang, catalogue=catalogue)

    def identity(self) -> Iterator[tuple[str, Post]]:
        """What is kept of somebody, links and joined communities."""
        brought = (("telegram", 3, 9_800), ("discord", 12, 150))
        for code in ("privacy", "linked-with", *present.QUESTIONS):
            params = {name: EXAMPLES[name][0] for name in REPLIES[code] if name != "platforms"}
            for along in (brought, ()):
                yield (
                    f"who is who: {code}",
                    present.present_identity(
                        code,
                        params,
                        lang=self.lang,
                        catalogue=self.catalogue,
                        brought=along,
                        platforms=("discord", "telegram") if "platforms" in REPLIES[code] else (),
                        confirm=1,
                    ),
                )

    @staticmethod
    def _log() -> list[present.LogLine]:
        """Every act of admins once, and two that say less."""
        params: dict[str, Value] = {"name": "evening", "where": "room", "amount": 500, "ruling": "misdeal"}
        params |= {"platform": "telegram", "people": 12}
        params |= {"hands": 5, "time": "23:30"}
        lines = [
            present.LogLine(40 - place, "2026-11-30 05:00", "Anna", action, params)
            for place, action in enumerate(ACTIONS)
            if action != "settings"
        ]
        unused = {"name": "", "where": "community"}
        return [
            *lines,
            present.LogLine(3, "2026-11-30 05:00", "", "settings", {"daily_chips": 500, "time_zone": "Europe/Paris"}),
            present.LogLine(2, "2026-11-30 05:00", "Anna", "stake-use", unused),
        ]

    def settled(self) -> Iterator[tuple[str, Post]]:
        """``/settle`` of a session that is on and of one that is over, and of more people than a message holds."""
        for title, session in SESSIONS.items():
            yield f"settle-up: {title}", present.present_settlement(session, lang=self.lang, catalogue=self.catalogue)

    def rules(self, played: TableRules) -> Iterator[tuple[str, Post]]:
        """Every page of every topic for a game, those not built yet too, and the first steps."""
        lang, catalogue, told = self.lang, self.catalogue, room_rules(played, HostSettings())
        yield "rules", rulebook.present_rules(told, rulebook.Place(), lang=lang, catalogue=catalogue)
        for topic in rulebook.TOPICS:
            for number, post in enumerate(rulebook.topic_pages(topic, told, lang=lang, catalogue=catalogue)):
                yield f"rules {topic.name} {number}", post
        for admin in (False, True):
            yield f"help, admin {admin}", rulebook.present_help(admin=admin, lang=lang, catalogue=catalogue)

    def answers(self) -> Iterator[tuple[str, Post]]:
        """Every reply, notice and refusal with every example."""
        for code, names in REPLIES.items():
            for params in variants(names):
                yield f"reply {code}", self.reply(code, params)
        for code, names in NOTICES.items():
            for params in variants(names):
                yield f"notice {code}", self.notice(code, params)
        for code, names in REFUSALS.items():
            for params in variants(names):
                yield f"refusal {code}", self.reply("", {}, Refusal(code, params))

    def everything(self) -> Iterator[tuple[str, Post]]:
        """All there is to read."""
        parts = (self.tables, self.hints, self.answers, self.settled, self.card_room, self.identity)
        return chain.from_iterable(part() for part in parts)

    def tables(self) -> Iterator[tuple[str, Post]]:
        """Every situation in public and in private."""
        for name, make in SAMPLES.items():
            sample = make()
            yield name, self.table(sample)
            if name in PRIVATE:
                for seat in sample.seats:
                    yield f"{name}: private, seat {seat}", self.seat(sample, seat)
        for name, seat, marks in MARKED:
            yield f"{name}: private, seat {seat}, marks {marks:b}", self.seat(SAMPLES[name](), seat, marks)


RULES = {
    "hold'em": TableRules(run_it_twice=True),
    "everything": TableRules(
        straddles=2,
        chop_blinds=True,
        big_blind_ante=20,
        showdown="live",
        allin_showdown="choice",
        late_street_min_bet="2bb",
        button="dead",
        biggest_stack_buy_in=True,
        min_raise="double",
        more_blinds=(40,),
        action_clock=0,
        buy_in_min=2000,
    ),
    "omaha": TableRules(variant="omaha", betting="pot-limit", ante=5, first_to_show="last_bettor", show_time=0),
    "limit": TableRules(betting="fixed-limit", post_to_enter="free"),
    "draw32": TableRules(
        variant="draw32", small_blind=0, big_blind=0, ante=5, seats=2, ties="carry", max_draw=3,
        ace_draws_one_more=True, flush_beats_full_house=True, jacks_or_better=True,
    ),
    "draw": TableRules(variant="draw", betting="fixed-limit", min_raise="last", cap_heads_up=True),
}  # fmt: skip
"""Games whose rules are worth reading: between them every paragraph is told."""


def _look_at_rules(reader: Reader, games: dict[str, TableRules]) -> None:
    """Each page once, under the first game that has it."""
    seen: set[str] = set()
    for game, played in games.items():
        for title, post in reader.rules(played):
            lines = [line for line in map(present.plain_text, post.lines) if line and line not in seen]
            if lines:
                seen |= set(lines)
                _show(f"{game}: {title}", post)


def _show(title: str, post: Post) -> None:
    """Print one post as a phone would draw it, with its size in words and as drawn."""
    sys.stdout.write(f"=== {title} ({text_size(post)}/{drawn_size(post)})\n{present.post_text(post)}\n")
    for row in post.rows:
        sys.stdout.write("   " + "  ".join(f"[{button.label}]" for button in row) + "\n")
    sys.stdout.write("\n")


def _look(reader: Reader) -> None:
    """Print all there is to read."""
    sheets = (
        reader.tables(),
        reader.hints(),
        reader.answers(),
        reader.settled(),
        reader.card_room(),
        reader.identity(),
    )
    for title, post in chain.from_iterable(sheets):
        _show(title, post)
    _look_at_rules(reader, RULES)
    for line in reader.words():
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    chosen = Reader(sys.argv[1] if len(sys.argv) > 1 else "en", Catalogue.load(LOCALES))
    if sys.argv[2:] == ["rules"]:
        _look_at_rules(chosen, RULES)
    else:
        _look(chosen)
