"""Topics as posts: paragraphs packed into pages that a phone shows at once, with the buttons to turn them."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from poker_bot.text.catalogue import Catalogue
from poker_bot.text.numbers import TextArgument
from poker_bot.text.present.parts import Button, Line, Post, Row, Span, Words, card_span, plain_text
from poker_bot.text.present.stakes import game_text, terms_lines
from poker_bot.text.rulebook.played import Played
from poker_bot.text.rulebook.sections import Amounts, Cards, Figure, Seconds, Section, Topic
from poker_bot.text.rulebook.topics import HERE, TOPICS, listed, title, topic_numbered

PAGE: Final = 1_000
"""Characters of a page, about a phone's screen; paragraphs are not parted, so it may be a little more."""

MOST_PAGES: Final = 100
_ROWS: Final = 5

MESSAGE_KEYS: Final = frozenset(
    {
        *(f"rule-topic-{topic.name}" for topic in TOPICS),
        *(f"rule-{section.key}" for topic in TOPICS for section in topic.sections),
        *("rules-title", "rules-title-paged", "rules-here", "rules-choose", "rules-coming", "rules-elsewhere"),
        *("button-rules", "button-rules-back", "button-rules-next", "button-rules-topics"),
    }
)
"""Every key this module asks for; for the linter."""


class Place(Struct, frozen=True):
    """Where in the rules somebody reads; ``topic`` by number, ``page`` from 0."""

    topic: int = HERE
    page: int = 0

    @property
    def amount(self) -> int:
        """As the number of a button."""
        return self.topic * MOST_PAGES + self.page


def place_of(amount: int) -> Place:
    """The place a button's number names, whatever it is."""
    return Place(*divmod(amount, MOST_PAGES))


def present_rules(played: Played, place: Place, *, lang: str, catalogue: Catalogue) -> Post:
    """A page of the rules that are played; a place that there is not, or not yet, is the first page."""
    topic = topic_numbered(place.topic)
    if topic is None:
        return _first_page(played, Words(catalogue, lang))
    pages = topic_pages(topic, played, lang=lang, catalogue=catalogue)
    return pages[min(place.page, len(pages) - 1)]


def topic_pages(topic: Topic, played: Played, *, lang: str, catalogue: Catalogue) -> tuple[Post, ...]:
    """All pages of a topic."""
    words = Words(catalogue, lang)
    pages = _pages(topic, played, words)
    name = title(topic, lang, catalogue)
    notes = () if topic.listed(played) else (words.line("rules-elsewhere", "italic"), ())
    posts = []
    for page, lines in enumerate(pages):
        head = words.line("rules-title", "bold", topic=name)
        if len(pages) > 1:
            head = words.line("rules-title-paged", "bold", topic=name, page=str(page + 1), pages=str(len(pages)))
        posts.append(Post((head, (), *notes, *lines), _rows(topic, page, len(pages), played, words)))
    return tuple(posts)


def topic_lines(topic: Topic, played: Played, words: Words) -> list[tuple[Section, Line]]:
    """Every paragraph of a topic that holds for this game."""
    return [
        (section, words.line(f"rule-{section.key}", **_written(section, played, words)))
        for section in topic.sections
        if section.applies(played)
    ]


def _written(section: Section, played: Played, words: Words) -> dict[str, TextArgument | Span]:
    return {name: _figure(figure, words) for name, figure in section.figures(played).items()}


def _figure(figure: Figure, words: Words) -> TextArgument | Span:
    match figure:
        case Seconds(count=count):
            return words.seconds(count)
        case Amounts(chips=chips):
            return "/".join(map(words.chips, chips))
        case Cards(codes=codes):
            return card_span(codes, "plain")
        case _:
            return figure


def _pages(topic: Topic, played: Played, words: Words) -> list[tuple[Line, ...]]:
    """Paragraphs with a blank line between them, in pages of about the same length; a list keeps together."""
    blocks: list[list[Line]] = []
    before = False
    for section, line in topic_lines(topic, played, words):
        if section.item and before:
            blocks[-1].append(line)
        else:
            blocks.append([line])
        before = section.item
    sizes = [sum(len(plain_text(line)) for line in block) for block in blocks]
    count = -(-sum(sizes) // PAGE)
    pages: list[list[Line]] = [[] for _ in range(count)]
    done = 0
    for block, size in zip(blocks, sizes, strict=True):
        page = pages[min(count - 1, (2 * done + size) * count // (2 * sum(sizes)))]  # the page its middle falls on
        page += [(), *block] if page else block
        done += size
    return [tuple(page) for page in pages if page]


def _first_page(played: Played, words: Words) -> Post:
    """What is played here in a few words, and every topic as a button."""
    lines: list[Line] = [words.line("rules-here", "bold"), (Span(game_text(played.rules, words)),)]
    lines += terms_lines(played.rules, words)
    if played.coming is not None:
        lines.append(words.line("rules-coming", stakes=game_text(played.coming, words)))
    lines += [(), words.line("rules-choose", "italic")]
    topics = listed(played)
    wide = -(-len(topics) // _ROWS)
    buttons = [_button(Place(topic.number), title(topic, words.lang, words.catalogue)) for topic in topics]
    return Post(tuple(lines), tuple(tuple(buttons[start : start + wide]) for start in range(0, len(buttons), wide)))


def _rows(topic: Topic, page: int, pages: int, played: Played, words: Words) -> tuple[Row, ...]:
    """Previous and next page, all topics, and the topic behind this one."""
    turn: list[Button] = []
    if page:
        turn.append(_button(Place(topic.number, page - 1), words.text("button-rules-back")))
    if page + 1 < pages:
        turn.append(_button(Place(topic.number, page + 1), words.text("button-rules-next"), first=True))
    onward = [_button(Place(), words.text("button-rules-topics"))]
    following = _following(topic, listed(played))
    if following is not None:
        onward.append(_button(Place(following.number), title(following, words.lang, words.catalogue)))
    return tuple(tuple(row) for row in (turn, onward) if row)


def _following(topic: Topic, topics: Sequence[Topic]) -> Topic | None:
    """The next one that is told of."""
    at = TOPICS.index(topic)
    return next((each for each in TOPICS[at + 1 :] if each in topics), None)


def _button(place: Place, label: str, *, first: bool = False) -> Button:
    return Button("rules-page", label, "primary" if first else "secondary", place.amount)
