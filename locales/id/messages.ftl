### Pesan umum sebuah meja dan pesan pribadi berisi kartu.
###
### Pemain disapa dengan "kamu". Istilah Inggris yang biasa dipakai pemain dibiarkan. $hand adalah nomor permainan;
### setelah titik dua atau tanda pisah, nama sebuah tangan.

## Waktu

countdown-in = dalam { $time }
countdown-now = sekarang

## Nama yang dipakai dua pemain

player-in-seat = { $player } (kursi { $seat })

## Judul, papan, pot

table-title = Meja { $table } · { $stakes } · permainan { $hand } · { $street }
table-stage-over = hasil
table-stage-void = batal
table-stage-after-draw = ronde 2
table-board = Papan: { $cards }
table-first-board = Papan 1: { $cards }
table-second-board = Papan 2: { $cards }
# Same as English: istilah pemain.
table-pot = Pot: { $amount }
pot-main = pot utama { $amount }
# Same as English: istilah pemain.
pot-one-side = side pot { $amount }
# Same as English: istilah pemain.
pot-side = side pot { $number }: { $amount }
pot-carried = termasuk { $amount } dari seri

## Lobi

lobby-title = Meja { $table } · { $game }
# Same as English: istilah pemain.
lobby-buy-in = Buy-in { $minimum }–{ $maximum }
# Same as English: istilah pemain.
lobby-buy-in-fixed = Buy-in { $amount }
lobby-clock = { $time } per giliran
lobby-no-clock = tanpa batas waktu
lobby-seats = Kursi terisi: { $taken } dari { $seats }

## Kursi. Same as English: D, SB, BB, check, dan all-in adalah istilah pemain.

seat-button = D
seat-small-blind = SB
seat-big-blind = BB
seat-bet = taruhan { $amount }
seat-blind = blind { $amount }
seat-straddle = straddle { $amount }
seat-drew = tukar { $count }
seat-pat = tidak menukar
seat-checked = sudah check
seat-folded = tutup kartu
seat-all-in = all-in
seat-waiting = menunggu big blind
seat-posting = pasang blind untuk masuk
seat-away = istirahat
seat-leaving = akan keluar
seat-broke = chip habis
seat-mucked = kartu dibuang
seat-plays-board = pakai papan
seat-straddles = akan straddle
seat-empty = { $seat } kursi kosong ({ $position })
seat-top-up = +{ $amount } di permainan berikutnya

## Yang terjadi

log-fold = { $player } menutup kartu
log-folds = { $players } menutup kartu
log-check = { $player } check
# Same as English: Indonesia tidak punya bentuk jamak, dan "check" istilah pemain.
log-checks = { $players } check
log-timeout-fold = Waktu { $player } habis: menutup kartu
log-timeout-check = Waktu { $player } habis: check
log-call = { $player } menyamai { $amount }
log-call-all-in = { $player } menyamai { $amount } dan all-in
log-bet = { $player } bertaruh { $amount }
log-bet-all-in = { $player } bertaruh { $amount } dan all-in
log-raise = { $player } menaikkan ke { $amount } (naik { $more })
log-raise-all-in = { $player } menaikkan ke { $amount } (naik { $more }) dan all-in
log-small-blind = { $player } memasang small blind { $amount }
log-big-blind = { $player } memasang big blind { $amount }
log-more-blind = { $player } memasang blind tambahan { $amount }
log-straddle = { $player } memasang straddle { $amount }
log-no-small-blind = Tanpa small blind: kursi { $seat } tidak ikut main
log-entry-blind = { $player } memasang { $amount } untuk masuk
log-dead-blind = { $player } memasang small blind yang terlewat { $amount }
log-antes = Ante di pot: { $amount }
log-table-ante = { $player } memasang ante meja { $amount }
log-street = – { $street }: { $cards }
log-draw = – tukar kartu
log-reseal = Sisa dek dikocok ulang: { $count } kartu
log-reseal-draw = Dek habis, kartu buangan dikocok: { $count } kartu
log-button = { $player } mendapat { $card } dan tombol dealer
log-extended = Pesan terlambat: waktu ditambah { $seconds }
log-straddles = { $player } akan straddle
log-no-straddle = { $player } batal straddle
log-run-twice = Dimainkan dua kali, di dua papan
log-run-once = Dimainkan sekali
log-chop = Kedua blind diambil kembali
log-no-chop = Permainan diteruskan
log-plays-board = { $player } memakai papan
log-carried-split = Pot yang dibawa sekarang dibagi: { $shares }
log-resumed = Permainan dilanjutkan
log-replaced = { $player } mendapat kartu pengganti karena kartunya sempat terbuka
log-burn = Satu kartu disisihkan sebagai kartu bakar
log-early-card = Kartu keluar terlalu cepat: disisihkan dulu, nanti dikocok lagi
log-taken-back = Ditarik dari papan: { $cards }
log-sits = { $player } duduk dengan { $amount }
log-leaving = { $player } keluar setelah permainan ini
log-left = { $player } keluar membawa { $amount }
log-away = { $player } istirahat
log-away-clock = { $player } melewatkan dua giliran, jadi istirahat
log-broke = { $player } kehabisan chip
log-back = { $player } kembali
log-top-up = { $player } menambah { $amount }

## Giliran siapa

