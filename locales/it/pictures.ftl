### Che cosa dicono le immagini del tavolo e dell'ordine dei punti.

## L'immagine di un tavolo.

picture-hand = Mano { $hand }
picture-more-pots =
    { $count ->
        [one] e un altro piatto laterale
        [many] e altri { $count } di piatti laterali
       *[other] e altri { $count } piatti laterali
    }
picture-won = +{ $amount }

## Letto ad alta voce al posto dell'immagine.

picture-alt-table = Immagine del tavolo { $table }, mano { $hand }, { $street }.
picture-alt-empty = Immagine del tavolo { $table }, ancora nessuna mano.
picture-alt-board = Carte comuni: { $cards }.
picture-alt-board-two = Secondo board: { $cards }.
picture-alt-free =
    { $count ->
        [one] Un posto è libero.
        [many] { $count } di posti sono liberi.
       *[other] { $count } posti sono liberi.
    }

## L'immagine dell'ordine dei punti.

picture-ranks-title = L'ordine dei punti
picture-ranks-title-short-deck = L'ordine dei punti con 32 carte
picture-ranks-order = In alto il punto più forte. A parità, i semi non contano mai.
picture-ranks-alt = Immagine dei dieci punti, dal più forte:
picture-ranks-alt-line = { $place }. { $name } ({ $cards }): { $note }

## Nomi dei dieci punti, e chi vince quando due giocatori hanno lo stesso.

rank-title-royal-flush = Scala reale
rank-title-straight-flush = Scala colore
rank-title-four-of-a-kind = Poker
rank-title-full-house = Full
rank-title-flush = Colore
rank-title-straight = Scala
rank-title-three-of-a-kind = Tris
rank-title-two-pair = Doppia coppia
rank-title-pair = Coppia
rank-title-high-card = Carta più alta
rank-note-royal-flush = Non la batte niente; se l'hanno in due, si divide il piatto.
rank-note-straight-flush = Vince quella che arriva più in alto.
rank-note-four-of-a-kind = Il poker più alto, poi la quinta carta.
rank-note-full-house = Il tris più alto, poi la coppia.
rank-note-flush = La carta più alta, poi la seguente, fino alla quinta.
rank-note-straight = Vince la più alta. L'asso può stare anche sotto il 2.
rank-note-straight-short-deck = Vince la più alta. L'asso può stare anche sotto il 7.
rank-note-three-of-a-kind = Il tris più alto, poi le altre due carte.
rank-note-two-pair = La coppia più alta, poi l'altra, poi la quinta carta.
rank-note-pair = La coppia più alta, poi le altre tre carte.
rank-note-high-card = La carta più alta, poi la seguente, fino alla quinta.
