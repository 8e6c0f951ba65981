### Fiches regalate tra giocatori, dove gli admin lo permettono.

setting-gifts = I giocatori possono regalarsi fiches
refusal-gifts-off = Qui non ci si regalano fiches. Un admin può permetterlo: /settings gifts=on
refusal-gift-to-oneself = Non puoi regalare fiches a te stesso.
refusal-gift-to-house = I giocatori del banco non accettano regali.
refusal-gift-too-much = Il tuo saldo è { $balance }: non puoi regalare { $amount }.
reply-gift-given = Regalato a { $name }: { $amount }. Ti resta nel saldo: { $balance }.
notice-gift = { $name } ti regala delle fiches: { $amount }. Il tuo saldo: { $balance }.
telegram-gift-whom = A chi? Rispondi a quella persona con /gift 500, o scrivi /gift @nome 500. Conosco chi qui ha scritto o premuto qualcosa.

command-gift-name = regala
command-gift-description = Regala a qualcuno fiches del tuo saldo: @nome 500
