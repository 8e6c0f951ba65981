### Le impostazioni di un tavolo e i loro valori, come le nominano i rifiuti.

## Impostazioni di un tavolo, all'inizio della frase e prima di due punti

setting-variant = Gioco
setting-seats = Posti
setting-small_blind = Piccolo buio
setting-big_blind = Grande buio
setting-more_blinds = Altri bui
# Same as English: così lo chiamano i giocatori.
setting-ante = Ante
setting-big_blind_ante = Ante del grande buio
setting-min_bet = Puntata minima
setting-straddles = Straddle
setting-buy_in_min = Buy-in minimo
setting-buy_in_max = Buy-in massimo
setting-biggest_stack_buy_in = Buy-in fino allo stack più grande
setting-small_bet = Puntata piccola
setting-big_bet = Puntata grande
setting-raise_cap = Rilanci per giro
setting-cap_heads_up = Tetto ai rilanci in due
setting-min_raise = Rilancio minimo
setting-late_street_min_bet = Puntata minima al turn e al river
setting-pl_antes_count = Ante contati nel limite del piatto
setting-run_it_twice = Due board
setting-run_it_twice_time = Secondi per accettare due board
# Same as English: così lo chiamano i giocatori.
setting-showdown = Showdown
setting-ties = Parità
setting-max_draw = Carte che si possono cambiare
setting-ace_draws_one_more = Una in più con un asso
setting-flush_beats_full_house = Colore batte full
setting-ace_low_below_seven = Asso sotto il 7
setting-action_clock = Secondi a turno
setting-time_bank = Secondi di riserva di tempo
setting-time_bank_refill_hands = Mani prima di riempire la riserva di tempo
setting-show_time = Secondi per mostrare
setting-button = Bottone
setting-chop_blinds = Riprendersi i bui
setting-jacks_or_better = Apertura da coppia di fanti

## Valori delle impostazioni

value-true = sì
value-false = no
value-last = l'ultimo rilancio
value-double = il doppio della puntata
value-bb = un grande buio
value-2bb = due grandi bui
value-auto = automatico
value-live = a scelta di ognuno
value-split = si divide
value-carry = passa alla mano dopo
value-moving = mobile
value-dead = bottone morto
