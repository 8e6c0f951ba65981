"""What Discord was sent, as HTML: the markup that the adapter writes, buttons, forms."""

import re
from datetime import UTC, datetime
from html import escape
from typing import Any, Final

import discord

from tests.adapters.discord.scene import MODAL, Sent
from tests.screens.shot import Bubble, Button

_STYLES: Final = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary"}
_TOKENS: Final = re.compile(
    r"\\(?P<plain>.)|\*\*(?P<bold>.+?)(?<!\\)\*\*|\*(?P<italic>.+?)(?<!\\)\*|`(?P<code>[^`]+)`"
    r"|<t:(?P<instant>\d+):(?P<form>\w)>|<@(?P<person>\d+)>|(?P<link>https?://\S+)|(?P<other>.)",
    re.DOTALL,
)
_ROW: Final = 1
_BUTTON: Final = 2


def private(one: Sent, names: dict[int, str], now: int) -> Bubble:
    """``names`` by account, for mentions; ``now`` in seconds, for countdowns."""
    if one.how == f"type {MODAL}":
        return Bubble(one.reader, _form(one.body), (), "form")
    words = [str(one.body.get("content") or "")]
    words += [str(embed.get("description") or "") for embed in one.body.get("embeds") or ()]
    words += [f"[{file.get('filename', '')}]" for file in one.body.get("attachments") or ()]
    text = "\n".join(filter(None, words))
    return Bubble(one.reader, markup(text, names, now), rows(one.body.get("components") or []))


async def public(message: discord.Message, names: dict[int, str], now: int) -> Bubble:
    """A message of the channel as it is now."""
    rows_ = tuple(
        tuple(Button(str(one.label or ""), one.style.name) for one in row.children if isinstance(one, discord.Button))
        for row in message.components
        if isinstance(row, discord.ActionRow)
    )
    pictures = tuple([(await one.read(), one.description or "") for one in message.attachments])
    return Bubble("", markup(message.content, names, now), rows_, pictures=pictures)


def markup(text: str, names: dict[int, str], now: int) -> str:
    """Discord's markup as HTML."""
    return "".join(_token(found, names, now) for found in _TOKENS.finditer(text))


def _token(found: re.Match[str], names: dict[int, str], now: int) -> str:
    kind, value = found.lastgroup, found[found.lastgroup or 0]
    match kind:
        case "bold" | "italic":
            tag = "b" if kind == "bold" else "i"
            return f"<{tag}>{markup(value, names, now)}</{tag}>"
        case "code":
            return f"<code>{escape(value)}</code>"
        case "instant" | "form":
            return clock(int(found["instant"]), now, relative=found["form"] == "R")
        case "person":
            return f"<mark>@{escape(names.get(int(value), value))}</mark>"
        case "link":
            return f"<u>{escape(value)}</u>"
        case _:
            return "<br>" if value == "\n" else escape(value)


def clock(instant: int, now: int, *, relative: bool) -> str:
    """What a client writes for an instant (seconds): how long until then or since, or the time of day (UTC)."""
    if not relative:
        return f"<time>{datetime.fromtimestamp(instant, UTC):%H:%M}</time>"
    left = instant - now
    return f"<time>{left} s</time>" if left >= 0 else f"<time>{-left} s ago</time>"


def rows(components: list[dict[str, Any]]) -> tuple[tuple[Button, ...], ...]:
    """Buttons row by row."""
    return tuple(
        tuple(
            Button(str(one.get("label", "")), _STYLES[one.get("style", 2)])
            for one in row["components"]
            if one["type"] == _BUTTON
        )
        for row in components
        if row.get("type") == _ROW
    )


def _form(body: dict[str, Any]) -> str:
    """Title, label, and what stands in the empty field."""
    lines = [f"<b>{escape(str(body.get('title', '')))}</b>"]
    for part in body.get("components") or ():
        field = part.get("component") or {}
        lines += [escape(str(part.get("label", ""))), f"<kbd>{escape(str(field.get('placeholder', '')))}</kbd>"]
    return "<br>".join(lines)
