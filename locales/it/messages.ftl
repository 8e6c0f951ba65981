### Il messaggio pubblico di un tavolo e quello privato con le carte.
###
### Ai giocatori si dà del tu; il genere è ignoto, quindi niente participi accordati. $hand è il numero della mano;
### dopo due punti o una lineetta, il nome di un punto.

## Tempo

countdown-in = tra { $time }
countdown-now = adesso

## Un nome portato da due giocatori

player-in-seat = { $player } (posto { $seat })

## Titolo, carte comuni, piatto

table-title = Tavolo { $table } · { $stakes } · mano { $hand } · { $street }
table-stage-over = risultato
table-stage-void = annullata
table-stage-after-draw = secondo giro
table-board = Carte comuni: { $cards }
table-first-board = Primo board: { $cards }
table-second-board = Secondo board: { $cards }
table-pot = Piatto: { $amount }
pot-main = piatto principale { $amount }
pot-one-side = piatto laterale { $amount }
pot-side = piatto laterale { $number }: { $amount }
pot-carried = di cui { $amount } dalla mano prima

## Ingresso

lobby-title = Tavolo { $table } · { $game }
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
seat-blind = buio { $amount }
# Same as English: così lo chiamano i giocatori.
seat-straddle = straddle { $amount }
seat-drew = ha cambiato { $count }
seat-pat = servito
seat-checked = ha bussato
seat-folded = ha lasciato
# Same as English: così lo chiamano i giocatori.
seat-all-in = all-in
seat-waiting = aspetta il grande buio
seat-posting = paga per entrare
seat-away = assente
seat-leaving = si alza
seat-broke = senza fiches
seat-mucked = carte gettate
seat-plays-board = gioca il board
seat-straddles = annuncia lo straddle
seat-empty = { $seat } · vuoto ({ $position })
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
log-more-blind = { $player } mette un altro buio { $amount }
log-straddle = { $player } mette lo straddle { $amount }
log-no-small-blind = Niente piccolo buio: il posto { $seat } non gioca
log-entry-blind = { $player } mette { $amount } per entrare
log-dead-blind = { $player } mette il piccolo buio saltato { $amount }
log-antes = Ante nel piatto: { $amount }
log-table-ante = { $player } mette l'ante per tutti: { $amount }
log-street = – { $street }: { $cards }
log-draw = – cambio
log-reseal = Rimescolate le carte ancora da dare: { $count }
log-reseal-draw = Mazzo finito, rimescolati gli scarti: { $count }
log-button = { $player } pesca { $card } e prende il bottone
log-extended = Messaggio in ritardo: { $seconds } in più
log-straddles = { $player } annuncia lo straddle
log-no-straddle = { $player } rinuncia allo straddle
log-run-twice = Si girano due board
log-run-once = Si gira un board solo
log-chop = I bui tornano indietro
log-no-chop = Niente accordo sui bui: si gioca
log-plays-board = { $player } gioca il board
log-carried-split = Il piatto rimasto si divide: { $shares }
log-resumed = Il tavolo riprende
log-replaced = { $player } riceve una nuova carta al posto di quella scoperta
log-burn = Una carta va da parte: è la carta bruciata
log-early-card = Carta uscita troppo presto: per ora si toglie, poi si rimescola
log-taken-back = Via dal board: { $cards }
log-sits = { $player } si siede con { $amount }
log-leaving = { $player } si alza dopo questa mano
log-left = { $player } si alza con { $amount }
log-away = { $player } si assenta
log-away-clock = Due turni saltati: { $player } si assenta
log-broke = { $player } è senza fiches
log-back = { $player } torna al tavolo
log-top-up = { $player } aggiunge { $amount }

## A chi tocca

turn-check = ▶ { $player }, tocca a te: bussa o punta
turn-option = ▶ { $player }, tocca a te: bussa o rilancia
turn-call = ▶ { $player }, tocca a te: { $to_call } per vedere
turn-call-all-in = ▶ { $player }, tocca a te: { $to_call } per vedere, all-in
turn-draw = ▶ { $player }, tocca a te: scegli le carte da cambiare
turn-showdown = ▶ { $player }, tocca a te: mostra o getta
run-twice-question = ▶ Girare due board? { $players }
run-twice-agreed = Per due board: { $players }
chop-question = ▶ Riprendere i bui? { $players }
chop-agreed = Per riprenderli: { $players }
hand-resealing = Le carte rimaste vengono mescolate…
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
table-frozen = Questo tavolo si è fermato per un errore. Nessuna fiche è persa; deve occuparsene un admin.
table-paused = ⏸ Il tavolo è in pausa. Il tempo è fermo.

## Risultato. Quello che nessuno ha visto torna indietro, non si vince.

result-returned = { $player } riprende { $amount }: nessuno ha visto
result-chopped = { $player } riprende { $amount }
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
result-board-first = Primo board: { $result }
result-board-second = Secondo board: { $result }
result-carried = 🤝 Parità: il piatto di { $amount } passa alla prossima mano
result-carried-before = Nel piatto per la prossima mano: { $amount }
result-void = Mano annullata: tutte le fiches tornano indietro
result-misdeal = Errore di distribuzione: le fiches tornano indietro e si ridanno le carte

## Solo per chi ha le carte

private-title = Le tue carte · tavolo { $table } · { $stakes } · mano { $hand }
private-none = In questa mano non hai carte.
private-rank = Hai: { $hand }
private-cards = Le tue carte: { $cards }
private-cards-rank = Le tue carte: { $cards } – { $hand }
private-your-turn-check = Tocca a te: puoi bussare.
private-your-turn-call = Tocca a te: { $to_call } per vedere.
private-pre-check-fold = Deciso: bussi, o lasci se qualcuno punta.
private-pre-call = Deciso: vedi { $price }.
private-may-show = Puoi mostrare le tue carte o gettarle.
private-waiting = Aspetti il grande buio. Per entrare prima, metti { $amount }.
private-draw = Tocca a te: segna le carte da cambiare, poi conferma qui sotto.
private-draw-most = Tocca a te: segna le carte da cambiare (al massimo { $maximum }), poi conferma qui sotto.
private-draw-ace = Tocca a te: segna le carte da cambiare (al massimo { $maximum }, { $more } se tieni un asso), poi conferma qui sotto.
private-draw-keep = Tieni: { $cards }
private-draw-keep-none = Non ne tieni nessuna.
private-draw-numbers = { $cards } – Tocca a te: scrivi /draw e i numeri delle carte da cambiare, per esempio /draw 1 3, oppure /draw 0 per tenerle tutte.
private-run-twice = Vuoi girare il resto del board due volte, ogni volta per metà piatto? Premi Due board o Un board.
private-chop = Hanno lasciato tutti gli altri. Vuoi riprenderti il buio? Premi Riprendi il buio o Gioca la mano.
private-out-at-big = Ti assenti quando ti tocca il grande buio.
private-may-play-board = Con il solo board hai già diritto a una parte: premi Gioca il board e la prendi senza mostrare niente.
private-straddles = Alla prossima mano fai lo straddle.
private-buttons = I pulsanti sono sotto il messaggio del tavolo.
