### Dikatakan saat host dihentikan.

back-soon = Sebentar, aku segera kembali. Tidak ada yang hilang: permainan lanjut dari posisi terakhir.
