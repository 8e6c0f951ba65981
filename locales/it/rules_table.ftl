### Regole: il tavolo, il bottone e i bui, la distribuzione, i giri.

## Scopo e tavolo

rule-table-aim = In ogni mano si gioca per il piatto: tutte le fiches che i giocatori ci hanno puntato.
rule-table-ways = Si vince in due modi. O lasciano tutti gli altri, e chi resta prende il piatto senza mostrare niente. Oppure si arriva alla fine in due o più, si scoprono le carte e vincono le cinque migliori.
rule-table-buy-in = Il tavolo ha { $seats } posti. Ti siedi portando da { $minimum } a { $maximum } fiches dal tuo saldo (buy-in). Quello è il tuo stack, e giochi solo con quello.
rule-table-buy-in-one = Il tavolo ha { $seats } posti. Ci si siede portando esattamente { $maximum } fiches dal saldo (buy-in). Quello è lo stack, e si gioca solo con quello.
rule-table-biggest = Se qualcuno ha uno stack più grande del massimo, puoi portare quanto ha lui.
rule-table-stakes = Ogni mano la giochi con quello che avevi davanti quando si sono date le carte. Ricariche, arrivi e partenze aspettano la fine della mano. Non puoi togliere fiches dal tavolo, se non alzandoti con tutte.
rule-table-return = Se torni entro { $time }, riporti almeno quello con cui hai lasciato il tavolo.
rule-table-idle = Per giocare bastano due persone. Se ne resta una sola, il tavolo aspetta { $time }; poi chiude e tutte le fiches tornano nei saldi.
rule-table-play-chips = Le fiches servono solo a giocare. Non si comprano e non si cambiano con niente.

## Bottone e bui

rule-button-first = Le carte le do io. Il bottone, D, indica chi sarebbe il mazziere. Per la prima mano ognuno riceve una carta scoperta e la più alta prende il bottone; a parità di valore vince picche, poi cuori, quadri e fiori.
rule-button-blinds = Prima delle carte due giocatori mettono i bui, così c'è qualcosa da vincere: il primo a sinistra del bottone il piccolo, { $small }, il successivo il grande, { $big }. Un buio è una puntata: conta quando poi vedi o rilanci in quel giro.
rule-button-single = Prima delle carte un giocatore a sinistra del bottone mette il buio di { $big }, così c'è qualcosa da vincere. È una puntata: conta quando poi vede o rilancia in quel giro.
rule-button-none = Non ci sono bui. Parla per primo, in ogni giro, chi sta a sinistra del bottone, e dopo ogni mano il bottone passa al giocatore successivo.
rule-button-ante = Prima delle carte ognuno mette nel piatto un ante di { $amount }. È subito del piatto e non conta in nessuna puntata.
rule-button-table-ante = Il grande buio paga anche un ante di { $amount } per tutto il tavolo. Se non basta per entrambi, viene prima il buio. L'ante è del piatto e non conta in nessuna puntata.
rule-button-table-ante-first = Il grande buio paga anche un ante di { $amount } per tutto il tavolo. Se non basta per entrambi, viene prima l'ante. L'ante è del piatto e non conta in nessuna puntata.
rule-button-more = Dopo il grande buio ce ne sono altri: { $blinds }, uno per ogni posto successivo, ma mai oltre il bottone. Sono puntate come i primi due, e per giocare bisogna vedere l'ultimo.
rule-button-heads-up = In due (testa a testa) il piccolo buio lo mette chi ha il bottone. Parla per primo nel primo giro e per ultimo in tutti gli altri.
rule-button-moving = Dopo ogni mano il bottone passa al prossimo giocatore che riceve carte, e i bui ai due dopo di lui. Se intanto qualcuno si alza, per gli altri non cambia niente.
rule-button-dead = Qui il bottone può essere “morto”: il grande buio avanza sempre di un giocatore, il piccolo va dov'era il grande, il bottone dov'era il piccolo, anche se quel posto ormai è vuoto. Un posto vuoto non paga niente, e nessuno salta un buio.
rule-button-short = Chi non ha abbastanza per il buio o l'ante mette quello che ha ed è all-in. Per gli altri il prezzo resta quello.
rule-button-waiting = È la tua prima mano qui, o torni da una pausa in cui hai saltato i bui? Ricevi carte appena il grande buio arriva al tuo posto. Se non vuoi aspettare puoi mettere { $big }: giochi appena è passato il bottone. Te lo chiedo, non prendo mai niente da solo.
rule-button-debt = Se hai saltato anche il piccolo buio, entrare costa { $small } in più, che vanno dritti nel piatto. Questi debiti si cancellano { $time } dopo che hai lasciato il tavolo.
rule-button-free = Qui si entra gratis: ricevi carte dalla prossima mano, senza aspettare e senza pagare.
rule-button-straddle = Prima delle carte chi sta dopo l'ultimo buio può fare lo straddle: mettere { $amount } senza obbligo. Il prezzo per giocare diventa { $amount }, il rilancio minimo va a { $least }, e in quel giro parla per ultimo. Bisogna essere almeno in quattro e mettere la somma intera. Premi Straddle tra una mano e l'altra.
rule-button-straddles = Prima delle carte chi sta dopo l'ultimo buio può fare lo straddle: mettere { $amount } senza obbligo. Il prezzo per giocare diventa { $amount }, il rilancio minimo va a { $least }, e in quel giro parla per ultimo. Chi viene dopo può raddoppiare ancora, fino a { $number } straddle per mano. Bisogna essere almeno in quattro e mettere la somma intera. Premi Straddle tra una mano e l'altra.
rule-button-chop = Se lasciano tutti fino ai bui, chiedo ai due se vogliono riprenderseli. Se dicono di sì entrambi entro { $time }, la mano è finita; altrimenti si gioca.

