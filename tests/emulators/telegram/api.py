"""The methods the emulator answers itself; the updates and downloads are the base's."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.emulators.telegram import callbacks, ephemerals, messages, rooms
from tests.emulators.telegram.fields import Request

if TYPE_CHECKING:
    from tests.emulators.telegram.world import World

HANDLERS: dict[str, Callable[["World", Request], Any]] = {
    "getMe": rooms.get_me,
    "sendMessage": messages.send_message,
    "sendPhoto": messages.send_photo,
    "sendDocument": messages.send_document,
    "sendChatAction": messages.send_chat_action,
    "editMessageText": messages.edit_message_text,
    "editMessageCaption": messages.edit_message_caption,
    "editMessageMedia": messages.edit_message_media,
    "editMessageReplyMarkup": messages.edit_message_reply_markup,
    "editEphemeralMessageText": messages.edit_ephemeral_message_text,
    "deleteEphemeralMessage": ephemerals.delete,
    "deleteMessage": messages.delete_message,
    "deleteMessages": messages.delete_messages,
    "answerCallbackQuery": callbacks.answer_callback_query,
    "getChat": rooms.get_chat,
    "getChatMember": rooms.get_chat_member,
    "getChatMemberCount": rooms.get_chat_member_count,
    "getChatAdministrators": rooms.get_chat_administrators,
    "leaveChat": rooms.leave_chat,
    "setMyCommands": rooms.set_my_commands,
    "getMyCommands": rooms.get_my_commands,
    "deleteMyCommands": rooms.delete_my_commands,
}
