"""How an unexpected error is written to the log: what kind and where, never its text (law 6)."""

import traceback

from poker_bot.host.ports import StoreError

_DEPTH = 4


def describe(error: BaseException) -> str:
    """Kind and place of ``error``. Its message is left out: it might quote a card, a token or what somebody typed.

    Only a ``StoreError`` speaks for itself: its message is made for the operator ("database or disk is full").
    """
    if isinstance(error, StoreError):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)[-_DEPTH:]
    places = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__} at {places}" if places else type(error).__name__
