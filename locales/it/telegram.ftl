### Ciò che serve solo a Telegram.

## La chat privata

telegram-group-only = I tavoli sono nei gruppi: aggiungimi a un gruppo, oppure torna al tuo, e scrivi lì /poker. Qui puoi chiedere /cards, /balance, /rules, /help e /language.
telegram-draw-sent = Le tue carte sono nella nostra chat privata: segna lì quelle da cambiare.
telegram-page-sent = La pagina è nella nostra chat privata.

## Una nuova posta, passo per passo

telegram-stake-ask-name = Una nuova posta: come si chiama? Al massimo 24 lettere e cifre, per esempio: sera
telegram-stake-ask-blinds = { $name }: quali bui? Per esempio 10/20
telegram-stake-ask-buy-in = Quale buy-in, dal minimo al massimo? Per esempio 400-2000
telegram-stake-ask-game = Quale gioco?
telegram-stake-ask-betting = Come si punta?
telegram-stake-ask-save = { $name }: { $game }, { $betting }, bui { $blinds }, buy-in { $buyin }. La salvo?
telegram-stake-next = Si gioca qui dal prossimo tavolo: /stakes default { $name }. Subito: /table open { $name }
telegram-stake-cancelled = Non è stato salvato niente.
telegram-stake-expired = Sono passati più di dieci minuti; non è stato salvato niente. Ricomincia: /stakes add
telegram-stake-reply = Rispondi a questo messaggio, per favore.
telegram-stake-one-line = In una riga: /stakes add sera 10/20 buyin=400-2000 game=holdem betting=nl seats=6 clock=30

## Fiches e file

telegram-whom = Le fiches di chi? Rispondi a un suo messaggio con /chips grant 500, o scrivi /chips grant @nome 500. Conosco solo chi qui ha già scritto o premuto un pulsante.
telegram-file-start = Il file arriva per messaggio privato. Premi prima Avvia, poi richiedilo: { $link }
