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
reply-leaving = Kamu keluar setelah permainan ini. Chip-mu kembali ke saldo.
reply-left = Kamu keluar membawa { $amount } chip. Saldomu: { $balance }.
reply-away = Kamu istirahat mulai permainan berikutnya. Tekan Aku kembali kalau sudah siap.
reply-away-at-big = Kamu istirahat begitu big blind sampai ke kursimu. Tekan Aku kembali kalau tetap mau main.
reply-back = Selamat datang kembali. Kamu ikut main lagi.
reply-back-waiting = Selamat datang kembali. Tunggu big blind, atau pasang { $amount } supaya ikut lebih cepat.
reply-top-up-queued = { $amount } chip masuk ke tumpukanmu di permainan berikutnya. Sisa saldomu: { $balance }.
reply-top-up-done = { $amount } chip ditambahkan ke tumpukanmu. Sisa saldomu: { $balance }.
reply-entry-post = Kamu memasang { $amount } dan ikut begitu tombol dealer lewat.
reply-entry-wait = Kamu menunggu big blind.
reply-straddle-on = Kamu straddle di permainan berikutnya kalau gilirannya jatuh di kursimu. Sebelum kartu dibagikan, bisa dibatalkan dengan Tanpa straddle.
reply-straddle-off = Kamu tidak straddle.
reply-drew =
    { $count ->
        [0] Kamu tidak menukar kartu.
       *[other] Kamu menukar { $count } kartu.
    }
reply-run-twice-yes = Oke: dua kali, kalau semua setuju.
reply-run-twice-no = Oke: sekali saja.
reply-chop-yes = Oke: blind diambil kembali, kalau lawanmu setuju.
reply-chop-no = Oke: permainan diteruskan.
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
        [call] Rencana: menyamai { $price }. Kalau jumlahnya berubah, rencananya batal.
       *[check-fold] Rencana: check, atau tutup kartu kalau ada taruhan.
    }
reply-pre-action-cleared = Rencanamu dihapus.
reply-shown = Kartumu terbuka di meja.
reply-mucked = Kartumu dibuang; tidak ada yang melihatnya.
reply-cards = Hanya kamu yang melihat ini.
reply-no-cards = Kamu tidak punya kartu di permainan ini.
reply-balance = Saldomu: { $balance } chip. Di meja: { $at_table }.
reply-lobby = Ini mejanya.
reply-language = Oke, mulai sekarang kita pakai bahasa Indonesia.
reply-duplicate = Itu sudah kamu lakukan.
