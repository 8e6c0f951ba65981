"""The last things that happened at the table, in words, from the public events of the hand on view.

Only what a reader cannot see elsewhere in the message: shown cards stand at the seats, returned chips and pots in the
result.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from poker_bot.engine.events import (
    AntePosted,
    BlindPosted,
    BoardPlayed,
    BoardTakenBack,
    BurnMade,
    ButtonDrawn,
    CardReplaced,
    CardShownEarly,
    CarriedPotSplit,
    ChopSettled,
    DeadBlindPosted,
    EndPlanned,
    Event,
    HandStarted,
    PlayerBet,
    PlayerCalled,
    PlayerChecked,
    PlayerFolded,
    PlayerLeaving,
    PlayerRaised,
    PlayerSatDown,
    PlayerSatIn,
    PlayerSatOut,
    PlayerStoodUp,
    ResealAsked,
    RunTwiceSettled,
    StopTimeDropped,
    StopTimeSet,
    StraddleChosen,
    StreetDealt,
    TableResumed,
    TopUpApplied,
    TurnExtended,
)
from poker_bot.text.cards import STREET_KEYS
from poker_bot.text.present.cast import Cast
from poker_bot.text.present.happenings import Happening
from poker_bot.text.present.parts import Line, Words, card_span

_SIT_OUT_KEYS: Final = {"asked": "log-away", "clock": "log-away-clock", "broke": "log-broke"}
_BLIND_KEYS: Final = {
    "small": "log-small-blind",
    "big": "log-big-blind",
    "entry": "log-entry-blind",
    "more": "log-more-blind",
    "straddle": "log-straddle",
}
_RULING_KEYS: Final[dict[type[Event], str]] = {
    BurnMade: "log-burn",
    CardShownEarly: "log-early-card",
    TableResumed: "log-resumed",
    StopTimeSet: "log-stop-set",
    StopTimeDropped: "log-stop-dropped",
}
"""Sentences without anything to fill in."""

_Dealt: TypeAlias = StreetDealt | ButtonDrawn | TurnExtended | ResealAsked | HandStarted
_Ruling: TypeAlias = (
    CardReplaced | BoardTakenBack | BurnMade | CardShownEarly | TableResumed | StopTimeSet | StopTimeDropped
)
_MILLISECONDS: Final = 1_000

MESSAGE_KEYS: Final = frozenset(
    {
        *_SIT_OUT_KEYS.values(),
        *_BLIND_KEYS.values(),
        *_RULING_KEYS.values(),
        *("log-fold", "log-folds", "log-check", "log-checks", "log-timeout-fold", "log-timeout-check"),
        *("log-call", "log-call-all-in", "log-bet", "log-bet-all-in", "log-raise", "log-raise-all-in"),
        *("log-antes", "log-table-ante", "log-dead-blind", "log-street", "log-button", "log-extended"),
        *("log-draw", "log-no-small-blind", "log-reseal", "log-reseal-draw", "log-replaced", "log-taken-back"),
        *(
            "log-plays-board",
            "log-run-twice",
            "log-run-once",
            "log-chop",
            "log-no-chop",
            "log-carried-split",
            "result-share",
        ),
        *("log-end", "log-end-after", "log-end-dropped"),
        *("log-sits", "log-leaving", "log-left", "log-back", "log-top-up", "log-straddles", "log-no-straddle"),
    }
)
"""Every key this module asks for; for the linter."""


def log_lines(told: Sequence[list[Happening]], cast: Cast, words: Words, most: int) -> list[Line]:
    """The newest ``most`` of the happenings of a hand's public log, as ``runs`` gives them; oldest first."""
    newest = told[-most:] if most else ()
    return [_tell(run, cast, words) for run in newest]


def _tell(run: list[Happening], cast: Cast, words: Words) -> Line:
    """One sentence for one run."""
    first = run[0]
    event = first.event
    if isinstance(event, PlayerFolded | PlayerChecked):
        return _passive(run, cast, words)
    if isinstance(event, PlayerCalled | PlayerBet | PlayerRaised):
        return _active(first, event, cast, words)
    if isinstance(event, AntePosted | BlindPosted | DeadBlindPosted):
        return _forced(run, event, cast, words)
    if isinstance(event, _Dealt):
        return _dealer(first, event, cast, words)
    if isinstance(event, _Ruling):
        return _ruling(first, event, cast, words)
    return _choice(first, event, cast, words) or _presence(first, event, cast, words)


def _passive(run: list[Happening], cast: Cast, words: Words) -> Line:
    """A fold or check, several of them in a row, or one that the clock decided (R-CLK-3)."""
    act = "fold" if isinstance(run[0].event, PlayerFolded) else "check"
    players: list[Line] = []
    for happening in run:
        event = happening.event
        if isinstance(event, PlayerFolded | PlayerChecked):
            players.append((cast.name(event.seat, happening.index),))
    if run[0].timed_out:
        return words.line(f"log-timeout-{act}", player=players[0])
    if len(players) == 1:
        return words.line(f"log-{act}", player=players[0])
    return words.line(f"log-{act}s", players=players)


