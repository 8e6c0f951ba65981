### Che cosa si gioca: le puntate che danno il nome al tavolo, il gioco, e che cosa cambia dal solito.

## Poste

stakes-blind = buio { $amount }
# Same as English: così lo chiamano i giocatori.
stakes-ante = ante { $amount }
stakes-table-ante = ante del grande buio { $amount }
stakes-min-bet = puntata minima { $amount }
stakes-limit-blinds = bui { $blinds }

## Il gioco e come si punta. $betting: pot-limit, fixed-limit o no-limit.

game-holdem =
    { $betting ->
        [pot-limit] Texas hold'em pot-limit
        [fixed-limit] Texas hold'em a limite fisso
       *[no-limit] Texas hold'em no-limit
    }
game-omaha =
    { $betting ->
        [pot-limit] Omaha pot-limit
        [fixed-limit] Omaha a limite fisso
       *[no-limit] Omaha no-limit
    }
game-draw =
    { $betting ->
        [pot-limit] Poker a 5 carte pot-limit
        [fixed-limit] Poker a 5 carte a limite fisso
       *[no-limit] Poker a 5 carte
    }
game-draw32 =
    { $betting ->
        [pot-limit] Poker all'italiana pot-limit (32 carte)
        [fixed-limit] Poker all'italiana a limite fisso (32 carte)
       *[no-limit] Poker all'italiana (32 carte)
    }
game-with-blinds = { $game } { $stakes }
game-without-blinds = { $game }, { $stakes }

## Lo stesso nel titolo di una mano, più in breve che si può

title-holdem =
    { $betting ->
        [pot-limit] pot-limit { $stakes }
        [fixed-limit] limite { $stakes }
       *[no-limit] { $stakes }
    }
title-omaha =
    { $betting ->
        [pot-limit] Omaha pot-limit { $stakes }
        [fixed-limit] Omaha limite { $stakes }
       *[no-limit] Omaha no-limit { $stakes }
    }
title-draw =
    { $betting ->
        [pot-limit] 5 carte pot-limit, { $stakes }
        [fixed-limit] 5 carte limite, { $stakes }
       *[no-limit] 5 carte, { $stakes }
    }
title-draw32 =
    { $betting ->
        [pot-limit] italiana (32) pot-limit, { $stakes }
        [fixed-limit] italiana (32) limite, { $stakes }
       *[no-limit] italiana (32), { $stakes }
    }

## Da scegliere

# Same as English: nome proprio.
choice-game-holdem = Texas hold'em
# Same as English: nome proprio.
choice-game-omaha = Omaha
choice-game-draw = Poker a 5 carte
choice-game-draw32 = Poker all'italiana (32 carte)
# Same as English: così lo chiamano i giocatori.
choice-betting-no-limit = No-limit
# Same as English: così lo chiamano i giocatori.
choice-betting-pot-limit = Pot-limit
choice-betting-fixed-limit = Limite fisso

## Che cosa si gioca in modo diverso dal solito

table-option-straddle = straddle permesso
table-option-straddles = fino a { $number } straddle
table-option-run-twice = due board, se tutti vogliono
table-option-carry = in parità il piatto passa alla mano dopo
table-option-max-draw = cambio: al massimo { $maximum }
table-option-max-draw-ace = cambio: al massimo { $maximum }, { $more } con un asso
table-option-live-showdown = showdown a scelta di ognuno
table-option-allin-choice = all-in: la mano battuta si può gettare
table-option-last-bettor = mostra prima chi ha puntato per ultimo
table-option-min-raise-double = rilancio almeno doppio
table-option-min-raise-bb = rilancio di almeno un grande buio
table-option-late-min-bet = al turn e al river si punta da 2 grandi bui
table-option-raise-cap = rilanci per giro: { $number }
table-option-cap-always = tetto ai rilanci anche in due
table-option-antes-uncounted = gli ante non contano nel limite del piatto
table-option-ante-first = ante del grande buio prima del buio
table-option-dead-button = bottone morto
table-option-free-entry = si entra senza pagare
table-option-flush-first = colore batte full
table-option-no-low-ace = l'asso non va sotto il 7
table-option-biggest-stack = buy-in fino allo stack più grande
table-option-jacks = si apre da coppia di fanti
table-option-chop = i bui si possono riprendere
