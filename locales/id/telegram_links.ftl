### Yang hanya perlu di Telegram: tombol yang membuka obrolan lain.

button-cards-private = Kartu secara pribadi
button-back-to-table = Kembali ke meja
