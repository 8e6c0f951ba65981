"""All topics in the order in which they are read, and how one is found by what people type."""

from typing import Final

from poker_bot.text.catalogue import Catalogue
from poker_bot.text.rulebook.before_cards import BUTTON, DEAL, ROUNDS, TABLE
from poker_bot.text.rulebook.betting import ACTIONS, ALL_IN, LIMITS
from poker_bot.text.rulebook.endings import DRAW, RANKS, SHOWDOWN
from poker_bot.text.rulebook.house import BUTTONS, CARDS, CLOCK, DUEL, FAIRNESS, FLOOR, SIT_AND_GO
from poker_bot.text.rulebook.played import Played
from poker_bot.text.rulebook.sections import Topic

HERE: Final = 0
"""The number of the first page: what is played here, and the topics to choose from."""

TOPICS: Final = (
    *(TABLE, BUTTON, DEAL, ROUNDS, ACTIONS, LIMITS, ALL_IN, SHOWDOWN, RANKS, DRAW, DUEL, SIT_AND_GO),
    *(BUTTONS, CLOCK, CARDS, FAIRNESS, FLOOR),
)
"""Those whose feature is not built yet, too."""

RANKING: Final = RANKS.number

_BY_NUMBER: Final = {topic.number: topic for topic in TOPICS}


def topic_numbered(number: int) -> Topic | None:
    """The topic a button names; None for the first page and for what nobody is told of."""
    topic = _BY_NUMBER.get(number)
    return topic if topic is not None and topic.built else None


def listed(played: Played) -> tuple[Topic, ...]:
    """What there is to read about this game."""
    return tuple(topic for topic in TOPICS if topic.built and topic.listed(played))


def title(topic: Topic, lang: str, catalogue: Catalogue) -> str:
    """A topic as it is called."""
    return catalogue.text(lang, f"rule-topic-{topic.name}")


def topic_choices(typed: str, lang: str, catalogue: Catalogue) -> tuple[tuple[str, str], ...]:
    """Titles and words of the topics that ``typed`` may become, those that begin with it first."""
    wanted = typed.strip().casefold()
    known = [(title(topic, lang, catalogue), topic.name) for topic in TOPICS if topic.built]
    begins = [one for one in known if any(part.casefold().startswith(wanted) for part in one)]
    return tuple(begins + [one for one in known if one not in begins and wanted in one[0].casefold()])


def find_topic(text: str, lang: str, catalogue: Catalogue) -> int | None:
    """The number of the topic that was typed: its word, or its title in any language, whole or its beginning.

    Nothing typed is the first page. None when nothing, or more than one topic, is called so.
    """
    wanted = text.strip().casefold()
    if not wanted:
        return HERE
    for language in dict.fromkeys((lang, *catalogue.languages)):
        names = {topic.number: (topic.name, title(topic, language, catalogue).casefold()) for topic in _told()}
        exact = [number for number, known in names.items() if wanted in known]
        found = exact or [n for n, known in names.items() if any(part.startswith(wanted) for part in known)]
        found = found or [number for number, known in names.items() if wanted in known[1]]
        if len(found) == 1:
            return found[0]
    return None


def _told() -> tuple[Topic, ...]:
    return tuple(topic for topic in TOPICS if topic.built)
