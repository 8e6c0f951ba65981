"""Sending, editing and deleting messages."""

import time
from typing import TYPE_CHECKING, Any

from tests.emulators.telegram import ephemerals
from tests.emulators.telegram.chats import Access, Chat, GroupChat
from tests.emulators.telegram.content import Content, Json, Media, utf16
from tests.emulators.telegram.entities import formatted
from tests.emulators.telegram.fields import Request
from tests.emulators.telegram.files import input_media, media_of
from tests.emulators.telegram.markup import check_markup
from tests.emulators.telegram.message import Message
from tests.emulators.telegram.refusals import NOT_MODIFIED, bad_request, unsupported

if TYPE_CHECKING:
    from tests.emulators.telegram.world import World

MAX_TEXT = 4096
MAX_CAPTION = 1024
MAX_DELETED = 100
PREVIEW_FIELDS = {
    "is_disabled": bool,
    "url": str,
    "prefer_small_media": bool,
    "prefer_large_media": bool,
    "show_above_text": bool,
}
ACTIONS = {
    "typing",
    "upload_photo",
    "record_video",
    "upload_video",
    "record_voice",
    "upload_voice",
    "upload_document",
    "choose_sticker",
    "find_location",
    "record_video_note",
    "upload_video_note",
}


def send_message(world: "World", request: Request) -> Json:
    """The method sendMessage."""
    content = _text_content(world, request, too_long="message is too long")
    target = ephemerals.receiver_of(world, request)
    if target is not None:
        return ephemerals.send(world, request, content, target)
    return _send(world, request, content, "text messages")


def send_photo(world: "World", request: Request) -> Json:
    """The method sendPhoto."""
    media = media_of(world, request, "photo", request.get("photo"))
    return _send(world, request, _captioned(world, request.values, media, _markup(request)), "photos")


def send_document(world: "World", request: Request) -> Json:
    """The method sendDocument."""
    media = media_of(world, request, "document", request.get("document"))
    return _send(world, request, _captioned(world, request.values, media, _markup(request)), "documents")


def send_chat_action(world: "World", request: Request) -> bool:
    """The method sendChatAction: no message, but refused where a message would be."""
    if request.get("action") not in ACTIONS:
        raise bad_request("wrong parameter action in request")
    chat = world.chat(request.chat_id, Access.WRITE)
    chat.check_thread(request.get("message_thread_id"))
    return True


def edit_message_text(world: "World", request: Request) -> Json:
    """The method editMessageText; a keyboard that is not sent again is gone."""
    content = _text_content(world, request, too_long="MESSAGE_TOO_LONG")
    message = _editable(world, request)
    if message.media is not None:
        raise bad_request("there is no text in the message to edit")
    return _edit(world, message, content)


def edit_ephemeral_message_text(world: "World", request: Request) -> Json | bool:
    """The method editEphemeralMessageText."""
    return ephemerals.edit_text(world, request, _text_content(world, request, too_long="MESSAGE_TOO_LONG"))


def edit_message_caption(world: "World", request: Request) -> Json:
    """The method editMessageCaption."""
    message = _editable(world, request)
    if message.media is None:
        raise bad_request("there is no caption in the message to edit")
    return _edit(world, message, _captioned(world, request.values, message.media, _markup(request, inline_only=True)))


def edit_message_media(world: "World", request: Request) -> Json:
    """The method editMessageMedia; also gives a picture to a message that was text."""
    media, rest = input_media(world, request)
    content = _captioned(world, rest, media, _markup(request, inline_only=True))
    return _edit(world, _editable(world, request), content)


def edit_message_reply_markup(world: "World", request: Request) -> Json:
    """The method editMessageReplyMarkup; without one the keyboard is removed."""
    markup = _markup(request, inline_only=True)
    message = _editable(world, request)
    old = message.content
    content = Content(old.text, old.entities, markup, old.media, old.link_preview, old.caption_above)
    return _edit(world, message, content)


def delete_message(world: "World", request: Request) -> bool:
    """The method deleteMessage: the bot's own, or anybody's for an administrator with that right."""
    message_id = request.get("message_id")
    if message_id is None:
        raise bad_request("message identifier is not specified")
    chat = world.chat(request.chat_id, Access.WRITE)
    message = _found(chat, message_id, "message to delete")
    if not message.by_bot and isinstance(chat, GroupChat) and not chat.bot_member.can("can_delete_messages"):
        raise bad_request("message can't be deleted for everyone")
    message.deleted = True
    return True


