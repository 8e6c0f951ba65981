### Ce dont seul Telegram a besoin : les boutons qui ouvrent une autre discussion.

button-cards-private = Cartes en privé
button-back-to-table = Retour à la table
telegram-only-you = Personne d'autre ne voit ce message.
