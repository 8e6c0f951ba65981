### Regole: lo showdown, il valore dei punti, il poker a 5 carte.

## Showdown

rule-showdown-last-street = Se dopo l'ultimo giro si è ancora in due o più, si mostrano le carte. Comincia chi ha puntato o rilanciato per ultimo in quel giro; se non l'ha fatto nessuno, il primo a sinistra del bottone. Poi in senso orario.
rule-showdown-last-bettor = Se dopo l'ultimo giro si è ancora in due o più, si mostrano le carte. Comincia chi ha fatto l'ultima puntata o l'ultimo rilancio visto di tutta la mano. Poi in senso orario.
rule-showdown-choice = Un punto che vince o pareggia lo scopro sempre io. Se il tuo è battuto hai { $time } per scegliere: Mostra, oppure Getta, e non lo vede nessuno. Se non rispondi, le tue carte vengono gettate.
rule-showdown-no-choice = Un punto che vince o pareggia lo scopro sempre io. Uno battuto viene gettato subito, e non lo vede nessuno.
rule-showdown-live = Qui ognuno decide per sé: al tuo turno mostri le carte o le getti. Se le getti rinunci alla tua parte, anche con il punto migliore. Con Gioca il board prendi la parte che ti spetta con il solo board, senza mostrare niente. L'ultimo che non getta vince senza mostrare. Se non rispondi entro { $time }, un punto che vince o pareggia viene mostrato, ogni altro gettato.
rule-showdown-all-in = Se allo showdown qualcuno è all-in, si mostrano tutte le carte, per tutti i piatti.
rule-showdown-all-in-choice = Se qualcuno è all-in, un punto battuto per ogni piatto in cui gioca si può gettare lo stesso.
rule-showdown-alone = Se hanno lasciato tutti gli altri, prendi il piatto senza mostrare niente. Se vuoi puoi farlo: tutte le carte o una sola.
rule-showdown-muck = Le carte gettate restano segrete per sempre. Non le mostro a nessuno.
rule-showdown-split = A parità di punto, il piatto si divide in parti uguali.
rule-showdown-carry = Se i due punti sono uguali, tutto il piatto resta al centro per la prossima mano: nuovi ante, il bottone passa. Se prima uno dei due si alza, si divide.
rule-showdown-odd = Le fiches non si spezzano. Un piatto di { $pot } diviso in due: uno prende { $more } e l'altro { $less }. La fiche dispari va al primo dei due a sinistra del bottone.
rule-showdown-board = Se nessuno fa meglio delle cinque carte del board, tutti quelli in gioco si dividono il piatto.

## Valore dei punti, dal migliore al peggiore

rule-rank-royal-flush = { $place }. Scala reale: { $cards } – dal 10 all'asso, stesso seme
rule-rank-straight-flush = { $place }. Scala colore: { $cards } – cinque in fila, stesso seme
rule-rank-four-of-a-kind = { $place }. Poker: { $cards }
rule-rank-full-house = { $place }. Full: { $cards } – un tris e una coppia
rule-rank-flush = { $place }. Colore: { $cards } – cinque dello stesso seme
rule-rank-straight = { $place }. Scala: { $cards } – cinque in fila
rule-rank-three-of-a-kind = { $place }. Tris: { $cards }
rule-rank-two-pair = { $place }. Doppia coppia: { $cards }
rule-rank-pair = { $place }. Coppia: { $cards }
rule-rank-high-card = { $place }. Carta più alta: { $cards } – nessun altro punto
rule-ranks-ties = Tra due punti dello stesso tipo decidono le carte più alte. Prima quelle che fanno il punto: i re battono le donne; nel full conta il tris, nella doppia coppia la coppia più alta.
rule-ranks-kicker = Poi le altre carte, i kicker, una per una dalla più alta. Esempio: { $better } batte { $worse }. Hanno tutti e due una coppia d'assi, ma il re è più alto della donna.
rule-ranks-same = Contano cinque carte e basta. Se sono uguali tutte e cinque è parità: non decide né una sesta carta né il seme.
rule-ranks-wheel = L'asso è la carta più alta, ma può stare anche sotto il 2: { $cards } è una scala, la più bassa, al 5. In mezzo invece non ci sta: donna, re, asso, 2, 3 non è una scala.
rule-ranks-short-wheel = L'asso è la carta più alta, ma può stare anche sotto il 7: { $cards } è una scala, la più bassa, al 10.
rule-ranks-short-no-wheel = Qui l'asso è sempre la carta più alta: { $cards } non è una scala.
rule-ranks-short = Con 32 carte i punti sono più alti del solito: una doppia coppia è normale, e il colore è più raro del full.
rule-ranks-flush-first = Per questo, a questo tavolo, il colore batte il full.

## Poker a 5 carte

rule-draw-course = Ognuno riceve cinque carte coperte. Un giro di puntate, il cambio, un secondo giro di puntate, poi lo showdown.
rule-draw-marking = Al cambio si comincia dalla sinistra del bottone, e partecipa anche chi è all-in. Premi Scegli le carte, segna quelle da cambiare e conferma. Tutti vedono quante ne cambi, nessuno quali. Non si torna indietro.
rule-draw-any = Puoi cambiarne quante vuoi, da nessuna a tutte e cinque.
rule-draw-most = Puoi cambiare al massimo { $maximum } carte.
rule-draw-most-ace = Puoi cambiare al massimo { $maximum } carte, o { $more } se tieni un asso. Non devi mostrarlo.
rule-draw-served = Quando tutti hanno detto quante, si brucia una carta e si danno le nuove nello stesso ordine.
rule-draw-stub = Se il mazzo finisce, ricevi le sue ultime carte; le altre arrivano rimescolando le mani lasciate e gli scarti di chi ha cambiato prima di te. I tuoi scarti non ti tornano mai.
rule-draw-jacks = Prima del cambio, per aprire (fare la prima puntata) serve almeno una coppia di fanti. Per vedere o rilanciare va bene tutto. Se il tuo punto non può aprire, lo dico solo a te.
rule-draw-checked = Se bussano tutti, il cambio si fa lo stesso.
rule-draw-decks = Con 52 carte si gioca al massimo in sei; con 32, dal 7 all'asso, al massimo in cinque.
rule-draw-short = Con 32 carte l'asso può stare anche sotto il 7: { $cards } è una scala, la più bassa, al 10.
