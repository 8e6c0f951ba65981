### Tulisan tombol: pendek, untuk jempol. Taruhan dan kenaikan adalah jumlah total; menyamai adalah chip tambahan.

button-fold = Tutup kartu
# Same as English: istilah pemain.
button-check = Check
button-call = Samai { $amount }
button-call-all-in = Samai { $amount } (all-in)
button-bet-menu = Bertaruh…
button-raise-menu = Naikkan…
# Same as English: istilah pemain.
button-all-in = All-in { $amount }
button-all-in-confirm = Ya, all-in { $amount }
button-cards = Kartuku
# Same as English: "min" juga singkatan minimal.
button-bet-min = Min: { $amount }
# Same as English: istilah pemain.
button-bet-half = ½ pot: { $amount }
# Same as English: istilah pemain.
button-bet-pot = Pot: { $amount }
button-raise-min = Min: ke { $amount }
button-raise-half = ½ pot: ke { $amount }
button-raise-pot = Pot: ke { $amount }
button-bet-fixed = Bertaruh { $amount }
button-raise-fixed = Naikkan ke { $amount }
button-pre-check-fold = Check/tutup
button-pre-call = Samai nanti
button-pre-none = Batalkan rencana
button-show = Buka kartu
button-show-first = Buka kartu ke-1
button-show-second = Buka kartu ke-2
button-show-third = Buka kartu ke-3
button-show-fourth = Buka kartu ke-4
button-show-fifth = Buka kartu ke-5
button-muck = Buang kartu
button-play-board = Pakai papan
button-draw-menu = Pilih kartu…
button-stand-pat = Tidak menukar
button-card-marked = ✗ { $card }
button-draw = Tukar { $amount }
button-draw-most = Maksimal { $amount }
button-run-twice = Dua kali
button-run-once = Sekali saja
button-chop = Ambil kembali
button-chop-no = Main terus
# Same as English: istilah pemain.
button-straddle = Straddle
button-straddle-off = Tanpa straddle
button-sit = Duduk
button-leave = Keluar
button-away = Istirahat
button-back = Aku kembali
button-balance = Saldoku
button-language = Bahasa
button-post = Pasang blind
button-post-amount = Pasang { $amount }
button-wait = Tunggu BB
button-top-up = Isi { $amount }
button-stake-save = Simpan
button-stake-cancel = Batal
