### Aturan: showdown, urutan kartu, five-card draw.

## Showdown

rule-showdown-last-street = Kalau setelah ronde terakhir masih ada dua pemain atau lebih, kartu dibuka. Yang mulai adalah pemain yang terakhir bertaruh atau menaikkan di ronde itu; kalau tidak ada, pemain pertama di kiri tombol dealer. Lalu searah jarum jam.
rule-showdown-last-bettor = Kalau setelah ronde terakhir masih ada dua pemain atau lebih, kartu dibuka. Yang mulai adalah pemain dengan taruhan atau kenaikan terakhir yang disamai di seluruh permainan. Lalu searah jarum jam.
rule-showdown-choice = Tangan yang menang atau seri selalu kubukakan. Kalau tanganmu kalah, kamu punya { $time } untuk memilih: Buka kartu, atau Buang kartu supaya tidak ada yang melihat. Kalau diam, kartumu dibuang.
rule-showdown-no-choice = Tangan yang menang atau seri selalu kubukakan. Tangan yang kalah langsung dibuang, dan tidak ada yang melihatnya.
rule-showdown-live = Di sini tiap pemain mengurus kartunya sendiri: waktu giliranmu, kamu buka kartu atau membuangnya. Kalau dibuang, bagianmu hilang, biarpun tanganmu paling kuat. Dengan Pakai papan kamu mengambil bagian dari papan saja tanpa membuka kartu. Tangan terakhir yang tidak dibuang menang tanpa dibuka. Kalau kamu diam selama { $time }, tangan yang menang atau dapat bagian dibuka, yang lain dibuang.
rule-showdown-all-in = Kalau di showdown ada yang all-in, semua kartu dibuka, untuk semua pot.
rule-showdown-all-in-choice = Kalau ada yang all-in, tangan yang kalah di semua potnya tetap boleh dibuang.
rule-showdown-alone = Kalau semua lawan tutup kartu, kamu mengambil pot tanpa membuka apa-apa. Kalau mau, boleh dibuka: semua kartumu, atau satu saja.
rule-showdown-muck = Kartu yang dibuang tetap rahasia selamanya. Tidak kutunjukkan ke siapa pun.
rule-showdown-split = Tangan yang sama kuat membagi pot sama rata.
rule-showdown-carry = Kalau kedua tangan sama kuat, seluruh pot dibawa ke permainan berikutnya: ante baru, tombol dealer pindah. Kalau salah satu keluar sebelum itu, pot dibagi dua.
rule-showdown-odd = Chip tidak bisa dibelah. Pot { $pot } untuk berdua: satu mendapat { $more }, satunya lagi { $less }. Chip ganjil untuk yang lebih dulu dihitung dari kiri tombol dealer.
rule-showdown-board = Kalau tidak ada yang bisa mengalahkan lima kartu di papan, semua yang masih ikut membagi pot.

## Urutan kartu, dari yang terkuat

rule-rank-royal-flush = { $place }. Royal flush: { $cards } – 10 sampai as, satu lambang
rule-rank-straight-flush = { $place }. Straight flush: { $cards } – lima berurutan, satu lambang
rule-rank-four-of-a-kind = { $place }. Four of a kind: { $cards } – empat senilai
rule-rank-full-house = { $place }. Full house: { $cards } – tiga dan satu pasang
rule-rank-flush = { $place }. Flush: { $cards } – lima satu lambang
rule-rank-straight = { $place }. Straight: { $cards } – lima berurutan
rule-rank-three-of-a-kind = { $place }. Three of a kind: { $cards } – tiga senilai
rule-rank-two-pair = { $place }. Dua pasang: { $cards }
rule-rank-pair = { $place }. Satu pasang: { $cards }
rule-rank-high-card = { $place }. Kartu tinggi: { $cards } – tidak satu pun yang di atas
rule-ranks-ties = Kalau jenis tangannya sama, kartu yang lebih tinggi menang. Yang dilihat dulu kartu pembentuknya, jadi king mengalahkan queen; di full house tiga kartunya, di dua pasang pasangan yang lebih tinggi.
rule-ranks-kicker = Setelah itu kartu sisanya, yaitu kicker, satu per satu dari yang tertinggi. Contoh: { $better } mengalahkan { $worse }. Keduanya satu pasang as, tapi king lebih tinggi dari queen.
rule-ranks-same = Yang dihitung hanya lima kartu. Kalau kelimanya sama, hasilnya seri: kartu keenam dan lambang kartu tidak menentukan apa-apa.
rule-ranks-wheel = As kartu tertinggi, tapi boleh juga di bawah 2: { $cards } adalah straight terendah, sampai 5. Tidak bisa memutar: queen, king, as, 2, 3 bukan straight.
rule-ranks-short-wheel = As kartu tertinggi, tapi boleh juga di bawah 7: { $cards } adalah straight terendah, sampai 10.
rule-ranks-short-no-wheel = Di sini as selalu kartu tertinggi: { $cards } bukan straight.
rule-ranks-short = Dengan 32 kartu, tangan bagus lebih sering muncul: dua pasang itu biasa, dan flush lebih jarang dari full house.
rule-ranks-flush-first = Karena itu di meja ini flush mengalahkan full house.

## Five-card draw

rule-draw-course = Tiap pemain mendapat lima kartu tertutup. Satu ronde taruhan, tukar kartu, satu ronde taruhan lagi, lalu showdown.
rule-draw-marking = Tukar kartu dimulai dari kiri tombol dealer, dan yang all-in juga ikut. Tekan Pilih kartu, tandai yang dibuang, lalu konfirmasi. Semua melihat berapa kartu yang kamu tukar, tapi tidak kartu yang mana. Pilihanmu tidak bisa diubah lagi.
rule-draw-any = Kamu boleh menukar berapa pun, dari nol sampai kelima kartumu.
rule-draw-most = Kamu boleh menukar maksimal { $maximum } kartu.
rule-draw-most-ace = Kamu boleh menukar maksimal { $maximum } kartu, atau { $more } kalau menyimpan as. As-nya tidak perlu ditunjukkan.
rule-draw-served = Setelah semua memilih, satu kartu dibakar, lalu kartu baru dibagikan dengan urutan yang sama.
rule-draw-stub = Kalau dek habis, kamu mendapat kartu terakhirnya dan sisanya dari kocokan baru: kartu pemain yang sudah tutup dan buangan pemain sebelum kamu. Kartu buanganmu sendiri tidak pernah kembali kepadamu.
rule-draw-jacks = Sebelum tukar kartu, untuk membuka taruhan kamu perlu minimal sepasang jack. Untuk menyamai atau menaikkan, kartu apa pun boleh. Kalau tanganmu belum boleh membuka taruhan, hanya kamu yang kuberi tahu.
rule-draw-checked = Kalau semua check, tukar kartu tetap dijalankan.
rule-draw-decks = Dengan 52 kartu maksimal enam pemain; dengan 32 kartu (7 sampai as) maksimal lima.
rule-draw-short = Dengan 32 kartu, as boleh juga di bawah 7: { $cards } adalah straight terendah, sampai 10.
