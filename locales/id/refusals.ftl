### Mengapa sesuatu tidak dilakukan. Disampaikan secara pribadi oleh dealer yang ramah. Paling panjang 200 huruf.

## Giliran

refusal-not-your-turn =
    { $seat ->
        [0] Sekarang bukan giliran siapa pun.
       *[other] Belum giliranmu: kursi { $seat } sedang berpikir.
    }
refusal-stale-turn = Tombol itu dari giliran yang sudah lewat. Tidak ada yang berubah; lihat pesan meja yang terbaru.
refusal-no-hand = Sekarang tidak ada permainan yang berjalan.
refusal-not-in-hand = Kamu tidak ikut di permainan ini.
refusal-hand-running = Itu harus menunggu sampai permainan ini selesai.
refusal-betting-over = Taruhan di permainan ini sudah selesai.

## Taruhan

refusal-nothing-to-call = Tidak ada yang perlu disamai: kamu bisa check gratis.
refusal-must-call = Tidak bisa check: sudah ada taruhan, perlu { $to_call } untuk menyamai.
refusal-already-bet = Sudah ada yang bertaruh: samai { $to_call } atau naikkan.
refusal-nobody-bet = Belum ada yang bertaruh, jadi tidak ada yang bisa dinaikkan. Kamu bisa bertaruh.
refusal-raise-closed = All-in itu terlalu kecil untuk menaikkan lagi: samai { $to_call } atau tutup kartu.
refusal-raise-capped = Itu kenaikan terakhir di ronde ini: samai { $to_call } atau tutup kartu.
refusal-no-one-to-raise = Chip pemain lain tidak cukup untuk menyamai kenaikan, jadi taruhannya tetap.
refusal-amount-too-small = { $amount } terlalu kecil. Di sini bisa { $minimum } sampai { $maximum }.
refusal-amount-too-large = { $amount } terlalu besar. Di sini bisa { $minimum } sampai { $maximum }.
refusal-not-enough-chips = Chip-mu { $stack }, untuk menyamai perlu { $to_call }: kamu bisa all-in atau tutup kartu, tidak bisa menaikkan.

## Showdown

refusal-nothing-to-show = Sekarang tidak ada kartu yang perlu dibuka atau dibuang.
refusal-no-such-card = Kamu tidak punya kartu itu.
refusal-board-does-not-play = Dengan papan saja kamu tidak dapat bagian. Buka kartumu atau buang.

## Tukar kartu, dua papan, straddle

refusal-no-draw-now = Sekarang waktunya bertaruh, bukan menukar kartu.
refusal-draw-now = Belum bisa bertaruh: sekarang waktunya tukar kartu.
refusal-draws-too-many = { $cards } kartu terlalu banyak: maksimal { $maximum } yang bisa ditukar.
refusal-not-asked = Sekarang kamu tidak sedang ditanya soal main dua kali.
refusal-needs-openers = Untuk membuka taruhan perlu minimal sepasang jack. Kamu bisa check.
refusal-resealing = Sebentar: sisa kartu sedang dikocok.
refusal-no-reseal = Sekarang tidak ada yang perlu dikocok.
refusal-no-straddles = Di meja ini tidak ada straddle.
refusal-straddle-unchanged = Memang sudah begitu.

## Keputusan wasit

refusal-ruling-too-late = Sudah terlambat untuk keputusan itu: sudah ada yang mengambil giliran dengan kartu ini.
refusal-stub-empty = Sisa dek tidak cukup untuk itu.
refusal-no-such-street = Ronde itu tidak ada di permainan ini.
refusal-table-paused = Meja sedang dijeda. Tidak ada yang berubah; tunggu sampai dilanjutkan.
refusal-already-paused = Meja sudah dijeda.
refusal-not-paused = Meja tidak sedang dijeda.

## Rencana

refusal-pre-action-price = { $to_call ->
    [0] Belum ada taruhan untuk disamai, jadi rencananya tidak kupasang.
   *[other] Jumlahnya berubah: sekarang perlu { $to_call } untuk menyamai. Rencananya tidak kupasang.
}
refusal-pre-action-now = Sekarang sudah giliranmu: langsung main saja.
refusal-pre-action-unknown = Aku tidak kenal rencana itu. Kamu bisa merencanakan check/tutup kartu atau menyamai.
refusal-no-pre-action = Kamu tidak merencanakan apa-apa.

## Kursi

