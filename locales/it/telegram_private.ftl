### Nel gruppo, se la chat privata di chi ha chiesto è chiusa: se è stato fatto, e niente di più.

telegram-private-done = È fatto. Per ricevere i dettagli la prossima volta, apri una chat con me e premi Avvia: { $link }
telegram-private-refused = È stato rifiutato e non è cambiato niente. Per sapere perché, apri una chat con me, premi Avvia e ripeti: { $link }
telegram-private-only = Non è cambiato niente: a questo posso rispondere solo in privato. Apri una chat con me, premi Avvia e ripeti: { $link }
telegram-private-ask = A questo rispondo solo in privato. Apri una chat con me, premi Avvia e richiedilo: { $link }
