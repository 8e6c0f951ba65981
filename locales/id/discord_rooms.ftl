### Discord: apa yang diberitahukan kepada admin dan pemain tentang channel, thread, dan pesan pribadi.

room-refused = Saya tidak bisa lagi menulis di { $room }. Meja di sana dijeda; begitu saya bisa menulis lagi, permainan berlanjut.
room-refused-rights = Saya tidak bisa lagi menulis di { $room }. Meja di sana dijeda sampai admin memberi saya izin ini di sana: { $rights }.
right-open-thread = Kelola Thread (thread ini dikunci)
right-create-threads = Buat Thread Publik
thread-name = Meja poker
thread-opened = Meja dibuka di thread tersendiri:
private-closed = Aku tidak bisa mengirimimu pesan pribadi. Izinkan pesan langsung dari server ini di pengaturan privasinya, lalu tekan tombolnya.
private-again = Coba lagi
private-works = Berhasil: mulai sekarang kartumu dikirim lewat pesan pribadi.
private-still-closed = Masih belum bisa: Discord tidak mengizinkanku menulis kepadamu. Kartumu selalu bisa dilihat dengan tombol Kartuku.
thread-not-here = Thread tidak bisa dibuat di sini. Pakai perintahnya di channel teks.
option-thread-name = utas
option-thread-description = Bermain di thread tersendiri
