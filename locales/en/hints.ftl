### Forms, first steps and hints.

## Betting

raise-form-title-bet = Bet
raise-form-title-raise = Raise
raise-form-label-bet = How much do you bet?
raise-form-label-raise = Raise to (total for this round)
raise-form-placeholder = { $minimum } to { $maximum }, or min, half, pot, all
raise-menu-bet = Bet { $minimum } to { $maximum }. Press an amount below the table, or type it: /bet { $minimum }
raise-menu-raise = Raise to any total from { $minimum } to { $maximum }. Press an amount below the table, or type it: /raise { $minimum }
raise-menu-fixed = Bets are fixed here: the only amount now is { $amount }. Press it below the table.
confirm-all-in = All-in with { $amount }?
confirm-all-in-again = All-in with { $amount }? Press All-in once more to do it.

## First steps

greeting = Hello! I deal poker here, for play chips only. Type /poker and sit down; two players are enough to begin.
cards-hint = I can't write to you privately. Play on all the same: My cards, below the table, shows your cards to you alone.
start-hint = To get your cards privately, open a chat with me and press Start: { $link }
start-welcome = Welcome! From now on I can send you your cards here. Go back to the group and press Sit down.
language-choice = Which language shall I speak with you?
language-name = English
unknown-command = I don't know that command. Type /poker to see the table.
