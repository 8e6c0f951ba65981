### What people at a table are told when its room does not take the bot's messages any more.

notice-unseen = Je ne peux plus afficher la table { $table } là où elle se jouait. Elle est en pause et rien n'est perdu ; si cela dure { $seconds }, la table ferme et tous les jetons sont rendus.
notice-seen-again = La table { $table } est de nouveau visible : la partie continue.
notice-room-gone = L'endroit où se jouait la table { $table } n'existe plus, je ferme donc la table. Tous les jetons sont rendus.
