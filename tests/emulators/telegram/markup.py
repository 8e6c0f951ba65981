"""Keyboards, checked as Telegram checks them (P-33: callback data is measured in bytes)."""

import re
from typing import Any

from tests.emulators.telegram.content import Json
from tests.emulators.telegram.refusals import bad_request, not_modelled

STYLES = ("danger", "success", "primary")
MAX_BUTTONS = 100
MAX_ROW = 8
MAX_CALLBACK_BYTES = 64
MAX_COPIED_CHARACTERS = 256
BOOLEANS = {
    "remove_keyboard": {"remove_keyboard", "selective"},
    "force_reply": {"force_reply", "selective"},
    "keyboard": {"is_persistent", "resize_keyboard", "one_time_keyboard", "selective"},
}
UNMODELLED_ACTIONS = {
    "callback_game",
    "pay",
    "login_url",
    "web_app",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat",
}
BUTTON_URL = re.compile(r"https?://[^\s/?#]+\.[^\s/?#]+\S*|tg://\S+", re.IGNORECASE)


def check_markup(markup: Json, *, inline_only: bool) -> None:
    """Refuse (400) a reply markup Telegram would refuse; edits take only inline keyboards."""
    kinds = set(markup) & {"inline_keyboard", *BOOLEANS}
    if len(kinds) != 1:
        raise bad_request("can't parse reply keyboard markup JSON object")
    kind = kinds.pop()
    if kind == "inline_keyboard":
        _refuse_others(markup, {"inline_keyboard"})
        check_inline_keyboard(markup["inline_keyboard"])
        return
    if inline_only:
        raise bad_request("inline keyboard expected")
    booleans = BOOLEANS[kind]
    placeholder = set() if kind == "remove_keyboard" else {"input_field_placeholder"}
    _refuse_others(markup, {kind, *booleans, *placeholder})
    for name in booleans & set(markup):
        if type(markup[name]) is not bool:
            raise bad_request(f'field "{name}" must be of type Boolean')
    if kind == "keyboard":
        _check_reply_keyboard(markup["keyboard"])


def check_inline_keyboard(rows: object) -> None:
    """Refuse (400) rows that are not lists of at most 8 valid buttons, or more than 100 buttons together."""
    if not isinstance(rows, list):
        raise bad_request('field "inline_keyboard" must be of type Array')
    count = 0
    for row in rows:
        if not isinstance(row, list):
            raise bad_request('field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays')
        if len(row) > MAX_ROW:
            raise bad_request("reply markup is too long")
        count += len(row)
        for button in row:
            _check_button(button)
    if count > MAX_BUTTONS:
        raise bad_request("reply markup is too long")


def _check_button(button: object) -> None:
    if not isinstance(button, dict):
        raise bad_request("can't parse inline keyboard button: InlineKeyboardButton must be an Object")
    text = button.get("text")
    if not isinstance(text, str):
        raise bad_request("can't parse inline keyboard button: Can't find field \"text\"")
    if not text.strip():
        raise bad_request("keyboard button text must be non-empty")
    if "style" in button and button["style"] not in STYLES:
        raise bad_request("invalid button style specified")
    actions = set(button) - {"text", "style"}
    if actions & UNMODELLED_ACTIONS:
        raise not_modelled(f"inline buttons with {min(actions & UNMODELLED_ACTIONS)}")
    unknown = actions - {"callback_data", "url", "copy_text"}
    if unknown:
        raise bad_request(f"can't parse inline keyboard button: {min(unknown)} is not supported yet")
    if len(actions) != 1:
        raise bad_request("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard")
    action = actions.pop()
    _check_action(action, button[action])


def _check_action(action: str, value: Any) -> None:  # noqa: ANN401 - whatever the request's JSON holds
    if action == "copy_text":
        copied = value.get("text") if isinstance(value, dict) and set(value) == {"text"} else None
        if not isinstance(copied, str) or not 1 <= len(copied) <= MAX_COPIED_CHARACTERS:
            raise bad_request("BUTTON_COPY_TEXT_INVALID")
        return
    if not isinstance(value, str):
        raise bad_request(f'can\'t parse inline keyboard button: Field "{action}" must be of type String')
    if not value:
        raise bad_request("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard")
    if action == "callback_data" and len(value.encode()) > MAX_CALLBACK_BYTES:
        raise bad_request("BUTTON_DATA_INVALID")
    if action == "url" and BUTTON_URL.fullmatch(value) is None:
        reason = (
            "Wrong HTTP URL" if re.match(r"(https?|tg)://", value) or "://" not in value else "Unsupported URL protocol"
        )
        raise bad_request(f"inline keyboard button URL '{value}' is invalid: {reason}")


def _check_reply_keyboard(rows: object) -> None:
    if not isinstance(rows, list) or not rows or not all(isinstance(row, list) and row for row in rows):
        raise bad_request('field "keyboard" must be an Array of Arrays')
    for row in rows:
        for button in row:
            text = button.get("text") if isinstance(button, dict) else button
            if not isinstance(text, str) or not text.strip():
                raise bad_request("can't parse keyboard button: KeyboardButton must be a String or an Object")
            extra = set(button) - {"text", "style"} if isinstance(button, dict) else set()
            if extra:
                raise not_modelled(f"reply buttons with {min(extra)}")
            if isinstance(button, dict) and button.get("style", "primary") not in STYLES:
                raise bad_request("invalid button style specified")


def _refuse_others(markup: Json, allowed: set[str]) -> None:
    unknown = set(markup) - allowed
    if unknown:
        raise bad_request(f"reply_markup.{min(unknown)} is not supported yet")
