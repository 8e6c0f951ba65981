"""What the host answers about a card room, put into posts: stakes, settings, the log, who has most. Pure."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from adapters.desk.audit_csv import named
from adapters.desk.csv_file import instant
from adapters.desk.games import unknown_game
from adapters.desk.ruling_numbers import number_of, number_of_question, number_of_season
from adapters.desk.setting_words import shown_settings
from adapters.desk.settled import settled_session
from adapters.desk.wishes import seat_at
from poker_bot.host import commands as co
from poker_bot.host.ports import CardRoom
from poker_bot.refusals import Refusal
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import (
    QUESTIONS,
    Aim,
    LogLine,
    PairLine,
    Post,
    Standing,
    present_admin_log,
    present_identity,
    present_pairs,
    present_preview,
    present_season_preview,
    present_settings,
    present_settlement,
    present_stake_saved,
    present_stake_unused,
    present_stakes,
    present_standings,
    present_table_settings,
)

PAGE: Final = 20
"""Entries of the log in one answer of the host."""


class Here(Struct, frozen=True):
    """Where an answer is put into words: our id of the room, and the instant (milliseconds UTC)."""

    room: int
    now: int
    catalogue: Catalogue


Draw = Callable[[co.Reply, co.AnyIntent, Here], Post | None]


def card_room_post(reply: co.Reply, intent: co.AnyIntent, here: Here) -> Post | None:
    """The answer in the reply's language; None where its code says it all."""
    draw = _POSTS.get(reply.code) if reply.refusal is None else None
    return None if draw is None else draw(reply, intent, here)


def refusal_in_context(refusal: Refusal, intent: co.AnyIntent) -> Refusal:
    """The same refusal for whoever asked: the stake may have been meant as a game, the balance is somebody else's."""
    match refusal.code, intent:
        case "no-such-stake", co.OpenTable(stake=stake):
            return unknown_game(stake)
        case "balance-too-low", co.MoveChips(target=target):
            return Refusal("take-too-much", {"name": target.name, **refusal.params})
        case _:
            return refusal


def season_of(reply: co.Reply) -> tuple[int, int]:
    """How many wallets a new season would put back, and how many chips are in them."""
    return int(reply.params["people"]), int(reply.params["amount"])


def _stakes(reply: co.Reply, _intent: co.AnyIntent, here: Here) -> Post | None:
    card = reply.card_room
    if card is None:
        return None
    listed = [(stake.name, stake.rules, _where(stake.name, card, here.room)) for stake in card.stakes]
    return present_stakes(listed, lang=reply.language, catalogue=here.catalogue)


def _where(name: str, card: CardRoom, room: int) -> str:
    """Where a stake is played."""
    if card.room_stakes.get(room) == name:
        return "room"
    return "community" if card.settings.stake == name else ""


def _stake_saved(reply: co.Reply, _intent: co.AnyIntent, here: Here) -> Post | None:
    """As it is stored: another admin may have removed it since."""
    stakes = reply.card_room.stakes if reply.card_room is not None else ()
    saved = next((stake for stake in stakes if stake.name == reply.params["name"]), None)
    if saved is None:
        return None
    return present_stake_saved(saved.name, saved.rules, lang=reply.language, catalogue=here.catalogue)


def _stake_used(reply: co.Reply, _intent: co.AnyIntent, here: Here) -> Post | None:
    if reply.params["name"]:
        return None
    return present_stake_unused(str(reply.params["where"]), lang=reply.language, catalogue=here.catalogue)


def _settings(reply: co.Reply, intent: co.AnyIntent, here: Here) -> Post | None:
    """All of them, or those that were changed."""
    if reply.card_room is None:
        return None
    shown = shown_settings(reply.card_room.settings, reply.public_language, here.room)
    saved = isinstance(intent, co.ChangeSettings)
    if isinstance(intent, co.ChangeSettings):
        shown = {name: value for name, value in shown.items() if name in intent.changes}
    return present_settings(shown, saved=saved, lang=reply.language, catalogue=here.catalogue)


