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
refusal-changed-meanwhile = Admin lain baru saja mengubah sesuatu. Tidak ada yang disimpan; coba lihat lagi.
refusal-not-here = Admin tidak mengizinkan meja di ruang ini.
refusal-may-not-open = Di sini hanya admin yang membuka meja.
refusal-daily-claimed = Chip hari ini sudah kamu ambil. Berikutnya { $hours } jam { $minutes } menit lagi.
refusal-no-daily = Di sini tidak ada chip harian.
refusal-excluded = Kamu melarang diri bermain: masih { $days } hari lagi.
refusal-exclusion-range = { $days } hari tidak bisa. Yang bisa: { $minimum } sampai { $maximum }.
refusal-buy-in-limit = { $amount } melebihi yang masih boleh kamu bawa ke meja hari ini: { $maximum }.
refusal-chips-range = { $amount } chip tidak bisa dipindahkan. Yang bisa: { $minimum } sampai { $maximum }.
refusal-season-at-tables = Masih ada chip di meja. Tutup dulu mejanya: /table close.

## Jawaban

reply-daily = Ini { $amount } chip untuk hari ini. Saldomu: { $balance }.
reply-top = Yang punya paling banyak, termasuk di meja:
reply-excluded = Beres: tidak main poker di sini selama { $days } hari. Tidak bisa dipersingkat.
reply-stakes = Taruhan di tempat ini:
reply-stake-saved = Tersimpan: { $name }.
reply-stake-removed = Dihapus: { $name }. Meja yang memainkannya jalan terus.
reply-stake-used =
    { $where ->
        [room] Ruang ini memainkan { $name } mulai meja berikutnya.
       *[community] Di ruang tanpa taruhan sendiri dimainkan { $name }.
    }
reply-table-closing = Meja tutup setelah permainan ini; semua chip kembali ke saldo masing-masing.
reply-table-closed-now = Meja sudah tutup. Permainan itu tidak dihitung; semua chip kembali.
reply-paused = Meja dijeda. Waktunya berhenti.
reply-resumed = Meja lanjut, dengan sisa waktu yang tadi.
reply-floor-preview = { ruling-name }: beginilah akibatnya nanti.
reply-floor-done = Beres: { ruling-name }.
reply-settings = Pengaturan tempat ini:
reply-settings-saved = Tersimpan.
reply-chips-granted = { $name } mendapat { $amount } chip; saldonya sekarang { $balance }.
reply-chips-taken = { $amount } chip diambil dari { $name }; saldonya sekarang { $balance }.
reply-season-preview = Musim baru: { $people } saldo, seluruhnya { $amount } chip, akan kembali ke chip awal.
reply-season-done = Musim baru dimulai untuk { $people } pemain.
reply-admin-log = Siapa melakukan apa, dari yang terbaru:
reply-audit-file = Catatan dan buku kas dalam satu berkas: { $entries } tindakan admin, { $movements } perpindahan chip.

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
standing-line = { $place }. { $name }: { $chips } (di meja { $tables })
standings-none = Belum ada yang punya chip.
preview-none = Tidak ada chip yang berpindah.
preview-line =
    { $sign ->
        [plus] { $name }: +{ $chips }
       *[minus] { $name }: −{ $chips }
    }
setting-line = { $field }: { $value }
settings-hint = Untuk mengubah: /settings nama=nilai, misalnya /settings daily_chips=500 time_zone=Asia/Jakarta
log-line = { $instant } { $name }: { $what }
log-none = Belum ada apa-apa.
log-more = Yang lebih lama: /audit { $before }

## Isi catatan

log-stake-add = menambah taruhan { $name }
log-stake-edit = mengubah taruhan { $name }
log-stake-remove = menghapus taruhan { $name }
log-stake-use = { $where ->
    [room] menetapkan taruhan ruang ini: { $name }
   *[community] menetapkan taruhan semua ruang: { $name }
}
log-settings = mengubah pengaturan
log-grant = memberi { $name } { $amount } chip
log-take = mengambil { $amount } chip dari { $name }
log-season = memulai musim baru
log-floor = memutuskan: { ruling-name }
log-pause = menjeda meja
log-resume = melanjutkan meja
log-close = menutup meja
log-close-now = menutup meja seketika

## Tombol

button-floor-confirm = Ya, putuskan
button-season-confirm = Ya, mulai lagi
