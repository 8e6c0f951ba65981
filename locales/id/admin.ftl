### Ruang main sebuah server atau grup: apa yang diatur dan dilakukan admin, dan apa katanya kepada pemain.
### Jawaban dan penolakan paling panjang 200 huruf.

## Penolakan

refusal-not-an-admin = Itu hanya untuk admin di sini.
refusal-ruling-in-hand = Kamu ikut main di permainan ini: admin lain yang harus memutuskan. Kamu boleh menjeda meja.
refusal-no-such-ruling = Tidak ada keputusan bernama { $text }. Yang ada: exposed, extra, wrong-count, flop, turn, river, misdeal, void, remove.
refusal-no-such-stake = Tidak ada stake bernama { $name }. Daftarnya di /stakes.
refusal-stake-exists = Sudah ada stake bernama { $name }.
refusal-stake-name = { $text } tidak bisa jadi nama stake: hanya huruf dan angka, maksimal { $maximum }.
refusal-no-such-setting = Tidak ada pengaturan bernama { $text }.
refusal-setting-range = { $value } tidak cocok untuk { $field }. Yang bisa: { $possible }.
refusal-changed-meanwhile = Barusan ada yang berubah, jadi tidak ada yang disimpan. Coba lihat lagi.
refusal-not-here = Admin tidak mengizinkan meja di ruang ini.
refusal-may-not-open = Di sini hanya admin yang membuka meja.
refusal-daily-claimed = Chip hari ini sudah kamu ambil. Berikutnya { $hours } jam { $minutes } menit lagi.
refusal-no-daily = Di sini tidak ada chip harian.
refusal-excluded = Larangan main yang kamu pasang sendiri masih berlaku { $days } hari lagi.
refusal-exclusion-range = { $days } hari tidak bisa. Yang bisa: { $minimum } sampai { $maximum }.
refusal-buy-in-limit = { $amount } terlalu banyak: hari ini kamu masih boleh membawa { $maximum } ke meja.
refusal-chips-range = { $amount } tidak bisa dipindahkan. Yang bisa: { $minimum } sampai { $maximum } chip.
refusal-season-at-tables = Masih ada chip di meja. Tutup dulu mejanya: /table close.
refusal-not-understood = Aku tidak paham “{ $text }”. Yang bisa: { $possible }.
refusal-unknown-person = Aku tidak kenal siapa pun bernama “{ $text }” di sini. Sebut orang yang pernah main di sini atau pernah bicara denganku di sini.
refusal-take-too-much = Saldo { $name } hanya { $balance }, jadi { $amount } tidak bisa diambil.

## Jawaban

reply-daily = Ini { $amount } chip untuk hari ini. Saldomu: { $balance }.
reply-top = Chip terbanyak, termasuk yang di meja:
reply-excluded = Beres: { $days } hari tanpa poker di sini. Tidak bisa dipersingkat.
reply-stakes = Stake di sini:
reply-stake-saved = Stake tersimpan: { $name }.
reply-stake-removed = Stake dihapus: { $name }. Meja yang sedang memakainya jalan terus.
reply-stake-used =
    { $where ->
        [room] Ruang ini memakai stake { $name } mulai meja berikutnya.
       *[community] Ruang tanpa stake sendiri memakai { $name }.
    }
reply-table-closing = Meja tutup setelah permainan ini; semua chip kembali ke saldo masing-masing.
reply-table-closed-now = Meja sudah tutup. Permainan itu tidak dihitung; semua chip kembali.
reply-paused = Meja dijeda. Waktunya berhenti.
reply-resumed = Permainan dilanjutkan dengan sisa waktu yang tadi.
reply-floor-preview = Keputusan: { ruling-name }. Ini akibatnya:
reply-floor-done = Beres. Keputusan: { ruling-name }.
reply-settings = Pengaturan di sini:
reply-settings-saved = Tersimpan.
reply-chips-granted = Chip untuk { $name }: { $amount }. Saldonya sekarang: { $balance }.
reply-chips-taken = Chip diambil dari { $name }: { $amount }. Saldonya sekarang: { $balance }.
reply-season-preview = Musim baru menyetel ulang semua saldo ke chip awal: { $people } saldo, total { $amount } chip. Tidak bisa dibatalkan.
reply-season-done = Musim baru sudah dimulai. Jumlah saldo yang disetel ulang: { $people }.
reply-admin-log = Siapa melakukan apa, dari yang terbaru (UTC):
reply-audit-file = Catatan dan buku kas dalam satu berkas. Tindakan admin: { $entries }; perpindahan chip: { $movements }.

