### Formulir, langkah pertama, dan petunjuk.

## Taruhan

raise-form-title-bet = Bertaruh
raise-form-title-raise = Naikkan
raise-form-label-bet = Bertaruh berapa?
raise-form-label-raise = Naikkan ke (total di ronde ini)
raise-form-placeholder = { $minimum } sampai { $maximum }, atau min, setengah, pot, semua
raise-menu-bet = Bertaruh { $minimum } sampai { $maximum }. Tekan jumlahnya di bawah meja, atau ketik: /bet { $minimum }
raise-menu-raise = Naikkan ke total { $minimum } sampai { $maximum }. Tekan jumlahnya di bawah meja, atau ketik: /raise { $minimum }
raise-menu-fixed = Di sini besar taruhannya tetap: sekarang hanya bisa { $amount }. Tekan di bawah meja.
confirm-all-in = All-in dengan { $amount }?
confirm-all-in-again = All-in dengan { $amount }? Tekan All-in sekali lagi kalau yakin.

## Langkah pertama

greeting = Halo! Aku dealer poker di sini, hanya dengan chip mainan. Ketik /poker lalu duduk; berdua sudah bisa mulai.
cards-hint = Aku tidak bisa mengirimimu pesan pribadi. Tetap main saja: tombol Kartuku di bawah meja menunjukkan kartumu hanya kepadamu.
start-hint = Supaya kartumu bisa kukirim secara pribadi, buka obrolan denganku dan tekan Mulai: { $link }
start-welcome = Selamat datang! Mulai sekarang kartumu bisa kukirim ke sini. Kembali ke grup dan tekan Duduk.
language-choice = Mau pakai bahasa apa?
language-name = Bahasa Indonesia
unknown-command = Aku tidak kenal perintah itu. Ketik /poker untuk melihat meja.
