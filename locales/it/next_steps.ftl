### Il passo che segue per un admin: sotto la risposta a un passo c'è il comando del prossimo.

greeting-admins = Per gli admin: comincia da /stakes list. Mostra che cosa si gioca qui e come cambiarlo.

preview-to-balance = Le fiches che lasciano il tavolo tornano nel saldo.

next-open = Ora apri un tavolo: /table open
next-sit = I giocatori si siedono con /sit.
next-floor = Se una distribuzione è sbagliata: /floor misdeal
next-close = A fine serata: /table close
next-void = Per annullare tutta la mano, restituendo ogni puntata: /floor void
next-remove = Per allontanare un giocatore, indica il posto, per esempio il 3: /floor remove 3
next-close-now = Per chiudere subito il tavolo, restituendo ogni fiche: /table close now
next-resume = Per riprendere: /table resume
next-file = Chi ha fatto che cosa e ogni movimento di fiches, in un file: /audit file
next-rooms = Per permettere i tavoli qui: /settings rooms=here
