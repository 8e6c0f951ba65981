### Cards, suits, ranks, hand names and streets.
###
### NOUN($rank) puts in the noun that a key stands for; NOUN($rank, form: "plural") one of its forms. The forms are
### this language's own affair: another language has the ones it needs.
### Names of hands stand without an article, as after a colon, in brackets or after a dash.

## Ranks. index = the letter in the corner of the card.

rank-2 = two
    .plural = twos
    .index = 2
rank-3 = three
    .plural = threes
    .index = 3
rank-4 = four
    .plural = fours
    .index = 4
rank-5 = five
    .plural = fives
    .index = 5
rank-6 = six
    .plural = sixes
    .index = 6
rank-7 = seven
    .plural = sevens
    .index = 7
rank-8 = eight
    .plural = eights
    .index = 8
rank-9 = nine
    .plural = nines
    .index = 9
rank-10 = ten
    .plural = tens
    .index = 10
rank-jack = jack
    .plural = jacks
    .index = J
rank-queen = queen
    .plural = queens
    .index = Q
rank-king = king
    .plural = kings
    .index = K
rank-ace = ace
    .plural = aces
    .index = A

## Suits

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

## A card
## $rank, $suit: keys of a rank and a suit above; in card-short $suit is the sign of the suit.

card-name = { NOUN($rank) } of { NOUN($suit) }
card-short = { NOUN($rank, form: "index") }{ $suit }

## Kinds of hand

category-high-card = high card
category-pair = pair
category-two-pair = two pair
category-three-of-a-kind = three of a kind
category-straight = straight
category-flush = flush
category-full-house = full house
category-four-of-a-kind = four of a kind
category-straight-flush = straight flush
category-royal-flush = royal flush

## Hands with the cards that decided
## $rank: the rank of the hand. $second: the lower pair, or the pair of a full house. $kicker: the fifth card.
## $count: how many kickers are named (0-4); $kickers: their names, joined.

hand-high-card =
    { $count ->
        [0] { NOUN($rank) } high
        [1] { NOUN($rank) } high, { $kickers } kicker
       *[other] { NOUN($rank) } high with { $kickers } kickers
    }
hand-pair =
    { $count ->
        [0] pair of { NOUN($rank, form: "plural") }
        [1] pair of { NOUN($rank, form: "plural") }, { $kickers } kicker
       *[other] pair of { NOUN($rank, form: "plural") } with { $kickers } kickers
    }
hand-two-pair = two pair, { NOUN($rank, form: "plural") } and { NOUN($second, form: "plural") }, { NOUN($kicker) } kicker
hand-three-of-a-kind =
    { $count ->
        [0] three { NOUN($rank, form: "plural") }
        [1] three { NOUN($rank, form: "plural") }, { $kickers } kicker
       *[other] three { NOUN($rank, form: "plural") } with { $kickers } kickers
    }
hand-straight = { NOUN($rank) }-high straight
hand-flush =
    { $count ->
        [0] { NOUN($rank) }-high flush
       *[other] { NOUN($rank) }-high flush, then { $kickers }
    }
hand-full-house = full house, { NOUN($rank, form: "plural") } full of { NOUN($second, form: "plural") }
hand-four-of-a-kind =
    { $count ->
        [0] four { NOUN($rank, form: "plural") }
       *[other] four { NOUN($rank, form: "plural") }, { $kickers } kicker
    }
hand-straight-flush = { NOUN($rank) }-high straight flush
hand-royal-flush = royal flush

## Streets

street-preflop = preflop
street-flop = flop
street-turn = turn
street-river = river
street-showdown = showdown

## A player whose name has nothing that can be shown. $seat: the number of the seat.

player-unnamed = Player { $seat }
