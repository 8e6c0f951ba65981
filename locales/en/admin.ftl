### The card room of a server or group: what admins set and do, and what it says to players.
### Answers and refusals at most 200 characters each, because Telegram shows them in an alert.

## Refusals

refusal-not-an-admin = That is for the admins of this place.
refusal-ruling-in-hand = You play in this hand yourself: another admin has to rule on it. You may pause the table.
refusal-no-such-ruling = There is no ruling called { $text }. There are: exposed, extra, wrong-count, flop, turn, river, misdeal, void, remove.
refusal-no-such-stake = There is no stake called { $name }. /stakes lists them.
refusal-stake-exists = There is a stake called { $name } already.
refusal-stake-name = { $text } can't be the name of a stake: letters and digits, at most { $maximum } of them.
refusal-no-such-setting = There is no setting called { $text }.
refusal-setting-range = { $value } can't be the value of { $field }. Possible: { $possible }.
refusal-changed-meanwhile = Another admin has just changed something. Nothing was saved; look at it again.
refusal-not-here = The admins allow no tables in this room.
refusal-may-not-open = Only admins open tables here.
refusal-daily-claimed = You had today's chips. The next ones are there in { $hours } h { $minutes } min.
refusal-no-daily = There are no daily chips here.
refusal-excluded =
    { $days ->
        [one] You keep yourself from playing for { $days } more day.
       *[other] You keep yourself from playing for { $days } more days.
    }
refusal-exclusion-range = { $days } can't be the number of days. Possible: { $minimum } to { $maximum }.
refusal-buy-in-limit = { $amount } is more than you may still bring to the tables today: { $maximum }.
refusal-chips-range = { $amount } chips can't be moved. Possible: { $minimum } to { $maximum }.
refusal-season-at-tables = There are chips at the tables. Close them first: /table close.

## Answers

reply-daily =
    { $amount ->
        [one] Here is your chip for today. Your balance: { $balance }.
       *[other] Here are your { $amount } chips for today. Your balance: { $balance }.
    }
reply-top = Who has most, tables included:
reply-excluded =
    { $days ->
        [one] Done: no poker here for { $days } day. It can't be made shorter.
       *[other] Done: no poker here for { $days } days. It can't be made shorter.
    }
reply-stakes = The stakes of this place:
reply-stake-saved = Saved: { $name }.
reply-stake-removed = Removed: { $name }. A table that plays it goes on.
reply-stake-used =
    { $where ->
        [room] This room plays { $name } from the next table on.
       *[community] Where a room has no stake of its own, { $name } is played.
    }
reply-table-closing = The table closes after this hand; everybody gets his chips back to his balance.
reply-table-closed-now = The table is closed. The hand did not count; every chip is back.
reply-paused = The table is paused. The clock stands.
reply-resumed = The table goes on, with what was left of the clock.
reply-floor-preview = { ruling-name }: this is what it would do.
reply-floor-done = Done: { ruling-name }.
reply-settings = The settings of this place:
reply-settings-saved = Saved.
reply-chips-granted = { $name } gets { $amount } chips and has { $balance } in the balance now.
reply-chips-taken = { $amount } chips taken from { $name }, who has { $balance } in the balance now.
reply-season-preview = A new season: { $people } balances with { $amount } chips would be put back to the starting chips.
reply-season-done = The new season has begun for { $people } players.
reply-admin-log = Who did what, newest first:
reply-audit-file = The log and the ledger as a file: { $entries } acts of admins, { $movements } movements of chips.

## Names of rulings

ruling-name =
    { $ruling ->
        [exposed] exposed card
        [extra] extra card
        [wrong-count] wrong number of cards
        [flop] flop too early
        [turn] turn too early
        [river] river too early
        [misdeal] misdeal
        [void] void hand
       *[remove] player removed
    }

## Lists

stake-line = { $name }: { $stake }
stake-line-here = { $name }: { $stake } (this room)
stake-line-default = { $name }: { $stake } (everywhere else)
stakes-none = None yet. Add one: /stakes add evening 10/20 buyin=400-2000 game=holdem betting=nl seats=6 clock=30
standing-line = { $place }. { $name }: { $chips } ({ $tables } at tables)
standings-none = Nobody has chips yet.
preview-none = No chips move.
preview-line =
    { $sign ->
        [plus] { $name }: +{ $chips }
       *[minus] { $name }: −{ $chips }
    }
setting-line = { $field }: { $value }
settings-hint = Change one: /settings name=value, for example /settings daily_chips=500 time_zone=Europe/Paris
log-line = { $instant } { $name }: { $what }
log-none = Nothing yet.
log-more = Older ones: /audit { $before }

## What stands in the log

log-stake-add = added the stake { $name }
log-stake-edit = changed the stake { $name }
log-stake-remove = removed the stake { $name }
log-stake-use = { $where ->
    [room] set this room's stake: { $name }
   *[community] set the stake of all rooms: { $name }
}
log-settings = changed settings
log-grant = gave { $name } { $amount } chips
log-take = took { $amount } chips from { $name }
log-season = began a new season
log-floor = ruled: { ruling-name }
log-pause = paused a table
log-resume = let a table go on
log-close = closed a table
log-close-now = closed a table at once

## Buttons

button-floor-confirm = Yes, rule so
button-season-confirm = Yes, begin anew
