### Akhir acara: permainan terakhir, jam tutup, dan siapa yang untung atau rugi.
### Jawaban dan penolakan paling panjang 200 karakter, karena Telegram menampilkannya di alert.

## Penolakan

refusal-already-closing = Meja ini memang tutup setelah permainan ini.
refusal-last-hand = Ini permainan terakhir: sudah tidak bisa duduk lagi.
refusal-last-hands-range = Sisa permainan tidak bisa { $hands }. Yang bisa: { $minimum } sampai { $maximum }.
refusal-no-end-planned = Sisa permainan sedang tidak dibatasi.
refusal-no-stop-time = Belum ada jam tutup.

## Jawaban

reply-last-hands =
    { $running ->
        [yes] Setelah ini masih { $hands } permainan lagi, lalu meja tutup.
       *[no] Masih { $hands } permainan lagi, lalu meja tutup.
    }
reply-last-hands-off = Batas sisa permainan dicabut. Meja tetap buka.
reply-stop-time = Meja tutup jam { $time }, setelah permainan yang sedang berjalan waktu itu. Sisa waktu: { $seconds }.
reply-stop-time-off = Jam tutup dibatalkan. Meja tetap buka.
reply-settle-up =
    { $state ->
        [closed] Rekap meja { $table } (bawa → pulang)
       *[open] Rekap sementara meja { $table } (bawa → punya)
    }
reply-settle-file = Rekap meja { $table } sebagai berkas.
reply-settle-none = Belum ada yang buy-in di sini, jadi belum ada rekapnya.

## Di pesan meja, selama akhirnya diumumkan

ending-hands =
    { $hands ->
        [1] Permainan berikutnya yang terakhir
       *[other] Tinggal { $hands } permainan lagi
    }
ending-hands-after = Tinggal { $hands } permainan lagi setelah ini
ending-last-hand = Permainan terakhir
ending-time = Tutup jam { $time }, usai permainan

## Di catatan meja

log-end = { $hands } permainan lagi, lalu meja tutup
log-end-after = Setelah ini { $hands } permainan lagi, lalu tutup
log-end-dropped = Sisa permainan tidak dibatasi lagi
log-stop-set = Jam tutup meja sudah ditetapkan
log-stop-dropped = Jam tutup dibatalkan: meja tetap buka

## Rekap.

settle-title = Rekap (bawa → pulang)
settle-line = { $name }: { $difference } ({ $brought } → { $has })
settle-carried = Di pot untuk permainan berikutnya: { $amount }
settle-house = { $name }, pemain bandar

## Di catatan admin

log-last-hands = membatasi sisa permainan: { $hands }
log-last-hands-off = mencabut batas sisa permainan
log-stop-time = menetapkan jam tutup: { $time }
log-stop-time-off = membatalkan jam tutup

## Perintah

command-table-last-name = terakhir
command-table-last-description = Tutup meja setelah beberapa permainan lagi
command-table-until-name = sampai
command-table-until-description = Tutup meja pada jam tertentu, setelah permainan yang berjalan waktu itu
command-settle-name = rekap
command-settle-description = Lihat siapa untung dan siapa rugi di meja ini; bisa juga sebagai berkas
option-hands-name = berapa-permainan
option-hands-description = Berapa permainan lagi, 1 sampai 100
option-time-name = jam
option-time-description = Jam menurut zona waktu di /settings, misalnya 23:30
option-off-name = batal
option-off-description = Batalkan yang sudah diumumkan
option-file-name = berkas
option-file-description = Sebagai berkas CSV
