### Fiches regalate tra giocatori, dove gli admin lo permettono.

setting-gifts = Regali di fiches tra giocatori
refusal-gifts-off = Qui non si possono regalare fiches. Un admin può permetterlo: /settings gifts=on
refusal-gift-to-oneself = Non puoi regalare fiches a te stesso.
refusal-gift-to-house = I giocatori del banco non accettano regali.
refusal-gift-too-much = Il tuo saldo è { $balance }: non puoi regalare { $amount }.
reply-gift-given = Regalo a { $name }: { $amount }. Nel tuo saldo restano: { $balance }.
notice-gift = { $name } ti regala delle fiches: { $amount }. Il tuo saldo: { $balance }.
telegram-gift-whom = A chi? Rispondi a un suo messaggio con /gift 500, o scrivi /gift @nome 500. Conosco solo chi qui ha già scritto o premuto un pulsante.

command-gift-name = regala
command-gift-description = Regala a qualcuno fiches del tuo saldo: @nome 500
