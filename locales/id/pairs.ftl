### Kekalahan antara dua pemain yang tidak bisa dijelaskan oleh keberuntungan.

reply-pairs = Kekalahan sepihak dalam { $days } hari terakhir:
reply-pairs-file = Kekalahan sepihak dalam satu berkas. Hari: { $days }; pasangan: { $count }.
pairs-line = { $loser } kalah { $amount } dari { $winner }: { $percent } % dari semua yang berpindah di antara mereka, { $share } % dari semua kekalahannya; permainan: { $hands }
pairs-gifts = hadiah: { $amount }
pairs-none = Tidak ada. Tidak seorang pun kalah sebesar chip awal atau lebih dari satu pemain saja, lebih teratur daripada kebetulan.
pairs-hint = Ini bukan bukti, hanya petunjuk ke mana perlu melihat. Sebagai berkas: /audit pairs file

command-audit-pairs-name = pasangan
command-audit-pairs-description = Kekalahan sepihak antara dua pemain
