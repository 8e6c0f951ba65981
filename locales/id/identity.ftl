### Siapa siapa: datamu, akun tertaut, komunitas yang digabung.

## Same as English: nama

platform-discord = Discord
platform-telegram = Telegram

##

platform-playground = halaman ini

## Datamu

reply-privacy = { $days ->
    [0] Ini yang bisa kamu lakukan dengan datamu di sini:
   *[other] Ini yang bisa kamu lakukan dengan datamu di sini. Sisa larangan mainmu: { $days } hari
}
privacy-word-export = /privacy export – semua yang kusimpan tentangmu, dalam satu berkas
privacy-word-delete = /privacy delete – nama dan akunmu dihapus dari catatanku; ditanya dulu
privacy-word-exclude = /privacy exclude 30 – 30 hari tanpa poker; tidak bisa dipersingkat
reply-privacy-export = Ini semua yang kusimpan tentangmu. Baris buku kas: { $movements }, permainan yang kamu ikuti: { $count }.
reply-privacy-delete-preview = Nama, bahasa, dan akunmu dihapus dari catatanku. Chip, buku kas, dan larangan main tetap tersimpan di bawah nomor; kalau kembali dengan akun yang sama, semuanya milikmu lagi.
export-about = Semua yang disimpan host poker tentangmu. Chip hanya untuk bermain. Hand disimpan tanpa nama, dengan nomormu; berkas ini menyebut di mana kamu bermain dan berapa hand, dan tidak memperlihatkan kartu tertutup siapa pun.
export-language = seperti di platform
privacy-delete-beyond = Pesan yang sudah terkirim dan cadangan milik operator di luar jangkauanku.
reply-privacy-deleted = Beres: di catatanku kamu sekarang hanya #{ $person }. Kalau kembali dengan akun yang sama, chip-mu masih ada.
refusal-leave-tables-first = Belum bisa: masih ada akun yang punya kursi atau chip di meja. Keluar dulu dari mejanya: /leave
button-forget-confirm = Ya, hapus

## Akun tertaut

reply-link-code = Kodemu: { $code }. Di platform lain, kirim kepadaku: /link { $code }. Sekali pakai, berlaku { $minutes } menit. Jangan tunjukkan ke siapa pun.
reply-linked-with = Tertaut: { $platforms }. Satu saldo, satu kursi per meja. Untuk melepas tautan: /link undo
reply-link-preview = Akunmu akan ditautkan dengan { $name } ({ $platform }): satu saldo, satu kursi per meja.
link-bring-line = { $platform }, komunitas { $number }: kamu membawa { $amount }
link-bring-none = Kamu tidak membawa chip.
link-warning = Lanjutkan hanya kalau kamu sendiri yang membuat kode ini.
reply-link-done = Kamu tertaut dengan { $name }. Chip yang ikut: { $amount }. Untuk membatalkan: /link undo
reply-link-undo-preview = Tautan { $platforms } akan dilepas. Akunmu membawa kembali maksimal chip yang dulu dibawanya, selama masih ada.
reply-link-undone = Tautan dilepas. Chip yang kembali: { $amount }.
notice-linked = { $name } ({ $platform }) memasukkan kodemu: akun kalian sekarang tertaut. Chip yang ikut: { $amount }. Bukan kamu? /link undo
refusal-wrong-code = Kode itu tidak berlaku: salah, sudah dipakai, atau terlalu lama. Minta yang baru lalu coba lagi.
refusal-own-code = Kode itu dibuat di platform ini. Masukkan di platform yang lain.
refusal-code-tries = Terlalu banyak kode salah. Coba lagi { $minutes } menit lagi.
refusal-same-platform = Keduanya di platform yang sama. Kode menautkan dua platform berbeda, misalnya Discord dan Telegram.
refusal-linked-already = Akunmu sudah tertaut. Untuk menautkan yang lain, lepas dulu: /link undo
refusal-not-linked = Akunmu tidak tertaut.
refusal-too-many-chips = Kalau digabung, chip-nya lebih banyak dari yang bisa ditampung satu saldo.
button-link-confirm = Ya, itu aku
button-unlink-confirm = Ya, lepas

## Komunitas yang digabung

reply-community-alone = Komunitas ini berdiri sendiri. Untuk menggabungkannya dengan platform lain: /community link
reply-community-linked = Tergabung: { $guest } bermain dengan chip, stake, dan pengaturan { $platform }. Untuk memisahkan: /community unlink
reply-community-code = Kode: { $code }. Admin di platform lain mengirim: /community link { $code }. Komunitasnya bergabung ke sini. Sekali pakai, berlaku { $minutes } menit.
reply-community-preview = Tempat ini akan bergabung ke komunitas { $name } ({ $platform }). Orang yang punya chip: { $people }, chip yang dibawa: { $amount }.
community-gives-up = Setelah itu yang berlaku stake, pengaturan, bahasa, dan catatan komunitas sana; yang di sini disimpan sampai dipisah lagi.
community-admins = Admin di salah satu tempat jadi admin di keduanya.
reply-community-joined = Tergabung: sekarang satu komunitas. Orang yang membawa chip: { $people }, chip: { $amount }. Untuk membatalkan: /community unlink
reply-community-part-preview = { $guest } akan dipisah dari { $platform }: stake dan pengaturannya seperti dulu, dan tiap orang membawa kembali maksimal chip yang dulu dibawanya.
reply-community-joined-closed = Tergabung, tetapi meja belum diizinkan di ruang ini. Orang yang membawa chip: { $people }, chip: { $amount }.
reply-community-parted = Sudah dipisah. Orang yang membawa chip kembali: { $people }, chip: { $amount }.
refusal-community-linked-already = Salah satunya sudah tergabung. Pisahkan dulu: /community unlink
refusal-community-not-linked = Komunitas ini tidak tergabung dengan yang lain.
refusal-close-tables-first = Masih ada meja terbuka di ruang yang akan pindah. Tutup dulu: /table close
log-community-link = menggabungkan komunitas dengan { $platform }: { $people } orang, { $amount } chip
log-community-unlink = memisahkan komunitas dari { $platform }: { $people } orang, { $amount } chip
button-join-confirm = Ya, gabungkan
button-part-confirm = Ya, pisahkan

## Perintah

command-link-name = tautkan
command-link-description = Satu saldo di Discord dan Telegram: minta kode, masukkan kode, atau batalkan
command-community-name = komunitas
command-community-description = Gabungkan tempat ini dengan platform lain, atau pisahkan
command-community-show-name = lihat
command-community-show-description = Lihat komunitas ini tergabung dengan apa
command-community-link-name = gabung
command-community-link-description = Minta kode untuk platform lain, atau masukkan kode
command-community-unlink-name = pisah
command-community-unlink-description = Pisahkan keduanya lagi; ditanya dulu
command-privacy-about-name = tentang
command-privacy-about-description = Apa yang bisa kamu lakukan dengan data tentangmu
command-privacy-export-name = ekspor
command-privacy-export-description = Semua yang kusimpan tentangmu, dalam satu berkas
command-privacy-delete-name = hapus
command-privacy-delete-description = Hapus nama dan akunmu dari catatanku; ditanya dulu
option-code-name = kode
option-code-description = Kode dari platform lain
option-undo-name = pisahkan
option-undo-description = Lepas tautan akunmu; ditanya dulu
