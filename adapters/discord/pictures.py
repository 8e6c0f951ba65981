"""The picture of a table message: a file that an edit replaces when it is another, and else leaves where it is."""

import io
from collections import OrderedDict
from typing import Any, Final, cast

import discord

from adapters.discord.render import Card
from poker_bot.pictures import Picture

_KEPT: Final = 2_000
_NAME: Final = "table.png"


class Held:
    """Which picture each of our messages has, as far as Discord has accepted it; of old ones it is forgotten."""

    def __init__(self) -> None:
        self._keys: OrderedDict[str, str] = OrderedDict()

    def files_for(self, reference: str, card: Card) -> Any:  # noqa: ANN401 - discord.py's mark for "leave it" has a type of its own
        """What ``attachments`` of an edit is given: nothing uploads a picture that the message has already."""
        if card.picture is None or self._keys.get(reference) == card.picture.key:
            return discord.utils.MISSING
        return [picture_file(card.picture)]

    def forget(self, reference: str) -> None:
        """That message has no picture any more."""
        self._keys.pop(reference, None)

    def now(self, reference: str, card: Card) -> None:
        """Discord has accepted this card."""
        if card.picture is None:
            return
        self._keys[reference] = card.picture.key
        self._keys.move_to_end(reference)
        while len(self._keys) > _KEPT:
            self._keys.popitem(last=False)


def may_attach(client: discord.Client | None, place: str) -> bool:
    """Whether the bot may send files there, as far as Discord has told.

    A message without its picture is better than one that is refused whole.
    """
    channel = None if client is None else client.get_channel(int(place))
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    me = cast("discord.Member | None", channel.guild.me)  # None before the server is known
    return me is None or channel.permissions_for(me).attach_files


def picture_file(picture: Picture) -> discord.File:
    """The file with its text for screen readers."""
    return discord.File(io.BytesIO(picture.png), filename=_NAME, description=picture.alt)
