"""Files below a private answer."""

import io
import zipfile
from typing import Any, Final

import discord

from adapters.discord.pictures import picture_file
from poker_bot.pictures import Picture

File = tuple[str, bytes]
"""Its name and what is in it."""

Attached = File | Picture

_USUAL_LIMIT: Final = 10 * 1024 * 1024
"""Bytes that Discord takes where it does not say how many."""


def attachment(file: Attached | None, limit: int = 0) -> Any:  # noqa: ANN401 - discord.py's mark for "none" has a type of its own
    """What discord.py is given; packed when it is larger than Discord's ``limit`` in bytes."""
    if file is None:
        return discord.utils.MISSING
    if isinstance(file, Picture):
        return picture_file(file)
    name, data = file
    if len(data) > (limit or _USUAL_LIMIT):
        name, data = _packed(name, data)
    return discord.File(io.BytesIO(data), filename=name)


def _packed(name: str, data: bytes) -> File:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
    return f"{name}.zip", packed.getvalue()
