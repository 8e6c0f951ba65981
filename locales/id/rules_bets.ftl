### Aturan: pilihan, batas taruhan, all-in dan side pot.

## Pilihanmu

rule-actions-fold = Tutup kartu (fold): kamu menyerah di permainan ini. Taruhanmu tetap di pot, tapi kamu tidak bisa rugi lebih banyak.
rule-actions-check = Check: kamu tidak bertaruh dan tetap ikut. Hanya bisa selama belum ada yang bertaruh di ronde ini.
rule-actions-call = Menyamai (call): kamu menambah chip sampai sama dengan taruhan tertinggi.
rule-actions-bet = Bertaruh (bet): kamu yang pertama memasang chip, dan yang lain harus menyamai, menaikkan, atau tutup kartu.
rule-actions-raise = Menaikkan (raise): kamu pasang lebih tinggi dari taruhan terakhir. Jumlahnya selalu total untuk ronde ini. Ada yang bertaruh { $bet } dan kamu naikkan ke { $raised }: kalau belum memasang apa-apa, kamu menambah { $raised }.
rule-actions-all-in = All-in: semua chip-mu masuk. Setelah itu tidak ada lagi yang perlu kamu putuskan di permainan ini, dan kamu main untuk jumlah yang bisa kamu samai.
rule-actions-draw = Waktu tukar kartu kamu pilih berapa kartu yang ditukar. Boleh juga tidak menukar (stand pat).
rule-actions-before = Kamu bisa memilih sebelum giliranmu. Check/tutup: check kalau gratis, tutup kartu kalau tidak. Samai nanti: menyamai, tapi hanya kalau jumlahnya masih seperti yang kamu lihat. Kalau berubah, kuberi tahu dan kamu memilih lagi.
rule-actions-order = Semua main sesuai giliran, dan yang sudah dilakukan tidak bisa ditarik.

## Batas taruhan

rule-limits-none = No-limit: kamu boleh bertaruh mulai { $unit } sampai semua chip-mu, dan menaikkan berapa kali pun.
rule-limits-pot = Pot-limit: kamu boleh bertaruh mulai { $unit } sampai sebesar pot. Kalau menaikkan, bagian untuk menyamai dihitung dulu ke pot. Contoh: pot { $pot }, ada yang bertaruh { $bet }. Kalau kamu menyamai, pot jadi { $called }, dan sebesar itulah kamu boleh menaikkan: maksimal ke { $most }.
rule-limits-pot-first = Di ronde pertama blind yang kosong atau kurang tetap dihitung penuh. Dengan blind { $small } dan { $big }, pemain pertama boleh menaikkan sampai { $most }.
rule-limits-pot-antes = Ante di pot ikut dihitung.
rule-limits-pot-no-antes = Di ronde pertama ante tidak dihitung ke pot; setelah itu dihitung.
rule-limits-last = Kenaikan minimal sebesar taruhan atau kenaikan terakhir di ronde ini. Contoh: taruhan { $bet }, dinaikkan ke { $raised }. Kenaikan berikutnya minimal ke { $least }.
rule-limits-double = Kalau menaikkan, minimal ke dua kali taruhan. Contoh: taruhan { $bet }, dinaikkan ke { $raised }. Kenaikan berikutnya minimal ke { $least }.
rule-limits-big-blind = Kenaikan minimal sebesar satu big blind. Contoh: taruhan { $bet }, dinaikkan ke { $raised }. Kenaikan berikutnya minimal ke { $least }.
rule-limits-late = Di ronde-ronde akhir, mulai turn atau setelah tukar kartu, taruhan minimal { $twice }, bukan { $unit }.
rule-limits-short-last = All-in selalu boleh, walaupun chip-mu kurang untuk menaikkan. Contoh: taruhan { $bet }, lalu ada yang all-in { $short }. Yang tadi bertaruh atau menyamai hanya boleh menyamai atau tutup kartu. Yang belum dapat giliran boleh menaikkan, minimal ke { $least }. Beberapa all-in kecil yang totalnya mencapai satu kenaikan penuh membuka kesempatan menaikkan lagi.
rule-limits-short-double = All-in selalu boleh, walaupun chip-mu kurang untuk menaikkan. Contoh: taruhan { $bet }, lalu ada yang all-in { $short }. Yang tadi bertaruh atau menyamai hanya boleh menyamai atau tutup kartu. Yang belum dapat giliran boleh menaikkan, minimal ke dua kali { $short }, yaitu { $least }.
rule-limits-short-big-blind = All-in selalu boleh, walaupun chip-mu kurang untuk menaikkan. Contoh: taruhan { $bet }, lalu ada yang all-in { $short }. Yang tadi bertaruh atau menyamai hanya boleh menyamai atau tutup kartu. Yang belum dapat giliran boleh menaikkan satu big blind atau lebih, jadi minimal ke { $least }.
rule-limits-fixed = Fixed limit: tiap taruhan dan tiap kenaikan tepat { $small } di preflop dan flop, dan tepat { $large } di turn dan river.
rule-limits-fixed-draw = Fixed limit: tiap taruhan dan tiap kenaikan tepat { $small } sebelum tukar kartu, dan tepat { $large } sesudahnya.
rule-limits-cap = Tiap ronde ada satu taruhan dan maksimal { $cap } kenaikan; big blind dihitung sebagai taruhan pertama. Dengan taruhan { $small } urutannya { $small }, { $second }, dan seterusnya sampai { $most }. Setelah itu hanya bisa menyamai atau tutup kartu.
rule-limits-cap-open = Kalau tinggal dua pemain yang masih punya chip di permainan itu, mereka boleh menaikkan terus, kecuali batasnya sudah tercapai sebelumnya di ronde itu.
rule-limits-cap-always = Ini berlaku juga kalau tinggal berdua.
rule-limits-fixed-short = All-in sebesar setengah kenaikan atau lebih dihitung sebagai kenaikan: taruhan { $small }, all-in { $long }, dan kenaikan berikutnya ke { $raised }. Kurang dari setengah tidak dihitung: setelah all-in { $low } kamu menyamai { $low } atau menggenapkan ke { $completed }.
rule-limits-nobody = Kalau semua lawan yang masih ikut sudah all-in, tidak bisa bertaruh atau menaikkan: tidak ada yang bisa menyamai.

