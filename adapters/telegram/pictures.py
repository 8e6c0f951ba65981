"""The picture of a table as a message of its own: the table message may be longer than the words below a photo (1,024).

So a text message is never made into a photo; both stand side by side, and the text says all that the picture does.
"""

from typing import Final

from telegram import Bot, InputFile, InputMediaPhoto

from adapters.desk.album import Album
from adapters.telegram.render import Card
from poker_bot.host.ports import TableFrame
from poker_bot.pictures import Picture

_NAME: Final = "table.png"


def picture_card(frame: TableFrame, album: Album) -> Card | None:
    """The newest picture of the hand with a line below it; None before the first board cards or the draw."""
    if frame.view.phase != "over" and not frame.view.street:
        return None
    picture = album.of(frame)
    return None if picture is None else photo_card(picture)


def photo_card(picture: Picture, caption: str | None = None) -> Card:
    """A picture as a message; below it stands ``caption``, if not given what it is a picture of. It does not ring."""
    if caption is None:
        caption = picture.alt.partition("\n")[0]
    return Card(html=caption, plain=caption, shape=caption, aloud=False, photo=picture)


async def send_photo(bot: Bot, chat: int, card: Card, picture: Picture, topic: int | None) -> int:
    """A new message with the picture; its number."""
    message = await bot.send_photo(
        chat,
        InputFile(picture.png, filename=_NAME),
        caption=card.plain or None,
        message_thread_id=topic,
        disable_notification=not card.aloud or None,
    )
    return message.message_id


async def replace_photo(bot: Bot, chat: int, number: int, card: Card, picture: Picture) -> None:
    """Another picture in the same message."""
    media = InputMediaPhoto(picture.png, caption=card.plain, filename=_NAME)
    await bot.edit_message_media(media, chat, number)
