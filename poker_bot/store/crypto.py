"""Hidden cards at rest: AES-256-GCM with a key that lives in a file of its own (trouble O-13).

Each body is bound to its place in the log, so that it cannot be moved to another table, version or kind. The nonce is
random: two bodies may meet at one (table, version) when an append is refused and tried again with other cards. One
key is good for 2**32 bodies (NIST SP 800-38D), more than a busy host writes in a lifetime of its disk.
"""

import hashlib
import hmac
import os
from collections.abc import Callable
from typing import Final, Self

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from poker_bot.host.ports import StoreError

KEY_BYTES: Final = 32
GONE: Final = "gone:"
"""How the hash of an address begins; no platform's address does."""

Hide = Callable[..., str]
"""The keyed hash of an address, whose parts are given in order."""

_NONCE_BYTES: Final = 12


class Cipher:
    """Encrypts and decrypts bodies; ``key_id`` tells keys apart and gives nothing away."""

    def __init__(self, key: bytes) -> None:
        self._gcm = AESGCM(key)
        self.key_id = hashlib.sha256(b"poker host store key id\0" + key).hexdigest()[:16]

        self.hide = hider(key)

    @classmethod
    def fresh(cls) -> tuple[Self, bytes]:
        """A new cipher, and the key of it to be kept."""
        key = AESGCM.generate_key(KEY_BYTES * 8)
        return cls(key), key

    def seal_event(self, table: int, version: int, kind: str, body: bytes) -> bytes:
        """The encrypted body of a secret event: nonce, ciphertext, tag."""
        return self._seal(_event_place(table, version, kind), body)

    def open_event(self, table: int, version: int, kind: str, sealed: bytes) -> bytes:
        """The body again; StoreError when it was not sealed with this key for this place."""
        return self._open(_event_place(table, version, kind), sealed)

    def seal_snapshot(self, table: int, version: int, body: bytes) -> bytes:
        """The encrypted state of a table."""
        return self._seal(_snapshot_place(table, version), body)

    def open_snapshot(self, table: int, version: int, sealed: bytes) -> bytes:
        """The state again; StoreError when it was not sealed with this key for this place."""
        return self._open(_snapshot_place(table, version), sealed)

    def _seal(self, place: str, body: bytes) -> bytes:
        nonce = os.urandom(_NONCE_BYTES)
        return nonce + self._gcm.encrypt(nonce, body, place.encode())

    def _open(self, place: str, sealed: bytes) -> bytes:
        try:
            return self._gcm.decrypt(sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:], place.encode())
        except (InvalidTag, ValueError):
            # Not "from": the traceback would carry what was tried.
            raise StoreError(f"{place} cannot be decrypted: altered, or moved from another place") from None


def hider(key: bytes) -> Hide:
    """Hashes addresses with a key of their own, derived from ``key``: without it nobody can try addresses out."""
    own = hmac.digest(key, b"poker host address key", "sha256")

    def hide(*parts: str) -> str:
        return GONE + hmac.digest(own, "\0".join(parts).encode(), "sha256").hex()[:40]

    return hide


def _event_place(table: int, version: int, kind: str) -> str:
    return f"event {version} ({kind}) of table {table}"


def _snapshot_place(table: int, version: int) -> str:
    return f"snapshot {version} of table {table}"
