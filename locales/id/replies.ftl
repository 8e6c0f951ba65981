### Jawaban pribadi. Paling panjang 200 huruf.

reply-acted =
    { $act ->
        [fold] Kamu menutup kartu.
        [check] Kamu check.
        [call] Kamu menyamai { $amount }.
        [bet] Kamu bertaruh { $amount }.
        [raise] Kamu menaikkan ke { $amount }.
       *[all-in] Kamu all-in: { $amount }.
    }
reply-sat-down = Kamu duduk di kursi { $seat } dengan { $amount } chip. Sisa saldomu: { $balance }.
reply-leaving = Kamu pergi setelah permainan ini. Chip-mu kembali ke saldo.
reply-left = Kamu pergi membawa { $amount } chip. Saldomu: { $balance }.
reply-away = Kamu istirahat mulai permainan berikutnya. Tekan Kembali kalau sudah siap.
reply-away-at-big = Kamu istirahat begitu big blind sampai ke kursimu. Tekan Kembali kalau tetap mau main.
reply-back = Selamat datang lagi. Kartumu akan dibagikan.
reply-back-waiting = Selamat datang lagi. Tunggu big blind, atau pasang { $amount } supaya ikut lebih cepat.
reply-top-up-queued = { $amount } chip masuk ke tumpukanmu di permainan berikutnya. Sisa saldomu: { $balance }.
reply-top-up-done = { $amount } chip ditambahkan ke tumpukanmu. Sisa saldomu: { $balance }.
reply-entry-post = Kamu memasang { $amount } dan ikut begitu tombol dealer lewat.
reply-entry-wait = Kamu menunggu big blind.
reply-straddle-on = Kamu straddle di permainan berikutnya kalau kursimu pas. Sebelum kartu dibagikan bisa dibatalkan dengan Tanpa straddle.
reply-straddle-off = Kamu tidak straddle.
reply-drew =
    { $count ->
        [0] Kamu tidak menukar kartu.
       *[other] Kamu menukar { $count } kartu.
    }
reply-run-twice-yes = Baik: dua kali, kalau semua setuju.
reply-run-twice-no = Baik: sekali saja.
reply-chop-yes = Baik: blind diambil kembali, kalau yang lain setuju.
reply-chop-no = Baik: permainan diteruskan.
reply-board-played = Kamu memakai papan; tidak ada yang melihat kartumu.
reply-table-opened =
    { $game ->
        [holdem] Meja dibuka: { game-holdem }.
        [omaha] Meja dibuka: { game-omaha }.
        [draw] Meja dibuka: { game-draw }.
        [draw32] Meja dibuka: { game-draw32 }.
       *[other] Meja dibuka: { $game } ({ $betting }).
    }
reply-pre-action =
    { $kind ->
        [call] Rencana: menyamai { $price }. Kalau harganya berubah, rencana batal.
       *[check-fold] Rencana: check, atau tutup kartu kalau ada taruhan.
    }
reply-pre-action-cleared = Tidak ada rencana lagi.
reply-shown = Kartumu terbuka di meja.
reply-mucked = Kartumu dibuang; tidak ada yang melihatnya.
reply-cards = Hanya kamu yang melihat ini.
reply-no-cards = Kamu tidak punya kartu di permainan ini.
reply-balance = Saldomu: { $balance } chip. Di meja: { $at_table }.
reply-lobby = Ini mejanya.
reply-language = Mulai sekarang aku berbahasa Indonesia denganmu.
reply-duplicate = Itu sudah dilakukan.
