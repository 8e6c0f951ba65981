### Akhir acara: permainan terakhir, jam tutup, dan siapa yang untung atau rugi.
### Jawaban dan penolakan paling panjang 200 karakter, karena Telegram menampilkannya di alert.

## Penolakan

refusal-already-closing = Meja ini memang tutup setelah permainan ini.
refusal-last-hand = Ini permainan terakhir: sudah tidak bisa duduk lagi.
refusal-last-hands-range = Jumlah permainan terakhir tidak bisa { $hands }. Yang bisa: { $minimum } sampai { $maximum }.
refusal-no-end-planned = Belum ada permainan terakhir yang diumumkan.
refusal-no-stop-time = Belum ada jam tutup.

## Jawaban

reply-last-hands =
    { $running ->
        [yes] Masih { $hands } permainan lagi setelah ini, lalu tutup.
       *[no] Masih { $hands } permainan lagi, lalu meja tutup.
    }
reply-last-hands-off = Permainan terakhir dibatalkan. Meja lanjut terus.
reply-stop-time = Meja tutup jam { $time }, setelah permainan yang sedang berjalan saat itu. Sisa waktu: { $seconds }.
reply-stop-time-off = Jam tutup dibatalkan. Meja lanjut terus.
reply-settle-up =
    { $state ->
        [closed] Hitungan meja { $table } (bawa → pulang)
       *[open] Hitungan meja { $table } sejauh ini (bawa → punya)
    }
reply-settle-file = Hitungan meja { $table } dalam satu berkas.
reply-settle-none = Belum ada yang buy-in di sini, jadi belum ada yang dihitung.

## Di pesan meja, selama akhirnya diumumkan

ending-hands =
    { $hands ->
        [1] Permainan berikutnya yang terakhir
       *[other] Tinggal { $hands } permainan lagi
    }
ending-hands-after = Tinggal { $hands } permainan lagi setelah ini
ending-last-hand = Permainan terakhir
ending-time = Tutup jam { $time }, usai permainan saat itu

## Di catatan meja

log-end = Tinggal { $hands } permainan lagi, lalu meja tutup
log-end-after = Tinggal { $hands } permainan lagi setelah ini, lalu tutup
log-end-dropped = Permainan terakhir batal: meja lanjut
log-stop-set = Meja sekarang punya jam tutup
log-stop-dropped = Jam tutup dibatalkan: meja lanjut terus

## Hitung-hitungan.

settle-title = Hitungan (bawa → pulang)
settle-line = { $name }: { $difference } ({ $brought } → { $has })
settle-carried = Di pot untuk permainan berikutnya: { $amount }
settle-house = { $name }, pemain rumah

## Di catatan admin

log-last-hands = mengumumkan permainan terakhir: { $hands }
log-last-hands-off = membatalkan permainan terakhir
log-stop-time = menetapkan jam tutup: { $time }
log-stop-time-off = membatalkan jam tutup

## Perintah

command-table-last-name = terakhir
command-table-last-description = Tutup meja setelah beberapa permainan lagi
command-table-until-name = sampai
command-table-until-description = Tutup meja pada jam tertentu, setelah permainan yang sedang berjalan
command-settle-name = hitungan
command-settle-description = Lihat siapa untung dan siapa rugi di meja ini, atau sebagai berkas
option-hands-name = berapa-permainan
option-hands-description = Berapa permainan lagi, 1 sampai 100
option-time-name = jam
option-time-description = Jam menurut zona waktu di /settings, misalnya 23:30
option-off-name = batal
option-off-description = Batalkan yang sudah diumumkan
option-file-name = berkas
option-file-description = Sebagai berkas CSV