def delete_messages(world: "World", request: Request) -> bool:
    """The method deleteMessages: up to 100; those that are not found are skipped."""
    message_ids = request.get("message_ids") or []
    if not message_ids:
        raise bad_request("message identifiers are not specified")
    if len(message_ids) > MAX_DELETED:
        raise bad_request("too many message identifiers specified")
    chat = world.chat(request.chat_id, Access.WRITE)
    found = [message for message_id in message_ids if (message := chat.find(message_id)) is not None]
    allowed = not isinstance(chat, GroupChat) or chat.bot_member.can("can_delete_messages")
    for message in found:
        if message.by_bot or allowed:
            message.deleted = True
    return True


def _text_content(world: "World", request: Request, *, too_long: str) -> Content:
    text = request.get("text", "")
    if not text:
        raise bad_request("message text is empty")
    text, entities = formatted(text, request.get("parse_mode"), request.get("entities"), world.known_user)
    if not text:
        raise bad_request("text must be non-empty")
    if utf16(text) > MAX_TEXT:
        raise bad_request(too_long)
    editing = request.method.startswith("edit")
    markup, preview = _markup(request, inline_only=editing), _link_preview(request)
    return Content(text, tuple(entities), markup, link_preview=preview)


def _captioned(world: "World", values: Json, media: Media, markup: Json | None) -> Content:
    caption, entities = formatted(
        values.get("caption", ""), values.get("parse_mode"), values.get("caption_entities"), world.known_user
    )
    if utf16(caption) > MAX_CAPTION:
        raise bad_request("message caption is too long")
    return Content(
        caption,
        tuple(entities),
        markup,
        media,
        caption_above=bool(values.get("show_caption_above_media", False)),
    )


def _markup(request: Request, *, inline_only: bool = False) -> Json | None:
    """The checked reply markup; an inline keyboard without buttons is none."""
    markup: Json | None = request.get("reply_markup")
    if markup is None:
        return None
    check_markup(markup, inline_only=inline_only)
    if "inline_keyboard" not in markup:
        return markup
    rows = [row for row in markup["inline_keyboard"] if row]
    return {"inline_keyboard": rows} if rows else None


def _link_preview(request: Request) -> Json | None:
    preview: Json | None = request.get("link_preview_options")
    for name, value in (preview or {}).items():
        wanted = PREVIEW_FIELDS.get(name)
        if wanted is None:
            raise unsupported(f"link_preview_options.{name}")
        if type(value) is not wanted:
            raise bad_request(f'field "{name}" must be of type {"Boolean" if wanted is bool else "String"}')
    return preview or None


def _reply_target(chat: Chat, request: Request) -> Message | None:
    reply: Json | None = request.get("reply_parameters")
    if not reply:
        return None
    unknown = set(reply) - {"message_id", "chat_id", "allow_sending_without_reply"}
    if unknown:
        raise unsupported(f"reply_parameters.{min(unknown)}")
    if type(reply.get("message_id")) is not int:
        raise bad_request('can\'t find field "message_id"')
    if str(reply.get("chat_id", chat.chat_id)) != str(chat.chat_id):
        raise unsupported("reply_parameters.chat_id")
    target = chat.find(reply["message_id"])
    if target is None and not reply.get("allow_sending_without_reply", False):
        raise bad_request("message to be replied not found")
    return target


def _send(world: "World", request: Request, content: Content, what: str) -> Json:
    chat = world.chat(request.chat_id, Access.WRITE)
    target = _reply_target(chat, request)
    thread_id = request.get("message_thread_id")
    chat.check_thread(thread_id)
    chat.check_may_send(what)
    extra: dict[str, Any] = {
        "by_bot": True,
        "reply_to": target,
        "thread_id": thread_id,
        "protected": request.get("protect_content", False),
        "silent": request.get("disable_notification", False),
    }
    return world.post(chat, world.bot.wire(), content, **extra).wire()


def _found(chat: Chat, message_id: int, what: str) -> Message:
    message = chat.find(message_id)
    if message is None or message.out_of_reach:
        raise bad_request(f"{what} not found")
    return message


def _editable(world: "World", request: Request) -> Message:
    message_id = request.get("message_id")
    if message_id is None:
        raise bad_request("message identifier is not specified")
    chat = world.chat(request.chat_id, Access.EDIT)
    message = _found(chat, message_id, "message to edit")
    if not message.by_bot:
        raise bad_request("message can't be edited")
    return message


def _edit(world: "World", message: Message, content: Content) -> Json:
    """Add a version. One that shows exactly the same is refused; the adapter takes that for success."""
    if content == message.content:
        raise bad_request(NOT_MODIFIED)
    message.history.append(content)
    message.edit_date = int(time.time())
    world.changed()
    return message.wire()
