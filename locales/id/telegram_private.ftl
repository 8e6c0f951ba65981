### Di grup, kalau obrolan pribadi yang bertanya tertutup: apakah dilakukan, tidak lebih.

telegram-private-done = Sudah dilakukan. Supaya lain kali rinciannya bisa kukirim, buka obrolan denganku dan tekan Mulai: { $link }
telegram-private-refused = Itu ditolak dan tidak ada yang berubah. Mau tahu sebabnya? Buka obrolan denganku, tekan Mulai, lalu ulangi: { $link }
telegram-private-only = Tidak ada yang berubah: ini hanya bisa kujawab secara pribadi. Buka obrolan denganku, tekan Mulai, lalu ulangi: { $link }
telegram-private-ask = Itu hanya kujawab secara pribadi. Buka obrolan denganku, tekan Mulai, lalu tanya lagi: { $link }
