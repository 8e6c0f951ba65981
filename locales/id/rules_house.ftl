### Aturan: duel dan sit & go, dan yang dilakukan host ini: tombol, waktu, kartu, kocokan, keputusan.

## Duel

rule-duel-game = Kamu melawan si penguin, five-card draw dengan 52 atau 32 kartu. Tumpukan awal kalian sama. Ante { $amount }, tanpa blind, no-limit, dan tombol dealer bergantian setelah tiap permainan.
rule-duel-tie = Kalau seri, pot tidak dibagi, tapi dibawa ke permainan berikutnya.
rule-duel-wardrobe = Si penguin berpakaian rapi, dan pakaian itulah taruhannya. Kalau ante saja tidak sanggup dia bayar, satu barang digadaikan, topi atau syal, dan dia mendapat chip: setengah tumpukan awal, kecuali di awal disebut harga lain. Kalau nanti chip-nya kurang lagi, barang itu dilepas dan barang berikutnya digadaikan.
rule-duel-back = Kalau dia kaya lagi, yaitu punya tumpukan awal ditambah harga itu, dia menebus dan memakai lagi barang terakhirnya.
rule-duel-end = Kamu menang kalau dia kehabisan chip dan barang, dan kalah kalau chip-mu habis. Itu ditentukan setelah satu permainan selesai, dan tidak selama masih ada pot yang dibawa.
rule-duel-honest = Dia main dengan strategi tetap yang kekuatannya diberitahukan. Dia tidak mengintip kartumu dan tidak mengintip dek.

## Sit & go

rule-sng-entry = Turnamen kecil: semua membayar biaya masuk yang sama dalam chip dan mendapat tumpukan awal yang sama. Kursi diundi. Turnamen mulai kalau semua kursi terisi, dan chip tidak bisa ditambah lagi.
rule-sng-levels = Blind dan ante naik level demi level, setiap sekian menit atau sekian permainan. Tiap level diumumkan. Permainan yang sudah mulai diselesaikan di levelnya.
rule-sng-button = Big blind maju tepat satu pemain tiap permainan. Tombol dealer dan small blind mengikuti, biarpun ke kursi yang sudah kosong: tidak ada yang lolos dari blind, tidak ada yang membayar dua kali.
rule-sng-out = Chip habis berarti tersingkir. Kalau beberapa pemain tersingkir di permainan yang sama, yang chip-nya lebih banyak di awal permainan itu peringkatnya lebih tinggi; kalau sama, hadiah peringkat mereka dibagi.
rule-sng-absent = Kalau kamu istirahat, kamu tetap mendapat kartu, blind-mu tetap dibayar, dan kamu otomatis check atau tutup kartu. Kamu boleh kembali kapan saja.
rule-sng-prizes = Hadiah biasanya: dua atau tiga pemain, semuanya untuk juara satu; empat sampai enam, 65 dan 35 persen; tujuh sampai sepuluh, 50, 30, dan 20. Sisa pembulatan untuk juara satu.
rule-sng-fixed = Dengan fixed limit, batas kenaikan berlaku sampai tinggal dua pemain di turnamen.

## Tombol dan perintah

rule-buttons-where = Tombolnya ada di bawah pesan meja. Yang muncul hanya yang sedang bisa dilakukan, lengkap dengan jumlahnya. Tombolnya sama untuk semua orang, tapi hanya berlaku bagi yang menekan.
rule-buttons-old = Satu tombol hanya untuk satu keputusan. Kalau kamu terlambat menekan, atau menekan dua kali, tidak terjadi apa-apa, dan kamu kuberi tahu secara pribadi.
rule-buttons-raise = Bertaruh… dan Naikkan… menanyakan jumlahnya: 250, 1rb, min, setengah, atau pot. Itu selalu totalmu untuk ronde ini. Jumlah yang biasa dipakai punya tombol sendiri.
rule-buttons-fixed = Besar taruhan di sini tetap, jadi bertaruh dan menaikkan cukup satu tombol dengan jumlahnya.
rule-buttons-all-in = Tombol All-in bertanya sekali lagi sebelum chip-mu masuk.
rule-buttons-ahead = Check/tutup dan Samai nanti bisa ditekan waktu yang lain masih berpikir. Selama belum giliranmu masih bisa dibatalkan.
rule-buttons-words = Semua yang punya tombol bisa juga diketik: /check, /call, /fold, /bet 60, /raise 120, /allin, /cards.
rule-buttons-seats = Istirahat dan Keluar berlaku setelah permainan selesai. Kalau kamu keluar di tengah permainan, taruhanmu tetap di pot, dan waktu giliranmu kamu otomatis check kalau gratis, tutup kartu kalau tidak.

## Waktu giliran

