### Testi dei pulsanti: brevi, per i pollici. Puntata e rilancio sono totali; vedere sono le fiches da aggiungere.

button-fold = Lascia
button-check = Bussa
button-call = Vedi { $amount }
button-call-all-in = Vedi { $amount } (all-in)
button-bet-menu = Punta…
button-raise-menu = Rilancia…
# Same as English: così lo chiamano i giocatori.
button-all-in = All-in { $amount }
button-all-in-confirm = Sì, all-in { $amount }
button-cards = Le mie carte
# Same as English: "min" sta per minimo.
button-bet-min = Min: { $amount }
button-bet-half = ½ piatto: { $amount }
button-bet-pot = Piatto: { $amount }
button-raise-min = Min: a { $amount }
button-raise-half = ½ piatto: a { $amount }
button-raise-pot = Piatto: a { $amount }
button-bet-fixed = Punta { $amount }
button-raise-fixed = Rilancia a { $amount }
button-pre-check-fold = Bussa/lascia
button-pre-call = Vedi al mio turno
button-pre-none = Ci ripenso
button-show = Mostra
button-show-first = Mostra la 1ª
button-show-second = Mostra la 2ª
button-show-third = Mostra la 3ª
button-show-fourth = Mostra la 4ª
button-show-fifth = Mostra la 5ª
button-muck = Getta
button-play-board = Gioca il board
button-draw-menu = Scegli le carte…
button-stand-pat = Servito
button-card-marked = ✗ { $card }
button-draw = Cambia { $amount }
button-draw-most = Al massimo { $amount }
button-run-twice = Due board
button-run-once = Un board
button-chop = Riprendi il buio
button-chop-no = Gioca la mano
# Same as English: così lo chiamano i giocatori.
button-straddle = Straddle
button-straddle-off = Niente straddle
button-sit = Siediti
button-leave = Alzati
button-away = Assentati
button-back = Torna
button-balance = Il mio saldo
button-language = Lingua
button-post = Metti il buio
button-post-amount = Metti { $amount }
button-wait = Aspetta il GB
button-top-up = Ricarica { $amount }
button-stake-save = Salva
button-stake-cancel = Annulla
