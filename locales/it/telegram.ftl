### Ciò che serve solo a Telegram.

## La chat privata

telegram-group-only = I tavoli sono nei gruppi: aggiungimi a un gruppo, oppure torna al tuo, e scrivi lì /poker. Qui puoi chiedere /cards, /balance e /language.
telegram-draw-sent = Le tue carte sono nella nostra chat privata: segna lì quelle da dare via.
