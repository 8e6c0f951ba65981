### Règles : l'abattage, l'ordre des mains, le poker fermé.

## Abattage

rule-showdown-last-street = Si plusieurs joueurs restent après le dernier tour, on montre. Le dernier à avoir misé ou relancé dans ce tour commence ; si personne n'a misé, c'est le premier à gauche du bouton. Puis on suit le sens des aiguilles d'une montre.
rule-showdown-last-bettor = Si plusieurs joueurs restent après le dernier tour, on montre. L'auteur de la dernière mise ou relance suivie, dans toute la donne, commence. Puis on suit le sens des aiguilles d'une montre.
rule-showdown-choice = Je retourne toujours pour vous une main qui gagne ou partage. Si la vôtre est battue, vous avez { $time } pour choisir : « Montrer », ou « Jeter », et personne ne la verra. Sans réponse, elle est jetée.
rule-showdown-no-choice = Je retourne toujours pour vous une main qui gagne ou partage. Une main battue est jetée aussitôt, et personne ne la voit.
rule-showdown-live = Ici, chacun décide de sa main : à votre tour, vous la montrez ou vous la jetez. La jeter, c'est renoncer à sa part, même avec la meilleure main. « Jouer le tableau » réclame la part que le tableau seul vous donne, sans rien montrer. La dernière main qui n'est pas jetée gagne sans être vue. Sans réponse au bout de { $time }, une main qui gagne ou partage est montrée, toute autre est jetée.
rule-showdown-all-in = Si quelqu'un est à tapis à l'abattage, toutes les mains sont montrées, pour tous les pots.
rule-showdown-all-in-choice = Si quelqu'un est à tapis, une main battue pour tous les pots où elle joue peut quand même être jetée.
rule-showdown-alone = Si tous les autres se sont couchés, vous prenez le pot sans rien montrer. Vous pouvez le faire quand même : toutes vos cartes ou une seule.
rule-showdown-muck = Une main jetée reste secrète pour toujours. Je ne la montre à personne.
rule-showdown-split = Des mains égales partagent le pot à parts égales.
rule-showdown-carry = Si les deux mains sont égales, le pot entier reste au milieu pour la prochaine donne : nouvelles antes, le bouton avance. Si l'un des deux part avant, le pot est partagé.
rule-showdown-odd = On ne coupe pas un jeton. D'un pot de { $pot } pour deux, l'un reçoit { $more } et l'autre { $less } : le jeton impair va au premier des deux à gauche du bouton.
rule-showdown-board = Si personne ne fait mieux que les cinq cartes du tableau, tous ceux qui sont en jeu partagent le pot.

## Ordre des mains, de la meilleure à la plus faible

rule-rank-royal-flush = { $place }. Quinte flush royale : { $cards } – du 10 à l'as, même couleur
rule-rank-straight-flush = { $place }. Quinte flush : { $cards } – cinq qui se suivent, même couleur
rule-rank-four-of-a-kind = { $place }. Carré : { $cards }
rule-rank-full-house = { $place }. Full (main pleine) : { $cards } – un brelan et une paire
rule-rank-flush = { $place }. Couleur : { $cards } – cinq de la même couleur
rule-rank-straight = { $place }. Suite (quinte) : { $cards } – cinq qui se suivent
rule-rank-three-of-a-kind = { $place }. Brelan : { $cards }
rule-rank-two-pair = { $place }. Double paire : { $cards }
rule-rank-pair = { $place }. Paire : { $cards }
rule-rank-high-card = { $place }. Carte haute : { $cards } – rien de tout cela
rule-ranks-ties = Entre deux mains du même type, les plus hautes cartes décident, d'abord celles qui font la main : des rois battent des dames. Dans un full, c'est le brelan qui compte d'abord ; dans une double paire, la paire la plus haute.
rule-ranks-kicker = Ensuite viennent les autres cartes, les kickers, l'une après l'autre en partant de la plus haute. Exemple : { $better } bat { $worse }. Les deux ont une paire d'as, mais le roi est plus haut que la dame.
rule-ranks-same = Cinq cartes comptent, pas une de plus. Si les cinq se valent, il y a égalité : ni une sixième carte ni une couleur ne départage.
rule-ranks-wheel = L'as est la plus haute carte, mais il peut aussi se placer sous le deux : { $cards } est une suite, la plus petite, au cinq. Mais on ne fait pas le tour : dame, roi, as, deux, trois, ce n'est rien.
rule-ranks-short-wheel = L'as est la plus haute carte, mais il peut aussi se placer sous le sept : { $cards } est une suite, la plus petite, au dix.
rule-ranks-short-no-wheel = Ici, l'as est toujours la plus haute carte : { $cards } n'est pas une suite.
rule-ranks-short = Avec 32 cartes, les mains sont plus fortes que d'habitude : une double paire n'a rien d'extraordinaire, et la couleur est plus rare que le full.
rule-ranks-flush-first = C'est pourquoi, à cette table, la couleur bat le full.

## Poker fermé

rule-draw-course = Chacun reçoit cinq cartes fermées. Un tour d'enchères, l'échange, un second tour d'enchères, puis l'abattage.
rule-draw-marking = À l'échange, on parle à partir de la gauche du bouton, même à tapis. Touchez « Choisir les cartes », puis celles que vous changez, et confirmez. Tous voient combien vous en changez, personne ne voit lesquelles. On ne revient pas sur un échange.
rule-draw-any = Vous pouvez en changer autant que vous voulez, de zéro à cinq.
rule-draw-most = Vous pouvez changer { $maximum } cartes au plus.
rule-draw-most-ace = Vous pouvez changer { $maximum } cartes au plus, ou { $more } si vous gardez un as. Vous n'avez pas à le montrer.
rule-draw-served = Quand tous ont dit combien, une carte est brûlée et les nouvelles sont données dans le même ordre.
rule-draw-stub = Si le paquet s'épuise, vous recevez ses dernières cartes ; le reste vient d'un nouveau mélange des mains couchées et de ce que d'autres ont écarté avant vous. Vous ne récupérez jamais vos propres cartes.
rule-draw-jacks = Avant l'échange, il faut au moins une paire de valets pour faire la première mise (pour ouvrir). Pour suivre ou relancer, n'importe quelle main suffit. Si votre main ne peut pas ouvrir, je ne le dis qu'à vous.
rule-draw-checked = Si tout le monde checke, l'échange a lieu quand même.
rule-draw-decks = Avec 52 cartes, on peut être jusqu'à six ; avec 32, du sept à l'as, jusqu'à cinq.
rule-draw-short = Avec 32 cartes, l'as peut aussi se placer sous le sept : { $cards } est une suite, la plus petite, au dix.
