-- Schema 2: what admins set and did, who shut himself out, and the ledger by person.

-- Stakes and settings are JSON by field name, so that a field added or dropped later needs no new schema. `folded` is
-- the name with its case folded, which SQLite cannot do beyond ASCII; people see `name`.
CREATE TABLE stakes (
    community INTEGER NOT NULL REFERENCES communities,
    folded TEXT NOT NULL CHECK (folded <> ''),
    name TEXT NOT NULL,
    rules TEXT NOT NULL,
    PRIMARY KEY (community, folded)
) STRICT, WITHOUT ROWID;

-- What uses a stake names it, and is right when the transaction ends: within it a stake may be renamed before its users.
CREATE TABLE card_rooms (
    community INTEGER PRIMARY KEY REFERENCES communities,
    revision INTEGER NOT NULL CHECK (revision > 0),
    settings TEXT NOT NULL, -- without the default stake
    stake TEXT, -- the default stake, NULL = the operator's
    FOREIGN KEY (community, stake) REFERENCES stakes (community, folded) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE room_stakes (
    room INTEGER PRIMARY KEY REFERENCES rooms,
    community INTEGER NOT NULL,
    stake TEXT NOT NULL,
    FOREIGN KEY (community, stake) REFERENCES stakes (community, folded) DEFERRABLE INITIALLY DEFERRED
) STRICT;
CREATE INDEX room_stakes_by_community ON room_stakes (community, stake);

-- Who did what. Ids have no gap.
CREATE TABLE admin_log (
    id INTEGER PRIMARY KEY,
    community INTEGER NOT NULL REFERENCES communities,
    person INTEGER NOT NULL,
    at INTEGER NOT NULL,
    action TEXT NOT NULL,
    params TEXT NOT NULL
) STRICT;
CREATE INDEX admin_log_by_community ON admin_log (community);
CREATE TRIGGER admin_log_is_never_changed BEFORE UPDATE ON admin_log
BEGIN SELECT RAISE(ABORT, 'the admin log is never changed'); END;
CREATE TRIGGER admin_log_is_never_shortened BEFORE DELETE ON admin_log
BEGIN SELECT RAISE(ABORT, 'the admin log is never shortened'); END;

-- Until when a person has shut himself out of play.
CREATE TABLE exclusions (
    person INTEGER PRIMARY KEY REFERENCES persons,
    until INTEGER NOT NULL
) STRICT;
CREATE TRIGGER exclusions_are_never_shortened BEFORE UPDATE ON exclusions
WHEN new.until < old.until OR new.person <> old.person
BEGIN SELECT RAISE(ABORT, 'an exclusion is never shortened'); END;
CREATE TRIGGER exclusions_are_never_lifted BEFORE DELETE ON exclusions
BEGIN SELECT RAISE(ABORT, 'an exclusion is never lifted'); END;

-- Whose account each side of a movement is: NULL for the house and for pots. Computed, never stored.
ALTER TABLE ledger ADD COLUMN source_person INTEGER AS (CASE
    WHEN substr(source, 1, 7) = 'wallet:' THEN CAST(substr(source, 8) AS INTEGER)
    WHEN substr(source, 1, 5) = 'seat:' THEN CAST(substr(source, 6 + instr(substr(source, 6), ':')) AS INTEGER)
END) VIRTUAL;
ALTER TABLE ledger ADD COLUMN target_person INTEGER AS (CASE
    WHEN substr(target, 1, 7) = 'wallet:' THEN CAST(substr(target, 8) AS INTEGER)
    WHEN substr(target, 1, 5) = 'seat:' THEN CAST(substr(target, 6 + instr(substr(target, 6), ':')) AS INTEGER)
END) VIRTUAL;

-- Pages of the ledger, newest first: each index ends in the row's id.
CREATE INDEX ledger_by_bank ON ledger (bank);
CREATE INDEX ledger_by_source_person ON ledger (bank, source_person) WHERE source_person IS NOT NULL;
CREATE INDEX ledger_by_target_person ON ledger (bank, target_person) WHERE target_person IS NOT NULL;
