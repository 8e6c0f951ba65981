### Halaman coba-coba: obrolan grup dan obrolan pribadi di peramban.

page-title = Arena poker
page-chat = Obrolan grup
page-private = Obrolan pribadi dengan dealer
page-you = Kamu
page-language = Bahasa
page-message = Tulis pesan atau perintah seperti /poker
page-send = Kirim
page-lost = Koneksi terputus. Mencoba lagi…
page-reconnected = Tersambung kembali.
page-only-you = Hanya kamu yang melihat ini
page-new-tab = Buka halaman ini di tab lain untuk bermain sebagai orang kedua.
# Same as English: players say so
page-dealer = Dealer
page-welcome = Halo! Kartumu datang di sini dan tidak ada orang lain yang melihatnya. Mainkan dengan tombol di bawah meja, atau ketik /call, /raise 100 atau /fold.
page-your-turn = Giliranmu
page-name = Namamu
page-rename = Ganti nama
page-theme = Terang atau gelap
page-cancel = Batal
page-close = Tutup
page-your-cards = Kartumu
page-newest = Pesan terbaru
page-tab-group = Grup
page-tab-private = Pribadi
page-open-table = Buka meja
page-game = Permainan
page-betting = Batas taruhan
page-usual = Seperti biasa

## Tanda di sebuah kursi, sesingkat mungkin: berapa kartu yang ditukar

felt-drawn =
    { $count ->
        [0] tetap
       *[other] tukar { $count }
    }
page-save-file = Simpan berkas
