"""One short way from a text to what the engine makes of it."""

from pathlib import Path

from poker_bot.phh.compare import Verdict, compare
from poker_bot.phh.export import hand_text
from poker_bot.phh.facts import facts_of
from poker_bot.phh.play import Played, play
from poker_bot.phh.record import Record, read_record
from poker_bot.phh.source import fields_of
from tests.phh.random_hands import OurHand

PLURIBUS = Path(__file__).parent / "data" / "pluribus-200.phhs"

BOARD = ("d db 2c3d4h", "d db 9h", "d db Jd")


def hand(actions: str, **changes: str) -> str:
    """The text of a hand; ``actions`` are separated by semicolons, ``changes`` are fields as they stand in the file.

    ``raw_actions`` among them takes the place of ``actions``; a field that is empty is left out.
    """
    players = len(changes.get("starting_stacks", "[100, 100, 100]").split(","))
    quoted = ", ".join(f"'{action.strip()}'" for action in actions.split(";"))
    fields = {
        "variant": "'NT'",
        "antes": f"[{', '.join('0' * players)}]",
        "blinds_or_straddles": "[5, 10]" if players == 2 else f"[5, 10{', 0' * (players - 2)}]",
        "min_bet": "10",
        "starting_stacks": "[100, 100, 100]",
        "actions": changes.pop("raw_actions", f"[{quoted}]"),
    }
    return "\n".join(f"{name} = {value}" for name, value in (fields | changes).items() if value)


def record(text: str) -> Record:
    """Read it."""
    return read_record(fields_of(text))


def played(text: str) -> Played:
    """Read and play it."""
    return play(record(text))


def verdict(text: str) -> Verdict:
    """Read, play and compare it."""
    found = record(text)
    return compare(found, play(found))


def open_text(ours: OurHand) -> str:
    """A hand of ours with every card named, as nobody ever gets it."""
    facts = facts_of(ours.before, ours.events)
    return hand_text(facts, dict(enumerate(facts.hand.deck.order)), {})