## All-in dan side pot

rule-allin-what = Kalau kamu all-in, taruhan sebesar apa pun tidak bisa memaksamu keluar dari permainan. Tapi dari tiap lawan kamu hanya bisa menang sebanyak chip yang kamu masukkan sendiri. Kelebihan taruhan mereka masuk ke side pot, dan itu bukan untukmu.
rule-allin-side = Pot disusun dari jumlah yang dimasukkan tiap pemain selama satu permainan, lapis demi lapis, tidak peduli siapa yang all-in duluan.
rule-allin-example = Contoh: Anna punya { $short }, Bruno { $middle }, Chloé { $deep }, dan ketiganya all-in. Pot utama: tiga kali { $short }, jadi { $main }, untuk bertiga. Side pot: { $side }, dari Bruno dan Chloé. Sisa { $back } milik Chloé tidak bisa disamai siapa pun, jadi dikembalikan dulu.
rule-allin-winners = Kalau tangan Anna paling kuat, dia menang { $main }. Side pot { $side } untuk tangan yang lebih kuat di antara Bruno dan Chloé, walaupun keduanya kalah dari Anna. Side pot ditentukan lebih dulu.
rule-allin-folded = Chip pemain yang sudah tutup kartu tetap di pot tempat chip itu dipasang.
rule-allin-open = Kalau sudah tidak ada yang bisa bertaruh dan masih lebih dari satu pemain ikut, semua kartu dibuka. Setelah itu papan dilengkapi, lalu pot dibayarkan.
rule-allin-open-draw = Kalau sudah tidak ada yang bisa bertaruh, tukar kartu tetap dijalankan. Kartu pemain tetap tertutup sampai kartu terakhir dibagikan.
rule-allin-twice = Main dua kali (run it twice): kalau setelah all-in papan belum lengkap, semua yang masih ikut ditanya selama { $time }. Kalau semua setuju, sisa papan dibuka dua kali dan tiap papan menentukan setengah dari tiap pot; chip ganjil untuk papan pertama. Satu saja menolak atau diam, berarti sekali.
