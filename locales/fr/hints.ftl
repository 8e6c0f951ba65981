### Formulaires, premiers pas et conseils.

## Enchères

raise-form-title-bet = Miser
raise-form-title-raise = Relancer
raise-form-label-bet = Combien misez-vous ?
raise-form-label-raise = Relancer à (total de ce tour)
raise-form-placeholder = { $minimum } à { $maximum }, ou min, demi, pot, tapis
raise-menu-bet = Misez de { $minimum } à { $maximum }. Touchez un montant sous la table, ou écrivez : /bet { $minimum }
raise-menu-raise = Relancez à un total de { $minimum } à { $maximum }. Touchez un montant sous la table, ou écrivez : /raise { $minimum }
raise-menu-fixed = Ici les mises sont fixes : le seul montant est { $amount }. Touchez-le sous la table.
confirm-all-in = Faire tapis avec { $amount } ?
confirm-all-in-again = Faire tapis avec { $amount } ? Touchez « Tapis » encore une fois pour confirmer.

## Premiers pas

greeting = Bonjour ! Je suis votre croupier : du poker pour le plaisir, sans argent. Tapez /poker et prenez place ; à deux, on peut commencer.
cards-hint = Je ne peux pas vous écrire en privé. Jouez quand même : « Mes cartes », sous la table, ne les montre qu'à vous.
start-hint = Pour recevoir vos cartes en privé, ouvrez une discussion avec moi et touchez Démarrer : { $link }
start-welcome = Bienvenue ! Désormais, je peux vous envoyer vos cartes ici. Retournez dans le groupe et touchez « Prendre place ».
language-choice = Dans quelle langue dois-je vous parler ?
language-name = Français
unknown-command = Je ne connais pas cette commande. Tapez /poker pour voir la table.