refusal-already-seated = Kamu sudah duduk di sini, di kursi { $seat }.
refusal-not-seated = Kamu tidak duduk di meja ini. Tekan Duduk dulu.
refusal-table-full = Meja penuh: semua { $seats } kursi sudah terisi.
refusal-seat-taken = Kursi { $seat } sudah terisi.
refusal-no-such-seat = Tidak ada kursi { $seat }: kursinya dari 1 sampai { $seats }.
refusal-buy-in-range = Tidak bisa duduk dengan { $amount }: buy-in di sini { $minimum } sampai { $maximum }.
refusal-buy-in-return = Kamu baru saja keluar dari meja ini membawa { $minimum }, jadi kembali dengan { $amount } terlalu sedikit.
refusal-top-up-range = { $amount } tidak bisa: kamu bisa menambah 1 sampai { $maximum }.
refusal-top-up-full = Tumpukan chip-mu sudah sebesar maksimal di meja ini: { $maximum }.
refusal-already-away = Kamu sudah istirahat.
refusal-not-away = Kamu tidak sedang istirahat.
refusal-sit-out-unchanged = Itu sudah kucatat.
refusal-already-leaving = Kamu memang sudah mau keluar: kursimu kosong setelah permainan ini.
refusal-not-waiting = Kamu tidak sedang menunggu giliran masuk, jadi tidak ada yang perlu dipasang.
refusal-table-closed = Meja ini sudah ditutup.
refusal-table-open = Di sini sudah ada meja.
refusal-table-in-use = Masih ada yang duduk di sini. Permainan lain bisa dimulai kalau meja sudah kosong.
refusal-unknown-game = Aku tidak kenal permainan atau stake “{ $text }”. Permainan: hold'em, Omaha, draw, draw32. Batas taruhan: no-limit, pot-limit, fixed-limit.
# $field: salah satu pengaturan di settings.ftl. $value dan $possible: angka, atau nilai di berkas itu.
refusal-bad-rules =
    { $why ->
        [unknown-game] Aku tidak kenal permainan “{ $value }”. Yang bisa: { $possible }.
        [deck] { $field }: { $value } tidak bisa, kartu di permainan ini cukup untuk { $minimum } sampai { $maximum } pemain.
        [needs-blinds] { $field }: perlu permainan dengan blind.
        [needs-two-blinds] { $field }: perlu small blind dan big blind.
        [needs-four-seats] { $field }: perlu meja dengan minimal empat kursi.
        [not-fixed-limit] { $field }: dengan fixed limit besar taruhan tidak bisa dipilih. Yang bisa: { $possible }.
        [only-fixed-limit] { $field }: hanya untuk fixed limit. Yang bisa di sini: { $possible }.
        [only-pot-limit] { $field }: hanya untuk pot-limit. Yang bisa di sini: { $possible }.
        [needs-board] { $field }: perlu permainan dengan papan. Yang bisa di sini: { $possible }.
        [only-holdem] { $field }: hanya hold'em yang bisa begitu. Yang bisa di sini: { $possible }.
        [needs-draw] { $field }: hanya untuk five-card draw. Yang bisa di sini: { $possible }.
        [only-short-deck] { $field }: hanya dengan 32 kartu. Yang bisa di sini: { $possible }.
        [only-two-seats] { $field }: hanya di meja dengan dua kursi. Yang bisa di sini: { $possible }.
        [only-cash] { $field }: tidak bisa di turnamen. Yang bisa di sini: { $possible }.
        [with-blinds] { $field }: hanya untuk permainan tanpa blind.
        [rising] { $field }: { $value } lebih kecil dari blind sebelumnya. Yang bisa: { $minimum } atau lebih.
       *[range] { $field }: { $value } tidak bisa. Yang bisa: { $minimum } sampai { $maximum }.
    }
refusal-not-enough-players = Satu permainan perlu minimal dua pemain yang punya chip.
refusal-button-drawn = Tombol dealer sudah diundi.
refusal-button-not-drawn = Tombol dealer harus diundi dulu.
refusal-bad-deck = Dek ini tidak lengkap, jadi tidak dibagikan.
refusal-no-time-bank = Bank waktu sudah kosong.
refusal-already-extended = Giliran ini sudah mendapat waktu tambahan.
refusal-unknown-player = Aku tidak kenal pemain itu di meja ini.

## Bandar

refusal-no-table = Belum ada meja di sini. Buka dengan /poker.
refusal-balance-too-low = Saldomu { $balance } tidak cukup untuk { $amount }.
refusal-not-a-player = Pakai namamu sendiri: admin anonim atau channel tidak bisa duduk.
refusal-amount-unreadable = “{ $text }” tidak kukenali sebagai jumlah. Coba 250, 1,5rb, min, setengah, pot, atau semua.
refusal-draw-unreadable = “{ $text }” tidak kukenali sebagai kartu. Ketik nomor urutnya, misalnya 1 3, atau 0 kalau tidak menukar.
refusal-amount-fraction = “{ $text }” bukan jumlah chip yang bulat. Tidak ada yang berubah.
refusal-too-busy = Terlalu banyak permintaan sekaligus. Tidak ada yang berubah; coba lagi sebentar lagi.
refusal-frozen = Meja ini berhenti karena ada kesalahan. Tidak ada chip yang hilang; admin perlu memeriksanya.
refusal-store-down = Aku sedang tidak bisa mencatat apa pun, jadi tidak ada yang berubah. Coba lagi sebentar lagi.
refusal-unknown-language = Aku belum bisa bahasa “{ $text }”. Yang kubisa ada di /language.
