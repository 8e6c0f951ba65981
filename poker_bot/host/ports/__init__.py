"""What the host needs from the world, as protocols: storage, time, entropy, and somebody to show tables to.

Units: chips whole, instants in milliseconds since 1970 UTC, durations as named.
"""

from poker_bot.host.ports.accounts import ACCOUNT_LIMIT, HOUSE, pot_account, seat_account, table_accounts, wallet
from poker_bot.host.ports.audit import AccountBalance, AuditSource, TableRecord
from poker_bot.host.ports.booking import Duplicate, Insufficient, LedgerRow, OverLimit, Posting
from poker_bot.host.ports.card_room import (
    AdminBatch,
    AdminEntry,
    AdminOutcome,
    CardRoom,
    CardRoomStore,
    Conflict,
    NameTaken,
    NoSuchStake,
    Saved,
    Settings,
    Stake,
    Standing,
)
from poker_bot.host.ports.people import Community, Person, Platform, Room, Seen
from poker_bot.host.ports.sinks import Paced, PrivateNote, Sink, TableFrame
from poker_bot.host.ports.store import (
    Append,
    Appended,
    AppendOutcome,
    Fenced,
    LoadedTable,
    Store,
    StoredEvent,
    StoreError,
    Timer,
    TimerChange,
)
from poker_bot.host.ports.world import Clock, Entropy

__all__ = [
    "ACCOUNT_LIMIT",
    "HOUSE",
    "AccountBalance",
    "AdminBatch",
    "AdminEntry",
    "AdminOutcome",
    "Append",
    "AppendOutcome",
    "Appended",
    "AuditSource",
    "CardRoom",
    "CardRoomStore",
    "Clock",
    "Community",
    "Conflict",
    "Duplicate",
    "Entropy",
    "Fenced",
    "Insufficient",
    "LedgerRow",
    "LoadedTable",
    "NameTaken",
    "NoSuchStake",
    "OverLimit",
    "Paced",
    "Person",
    "Platform",
    "Posting",
    "PrivateNote",
    "Room",
    "Saved",
    "Seen",
    "Settings",
    "Sink",
    "Stake",
    "Standing",
    "Store",
    "StoreError",
    "StoredEvent",
    "TableFrame",
    "TableRecord",
    "Timer",
    "TimerChange",
    "pot_account",
    "seat_account",
    "table_accounts",
    "wallet",
]