turn-check = ▶ { $player }, giliranmu: check atau bertaruh
turn-option = ▶ { $player }, giliranmu: check atau naikkan
turn-call = ▶ { $player }, giliranmu: samai { $to_call }?
turn-call-all-in = ▶ { $player }, giliranmu: samai { $to_call } (all-in)?
turn-draw = ▶ { $player }, giliranmu: pilih kartu yang mau ditukar
turn-showdown = ▶ { $player }, giliranmu: buka atau buang kartu
run-twice-question = ▶ Main dua kali, di dua papan? { $players }
run-twice-agreed = Mau dua kali: { $players }
chop-question = ▶ Ambil kembali kedua blind? { $players }
chop-agreed = Mau ambil kembali: { $players }
hand-resealing = Sisa kartu sedang dikocok…
showdown-choice = ▶ Buka atau buang kartu? { $players }
may-show = { $player } masih boleh membuka kartu
countdown = ⏳ { $when }
countdown-bank = ⏳ Bank waktu habis { $when }
nudge = { $player }, giliranmu! Waktu habis { $when }

## Selanjutnya

next-hand = Permainan berikutnya mulai { $when }
waiting-for-player = Menunggu satu pemain lagi
waiting-for-first = Belum ada orang. Siapa mau main?
next-stakes = Mulai permainan berikutnya: { $stakes }
table-closing = Meja ditutup setelah permainan ini
table-closed = Meja ini sudah ditutup. Semua chip kembali ke saldo.
table-frozen = Meja ini berhenti karena ada kesalahan. Tidak ada chip yang hilang; admin perlu memeriksanya.
table-paused = ⏸ Meja dijeda. Waktu berhenti.

## Hasil. Taruhan yang tidak disamai dikembalikan, bukan dimenangkan.

result-returned = { $amount } kembali ke { $player }: tidak ada yang menyamai
result-chopped = { $player } mengambil kembali { $amount }
result-wins = 🏆 { $player } menang { $amount }
result-wins-main = 🏆 { $player } memenangkan pot utama: { $amount }
result-wins-one-side = 🏆 { $player } memenangkan side pot: { $amount }
result-wins-side = 🏆 { $player } memenangkan side pot { $number }: { $amount }
result-takes = 🏆 { $player } menang { $amount } tanpa showdown
result-takes-main = 🏆 { $player } memenangkan pot utama tanpa showdown: { $amount }
result-takes-one-side = 🏆 { $player } memenangkan side pot tanpa showdown: { $amount }
result-takes-side = 🏆 { $player } memenangkan side pot { $number } tanpa showdown: { $amount }
result-split = 🏆 Pot { $amount } dibagi: { $shares }
result-split-main = 🏆 Pot utama { $amount } dibagi: { $shares }
result-split-one-side = 🏆 Side pot { $amount } dibagi: { $shares }
result-split-side = 🏆 Side pot { $number } sebesar { $amount } dibagi: { $shares }
result-share = { $player } { $amount }
result-share-odd = { $player } { $amount } (chip ganjil)
result-board-first = Papan 1: { $result }
result-board-second = Papan 2: { $result }
result-carried = 🤝 Seri: pot { $amount } dibawa ke permainan berikutnya
result-carried-before = Di pot untuk permainan berikutnya: { $amount }
result-void = Permainan ini batal: semua chip kembali
result-misdeal = Salah bagi: semua chip kembali, kartu dibagikan ulang

## Hanya untuk satu orang

private-title = Kartumu · meja { $table } · { $stakes } · permainan { $hand }
private-none = Kamu tidak punya kartu di permainan ini.
private-rank = Kamu punya: { $hand }
private-cards = Kartumu: { $cards }
private-cards-rank = Kartumu: { $cards } – { $hand }
private-your-turn-check = Giliranmu: bisa check, gratis.
private-your-turn-call = Giliranmu: perlu { $to_call } untuk menyamai.
private-pre-check-fold = Rencana: check, atau tutup kartu kalau ada taruhan.
private-pre-call = Rencana: menyamai { $price }.
private-may-show = Kamu boleh membuka kartumu atau membuangnya.
private-waiting = Kamu menunggu big blind. Pasang { $amount } supaya ikut lebih cepat.
private-draw = Giliranmu tukar kartu: tandai yang dibuang, lalu konfirmasi di bawah.
private-draw-most = Giliranmu tukar kartu: tandai yang dibuang (maksimal { $maximum }), lalu konfirmasi di bawah.
private-draw-ace = Giliranmu tukar kartu: tandai yang dibuang (maksimal { $maximum }, atau { $more } kalau as disimpan), lalu konfirmasi di bawah.
private-draw-keep = Kamu simpan: { $cards }
private-draw-keep-none = Semua kartumu dibuang.
private-draw-numbers = { $cards } – Giliranmu tukar kartu: ketik /draw dan nomor yang dibuang, misalnya /draw 1 3, atau /draw 0 kalau tidak menukar.
private-run-twice = Mau lihat sisa papan dua kali, masing-masing untuk setengah pot? Tekan Dua kali atau Sekali saja.
private-chop = Semua yang lain sudah tutup kartu. Mau ambil kembali blind-mu? Tekan Ambil kembali atau Main terus.
private-out-at-big = Kamu istirahat begitu big blind sampai ke kursimu.
private-may-play-board = Dengan papan saja kamu sudah dapat bagian: tekan Pakai papan untuk mengambilnya tanpa membuka kartu.
private-straddles = Kamu straddle di permainan berikutnya.
private-buttons = Tombolnya ada di bawah pesan meja.
