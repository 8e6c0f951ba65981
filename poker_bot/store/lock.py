"""One writer per file: a lock file beside the database, held as long as the process lives (trouble P-03).

The operating system drops the lock when the process ends, however it ends; the file itself stays and says who was
last. Two containers that mount the same folder of one machine see each other's lock, but not each other's process
ids: so the machine's (container's) name stands there too.
"""

import os
import platform
import sys
from pathlib import Path
from typing import Self

from poker_bot.host.ports import StoreError

if sys.platform == "win32":
    import msvcrt

    # Windows locks a range of bytes against reading too; the name of the owner lies in front of it.
    _LOCKED_BYTE = 4096

    def _try_lock(handle: int) -> None:
        os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _try_lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class WriterLock:
    """The right to write ``database``, from ``take`` to ``release``."""

    def __init__(self, handle: int) -> None:
        self._handle: int | None = handle

    @classmethod
    def take(cls, database: Path) -> Self:
        """Take the lock; StoreError names the process that has it, or the file that cannot be made."""
        path = database.with_name(database.name + ".lock")
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"the lock file {path} cannot be opened: {error.strerror}") from error
        try:
            _try_lock(handle)
        except OSError as error:
            owner = os.read(handle, 200).decode(errors="replace").strip() or "another process"
            os.close(handle)
            raise StoreError(f"{database} is in use by {owner}; only one may write it") from error
        try:
            os.ftruncate(handle, 0)
            os.write(handle, f"process {os.getpid()} on {platform.node()}\n".encode())
        except OSError as error:
            os.close(handle)
            raise StoreError(f"the lock file {path} cannot be written: {error.strerror}") from error
        return cls(handle)

    def release(self) -> None:
        """Let the next one in. The file stays: removing it would let two processes lock two files of one name.

        Safe to repeat.
        """
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
