### Discord: cosa si dice ad admin e giocatori su canali, thread e messaggi privati.

room-refused = Non posso più scrivere in { $room }. Lì il tavolo è in pausa; riparte appena posso scriverci di nuovo.
room-refused-rights = Non posso più scrivere in { $room }. Lì il tavolo è in pausa finché un admin non mi dà questi permessi: { $rights }.
right-open-thread = Gestisci thread (il thread è bloccato)
right-create-threads = Crea thread pubblici
thread-name = Tavolo da poker
thread-opened = Il tavolo è aperto in un thread a parte:
private-closed = Non riesco a mandarti messaggi privati. Consenti i messaggi diretti da questo server nelle sue impostazioni sulla privacy, poi premi il pulsante.
private-again = Riprova
private-works = Funziona: d'ora in poi le tue carte arrivano in privato.
private-still-closed = Ancora niente: Discord non mi lascia scriverti. Le tue carte le trovi sempre con il pulsante Le mie carte.
thread-not-here = Qui non si può creare un thread. Usa il comando in un canale testuale.
option-thread-name = discussione
option-thread-description = Giocare in un thread a parte
