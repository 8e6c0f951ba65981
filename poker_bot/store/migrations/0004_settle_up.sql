-- Schema 4: what a session is settled by.

-- Movements between wallets and a table. A hand books some twenty-five rows, none of which is in this index.
CREATE INDEX ledger_wallets_by_table ON ledger (table_id)
WHERE table_id > 0 AND (substr(source, 1, 7) = 'wallet:' OR substr(target, 1, 7) = 'wallet:');

-- The table closed last that was shown here and to which somebody had brought chips: `table_id` forgets it.
ALTER TABLE rooms ADD COLUMN last_table INTEGER REFERENCES tables;
