-- Schema 1. Instants are milliseconds since 1970 UTC, chips whole. STRICT, so that an addition past 2**63 fails instead
-- of turning chips into floats; the limit 4 * 10**18 of every CHECK is ACCOUNT_LIMIT (a test holds them together).

PRAGMA application_id = 1347110994; -- "PKHR": another program's file is refused

-- Who may write, and since which take-over. One row.
CREATE TABLE epoch (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    number INTEGER NOT NULL,
    worker TEXT NOT NULL
) STRICT;
INSERT INTO epoch VALUES (1, 0, '');

-- Which key encrypts secret bodies and snapshots: its id, never the key. At most one row.
CREATE TABLE secret_key (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    id TEXT NOT NULL
) STRICT;

-- People and places -----------------------------------------------------------------------------------------------

CREATE TABLE banks (
    id INTEGER PRIMARY KEY AUTOINCREMENT
) STRICT;

-- `place` is where to send today; community_addresses holds every address that ever led here.
CREATE TABLE communities (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    bank INTEGER NOT NULL REFERENCES banks,
    platform TEXT NOT NULL,
    place TEXT NOT NULL,
    language TEXT NOT NULL
) STRICT;

CREATE TABLE community_addresses (
    platform TEXT NOT NULL,
    place TEXT NOT NULL,
    community INTEGER NOT NULL REFERENCES communities,
    PRIMARY KEY (platform, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    community INTEGER NOT NULL REFERENCES communities,
    bank INTEGER NOT NULL REFERENCES banks,
    version INTEGER NOT NULL DEFAULT 0 CHECK (version >= 0),
    closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1))
) STRICT;
CREATE INDEX open_tables ON tables (id) WHERE closed = 0;

CREATE TABLE rooms (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    community INTEGER NOT NULL REFERENCES communities,
    platform TEXT NOT NULL,
    place TEXT NOT NULL,
    table_id INTEGER REFERENCES tables -- the open table shown here
) STRICT;
CREATE INDEX rooms_by_table ON rooms (table_id) WHERE table_id IS NOT NULL;

CREATE TABLE room_addresses (
    community INTEGER NOT NULL REFERENCES communities,
    platform TEXT NOT NULL,
    place TEXT NOT NULL,
    room INTEGER NOT NULL REFERENCES rooms,
    PRIMARY KEY (community, platform, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX room_addresses_by_place ON room_addresses (platform, place);

-- The platform's id of a message that a restart takes up again.
CREATE TABLE messages (
    room INTEGER NOT NULL REFERENCES rooms,
    slot TEXT NOT NULL,
    reference TEXT NOT NULL,
    PRIMARY KEY (room, slot)
) STRICT, WITHOUT ROWID;

-- `platform` and `account` are where to write privately; accounts holds all of a person's.
CREATE TABLE persons (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    language TEXT NOT NULL DEFAULT '',
    platform TEXT NOT NULL,
    account TEXT NOT NULL,
    dm INTEGER NOT NULL DEFAULT 1 CHECK (dm IN (0, 1))
) STRICT;

CREATE TABLE accounts (
    platform TEXT NOT NULL,
    account TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES persons,
    PRIMARY KEY (platform, account)
) STRICT, WITHOUT ROWID;

-- Play --------------------------------------------------------------------------------------------------------------

-- The truth. The version in the key turns a lost update into an integrity error. A secret body is encrypted.
CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables,
    version INTEGER NOT NULL CHECK (version > 0),
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    secret INTEGER NOT NULL CHECK (secret IN (0, 1)),
    person INTEGER NOT NULL, -- who did it, 0 = the host itself
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
CREATE INDEX secret_events ON events (table_id) WHERE secret = 1;

-- The newest state of a table, always encrypted.
CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY REFERENCES tables,
    version INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;

CREATE TABLE timers (
    table_id INTEGER NOT NULL REFERENCES tables,
    name TEXT NOT NULL,
    due INTEGER NOT NULL,
    PRIMARY KEY (table_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE dedupe (
    bank INTEGER NOT NULL REFERENCES banks,
    key TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (bank, key)
) STRICT, WITHOUT ROWID;

-- Chips -------------------------------------------------------------------------------------------------------------

-- What each account holds. `house`, where chips are made, is as negative as all others together are positive.
CREATE TABLE balances (
    bank INTEGER NOT NULL REFERENCES banks,
    account TEXT NOT NULL,
    chips INTEGER NOT NULL,
    PRIMARY KEY (bank, account),
    CHECK (CASE account
        WHEN 'house' THEN chips BETWEEN -4000000000000000000 AND 0
        ELSE chips BETWEEN 0 AND 4000000000000000000
    END)
) STRICT, WITHOUT ROWID;

-- Double entry: every movement, with what both accounts held behind it. Ids have no gap.
CREATE TABLE ledger (
    id INTEGER PRIMARY KEY,
    bank INTEGER NOT NULL REFERENCES banks,
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 4000000000000000000),
    reason TEXT NOT NULL,
    person INTEGER NOT NULL,
    hand INTEGER NOT NULL,
    table_id INTEGER NOT NULL, -- 0 = none
    version INTEGER NOT NULL, -- of the table behind the append, 0 = none
    at INTEGER NOT NULL,
    source_after INTEGER NOT NULL,
    target_after INTEGER NOT NULL,
    CHECK (source <> target)
) STRICT;

-- What was booked or played stays as it is; a correction is a new entry.
CREATE TRIGGER ledger_is_never_changed BEFORE UPDATE ON ledger
BEGIN SELECT RAISE(ABORT, 'the ledger is never changed'); END;
CREATE TRIGGER ledger_is_never_shortened BEFORE DELETE ON ledger
BEGIN SELECT RAISE(ABORT, 'the ledger is never shortened'); END;
CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
CREATE TRIGGER events_are_never_erased BEFORE DELETE ON events
BEGIN SELECT RAISE(ABORT, 'events are never erased'); END;
