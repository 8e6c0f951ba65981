### Yang diberitahukan kepada pemain kalau ruang mejanya tidak lagi menerima pesan bot.

notice-unseen = Aku tidak bisa lagi menampilkan meja { $table } di tempatnya. Meja dijeda dan tidak ada yang hilang; kalau begini terus selama { $seconds }, meja ditutup dan semua chip dikembalikan.
notice-seen-again = Meja { $table } sudah bisa ditampilkan lagi dan permainan berlanjut.
notice-room-gone = Tempat meja { $table } dimainkan sudah tidak ada, jadi mejanya kututup. Semua chip dikembalikan.
