### Hadiah chip antarpemain, kalau diizinkan admin.

setting-gifts = Pemain boleh saling memberi chip
refusal-gifts-off = Di sini hadiah chip belum diizinkan. Admin bisa mengizinkannya: /settings gifts=on
refusal-gift-to-oneself = Kamu tidak bisa memberi chip kepada diri sendiri.
refusal-gift-to-house = Pemain bandar tidak menerima hadiah.
refusal-gift-too-much = Saldomu hanya { $balance }, jadi { $amount } tidak bisa kamu berikan.
reply-gift-given = Diberikan kepada { $name }: { $amount }. Sisa saldomu: { $balance }.
notice-gift = { $name } memberimu chip: { $amount }. Saldomu: { $balance }.
telegram-gift-whom = Untuk siapa? Balas pesan orang itu dengan /gift 500, atau tulis /gift @nama 500. Aku kenal yang pernah menulis atau menekan tombol di sini.

command-gift-name = hadiah
command-gift-description = Beri seseorang chip dari saldomu: @nama 500
