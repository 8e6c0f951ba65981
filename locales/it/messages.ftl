### Il messaggio pubblico di un tavolo e quello privato con le carte.
###
### Ai giocatori si dà del tu; il genere è ignoto, quindi niente participi accordati. $hand è il numero della mano;
### dopo due punti o una lineetta, il nome di un punto.

## Tempo

countdown-in = tra { $time }
countdown-now = adesso

## Un nome portato da due giocatori

player-in-seat = { $player } (posto { $seat })

## Poste

stakes-blinds = { $small }/{ $big }
stakes-blind = buio { $amount }
# Same as English: così la chiamano i giocatori.
stakes-ante = ante { $amount }
stakes-table-ante = ante del grande buio { $amount }
game-holdem = Hold'em senza limite

## Titolo, carte comuni, piatto

table-title = Tavolo { $table } · { $stakes } · mano { $hand } · { $street }
table-stage-over = risultato
table-board = Carte comuni: { $cards }
table-pot = Piatto: { $amount }
pot-main = piatto principale { $amount }
pot-one-side = piatto laterale { $amount }
pot-side = piatto laterale { $number }: { $amount }

## Ingresso

lobby-title = Tavolo { $table } · { $game } { $stakes }
# Same as English: così lo chiamano i giocatori.
lobby-buy-in = Buy-in { $minimum }–{ $maximum }
# Same as English: così lo chiamano i giocatori.
lobby-buy-in-fixed = Buy-in { $amount }
lobby-clock = { $time } a turno
lobby-no-clock = senza limite di tempo
lobby-seats = Posti occupati: { $taken } su { $seats }

## Posti. D = bottone del mazziere, PB e GB = piccolo e grande buio.

seat-button = D
seat-small-blind = PB
seat-big-blind = GB
seat-bet = puntata { $amount }
seat-checked = ha bussato
seat-folded = mano lasciata
# Same as English: così lo chiamano i giocatori.
seat-all-in = all-in
seat-waiting = aspetta il grande buio
seat-posting = paga per entrare
seat-away = assente
seat-leaving = va via
seat-broke = senza fiches
seat-mucked = carte gettate
seat-top-up = +{ $amount } dalla prossima mano

## Che cosa è successo

log-fold = { $player } lascia
log-folds = { $players } lasciano
log-check = { $player } bussa
log-checks = { $players } bussano
log-timeout-fold = Tempo scaduto: { $player } lascia
log-timeout-check = Tempo scaduto: { $player } bussa
log-call = { $player } vede { $amount }
log-call-all-in = { $player } vede { $amount } ed è all-in
log-bet = { $player } punta { $amount }
log-bet-all-in = { $player } punta { $amount } ed è all-in
log-raise = { $player } rilancia a { $amount } ({ $more } in più)
log-raise-all-in = { $player } rilancia a { $amount } ({ $more } in più) ed è all-in
log-small-blind = { $player } mette il piccolo buio { $amount }
log-big-blind = { $player } mette il grande buio { $amount }
log-entry-blind = { $player } mette { $amount } per entrare
log-dead-blind = { $player } mette il piccolo buio saltato { $amount }
log-antes = Ante nel piatto: { $amount }
log-table-ante = { $player } mette l'ante del tavolo { $amount }
log-street = – { $street }: { $cards }
log-button = { $player } pesca { $card } e prende il bottone
log-extended = Messaggio in ritardo: { $seconds } di tempo in più
log-sits = { $player } si siede con { $amount }
log-leaving = { $player } va via dopo questa mano
log-left = { $player } va via con { $amount }
log-away = { $player } si assenta
log-away-clock = Due turni saltati: { $player } si assenta
log-broke = { $player } è senza fiches
log-back = { $player } torna al tavolo
log-top-up = { $player } aggiunge { $amount }

## A chi tocca

turn-check = ▶ { $player }, tocca a te: bussare o puntare
turn-option = ▶ { $player }, tocca a te: bussare o rilanciare
turn-call = ▶ { $player }, tocca a te: { $to_call } per vedere
turn-call-all-in = ▶ { $player }, tocca a te: { $to_call } per vedere, all-in
showdown-choice = ▶ Mostrare o gettare? { $players }
may-show = { $player } può ancora mostrare
countdown = ⏳ { $when }
countdown-bank = ⏳ Riserva di tempo: { $when }
nudge = { $player }, tocca a te: { $when }

## Che cosa viene dopo

next-hand = Prossima mano { $when }
waiting-for-player = Manca ancora una persona
waiting-for-first = Ancora nessuno. Chi vuole giocare?
next-stakes = Dalla prossima mano: { $stakes }
table-closing = Il tavolo chiude dopo questa mano
table-closed = Questo tavolo è chiuso. Tutte le fiches sono tornate nei saldi.
table-frozen = Questo tavolo si è fermato per un errore. Nessuna fiche è persa; se ne deve occupare un admin.

## Risultato. Quello che nessuno ha visto torna indietro, non si vince.

result-returned = { $player } riprende { $amount }: nessuno ha visto
result-wins = 🏆 { $player } vince { $amount }
result-wins-main = 🏆 { $player } vince il piatto principale: { $amount }
result-wins-one-side = 🏆 { $player } vince il piatto laterale: { $amount }
result-wins-side = 🏆 { $player } vince il piatto laterale { $number }: { $amount }
result-takes = 🏆 { $player } vince { $amount } senza showdown
result-takes-main = 🏆 { $player } vince il piatto principale senza showdown: { $amount }
result-takes-one-side = 🏆 { $player } vince il piatto laterale senza showdown: { $amount }
result-takes-side = 🏆 { $player } vince il piatto laterale { $number } senza showdown: { $amount }
result-split = 🏆 Piatto di { $amount } diviso: { $shares }
result-split-main = 🏆 Piatto principale di { $amount } diviso: { $shares }
result-split-one-side = 🏆 Piatto laterale di { $amount } diviso: { $shares }
result-split-side = 🏆 Piatto laterale { $number } di { $amount } diviso: { $shares }
result-share = { $player } { $amount }
result-share-odd = { $player } { $amount } (fiche dispari)

## Per due soli occhi

private-title = Le tue carte · tavolo { $table } · { $stakes } · mano { $hand }
private-none = In questa mano non hai carte.
private-rank = Hai: { $hand }
private-cards = Le tue carte: { $cards }
private-cards-rank = Le tue carte: { $cards } – { $hand }
private-your-turn-check = Tocca a te: niente da pagare.
private-your-turn-call = Tocca a te: { $to_call } per vedere.
private-pre-check-fold = Deciso: bussi, o lasci se qualcuno punta.
private-pre-call = Deciso: vedi { $price }.
private-may-show = Puoi mostrare le tue carte o gettarle.
private-waiting = Aspetti il grande buio. Metti { $amount } per entrare prima.
private-buttons = I pulsanti sono sotto il messaggio del tavolo.
