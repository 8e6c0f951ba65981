### La suite pour un admin : sous la réponse à une étape, la commande de la suivante.

greeting-admins = Pour les admins : commencez par /stakes list. Vous verrez ce qui se joue ici et comment le changer.

preview-to-balance = Les jetons qui quittent la table reviennent au solde.

next-open = Ensuite, ouvrez une table : /table open
next-sit = Les joueurs prennent place avec /sit.
next-floor = En cas de maldonne : /floor misdeal
next-close = À la fin de la soirée : /table close
next-void = Pour annuler toute la donne et rendre chaque mise : /floor void
next-remove = Pour retirer un joueur de la table, indiquez son siège, par exemple le 3 : /floor remove 3
next-close-now = Pour fermer la table tout de suite et rendre tous les jetons : /table close now
next-resume = Pour reprendre : /table resume
next-file = Qui a fait quoi, et chaque mouvement de jetons, dans un fichier : /audit file
next-rooms = Pour autoriser les tables ici : /settings rooms=here
