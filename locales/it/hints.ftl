### Moduli, primi passi e consigli.

## Puntate

raise-form-title-bet = Punta
raise-form-title-raise = Rilancia
raise-form-label-bet = Quanto punti?
raise-form-label-raise = Rilancia a (totale di questo giro)
raise-form-placeholder = Da { $minimum } a { $maximum }, oppure min, metà, piatto, tutto
raise-menu-bet = Punta da { $minimum } a { $maximum }: premi un importo tra i pulsanti del tavolo, o scrivi /bet { $minimum }
raise-menu-raise = Rilancia a un totale da { $minimum } a { $maximum }: premi un importo tra i pulsanti del tavolo, o scrivi /raise { $minimum }
raise-menu-fixed = Qui le puntate sono fisse: l'unico importo adesso è { $amount }. Lo trovi tra i pulsanti del tavolo.
confirm-all-in = All-in con { $amount }?
confirm-all-in-again = All-in con { $amount }? Premi di nuovo All-in per confermare.

## Primi passi

greeting = Ciao! Qui faccio il mazziere: poker per divertimento, senza soldi. Scrivi /poker e siediti; in due si comincia.
cards-hint = Non riesco a scriverti in privato. Gioca lo stesso: il pulsante Le mie carte, sotto il messaggio del tavolo, le mostra solo a te.
start-hint = Per ricevere le carte in privato, apri una chat con me e premi Avvia: { $link }
start-welcome = Ciao! D'ora in poi posso mandarti le carte qui. Torna nel gruppo e premi Siediti.
language-choice = In che lingua ti parlo?
language-name = Italiano
unknown-command = Non conosco questo comando. Scrivi /poker per vedere il tavolo.
