### Kekalahan antara dua pemain yang tidak bisa dijelaskan oleh keberuntungan.

reply-pairs = Kekalahan berat sebelah dalam { $days } hari terakhir:
reply-pairs-file = Kekalahan berat sebelah sebagai berkas. Hari: { $days }; pasangan: { $count }.
pairs-line = { $loser } kalah { $amount } dari { $winner }: { $percent }% dari semua yang berpindah di antara mereka, { $share }% dari semua kekalahannya; permainan: { $hands }
pairs-gifts = hadiah: { $amount }
pairs-none = Tidak ada yang mencolok: tidak ada yang kalah sebesar chip awal (atau lebih) hanya dari satu lawan, seteratur yang tidak bisa dijelaskan oleh keberuntungan.
pairs-hint = Ini bukan bukti, hanya petunjuk di mana perlu diperiksa. Sebagai berkas: /audit pairs file

command-audit-pairs-name = pasangan
command-audit-pairs-description = Kekalahan berat sebelah antara dua pemain
