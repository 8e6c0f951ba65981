### La page de démonstration : un groupe et une discussion privée dans le navigateur.

page-title = Le poker à l'essai
page-chat = Discussion du groupe
page-private = En privé avec le croupier
page-you = Vous
page-language = Langue
page-message = Écrivez un message ou une commande comme /poker
page-send = Envoyer
page-lost = Connexion perdue. Nouvel essai…
page-reconnected = Connexion rétablie.
page-only-you = Personne d'autre ne voit ceci
page-new-tab = Ouvrez cette page dans un autre onglet pour jouer un deuxième joueur.
page-dealer = Croupier
page-welcome = Bonjour ! Vos cartes arrivent ici et personne d'autre ne les voit. Jouez avec les boutons sous la table, ou écrivez /call, /raise 100 ou /fold.
page-your-turn = À vous de jouer
page-name = Votre nom
page-rename = Changer de nom
page-theme = Clair ou sombre
page-cancel = Annuler
page-close = Fermer
page-your-cards = Vos cartes
page-newest = Derniers messages
page-tab-group = Groupe
page-tab-private = Privé
page-open-table = Ouvrir une table
page-game = Jeu
page-betting = Limite
page-usual = Comme d'habitude

## Une étiquette à un siège, au plus court : combien de cartes échangées

felt-drawn =
    { $count ->
        [0] servi
       *[other] éch. { $count }
    }
page-save-file = Enregistrer le fichier
