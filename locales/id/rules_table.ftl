### Aturan: meja, tombol dealer dan blind, pembagian kartu, ronde.

## Tujuan dan meja

rule-table-aim = Yang diperebutkan di tiap permainan adalah pot: semua chip yang dipertaruhkan para pemain.
rule-table-ways = Ada dua cara menang. Semua lawan tutup kartu, lalu pemain terakhir mengambil pot tanpa membuka kartunya. Atau beberapa pemain bertahan sampai akhir, kartu dibuka, dan lima kartu terbaik yang menang.
rule-table-buy-in = Meja ini punya { $seats } kursi. Kamu duduk membawa { $minimum } sampai { $maximum } chip dari saldomu (buy-in). Itulah tumpukan chip-mu, dan hanya itu yang kamu mainkan.
rule-table-buy-in-one = Meja ini punya { $seats } kursi. Semua orang duduk membawa tepat { $maximum } chip dari saldonya (buy-in). Itulah tumpukan chip-nya, dan hanya itu yang dimainkan.
rule-table-biggest = Kalau ada yang tumpukannya lebih besar dari buy-in maksimal, kamu boleh membawa sebanyak dia.
rule-table-stakes = Satu permainan kamu mainkan dengan chip yang ada di depanmu waktu kartu dibagikan. Tambah chip, duduk, dan keluar baru berlaku setelah permainan selesai. Chip tidak boleh diambil sebagian dari meja: keluar berarti membawa semuanya.
rule-table-return = Kalau kamu kembali dalam { $time } setelah keluar, bawa minimal chip sebanyak waktu kamu keluar.
rule-table-idle = Dua pemain sudah cukup untuk main. Kalau tinggal satu orang, meja menunggu pemain lain selama { $time }; setelah itu meja ditutup dan semua chip kembali ke saldo.
rule-table-play-chips = Chip di sini hanya untuk main. Tidak bisa dibeli dan tidak bisa ditukar dengan apa pun.

## Tombol dealer dan blind

rule-button-first = Yang membagi kartu aku. Tombol dealer, D, menandai posisi dealer. Untuk permainan pertama tiap pemain mendapat satu kartu terbuka dan yang tertinggi mendapat tombol; kalau nilainya sama, urutannya sekop, hati, wajik, lalu keriting.
rule-button-blinds = Sebelum kartu dibagikan dua pemain memasang blind, supaya ada yang diperebutkan: pemain pertama di kiri tombol memasang small blind { $small }, yang berikutnya big blind { $big }. Blind adalah taruhan: dihitung kalau nanti kamu menyamai atau menaikkan di ronde ini.
rule-button-single = Sebelum kartu dibagikan satu pemain di kiri tombol memasang blind { $big }, supaya ada yang diperebutkan. Blind adalah taruhan: dihitung kalau nanti dia menyamai atau menaikkan di ronde ini.
rule-button-none = Tidak ada blind. Pemain di kiri tombol dealer main duluan di tiap ronde, dan setelah tiap permainan tombol pindah ke pemain berikutnya.
rule-button-ante = Sebelum kartu dibagikan semua pemain memasukkan ante { $amount } ke pot. Ante langsung jadi milik pot dan tidak dihitung sebagai taruhan.
rule-button-table-ante = Big blind juga membayar ante { $amount } untuk seluruh meja. Kalau chip-nya tidak cukup untuk keduanya, blind didahulukan. Ante milik pot dan tidak dihitung sebagai taruhan.
rule-button-table-ante-first = Big blind juga membayar ante { $amount } untuk seluruh meja. Kalau chip-nya tidak cukup untuk keduanya, ante didahulukan. Ante milik pot dan tidak dihitung sebagai taruhan.
rule-button-more = Di belakang big blind masih ada blind lain: { $blinds }, satu untuk tiap kursi berikutnya, tapi tidak melewati tombol dealer. Sifatnya sama seperti dua blind pertama, dan yang terakhir adalah jumlah untuk ikut main.
rule-button-heads-up = Kalau hanya berdua (heads-up), pemegang tombol memasang small blind. Dia main duluan di ronde pertama dan terakhir di ronde-ronde lain.
rule-button-moving = Setelah tiap permainan tombol pindah ke pemain berikutnya yang mendapat kartu, dan blind ke dua pemain setelahnya. Kalau ada yang keluar, bagi yang lain tidak ada yang berubah.
rule-button-dead = Di sini tombolnya bisa "mati": big blind selalu maju satu pemain, small blind pindah ke tempat big blind tadi, tombol ke tempat small blind tadi, walaupun kursinya sudah kosong. Kursi kosong tidak membayar apa-apa, dan tidak ada yang lolos dari blind.
rule-button-short = Kalau chip-mu kurang untuk blind atau ante, semua sisanya masuk dan kamu all-in. Untuk pemain lain, jumlahnya tetap.
rule-button-waiting = Baru duduk, atau kembali dari istirahat dan sempat melewatkan blind? Kamu ikut main begitu big blind sampai di kursimu. Tidak mau menunggu? Pasang { $big }, dan kamu ikut begitu tombol dealer lewat. Aku selalu bertanya dulu, tidak pernah langsung mengambil.
rule-button-debt = Kalau small blind juga terlewat, kamu membayar { $small } lagi, langsung ke pot. Utang ini hangus { $time } setelah kamu keluar.
rule-button-free = Di sini masuk bebas: kamu langsung ikut di permainan berikutnya, tanpa menunggu dan tanpa memasang blind.
rule-button-straddle = Sebelum kartu dibagikan, pemain di belakang blind terakhir boleh straddle: memasang { $amount } walaupun tidak wajib. Untuk ikut main jadi perlu { $amount }, kenaikan minimal ke { $least }, dan dia main terakhir di ronde itu. Perlu minimal empat pemain, dan harus dibayar penuh. Tekan Straddle di antara dua permainan.
rule-button-straddles = Sebelum kartu dibagikan, pemain di belakang blind terakhir boleh straddle: memasang { $amount } walaupun tidak wajib. Untuk ikut main jadi perlu { $amount }, kenaikan minimal ke { $least }, dan dia main terakhir di ronde itu. Pemain berikutnya boleh straddle lagi, tiap kali dua kali lipat, maksimal { $number } per permainan. Perlu minimal empat pemain, dan harus dibayar penuh. Tekan Straddle di antara dua permainan.
rule-button-chop = Kalau semua tutup kartu sampai tinggal kedua blind, keduanya ditanya apakah mau mengambil kembali chip-nya. Kalau keduanya setuju dalam { $time }, permainan selesai; kalau tidak, permainan diteruskan.

