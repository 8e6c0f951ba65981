-- Schema 3: people who are forgotten or linked, communities that are joined, and the codes for both.

-- `home` is the person to whom an account goes back when a link is undone, NULL = it is his own. The address of whoever
-- was forgotten is a keyed hash ("gone:…"), by which the same account finds its person again.
ALTER TABLE accounts ADD COLUMN home INTEGER REFERENCES persons;
CREATE INDEX accounts_by_person ON accounts (person);

-- Open codes: a hash, never the code. One for each owner (a person or a community).
CREATE TABLE join_codes (
    kind TEXT NOT NULL CHECK (kind IN ('person', 'community')),
    owner INTEGER NOT NULL,
    maker INTEGER NOT NULL REFERENCES persons,
    platform TEXT NOT NULL,
    digest TEXT NOT NULL UNIQUE,
    expires INTEGER NOT NULL,
    PRIMARY KEY (kind, owner)
) STRICT, WITHOUT ROWID;

-- Wrong codes, by whom and when; what is older than the time to wait is thrown away.
CREATE TABLE code_tries (
    person INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX code_tries_by_person ON code_tries (person, at);

-- `guest` is the person whose accounts `maker` has now; `code` is the hash of the code that did it.
CREATE TABLE links (
    guest INTEGER PRIMARY KEY REFERENCES persons,
    maker INTEGER NOT NULL REFERENCES persons,
    code TEXT NOT NULL,
    at INTEGER NOT NULL,
    CHECK (guest <> maker)
) STRICT;
CREATE INDEX links_by_maker ON links (maker);

-- What he brought: the most that he takes back.
CREATE TABLE link_chips (
    guest INTEGER NOT NULL REFERENCES links ON DELETE CASCADE,
    bank INTEGER NOT NULL REFERENCES banks,
    chips INTEGER NOT NULL CHECK (chips > 0),
    PRIMARY KEY (guest, bank)
) STRICT, WITHOUT ROWID;

-- `guest` has given its rooms and addresses to `host`; its own bank, stakes, settings and log stand still meanwhile.
CREATE TABLE community_links (
    guest INTEGER PRIMARY KEY REFERENCES communities,
    host INTEGER NOT NULL UNIQUE REFERENCES communities,
    code TEXT NOT NULL,
    at INTEGER NOT NULL,
    CHECK (guest <> host)
) STRICT;

CREATE TABLE community_link_chips (
    guest INTEGER NOT NULL REFERENCES community_links ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES persons,
    chips INTEGER NOT NULL CHECK (chips > 0),
    PRIMARY KEY (guest, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX rooms_by_community ON rooms (community);

-- A room that changes its community may have a stake in both: the old one counts again when the link is undone.
CREATE TABLE room_stakes_new (
    room INTEGER NOT NULL REFERENCES rooms,
    community INTEGER NOT NULL,
    stake TEXT NOT NULL,
    PRIMARY KEY (community, room),
    FOREIGN KEY (community, stake) REFERENCES stakes (community, folded) DEFERRABLE INITIALLY DEFERRED
) STRICT;
INSERT INTO room_stakes_new SELECT room, community, stake FROM room_stakes;
DROP TABLE room_stakes;
ALTER TABLE room_stakes_new RENAME TO room_stakes;
CREATE INDEX room_stakes_by_community ON room_stakes (community, stake);

-- The log names people by their id alone. What older versions wrote is mended once; nothing else may change a row.
DROP TRIGGER admin_log_is_never_changed;
UPDATE admin_log SET params = json_remove(params, '$.name') WHERE action IN ('grant', 'take');
CREATE TRIGGER admin_log_is_never_changed BEFORE UPDATE ON admin_log
BEGIN SELECT RAISE(ABORT, 'the admin log is never changed'); END;
