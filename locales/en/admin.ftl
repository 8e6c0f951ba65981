### The card room of a server or group: what admins set and do, and what it says to players.
### Answers and refusals at most 200 characters each, because Telegram shows them in an alert.

## Refusals

refusal-not-an-admin = That is for the admins here.
refusal-ruling-in-hand = You play in this hand yourself: another admin has to rule on it. You may pause the table.
refusal-no-such-ruling = There is no ruling called { $text }. There are: exposed, extra, wrong-count, flop, turn, river, misdeal, void, remove.
refusal-no-such-stake = There is no stake called { $name }. /stakes lists them.
refusal-stake-exists = There is a stake called { $name } already.
refusal-stake-name = { $text } can't be the name of a stake: letters and digits, at most { $maximum } of them.
refusal-no-such-setting = There is no setting called { $text }.
refusal-setting-range = { $value } can't be the value of { $field }. Possible: { $possible }.
refusal-changed-meanwhile = Something has just changed. Nothing was saved; look at it again.
refusal-not-here = The admins allow no tables in this room.
refusal-may-not-open = Only admins can open tables here.
refusal-daily-claimed = You already have today's chips. The next ones come in { $hours } h { $minutes } min.
refusal-no-daily = There are no daily chips here.
refusal-excluded =
    { $days ->
        [one] You have excluded yourself from playing for { $days } more day.
       *[other] You have excluded yourself from playing for { $days } more days.
    }
refusal-exclusion-range = { $days } can't be the number of days. Possible: { $minimum } to { $maximum }.
refusal-buy-in-limit = { $amount } is more than you may still bring to the tables today: { $maximum }.
refusal-chips-range = { $amount } can't be moved. Possible: { $minimum } to { $maximum } chips.
refusal-season-at-tables = There are chips at the tables. Close them first: /table close.
refusal-not-understood = I don't understand “{ $text }”. Possible: { $possible }.
refusal-unknown-person = I know nobody here called “{ $text }”. Name somebody who has played or talked to me here.
refusal-take-too-much = { $name } has { $balance } in the balance, so { $amount } can't be taken.

## Answers

reply-daily =
    { $amount ->
        [one] Here is your chip for today. Your balance: { $balance }.
       *[other] Here are your { $amount } chips for today. Your balance: { $balance }.
    }
reply-top = Who has the most chips, tables included:
reply-excluded =
    { $days ->
        [one] Done: no poker here for { $days } day. It can't be made shorter.
       *[other] Done: no poker here for { $days } days. It can't be made shorter.
    }
reply-stakes = The stakes here:
reply-stake-saved = Saved: { $name }.
reply-stake-removed = Removed: { $name }. A table that is playing it goes on.
reply-stake-used =
    { $where ->
        [room] This room plays { $name } from the next table on.
       *[community] Where a room has no stake of its own, { $name } is played.
    }
reply-table-closing = The table closes after this hand. All chips go back to the balances.
reply-table-closed-now = The table is closed. The hand does not count; every chip is back.
reply-paused = The table is paused. The clock is stopped.
reply-resumed = The table goes on, with the time that was left.
reply-floor-preview = Ruling: { ruling-name }. This is what it would do:
reply-floor-done = Done. Ruling: { ruling-name }.
reply-settings = The settings here:
reply-settings-saved = Saved.
reply-chips-granted = Chips given to { $name }: { $amount }. Balance now: { $balance }.
reply-chips-taken = Chips taken from { $name }: { $amount }. Balance now: { $balance }.
reply-season-preview = A new season would put all balances back to the starting chips: { $people } balances, { $amount } chips in all. It can't be undone.
reply-season-done = The new season has begun. Balances put back: { $people }.
reply-admin-log = Who did what, newest first (UTC):
reply-audit-file = The log and the ledger as a file. Admin actions: { $entries }; chip movements: { $movements }.

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
stakes-none = No stakes yet. Add one: /stakes add evening 10/20 buyin=400-2000 game=holdem betting=nl seats=6 clock=30
stakes-hint = Also: /stakes add, edit, remove, default
stake-saved-hint = Play it in this room: /stakes default { $name }
stake-unused =
    { $where ->
        [room] This room has no stake of its own any more.
       *[community] Rooms without a stake of their own play the usual one again.
    }
list-more = … and { $count } more
standing-line =
    { $tables ->
        [0] { $place }. { $name }: { $chips }
       *[other] { $place }. { $name }: { $chips } ({ $tables } at tables)
    }
standings-none = Nobody has chips yet.
ruling-seat = Seat { $seat }: { $name }
ruling-card = Seat { $seat }: { $name }, card { $card }
preview-none = No chips move.
preview-line =
    { $sign ->
        [plus] { $name }: +{ $chips }
       *[minus] { $name }: −{ $chips }
    }
settings-hint = To change one: /settings name=value, for example /settings daily_chips=500 time_zone=Europe/Paris
log-line = { $instant } { $name }: { $what }
log-none = Nothing yet.
log-more = Older ones: /audit { $before }

## What stands in the log

log-stake-add = added the stake { $name }
log-stake-edit = changed the stake { $name }
log-stake-remove = removed the stake { $name }
log-stake-use =
    { $where ->
        [room] set the stake of a room: { $name }
       *[community] set the stake of the other rooms: { $name }
    }
log-stake-unuse =
    { $where ->
        [room] removed the stake of a room
       *[community] removed the stake of the other rooms
    }
log-settings = changed settings: { $changes }
log-grant = gave chips to { $name }: { $amount }
log-take = took chips from { $name }: { $amount }
log-season = began a new season
log-floor = ruled: { ruling-name }
log-pause = paused a table
log-resume = resumed a table
log-close = closed a table
log-close-now = closed a table at once

## Settings of a community, behind the name and value that are typed, and before a colon

setting-language = Language of public messages
setting-daily_chips = Free chips per day
setting-starting_chips = Chips for newcomers
setting-buy_in_limit = Most a player may bring to the tables per day (0: no limit)
setting-who_opens = Who opens tables
setting-time_zone = Time zone
setting-admin_role = Admin role
setting-rooms = Where tables are allowed
setting-house_players = House players
setting-cards_by_message = Cards by private message
setting-quiet_from = Quiet from
setting-quiet_to = Quiet until

## Buttons

button-floor-confirm = Yes, confirm
button-season-confirm = Yes, new season
