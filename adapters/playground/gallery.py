"""Pictures that answers carry: the page fetches each under a name that nobody can guess."""

import secrets
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from aiohttp import web
from msgspec.structs import replace

from adapters.desk import Answer
from adapters.playground.guard import Guard
from adapters.playground.pages import POLICY
from poker_bot.text.catalogue import Catalogue

if TYPE_CHECKING:
    from poker_bot.pictures import Picture

_KEPT: Final = 64
_FOLDER: Final = "/pictures/"


class Gallery:
    """The newest pictures. Until one is asked for, the page does without Pillow and starts faster."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._names: OrderedDict[str, str] = OrderedDict()  # by the key of the picture
        self._pictures: dict[str, bytes] = {}  # by name

    async def illustrated(self, answer: Answer) -> Answer:
        """The page of the hand ranking with its picture."""
        if answer.ranks is None:
            return answer
        from adapters.desk.ranking import RankingPictures  # noqa: PLC0415 - loads Pillow, which nothing else here needs

        return replace(answer, picture=(await RankingPictures(self._catalogue).onto(answer)).picture)

    def hang(self, picture: "Picture") -> str:
        """The address of a picture, from now on; a picture keeps its name."""
        name = self._names.get(picture.key)
        if name is None:
            name = self._names[picture.key] = secrets.token_hex(16)
            self._pictures[name] = picture.png
        self._names.move_to_end(picture.key)
        while len(self._names) > _KEPT:
            _, gone = self._names.popitem(last=False)
            del self._pictures[gone]
        return f"{_FOLDER}{name}.png"

    def routes(self, guard: Guard) -> list[web.RouteDef]:
        """Where they are fetched."""
        return [web.get(_FOLDER + "{name}.png", guard.page(self._serve))]

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        png = self._pictures.get(request.match_info["name"])
        if png is None:
            raise web.HTTPNotFound
        return web.Response(body=png, content_type="image/png", headers={"Content-Security-Policy": POLICY})
