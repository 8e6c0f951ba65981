### Losses between two players that chance does not explain.

reply-pairs =
    { $days ->
        [one] Lopsided losses of the last day:
       *[other] Lopsided losses of the last { $days } days:
    }
reply-pairs-file = The lopsided losses as a file. Days: { $days }; pairs: { $count }.
pairs-line = { $loser } lost { $amount } to { $winner }: { $percent }% of all that went between them, { $share }% of all losses; hands: { $hands }
pairs-gifts = gifts: { $amount }
pairs-none = Nothing stands out: nobody lost the starting chips or more to a single player, more steadily than chance explains.
pairs-hint = This proves nothing; it says where to look. As a file: /audit pairs file

command-audit-pairs-name = pairs
command-audit-pairs-description = Lopsided losses between two players
