### Cards, suits, ranks, hand names and streets.
###
### NOUN($rank) puts in the noun that a key stands for; NOUN($rank, form: "plural") one of its forms. The forms are
### this language's own affair: another language has the ones it needs.
### Names of hands stand without an article, as after a colon, in brackets or after a dash.

## Ranks

rank-2 = two
    .plural = twos
rank-3 = three
    .plural = threes
rank-4 = four
    .plural = fours
rank-5 = five
    .plural = fives
rank-6 = six
    .plural = sixes
rank-7 = seven
    .plural = sevens
rank-8 = eight
    .plural = eights
rank-9 = nine
    .plural = nines
rank-10 = ten
    .plural = tens
rank-jack = jack
    .plural = jacks
rank-queen = queen
    .plural = queens
rank-king = king
    .plural = kings
rank-ace = ace
    .plural = aces

## Suits

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

## A card
## $rank, $suit: keys of a rank and a suit above.

card-name = { NOUN($rank) } of { NOUN($suit) }

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
street-deal = first round
street-draw = draw
street-showdown = showdown

## A player whose name has nothing that can be shown. $seat: the number of the seat.

player-unnamed = Player { $seat }
