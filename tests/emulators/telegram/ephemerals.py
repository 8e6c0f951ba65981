"""Messages in a group that one person alone sees (Bot API 10.2, whose fields 10.3 moved into one object).

`world.ephemerals` says what the server knows: "" = nothing of it, "10.2", "10.3", or "ignored": the methods are there
and the fields are passed over, as a server does with what it does not know, so that the message is everybody's.
"""

import time
from typing import TYPE_CHECKING

from tests.emulators.telegram.chats import Access, GroupChat
from tests.emulators.telegram.content import Content, Json
from tests.emulators.telegram.fields import Request
from tests.emulators.telegram.message import Message
from tests.emulators.telegram.refusals import NOT_MODIFIED, bad_request, unsupported

if TYPE_CHECKING:
    from tests.emulators.telegram.world import World

METHODS = ("editEphemeralMessageText", "deleteEphemeralMessage")
FIELDS = ("receiver_user_id", "callback_query_id", "ephemeral_message_parameters")


def receiver_of(world: "World", request: Request) -> Json | None:
    """Whom alone a message is for, with the press that allows it; None when it is for everybody."""
    given = {name for name in FIELDS if request.get(name) is not None}
    if given and not world.ephemerals:
        raise unsupported(min(given))
    if world.ephemerals == "10.3":
        target: Json = request.get("ephemeral_message_parameters") or {}
    elif world.ephemerals == "10.2":
        target = {name: request.get(name) for name in FIELDS[:2] if request.get(name) is not None}
    else:
        return None
    return target if "receiver_user_id" in target else None


def send(world: "World", request: Request, content: Content, target: Json) -> Json:
    """The message, which stands in no chat: only its receiver has it."""
    chat = world.chat(request.chat_id, Access.WRITE)
    receiver = world.users.get(target["receiver_user_id"])
    press = world.presses.get(target.get("callback_query_id", ""))
    if not isinstance(chat, GroupChat) or receiver is None:
        raise bad_request("BOT_NOT_ADMIN")
    pressed = press is not None and press.user is receiver and press.message.chat is chat and press.answer is None
    if not pressed and not chat.bot_member.admin:
        raise bad_request("BOT_NOT_ADMIN")
    chat.check_may_send("text messages")
    message = Message(chat, 0, world.bot.wire(), int(time.time()), [content], by_bot=True)
    message.thread_id = request.get("message_thread_id")
    message.protected = request.get("protect_content", False)
    message.receiver = receiver.wire()
    message.ephemeral_id = len(world.whispered) + 1
    world.whispered.append(message)
    world.changed()
    return message.wire()


def edit_text(world: "World", request: Request, content: Content) -> Json | bool:
    """The method editEphemeralMessageText."""
    message = _found(world, request)
    if content == message.content:
        raise bad_request(NOT_MODIFIED)
    message.history.append(content)
    world.changed()
    return True


def delete(world: "World", request: Request) -> bool:
    """The method deleteEphemeralMessage."""
    _found(world, request).deleted = True
    world.changed()
    return True


def _found(world: "World", request: Request) -> Message:
    chat = world.chat(request.chat_id, Access.EDIT)
    for message in world.whispered:
        same = message.ephemeral_id == request.get("ephemeral_message_id") and message.chat is chat
        if same and not message.deleted and (message.receiver or {}).get("id") == request.get("receiver_user_id"):
            return message
    raise bad_request("message not found")