def _active(happening: Happening, event: PlayerCalled | PlayerBet | PlayerRaised, cast: Cast, words: Words) -> Line:
    """A call by the chips added, a bet or raise by its total; an all-in call is a call (troubles R-10, R-11)."""
    player = cast.name(event.seat, happening.index)
    tail = "-all-in" if event.all_in else ""
    if isinstance(event, PlayerCalled):
        return words.line(f"log-call{tail}", player=player, amount=event.amount)
    if isinstance(event, PlayerBet):
        return words.line(f"log-bet{tail}", player=player, amount=event.to)
    return words.line(f"log-raise{tail}", player=player, amount=event.to, more=event.to - happening.price)


def _forced(run: list[Happening], event: AntePosted | BlindPosted | DeadBlindPosted, cast: Cast, words: Words) -> Line:
    """A blind or ante; the antes of all players are one sum."""
    player = cast.name(event.seat, run[0].index)
    if isinstance(event, BlindPosted):
        return words.line(_BLIND_KEYS[event.kind], player=player, amount=event.amount)
    if isinstance(event, DeadBlindPosted):
        return words.line("log-dead-blind", player=player, amount=event.amount)
    if event.dead:
        return words.line("log-table-ante", player=player, amount=event.amount)
    total = sum(each.event.amount for each in run if isinstance(each.event, AntePosted))
    return words.line("log-antes", amount=total)


def _dealer(happening: Happening, event: _Dealt, cast: Cast, words: Words) -> Line:
    """What the dealer did: cards, the draw for the button, cards shuffled anew (R-FAIR-5), more time (R-CLK-2)."""
    if isinstance(event, StreetDealt):
        return _street(event, words)
    if isinstance(event, ButtonDrawn):
        card = card_span([dict(event.cards)[event.button]], "plain")
        return words.line("log-button", player=cast.name(event.button, happening.index), card=card)
    if isinstance(event, ResealAsked):
        return words.line("log-reseal-draw" if happening.drawing else "log-reseal", count=event.count)
    if isinstance(event, HandStarted):
        return words.line("log-no-small-blind", seat=str(event.small_position))
    return words.line("log-extended", seconds=words.seconds(-(-event.milliseconds // _MILLISECONDS)))


def _street(event: StreetDealt, words: Words) -> Line:
    """The cards of a street, or that cards are exchanged now."""
    if event.draw:
        return words.line("log-draw")
    street = words.text(STREET_KEYS[min(event.street, len(STREET_KEYS) - 1)])
    return words.line("log-street", street=street, cards=card_span(event.cards))


def _ruling(happening: Happening, event: _Ruling, cast: Cast, words: Words) -> Line:
    """What was mended at the table (section 8). No card is named but those that lay on the board for all."""
    if isinstance(event, CardReplaced):
        return words.line("log-replaced", player=cast.name(event.seat, happening.index))
    if isinstance(event, BoardTakenBack):
        return words.line("log-taken-back", cards=card_span(event.cards))
    return words.line(_RULING_KEYS[type(event)])


def _choice(happening: Happening, event: Event, cast: Cast, words: Words) -> Line:
    """What players agreed on or claimed; nothing for other events."""
    line: Line = ()
    if isinstance(event, StraddleChosen):
        key = "log-straddles" if event.wanted else "log-no-straddle"
        line = words.line(key, player=cast.name(event.seat, happening.index))
    elif isinstance(event, RunTwiceSettled):
        line = words.line("log-run-twice" if event.twice else "log-run-once")
    elif isinstance(event, ChopSettled):
        line = words.line("log-chop" if event.chopped else "log-no-chop")
    elif isinstance(event, EndPlanned):
        line = _planned(event, words)
    elif isinstance(event, BoardPlayed):
        line = words.line("log-plays-board", player=cast.name(event.seat, happening.index))
    elif isinstance(event, CarriedPotSplit):
        shares = [
            words.line("result-share", player=cast.name(seat, happening.index), amount=chips)
            for seat, chips in event.shares
        ]
        line = words.line("log-carried-split", shares=shares)
    return line


def _planned(event: EndPlanned, words: Words) -> Line:
    """An admin announced the last hands, or took that back (R-HOM-1)."""
    if not event.hands:
        return words.line("log-end-dropped")
    return words.line("log-end-after" if event.running else "log-end", hands=event.hands)


def _presence(happening: Happening, event: Event, cast: Cast, words: Words) -> Line:
    """Somebody came, went, or brought chips."""
    line: Line = ()
    if isinstance(event, PlayerSatDown):
        line = words.line("log-sits", player=cast.known(event.player, event.seat), amount=event.chips)
    elif isinstance(event, PlayerStoodUp):
        line = words.line("log-left", player=cast.known(event.player, event.seat), amount=event.chips)
    elif isinstance(event, PlayerLeaving):
        line = words.line("log-leaving", player=cast.name(event.seat, happening.index))
    elif isinstance(event, PlayerSatOut):
        line = words.line(_SIT_OUT_KEYS.get(event.reason, "log-away"), player=cast.name(event.seat, happening.index))
    elif isinstance(event, PlayerSatIn):
        line = words.line("log-back", player=cast.name(event.seat, happening.index))
    elif isinstance(event, TopUpApplied):
        line = words.line("log-top-up", player=cast.name(event.seat, happening.index), amount=event.chips)
    return line
