### Rules: the showdown, the ranking of hands, five-card draw.

## Showdown

rule-showdown-last-street = If two or more are still in after the last round, they show. It begins with whoever bet or raised last in the last round; if nobody did, with the first player left of the button. Then clockwise.
rule-showdown-last-bettor = If two or more are still in after the last round, they show. It begins with whoever made the last bet or raise of the whole hand that was called. Then clockwise.
rule-showdown-choice = A hand that wins or ties is always turned up for you. If yours is beaten, you have { $time } to choose: Show, or Muck, and then nobody sees it. No answer is a muck.
rule-showdown-no-choice = A hand that wins or ties is always turned up for you. A beaten one is mucked at once, and nobody sees it.
rule-showdown-live = Here everybody decides for themselves: in turn, you table your hand or muck it. If you muck, you give up your share, even with the best hand. Play the board claims a share that the board alone gives you, without showing. The last hand that is not mucked wins unseen. If you do not answer within { $time }, a hand that wins or shares is tabled and any other is mucked.
rule-showdown-all-in = If somebody in the showdown is all-in, all hands are shown, for all pots.
rule-showdown-all-in-choice = If somebody is all-in, a hand that is beaten for every pot it plays for may still be mucked.
rule-showdown-alone = If all the others folded, you take the pot and need not show anything. You may: all your cards or just one.
rule-showdown-muck = A mucked hand stays secret for good. I show it to nobody.
rule-showdown-split = Equal hands share the pot equally.
rule-showdown-carry = If both hands are equal, the whole pot stays in the middle for the next hand: new antes, the button moves on. If one of the two leaves before, it is split.
rule-showdown-odd = Chips are never cut. In a pot of { $pot } for two, one gets { $more } and the other { $less }: the odd chip goes to the first of them left of the button.
rule-showdown-board = If nobody can beat the five cards of the board, everybody who is in shares the pot.

## Hand ranking, from the best to the worst

rule-rank-royal-flush = { $place }. Royal flush: { $cards } – ten to ace of one suit
rule-rank-straight-flush = { $place }. Straight flush: { $cards } – five in a row of one suit
rule-rank-four-of-a-kind = { $place }. Four of a kind: { $cards }
rule-rank-full-house = { $place }. Full house: { $cards } – three and two
rule-rank-flush = { $place }. Flush: { $cards } – five of one suit
rule-rank-straight = { $place }. Straight: { $cards } – five in a row
rule-rank-three-of-a-kind = { $place }. Three of a kind: { $cards }
rule-rank-two-pair = { $place }. Two pair: { $cards }
rule-rank-pair = { $place }. Pair: { $cards }
rule-rank-high-card = { $place }. High card: { $cards } – none of the above
rule-ranks-ties = Between two hands of the same kind the higher cards decide: first those that make it, so kings beat queens; in a full house the three, in two pair the higher pair.
rule-ranks-kicker = After that the other cards decide, the kickers, one by one from the top. Example: { $better } beats { $worse }. Both have a pair of aces, but the king is higher than the queen.
rule-ranks-same = Only five cards count. If all five are equal, it is a tie: a sixth card breaks no tie, and neither does a suit.
rule-ranks-wheel = The ace is high, but it may also stand below the two: { $cards } is a straight, the lowest one, with the five on top. It does not wrap around: queen, king, ace, two, three is no straight.
rule-ranks-short-wheel = The ace is high, but it may also stand below the seven: { $cards } is a straight, the lowest one, with the ten on top.
rule-ranks-short-no-wheel = The ace is always high here: { $cards } is no straight.
rule-ranks-short = With 32 cards everything is better than you are used to: two pair is an everyday hand, and flushes are rarer than full houses.
rule-ranks-flush-first = That is why, at this table, a flush beats a full house.

## Five-card draw

rule-draw-course = Everybody gets five cards face down. One round of betting, then the draw, then another round of betting and the showdown.
rule-draw-marking = The draw goes clockwise from the left of the button, and players who are all-in take part too. Press Choose cards, mark the ones to exchange, and confirm. Everybody sees how many you exchange, and nobody which. It cannot be taken back.
rule-draw-any = You may exchange any number, from none to all five.
rule-draw-most = You may exchange at most { $maximum } cards.
rule-draw-most-ace = You may exchange at most { $maximum } cards, or { $more } if you keep an ace. You need not show it.
rule-draw-served = When all have said how many, one card is burnt and the new ones are dealt in the same order.
rule-draw-stub = If the deck runs out, you get its last cards, and the rest comes from a new shuffle of folded hands and the discards of players before you. You never get your own cards back.
rule-draw-jacks = Before the draw you need a pair of jacks or better to make the first bet. To call or raise, anything will do. If your hand may not open, I tell only you.
rule-draw-checked = If everybody checks, the draw takes place all the same.
rule-draw-decks = With 52 cards up to six can play, with 32 cards, seven to ace, up to five.
rule-draw-short = With 32 cards the ace may also stand below the seven: { $cards } is a straight, the lowest one, with the ten on top.
