### Hanya untuk Discord. Nama izin sama dengan yang ada di pengaturan Discord.

missing-rights = Aku tidak bisa menampilkan meja di channel ini. Admin perlu memberiku izin ini di sini: { $rights }.
right-view-channel = Lihat Channel
right-read-history = Baca Riwayat Pesan
right-send-messages = Kirim Pesan
right-send-in-threads = Kirim Pesan di Thread
discord-role-hint = Discord hanya menampilkan perintah admin kepada yang punya izin Kelola Server. Supaya peran itu juga melihatnya: Pengaturan Server → Integrasi → bot ini.
