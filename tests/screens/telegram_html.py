"""What Telegram was sent, as HTML: nearly what it is already."""

import json
import re
from html import escape
from typing import Any, Final

from tests.adapters.telegram.scene import Scene
from tests.emulators.telegram import Call
from tests.screens.discord_html import clock
from tests.screens.shot import Bubble, Button

_TIME: Final = re.compile(r'<tg-time unix="(\d+)" format="(\w+)">.*?</tg-time>')
_LINK: Final = re.compile(r'<a href="tg://[^"]*">(.*?)</a>')
_SENDING: Final = (
    "sendMessage",
    "editMessageText",
    "sendPhoto",
    "editMessageMedia",
    "editMessageCaption",
    "sendDocument",
)


def bubble(call: Call, game: Scene, now: int) -> Bubble | None:
    """None for what nobody sees. ``now`` in seconds, for countdowns."""
    params = call.params
    if call.method == "answerCallbackQuery":
        press = game.server.world.presses.get(str(params.get("callback_query_id", "")))
        words = str(params.get("text") or "")
        if not words or press is None:
            return None
        return Bubble(press.user.first_name, escape(words).replace("\n", "<br>"), (), "alert")
    if call.method not in _SENDING:
        return None
    owner = game.server.world.users.get(int(params.get("chat_id", 0)))
    media = params.get("media")
    media = json.loads(media) if isinstance(media, str) else media or {}
    words = str(params.get("text") or params.get("caption") or media.get("caption") or "")
    html = _LINK.sub(r"<mark>\1</mark>", _TIME.sub(lambda one: clock(int(one[1]), now, relative=one[2] == "r"), words))
    reader = owner.first_name if owner is not None else ""
    html, rows = html.replace("\n", "<br>"), _rows(params.get("reply_markup"))
    return Bubble(reader, html, rows, pictures=_pictures(call))


def _pictures(call: Call) -> tuple[tuple[bytes, str], ...]:
    message = call.chat.find(message_id(call)) if call.chat is not None else None
    media = None if message is None else message.media
    return () if media is None or media.kind != "photo" else ((media.data, ""),)


def message_id(call: Call) -> int:
    """Of the message that was sent or edited."""
    result = call.result if isinstance(call.result, dict) else {}
    return int(result.get("message_id") or call.params.get("message_id") or 0)


def _rows(markup: Any) -> tuple[tuple[Button, ...], ...]:  # noqa: ANN401 - JSON, or a text that holds it
    tree = json.loads(markup) if isinstance(markup, str) else markup or {}
    return tuple(
        tuple(Button(str(one["text"]), str(one.get("style", "secondary"))) for one in row)
        for row in tree.get("inline_keyboard", ())
    )