## La distribuzione

rule-deal-deck = Un mazzo di { $deck } carte. Ognuno ne riceve { $number } coperte, una alla volta a partire dalla sinistra del bottone. Le tue le vedi solo tu.
rule-deal-deck-short = Un mazzo di { $deck } carte, dal 7 all'asso: quelle dal 2 al 6 restano fuori. Ognuno ne riceve { $number } coperte, una alla volta a partire dalla sinistra del bottone. Le tue le vedi solo tu.
rule-deal-board = Poi arrivano al centro, scoperte, le carte comuni (il board): tre al flop, una al turn e una al river. Prima di ognuna di queste fasi si brucia una carta, cioè la si scarta senza guardarla.
rule-deal-any = Il tuo punto sono le cinque carte migliori tra { $number }: due delle tue, una sola o nessuna.
rule-deal-own = Il tuo punto è fatto sempre con { $own } delle tue { $number } carte e { $rest } di quelle comuni, né più né meno. Esempio: con quattro cuori sul board e un solo cuore tra le tue carte non hai colore.
rule-deal-closed = Non ci sono carte comuni: il tuo punto è quello che hai in mano. Una volta per mano puoi cambiare carte.
rule-deal-order = Il mazzo si mescola prima della prima carta e poi resta così. Si rimescola solo se un admin deve rimediare a un errore.
rule-deal-order-draw = Il mazzo si mescola prima della prima carta e poi resta così. Si rimescola solo se un admin deve rimediare a un errore, o se durante il cambio le carte finiscono.

## I giri di puntate

rule-rounds-board = Una mano ha quattro giri di puntate: il preflop, quando hai solo le tue carte; poi dopo il flop, dopo il turn e dopo il river.
rule-rounds-draw = Una mano ha due giri di puntate. In mezzo c'è il cambio, in cui ognuno può cambiare carte.
rule-rounds-first-blinds = Nel primo giro comincia chi sta dopo l'ultimo buio. Dal secondo in poi comincia il primo ancora in gioco a sinistra del bottone.
rule-rounds-first-none = In ogni giro comincia il primo ancora in gioco a sinistra del bottone.
rule-rounds-end = Poi si gira in senso orario. Un giro finisce quando tutti quelli rimasti hanno parlato e hanno messo la stessa somma. Chi è all-in non deve aggiungere altro.
rule-rounds-option = Mettere un buio non è ancora una scelta. Se tutti vedono soltanto { $big }, il grande buio può ancora rilanciare; solo dopo la sua scelta il primo giro è finito.
rule-rounds-fold = Appena lasciano tutti tranne uno, la mano è finita, in qualunque giro.
