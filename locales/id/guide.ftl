### Langkah pertama, penjelasan pertama kali, dan perintahnya.

## Langkah pertama

help-title = Langkah pertama
help-begin = 1. /poker menampilkan meja. Tekan Duduk; berdua sudah bisa main. Chip-nya dari saldomu: /balance untuk melihat, /daily untuk chip gratis sekali sehari.
help-cards = 2. Kartumu datang lewat pesan pribadi. Tombol Kartuku di bawah meja menunjukkannya hanya kepadamu.
help-turn = 3. Waktu giliranmu, tombol di bawah meja menunjukkan apa yang bisa kamu lakukan dan berapa chip-nya.
help-words = 4. Bisa juga diketik: /call, /raise 120, /fold. Aturannya di /rules, urutan kartunya di /ranks.
help-leave = 5. /away untuk istirahat, /leave untuk keluar: chip-mu kembali ke saldo.
help-tips = Setiap ada hal yang baru pertama kali kamu alami, kujelaskan secara pribadi. /help off untuk berhenti, /help on untuk mulai lagi.
help-admin-title = Untuk admin
help-admin-stakes = Apa yang dimainkan: /stakes add malam 10/20 buyin=400-2000, lalu /stakes default malam.
help-admin-table = Meja: /table open omaha, /table close, /table pause. Kalau pembagian kartu salah: /floor.
help-admin-chips = Chip: /chips grant @nama 500. Semuanya tercatat di /audit, dengan namamu.
help-admin-settings = Lainnya: /settings, untuk zona waktu, ruang, chip harian, dan siapa yang boleh membuka meja.

command-rules-name = aturan
command-rules-description = Aturan permainan di sini, per topik
command-ranks-name = urutan
command-ranks-description = Urutan kartu: tangan mana yang menang
command-help-name = bantuan
command-help-description = Langkah pertama; off dan on untuk penjelasan dariku
option-topic-name = topik
option-topic-description = Topik yang mau kamu baca
option-tips-name = penjelasan
option-tips-description = Penjelasan untuk hal yang baru pertama kali terjadi: on atau off

reply-rules = Ini aturannya.
reply-help = Ini langkah pertamanya.
reply-tips-on = Mulai sekarang hal yang baru pertama kali kamu alami kujelaskan.
reply-tips-off = Aku tidak akan menjelaskan apa-apa kalau tidak diminta. Mulai lagi dengan /help on

## Penjelasan, masing-masing dikirim sekali untuk tiap orang

notice-tip-turn =
    { $to_call ->
        [0] Giliran pertamamu di meja { $table }. Belum ada yang bertaruh, jadi Check gratis dan kamu tetap ikut. Dengan Bertaruh… kamu memasang chip dan yang lain harus membayar atau tutup kartu. Tutup kartu berarti menyerah di permainan ini. (/help off: tanpa penjelasan lagi)
       *[other] Giliran pertamamu di meja { $table }. Dengan Samai kamu membayar { $to_call } dan tetap ikut. Dengan Naikkan… semua harus membayar lebih. Tutup kartu berarti menyerah, tanpa membayar lagi. (/help off: tanpa penjelasan lagi)
    }
notice-tip-blind =
    { $kind ->
        [small] { $amount } keluar dari tumpukanmu di meja { $table }: itu small blind. Chip-nya ada di depanmu sebagai taruhan, jadi untuk menyamai big blind kamu cukup menambah kekurangannya. Blind berpindah tiap permainan.
        [ante] { $amount } keluar dari tumpukanmu di meja { $table }: itu ante. Semua membayarnya di tiap permainan, langsung ke pot.
       *[big] { $amount } keluar dari tumpukanmu di meja { $table }: itu big blind. Chip-nya ada di depanmu sebagai taruhan: kalau tidak ada yang menaikkan, kamu ikut tanpa membayar lagi. Blind berpindah tiap permainan.
    }
notice-tip-call =
    { $reason ->
        [short] Kali ini hanya bisa menyamai atau tutup kartu: taruhannya sebesar chip-mu atau lebih. Kalau menyamai kamu all-in, dan main untuk jumlah yang bisa kamu samai.
        [alone] Kali ini hanya bisa menyamai atau tutup kartu: semua lawan sudah all-in, jadi tidak ada yang bisa menyamai kenaikan.
        [cap] Kali ini hanya bisa menyamai atau tutup kartu: semua kenaikan yang diizinkan di ronde ini sudah terpakai.
       *[closed] Kali ini hanya bisa menyamai atau tutup kartu: all-in tadi kurang dari satu kenaikan penuh, jadi yang sudah dapat giliran tidak boleh menaikkan lagi.
    }
notice-tip-won =
    { $reason ->
        [rank] { $name } menang dengan { $won }, mengalahkan { $lost }: jenis tangannya sama, jadi kartu yang lebih tinggi menentukan.
       *[kind] { $name } menang dengan { $won }, mengalahkan { $lost }: jenis tangan yang lebih kuat menang, apa pun kartunya. Urutannya ada di /ranks.
    }
