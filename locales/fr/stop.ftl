### Dit quand l'hôte s'arrête.

back-soon = De retour dans une minute. Rien n'est perdu : la donne reprendra où elle en est.
