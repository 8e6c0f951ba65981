"""Who sits where, now and at the time of an event: seats get new players while a finished hand is still on view.

A name is a label, so two that look alike carry their seat number (trouble P-37).
"""

import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import Final

from poker_bot.engine.events import Event, HandEnded, PlayerSatDown, PlayerStoodUp, PotAwarded
from poker_bot.engine.views import PublicView
from poker_bot.text.names import NAME_LENGTH, clean, display_name, isolate
from poker_bot.text.present.parts import Span, Words

MESSAGE_KEYS: Final = frozenset({"player-unnamed", "player-in-seat"})
"""Every key this module asks for; for the linter."""

_RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})  # Unicode's bidirectional classes of Hebrew, Arabic and their like


class Cast:
    """The players of one view, by seat. Every name is clean, short and, where it runs right to left, isolated."""

    def __init__(
        self,
        view: PublicView,
        people: Mapping[int, str],
        log: Sequence[Event],
        words: Words,
        length: int = NAME_LENGTH,
    ) -> None:
        """``people`` are display names by person id as the platforms gave them; ``length`` in characters."""
        self._people = people
        self._words = words
        self._length = length
        self._cleaned: dict[int, str] = {}
        self._labels: dict[tuple[int, int], Span] = {}
        self._now = {seat.seat: seat.player for seat in view.seats}
        self._before = _holders(self._now, log)
        self._paid = next((i for i in range(len(log) - 1, -1, -1) if isinstance(log[i], PotAwarded | HandEnded)), None)
        self._players = set(self._now.values()).union(*(holders.values() for holders in self._before))
        self._twins = self._looks_taken_twice()

    def shorter(self, length: int) -> "Cast":
        """The same players with names of at most ``length`` characters."""
        if length == self._length:
            return self
        cast = copy(self)
        cast._shorten(length)  # noqa: SLF001 - its own class
        return cast

    def _shorten(self, length: int) -> None:
        """Forget the names as they were written."""
        self._length, self._cleaned, self._labels = length, {}, {}
        self._twins = self._looks_taken_twice()

    def name(self, seat: int, at: int | None = None) -> Span:
        """The player who held ``seat`` at event ``at`` of the log; None = who holds it now."""
        holders = self._now if at is None else self._before[at]
        return self._label(holders.get(seat, 0), seat)

    def winner(self, seat: int) -> Span:
        """The player who held ``seat`` when the pots were paid: he may have left since."""
        return self.name(seat, self._paid)

    def mention(self, seat: int) -> Span:
        """The player in ``seat`` now, in bold and mentioned."""
        return Span(self.name(seat).text, "bold", person=self._now.get(seat, 0))

    def known(self, player: int, seat: int) -> Span:
        """The label of a person an event names."""
        return self._label(player, seat)

    def _label(self, player: int, seat: int) -> Span:
        """The name, told apart from a twin's and kept from turning its neighbours round."""
        label = self._labels.get((player, seat))
        if label is None:
            label = self._labels[player, seat] = self._written(player, seat)
        return label

    def _written(self, player: int, seat: int) -> Span:
        shown = self._short(player) or display_name(self._words.catalogue, self._words.lang, "", seat)
        text = isolate(shown) if _runs_right_to_left(shown) else shown
        if shown.casefold() in self._twins:
            text = self._words.text("player-in-seat", player=text, seat=seat)
        return Span(text)

    def _short(self, player: int) -> str:
        """The cleaned name, empty when there is nothing to show."""
        if player not in self._cleaned:
            self._cleaned[player] = clean(self._people.get(player, ""), self._length)
        return self._cleaned[player]

    def _looks_taken_twice(self) -> frozenset[str]:
        """Names that more than one person at the table, or of this hand, goes by."""
        looks = Counter(self._short(player).casefold() for player in self._players)
        return frozenset(look for look, count in looks.items() if look and count > 1)


def _holders(now: Mapping[int, int], log: Sequence[Event]) -> list[Mapping[int, int]]:
    """Seat -> player at the time of each event, found by walking back from now."""
    holders: list[Mapping[int, int]] = []
    current = now
    for event in reversed(log):
        if isinstance(event, PlayerStoodUp):
            current = {**current, event.seat: event.player}
        holders.append(current)
        if isinstance(event, PlayerSatDown):
            current = {seat: player for seat, player in current.items() if seat != event.seat}
    holders.reverse()
    return holders


@lru_cache(maxsize=4096)  # names, as ``names.clean`` keeps them
def _runs_right_to_left(text: str) -> bool:
    """Whether any letter is of a script written from right to left."""
    return not text.isascii() and any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in text)
