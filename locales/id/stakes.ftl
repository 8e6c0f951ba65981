### Yang dimainkan: taruhan yang menjadi nama meja, permainannya, dan yang lain dari biasanya.

## Taruhan

# Same as English: istilah pemain.
stakes-blind = blind { $amount }
# Same as English: istilah pemain.
stakes-ante = ante { $amount }
stakes-table-ante = ante big blind { $amount }
stakes-min-bet = taruhan minimal { $amount }
stakes-limit-blinds = blind { $blinds }

## Permainan dan cara bertaruhnya. $betting: pot-limit, fixed-limit, atau no-limit.

game-holdem =
    { $betting ->
        [pot-limit] Texas hold'em pot-limit
        [fixed-limit] Texas hold'em limit tetap
       *[no-limit] Texas hold'em tanpa batas
    }
game-omaha =
    { $betting ->
        [pot-limit] Omaha pot-limit
        [fixed-limit] Omaha limit tetap
       *[no-limit] Omaha tanpa batas
    }
game-draw =
    { $betting ->
        [pot-limit] Five-card draw pot-limit
        [fixed-limit] Five-card draw limit tetap
       *[no-limit] Five-card draw
    }
game-draw32 =
    { $betting ->
        [pot-limit] Five-card draw pot-limit (32 kartu)
        [fixed-limit] Five-card draw limit tetap (32 kartu)
       *[no-limit] Five-card draw (32 kartu)
    }
game-with-blinds = { $game } { $stakes }
game-without-blinds = { $game }, { $stakes }

## Yang sama di judul satu permainan, sesingkat mungkin

title-holdem =
    { $betting ->
        [pot-limit] pot-limit { $stakes }
        [fixed-limit] limit tetap { $stakes }
       *[no-limit] { $stakes }
    }
title-omaha =
    { $betting ->
        [pot-limit] Omaha pot-limit { $stakes }
        [fixed-limit] Omaha limit tetap { $stakes }
       *[no-limit] Omaha tanpa batas { $stakes }
    }
title-draw =
    { $betting ->
        [pot-limit] draw pot-limit, { $stakes }
        [fixed-limit] draw limit tetap, { $stakes }
       *[no-limit] draw, { $stakes }
    }
title-draw32 =
    { $betting ->
        [pot-limit] draw (32) pot-limit, { $stakes }
        [fixed-limit] draw (32) limit tetap, { $stakes }
       *[no-limit] draw (32), { $stakes }
    }

## Untuk dipilih

# Same as English: nama permainan.
choice-game-holdem = Texas hold'em
# Same as English: nama permainan.
choice-game-omaha = Omaha
# Same as English: nama permainan.
choice-game-draw = Five-card draw
choice-game-draw32 = Five-card draw (32 kartu)
choice-betting-no-limit = Tanpa batas
# Same as English: istilah pemain.
choice-betting-pot-limit = Pot-limit
choice-betting-fixed-limit = Limit tetap

## Yang dimainkan lain dari biasanya

table-option-straddle = boleh straddle
table-option-straddles = sampai { $number } straddle
table-option-run-twice = boleh dua papan
table-option-carry = pot seri dibawa terus
table-option-max-draw = tukar paling banyak { $maximum }
table-option-max-draw-ace = tukar paling banyak { $maximum }, { $more } dengan as
table-option-live-showdown = showdown pilihan sendiri
table-option-allin-choice = all-in yang kalah boleh dibuang
table-option-last-bettor = petaruh terakhir buka dulu
table-option-min-raise-double = naik paling sedikit dua kali lipat
table-option-min-raise-bb = naik paling sedikit satu big blind
table-option-late-min-bet = turn dan river mulai 2 big blind
table-option-raise-cap = kenaikan per ronde: { $number }
table-option-cap-always = batas kenaikan juga saat berdua
table-option-antes-uncounted = ante tidak dihitung untuk batas pot
table-option-ante-first = ante big blind sebelum blind
table-option-dead-button = tombol dealer boleh di kursi kosong
table-option-free-entry = masuk tanpa memasang blind
table-option-flush-first = flush mengalahkan full house
table-option-no-low-ace = as tidak di bawah 7
table-option-biggest-stack = buy-in sampai tumpukan terbesar
table-option-jacks = buka taruhan mulai pasangan jack
table-option-chop = blind boleh diambil kembali
