### The end of an evening: so many last hands, a stop time, and who is up and who is down.
### Answers and refusals at most 200 characters each, because Telegram shows them in an alert.

## Refusals

refusal-already-closing = The table closes after this hand anyway.
refusal-last-hand = This is the last hand: nobody sits down any more.
refusal-last-hands-range = { $hands } can't be the number of last hands. Possible: { $minimum } to { $maximum }.
refusal-no-end-planned = No last hands are announced.
refusal-no-stop-time = No stop time is set.

## Answers

reply-last-hands =
    { $running ->
        [yes]
            { $hands ->
                [one] { $hands } more hand after this one, then the table closes.
               *[other] { $hands } more hands after this one, then the table closes.
            }
       *[no]
            { $hands ->
                [one] { $hands } more hand, then the table closes.
               *[other] { $hands } more hands, then the table closes.
            }
    }
reply-last-hands-off = The last hands are off. The table goes on.
reply-stop-time = The table closes at { $time }, after the hand being played then. Time left: { $seconds }.
reply-stop-time-off = The stop time is off. The table goes on.
reply-settle-up =
    { $state ->
        [closed] Settle-up of table { $table } (brought → left with)
       *[open] Settle-up of table { $table } so far (brought → has)
    }
reply-settle-file = The settle-up of table { $table } as a file.
reply-settle-none = Nobody has bought in here yet, so there is nothing to settle.

## On the message of the table, as long as an end is announced

ending-hands =
    { $hands ->
        [one] The next hand is the last
       *[other] Last { $hands } hands
    }
ending-hands-after =
    { $hands ->
        [one] { $hands } more hand after this one
       *[other] { $hands } more hands after this one
    }
ending-last-hand = Last hand
ending-time = Closes at { $time }, after the hand

## In its log

log-end =
    { $hands ->
        [one] { $hands } more hand, then the table closes
       *[other] { $hands } more hands, then the table closes
    }
log-end-after =
    { $hands ->
        [one] { $hands } more hand after this one, then it closes
       *[other] { $hands } more hands after this one, then it closes
    }
log-end-dropped = No last hands any more: the table goes on
log-stop-set = The table now has a stop time
log-stop-dropped = No stop time any more: the table goes on

## The settle-up.

settle-title = Settle-up (brought → left with)
settle-line = { $name }: { $difference } ({ $brought } → { $has })
settle-carried = In the pot for the next hand: { $amount }
settle-house = { $name }, house player

## What stands in the log of admins

log-last-hands = announced the last hands: { $hands }
log-last-hands-off = called off the last hands
log-stop-time = set a stop time: { $time }
log-stop-time-off = called off the stop time

## Commands

command-table-last-name = last
command-table-last-description = Close the table after so many more hands
command-table-until-name = until
command-table-until-description = Close the table at a time of day, after the hand being played then
command-settle-name = settle
command-settle-description = See who is up and who is down at this table; or as a file
option-hands-name = hands
option-hands-description = How many more hands, 1 to 100
option-time-name = time
option-time-description = Time of day in the time zone of /settings, for example 23:30
option-off-name = off
option-off-description = Call it off
option-file-name = file
option-file-description = As a CSV file
