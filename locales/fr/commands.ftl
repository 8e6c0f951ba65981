### Commandes. Noms : a-z, 0-9 et traits d'union, 32 caractères au plus, uniques. Descriptions : 100 caractères au plus.

# Same as English: le jeu s'appelle ainsi.
command-poker-name = poker
command-poker-description = Voir la table de ce salon, ou en ouvrir une
command-sit-name = place
command-sit-description = Prendre place à la table
command-leave-name = partir
command-leave-description = Quitter la table ; vos jetons reviennent à votre solde
command-away-name = pause
command-away-description = Faire une pause dès la prochaine donne
command-back-name = retour
command-back-description = Revenir après une pause
command-topup-name = recaver
command-topup-description = Ajouter des jetons à votre tapis dès la prochaine donne
command-cards-name = cartes
command-cards-description = Voir vos cartes, en privé
command-fold-name = coucher
command-fold-description = Abandonner votre main
command-check-name = checker
command-check-description = Passer votre tour sans payer quand personne n'a misé
command-call-name = suivre
command-call-description = Égaler la mise en cours
command-bet-name = miser
command-bet-description = Faire la première mise du tour
command-raise-name = relancer
command-raise-description = Relancer jusqu'à un total pour ce tour
command-allin-name = tapis
command-allin-description = Miser tout votre tapis
command-draw-name = echanger
command-draw-description = Échanger des cartes, par exemple 1 3 ; 0 pour tout garder
# Same as English: le mot des joueurs.
command-straddle-name = straddle
command-straddle-description = Faire un straddle à la prochaine donne ; off pour y renoncer
command-balance-name = solde
command-balance-description = Voir combien de jetons vous avez
command-language-name = langue
command-language-description = Choisir la langue que je vous parle
# Same as English: le même mot.
command-table-name = table
command-table-description = Ouvrir une table avec le jeu de votre choix ; admins : close, pause, resume
command-table-open-name = ouvrir
command-table-open-description = Ouvrir une table ici : quel jeu, et quelle limite
option-buy-in-name = cave
option-buy-in-description = Jetons pour prendre place, par exemple 1000 ou 1k
option-amount-name = montant
option-amount-description = Jetons, par exemple 250, 1k, min, demi, pot ou tapis
option-cards-name = cartes
option-cards-description = Numéros des cartes à changer, par exemple 1 3 5 ; ou 0 pour tout garder
option-game-name = jeu
option-game-description = Hold'em, Omaha ou poker fermé
option-betting-name = limite
option-betting-description = Sans limite, pot-limit ou limite fixe
option-language-name = langue
option-language-description = La langue que je vous parle
