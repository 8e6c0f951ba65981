"""``/rules``, ``/ranks`` and ``/help``: which topic is meant, and what the host says is played here as pages. Pure."""

from adapters.desk.phrases import not_understood
from adapters.desk.wishes import ReadRules, Speak
from poker_bot.host import commands as co
from poker_bot.host.ports import RoomRules
from poker_bot.languages import language_numbered
from poker_bot.refusals import Refusal
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.names import clean
from poker_bot.text.present import Post
from poker_bot.text.rulebook import RANKING, Place, find_topic, place_of, present_help, present_rules, topic_choices

_SHOWN = 6
"""Topics that a refusal names as examples."""


def wished_in_words(wish: ReadRules | Speak, lang: str, catalogue: Catalogue) -> co.Rules | co.SetLanguage | Refusal:
    """A topic or a language, by what the catalogue calls it; ``lang`` is the asker's."""
    return rules_wished(wish, lang, catalogue) if isinstance(wish, ReadRules) else language_wished(wish, catalogue)


def rules_wished(wish: ReadRules, lang: str, catalogue: Catalogue) -> co.Rules | Refusal:
    """What is to be read; a topic that there is not is refused with some that there are."""
    if wish.amount:
        place = place_of(wish.amount)
        return co.Rules(place.topic, place.page)
    number = find_topic(wish.text, lang, catalogue)
    if number is None:
        words = [word for _, word in topic_choices("", lang, catalogue)[:_SHOWN]]
        return not_understood(wish.text, f"{', '.join(words)} …")
    return co.Rules(number)


def language_wished(wish: Speak, catalogue: Catalogue) -> co.SetLanguage | Refusal:
    """One of the catalogue's languages."""
    code = language_numbered(wish.number, catalogue.languages) if wish.number else wish.code.lower()
    if code in catalogue.languages:
        return co.SetLanguage(code)
    return Refusal("unknown-language", {"text": clean(wish.code) or "…"})


def rules_post(reply: co.Reply, intent: co.AnyIntent, catalogue: Catalogue) -> Post | None:
    """The page, or the first steps, in the reply's language; None for another answer."""
    if reply.refusal is not None:
        return None
    if reply.code == "help":
        return present_help(admin=reply.admin, lang=reply.language, catalogue=catalogue)
    if reply.room_rules is None or not isinstance(intent, co.Rules):
        return None
    place = Place(intent.topic, intent.page)
    return present_rules(reply.room_rules, place, lang=reply.language, catalogue=catalogue)


def ranks_told(reply: co.Reply, intent: co.AnyIntent) -> RoomRules | None:
    """The rules whose hand ranking the page tells; None for another answer or page."""
    told = isinstance(intent, co.Rules) and (intent.topic, intent.page) == (RANKING, 0)
    return reply.room_rules if told else None
