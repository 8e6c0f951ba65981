### Dikatakan saat host dihentikan.

back-soon = Kembali sebentar lagi. Tidak ada yang hilang: permainan berlanjut dari posisi sekarang.
