### Règles : la table, le bouton et les blindes, la distribution, les tours.

## But et table

rule-table-aim = À chaque donne, on joue pour le pot (la cagnotte) : tous les jetons que les joueurs y ont misés.
rule-table-ways = On le gagne de deux façons. Soit tous les autres se couchent, et le dernier l'empoche sans montrer ses cartes. Soit plusieurs joueurs vont jusqu'au bout et retournent leurs cartes : la meilleure main de cinq cartes l'emporte.
rule-table-buy-in = La table compte { $seats } sièges. Pour prendre place, vous apportez de { $minimum } à { $maximum } jetons de votre solde : c'est votre cave. Ces jetons forment votre tapis, et vous ne jouez qu'avec eux.
rule-table-buy-in-one = La table compte { $seats } sièges. Pour prendre place, chacun apporte exactement { $maximum } jetons de son solde : c'est la cave. Ces jetons forment votre tapis, et vous ne jouez qu'avec eux.
rule-table-biggest = Si quelqu'un a un tapis plus gros que la cave maximale, vous pouvez apporter autant que lui.
rule-table-stakes = Vous jouez chaque donne avec ce que vous aviez devant vous à la distribution. Recaves, arrivées et départs attendent la fin de la donne. Pour reprendre des jetons, il faut quitter la table avec tous ceux que vous avez.
rule-table-return = Si vous revenez moins de { $time } après votre départ, vous rapportez au moins ce que vous aviez emporté.
rule-table-idle = À deux, on peut jouer. Quand il ne reste qu'une personne, la table en attend une autre pendant { $time } ; puis elle ferme et tous les jetons reviennent aux soldes.
rule-table-play-chips = Les jetons ne servent qu'à jouer. Ils ne s'achètent pas et ne s'échangent contre rien.

## Bouton et blindes

rule-button-first = C'est moi qui distribue. Le bouton, D, marque la place de celui qui serait le donneur (le croupier, au Québec). Pour la première donne, chacun reçoit une carte découverte et la plus haute prend le bouton ; à valeur égale, pique passe avant cœur, carreau et trèfle.
rule-button-blinds = Avant les cartes, deux joueurs paient les blindes (mises obligatoires), pour qu'il y ait quelque chose à gagner : le premier à gauche du bouton la petite, { $small }, le suivant la grosse, { $big }. Une blinde est une mise : elle compte quand on suit ou relance ensuite dans ce tour.
rule-button-single = Avant les cartes, le joueur à gauche du bouton paie la blinde (mise obligatoire) de { $big }, pour qu'il y ait quelque chose à gagner. C'est une mise : elle compte s'il suit ou relance ensuite dans ce tour.
rule-button-none = Il n'y a pas de blindes. Le joueur à gauche du bouton parle en premier à chaque tour, et le bouton avance d'un joueur après chaque donne.
rule-button-ante = Avant les cartes, chacun met au pot une ante (mise initiale) de { $amount }. Elle appartient tout de suite au pot et ne compte dans aucune mise.
rule-button-table-ante = La grosse blinde paie aussi une ante de { $amount } pour toute la table. Si le joueur n'a pas de quoi payer les deux, la blinde passe d'abord. L'ante appartient au pot et ne compte dans aucune mise.
rule-button-table-ante-first = La grosse blinde paie aussi une ante de { $amount } pour toute la table. Si le joueur n'a pas de quoi payer les deux, l'ante passe d'abord. Elle appartient au pot et ne compte dans aucune mise.
rule-button-more = Après la grosse blinde, il y en a d'autres : { $blinds }, une par siège suivant, sans jamais dépasser le bouton. Ce sont des mises comme les deux premières, et la dernière fixe le prix à payer pour jouer.
rule-button-heads-up = À deux (en tête-à-tête), le bouton paie la petite blinde. Il parle en premier au premier tour et en dernier à tous les autres.
rule-button-moving = Après chaque donne, le bouton passe au prochain joueur servi, et les blindes aux deux suivants. Un départ entre-temps ne change rien pour les autres.
rule-button-dead = Le bouton est « mort » : la grosse blinde avance toujours d'un joueur, la petite va là où était la grosse, le bouton là où était la petite, même si le siège est devenu vide. Un siège vide ne paie rien, et personne n'échappe à une blinde.
rule-button-short = Si vous n'avez pas de quoi payer la blinde ou l'ante, vous mettez ce qui vous reste et vous êtes à tapis. Pour les autres, le prix ne change pas.
rule-button-waiting = Vous venez d'arriver, ou vous avez manqué les blindes pendant une pause ? Vous recevez des cartes dès que la grosse blinde arrive à votre siège. Pour ne pas attendre, vous pouvez poster { $big } : vous jouez alors dès que le bouton vous a dépassé. Je vous le propose ; je ne prends jamais rien de moi-même.
rule-button-debt = Si vous avez aussi manqué la petite blinde, poster coûte { $small } de plus, directement au pot. Ces dettes s'effacent { $time } après votre départ.
rule-button-free = Ici, l'entrée est libre : vous recevez des cartes dès la prochaine donne, sans attendre ni poster.
rule-button-straddle = Avant les cartes, le joueur assis après la dernière blinde peut faire un straddle : mettre { $amount } sans y être obligé. Le prix pour jouer devient { $amount }, la plus petite relance va à { $least }, et il parle en dernier dans ce tour. Il faut être quatre, et payer la somme entière. Touchez « Straddle » entre deux donnes.
rule-button-straddles = Avant les cartes, le joueur assis après la dernière blinde peut faire un straddle : mettre { $amount } sans y être obligé. Le prix pour jouer devient { $amount }, la plus petite relance va à { $least }, et il parle en dernier dans ce tour. Les suivants peuvent doubler à leur tour, jusqu'à { $number } straddles par donne. Il faut être quatre, et payer la somme entière. Touchez « Straddle » entre deux donnes.
rule-button-chop = Quand tous les autres se couchent, je demande aux deux joueurs de blinde s'ils veulent reprendre leurs jetons. Si les deux acceptent en moins de { $time }, la donne est finie ; sinon, elle se joue.

