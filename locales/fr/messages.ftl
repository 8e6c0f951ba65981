### Le message public d'une table et le message privé avec les cartes.
###
### Les noms ($player) restent sans article ni « de » : on évite ainsi l'élision. Le genre des joueurs est inconnu :
### pas de participe accordé. $hand est le numéro de la donne ; après deux-points ou un tiret, le nom d'une main.

## Temps

countdown-in = dans { $time }
countdown-now = maintenant

## Un nom porté par deux joueurs

player-in-seat = { $player } (siège { $seat })

## Mises

stakes-blinds = { $small }/{ $big }
stakes-blind = blinde { $amount }
# Same as English: « ante » est le mot des joueurs francophones.
stakes-ante = ante { $amount }
stakes-table-ante = ante de grosse blinde { $amount }
game-holdem = Hold'em sans limite

## Titre, tableau, pot

table-title = Table { $table } · { $stakes } · donne { $hand } · { $street }
table-stage-over = résultat
table-board = Tableau : { $cards }
table-pot = Pot : { $amount }
pot-main = pot principal { $amount }
pot-one-side = pot annexe { $amount }
pot-side = pot annexe { $number } : { $amount }

## Accueil

# Same as English: les mots sont les mêmes.
lobby-title = Table { $table } · { $game } { $stakes }
lobby-buy-in = Cave : { $minimum }–{ $maximum }
lobby-buy-in-fixed = Cave : { $amount }
lobby-clock = { $time } par tour
lobby-no-clock = sans chrono
lobby-seats = Sièges occupés : { $taken } sur { $seats }

## Sièges. D = bouton du donneur, PB et GB = petite et grosse blinde.

seat-button = D
seat-small-blind = PB
seat-big-blind = GB
seat-bet = mise { $amount }
seat-checked = a checké
seat-folded = main couchée
seat-all-in = tapis
seat-waiting = attend la grosse blinde
seat-posting = poste pour entrer
seat-away = en pause
seat-leaving = s'en va
seat-broke = plus de jetons
seat-mucked = main jetée
seat-top-up = +{ $amount } à la prochaine donne

## Ce qui s'est passé

log-fold = { $player } se couche
log-folds = { $players } se couchent
log-check = { $player } checke
log-checks = { $players } checkent
log-timeout-fold = Temps écoulé : { $player } se couche
log-timeout-check = Temps écoulé : { $player } checke
log-call = { $player } suit { $amount }
log-call-all-in = { $player } suit { $amount }, à tapis
log-bet = { $player } mise { $amount }
log-bet-all-in = { $player } mise { $amount }, à tapis
log-raise = { $player } relance à { $amount } ({ $more } de plus)
log-raise-all-in = { $player } relance à { $amount } ({ $more } de plus), à tapis
log-small-blind = { $player } poste la petite blinde { $amount }
log-big-blind = { $player } poste la grosse blinde { $amount }
log-entry-blind = { $player } poste { $amount } pour entrer
log-dead-blind = { $player } poste la petite blinde manquée { $amount }
log-antes = Antes dans le pot : { $amount }
log-table-ante = { $player } poste l'ante de la table { $amount }
log-street = – { $street } : { $cards }
log-button = { $player } tire { $card } et prend le bouton
log-extended = Message en retard : { $seconds } de plus au chrono
log-sits = { $player } prend place avec { $amount }
log-leaving = { $player } s'en va après cette donne
log-left = { $player } s'en va avec { $amount }
log-away = { $player } fait une pause
log-away-clock = Deux tours manqués : { $player } fait une pause
log-broke = { $player } n'a plus de jetons
log-back = { $player } est de retour
log-top-up = { $player } ajoute { $amount }

## À qui de jouer

turn-check = ▶ { $player }, à vous : checker ou miser
turn-option = ▶ { $player }, à vous : checker ou relancer
turn-call = ▶ { $player }, à vous : { $to_call } pour suivre
turn-call-all-in = ▶ { $player }, à vous : { $to_call } pour suivre, à tapis
showdown-choice = ▶ Montrer ou jeter ? { $players }
may-show = { $player } peut encore montrer
countdown = ⏳ { $when }
countdown-bank = ⏳ Banque de temps : { $when }
nudge = { $player }, c'est à vous : { $when }

## La suite

next-hand = Prochaine donne { $when }
waiting-for-player = Il manque encore une personne
waiting-for-first = Personne encore. Qui veut jouer ?
next-stakes = Dès la prochaine donne : { $stakes }
table-closing = La table ferme après cette donne
table-closed = Cette table est fermée. Tous les jetons sont revenus aux soldes.
table-frozen = Cette table s'est arrêtée sur une erreur. Aucun jeton n'est perdu ; un admin doit s'en occuper.

## Résultat. Ce que personne n'a suivi est récupéré, jamais gagné.

result-returned = { $player } récupère { $amount } : personne n'a suivi
result-wins = 🏆 { $player } gagne { $amount }
result-wins-main = 🏆 { $player } gagne le pot principal : { $amount }
result-wins-one-side = 🏆 { $player } gagne le pot annexe : { $amount }
result-wins-side = 🏆 { $player } gagne le pot annexe { $number } : { $amount }
result-takes = 🏆 { $player } gagne { $amount } sans abattage
result-takes-main = 🏆 { $player } gagne le pot principal sans abattage : { $amount }
result-takes-one-side = 🏆 { $player } gagne le pot annexe sans abattage : { $amount }
result-takes-side = 🏆 { $player } gagne le pot annexe { $number } sans abattage : { $amount }
result-split = 🏆 Pot de { $amount } partagé : { $shares }
result-split-main = 🏆 Pot principal de { $amount } partagé : { $shares }
result-split-one-side = 🏆 Pot annexe de { $amount } partagé : { $shares }
result-split-side = 🏆 Pot annexe { $number } de { $amount } partagé : { $shares }
result-share = { $player } { $amount }
result-share-odd = { $player } { $amount } (jeton impair)

## Pour une seule paire d'yeux

private-title = Vos cartes · table { $table } · { $stakes } · donne { $hand }
private-none = Vous n'avez pas de cartes dans cette donne.
private-rank = Vous avez : { $hand }
private-cards = Vos cartes : { $cards }
private-cards-rank = Vos cartes : { $cards } – { $hand }
private-your-turn-check = À vous de jouer : rien à payer.
private-your-turn-call = À vous de jouer : { $to_call } pour suivre.
private-pre-check-fold = Prévu : checker, ou se coucher devant une mise.
private-pre-call = Prévu : suivre { $price }.
private-may-show = Vous pouvez montrer votre main ou la jeter.
private-waiting = Vous attendez la grosse blinde. Postez { $amount } pour jouer plus tôt.
private-buttons = Les boutons sont sous le message de la table.
