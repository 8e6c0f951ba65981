### Le message public d'une table et le message privé avec les cartes.
###
### Les noms ($player) restent sans article ni « de » : on évite ainsi l'élision. Le genre des joueurs est inconnu :
### pas de participe accordé. $hand est le numéro de la donne ; après deux-points ou un tiret, le nom d'une main.

## Temps

countdown-in = dans { $time }
countdown-now = maintenant

## Un nom porté par deux joueurs

player-in-seat = { $player } (siège { $seat })

## Titre, tableau, pot

table-title = Table { $table } · { $stakes } · donne { $hand } · { $street }
table-stage-over = résultat
table-stage-void = annulée
table-stage-after-draw = 2e tour
table-board = Tableau : { $cards }
table-first-board = Tableau 1 : { $cards }
table-second-board = Tableau 2 : { $cards }
table-pot = Pot : { $amount }
pot-main = pot principal { $amount }
pot-one-side = pot annexe { $amount }
pot-side = pot annexe { $number } : { $amount }
pot-carried = dont { $amount } de report

## Accueil

# Same as English: les mots sont les mêmes.
lobby-title = Table { $table } · { $game }
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
seat-blind = blinde { $amount }
# Same as English: le mot des joueurs.
seat-straddle = straddle { $amount }
seat-drew = échange { $count }
seat-pat = main servie
seat-checked = a checké
seat-folded = main couchée
seat-all-in = tapis
seat-waiting = attend la grosse blinde
seat-posting = poste pour entrer
seat-away = en pause
seat-leaving = s'en va
seat-broke = sans jetons
seat-mucked = main jetée
seat-plays-board = joue le tableau
seat-straddles = annonce un straddle
seat-empty = { $seat } siège vide ({ $position })
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
log-small-blind = { $player } poste la petite blinde de { $amount }
log-big-blind = { $player } poste la grosse blinde de { $amount }
log-more-blind = { $player } poste une autre blinde de { $amount }
log-straddle = { $player } poste un straddle de { $amount }
log-no-small-blind = Pas de petite blinde : personne ne joue au siège { $seat }
log-entry-blind = { $player } poste { $amount } pour entrer
log-dead-blind = { $player } poste une petite blinde manquée de { $amount }
log-antes = Antes dans le pot : { $amount }
log-table-ante = { $player } poste l'ante de la table, { $amount }
log-street = – { $street } : { $cards }
log-draw = – échange
log-reseal = Cartes à venir mélangées de nouveau : { $count }
log-reseal-draw = Paquet épuisé, cartes écartées mélangées : { $count }
log-button = { $player } tire { $card } et prend le bouton
log-extended = Message en retard : { $seconds } de plus au chrono
log-straddles = { $player } annonce un straddle
log-no-straddle = { $player } renonce au straddle
log-run-twice = La fin est tirée deux fois : deux tableaux
log-run-once = La fin est tirée une fois
log-chop = Chacun reprend sa blinde
log-no-chop = Pas de partage des blindes : la donne se joue
log-plays-board = { $player } joue le tableau
log-carried-split = Pot reporté partagé : { $shares }
log-resumed = La partie reprend
log-replaced = { $player } reçoit une nouvelle carte, l'autre était exposée
log-burn = Une carte est écartée : c'est la carte brûlée
log-early-card = Carte sortie trop tôt : écartée, remélangée ensuite
log-taken-back = Retiré du tableau : { $cards }
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
turn-draw = ▶ { $player }, à vous : choisissez les cartes à échanger
turn-showdown = ▶ { $player }, à vous : montrer ou jeter
run-twice-question = ▶ Tirer la fin deux fois ? { $players }
run-twice-agreed = D'accord pour deux fois : { $players }
chop-question = ▶ Reprendre chacun sa blinde ? { $players }
chop-agreed = D'accord pour reprendre : { $players }
hand-resealing = Je mélange les cartes restantes…
showdown-choice = ▶ Montrer ou jeter ? { $players }
may-show = { $player } peut encore montrer
countdown = ⏳ Chrono : fin { $when }
countdown-bank = ⏳ Banque de temps : fin { $when }
nudge = { $player }, c'est à vous. Fin du temps { $when }

## La suite

next-hand = Prochaine donne { $when }
waiting-for-player = Il manque encore une personne
waiting-for-first = Personne pour l'instant. Qui veut jouer ?
next-stakes = Dès la prochaine donne : { $stakes }
table-closing = La table ferme après cette donne
table-closed = Cette table est fermée. Chacun a récupéré ses jetons sur son solde.
table-frozen = Cette table s'est arrêtée à cause d'une erreur. Aucun jeton n'est perdu ; un admin doit s'en occuper.
table-paused = ⏸ La table est en pause. Le chrono est arrêté.

## Résultat. Ce que personne n'a suivi est récupéré, jamais gagné.

result-returned = { $player } récupère { $amount } : personne n'a suivi
result-chopped = { $player } reprend { $amount }
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
result-board-first = Tableau 1 : { $result }
result-board-second = Tableau 2 : { $result }
result-carried = 🤝 Égalité : le pot de { $amount } passe à la prochaine donne
result-carried-before = Au pot pour la prochaine donne : { $amount }
result-void = Donne annulée : tous les jetons sont rendus
result-misdeal = Maldonne : tous les jetons sont rendus, on redonne

## Pour une seule paire d'yeux

private-title = Vos cartes · table { $table } · { $stakes } · donne { $hand }
private-none = Vous n'avez pas de cartes dans cette donne.
private-rank = Vous avez : { $hand }
private-cards = Vos cartes : { $cards }
private-cards-rank = Vos cartes : { $cards } – { $hand }
private-your-turn-check = À vous de jouer : rien à payer.
private-your-turn-call = À vous de jouer : { $to_call } pour suivre.
private-pre-check-fold = Prévu : checker, ou vous coucher s'il y a une mise.
private-pre-call = Prévu : suivre { $price }.
private-may-show = Vous pouvez montrer votre main ou la jeter.
private-waiting = Vous attendez la grosse blinde. Postez { $amount } pour jouer plus tôt.
private-draw = À vous d'échanger : touchez les cartes à changer, puis confirmez en bas.
private-draw-most = À vous d'échanger : touchez les cartes à changer ({ $maximum } au plus), puis confirmez en bas.
private-draw-ace = À vous d'échanger : touchez les cartes à changer ({ $maximum } au plus, { $more } si vous gardez un as), puis confirmez en bas.
private-draw-keep = Vous gardez : { $cards }
private-draw-keep-none = Vous n'en gardez aucune.
private-draw-numbers = { $cards } – À vous d'échanger : tapez /draw et les numéros des cartes à changer, par exemple /draw 1 3, ou /draw 0 pour tout garder.
private-run-twice = Tirer deux fois la fin du tableau, chaque fois pour la moitié du pot ? Touchez « Deux fois » ou « Une fois ».
private-chop = Tous les autres se sont couchés. Reprendre votre blinde ? Touchez « Reprendre ma blinde » ou « Jouer la donne ».
private-out-at-big = Vous ferez une pause quand viendra votre tour de grosse blinde.
private-may-play-board = Le tableau seul vous donne une part : « Jouer le tableau » la prend, sans rien montrer.
private-straddles = Vous ferez un straddle à la prochaine donne.
private-buttons = Les boutons sont sous le message de la table.
