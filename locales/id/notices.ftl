### Kabar untuk satu orang, dikirim secara pribadi.

notice-your-cards = Meja { $table }, permainan { $hand }: kartumu
notice-pre-action-cancelled =
    { $kind ->
        [call] Jumlahnya berubah: rencanamu menyamai batal. Silakan pilih lagi.
       *[check-fold] Keadaannya berubah: rencanamu check/tutup kartu batal. Silakan pilih lagi.
    }
notice-sat-out-clock = Kamu melewatkan dua giliran di meja { $table }, jadi kamu istirahat. Tekan Aku kembali kalau sudah siap.
notice-broke = Chip-mu di meja { $table } habis. Isi lagi dalam { $seconds } supaya kursimu tidak hilang.
notice-stood-up =
    { $reason ->
        [closed] Meja { $table } ditutup. Kembali ke saldomu: { $amount }.
        [broke] Chip-mu habis, jadi kursimu di meja { $table } dikosongkan. Kembali ke saldomu: { $amount }.
        [away] Kamu istirahat terlalu lama, jadi kursimu di meja { $table } dikosongkan. Kembali ke saldomu: { $amount }.
        [missed-blinds] Tiga big blind lewat selama kamu istirahat, jadi kursimu di meja { $table } dikosongkan. Kembali ke saldomu: { $amount }.
       *[left] Kamu keluar dari meja { $table }. Kembali ke saldomu: { $amount }.
    }
notice-must-post = Kamu menunggu big blind di meja { $table }. Atau mau pasang { $amount } supaya ikut lebih cepat?
notice-your-draw = Meja { $table }, permainan { $hand }: giliranmu tukar kartu
notice-run-twice = Meja { $table }: mau main dua kali? Tiap setengah pot punya papan sendiri. Waktumu { $seconds }; tanpa jawaban berarti sekali.
notice-chop = Meja { $table }: ambil kembali kedua blind? Kalau kalian berdua setuju, kedua blind kembali. Waktumu { $seconds }; tanpa jawaban berarti tidak.
notice-voided = Permainan { $hand } di meja { $table } batal. Kembali ke tumpukanmu: { $amount }.
notice-misdeal = Salah bagi: permainan { $hand } di meja { $table } dibagikan ulang. Taruhanmu kembali ke tumpukanmu.
notice-paused = Meja { $table } dijeda. Waktumu berhenti; tidak ada yang hilang.
notice-table-closed = Meja { $table } sudah ditutup.
notice-resumed = Aku sempat terputus dan sekarang kembali. Permainan di meja { $table } berlanjut; waktumu { $seconds }.
