"""Events and snapshots as JSON bytes, with the version of their form.

An event is stored under its kind (``PlayerRaised``) as ``{"v": 1, "e": {…}}``. When a form changes, ``EVENT_VERSION``
grows and an upcaster turns the older form into the newer one on reading; the log itself is never rewritten.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from poker_bot.engine.events import AnyEvent
from poker_bot.engine.state import TableState

EVENT_VERSION: Final = 1
STATE_VERSION: Final = 1

Form = dict[str, object]
UPCASTERS: Final[dict[tuple[str, int], Callable[[Form], Form]]] = {}
"""(kind, version) -> the form of version + 1."""


class UnknownFormError(ValueError):
    """The bytes were written by a newer program, or are none of ours; the text names kind and version only."""


class _Envelope(msgspec.Struct, frozen=True):
    v: int
    e: msgspec.Raw


class _Written(msgspec.Struct, frozen=True):
    """An ``_Envelope`` that is still to be encoded, its content with it in one pass."""

    v: int
    e: AnyEvent | TableState


class _Read(msgspec.Struct, frozen=True, gc=False):
    """An ``_Envelope`` of the form we write, read with its content in one pass."""

    v: int
    e: AnyEvent


_encode = msgspec.json.Encoder(order="deterministic").encode
_envelope = msgspec.json.Decoder(_Envelope)
_read = msgspec.json.Decoder(_Read).decode
_event = msgspec.json.Decoder(AnyEvent)
_state = msgspec.json.Decoder(TableState)


def event_kind(event: AnyEvent) -> str:
    """The name under which an event is stored."""
    return type(event).__name__


def encode_event(event: AnyEvent) -> bytes:
    """The bytes of ``event``; equal events have equal bytes."""
    return _encode(_Written(EVENT_VERSION, event))


def decode_event(kind: str, body: bytes) -> AnyEvent:
    """The event of ``body``. Raises ``UnknownFormError`` when it cannot be read; the error never quotes the body."""
    try:
        read = _read(body)
    except msgspec.MsgspecError:
        event = _decode_older(kind, body)  # a form of today needs no upcaster
    else:
        event = read.e if read.v == EVENT_VERSION else _decode_older(kind, body)
    if type(event).__name__ != kind:
        message = f"stored as {kind}, but is another event"
        raise UnknownFormError(message)
    return event


def _decode_older(kind: str, body: bytes) -> AnyEvent:
    try:
        envelope = _envelope.decode(body)
        return _event.decode(envelope.e if envelope.v == EVENT_VERSION else _upcast(kind, envelope))
    except msgspec.MsgspecError:
        message = f"unreadable event of kind {kind}"
        raise UnknownFormError(message) from None


def _upcast(kind: str, envelope: _Envelope) -> bytes:
    form: Form = msgspec.json.decode(envelope.e, type=dict[str, object])
    for version in range(envelope.v, EVENT_VERSION):
        upcast = UPCASTERS.get((kind, version))
        form = upcast(form) if upcast is not None else form
    if envelope.v > EVENT_VERSION:
        message = f"event {kind} has form {envelope.v}; this program knows {EVENT_VERSION}"
        raise UnknownFormError(message)
    return _encode(form)


def encode_state(state: TableState) -> bytes:
    """A snapshot. It holds the deck of the hand on view: for encrypted storage only."""
    return _encode(_Written(STATE_VERSION, state))


def decode_state(body: bytes) -> TableState:
    """The state of a snapshot. Raises ``UnknownFormError`` for another form: fold the whole log instead."""
    try:
        envelope = _envelope.decode(body)
        if envelope.v == STATE_VERSION:
            return _state.decode(envelope.e)
    except msgspec.MsgspecError:
        pass
    message = "unreadable snapshot"
    raise UnknownFormError(message)