rule-clock-time = Untuk tiap keputusan kamu punya { $time }. Sisa waktunya terlihat di meja, dan pesan siapa pun tidak mengulang hitungannya.
rule-clock-none = Di meja ini tidak ada batas waktu. Santai saja, asal jangan kelamaan.
rule-clock-bank = Setelah itu bank waktumu jalan sendiri: { $time }, dipakai seperlunya. Isinya penuh lagi tiap { $number } permainan yang kamu ikuti.
rule-clock-out = Kalau semua waktu habis, kamu otomatis check kalau gratis, tutup kartu kalau tidak. Waktu tukar kartu, kartumu tidak ditukar.
rule-clock-late = Kalau pesan giliranmu terlambat sampai, waktu yang hilang dikembalikan, dan itu diumumkan di meja.
rule-clock-away = Dua keputusan berturut-turut terlewat, kamu dianggap istirahat. Kursimu disimpan { $time }, atau sampai tiga big blind lewat; setelah itu chip-mu kembali ke saldo.
rule-clock-away-no-blinds = Dua keputusan berturut-turut terlewat, kamu dianggap istirahat. Kursimu disimpan { $time }; setelah itu chip-mu kembali ke saldo.
rule-clock-broke = Kalau chip terakhirmu habis, kamu ditanya mau isi lagi atau tidak. Kursimu disimpan { $time }.
rule-clock-restart = Kalau aku dinyalakan ulang di tengah permainan, permainan lanjut dari posisi terakhir. Yang sedang dapat giliran masih punya minimal { $time }.

## Kartumu

rule-cards-message = Tiap kali kartu dibagikan, kartumu kukirim lewat pesan pribadi. Tombol Kartuku di bawah meja menunjukkannya kapan saja, hanya kepadamu, juga kalau aku tidak bisa mengirim pesan.
rule-cards-button = Di sini kartu tidak dikirim. Tombol Kartuku di bawah meja menunjukkannya kapan saja, hanya kepadamu.
rule-cards-nobody = Orang lain tidak pernah mendapatnya dariku, admin pun tidak. Siapa pun yang menekan Kartuku hanya melihat kartunya sendiri.
rule-cards-known = Supaya bisa membagi, aku harus tahu semua kartu. Kartu disimpan terenkripsi; pengelola yang memegang database beserta kuncinya bisa saja membacanya. Jadi mainlah di tempat yang kamu percaya, seperti di meja mana pun.
rule-cards-yours = Kalau kamu sendiri yang menunjukkan atau menyebut kartumu, itu urusanmu: kartumu tetap dimainkan. Rahasiakan selama permainan belum selesai.

## Kocokan kartu

rule-fairness-shuffle = Untuk tiap permainan aku mengambil 32 byte acak yang baru dari sistem operasi, lalu menyusun urutan dek darinya dengan cara yang dipublikasikan dan tidak memihak kartu mana pun. Urutannya sudah jadi sebelum kartu pertama dibagikan.
rule-fairness-kept = Urutan itu disimpan satu kali, terenkripsi, supaya permainan bisa diteruskan kalau aku dinyalakan ulang dan sengketa bisa diperiksa.
rule-fairness-seen = Siapa boleh melihat kartu apa diputuskan di satu tempat saja di programku. Kartu yang dibuang dan dibakar tidak pernah ditunjukkan.
rule-fairness-open = Yang belum bisa kubuktikan: bahwa urutannya sudah tetap sebelum permainan, dan bahwa tidak ada yang memilihnya. Untuk sementara, ini soal percaya kepada pengelolaku.

## Kalau ada yang salah

rule-floor-what = Kesalahanku bisa diperbaiki admin dengan /floor: kartu yang nyasar, pembagian yang keliru. Tiap keputusan diumumkan di meja dan tercatat di catatan admin.
rule-floor-misdeal = Salah bagi (misdeal): sebelum ada yang mengambil giliran, pembagian yang keliru dibatalkan. Semua blind dan ante kembali, dan pemain yang sama mendapat kartu baru.
rule-floor-exposed = Satu kartu yang terbuka karena salahku sebelum ada yang mengambil giliran diganti setelah pembagian, dan jadi kartu bakar. Dua kartu atau lebih, atau kartu yang paling pertama, berarti salah bagi. Setelah itu, kartu yang terbuka tetap dimainkan.
rule-floor-board = Kartu papan yang keluar terlalu cepat, atau kelebihan, ditarik kembali, dan ronde taruhannya diselesaikan dulu. Lalu sisanya dikocok ulang, menurut aturan flop, turn, atau river.
rule-floor-draw = Kartu tukaran yang terbuka karena salahku diganti setelah semua pemain mendapat kartunya.
rule-floor-void = Batal: sebelum hasilnya diumumkan, permainan bisa dibatalkan. Tiap chip kembali ke asalnya. Permainan yang sudah selesai tidak pernah diubah.
rule-floor-own = Kartu yang ditunjukkan pemain sendiri bukan salah bagi. Permainan jalan terus; dia bisa ditegur atau dikeluarkan.
rule-floor-pause = Jeda menghentikan waktu, dan sisanya tetap. Pemain yang dikeluarkan hanya kehilangan permainan itu: taruhannya tetap di pot, dia check atau tutup kartu, dan tumpukannya kembali ke saldo.
rule-floor-who = Admin yang sedang ikut di permainan boleh menjedanya, tapi untuk keputusan lain perlu admin lain.
