### Yang tertulis di gambar meja dan gambar urutan kartu.

## Gambar meja.

picture-hand = Permainan { $hand }
picture-more-pots = dan { $count } side pot lagi
picture-won = +{ $amount }

## Dibacakan sebagai ganti gambar.

picture-alt-table = Gambar meja { $table }, permainan { $hand }, { $street }.
picture-alt-empty = Gambar meja { $table }, belum ada permainan.
picture-alt-board = Papan: { $cards }.
picture-alt-board-two = Papan kedua: { $cards }.
picture-alt-free = { $count } kursi masih kosong.

## Gambar urutan kartu.

picture-ranks-title = Urutan kartu
picture-ranks-title-short-deck = Urutan kartu dengan 32 kartu
picture-ranks-order = Yang terkuat paling atas. Lambang kartu tidak pernah memutus seri.
picture-ranks-alt = Gambar sepuluh tangan, yang terkuat lebih dulu:
picture-ranks-alt-line = { $place }. { $name } ({ $cards }): { $note }

## Nama sepuluh susunan kartu, dan siapa yang menang kalau dua pemain memegang yang sama.

# Same as English: istilah Inggris yang dipakai pemain.
rank-title-royal-flush = Royal flush
# Same as English: istilah Inggris yang dipakai pemain.
rank-title-straight-flush = Straight flush
# Same as English: istilah Inggris yang dipakai pemain.
rank-title-four-of-a-kind = Four of a kind
# Same as English: istilah Inggris yang dipakai pemain.
rank-title-full-house = Full house
# Same as English: istilah Inggris yang dipakai pemain.
rank-title-flush = Flush
# Same as English: istilah Inggris yang dipakai pemain.
rank-title-straight = Straight
# Same as English: istilah Inggris yang dipakai pemain.
rank-title-three-of-a-kind = Three of a kind
rank-title-two-pair = Dua pasang
rank-title-pair = Satu pasang
rank-title-high-card = Kartu tinggi
rank-note-royal-flush = Tidak ada yang mengalahkannya; kalau sama, pot dibagi.
rank-note-straight-flush = Kartu teratas yang lebih tinggi menang.
rank-note-four-of-a-kind = Empat kartu yang lebih tinggi, lalu kartu kelima.
rank-note-full-house = Tiga kartu yang lebih tinggi, lalu pasangannya.
rank-note-flush = Kartu tertinggi, lalu berikutnya, sampai kartu kelima.
rank-note-straight = Kartu teratas yang lebih tinggi. As juga boleh di bawah dua.
rank-note-straight-short-deck = Kartu teratas yang lebih tinggi. As juga boleh di bawah tujuh.
rank-note-three-of-a-kind = Tiga kartu yang lebih tinggi, lalu dua kartu lainnya.
rank-note-two-pair = Pasangan yang lebih tinggi, lalu pasangan kedua, lalu kartu kelima.
rank-note-pair = Pasangan yang lebih tinggi, lalu tiga kartu lainnya.
rank-note-high-card = Kartu tertinggi, lalu berikutnya, sampai kartu kelima.
