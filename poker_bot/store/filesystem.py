"""What the store asks of the file system; above all, where a write-ahead log must not live (trouble O-02).

WAL needs memory shared by all who open the file, and locks that hold; on a file system that other machines or the host
of a virtual one also use there is neither, and the file breaks within minutes. Linux says what a folder is; elsewhere
the manual has to do.
"""

import os
import sys
from pathlib import Path
from typing import Final

from poker_bot.host.ports import StoreError

# fmt: off
SHARED: Final = frozenset((
    "9p", "afs", "beegfs", "ceph", "cifs", "coda", "davfs", "drvfs", "fakeowner", "glusterfs", "gpfs", "lustre",
    "ncpfs", "nfs", "nfs4", "orangefs", "osxfs", "prl_fs", "prl_vmfs", "smb2", "smb3", "smbfs", "vboxsf", "virtiofs",
    "vmhgfs",
))
"""Types, as in /proc/filesystems, that lie on another machine or on the host of a virtual one."""
# fmt: on

LOCAL_FUSE: Final = frozenset(("fuse.encfs", "fuse.fuse-overlayfs", "fuse.gocryptfs", "fuse.ntfs-3g", "fuse.zfs"))
"""FUSE types that are a local disk; any other ``fuse.…`` (sshfs, rclone, grpcfuse …) is taken for a shared one."""

_MOUNTS: Final = Path("/proc/self/mountinfo")


def filesystem_of(folder: Path, mountinfo: str) -> str | None:
    """The type of file system under ``folder`` (absolute, resolved), by the text of ``mountinfo``; None = unknown."""
    best, kind = -1, None
    for line in mountinfo.splitlines():
        mount, _, source = line.partition(" - ")
        fields = mount.split(" ")
        if len(fields) < 5 or not source:  # noqa: PLR2004 - the mount point is the fifth field, see proc_pid_mountinfo(5)
            continue
        point = Path(fields[4].encode().decode("unicode_escape"))  # blanks are written \040
        # Of two mounts on one point the later one is on top.
        if folder.is_relative_to(point) and len(point.parts) >= best:
            best, kind = len(point.parts), source.split(" ")[0]
    return kind


def is_shared(kind: str | None) -> bool:
    """Whether files of that type of file system are seen by more than this machine's kernel."""
    return kind is not None and (kind in SHARED or (kind.startswith("fuse.") and kind not in LOCAL_FUSE))


def refuse_shared(database: Path) -> None:
    """StoreError when the folder of ``database`` is known to lie on a shared file system."""
    if sys.platform != "linux":
        return
    try:
        kind = filesystem_of(database.parent, _MOUNTS.read_text(encoding="utf-8"))
    except OSError:  # no /proc in this container: unknown, as on other systems
        return
    if is_shared(kind):
        raise StoreError(
            f"{database} lies on a shared file system ({kind}), where SQLite's write-ahead log gets corrupted: "
            "put it on a local disk or a local volume"
        )


def sync_folder(folder: Path) -> None:
    """Make a new name in ``folder`` durable, where the system can (not on Windows)."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