## La distribution

rule-deal-deck = Un paquet de { $deck } cartes. Chacun en reçoit { $number }, face cachée, une à une à partir de la gauche du bouton. Personne d'autre ne voit les vôtres : ce sont les cartes fermées.
rule-deal-deck-short = Un paquet de { $deck } cartes, du sept à l'as : les petites, du deux au six, sont retirées. Chacun reçoit { $number } cartes, face cachée, une à une à partir de la gauche du bouton. Personne d'autre ne voit les vôtres : ce sont les cartes fermées.
rule-deal-board = Ensuite viennent au milieu, face visible, des cartes pour tous, le tableau : trois au flop, puis une au tournant (turn) et une à la rivière (river). Avant chacune de ces étapes, une carte est brûlée, c'est-à-dire écartée sans être vue.
rule-deal-any = Votre main, ce sont les cinq meilleures de ces { $number } cartes, que vous en preniez deux des vôtres, une seule ou aucune.
rule-deal-own = Votre main se compose toujours de { $own } de vos { $number } cartes et de { $rest } du tableau, jamais plus, jamais moins. Exemple : quatre cœurs au tableau et un seul cœur dans vos cartes ne font pas une couleur.
rule-deal-closed = Il n'y a pas de cartes communes : votre main, c'est ce que vous tenez. Vous pouvez échanger des cartes une fois par donne.
rule-deal-order = Le paquet est mélangé avant la première carte, puis on n'y touche plus. On ne mélange de nouveau que si un admin doit réparer une erreur.
rule-deal-order-draw = Le paquet est mélangé avant la première carte, puis on n'y touche plus. On ne mélange de nouveau que si un admin doit réparer une erreur, ou si les cartes manquent pendant l'échange.

## Les tours d'enchères

rule-rounds-board = Une donne compte quatre tours d'enchères : le préflop, quand vous n'avez que vos propres cartes ; puis après le flop, après le tournant et après la rivière.
rule-rounds-draw = Une donne compte deux tours d'enchères. Entre les deux vient l'échange, où chacun peut changer des cartes.
rule-rounds-first-blinds = Au premier tour, c'est le joueur assis après la dernière blinde qui commence. À partir du deuxième, c'est le premier encore en jeu à gauche du bouton.
rule-rounds-first-none = À chaque tour, c'est le premier joueur encore en jeu à gauche du bouton qui commence.
rule-rounds-end = On parle ensuite dans le sens des aiguilles d'une montre. Un tour est fini quand tous ceux qui restent ont parlé et mis la même somme ; qui est à tapis n'a plus rien à ajouter.
rule-rounds-option = Payer une blinde, ce n'est pas encore parler. Si tout le monde se contente de suivre à { $big }, la grosse blinde peut encore relancer ; c'est seulement après que le premier tour est fini.
rule-rounds-fold = Dès que tous les joueurs sauf un sont couchés, la donne est finie, à n'importe quel tour.
