### What a room plays, and changing it while it is played.

reply-table-settings = What is played here:
reply-table-changed =
    { $moment ->
        [now] Saved. This is played from now on:
       *[next] Saved. This is played from the next hand on; a running hand goes on as it began:
    }
table-settings-none = No table is open here. The next one plays:
table-settings-next = From the next hand on:
table-settings-stake = That is this room's stake: { $name }.
table-settings-other = This room's stake is another one, { $name }: the next table plays it.
table-settings-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
table-settings-bank = time bank { $time }
table-settings-no-bank = no time bank
table-settings-hint = Admins change it like this: /table settings ante=5 clock=30

log-table-rules = changed what a table plays: { $changes }

command-table-settings-name = settings
command-table-settings-description = See what is played here; admins change it from the next hand on
