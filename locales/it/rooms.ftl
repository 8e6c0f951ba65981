### Che cosa si dice a chi è al tavolo quando la sua stanza non accetta più i messaggi.

notice-unseen = Non riesco più a mostrare il tavolo { $table } dove si giocava. È in pausa e non si perde niente; se entro { $seconds } non torna visibile, chiude e tutte le fiches vengono restituite.
notice-seen-again = Il tavolo { $table } è di nuovo visibile e il gioco continua.
notice-room-gone = La stanza in cui si giocava il tavolo { $table } non esiste più, quindi chiudo il tavolo. Tutte le fiches vengono restituite.
