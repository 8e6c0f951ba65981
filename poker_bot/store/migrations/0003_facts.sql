-- What a front end remembers of its platform across restarts, by a name of its own (the commands it last registered).
CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
