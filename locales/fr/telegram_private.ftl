### Dans le groupe, quand la discussion privée de qui a demandé est fermée : si c'est fait, et rien de plus.

telegram-private-done = C'est fait. Pour recevoir les détails la prochaine fois, ouvrez une discussion avec moi et touchez Démarrer : { $link }
telegram-private-refused = C'est refusé, et rien n'a changé. Pour savoir pourquoi, ouvrez une discussion avec moi, touchez Démarrer et redemandez : { $link }
telegram-private-only = Rien n'a changé : je ne peux répondre qu'en privé. Ouvrez une discussion avec moi, touchez Démarrer et redemandez : { $link }
telegram-private-ask = Cela, je n'y réponds qu'en privé. Ouvrez une discussion avec moi, touchez Démarrer et redemandez : { $link }
