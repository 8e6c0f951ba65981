"""Which fields each method takes, and their types. Anything else is refused, so a typing mistake is heard of."""

import json
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from tests.emulators.telegram.content import Json
from tests.emulators.telegram.refusals import bad_request, unsupported


class Kind(Enum):
    """How a field travels."""

    STRING = auto()
    INTEGER = auto()
    BOOLEAN = auto()
    OBJECT = auto()
    ARRAY = auto()
    CHAT = auto()
    FILE = auto()


S, I, B, O, A, C, F = Kind  # noqa: E741 - the table below reads best with one letter a kind

_SENDING = {
    "chat_id": C,
    "message_thread_id": I,
    "disable_notification": B,
    "protect_content": B,
    "reply_parameters": O,
    "reply_markup": O,
}
_WHISPERING = {"receiver_user_id": I, "callback_query_id": S, "ephemeral_message_parameters": O}
_WHISPERED = {"chat_id": C, "receiver_user_id": I, "ephemeral_message_id": I}
_CAPTION = {"caption": S, "parse_mode": S, "caption_entities": A, "show_caption_above_media": B}
_EDITING = {"chat_id": C, "message_id": I, "reply_markup": O}
_LIST = {"scope": O, "language_code": S}

METHODS: dict[str, dict[str, Kind]] = {
    "getMe": {},
    "getUpdates": {"offset": I, "limit": I, "timeout": I, "allowed_updates": A},
    "setWebhook": {
        "url": S,
        "secret_token": S,
        "allowed_updates": A,
        "max_connections": I,
        "drop_pending_updates": B,
    },
    "deleteWebhook": {"drop_pending_updates": B},
    "getWebhookInfo": {},
    "getFile": {"file_id": S},
    "sendMessage": {"text": S, "parse_mode": S, "entities": A, "link_preview_options": O, **_SENDING, **_WHISPERING},
    "sendPhoto": {"photo": F, **_CAPTION, **_SENDING},
    "sendDocument": {"document": F, **_CAPTION, **_SENDING},
    "sendChatAction": {"chat_id": C, "message_thread_id": I, "action": S},
    "editMessageText": {"text": S, "parse_mode": S, "entities": A, "link_preview_options": O, **_EDITING},
    "editMessageCaption": {**_CAPTION, **_EDITING},
    "editMessageMedia": {"media": O, **_EDITING},
    "editMessageReplyMarkup": _EDITING,
    "editEphemeralMessageText": {
        "text": S,
        "parse_mode": S,
        "entities": A,
        "link_preview_options": O,
        "reply_markup": O,
        **_WHISPERED,
    },
    "deleteEphemeralMessage": _WHISPERED,
    "deleteMessage": {"chat_id": C, "message_id": I},
    "deleteMessages": {"chat_id": C, "message_ids": A},
    "answerCallbackQuery": {"callback_query_id": S, "text": S, "show_alert": B, "url": S, "cache_time": I},
    "getChat": {"chat_id": C},
    "getChatMember": {"chat_id": C, "user_id": I},
    "getChatMemberCount": {"chat_id": C},
    "getChatAdministrators": {"chat_id": C},
    "leaveChat": {"chat_id": C},
    "setMyCommands": {"commands": A, **_LIST},
    "getMyCommands": _LIST,
    "deleteMyCommands": _LIST,
}
TRUE, FALSE = ("true", "True", "1"), ("false", "False", "0")


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a multipart request."""

    file_name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Request:
    """A request whose fields are known and of the right type; what they mean is checked by the method."""

    method: str
    values: Json
    uploads: dict[str, Upload]

    def get(self, name: str, default: Any = None) -> Any:  # noqa: ANN401 - the kinds in METHODS say the type
        """The value of a field, or the default."""
        return self.values.get(name, default)

    @property
    def chat_id(self) -> int | str | None:
        """The chat the request is about, as given."""
        chat_id: int | str | None = self.values.get("chat_id")
        return chat_id


def parsed(method: str, fields: Json, uploads: dict[str, Any]) -> Request:
    """The request with typed values. Refuses (400) unknown fields, stray files and values of the wrong type."""
    kinds = METHODS[method]
    values: Json = {}
    for name, value in fields.items():
        if name not in kinds:
            raise unsupported(name)
        values[name] = _typed(name, kinds[name], value)
    files = {name: Upload(item["filename"], item["data"]) for name, item in uploads.items()}
    named = {name for name, kind in kinds.items() if kind is Kind.FILE}
    attached = json.dumps(values, default=str)
    for name in files:
        if name not in named and f"attach://{name}" not in attached:
            raise unsupported(name)
    return Request(method, values, files)


def _typed(name: str, kind: Kind, value: Any) -> Any:  # noqa: ANN401 - JSON in, JSON out
    if isinstance(value, str):
        _check_unicode(value)
    if kind in (Kind.STRING, Kind.FILE):
        return value if isinstance(value, str) else json.dumps(value)
    if kind is Kind.INTEGER:
        return _integer(name, value)
    if kind is Kind.BOOLEAN:
        return _boolean(name, value)
    if kind is Kind.CHAT:
        return _chat(value)
    decoded = _decoded(name, value)
    wanted, called = (dict, "Object") if kind is Kind.OBJECT else (list, "Array")
    if not isinstance(decoded, wanted):
        raise bad_request(f'field "{name}" must be of type {called}')
    return decoded


def _check_unicode(value: str) -> None:
    try:
        value.encode()
    except UnicodeEncodeError:
        raise bad_request("strings must be encoded in UTF-8") from None


def _integer(name: str, value: object) -> int:
    try:
        if isinstance(value, (str, int)) and not isinstance(value, bool):
            return int(value)
    except ValueError:
        pass
    raise bad_request(f'field "{name}" must be a valid Number')


def _boolean(name: str, value: object) -> bool:
    text = str(value)
    if text not in TRUE + FALSE:
        raise bad_request(f'field "{name}" must be of type Boolean')
    return text in TRUE


def _chat(value: object) -> int | str:
    text = str(value).strip()
    if not text:
        raise bad_request("chat_id is empty")
    if text.startswith("@"):
        return text
    try:
        return int(text)
    except ValueError:
        raise bad_request("chat not found") from None


def _decoded(name: str, value: object) -> object:
    if not isinstance(value, str):
        return value
    try:
        decoded: object = json.loads(value)
    except ValueError:
        raise bad_request(f"can't parse {name} JSON object") from None
    _check_unicode(json.dumps(decoded, ensure_ascii=False))
    return decoded
