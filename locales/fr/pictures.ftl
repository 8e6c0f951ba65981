### Ce que disent les images de la table et de l'ordre des mains.

## L'image d'une table.

picture-hand = Donne { $hand }
picture-more-pots =
    { $count ->
        [one] et { $count } autre pot annexe
        [many] et { $count } d'autres pots annexes
       *[other] et { $count } autres pots annexes
    }
picture-won = +{ $amount }

## Lu à voix haute à la place de l'image.

picture-alt-table = Image de la table { $table }, donne { $hand }, { $street }.
picture-alt-empty = Image de la table { $table }, pas encore de donne.
picture-alt-board = Tableau : { $cards }.
picture-alt-board-two = Deuxième tableau : { $cards }.
picture-alt-free =
    { $count ->
        [one] { $count } siège est libre.
        [many] { $count } de sièges sont libres.
       *[other] { $count } sièges sont libres.
    }

## L'image de l'ordre des mains.

picture-ranks-title = L'ordre des mains
picture-ranks-title-short-deck = L'ordre des mains à 32 cartes
picture-ranks-order = La plus forte est en haut. Les couleurs des cartes ne départagent jamais.
picture-ranks-alt = Image des dix mains, la plus forte en premier :
picture-ranks-alt-line = { $place }. { $name } ({ $cards }) : { $note }

## Noms des dix mains, et ce qui départage deux joueurs qui ont la même.

rank-title-royal-flush = Quinte flush royale
rank-title-straight-flush = Quinte flush
rank-title-four-of-a-kind = Carré
rank-title-full-house = Full
rank-title-flush = Couleur
rank-title-straight = Suite (quinte)
rank-title-three-of-a-kind = Brelan
rank-title-two-pair = Double paire
rank-title-pair = Paire
rank-title-high-card = Carte haute
rank-note-royal-flush = Rien ne la bat ; à deux, on partage le pot.
rank-note-straight-flush = La carte la plus haute l'emporte.
rank-note-four-of-a-kind = Le carré le plus haut, puis la cinquième carte.
rank-note-full-house = Le brelan le plus haut, puis la paire.
rank-note-flush = La carte la plus haute, puis la suivante, jusqu'à la cinquième.
rank-note-straight = La carte la plus haute. L'as peut aussi se placer sous le deux.
rank-note-straight-short-deck = La carte la plus haute. L'as peut aussi se placer sous le sept.
rank-note-three-of-a-kind = Le brelan le plus haut, puis les deux autres cartes.
rank-note-two-pair = La paire la plus haute, puis l'autre paire, puis la cinquième carte.
rank-note-pair = La paire la plus haute, puis les trois autres cartes.
rank-note-high-card = La carte la plus haute, puis la suivante, jusqu'à la cinquième.
