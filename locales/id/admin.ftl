### Ruang main sebuah server atau grup: apa yang diatur dan dilakukan admin, dan apa katanya kepada pemain.
### Jawaban dan penolakan paling panjang 200 huruf.

## Penolakan

refusal-not-an-admin = Itu hanya untuk admin di sini.
refusal-ruling-in-hand = Kamu ikut main di permainan ini: admin lain yang harus memutuskan. Kamu boleh menjeda meja.
refusal-no-such-ruling = Tidak ada keputusan bernama { $text }. Yang ada: exposed, extra, wrong-count, flop, turn, river, misdeal, void, remove.
refusal-no-such-stake = Tidak ada taruhan bernama { $name }. Daftarnya di /stakes.
refusal-stake-exists = Sudah ada taruhan bernama { $name }.
refusal-stake-name = { $text } tidak bisa jadi nama taruhan: huruf dan angka, paling banyak { $maximum }.
refusal-no-such-setting = Tidak ada pengaturan bernama { $text }.
refusal-setting-range = { $value } tidak cocok untuk { $field }. Yang bisa: { $possible }.
refusal-changed-meanwhile = Ada yang baru saja berubah. Tidak ada yang disimpan; coba lihat lagi.
refusal-not-here = Admin tidak mengizinkan meja di ruang ini.
refusal-may-not-open = Di sini hanya admin yang membuka meja.
refusal-daily-claimed = Chip hari ini sudah kamu ambil. Berikutnya { $hours } jam { $minutes } menit lagi.
refusal-no-daily = Di sini tidak ada chip harian.
refusal-excluded = Kamu melarang diri bermain: masih { $days } hari lagi.
refusal-exclusion-range = { $days } hari tidak bisa. Yang bisa: { $minimum } sampai { $maximum }.
refusal-buy-in-limit = { $amount } melebihi yang masih boleh kamu bawa ke meja hari ini: { $maximum }.
refusal-chips-range = { $amount } tidak bisa dipindahkan. Yang bisa: { $minimum } sampai { $maximum } chip.
refusal-season-at-tables = Masih ada chip di meja. Tutup dulu mejanya: /table close.
refusal-not-understood = Aku tidak paham “{ $text }”. Yang bisa: { $possible }.
refusal-unknown-person = Aku tidak kenal siapa pun bernama “{ $text }” di sini. Sebut orang yang pernah main atau bicara denganku di sini.
refusal-take-too-much = Saldo { $name } hanya { $balance }, jadi { $amount } tidak bisa diambil.

## Jawaban

reply-daily = Ini { $amount } chip untuk hari ini. Saldomu: { $balance }.
reply-top = Chip terbanyak, termasuk yang di meja:
reply-excluded = Beres: tidak main poker di sini selama { $days } hari. Tidak bisa dipersingkat.
reply-stakes = Taruhan di sini:
reply-stake-saved = Taruhan tersimpan: { $name }.
reply-stake-removed = Taruhan dihapus: { $name }. Meja yang memainkannya jalan terus.
reply-stake-used =
    { $where ->
        [room] Ruang ini memainkan { $name } mulai meja berikutnya.
       *[community] Di ruang tanpa taruhan sendiri dimainkan { $name }.
    }
reply-table-closing = Meja tutup setelah permainan ini; semua chip kembali ke saldo masing-masing.
reply-table-closed-now = Meja sudah tutup. Permainan itu tidak dihitung; semua chip kembali.
reply-paused = Meja dijeda. Waktunya berhenti.
reply-resumed = Meja lanjut, dengan sisa waktu yang tadi.
reply-floor-preview = Keputusan: { ruling-name }. Akibatnya nanti:
reply-floor-done = Beres. Keputusan: { ruling-name }.
reply-settings = Pengaturan di sini:
reply-settings-saved = Tersimpan.
reply-chips-granted = Chip untuk { $name }: { $amount }. Saldonya sekarang { $balance }.
reply-chips-taken = Chip diambil dari { $name }: { $amount }. Saldonya sekarang { $balance }.
reply-season-preview = Musim baru mengembalikan semua saldo ke chip awal: { $people } saldo, seluruhnya { $amount } chip. Tidak bisa dibatalkan.
reply-season-done = Musim baru sudah dimulai. Saldo yang dikembalikan: { $people }.
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
stake-saved-hint = Untuk memainkannya di ruang ini: /stakes default { $name }
stake-unused =
    { $where ->
        [room] Ruang ini tidak punya taruhan sendiri lagi.
       *[community] Ruang tanpa taruhan sendiri kembali ke taruhan biasa.
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

log-stake-add = menambah taruhan { $name }
log-stake-edit = mengubah taruhan { $name }
log-stake-remove = menghapus taruhan { $name }
log-stake-use =
    { $where ->
        [room] menetapkan taruhan satu ruang: { $name }
       *[community] menetapkan taruhan ruang lainnya: { $name }
    }
log-stake-unuse =
    { $where ->
        [room] mencabut taruhan satu ruang
       *[community] mencabut taruhan ruang lainnya
    }
log-settings = mengubah pengaturan: { $changes }
log-grant = memberi chip kepada { $name }: { $amount }
log-take = mengambil chip dari { $name }: { $amount }
log-season = memulai musim baru
log-floor = memutuskan: { ruling-name }
log-pause = menjeda meja
log-resume = melanjutkan meja
log-close = menutup meja
log-close-now = menutup meja seketika

## Pengaturan sebuah tempat, di belakang nama dan nilai yang diketik, dan sebelum titik dua

setting-language = Bahasa pesan umum
setting-daily_chips = Chip gratis per hari
setting-starting_chips = Chip untuk pendatang baru
setting-buy_in_limit = Paling banyak yang boleh dibawa ke meja per orang per hari (0: tanpa batas)
setting-who_opens = Siapa yang membuka meja
setting-time_zone = Zona waktu
setting-admin_role = Peran admin
setting-rooms = Di mana meja diizinkan
setting-house_players = Pemain rumah
setting-cards_by_message = Kartu lewat pesan pribadi
setting-quiet_from = Tenang mulai pukul
setting-quiet_to = Tenang sampai pukul

## Tombol

button-floor-confirm = Ya, putuskan
button-season-confirm = Ya, musim baru
