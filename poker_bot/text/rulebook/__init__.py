"""The rules in words: which topics there are, which paragraphs hold for which game, and pages of them to read.

Topics and their paragraphs are data (``before_cards``, ``betting``, ``endings``, ``house``); the sentences stand in
``locales/*/rules_*.ftl`` under ``rule-`` and the paragraph's key. A worked example's numbers come from ``examples``.
"""

from poker_bot.text.rulebook import guide, pages
from poker_bot.text.rulebook.guide import present_help
from poker_bot.text.rulebook.pages import Place, place_of, present_rules, topic_pages
from poker_bot.text.rulebook.topics import HERE, RANKING, TOPICS, find_topic, topic_choices, topic_numbered

MESSAGE_KEYS = pages.MESSAGE_KEYS | guide.MESSAGE_KEYS
"""Every key this package asks for; for the linter."""

__all__ = [
    "HERE",
    "MESSAGE_KEYS",
    "RANKING",
    "TOPICS",
    "Place",
    "find_topic",
    "place_of",
    "present_help",
    "present_rules",
    "topic_choices",
    "topic_numbered",
    "topic_pages",
]
