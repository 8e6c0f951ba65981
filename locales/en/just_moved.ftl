### The same act of an admin twice in a row.

refusal-chips-just-moved = You have just moved { $amount } for { $name }. If you want it once more, repeat it in { $seconds }.
