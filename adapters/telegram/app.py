"""The Telegram front end: connects, keeps trying by itself, stops quickly. An outage is nobody else's trouble."""

import asyncio
import logging
import os
from typing import Final, Protocol

from telegram import Bot, Update
from telegram.error import InvalidToken, TelegramError
from telegram.request import HTTPXRequest

from adapters.desk import Counter, Desk, Register
from adapters.desk.album import Album
from adapters.desk.farewell import back_soon
from adapters.desk.ranking import RankingPictures
from adapters.outbox import Host, Outbox
from adapters.outbox.wire import harmless
from adapters.telegram.admins import Admins
from adapters.telegram.chores import Chores
from adapters.telegram.commands import set_menus
from adapters.telegram.dialogue import StakeDialogue
from adapters.telegram.drafts import Drafts
from adapters.telegram.ephemeral import Ephemerals
from adapters.telegram.identity import PLATFORM, Identity
from adapters.telegram.membership import Membership
from adapters.telegram.messages import Messages
from adapters.telegram.oneself import Oneself
from adapters.telegram.pictures import picture_card
from adapters.telegram.polling import FIRST_PAUSE, LONGEST_PAUSE, Polling, TokenRefusedError, TokenSharedError
from adapters.telegram.presses import Presses
from adapters.telegram.render import Card, draw
from adapters.telegram.voice import Voice
from adapters.telegram.webhook import Webhook, WebhookRefusedError
from adapters.telegram.wire import LIMITS, Mover, TelegramWire
from adapters.web import ListenError
from poker_bot.config import TelegramConfig
from poker_bot.host.ports import Clock, Platform, PrivateNote, Room, TableFrame
from poker_bot.text.catalogue import FALLBACK, Catalogue

_log = logging.getLogger(__name__)

_OUTBOX_PATIENCE: Final = 0.5
_CLOSE_PATIENCE: Final = 0.2
_FAREWELL: Final = 3_000
"""Milliseconds in which people are told that their table is paused, when updates come no more."""
_NOTES_KEPT: Final = 200
_NOTES_KEEP: Final = 60_000
"""News that waited longer than these milliseconds for Telegram are none any more."""


class Service(Counter, Register, Host, Mover, Protocol):
    """What the adapter asks of the host's service."""


