"""The key file beside the database: made once, checked at every start, never silently replaced.

A new key is made only while nothing is encrypted yet. After that a missing key is an error: with another one the
running hands could not be dealt on, and a log that nobody can read would look like a sound one.
"""

import logging
import os
import sqlite3
import stat
from pathlib import Path
from typing import Final

from poker_bot.host.ports import StoreError
from poker_bot.store.crypto import KEY_BYTES, Cipher
from poker_bot.store.filesystem import sync_folder

_log = logging.getLogger(__name__)

_LABEL: Final = "poker-host-key-1 "


def unlock(db: sqlite3.Connection, key_file: Path) -> Cipher:
    """The cipher of this database, its key made if there is none and none is needed yet.

    StoreError, one line that names the file: missing though needed, unreadable, or another database's key.
    """
    known = _known_id(db)
    needed = _has_secrets(db)
    cipher = read_key(key_file)
    if cipher is None:
        if needed:
            raise _missing(key_file, known)
        cipher = _make_key(key_file)
    if needed:
        check_key(cipher, known, key_file)
    elif known != cipher.key_id:
        db.execute("INSERT OR REPLACE INTO secret_key VALUES (1, ?)", (cipher.key_id,))
    return cipher


def unlock_readonly(db: sqlite3.Connection, key_file: Path) -> Cipher:
    """The cipher of a database that is only read: nothing is made; StoreError as in ``unlock``."""
    cipher, known = read_key(key_file), _known_id(db)
    if cipher is None:
        raise _missing(key_file, known)
    check_key(cipher, known, key_file)
    return cipher


def check_key(cipher: Cipher, known: str, key_file: Path) -> None:
    """StoreError when the database was written with another key."""
    if cipher.key_id != known:
        wrong = f"{key_file} holds key {cipher.key_id}"
        raise StoreError(f"{wrong}, but hidden cards here are encrypted with key {known}; put that one back")


def read_key(key_file: Path) -> Cipher | None:
    """The key in a file, None without a file; StoreError when there is none in it. Warns when others may read it."""
    try:
        text = key_file.read_text(encoding="ascii")
        mode = stat.S_IMODE(key_file.stat().st_mode)
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise StoreError(f"the key file {key_file} cannot be read: {reason}") from None
    digits = text.removeprefix(_LABEL).strip()
    if not text.startswith(_LABEL) or len(digits) != KEY_BYTES * 2 or not set(digits) <= set("0123456789abcdef"):
        raise StoreError(f"{key_file} is not a key file (damaged, or another file by that name)")
    if os.name == "posix" and mode & 0o077:
        _log.warning("the key file %s can be read by others (mode %o); it should be 600", key_file, mode)
    return Cipher(bytes.fromhex(digits))


def _make_key(key_file: Path) -> Cipher:
    """A new key, on disk before anything is encrypted with it; O_EXCL, so that no file is ever overwritten."""
    cipher, key = Cipher.fresh()
    made = False
    try:
        handle = os.open(key_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        made = True
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(f"{_LABEL}{key.hex()}\n")
            file.flush()
            os.fsync(file.fileno())
        sync_folder(key_file.parent)
    except OSError as error:
        if made:  # half a key would be taken for a damaged one at the next start
            key_file.unlink(missing_ok=True)
        raise StoreError(f"the key file {key_file} cannot be made: {error.strerror}") from None
    return cipher


def _missing(key_file: Path, known: str) -> StoreError:
    return StoreError(f"the key file {key_file} is missing: hidden cards are encrypted with key {known}; put it back")


def _known_id(db: sqlite3.Connection) -> str:
    row = db.execute("SELECT id FROM secret_key").fetchone()
    return row[0] if row else "unknown"


def _has_secrets(db: sqlite3.Connection) -> bool:
    found = "SELECT EXISTS (SELECT 1 FROM snapshots) OR EXISTS (SELECT 1 FROM events WHERE secret = 1)"
    return bool(db.execute(found).fetchone()[0])
