"""What is typed behind ``/privacy``, ``/link`` and ``/community``, and what the buttons below these answers mean."""

from typing import Final

from msgspec import Struct

from adapters.desk.answers import Who
from adapters.desk.phrases import not_understood, number
from adapters.desk.ruling_numbers import drawn_at, number_of_question
from adapters.desk.service import Counter
from poker_bot.host import commands as co
from poker_bot.refusals import Refusal

_PRIVACY: Final = "export, delete, exclude 30"
_COMMUNITY: Final = "link, link ABCD-EFGH-JKMN, unlink"
PATIENCE: Final = 600_000
"""Milliseconds for which the button of a question counts."""


class Yes(Struct, frozen=True):
    """Yes to ``question``, if it is still the one that ``number`` was drawn for; else it is asked anew."""

    question: co.DeleteData | co.UndoLink | co.PartCommunity
    number: int


def privacy_of_text(text: str) -> co.AnyIntent | Refusal:
    """Nothing, ``export``, ``delete``, or ``exclude 30``: no play for so many days."""
    match text.lower().split():
        case []:
            return co.Privacy()
        case ["export"]:
            return co.ExportData()
        case ["delete"]:
            return co.DeleteData()
        case ["exclude", typed] if (days := number(typed)) is not None:
            return co.Exclude(days)
        case _:
            return not_understood(text, _PRIVACY)


def link_of_text(text: str) -> co.AnyIntent:
    """Nothing, ``undo``, or a code; whatever else is typed is a wrong code."""
    if not text:
        return co.Linking()
    return co.UndoLink() if text.lower() == "undo" else co.LinkAccount(text)


def community_of_text(text: str) -> co.AnyIntent | Refusal:
    """Nothing, ``link``, ``link`` and a code, ``unlink``."""
    verb, _, code = text.partition(" ")
    match verb.lower(), code.strip():
        case "", "":
            return co.ShowCommunity()
        case "link", "":
            return co.OfferCommunity()
        case "link", typed:
            return co.JoinCommunity(typed)
        case "unlink", "":
            return co.PartCommunity()
        case _:
            return not_understood(text, _COMMUNITY)


async def yes_meant(yes: Yes, who: Who, service: Counter, now: int) -> co.AnyIntent:
    """Only what was asked, him and not long ago: an old button asks anew."""
    reply = await service.handle(who.command(yes.question, asks=True))
    drawn = drawn_at(yes.number)
    asked = bool(reply.confirm) and number_of_question(reply.confirm, drawn) == yes.number
    return type(yes.question)(confirmed=asked and 0 <= now - drawn < PATIENCE)
