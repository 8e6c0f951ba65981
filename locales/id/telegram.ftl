### Yang hanya diperlukan Telegram.

## Obrolan pribadi

telegram-group-only = Meja ada di grup: tambahkan aku ke sebuah grup, atau kembali ke grupmu, lalu ketik /poker di sana. Di sini kamu bisa meminta /cards, /balance, /rules, /help, dan /language.
telegram-draw-sent = Kartumu ada di obrolan pribadi kita: tandai di sana yang dibuang.
telegram-page-sent = Halamannya ada di obrolan pribadi kita.

## Stake baru, langkah demi langkah

telegram-stake-ask-name = Stake baru: apa namanya? Maksimal 24 huruf dan angka, misalnya: malam
telegram-stake-ask-blinds = { $name }: blind-nya berapa? Misalnya 10/20
telegram-stake-ask-buy-in = Buy-in-nya berapa, dari terkecil sampai terbesar? Misalnya 400-2000
telegram-stake-ask-game = Permainan apa?
telegram-stake-ask-betting = Batas taruhannya apa?
telegram-stake-ask-save = { $name }: { $game }, { $betting }, blind { $blinds }, buy-in { $buyin }. Simpan?
telegram-stake-next = Untuk memakainya di sini mulai meja berikutnya: /stakes default { $name }. Sekarang juga: /table open { $name }
telegram-stake-cancelled = Tidak ada yang disimpan.
telegram-stake-expired = Sudah lebih dari sepuluh menit; tidak ada yang disimpan. Mulai lagi: /stakes add
telegram-stake-reply = Tolong jawab dengan membalas pesan ini.
telegram-stake-one-line = Dalam satu baris: /stakes add malam 10/20 buyin=400-2000 game=holdem betting=nl seats=6 clock=30

## Chip dan berkas

telegram-whom = Chip siapa? Balas pesan orang itu dengan /chips grant 500, atau tulis /chips grant @nama 500. Aku kenal yang pernah menulis atau menekan tombol di sini.
telegram-file-start = Berkasnya dikirim lewat pesan pribadi. Tekan Mulai dulu, lalu minta lagi: { $link }
