### Aturan: judul topik (paling panjang 24 huruf, dipakai juga sebagai tombol) dan kata-kata di sekitar halaman.

rule-topic-table = Tujuan dan meja
rule-topic-button = Dealer dan blind
rule-topic-deal = Pembagian kartu
rule-topic-rounds = Ronde taruhan
rule-topic-actions = Pilihanmu
rule-topic-limits = Batas taruhan
rule-topic-allin = All-in dan side pot
# Same as English: istilah pemain.
rule-topic-showdown = Showdown
rule-topic-ranks = Urutan kartu
# Same as English: nama permainannya.
rule-topic-draw = Five-card draw
rule-topic-duel = Duel
# Same as English: nama turnamennya.
rule-topic-sng = Sit & go
rule-topic-buttons = Tombol dan perintah
rule-topic-clock = Waktu giliran
rule-topic-cards = Kartumu
rule-topic-fairness = Kocokan kartu
rule-topic-floor = Kalau ada yang salah

rules-title = Aturan · { $topic }
rules-title-paged = Aturan · { $topic } · { $page }/{ $pages }
rules-here = Yang dimainkan di sini
rules-coming = Mulai permainan berikutnya: { $stakes }
rules-choose = Penjelasannya, per topik:
rules-elsewhere = Permainan ini sedang tidak dimainkan di sini.
button-rules = Aturan
button-rules-back = ◀ Sebelumnya
button-rules-next = Lanjut ▶
button-rules-topics = Semua topik
