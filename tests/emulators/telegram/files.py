"""Pictures and files a bot sends: uploaded with the request, or sent again by their id."""

import io
from typing import TYPE_CHECKING, Literal

from PIL import Image, UnidentifiedImageError

from tests.emulators.telegram.content import Json, Media
from tests.emulators.telegram.fields import Request, Upload
from tests.emulators.telegram.refusals import bad_request, not_modelled

if TYPE_CHECKING:
    from tests.emulators.telegram.world import World

MAX_PHOTO_BYTES = 10 * 1024 * 1024
MAX_FILE_BYTES = 50 * 1024 * 1024
MAX_PHOTO_SIDES = 10_000
MAX_PHOTO_RATIO = 20
PICTURE_FORMATS = {"PNG", "JPEG", "WEBP", "GIF", "BMP"}


def media_of(world: "World", request: Request, kind: Literal["photo", "document"], reference: str | None) -> Media:
    """The picture or file a request names by `attach://part`, by file id, or by a part with the field's own name."""
    reference = reference or ""
    part = reference.removeprefix("attach://") if reference.startswith("attach://") else kind
    upload = request.uploads.get(part)
    if upload is not None:
        return _received(world, kind, upload)
    if reference.startswith(("http://", "https://")):
        raise not_modelled("files fetched from an address")
    known = world.media.get(reference)
    if known is None:
        raise bad_request("wrong file identifier/HTTP URL specified")
    if known.kind != kind:
        raise bad_request("can't use file of type Document as Photo" if kind == "photo" else "type of file mismatch")
    return known


def input_media(world: "World", request: Request) -> tuple[Media, Json]:
    """The `media` field of editMessageMedia: the file, and the rest of the InputMedia (caption and so on)."""
    item: Json = request.get("media") or {}
    kind = item.get("type")
    if kind not in ("photo", "document"):
        raise not_modelled(f"InputMedia of type {kind}")
    rest = {name: value for name, value in item.items() if name not in ("type", "media")}
    unknown = set(rest) - {"caption", "parse_mode", "caption_entities", "show_caption_above_media"}
    if unknown:
        raise bad_request(f"media.{min(unknown)} is not supported yet")
    reference = item.get("media")
    if not isinstance(reference, str) or not reference:
        raise bad_request("can't parse InputMedia: Can't find field \"media\"")
    return media_of(world, request, kind, reference), rest


def _received(world: "World", kind: Literal["photo", "document"], upload: Upload) -> Media:
    if not upload.data:
        raise bad_request("file must be non-empty")
    if len(upload.data) > (MAX_PHOTO_BYTES if kind == "photo" else MAX_FILE_BYTES):
        raise bad_request(f"file of size {len(upload.data)} bytes is too big for a {kind}")
    width, height = _picture_size(upload.data) if kind == "photo" else (0, 0)
    file_id = f"emulated-{kind}-{len(world.media) + 1}"
    media = Media(kind, file_id, upload.file_name, upload.data, width, height)
    world.media[file_id] = media
    world.assets[file_id] = {"filename": upload.file_name, "data": upload.data, "size": len(upload.data)}
    return media


def _picture_size(data: bytes) -> tuple[int, int]:
    """Width and height in pixels; refuses what is no picture, and pictures too large or too narrow."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            width, height = picture.size
            known = picture.format in PICTURE_FORMATS
            picture.verify()
    except (UnidentifiedImageError, OSError, SyntaxError):
        raise bad_request("IMAGE_PROCESS_FAILED") from None
    if not known:
        raise bad_request("IMAGE_PROCESS_FAILED")
    if width + height > MAX_PHOTO_SIDES or max(width, height) > MAX_PHOTO_RATIO * min(width, height):
        raise bad_request("PHOTO_INVALID_DIMENSIONS")
    return width, height
