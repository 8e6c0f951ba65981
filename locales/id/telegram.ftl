### Yang hanya diperlukan Telegram.

## Obrolan pribadi

telegram-group-only = Meja ada di grup: tambahkan saya ke sebuah grup, atau kembali ke grupmu, lalu ketik /poker di sana. Di sini kamu bisa meminta /cards, /balance, dan /language.
telegram-draw-sent = Kartumu ada di obrolan pribadi kita: tandai di sana yang dibuang.
