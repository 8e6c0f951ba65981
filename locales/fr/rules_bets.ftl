### Règles : actions, limites, tapis et pots annexes.

## Vos actions

rule-actions-fold = Se coucher (passer) : vous abandonnez votre main. Ce que vous avez misé reste au pot, et vous ne risquez plus rien jusqu'à la prochaine donne.
rule-actions-check = Checker (dire « parole ») : vous ne misez rien et vous restez en jeu. Possible seulement tant que personne n'a misé dans ce tour.
rule-actions-call = Suivre : vous ajoutez ce qui vous manque pour égaler la plus haute mise.
rule-actions-bet = Miser : vous ouvrez les mises du tour ; les autres devront suivre, relancer ou se coucher.
rule-actions-raise = Relancer : vous montez plus haut que la dernière mise. Les montants sont toujours des totaux pour le tour. Quelqu'un mise { $bet } et vous relancez à { $raised } : si vous n'aviez encore rien mis, vous ajoutez { $raised }.
rule-actions-all-in = Tapis (all-in) : tous vos jetons y vont. Vous n'avez alors plus rien à décider dans cette donne, et vous jouez pour ce que vous avez pu égaler.
rule-actions-draw = À l'échange, vous dites combien de cartes vous changez. Les garder toutes, c'est être servi.
rule-actions-before = Vous pouvez décider d'avance. « Checker/se coucher » checke si c'est gratuit et se couche sinon ; « Suivre à mon tour » suit, mais seulement au prix que vous avez vu. Si ce prix change, je vous le dis et vous avez de nouveau le choix.
rule-actions-order = Chacun parle à son tour, et ce qui est fait est fait.

## Limites

rule-limits-none = Sans limite (no-limit) : vous pouvez miser de { $unit } jusqu'à tout votre tapis, et relancer autant de fois que vous voulez.
rule-limits-pot = Pot-limit : vous pouvez miser de { $unit } jusqu'à la hauteur du pot. Pour une relance, on compte d'abord dans le pot ce que vous mettez pour suivre. Exemple : le pot est de { $pot }, quelqu'un mise { $bet }. Si vous suiviez, il y aurait { $called } au pot ; vous pouvez relancer d'autant au plus, donc à { $most } au total.
rule-limits-pot-first = Au premier tour, une blinde absente ou incomplète compte comme entière. Avec des blindes de { $small } et { $big }, le premier à parler peut relancer à { $most }.
rule-limits-pot-antes = Les antes du pot comptent aussi.
rule-limits-pot-no-antes = Au premier tour, les antes ne comptent pas dans le pot ; ensuite, si.
rule-limits-last = Une relance ajoute au moins autant que la dernière mise ou relance du tour. Exemple : une mise de { $bet }, une relance à { $raised }. La suivante va à { $least } au moins.
rule-limits-double = Une relance va au moins au double de la mise. Exemple : une mise de { $bet }, une relance à { $raised }. La suivante va à { $least } au moins.
rule-limits-big-blind = Une relance ajoute au moins une grosse blinde. Exemple : une mise de { $bet }, une relance à { $raised }. La suivante va à { $least } au moins.
rule-limits-late = Dans les derniers tours, à partir du tournant ou de l'échange, la plus petite mise est de { $twice } au lieu de { $unit }.
rule-limits-short-last = On peut toujours faire tapis, même quand c'est trop peu pour relancer. Exemple : une mise de { $bet }, puis un tapis à { $short }. Ceux qui ont fait ou suivi cette mise ne peuvent plus que suivre ou se coucher. Ceux qui n'ont pas encore parlé peuvent relancer, à { $least } au moins. Plusieurs petits tapis qui font ensemble une relance complète rouvrent les enchères.
rule-limits-short-double = On peut toujours faire tapis, même quand c'est trop peu pour relancer. Exemple : une mise de { $bet }, puis un tapis à { $short }. Ceux qui ont fait ou suivi cette mise ne peuvent plus que suivre ou se coucher. Ceux qui n'ont pas encore parlé peuvent relancer, au moins au double de { $short }, soit { $least }.
rule-limits-short-big-blind = On peut toujours faire tapis, même quand c'est trop peu pour relancer. Exemple : une mise de { $bet }, puis un tapis à { $short }. Ceux qui ont fait ou suivi cette mise ne peuvent plus que suivre ou se coucher. Ceux qui n'ont pas encore parlé peuvent relancer d'une grosse blinde, à { $least } au moins.
rule-limits-fixed = Limite fixe : chaque mise et chaque relance est d'exactement { $small } préflop et au flop, et d'exactement { $large } au tournant et à la rivière.
rule-limits-fixed-draw = Limite fixe : chaque mise et chaque relance est d'exactement { $small } avant l'échange, et d'exactement { $large } après.
rule-limits-cap = Chaque tour a une mise et au plus { $cap } relances ; la grosse blinde est la première mise. Avec une mise de { $small }, on va à { $small }, { $second } et ainsi de suite jusqu'à { $most }. Ensuite, on ne peut que suivre ou se coucher.
rule-limits-cap-open = Quand deux joueurs seulement ont encore des jetons dans la donne, ils relancent autant qu'ils veulent, sauf si ce plafond était déjà atteint dans le tour.
rule-limits-cap-always = C'est vrai aussi à deux joueurs.
rule-limits-fixed-short = Un tapis d'au moins une demi-relance compte comme une relance : une mise de { $small }, un tapis à { $long }, et la relance suivante va à { $raised }. Moins de la moitié ne relance pas : après un tapis à { $low }, on suit { $low } ou on complète à { $completed }.
rule-limits-nobody = On ne peut ni miser ni relancer quand tous les autres joueurs en jeu sont à tapis : personne ne pourrait suivre.

## Tapis et pots annexes

rule-allin-what = Une fois à tapis, plus aucune mise ne peut vous faire quitter la donne. Mais sur chaque adversaire, vous ne pouvez gagner que l'équivalent de ce que vous avez mis vous-même. Ce que les autres misent au-delà va dans un pot annexe auquel vous n'avez pas part.
rule-allin-side = Les pots se forment d'après ce que chacun a mis pendant toute la donne, tranche par tranche, peu importe qui a fait tapis en premier.
rule-allin-example = Exemple : Anna a { $short }, Bruno { $middle }, Chloé { $deep }, et les trois font tapis. Pot principal : trois fois { $short }, soit { $main }, pour les trois. Pot annexe : { $side }, entre Bruno et Chloé. Personne ne peut suivre les { $back } derniers jetons de Chloé ; elle les récupère d'abord.
rule-allin-winners = Si Anna a la meilleure main, elle gagne les { $main }. Les { $side } vont à Bruno ou à Chloé, selon qui a la meilleure main des deux, même si Anna les bat tous les deux. Le pot annexe se décide en premier.
rule-allin-folded = Les jetons d'un joueur couché restent dans les pots où il les a mis.
rule-allin-open = Quand plus personne ne peut miser et que plusieurs sont encore en jeu, toutes les mains sont retournées. Puis viennent les cartes qui manquent au tableau, puis les pots sont payés.
rule-allin-open-draw = Quand plus personne ne peut miser, l'échange a lieu quand même. Les mains restent cachées jusqu'à la dernière carte donnée.
rule-allin-twice = Tirer la fin deux fois : s'il reste des cartes à venir après un tapis, je le propose pendant { $time } à tous ceux qui sont en jeu. Si tous acceptent, la fin du tableau est tirée deux fois, et chaque tableau décide de la moitié de chaque pot ; le jeton impair va au premier. Un seul refus, ou une seule réponse qui manque, et on ne tire qu'une fois.
