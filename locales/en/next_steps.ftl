### What an admin does next: below the answer to one step stands the command of the next.

greeting-admins = Admins: start with /stakes list. It shows what is played here and how to change that.

preview-to-balance = Chips that leave the table go to the balance.

next-open = Next, open a table with it: /table open
next-sit = The players take their seats with /sit.
next-floor = If a deal goes wrong: /floor misdeal
next-close = At the end of the evening: /table close
next-void = To call the whole hand off, with every bet back: /floor void
next-remove = To take a player off the table, name the seat, 3 for example: /floor remove 3
next-close-now = To close the table at once, with every chip back: /table close now
next-resume = To go on: /table resume
next-file = Who did what, and every chip that moved, as a file: /audit file
next-rooms = To allow tables here: /settings rooms=here
