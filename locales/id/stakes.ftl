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
        [fixed-limit] Texas hold'em limit
       *[no-limit] Texas hold'em no-limit
    }
game-omaha =
    { $betting ->
        [pot-limit] Omaha pot-limit
        [fixed-limit] Omaha limit
       *[no-limit] Omaha no-limit
    }
game-draw =
    { $betting ->
        [pot-limit] Five-card draw pot-limit
        [fixed-limit] Five-card draw limit
       *[no-limit] Five-card draw
    }
game-draw32 =
    { $betting ->
        [pot-limit] Five-card draw pot-limit (32 kartu)
        [fixed-limit] Five-card draw limit (32 kartu)
       *[no-limit] Five-card draw (32 kartu)
    }
game-with-blinds = { $game } { $stakes }
game-without-blinds = { $game }, { $stakes }

## Yang sama di judul satu permainan, sesingkat mungkin

# Same as English: istilah pemain.
title-holdem =
    { $betting ->
        [pot-limit] pot-limit { $stakes }
        [fixed-limit] limit { $stakes }
       *[no-limit] { $stakes }
    }
title-omaha =
    { $betting ->
        [pot-limit] Omaha pot-limit { $stakes }
        [fixed-limit] Omaha limit { $stakes }
       *[no-limit] Omaha no-limit { $stakes }
    }
title-draw =
    { $betting ->
        [pot-limit] draw pot-limit, { $stakes }
        [fixed-limit] draw limit, { $stakes }
       *[no-limit] draw, { $stakes }
    }
title-draw32 =
    { $betting ->
        [pot-limit] draw (32) pot-limit, { $stakes }
        [fixed-limit] draw (32) limit, { $stakes }
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
# Same as English: istilah pemain.
choice-betting-no-limit = No-limit
# Same as English: istilah pemain.
choice-betting-pot-limit = Pot-limit
# Same as English: istilah pemain.
choice-betting-fixed-limit = Fixed limit

## Yang dimainkan lain dari biasanya

table-option-straddle = boleh straddle
table-option-straddles = sampai { $number } straddle
table-option-run-twice = boleh main dua kali
table-option-carry = pot seri dibawa terus
table-option-max-draw = tukar maksimal { $maximum }
table-option-max-draw-ace = tukar maksimal { $maximum }, { $more } dengan as
table-option-live-showdown = showdown manual
table-option-allin-choice = kartu all-in yang kalah boleh dibuang
table-option-last-bettor = yang terakhir bertaruh buka dulu
table-option-min-raise-double = naik minimal ke dua kali taruhan
table-option-min-raise-bb = naik minimal satu big blind
table-option-late-min-bet = turn dan river minimal 2 big blind
table-option-raise-cap = maksimal { $number } kenaikan per ronde
table-option-cap-always = batas kenaikan berlaku juga saat berdua
table-option-antes-uncounted = ante tidak dihitung untuk batas pot
table-option-ante-first = ante big blind sebelum blind
table-option-dead-button = tombol dealer boleh di kursi kosong
table-option-free-entry = masuk tanpa memasang blind
table-option-flush-first = flush mengalahkan full house
table-option-no-low-ace = as tidak di bawah 7
table-option-biggest-stack = buy-in sampai tumpukan terbesar
table-option-jacks = buka taruhan minimal sepasang jack
table-option-chop = blind boleh diambil kembali
