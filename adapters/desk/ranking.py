"""The picture of the hand ranking that counts at a table, for an answer to carry."""

import asyncio

from msgspec.structs import replace

from adapters.desk.answers import Answer
from poker_bot.host.ports import TableFrame
from poker_bot.pictures import Ranking, ranking_picture
from poker_bot.text.catalogue import Catalogue


async def with_ranking(answer: Answer, frame: TableFrame | None, catalogue: Catalogue) -> Answer:
    """The answer with the picture in its own language; ``frame`` None: the usual order of 52 cards.

    Drawn beside the event loop, once for each order and language.
    """
    ranking = Ranking() if frame is None else Ranking.of(frame.view)
    lang = answer.language
    picture = await asyncio.to_thread(lambda: ranking_picture(ranking, lang=lang, catalogue=catalogue))
    return replace(answer, picture=picture)
