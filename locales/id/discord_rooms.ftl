### Discord: apa yang diberitahukan kepada admin dan pemain tentang channel, thread, dan pesan pribadi.

room-refused = Aku tidak bisa lagi menulis di { $room }. Meja di sana dijeda; begitu aku bisa menulis lagi, permainan berlanjut.
room-refused-rights = Aku tidak bisa lagi menulis di { $room }. Meja di sana dijeda sampai admin memberiku izin ini di sana: { $rights }.
right-open-thread = Kelola Thread (thread ini dikunci)
right-create-threads = Buat Thread Publik
thread-name = Meja poker
thread-opened = Meja dibuka di thread tersendiri:
private-closed = Aku tidak bisa mengirimimu pesan pribadi. Izinkan pesan langsung di pengaturan privasi server ini, lalu tekan tombolnya.
private-again = Coba lagi
private-works = Berhasil: mulai sekarang kartumu dikirim lewat pesan pribadi.
private-still-closed = Masih belum bisa: Discord tidak mengizinkanku menulis kepadamu. Kartumu selalu bisa dilihat dengan tombol Kartuku.
thread-not-here = Thread tidak bisa dibuat di sini. Pakai perintahnya di channel teks.
option-thread-name = utas
option-thread-description = Bermain di thread tersendiri
