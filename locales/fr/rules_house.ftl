### Règles : le duel et le sit & go, et ce que fait cet hôte : boutons, chrono, cartes, mélange, décisions.

## Le duel

rule-duel-game = Vous contre le pingouin, au poker fermé à 52 ou à 32 cartes. Les deux commencent avec le même tapis. L'ante est de { $amount }, il n'y a ni blindes ni limite, et le bouton change de côté après chaque donne.
rule-duel-tie = Une égalité ne se partage pas : le pot reste au milieu pour la prochaine donne.
rule-duel-wardrobe = Le pingouin est bien habillé, et ce sont ses habits qu'il joue. Quand il ne peut plus payer l'ante, il en met un en gage, un chapeau ou une écharpe, et reçoit des jetons en échange : la moitié d'un tapis de départ, sauf si un autre prix a été annoncé au début. La fois d'après, il retire cet habit et met le suivant en gage.
rule-duel-back = Quand il est de nouveau riche, avec un tapis de départ et le prix en plus, il paie ce prix et remet le dernier habit.
rule-duel-end = Vous gagnez quand il n'a plus ni jetons ni rien à mettre en gage, et vous perdez quand vous n'avez plus de jetons. Cela se décide entre deux donnes, jamais tant qu'un pot attend au milieu.
rule-duel-honest = Il suit une stratégie fixe, d'une force que je vous annonce. Il ne regarde ni vos cartes ni le paquet.

## Sit & go

rule-sng-entry = Un petit tournoi : chacun paie le même droit d'entrée en jetons et reçoit le même tapis de départ. Les sièges sont tirés au sort. On commence quand tous sont pris, et on ne peut pas recaver.
rule-sng-levels = Blindes et antes montent par niveaux, après un nombre donné de minutes ou de donnes. Chaque niveau est annoncé. Une donne commencée se finit à son niveau.
rule-sng-button = La grosse blinde avance d'exactement un joueur à chaque donne. Le bouton et la petite blinde suivent, même à un siège devenu vide : personne n'évite une blinde, personne ne la paie deux fois.
rule-sng-out = Plus un jeton, et c'est fini pour vous. Si plusieurs sortent à la même donne, celui qui avait le plus de jetons au début de la donne est le mieux classé ; à tapis égaux, ils partagent les prix de leurs places.
rule-sng-absent = En votre absence, vous recevez des cartes, vos blindes sont payées, votre main est checkée ou couchée. Vous pouvez revenir à tout moment.
rule-sng-prizes = Prix habituels : à deux ou trois joueurs, tout au premier ; de quatre à six, 65 et 35 % ; de sept à dix, 50, 30 et 20 %. Ce qui reste des arrondis va au premier.
rule-sng-fixed = En limite fixe, le plafond des relances tient jusqu'à ce que deux joueurs seulement restent dans le tournoi.

## Boutons et commandes

rule-buttons-where = Les boutons sont sous le message de la table. On n'y voit que ce qui est possible sur le moment, avec le prix. Ils sont les mêmes pour tous, mais chaque appui compte pour la personne qui appuie.
rule-buttons-old = Un bouton ne vaut que pour la décision du moment. Si vous appuyez trop tard, ou deux fois, rien ne se passe, et je vous le dis en privé.
rule-buttons-raise = « Miser… » et « Relancer… » vous demandent le montant : 250, 1k, min, demi ou pot. C'est toujours votre total pour le tour. Les montants usuels ont leur propre bouton.
rule-buttons-fixed = Ici, le montant des mises est fixe : miser ou relancer, c'est un seul bouton, qui porte le montant.
rule-buttons-all-in = « Tapis » demande une confirmation avant que vos jetons y aillent.
rule-buttons-ahead = « Checker/se coucher » et « Suivre à mon tour » se touchent pendant que d'autres réfléchissent. Jusqu'à votre tour, « Ne rien prévoir » annule votre choix.
rule-buttons-words = Tout ce qui a un bouton peut aussi s'écrire : /check, /call, /fold, /bet 60, /raise 120, /allin, /cards.
rule-buttons-seats = « Faire une pause » et « Partir » prennent effet à la fin de la donne. Si vous partez en pleine donne, vos mises restent ; à votre tour, vous checkez si c'est gratuit, sinon vous vous couchez.

## Le chrono