## Nama keputusan

ruling-name =
    { $ruling ->
        [exposed] kartu terbuka
        [extra] kartu kelebihan
        [wrong-count] jumlah kartu salah
        [flop] flop terlalu cepat
        [turn] turn terlalu cepat
        [river] river terlalu cepat
        [misdeal] salah bagi
        [void] permainan dibatalkan
       *[remove] pemain dikeluarkan
    }

## Daftar

stake-line = { $name }: { $stake }
stake-line-here = { $name }: { $stake } (ruang ini)
stake-line-default = { $name }: { $stake } (di ruang lain)
stakes-none = Belum ada. Tambahkan: /stakes add malam 10/20 buyin=400-2000 game=holdem betting=nl seats=6 clock=30
stakes-hint = Bisa juga: /stakes add, edit, remove, default
stake-saved-hint = Untuk memakainya di ruang ini: /stakes default { $name }
stake-unused =
    { $where ->
        [room] Ruang ini tidak punya stake sendiri lagi.
       *[community] Ruang tanpa stake sendiri kembali ke stake biasa.
    }
list-more = … dan { $count } lagi
standing-line =
    { $tables ->
        [0] { $place }. { $name }: { $chips }
       *[other] { $place }. { $name }: { $chips } (di meja { $tables })
    }
standings-none = Belum ada yang punya chip.
ruling-seat = Kursi { $seat }: { $name }
ruling-card = Kursi { $seat }: { $name }, kartu { $card }
preview-none = Tidak ada chip yang berpindah.
preview-line =
    { $sign ->
        [plus] { $name }: +{ $chips }
       *[minus] { $name }: −{ $chips }
    }
settings-hint = Untuk mengubah: /settings nama=nilai, misalnya /settings daily_chips=500 time_zone=Asia/Jakarta
log-line = { $instant } { $name }: { $what }
log-none = Belum ada apa-apa.
log-more = Yang lebih lama: /audit { $before }

## Isi catatan

log-stake-add = menambah stake { $name }
log-stake-edit = mengubah stake { $name }
log-stake-remove = menghapus stake { $name }
log-stake-use =
    { $where ->
        [room] menetapkan stake satu ruang: { $name }
       *[community] menetapkan stake ruang lainnya: { $name }
    }
log-stake-unuse =
    { $where ->
        [room] mencabut stake satu ruang
       *[community] mencabut stake ruang lainnya
    }
log-settings = mengubah pengaturan: { $changes }
log-grant = memberi chip kepada { $name }: { $amount }
log-take = mengambil chip dari { $name }: { $amount }
log-season = memulai musim baru
log-floor = memutuskan: { ruling-name }
log-pause = menjeda meja
log-resume = melanjutkan permainan di meja
log-close = menutup meja
log-close-now = langsung menutup meja

## Pengaturan sebuah tempat, di belakang nama dan nilai yang diketik, dan sebelum titik dua

setting-language = Bahasa pesan umum
setting-daily_chips = Chip gratis per hari
setting-starting_chips = Chip awal untuk pemain baru
setting-buy_in_limit = Maksimal chip yang boleh dibawa ke meja per orang per hari (0: tanpa batas)
setting-who_opens = Siapa yang boleh membuka meja
setting-time_zone = Zona waktu
setting-admin_role = Peran admin
setting-rooms = Ruang yang boleh ada meja
setting-house_players = Pemain bandar
setting-cards_by_message = Kartu lewat pesan pribadi
setting-quiet_from = Jam tenang mulai
setting-quiet_to = Jam tenang sampai

## Tombol

button-floor-confirm = Ya, putuskan
button-season-confirm = Ya, musim baru
