### Kartu, lambang, nilai, nama tangan, dan ronde.
###
### NOUN($rank) menaruh kata benda yang ditunjuk oleh sebuah kunci. Bahasa Indonesia tidak mengenal bentuk jamak,
### jadi satu bentuk cukup. Nama tangan dipakai tanpa kata sandang.

## Same as English: nama nilai kartu di meja poker Indonesia (kecuali "as").

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-jack = jack
rank-queen = queen
rank-king = king
rank-ace = as

## Lambang

suit-clubs = keriting
suit-diamonds = wajik
suit-hearts = hati
suit-spades = sekop

## Satu kartu

card-name = { NOUN($rank) } { NOUN($suit) }

## Tangan dengan kartu penentu

hand-high-card =
    { $count ->
        [0] kartu tinggi { NOUN($rank) }
        [1] kartu tinggi { NOUN($rank) }, kicker { $kickers }
       *[other] kartu tinggi { NOUN($rank) } dengan kicker { $kickers }
    }
hand-pair =
    { $count ->
        [0] satu pasang { NOUN($rank) }
        [1] satu pasang { NOUN($rank) }, kicker { $kickers }
       *[other] satu pasang { NOUN($rank) } dengan kicker { $kickers }
    }
hand-two-pair = dua pasang { NOUN($rank) } dan { NOUN($second) }, kicker { NOUN($kicker) }
hand-three-of-a-kind =
    { $count ->
        [0] three of a kind { NOUN($rank) }
        [1] three of a kind { NOUN($rank) }, kicker { $kickers }
       *[other] three of a kind { NOUN($rank) } dengan kicker { $kickers }
    }
hand-straight = straight sampai { NOUN($rank) }
hand-flush =
    { $count ->
        [0] flush dengan { NOUN($rank) } tertinggi
       *[other] flush dengan { NOUN($rank) } tertinggi, lalu { $kickers }
    }
hand-full-house = full house tiga { NOUN($rank) } dan dua { NOUN($second) }
hand-four-of-a-kind =
    { $count ->
        [0] four of a kind { NOUN($rank) }
       *[other] four of a kind { NOUN($rank) }, kicker { $kickers }
    }
hand-straight-flush = straight flush sampai { NOUN($rank) }
# Same as English: istilah Inggris yang dipakai pemain.
hand-royal-flush = royal flush

## Same as English: nama ronde tidak diterjemahkan.

street-preflop = preflop
street-flop = flop
street-turn = turn
street-river = river
street-showdown = showdown

## Ronde permainan yang menukar kartu

street-deal = ronde 1
street-draw = tukar kartu

## Tanpa nama

player-unnamed = Pemain { $seat }
