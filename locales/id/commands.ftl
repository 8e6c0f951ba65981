### Perintah. Nama: a-z, 0-9, dan tanda hubung, paling panjang 32, tidak boleh kembar. Keterangan: paling panjang 100.

# Same as English: nama permainannya.
command-poker-name = poker
command-poker-description = Lihat meja di ruang ini, atau buka meja baru
command-sit-name = duduk
command-sit-description = Duduk di meja
command-leave-name = keluar
command-leave-description = Keluar dari meja; chip-mu kembali ke saldo
command-away-name = istirahat
command-away-description = Istirahat mulai permainan berikutnya
command-back-name = kembali
command-back-description = Kembali setelah istirahat
command-topup-name = isi
command-topup-description = Tambah chip ke tumpukanmu di permainan berikutnya
command-cards-name = kartu
command-cards-description = Lihat kartumu; orang lain tidak melihatnya
command-fold-name = tutup
command-fold-description = Tutup kartu dan menyerah di permainan ini
# Same as English: istilah pemain.
command-check-name = check
command-check-description = Check: tetap ikut tanpa membayar kalau belum ada taruhan
command-call-name = samai
command-call-description = Menyamai taruhan
command-bet-name = bertaruh
command-bet-description = Membuka taruhan di ronde ini
command-raise-name = naikkan
command-raise-description = Naikkan taruhan ke jumlah total di ronde ini
command-allin-name = all-in
command-allin-description = Pertaruhkan semua chip di tumpukanmu
command-draw-name = tukar
command-draw-description = Tukar kartu, misalnya 1 3; 0 kalau tidak menukar
# Same as English: istilah pemain.
command-straddle-name = straddle
command-straddle-description = Straddle di permainan berikutnya; off untuk membatalkan
command-balance-name = saldo
command-balance-description = Lihat jumlah chip-mu
command-language-name = bahasa
command-language-description = Pilih bahasa yang kita pakai
command-table-name = meja
command-table-description = Buka meja dengan permainan pilihanmu; admin: close, pause, resume
command-table-open-name = buka
command-table-open-description = Buka meja di sini: permainan apa, dan batas taruhannya
option-buy-in-name = modal
option-buy-in-description = Chip untuk duduk, misalnya 1000 atau 1rb
option-amount-name = jumlah
option-amount-description = Chip, misalnya 250, 1rb, min, setengah, pot, atau semua
option-cards-name = kartu
option-cards-description = Nomor kartu yang dibuang, misalnya 1 3 5; atau 0 kalau tidak menukar
option-game-name = permainan
option-game-description = Hold'em, Omaha, atau five-card draw
option-betting-name = taruhan
option-betting-description = No-limit, pot-limit, atau fixed limit
option-language-name = bahasa
option-language-description = Bahasa yang kita pakai
