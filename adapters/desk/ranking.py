"""The picture of the hand ranking, on the page of the rules that tells it.

Use::

    ranking = RankingPictures(catalogue, "street")     # "off": no pictures
    answer = await ranking.onto(answer)                # the ranking's page has a picture now, others stay as they are
"""

import asyncio

from msgspec.structs import replace

from adapters.desk.album import Pictures
from adapters.desk.answers import Answer
from poker_bot.host.ports import RoomRules
from poker_bot.pictures import Picture, Ranking, ranking_picture
from poker_bot.text.catalogue import Catalogue


class RankingPictures:
    """Belongs to one front end. Drawn beside the event loop, once for each order and language."""

    def __init__(self, catalogue: Catalogue, pictures: Pictures = "result") -> None:
        self._catalogue = catalogue
        self._pictures = pictures

    async def onto(self, answer: Answer) -> Answer:
        """The answer with the picture in its own language, of the order that its words tell."""
        if answer.ranks is None or self._pictures == "off":
            return answer
        return replace(answer, picture=await asyncio.to_thread(self._draw, answer.ranks, answer.language))

    def _draw(self, played: RoomRules, lang: str) -> Picture:
        return ranking_picture(Ranking.of(played.deck_cards, played.rules), lang=lang, catalogue=self._catalogue)
