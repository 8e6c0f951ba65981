### What people at a table are told when its room does not take the bot's messages any more.

notice-unseen = Non riesco più a mostrare il tavolo { $table } dove si giocava. È in pausa e non si perde niente; se dura { $seconds }, il tavolo chiude e tutte le fiches vengono restituite.
notice-seen-again = Il tavolo { $table } è di nuovo visibile e il gioco continua.
notice-room-gone = Il posto in cui si giocava il tavolo { $table } non esiste più, quindi chiudo il tavolo. Tutte le fiches vengono restituite.
