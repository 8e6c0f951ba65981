-- Schema 6: which explanations a person has had, and who wants none.

CREATE TABLE tips (
    person INTEGER NOT NULL REFERENCES persons,
    tip TEXT NOT NULL CHECK (tip <> ''),
    PRIMARY KEY (person, tip)
) STRICT, WITHOUT ROWID;

CREATE TABLE tips_off (
    person INTEGER PRIMARY KEY REFERENCES persons
) STRICT;