class TelegramAdapter:
    """A ``Sink`` and the life of the connection. ``language``: of communities whose first speaker speaks none of ours.

    What the host says before Telegram is reached waits: the newest frame of each room, and the latest notes.
    """

    platform: Platform = PLATFORM

    def __init__(
        self,
        config: TelegramConfig,
        service: Service,
        catalogue: Catalogue,
        clock: Clock,
        *,
        language: str = FALLBACK,
    ) -> None:
        self._config = config
        self._catalogue = catalogue
        self._clock = clock
        self._bot: Bot | None = None
        self._over = False
        self._frames: dict[int, TableFrame] = {}
        self._notes: list[tuple[int, PrivateNote]] = []
        self._service = service
        self._stopping = asyncio.Event()
        self._ended = asyncio.Event()
        self._running = False
        self._chores = Chores()
        desk = Desk(service, catalogue, clock, language=language, confirm_by_second_press=True)
        identity = Identity(service, catalogue.languages, language)
        wire = TelegramWire(desk, service, catalogue, lambda: self._bot)
        self._album = Album(catalogue, config.pictures, self._picture_ready)
        self._outbox: Outbox[Card] = Outbox(
            wire, service, clock, LIMITS, beside=lambda frame: picture_card(frame, self._album)
        )
        voice = Voice(wire, self._outbox, service, catalogue, clock, RankingPictures(catalogue, config.pictures))
        chores = self._chores
        admins = Admins(lambda: self._bot, clock)
        drafts = Drafts(clock.now)
        asking = StakeDialogue(drafts, desk, self._outbox, identity, admins, wire, voice, chores, catalogue)
        alone = Ephemerals(lambda: self._bot)
        oneself = Oneself(desk, identity, admins, wire, voice, chores, catalogue, clock)
        self._presses = Presses(
            desk, self._outbox, identity, wire, voice, chores, catalogue, admins, asking, alone, oneself
        )
        self._messages = Messages(
            service, desk, self._outbox, identity, voice, chores, catalogue, admins, asking, oneself
        )
        self._membership = Membership(service, self._outbox, identity, catalogue)

    # --- from the host -----------------------------------------------------------------------------------------

    def show(self, frame: TableFrame) -> None:
        """The table in this room looks like this now."""
        if self._over:
            return
        if self._bot is None:
            self._frames[frame.room.id] = frame
            return
        self._presses.saw(frame)
        before = self._outbox.room(frame.room.id)
        self._outbox.show(frame)
        table = self._outbox.table_reference(frame.room.id)
        if before is not None and before.place != frame.room.place and table is not None:
            self._outbox.vanished(frame.room.id, table)  # it stands in a chat that is no more (trouble P-25)

    def ready_at(self, room: Room) -> int:
        """The instant from which the room can take the message of a new hand (P-24)."""
        return 0 if self._over or self._bot is None else self._outbox.ready_at(room)

    def tell(self, note: PrivateNote) -> None:
        """Deliver privately to one person, or to nobody."""
        if self._over:
            return
        if self._bot is None:
            self._notes.append((self._clock.now(), note))
            del self._notes[:-_NOTES_KEPT]
            return
        self._outbox.tell(note)

    def _picture_ready(self, room: int) -> None:
        """The album has a new picture of the table in this room."""
        self._outbox.redraw(room)

    # --- life --------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Take updates until ``stop``; ends by itself, with a line in the log, when the token is refused or shared."""
        self._running = True
        quiet_library()
        serving = asyncio.create_task(self._serve(), name="telegram")
        stopping = asyncio.create_task(self._stopping.wait(), name="telegram-stop")
        try:
            await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            serving.cancel()
            stopping.cancel()
            ended, _ = await asyncio.gather(serving, stopping, return_exceptions=True)
            if isinstance(ended, Exception):  # its text could quote a message
                _log.error("Telegram: ended by %s; it stays off until the next start", type(ended).__name__)
            await self._close()
            self._ended.set()

    async def farewell(self, within: float) -> None:
        """Say at every table that the bot is back in a minute; what takes longer than ``within`` seconds is dropped."""
        if self._bot is not None and not self._over:
            await self._outbox.farewell(lambda frame: draw(back_soon(frame, self._catalogue)), within)

    async def stop(self) -> None:
        """Take nothing in any more, send what can be sent, disconnect: in less than a second."""
        self._stopping.set()
        if self._running:
            await self._ended.wait()

    async def _serve(self) -> None:
        if self._config.token is None:
            _log.error("Telegram: there is no token; set [telegram] token. Telegram stays off")
            return
        bot = _make_bot(self._config.base_url, self._config.token.reveal())
        try:
            await self._reach(bot)
            self._open(bot)
            await self._take_updates(bot)
        except TokenRefusedError:
            _log.error("Telegram refuses the token in [telegram] token; Telegram stays off%s", self._elsewhere())
            await self._pause_tables(farewell=0)
        except (ListenError, WebhookRefusedError) as error:
            _log.error("Telegram: [telegram] webhook_url cannot be used; Telegram stays off: %s", error)
            await self._pause_tables()
        except TokenSharedError:
            _log.error(
                "Telegram: another process polls with the same token (409); no more actions are taken here, and the"
                " tables pause. Stop the other one; if it is not yours, the token has leaked and must be revoked"
            )
            await self._pause_tables()
        finally:
            if self._bot is None:
                await bot.shutdown()

    async def _pause_tables(self, farewell: int = _FAREWELL) -> None:
        """No press is heard any more, so nobody's clock may run (P-31).

        What the host says of it still goes out, in as many milliseconds.
        """
        frames = tuple(frame.room for frame in self._frames.values())
        rooms = tuple(room for room in self._outbox.rooms() if self._outbox.frame(room.id) is not None)
        for room in (*frames, *rooms):
            await harmless(self._service.room_reached(room.id, works=False), "a room that cannot be played in")
        if rooms and farewell:
            await self._clock.sleep_until(self._clock.now() + farewell)

    async def _take_updates(self, bot: Bot) -> None:
        """Until cancelled, or until there is no point in going on."""
        if self._config.webhook_url:
            await Webhook(bot, self._clock, self._update, self._config).run()
        else:
            await Polling(bot, self._clock, self._update, self._outbox.retry_now).run()

    async def _reach(self, bot: Bot) -> None:
        """Learn the bot's own name, however long Telegram is down. Raises ``TokenRefusedError``.

        A webhook of before would keep us from asking; what waits there is kept.
        """
        pause = FIRST_PAUSE
        while True:
            try:
                await bot.initialize()
                if not self._config.webhook_url:
                    await bot.delete_webhook()
            except InvalidToken:
                raise TokenRefusedError from None
            except Exception as error:  # noqa: BLE001 - what answers need not be Telegram, and may be it again tomorrow
                if pause == FIRST_PAUSE:
                    _log.warning("Telegram: not reached (%s), trying again", type(error).__name__)
                await self._clock.sleep_until(self._clock.now() + pause)
                pause = min(pause * 2, LONGEST_PAUSE)
            else:
                return

    def _open(self, bot: Bot) -> None:
        """From now on messages go out; first what waited."""
        self._messages.username = bot.username
        self._messages.account = bot.id
        self._bot = bot
        frames, oldest = tuple(self._frames.values()), self._clock.now() - _NOTES_KEEP
        notes = [note for at, note in self._notes if at >= oldest]
        self._frames.clear()
        self._notes.clear()
        for frame in frames:
            self.show(frame)
        for note in notes:
            self.tell(note)
        _log.info("Telegram: %s as @%s", "webhook" if self._config.webhook_url else "polling", bot.username)
        if bot.can_read_all_group_messages:  # more than is needed, and than people expect (trouble P-27)
            _log.info("Telegram: group privacy is off, so the bot is sent every message; @BotFather can turn it on")
        self._chores.start(set_menus(bot, self._catalogue))

    def _elsewhere(self) -> str:
        """A second explanation for a refused token, where there is one: another server knows no token of Telegram's."""
        address = self._config.base_url
        return "" if address == TelegramConfig().base_url else f" (is [telegram] base_url {address} right?)"

    async def _close(self) -> None:
        """Say what can still be said, but do not wait for a platform that does not answer."""
        self._over = True
        self._frames.clear()
        self._notes.clear()
        self._album.close()
        await asyncio.gather(self._chores.drain(_OUTBOX_PATIENCE), self._outbox.drain(_OUTBOX_PATIENCE))
        bot, self._bot = self._bot, None
        if bot is not None:
            try:
                await asyncio.wait_for(bot.shutdown(), _CLOSE_PATIENCE)
            except (TimeoutError, TelegramError, OSError, RuntimeError) as error:
                _log.info("Telegram: not closed cleanly (%s)", type(error).__name__)

    async def _update(self, update: Update) -> None:
        """One thing that happened; kinds we did not ask for, edits above all, are nothing to us."""
        if update.callback_query is not None:
            await self._presses.handle(update.callback_query)
        elif update.message is not None:
            await self._messages.handle(update.update_id, update.message)
        elif update.my_chat_member is not None:
            await self._membership.handle(update.my_chat_member)


def _make_bot(base_url: str, token: str) -> Bot:
    """The library's client, with connections of its own for the long poll."""
    return Bot(token, base_url=base_url, request=HTTPXRequest(read_timeout=8), get_updates_request=HTTPXRequest())


def quiet_library() -> None:
    """The HTTP library logs addresses, and so the token; the bot library whole messages, and so cards (law 6).

    What is worth knowing of its troubles is logged here, in one line. Durations come as such, without a warning.
    """
    os.environ.setdefault("PTB_TIMEDELTA", "true")
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("telegram").setLevel(logging.CRITICAL + 1)
