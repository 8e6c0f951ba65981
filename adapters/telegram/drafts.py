"""Stakes that admins are being asked about: kept by person and group, in memory, for ten minutes after each answer."""

from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

from adapters.desk.stake_words import fields_of, name_problem
from poker_bot.host.ports import Room
from poker_bot.refusals import Refusal
from poker_bot.text.present import BETTINGS, GAMES

Step = Literal["name", "blinds", "buy-in", "game", "betting", "save"]

STEPS: Final[tuple[Step, ...]] = ("name", "blinds", "buy-in", "game", "betting", "save")
TYPED: Final = frozenset({"name", "blinds", "buy-in"})
"""Questions that are answered in words; the others have buttons."""

CHOICES: Final[dict[str, tuple[str, ...]]] = {"game": GAMES, "betting": BETTINGS, "save": ("save",)}
CANCEL: Final = "cancel"
KEPT: Final = 10 * 60_000
_MOST: Final = 1_000
_PREFIX: Final = "stake:"


class Draft(Struct):
    """One stake in the making. ``number`` tells its buttons from older ones; ``until`` is when it is forgotten."""

    number: int
    room: Room
    chat: int
    until: int
    step: Step = "name"
    name: str = ""
    blinds: str = ""
    buy_in: str = ""
    game: str = ""
    betting: str = ""

    def answer(self, value: str) -> None:
        """Take the answer to the present question, and go on to the next."""
        setattr(self, self.step.replace("-", "_"), value)
        self.step = STEPS[STEPS.index(self.step) + 1]

    def problem(self, value: str) -> Refusal | None:
        """Why ``value`` cannot be the answer to the present question; the whole is judged when it is saved."""
        if self.step == "name":
            return name_problem(value)
        pair = "buyin" if self.step == "buy-in" else "blinds"
        read = fields_of([f"{pair}={value}"])
        return read if isinstance(read, Refusal) else None

    def line(self) -> str:
        """The whole stake as one line of ``/stakes``."""
        rules = f"blinds={self.blinds} buyin={self.buy_in} game={self.game} betting={self.betting}"
        return f'add "{self.name}" {rules}'


class Drafts:
    """All of them. ``now`` gives milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._drafts: dict[tuple[int, int], Draft] = {}
        self._numbers = now()

    def begin(self, user: int, room: Room, chat: int) -> Draft:
        """A new one, in place of the one he had there."""
        if len(self._drafts) >= _MOST:
            self._drafts.clear()
        self._numbers = max(self._numbers + 1, self._now())
        draft = Draft(self._numbers, room, chat, self._now() + KEPT)
        self._drafts.pop((user, chat), None)
        self._drafts[user, chat] = draft
        return draft

    def of(self, user: int, chat: int) -> Draft | None:
        """The one he is asked about there; in the private chat, which has his own id, the newest of all."""
        if chat != user:
            return self._drafts.get((user, chat))
        return next((draft for (owner, _), draft in reversed(self._drafts.items()) if owner == user), None)

    def is_late(self, draft: Draft) -> bool:
        """Whether its ten minutes have gone by; else they begin anew."""
        if self._now() >= draft.until:
            return True
        draft.until = self._now() + KEPT
        return False

    def drop(self, user: int, chat: int) -> None:
        """Forget the one of that group; in the private chat all of his."""
        for key in [key for key in self._drafts if key[0] == user and chat in {user, key[1]}]:
            del self._drafts[key]


def payload(draft: Draft, choice: str) -> str:
    """What a button of the present question brings back; at most 64 bytes."""
    return f"{_PREFIX}{draft.number}.{draft.step}.{choice}"


def is_payload(data: str) -> bool:
    """Whether a button is one of these."""
    return data.startswith(_PREFIX)


def choice_of(draft: Draft, data: str) -> str | None:
    """What was chosen; None for a button of another question or another stake."""
    choices = (*CHOICES.get(draft.step, ()), CANCEL)
    return next((choice for choice in choices if data == payload(draft, choice)), None)
