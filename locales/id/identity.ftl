### Siapa siapa: datamu, akun tertaut, komunitas yang digabung.

## Same as English: nama

platform-discord = Discord
platform-telegram = Telegram

##

platform-playground = halaman ini

## Datamu

reply-privacy = Tiga hal yang bisa kamu lakukan dengan dataku tentangmu. Sisa hari kamu melarang diri bermain: { $days }
privacy-word-export = /privacy export – semua yang kusimpan tentangmu, dalam satu file
privacy-word-delete = /privacy delete – nama dan akunmu keluar dari catatanku; ditanya dulu
privacy-word-exclude = /privacy exclude 30 – tidak main poker 30 hari; tidak bisa dipersingkat
reply-privacy-export = Ini semua yang kusimpan tentangmu. Baris buku besar: { $movements }, hand yang kamu mainkan: { $count }.
export-about = Semua yang disimpan host poker tentangmu. Chip hanya untuk bermain. Hand disimpan tanpa nama, dengan nomormu; berkas ini menyebut di mana kamu bermain dan berapa hand, dan tidak memperlihatkan kartu tertutup siapa pun.
export-language = seperti di platform
reply-privacy-delete-preview = Nama, bahasa, dan akunmu keluar dari catatanku. Chip, buku besar, dan larangan main tetap ada di bawah nomor; kembali dengan akun yang sama, semuanya milikmu lagi.
privacy-delete-beyond = Pesan yang sudah terkirim dan cadangan milik operator di luar jangkauanku.
reply-privacy-deleted = Beres: di catatanku kamu sekarang hanya #{ $person }. Kalau kembali dengan akun yang sama, chipmu masih ada.
refusal-leave-tables-first = Tidak bisa selama salah satu akun masih punya kursi atau chip di meja. Tinggalkan mejanya dulu: /leave
button-forget-confirm = Ya, hapus

## Akun tertaut

reply-link-code = Kodemu: { $code }. Di platform lain, kirim kepadaku: /link { $code }. Sekali pakai, berlaku { $minutes } menit. Jangan tunjukkan ke siapa pun.
reply-linked-with = Tertaut: { $platforms }. Satu saldo, satu kursi per meja. Untuk memisahkan: /link undo
reply-link-preview = Kamu akan menjadi satu orang dengan { $name } ({ $platform }): satu saldo, satu kursi per meja.
link-bring-line = { $platform }, komunitas { $number }: kamu membawa { $amount }
link-bring-none = Kamu tidak membawa chip.
link-warning = Lanjutkan hanya kalau kode ini kamu buat sendiri.
reply-link-done = Kamu tertaut dengan { $name }. Chip yang ikut: { $amount }. Untuk membatalkan: /link undo
reply-link-undo-preview = Ini memisahkan { $platforms } lagi. Akunmu membawa kembali paling banyak chip yang dulu dibawanya, sejauh masih ada.
reply-link-undone = Sudah dipisah. Chip yang kembali: { $amount }.
notice-linked = { $name } ({ $platform }) memasukkan kodemu: kalian sekarang satu orang. Chip yang ikut: { $amount }. Bukan kamu? /link undo
refusal-wrong-code = Kode itu tidak berlaku: salah, sudah dipakai, atau terlalu lama. Minta yang baru lalu coba lagi.
refusal-own-code = Kode itu dibuat di sisi ini. Masukkan di platform lain.
refusal-code-tries = Terlalu banyak kode salah. Coba lagi { $minutes } menit lagi.
refusal-same-platform = Keduanya di platform yang sama. Kode menggabungkan dua yang berbeda, misalnya Discord dan Telegram.
refusal-linked-already = Akunmu sudah tertaut. Untuk menautkan yang lain, pisahkan dulu: /link undo
refusal-not-linked = Akunmu tidak tertaut.
refusal-too-many-chips = Kalau digabung, chipnya lebih banyak dari yang bisa ditampung satu saldo.
button-link-confirm = Ya, itu aku
button-unlink-confirm = Ya, pisahkan

## Komunitas yang digabung

reply-community-alone = Komunitas ini berdiri sendiri. Untuk menggabungkannya dengan platform lain: /community link
reply-community-linked = Tergabung: { $guest } bermain dengan chip, taruhan, dan setelan { $platform }. Untuk memisahkan: /community unlink
reply-community-code = Kode: { $code }. Admin di platform lain mengirim: /community link { $code }. Komunitasnya ikut ke sini. Sekali pakai, berlaku { $minutes } menit.
reply-community-preview = Grup ini akan ikut komunitas { $name } ({ $platform }). Orang yang punya chip: { $people }, chip yang dibawa: { $amount }.
community-gives-up = Sejak itu taruhan, setelan, bahasa, dan catatan komunitas sana yang berlaku; yang di sini diam sampai dipisah lagi.
community-admins = Admin di satu tempat menjadi admin di keduanya.
reply-community-joined = Tergabung: sekarang satu komunitas. Orang yang membawa chip: { $people }, chip: { $amount }. Untuk membatalkan: /community unlink
reply-community-joined-closed = Tergabung, tetapi meja belum diizinkan di ruang ini. Orang yang membawa chip: { $people }, chip: { $amount }.
reply-community-part-preview = Ini memisahkan { $guest } dari { $platform }: taruhan dan setelan seperti dulu, dan tiap orang membawa kembali paling banyak yang dulu dibawanya.
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
command-community-show-description = Komunitas ini tergabung dengan apa
command-community-link-name = gabung
command-community-link-description = Minta kode untuk platform lain, atau masukkan kode
command-community-unlink-name = pisah
command-community-unlink-description = Pisahkan keduanya lagi; ditanya dulu
command-privacy-about-name = tentang
command-privacy-about-description = Apa yang bisa kamu lakukan dengan data tentangmu
command-privacy-export-name = ekspor
command-privacy-export-description = Semua yang kusimpan tentangmu, dalam satu file
command-privacy-delete-name = hapus
command-privacy-delete-description = Keluarkan nama dan akunmu dari catatanku; ditanya dulu
option-code-name = kode
option-code-description = Kode dari platform lain
option-undo-name = pisahkan
option-undo-description = Pisahkan akunmu lagi; ditanya dulu
