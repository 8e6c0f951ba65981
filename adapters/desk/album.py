"""The picture of each room's table: drawn after the commit, beside the event loop, for the newest moment only.

Use::

    album = Album(catalogue, "street", redraw)     # ``redraw(room)``: there is a new picture, render the room again
    picture = album.of(frame)                      # at once: the newest that is ready for this hand, None = none yet

``of`` never waits, so no press does: it begins to draw, when the moment has no picture yet, and hands out what there
is meanwhile. While one is being drawn, newer moments of the room replace each other, and the last one is drawn next.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

from poker_bot.host.ports import TableFrame
from poker_bot.pictures import Picture, Studio, table_picture
from poker_bot.text.catalogue import Catalogue

_log = logging.getLogger(__name__)

Pictures = Literal["off", "result", "street"]
"""When there is a picture: never, at the end of a hand that came to a showdown, or also when a street begins."""

_ROOMS_KEPT: Final = 1_000
"""Pictures of so many rooms are kept, about 25 KB each."""

Moment = tuple[object, ...]
"""What a picture stands for; it is drawn anew only when this changes, not with every bet."""


class _Page(Struct):
    """One room: the hand it shows, the picture that is ready, and what is wanted."""

    hand: tuple[int, int]
    ready: Picture | None = None
    drawn: Moment = ()
    wanted: TableFrame | None = None
    task: "asyncio.Task[None] | None" = None


class Album:
    """See the module. Belongs to one front end."""

    def __init__(self, catalogue: Catalogue, pictures: Pictures, redraw: Callable[[int], None]) -> None:
        self._catalogue = catalogue
        self._pictures = pictures
        self._redraw = redraw
        self._pages: OrderedDict[int, _Page] = OrderedDict()
        self._studio = Studio()
        self._closed = False

    def of(self, frame: TableFrame) -> Picture | None:
        """The newest picture of the frame's hand; of an earlier hand than the newest none is known any more."""
        moment = moment_of(frame, self._pictures)
        if self._closed or moment is None:
            return self._ready(frame)
        page = self._page(frame)
        if page is None:
            return None
        if page.drawn != moment:
            page.wanted = frame
            if page.task is None or page.task.done():
                page.task = asyncio.get_running_loop().create_task(self._draw(page, frame.room.id))
        return page.ready

    def close(self) -> None:
        """Draw nothing any more."""
        self._closed = True
        for page in self._pages.values():
            if page.task is not None:
                page.task.cancel()
        self._studio.close()

    async def drawn(self) -> None:
        """Until nothing is being drawn."""
        while tasks := [page.task for page in self._pages.values() if page.task is not None and not page.task.done()]:
            await asyncio.wait(tasks)

    def _ready(self, frame: TableFrame) -> Picture | None:
        page = self._pages.get(frame.room.id)
        return page.ready if page is not None and page.hand == _hand(frame) else None

    def _page(self, frame: TableFrame) -> _Page | None:
        """The room's page, turned when a later hand begins; None for an earlier one."""
        room, hand = frame.room.id, _hand(frame)
        page = self._pages.get(room)
        if page is not None and page.hand > hand:
            return None
        if page is None or page.hand != hand:
            task = page.task if page is not None else None
            page = self._pages[room] = _Page(hand)
            if task is not None:
                task.cancel()
        self._pages.move_to_end(room)
        while len(self._pages) > _ROOMS_KEPT:
            _, oldest = self._pages.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()
        return page

    async def _draw(self, page: _Page, room: int) -> None:
        """Draw what is wanted, and again if something else is wanted by then; a failure costs one picture."""
        while (frame := page.wanted) is not None:
            page.wanted = None
            moment = moment_of(frame, self._pictures) or ()
            if moment == page.drawn:
                continue
            try:
                page.ready = await self._studio.draw(lambda frame=frame: self._picture(frame))  # type: ignore[misc]
            except Exception as error:  # noqa: BLE001 - a picture is worth no more than a line in the log
                _log.error("room %d: no picture: %s", room, type(error).__name__)
            page.drawn = moment
            self._redraw(room)

    def _picture(self, frame: TableFrame) -> Picture:
        """In the studio's thread: a frame is frozen, and so is all it holds."""
        over = frame.view.phase == "over"
        names = {person: seen.name for person, seen in frame.people.items()}
        lang, catalogue = frame.language, self._catalogue
        return table_picture(
            frame.view, names, lang=lang, catalogue=catalogue, code=frame.code, theme="dark", settled=not over
        )


def moment_of(frame: TableFrame, pictures: Pictures) -> Moment | None:
    """The moment a picture of this frame would stand for; None when it gets none (yet).

    A street is a moment as it begins; the end of the hand is one, and so is every hand that is shown after it.
    """
    view = frame.view
    if pictures == "off" or view.phase == "none":
        return None
    hand = _hand(frame), frame.language
    if view.phase == "over":
        contested = any(result.contested for result in view.results)
        if pictures == "result" and not contested:
            return None
        return hand, "over", view.voided, tuple((seat.seat, seat.shown, seat.mucked) for seat in view.seats)
    return (hand, view.street, view.board, view.second_board) if pictures == "street" else None


def _hand(frame: TableFrame) -> tuple[int, int]:
    return frame.table, frame.view.hand_number
