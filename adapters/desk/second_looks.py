"""What an admin wants that depends on how things are at this moment: the host is asked first, then told."""

from adapters.desk.answers import Who
from adapters.desk.card_room import season_of
from adapters.desk.identity_words import PATIENCE, Yes, yes_meant
from adapters.desk.ruling_numbers import drawn_at, number_of_season
from adapters.desk.service import Counter
from adapters.desk.setting_words import ChangeRooms, with_room
from adapters.desk.wishes import ConfirmSeason
from poker_bot.host import commands as co
from poker_bot.refusals import Refusal


async def looked_again(
    wish: ChangeRooms | ConfirmSeason | Yes, who: Who, service: Counter, now: int
) -> co.AnyIntent | Refusal:
    """What he wants, as things are by now."""
    match wish:
        case ChangeRooms():
            return await rooms_wished(wish, who, service)
        case ConfirmSeason():
            return await season_wished(wish, who, service, now)
        case Yes():
            return await yes_meant(wish, who, service, now)


async def rooms_wished(change: ChangeRooms, who: Who, service: Counter) -> co.AnyIntent | Refusal:
    """On top of the rooms that are set: whoever changed them meanwhile was first. May be the plain question."""
    reply = await service.handle(who.command(co.ShowSettings(), asks=True))
    card = reply.card_room
    return co.ShowSettings() if card is None else with_room(change, card.settings, who.room.id, card.revision)


async def season_wished(wish: ConfirmSeason, who: Who, service: Counter, now: int) -> co.AnyIntent:
    """Only what was said, and not long ago: an old button asks anew what a season would do by now."""
    reply = await service.handle(who.command(co.Season(), asks=True))
    drawn = drawn_at(wish.number)
    said = reply.code == "season-preview" and number_of_season(*season_of(reply), drawn) == wish.number
    return co.Season(confirmed=said and 0 <= now - drawn < PATIENCE)
