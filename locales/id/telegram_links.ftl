### Yang hanya perlu di Telegram: tombol yang membuka obrolan lain.

button-cards-private = Kartu secara pribadi
button-back-to-table = Kembali ke meja
telegram-only-you = Hanya kamu yang bisa melihat pesan ini.
