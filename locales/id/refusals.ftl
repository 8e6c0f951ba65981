### Mengapa sesuatu tidak dilakukan. Disampaikan secara pribadi oleh dealer yang ramah. Paling panjang 200 huruf.

## Giliran

refusal-not-your-turn =
    { $seat ->
        [0] Sekarang tidak ada yang perlu bermain.
       *[other] Belum giliranmu: kursi { $seat } sedang berpikir.
    }
refusal-stale-turn = Tombol itu dari giliran yang sudah lewat. Tidak ada yang dilakukan; lihat pesan meja yang terbaru.
refusal-no-hand = Sekarang tidak ada permainan yang berjalan.
refusal-not-in-hand = Kamu tidak ikut di permainan ini.
refusal-hand-running = Itu harus menunggu sampai permainan ini selesai.
refusal-betting-over = Taruhan di permainan ini sudah selesai.

## Taruhan

refusal-nothing-to-call = Tidak ada yang perlu disamai: kamu bisa check gratis.
refusal-must-call = Tidak bisa check: sudah ada taruhan, { $to_call } untuk menyamai.
refusal-already-bet = Sudah ada yang bertaruh: { $to_call } untuk menyamai, atau naikkan.
refusal-nobody-bet = Belum ada yang bertaruh, jadi tidak ada yang bisa dinaikkan. Kamu bisa bertaruh.
refusal-raise-closed = All-in itu terlalu kecil untuk menaikkan lagi: samai { $to_call } atau tutup kartu.
refusal-raise-capped = Itu kenaikan terakhir di ronde ini: samai { $to_call } atau tutup kartu.
refusal-no-one-to-raise = Tidak ada pemain lain yang chip-nya cukup untuk menyamai kenaikan, jadi taruhannya tetap.
refusal-amount-too-small = { $amount } terlalu sedikit. Yang bisa di sini: { $minimum } sampai { $maximum }.
refusal-amount-too-large = { $amount } terlalu banyak. Yang bisa di sini: { $minimum } sampai { $maximum }.
refusal-not-enough-chips = Kamu punya { $stack } dan perlu { $to_call } untuk menyamai: samai dengan all-in atau tutup kartu, tidak bisa menaikkan.

## Showdown

refusal-nothing-to-show = Sekarang tidak ada kartu yang perlu dibuka atau dibuang.
refusal-no-such-card = Kamu tidak punya kartu itu.
refusal-board-does-not-play = Papan saja tidak memberimu bagian. Buka kartumu atau buang.

## Tukar kartu, dua papan, straddle

refusal-no-draw-now = Sekarang bukan waktunya menukar kartu, tetapi bertaruh.
refusal-draw-now = Taruhan menunggu dulu: sekarang kartu ditukar.
refusal-draws-too-many = { $cards } terlalu banyak: yang bisa ditukar paling banyak { $maximum }.
refusal-not-asked = Sekarang kamu tidak ditanya soal dua papan.
refusal-needs-openers = Untuk membuka taruhan perlu sepasang jack atau lebih baik. Kamu bisa check.
refusal-resealing = Sebentar: sisa kartu sedang dikocok.
refusal-no-reseal = Sekarang tidak ada yang perlu dikocok.
refusal-no-straddles = Di meja ini tidak ada straddle.
refusal-straddle-unchanged = Memang sudah begitu.

## Keputusan wasit

refusal-ruling-too-late = Keputusan itu sudah terlambat: sudah ada yang bermain dengan kartu ini.
refusal-stub-empty = Kartu untuk itu sudah habis.
refusal-no-such-street = Ronde itu tidak ada di permainan ini.
refusal-table-paused = Meja sedang dijeda. Tidak ada yang dilakukan; tunggu sampai berlanjut.
refusal-already-paused = Meja sudah dijeda.
refusal-not-paused = Meja tidak sedang dijeda.

## Rencana

