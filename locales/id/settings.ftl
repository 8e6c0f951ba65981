### Pengaturan meja dan nilainya, seperti disebut dalam penolakan.

## Pengaturan meja, di awal kalimat dan sebelum titik dua

setting-variant = Permainan
setting-seats = Kursi
# Same as English: istilah pemain.
setting-small_blind = Small blind
# Same as English: istilah pemain.
setting-big_blind = Big blind
setting-more_blinds = Blind tambahan
# Same as English: istilah pemain.
setting-ante = Ante
setting-big_blind_ante = Ante big blind
setting-min_bet = Taruhan minimal
setting-straddles = Straddle
setting-buy_in_min = Buy-in minimal
setting-buy_in_max = Buy-in maksimal
setting-biggest_stack_buy_in = Buy-in sampai tumpukan terbesar
setting-small_bet = Taruhan kecil
setting-big_bet = Taruhan besar
setting-raise_cap = Kenaikan per ronde
setting-cap_heads_up = Batas kenaikan saat berdua
setting-min_raise = Kenaikan minimal
setting-late_street_min_bet = Taruhan minimal di turn dan river
setting-pl_antes_count = Ante dihitung untuk batas pot
setting-run_it_twice = Main dua kali
setting-run_it_twice_time = Detik untuk menyetujui main dua kali
# Same as English: istilah pemain.
setting-showdown = Showdown
setting-ties = Seri
setting-max_draw = Maksimal kartu yang ditukar
setting-ace_draws_one_more = Satu kartu lebih banyak dengan as
setting-flush_beats_full_house = Flush mengalahkan full house
setting-ace_low_below_seven = As di bawah 7
setting-action_clock = Detik per giliran
setting-time_bank = Detik di bank waktu
setting-time_bank_refill_hands = Permainan sampai bank waktu diisi
setting-show_time = Detik untuk membuka kartu
setting-button = Tombol dealer
setting-chop_blinds = Blind diambil kembali
setting-jacks_or_better = Buka taruhan minimal sepasang jack

## Nilai pengaturan

value-true = ya
value-false = tidak
value-last = kenaikan terakhir
value-double = dua kali taruhan
value-bb = satu big blind
value-2bb = dua big blind
value-auto = otomatis
value-live = manual
value-split = dibagi
value-carry = dibawa terus
value-moving = berpindah
value-dead = tombol boleh di kursi kosong
