### Solo per Discord. I nomi dei permessi sono quelli delle impostazioni di Discord.

missing-rights = Non posso mostrare un tavolo in questo canale. Un admin deve darmi qui questi permessi: { $rights }.
right-view-channel = Visualizza canali
right-read-history = Leggi la cronologia dei messaggi
right-send-messages = Invia messaggi
right-send-in-threads = Invia messaggi nei thread
discord-role-hint = Discord mostra i comandi degli admin solo a chi può Gestire il server. Per mostrarli al ruolo: Impostazioni server → Integrazioni → questo bot.
