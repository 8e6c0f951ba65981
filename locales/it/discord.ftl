### Solo per Discord. I nomi dei permessi sono quelli delle impostazioni di Discord.

missing-rights = Non posso mostrare un tavolo in questo canale. Un admin deve darmi qui questi permessi: { $rights }.
right-view-channel = Visualizza canali
right-read-history = Leggi la cronologia dei messaggi
right-send-messages = Invia messaggi
right-send-in-threads = Invia messaggi nei thread