def _table(reply: co.Reply, _intent: co.AnyIntent, here: Here) -> Post | None:
    """What is played, and what will be after the hand."""
    if reply.played is None:
        return None
    one = reply.played
    return present_table_settings(
        one.rules,
        one.next_rules,
        Standing(open=one.open, stake=one.stake, by_stake=one.by_stake, moment=str(reply.params.get("moment", ""))),
        lang=reply.language,
        catalogue=here.catalogue,
    )


def _top(reply: co.Reply, _intent: co.AnyIntent, here: Here) -> Post:
    people = [(seen.name, one.wallet + one.at_tables, one.at_tables) for seen, one in reply.standings]
    return present_standings(people, lang=reply.language, catalogue=here.catalogue)


def _settle_up(reply: co.Reply, _intent: co.AnyIntent, here: Here) -> Post | None:
    settled = settled_session(reply.settlement)
    return None if settled is None else present_settlement(settled, lang=reply.language, catalogue=here.catalogue)


def _admin_log(reply: co.Reply, _intent: co.AnyIntent, here: Here) -> Post:
    lines = [
        LogLine(
            one.id,
            instant(one.at)[:16].replace("T", " "),
            reply.people.get(one.person, ""),
            one.action,
            named(one, reply.people),
        )
        for one in reply.entries
    ]
    return present_admin_log(lines, more=len(lines) >= PAGE, lang=reply.language, catalogue=here.catalogue)


def _pairs(reply: co.Reply, intent: co.AnyIntent, here: Here) -> Post | None:
    """The lopsided losses, the biggest first."""
    if not isinstance(intent, co.Pairs):
        return None
    lines = [
        PairLine(
            loser=reply.people.get(one.loser, ""),
            winner=reply.people.get(one.winner, ""),
            net=one.net,
            net_percent=one.net_percent,
            share_percent=one.share_percent,
            hands=one.hands,
            gifts=one.gifts,
        )
        for one in reply.pairs
    ]
    return present_pairs(lines, intent.days, lang=reply.language, catalogue=here.catalogue)


def _floor_preview(reply: co.Reply, intent: co.AnyIntent, here: Here) -> Post | None:
    """Whom it is about, by seat, and what it would do to whose chips."""
    if not isinstance(intent, co.Floor):
        return None
    named = intent.cards or (((intent.seat, 0),) if intent.seat else ())
    aims = [Aim(seat, seat_at(reply.frame, seat), card) for seat, card in named]
    number = number_of(intent)
    return present_preview(intent.ruling, aims, reply.preview, number, lang=reply.language, catalogue=here.catalogue)


def _season_preview(reply: co.Reply, _intent: co.AnyIntent, here: Here) -> Post:
    people, chips = season_of(reply)
    number = number_of_season(people, chips, here.now)
    return present_season_preview(people, chips, number, lang=reply.language, catalogue=here.catalogue)


def identity_post(reply: co.Reply, intent: co.AnyIntent, here: Here) -> Post:
    """Who is who. A code is its button's number; other questions are numbered by when they are put."""
    coded = isinstance(intent, co.LinkAccount | co.JoinCommunity)
    return present_identity(
        reply.code,
        reply.params,
        lang=reply.language,
        catalogue=here.catalogue,
        brought=[(one.platform, one.community, one.wallet) for one in reply.holdings],
        platforms=reply.platforms,
        confirm=reply.confirm if coded else number_of_question(reply.confirm, here.now),
    )


_POSTS: Final[dict[str, Draw]] = {
    "stakes": _stakes,
    "stake-saved": _stake_saved,
    "stake-used": _stake_used,
    "settings": _settings,
    "settings-saved": _settings,
    "table-settings": _table,
    "table-changed": _table,
    "top": _top,
    "settle-up": _settle_up,
    "admin-log": _admin_log,
    "pairs": _pairs,
    "floor-preview": _floor_preview,
    "season-preview": _season_preview,
    **dict.fromkeys(
        ("privacy", "privacy-deleted", "linked-with", "link-done", "community-linked", *QUESTIONS), identity_post
    ),
}
