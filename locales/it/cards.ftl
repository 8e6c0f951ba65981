### Carte, semi, valori, nomi dei punti e fasi della mano.
###
### NOUN($rank) inserisce il nome indicato da una chiave; NOUN($rank, form: "of") una sua forma: plural (donne),
### of (di donne, d'assi), to (alla donna, all'asso). I nomi dei punti stanno senza articolo.

## Valori

rank-2 = 2
    .plural = 2
    .of = di 2
    .to = al 2
rank-3 = 3
    .plural = 3
    .of = di 3
    .to = al 3
rank-4 = 4
    .plural = 4
    .of = di 4
    .to = al 4
rank-5 = 5
    .plural = 5
    .of = di 5
    .to = al 5
rank-6 = 6
    .plural = 6
    .of = di 6
    .to = al 6
rank-7 = 7
    .plural = 7
    .of = di 7
    .to = al 7
rank-8 = 8
    .plural = 8
    .of = di 8
    .to = all'8
rank-9 = 9
    .plural = 9
    .of = di 9
    .to = al 9
rank-10 = 10
    .plural = 10
    .of = di 10
    .to = al 10
rank-jack = fante
    .plural = fanti
    .of = di fanti
    .to = al fante
rank-queen = donna
    .plural = donne
    .of = di donne
    .to = alla donna
rank-king = re
    .plural = re
    .of = di re
    .to = al re
rank-ace = asso
    .plural = assi
    .of = d'assi
    .to = all'asso

## Semi

suit-clubs = fiori
suit-diamonds = quadri
suit-hearts = cuori
suit-spades = picche

## Una carta

card-name = { NOUN($rank) } di { NOUN($suit) }

## Punti con le carte decisive

hand-high-card =
    { $count ->
        [0] carta più alta { NOUN($rank) }
        [1] carta più alta { NOUN($rank) }, kicker { $kickers }
       *[other] carta più alta { NOUN($rank) } con kicker { $kickers }
    }
hand-pair =
    { $count ->
        [0] coppia { NOUN($rank, form: "of") }
        [1] coppia { NOUN($rank, form: "of") }, kicker { $kickers }
       *[other] coppia { NOUN($rank, form: "of") } con kicker { $kickers }
    }
hand-two-pair = doppia coppia { NOUN($rank, form: "of") } e { NOUN($second, form: "plural") }, kicker { NOUN($kicker) }
hand-three-of-a-kind =
    { $count ->
        [0] tris { NOUN($rank, form: "of") }
        [1] tris { NOUN($rank, form: "of") }, kicker { $kickers }
       *[other] tris { NOUN($rank, form: "of") } con kicker { $kickers }
    }
hand-straight = scala { NOUN($rank, form: "to") }
hand-flush =
    { $count ->
        [0] colore { NOUN($rank, form: "to") }
       *[other] colore { NOUN($rank, form: "to") }, poi { $kickers }
    }
hand-full-house = full { NOUN($rank, form: "of") } e { NOUN($second, form: "plural") }
hand-four-of-a-kind =
    { $count ->
        [0] poker { NOUN($rank, form: "of") }
       *[other] poker { NOUN($rank, form: "of") }, kicker { $kickers }
    }
hand-straight-flush = scala colore { NOUN($rank, form: "to") }
hand-royal-flush = scala reale

## Same as English: in Italia le fasi della mano si chiamano così.

street-preflop = preflop
street-flop = flop
street-turn = turn
street-river = river
street-deal = primo giro
street-draw = cambio
street-showdown = showdown

## Senza nome

player-unnamed = Giocatore { $seat }
