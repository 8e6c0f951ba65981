### What pictures of the table and of the hand ranking say.

## The picture of a table. $hand: the number of the hand; $count: how many; $amount: chips.

picture-hand = Hand { $hand }
picture-more-pots =
    { $count ->
        [one] and { $count } more side pot
       *[other] and { $count } more side pots
    }
picture-won = +{ $amount }

## Read aloud in place of the picture. $street: how far the hand is; $seats: numbers of seats.

picture-alt-table = Picture of table { $table }, hand { $hand }, { $street }.
picture-alt-empty = Picture of table { $table }, no hand yet.
picture-alt-board = Board: { $cards }.
picture-alt-board-two = Second board: { $cards }.
picture-alt-free =
    { $count ->
        [one] { $count } seat is free.
       *[other] { $count } seats are free.
    }

## The picture of the hand ranking.

picture-ranks-title = What beats what
picture-ranks-title-short-deck = What beats what with 32 cards
picture-ranks-order = The best hand is at the top. Suits never break a tie.
picture-ranks-alt = Picture of the ten hands, the best first:
picture-ranks-alt-line = { $place }. { $name } ({ $cards }): { $note }

## Names of the ten hands, and who wins when two players have the same.

rank-title-royal-flush = Royal flush
rank-title-straight-flush = Straight flush
rank-title-four-of-a-kind = Four of a kind
rank-title-full-house = Full house
rank-title-flush = Flush
rank-title-straight = Straight
rank-title-three-of-a-kind = Three of a kind
rank-title-two-pair = Two pair
rank-title-pair = Pair
rank-title-high-card = High card
rank-note-royal-flush = Nothing beats it; two of them split the pot.
rank-note-straight-flush = The higher top card wins.
rank-note-four-of-a-kind = The higher four, then the fifth card.
rank-note-full-house = The higher three, then the higher pair.
rank-note-flush = The highest card, then the next, down to the fifth.
rank-note-straight = The higher top card. An ace may also stand below the two.
rank-note-straight-short-deck = The higher top card. An ace may also stand below the seven.
rank-note-three-of-a-kind = The higher three, then the other two cards.
rank-note-two-pair = The higher pair, then the lower one, then the fifth card.
rank-note-pair = The higher pair, then the other three cards.
rank-note-high-card = The highest card, then the next, down to the fifth.
