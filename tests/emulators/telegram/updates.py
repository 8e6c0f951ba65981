"""What the bot is told: one queue of updates, fetched by long polling or posted to a webhook.

At-least-once, as at Telegram (P-32): an update stays until a getUpdates with a higher offset confirms it, or until the
webhook answers 2xx. Nothing here sleeps: a waiting poll wakes when an update comes, another poll takes over, or its
time is up.
"""

import asyncio
import copy
from collections.abc import Callable

from lo_bot_api_emulator.updates import UpdateError

from tests.emulators.telegram.content import Json
from tests.emulators.telegram.refusals import OTHER_POLL, WEBHOOK_ACTIVE, WEBHOOK_SET, described
from tests.emulators.telegram.webhook import Webhook

UNASKED = {"chat_member", "message_reaction", "message_reaction_count"}
FIRST_UPDATE_ID = 880_000_001
LONGEST_POLL = 50
LARGEST_BATCH = 100


class UpdateFeed:
    """The updates of one bot. Takes the place of the base emulator's queues."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.pending: list[Json] = []
        self.delivered: list[Json] = []
        self.polls = 0
        self.conflicts = 0
        self.webhook: Webhook | None = None
        self.webhook_failures: list[int] = []
        self._changed = changed
        self._next_id = FIRST_UPDATE_ID
        self._allowed: list[str] = []
        self._again: list[Json] = []
        self._waiting: asyncio.Future[None] | None = None

    def push(self, kind: str, payload: Json) -> int | None:
        """Queue one update and return its id; None when the bot did not ask for this kind."""
        asked = kind in self._allowed if self._allowed else kind not in UNASKED
        if not asked:
            return None
        update: Json = {"update_id": self._next_id, kind: copy.deepcopy(payload)}
        self._next_id += 1
        self.pending.append(update)
        self._wake()
        return self._next_id - 1

    async def enqueue(self, _token: str, update: Json) -> int | None:
        """The base emulator's way in, for an update of any kind given as it is on the wire."""
        (kind,) = set(update) - {"update_id"}
        return self.push(kind, update[kind])

    async def deliver(self, _token: str) -> None:
        """Try again what the webhook did not take."""
        self._wake()

    def redeliver(self, count: int) -> list[int]:
        """Send the last `count` delivered updates once more under their old ids, and return these ids."""
        again = self.delivered[-count:] if count > 0 else []
        if len(again) < count:
            raise ValueError(f"only {len(self.delivered)} updates were delivered so far")
        self._again.extend(copy.deepcopy(again))
        if self.webhook is not None:
            self.pending[:0] = self._again
            self._again = []
        self._wake()
        return [update["update_id"] for update in again]

    async def poll(self, _token: str, fields: Json, *, disconnected: object = None) -> list[Json]:
        """Answer getUpdates: at once when there is something, else when there is, or [] when the time is up.

        Of two polls that wait, the older is refused with 409 (P-31). A client that hangs up cancels this call, so
        `disconnected`, the base emulator's way of asking, is not needed.
        """
        del disconnected
        if self.webhook is not None:
            raise UpdateError(described(409, WEBHOOK_ACTIVE), 409)
        self.polls += 1
        if "allowed_updates" in fields:
            self._allowed = fields["allowed_updates"]
        self._confirm(fields.get("offset", 0))
        self._changed()
        limit = min(max(fields.get("limit", LARGEST_BATCH), 1), LARGEST_BATCH)
        seconds = min(max(fields.get("timeout", 0), 0), LONGEST_POLL)
        if seconds and not self._batch(limit):
            self._interrupt(OTHER_POLL)
            await self._wait(seconds)
        batch = self._batch(limit)
        self._again = self._again[len(batch) :] if self._again else []
        newest = self.delivered[-1]["update_id"] if self.delivered else 0
        self.delivered.extend(update for update in batch if update["update_id"] > newest)
        return copy.deepcopy(batch)

    def _batch(self, limit: int) -> list[Json]:
        return (self._again or self.pending)[:limit]

    def _confirm(self, offset: int) -> None:
        if offset < 0:
            self.pending[:] = self.pending[offset:]
        elif offset > 0:
            self.pending[:] = [update for update in self.pending if update["update_id"] >= offset]

    async def _wait(self, seconds: float) -> None:
        waiting = asyncio.get_running_loop().create_future()
        self._waiting = waiting
        try:
            async with asyncio.timeout(seconds):
                await waiting
        except TimeoutError:
            return
        finally:
            if self._waiting is waiting:
                self._waiting = None

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
        if self.webhook is not None:
            self.webhook.wake()
        self._changed()

    def _interrupt(self, reason: str) -> None:
        """Refuse the poll that is waiting, if any."""
        if self._waiting is not None and not self._waiting.done():
            self.conflicts += 1
            self._waiting.set_exception(UpdateError(described(409, reason), 409))
        self._waiting = None

    async def set_webhook(self, _token: str, fields: Json) -> bool:
        """setWebhook, or deleteWebhook with an empty url."""
        hook = Webhook.asked_for(fields, self.pending, self._posted) if fields.get("url") else None
        if "allowed_updates" in fields:
            self._allowed = fields["allowed_updates"]
        if fields.get("drop_pending_updates"):
            self.pending.clear()
        if self.webhook is not None:
            await self.webhook.close()
        if hook is not None:
            self._interrupt(WEBHOOK_SET)
            hook.start()
        self.webhook = hook
        return True

    def _posted(self, update: Json, status: int) -> None:
        """A webhook call ended: 2xx confirms the update, anything else (0 for no answer) leaves it for the next try."""
        if 200 <= status < 300:
            self.pending.remove(update)
            self.delivered.append(update)
        else:
            self.webhook_failures.append(status)
        self._changed()

    def info(self, _token: str) -> Json:
        """WebhookInfo."""
        info: Json = {
            "url": self.webhook.url if self.webhook else "",
            "has_custom_certificate": False,
            "pending_update_count": len(self.pending),
        }
        return info | ({"allowed_updates": self._allowed} if self._allowed else {})

    async def close(self) -> None:
        """Let a waiting poll go with nothing, and stop the webhook."""
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
        if self.webhook is not None:
            await self.webhook.close()
