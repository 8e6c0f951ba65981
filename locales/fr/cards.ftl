### Cartes, couleurs, valeurs, noms des mains et tours.
###
### NOUN($rank) place le nom désigné par une clé ; NOUN($rank, form: "of") une de ses formes : plural (dames),
### of (de dames, d'as), to (à la dame, à l'as). Les noms des mains s'emploient sans article.

## Valeurs

rank-2 = 2
    .plural = 2
    .of = de 2
    .to = au 2
rank-3 = 3
    .plural = 3
    .of = de 3
    .to = au 3
rank-4 = 4
    .plural = 4
    .of = de 4
    .to = au 4
rank-5 = 5
    .plural = 5
    .of = de 5
    .to = au 5
rank-6 = 6
    .plural = 6
    .of = de 6
    .to = au 6
rank-7 = 7
    .plural = 7
    .of = de 7
    .to = au 7
rank-8 = 8
    .plural = 8
    .of = de 8
    .to = au 8
rank-9 = 9
    .plural = 9
    .of = de 9
    .to = au 9
rank-10 = 10
    .plural = 10
    .of = de 10
    .to = au 10
rank-jack = valet
    .plural = valets
    .of = de valets
    .to = au valet
rank-queen = dame
    .plural = dames
    .of = de dames
    .to = à la dame
rank-king = roi
    .plural = rois
    .of = de rois
    .to = au roi
rank-ace = as
    .plural = as
    .of = d'as
    .to = à l'as

## Couleurs (enseignes)

suit-clubs = trèfle
suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique

## Une carte

card-name = { NOUN($rank) } de { NOUN($suit) }

## Mains avec les cartes décisives

hand-high-card =
    { $count ->
        [0] carte haute { NOUN($rank) }
        [1] carte haute { NOUN($rank) }, kicker { $kickers }
       *[other] carte haute { NOUN($rank) }, kickers { $kickers }
    }
hand-pair =
    { $count ->
        [0] paire { NOUN($rank, form: "of") }
        [1] paire { NOUN($rank, form: "of") }, kicker { $kickers }
       *[other] paire { NOUN($rank, form: "of") }, kickers { $kickers }
    }
hand-two-pair = double paire { NOUN($rank, form: "plural") } et { NOUN($second, form: "plural") }, kicker { NOUN($kicker) }
hand-three-of-a-kind =
    { $count ->
        [0] brelan { NOUN($rank, form: "of") }
        [1] brelan { NOUN($rank, form: "of") }, kicker { $kickers }
       *[other] brelan { NOUN($rank, form: "of") }, kickers { $kickers }
    }
hand-straight = suite { NOUN($rank, form: "to") }
hand-flush =
    { $count ->
        [0] couleur { NOUN($rank, form: "to") }
       *[other] couleur { NOUN($rank, form: "to") }, puis { $kickers }
    }
hand-full-house = full aux { NOUN($rank, form: "plural") } par les { NOUN($second, form: "plural") }
hand-four-of-a-kind =
    { $count ->
        [0] carré { NOUN($rank, form: "of") }
       *[other] carré { NOUN($rank, form: "of") }, kicker { $kickers }
    }
hand-straight-flush = quinte flush { NOUN($rank, form: "to") }
hand-royal-flush = quinte flush royale

## Tours

street-preflop = préflop
# Same as English: on dit « le flop » en France comme au Québec.
street-flop = flop
street-turn = tournant
street-river = rivière
street-deal = 1er tour
street-draw = échange
street-showdown = abattage

## Sans nom

player-unnamed = Joueur { $seat }
