### Langkah admin berikutnya: di bawah jawaban satu langkah ada perintah untuk langkah sesudahnya.

greeting-admins = Untuk admin: mulai dengan /stakes list. Di situ terlihat apa yang dimainkan di sini dan cara mengubahnya.

preview-to-balance = Chip yang keluar dari meja masuk ke saldo.

next-open = Setelah itu, buka meja dengannya: /table open
next-sit = Pemain duduk dengan /sit.
next-floor = Kalau pembagian kartunya salah: /floor misdeal
next-close = Kalau sudah selesai main: /table close
next-void = Untuk membatalkan seluruh permainan ini, semua taruhan kembali: /floor void
next-remove = Untuk mengeluarkan pemain dari meja, sebut kursinya, misalnya 3: /floor remove 3
next-close-now = Untuk langsung menutup meja, semua chip kembali: /table close now
next-resume = Untuk melanjutkan: /table resume
next-file = Siapa melakukan apa dan semua perpindahan chip, dalam satu berkas: /audit file
next-rooms = Untuk mengizinkan meja di sini: /settings rooms=here