## Pembagian kartu

rule-deal-deck = Satu dek berisi { $deck } kartu. Tiap pemain mendapat { $number } kartu tertutup (hole cards), satu per satu mulai dari kiri tombol dealer. Hanya kamu yang melihat kartumu.
rule-deal-deck-short = Satu dek berisi { $deck } kartu, dari 7 sampai as; 2 sampai 6 tidak dipakai. Tiap pemain mendapat { $number } kartu tertutup (hole cards), satu per satu mulai dari kiri tombol dealer. Hanya kamu yang melihat kartumu.
rule-deal-board = Setelah itu kartu bersama dibuka di tengah, yaitu papan: flop tiga kartu, lalu turn satu dan river satu. Sebelum masing-masing, satu kartu dibakar: disisihkan tanpa dilihat.
rule-deal-any = Tanganmu adalah lima kartu terbaik dari { $number } kartu itu: boleh memakai dua kartumu, satu, atau tidak sama sekali.
rule-deal-own = Tanganmu selalu { $own } dari { $number } kartumu dan { $rest } dari papan, tidak lebih dan tidak kurang. Contoh: empat hati di papan dan satu hati saja di kartumu bukan flush.
rule-deal-closed = Tidak ada kartu bersama: tanganmu adalah kartu yang kamu pegang. Satu kali dalam permainan kamu boleh menukar kartu.
rule-deal-order = Dek dikocok sebelum kartu pertama, lalu urutannya tetap. Dikocok ulang hanya kalau admin harus memperbaiki kesalahan.
rule-deal-order-draw = Dek dikocok sebelum kartu pertama, lalu urutannya tetap. Dikocok ulang hanya kalau admin harus memperbaiki kesalahan, atau kalau dek habis waktu tukar kartu.

## Ronde taruhan

rule-rounds-board = Satu permainan punya empat ronde taruhan: preflop, waktu kamu baru punya kartu tertutup; lalu setelah flop, setelah turn, dan setelah river.
rule-rounds-draw = Satu permainan punya dua ronde taruhan. Di antaranya semua pemain boleh menukar kartu.
rule-rounds-first-blinds = Di ronde pertama yang mulai adalah pemain di belakang blind terakhir. Mulai ronde kedua: pemain pertama di kiri tombol dealer yang masih ikut.
rule-rounds-first-none = Di tiap ronde yang mulai adalah pemain pertama di kiri tombol dealer yang masih ikut.
rule-rounds-end = Giliran berputar searah jarum jam. Ronde selesai kalau semua yang masih ikut sudah mengambil giliran dan sudah memasang jumlah yang sama. Yang all-in tidak perlu menambah.
rule-rounds-option = Memasang blind belum dihitung sebagai giliran. Kalau semua hanya menyamai { $big }, big blind masih boleh menaikkan; baru setelah itu ronde pertama selesai.
rule-rounds-fold = Begitu tinggal satu pemain yang belum tutup kartu, permainan langsung selesai, di ronde mana pun.