refusal-pre-action-price = { $to_call ->
    [0] Belum ada taruhan untuk disamai. Tidak ada yang direncanakan.
   *[other] Harganya berubah: sekarang { $to_call } untuk menyamai. Tidak ada yang direncanakan.
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
refusal-buy-in-return = Kamu baru saja pergi dari meja ini membawa { $minimum }, jadi { $amount } terlalu sedikit untuk kembali.
refusal-top-up-range = { $amount } tidak bisa: kamu bisa menambah 1 sampai { $maximum }.
refusal-top-up-full = Tumpukan chip-mu sudah sebesar batas meja: { $maximum }.
refusal-already-away = Kamu sudah istirahat.
refusal-not-away = Kamu tidak sedang istirahat.
refusal-sit-out-unchanged = Itu sudah dicatat.
refusal-already-leaving = Kamu sudah mau pergi: kursimu kosong setelah permainan ini.
refusal-not-waiting = Kamu tidak sedang menunggu masuk, jadi tidak ada yang perlu dipasang.
refusal-table-closed = Meja ini sudah ditutup.
refusal-table-open = Di sini sudah ada meja.
refusal-table-in-use = Ada yang duduk di sini. Permainan lain bisa dimulai kalau meja kosong.
refusal-unknown-game = Aku tidak kenal permainan atau taruhan “{ $text }”. Permainan: hold'em, Omaha, draw, draw32. Batas: no-limit, pot-limit, fixed-limit.
# $field: salah satu pengaturan di settings.ftl. $value dan $possible: angka, atau nilai di berkas itu.
refusal-bad-rules =
    { $why ->
        [unknown-game] Aku tidak kenal permainan “{ $value }”. Yang bisa: { $possible }.
        [deck] { $field }: { $value } tidak bisa, kartu permainan ini cukup untuk { $minimum } sampai { $maximum } pemain.
        [needs-blinds] { $field }: perlu permainan dengan blind.
        [needs-two-blinds] { $field }: perlu small blind dan big blind.
        [needs-four-seats] { $field }: perlu meja dengan paling sedikit empat kursi.
        [not-fixed-limit] { $field }: dengan limit tetap jumlah taruhan tidak dipilih. Yang bisa: { $possible }.
        [only-fixed-limit] { $field }: hanya untuk limit tetap. Yang bisa di sini: { $possible }.
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
refusal-not-enough-players = Satu permainan perlu paling sedikit dua pemain yang punya chip.
refusal-button-drawn = Tombol dealer sudah diundi.
refusal-button-not-drawn = Tombol dealer harus diundi dulu.
refusal-bad-deck = Kartu ini tidak lengkap, jadi tidak dibagikan.
refusal-no-time-bank = Bank waktu sudah kosong.
refusal-already-extended = Giliran ini sudah mendapat waktu tambahan.
refusal-unknown-player = Aku tidak kenal pemain itu di meja ini.

## Rumah

refusal-no-table = Belum ada meja di sini. Buka dengan /poker.
refusal-balance-too-low = Saldomu { $balance } tidak cukup untuk { $amount }.
refusal-not-a-player = Tulislah atas namamu sendiri: admin anonim atau kanal tidak bisa duduk.
refusal-amount-unreadable = “{ $text }” tidak terbaca sebagai jumlah. Coba 250, 1,5rb, min, setengah, pot, atau semua.
refusal-draw-unreadable = “{ $text }” tidak terbaca sebagai kartu. Ketik urutannya, misalnya 1 3, atau 0 untuk tidak menukar.
refusal-amount-fraction = “{ $text }” bukan jumlah chip yang bulat. Tidak ada yang dilakukan.
refusal-too-busy = Terlalu banyak sekaligus. Tidak ada yang dilakukan; coba lagi sebentar.
refusal-frozen = Meja ini berhenti karena ada kesalahan. Tidak ada chip yang hilang; admin perlu memeriksanya.
refusal-store-down = Sekarang aku tidak bisa mencatat apa pun, jadi tidak ada yang dilakukan. Coba lagi sebentar.
refusal-unknown-language = Aku tidak bisa berbahasa “{ $text }”. /language menunjukkan bahasa yang kukenal.
