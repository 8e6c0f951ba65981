"""What Telegram says when it refuses, word for word where the words are known.

Sources: the descriptions users quote in bug reports, and the public behaviour of the Bot API server. A bot has to
recognise some of them by their text, so the emulator must not paraphrase.
"""

from typing import Any

from lo_bot_api_emulator import ApiRefusal

PREFIXES = {
    400: "Bad Request",
    401: "Unauthorized",
    403: "Forbidden",
    404: "Not Found",
    409: "Conflict",
    429: "Too Many Requests",
    500: "Internal Server Error",
    502: "Bad Gateway",
}

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same as a current content "
    "and reply markup of the message"
)
QUERY_TOO_OLD = "query is too old and response timeout expired or query ID is invalid"
BLOCKED = "bot was blocked by the user"
NEVER_STARTED = "bot can't initiate conversation with a user"
OTHER_POLL = "terminated by other getUpdates request; make sure that only one bot instance is running"
WEBHOOK_SET = "terminated by setWebhook request"
WEBHOOK_ACTIVE = "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"


def described(code: int, text: str) -> str:
    """The description as sent: the code's prefix, a colon and the text, unless the prefix is there already."""
    prefix = PREFIXES.get(code, "Bad Request")
    return text if text.startswith(prefix) else f"{prefix}: {text}"


def refusal(code: int, text: str, parameters: dict[str, Any] | None = None) -> Exception:
    """An exception the emulator answers as an HTTP error `code` with that description and those parameters."""
    answer: Exception = ApiRefusal(described(code, text), code, parameters)
    return answer


def bad_request(text: str) -> Exception:
    """HTTP 400."""
    return refusal(400, text)


def forbidden(text: str) -> Exception:
    """HTTP 403: the bot may not do that there."""
    return refusal(403, text)


def slow_down(seconds: int) -> Exception:
    """HTTP 429 with `retry_after` in whole seconds."""
    return refusal(429, f"retry after {seconds}", {"retry_after": seconds})


def migrated(new_chat_id: int) -> Exception:
    """HTTP 400 that names the supergroup a group has become (P-25)."""
    return refusal(400, "group chat was upgraded to a supergroup chat", {"migrate_to_chat_id": new_chat_id})


def unsupported(field: str) -> Exception:
    """HTTP 400 for a field the method does not take. The real server ignores it; a test must hear of it."""
    return bad_request(f"{field} is not supported yet")


def not_modelled(what: str) -> Exception:
    """HTTP 501 for something that exists at Telegram and not here."""
    answer: Exception = ApiRefusal(f"Emulator does not model {what}", 501, None)
    return answer