rule-clock-time = Vous avez { $time } pour chaque décision. La table montre ce qu'il en reste, et rien de ce qu'on écrit ne le fait repartir.
rule-clock-none = Il n'y a pas de chrono à cette table. Prenez votre temps, sans exagérer.
rule-clock-bank = Ensuite, votre banque de temps se met en marche d'elle-même : { $time } à utiliser à votre gré. Elle se remplit toutes les { $number } donnes que vous recevez.
rule-clock-out = Quand tout le temps est passé, vous checkez si c'est gratuit, sinon vous vous couchez. À l'échange, vous gardez vos cartes.
rule-clock-late = Si le message qui annonce votre tour arrive en retard, ce temps vous est rendu et la table le dit.
rule-clock-away = Deux décisions manquées de suite, et vous êtes en pause. Votre siège vous est gardé { $time }, ou jusqu'à ce que trois grosses blindes soient passées ; ensuite, vos jetons reviennent à votre solde.
rule-clock-away-no-blinds = Deux décisions manquées de suite, et vous êtes en pause. Votre siège vous est gardé { $time } ; ensuite, vos jetons reviennent à votre solde.
rule-clock-broke = Quand vous n'avez plus un jeton, je vous demande si vous recavez. Votre siège vous est gardé { $time }.
rule-clock-restart = Si je redémarre au milieu d'une donne, elle reprend où elle en était. Le joueur dont c'est le tour a encore au moins { $time }.

## Vos cartes

rule-cards-message = À chaque donne, je vous envoie vos cartes en message privé. « Mes cartes », sous la table, vous les montre à tout moment, et à personne d'autre, même si je ne peux pas vous écrire.
rule-cards-button = Ici, les cartes ne sont pas envoyées. « Mes cartes », sous la table, vous les montre à tout moment, et à personne d'autre.
rule-cards-nobody = Je ne les donne à personne d'autre, pas même à un admin. Avec « Mes cartes », chacun ne voit que les siennes.
rule-cards-known = Pour distribuer, je dois connaître toutes les cartes. Elles sont conservées chiffrées ; la personne qui m'héberge, avec la base et sa clé, pourrait les lire. Jouez donc chez quelqu'un de confiance, comme à n'importe quelle table.
rule-cards-yours = Ce que vous montrez ou dites vous-même ne regarde que vous : vos cartes restent en jeu. Gardez-les pour vous tant que la donne dure.

## Le mélange

rule-fairness-shuffle = Pour chaque donne, je tire du système d'exploitation 32 octets aléatoires tout neufs, et j'en déduis l'ordre du paquet, selon une recette publiée qui n'avantage aucune carte. Tout l'ordre est fixé avant la première carte.
rule-fairness-kept = Il est conservé une seule fois, chiffré, pour qu'une donne reprenne après un redémarrage et qu'un litige puisse être examiné.
rule-fairness-seen = Un seul endroit de mon programme décide quelles cartes chacun peut voir. Les cartes jetées et brûlées ne sont jamais montrées.
rule-fairness-open = Ce que je ne peux pas encore vous prouver : que l'ordre était fixé avant la donne, et que personne ne l'a choisi. En attendant, il faut faire confiance à la personne qui m'héberge.

## En cas d'erreur

rule-floor-what = Avec /floor, un admin peut réparer ce que j'ai fait de travers : une carte partie au mauvais endroit, une erreur de distribution. Chaque décision est annoncée à la table et inscrite au journal des admins.
rule-floor-misdeal = Maldonne : tant que personne n'a parlé, une distribution ratée est annulée. Blindes et antes sont rendues, et on redonne aux mêmes joueurs.
rule-floor-exposed = Une seule carte exposée par ma faute avant que quiconque ait parlé est remplacée après la distribution et devient la carte brûlée. S'il y en a deux ou plus, ou si c'est la toute première, il y a maldonne. Plus tard, une carte exposée se joue telle quelle.
rule-floor-board = Une carte du tableau sortie trop tôt, ou une de trop, est reprise, et le tour d'enchères se termine d'abord. Le reste est ensuite mélangé de nouveau, selon la règle du flop, du tournant ou de la rivière.
rule-floor-draw = Une nouvelle carte exposée par ma faute à l'échange est remplacée une fois que tous sont servis.
rule-floor-void = Annulation : jusqu'à l'annonce du résultat, une donne peut être annulée. Chaque jeton retourne d'où il vient. Une donne finie ne change plus.
rule-floor-own = Quand un joueur montre lui-même ses cartes, ce n'est pas une erreur de distribution. La donne continue ; il peut être averti ou retiré de la table.
rule-floor-pause = La pause arrête le chrono, et le temps restant est gardé. Un joueur retiré de la table ne perd que la donne : ses mises restent, il checke ou se couche, et son tapis revient à son solde.
rule-floor-who = Un admin qui joue la donne peut la mettre en pause, mais pour toute autre décision il lui faut un autre admin.
