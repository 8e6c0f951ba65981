### Rules: the table, the button and the blinds, the deal, the rounds.

## Aim and table

rule-table-aim = Every hand is played for the pot: all the chips that the players have bet in it.
rule-table-ways = There are two ways to win it. Either everybody else folds, and the last one takes it without showing. Or two or more stay to the end, turn up their cards, and the best five-card hand wins.
rule-table-buy-in = The table has { $seats } seats. You sit down with { $minimum } to { $maximum } chips from your balance. These are your stack, and you play with nothing else.
rule-table-buy-in-one = The table has { $seats } seats. Everybody sits down with exactly { $maximum } chips from the balance. These are your stack, and you play with nothing else.
rule-table-biggest = If somebody has a bigger stack than the maximum, you may buy in for as much as that.
rule-table-stakes = What you have at the deal is what you play that hand with. Top-ups, new players and leavers wait until the hand is over. No chips come off the table unless you leave with all of them.
rule-table-return = If you come back within { $time } of leaving, you bring at least what you left with.
rule-table-idle = Two players are enough for a hand. When only one is left, the table waits { $time } for another; then it closes and all chips go back to the balances.
rule-table-play-chips = The chips are for play only. Nobody can buy them, and nobody can cash them for anything.

## Button and blinds

rule-button-first = I deal, so nobody else has to. The button, D, marks who would be dealing. For the first hand everybody is dealt one card face up and the highest gets it; between equal ranks spades go before hearts, diamonds and clubs.
rule-button-blinds = Before the cards two players pay blinds, so that there is something to win: the first left of the button the small blind, { $small }, the next one the big blind, { $big }. A blind is a bet: it counts towards a later call or raise in this round.
rule-button-single = Before the cards one player, left of the button, pays the blind of { $big }, so that there is something to win. It is a bet: it counts towards a later call or raise in this round.
rule-button-none = There are no blinds. The player left of the button acts first in every round, and after each hand the button moves on to the next player.
rule-button-ante = Before the cards everybody puts an ante of { $amount } into the pot. It belongs to the pot at once and does not count towards any bet.
rule-button-table-ante = The big blind also pays an ante of { $amount } for the whole table. If there is not enough for both, the blind goes first. The ante belongs to the pot and does not count towards any bet.
rule-button-table-ante-first = The big blind also pays an ante of { $amount } for the whole table. If there is not enough for both, the ante goes first. The ante belongs to the pot and does not count towards any bet.
rule-button-more = After the big blind there are more blinds: { $blinds }, one for each further seat, but never past the button. They are bets like the other two, and the last of them is the price to play.
rule-button-heads-up = With two players (heads-up) the button posts the small blind, acts first in the first round and last in all others.
rule-button-moving = After each hand the button goes to the next player who is dealt in, and the blinds to the two after that. Somebody who leaves in between changes nothing for the others.
rule-button-dead = The button is "dead": the big blind always moves on by one player, the small blind goes where the big blind was, the button where the small blind was, even if that seat is empty by now. An empty seat pays nothing, and nobody gets out of a blind.
rule-button-short = Whoever has too little for the blind or ante puts in everything and is all-in. For the others the price stays what it is.
rule-button-waiting = New at the table, or back from a break in which you missed the blinds? You are dealt in as soon as the big blind comes to your seat. If you do not want to wait, you can post { $big } and are dealt in once the button has passed. I ask; I never take it by myself.
rule-button-debt = If you missed the small blind too, posting costs { $small } more, straight into the pot. These debts are forgotten { $time } after you leave.
rule-button-free = Coming in is free here: you are dealt into the next hand without waiting or posting.
rule-button-straddle = Before the cards the player left of the last blind may straddle: post { $amount } voluntarily. Then { $amount } is the price to play, the minimum raise goes to { $least }, and the straddler acts last in this round. It takes four players and the full amount. Press Straddle between hands.
rule-button-straddles = Before the cards the player left of the last blind may straddle: post { $amount } voluntarily. Then { $amount } is the price to play, the minimum raise goes to { $least }, and the straddler acts last in this round. The next players may straddle on top, twice as much each time, up to { $number } in a hand. It takes four players and full amounts. Press Straddle between hands.
rule-button-chop = When everybody folds to the blinds, both are asked whether they want to take their chips back. If both agree within { $time }, the hand is over; otherwise it is played.

## The deal

rule-deal-deck = A deck of { $deck } cards. Everybody gets { $number } face down, one at a time from the left of the button. Only you see yours.
rule-deal-deck-short = A deck of { $deck } cards, seven to ace; two to six are left out. Everybody gets { $number } face down, one at a time from the left of the button. Only you see yours.
rule-deal-board = Later, community cards come face up in the middle, the board: three on the flop, one on the turn and one on the river. Before each of these one card is burnt, set aside unseen.
rule-deal-any = Your hand is the best five of these { $number } cards: two of your own, one, or none.
rule-deal-own = Your hand is always { $own } of your own { $number } cards and { $rest } of the board, never more or fewer. Example: four hearts on the board and a single heart among your cards are no flush.
rule-deal-closed = There are no community cards: your hand is what you hold. Once in the hand you may exchange cards.
rule-deal-order = The deck is shuffled before the first card and then stays as it is. It is shuffled again only if an admin has to mend an error.
rule-deal-order-draw = The deck is shuffled before the first card and then stays as it is. It is shuffled again only if an admin has to mend an error, or if the cards run out in the draw.

## The rounds

rule-rounds-board = A hand has four rounds of betting: preflop, with nothing but your own cards; then after the flop, after the turn and after the river.
rule-rounds-draw = A hand has two rounds of betting. Between them is the draw, in which each player may exchange cards.
rule-rounds-first-blinds = In the first round the player left of the last blind begins. From the second round on it is the first player left of the button who is still in.
rule-rounds-first-none = In every round the first player left of the button who is still in begins.
rule-rounds-end = Then it goes round clockwise. A round is over when everybody who is in has acted and has put in the same amount. Anybody who is all-in need not match it.
rule-rounds-option = A blind is no decision yet. If everybody just calls { $big }, the big blind may still raise; only then is the first round over.
rule-rounds-fold = If all but one have folded, the hand is over at once, whatever round it is.
