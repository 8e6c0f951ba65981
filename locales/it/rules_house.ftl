### Regole: il duello e il sit & go, e quello che fa questo host: pulsanti, tempo, carte, mescolata, decisioni.

## Il duello

rule-duel-game = Tu contro il pinguino, a poker a 5 carte, con un mazzo da 52 o da 32. Si comincia con lo stesso stack. L'ante è { $amount }, non ci sono né bui né limiti, e il bottone passa all'altro dopo ogni mano.
rule-duel-tie = In caso di parità il piatto non si divide: resta al centro per la prossima mano.
rule-duel-wardrobe = Il pinguino è elegante, e si gioca i vestiti. Quando non può pagare l'ante dà in pegno un capo, il cappello o la sciarpa, in cambio di fiches: mezzo stack iniziale, se all'inizio non è stato detto un altro prezzo. La volta dopo se lo toglie, e dà in pegno il successivo.
rule-duel-back = Quando torna ad avere uno stack iniziale più quel prezzo, lo paga e si rimette l'ultimo capo.
rule-duel-end = Vinci quando non ha più né fiches né capi da dare in pegno; perdi quando resti senza fiches. Si decide tra una mano e l'altra, e mai finché un piatto aspetta al centro.
rule-duel-honest = Gioca con una strategia fissa, e ti dico quanto è forte. Non guarda né le tue carte né il mazzo.

## Sit & go

rule-sng-entry = Un piccolo torneo: tutti pagano la stessa quota in fiches e ricevono lo stesso stack iniziale. I posti si sorteggiano. Si comincia quando sono tutti occupati, e non si può ricaricare.
rule-sng-levels = Bui e ante salgono livello per livello, dopo un certo numero di minuti o di mani. Ogni livello viene annunciato. Una mano cominciata si finisce al suo livello.
rule-sng-button = Il grande buio avanza esattamente di un giocatore a mano. Bottone e piccolo buio seguono, anche su un posto ormai vuoto: nessuno salta un buio e nessuno lo paga due volte.
rule-sng-out = Chi resta senza fiches è fuori. Se escono in più d'uno nella stessa mano, chi ne aveva di più al suo inizio si piazza meglio; a parità si dividono i premi dei loro posti.
rule-sng-absent = Se non ci sei ricevi comunque le carte, i tuoi bui vengono pagati, e per te si bussa o si lascia. Puoi tornare quando vuoi.
rule-sng-prizes = I premi soliti: in due o tre, tutto al primo; da quattro a sei, 65 e 35 per cento; da sette a dieci, 50, 30 e 20. Quello che avanza dagli arrotondamenti va al primo.
rule-sng-fixed = A limite fisso il tetto ai rilanci vale finché nel torneo non restano solo in due.

## Pulsanti e comandi

rule-buttons-where = I pulsanti sono sotto il messaggio del tavolo. C'è solo quello che si può fare adesso, con il suo prezzo. Sono uguali per tutti, ma ognuno preme per sé.
rule-buttons-old = Ogni pulsante vale per una sola decisione. Se premi tardi, o due volte, non succede niente, e te lo dico in privato.
rule-buttons-raise = Punta… e Rilancia… ti chiedono la cifra: 250, 1k, min, metà o piatto. È sempre il tuo totale per il giro. Le cifre più comuni hanno un pulsante loro.
rule-buttons-fixed = Qui le puntate sono fisse: per puntare o rilanciare c'è un pulsante solo, con la cifra.
rule-buttons-all-in = All-in chiede conferma prima di mettere le fiches.
rule-buttons-ahead = Bussa/lascia e Vedi al mio turno si premono mentre gli altri pensano. Finché non tocca a te puoi ripensarci.
rule-buttons-words = Tutto quello che ha un pulsante si può anche scrivere: /check, /call, /fold, /bet 60, /raise 120, /allin, /cards.
rule-buttons-seats = Assentati e Alzati valgono dalla fine della mano. Se ti alzi a metà mano, le tue puntate restano, e al tuo turno bussi se è gratis, altrimenti lasci.

## Il tempo

rule-clock-time = Hai { $time } per ogni decisione. Il tavolo mostra quanto ne resta; scrivere in chat non lo fa ripartire.
rule-clock-none = A questo tavolo non c'è limite di tempo. Fai con calma, ma senza esagerare.
rule-clock-bank = Poi parte da sola la tua riserva di tempo: { $time }, da usare quando serve. Torna piena ogni { $number } mani che giochi.
rule-clock-out = Finito tutto il tempo bussi se è gratis, altrimenti lasci. Al cambio tieni le tue carte.
rule-clock-late = Se il messaggio del tuo turno arriva tardi, quel tempo ti viene ridato e il tavolo lo dice.
rule-clock-away = Se salti due decisioni di fila risulti assente. Il posto ti resta per { $time }, o finché non sono passati tre grandi bui; poi le tue fiches tornano nel saldo.
rule-clock-away-no-blinds = Se salti due decisioni di fila risulti assente. Il posto ti resta per { $time }; poi le tue fiches tornano nel saldo.
rule-clock-broke = Quando resti senza fiches, ti chiedo se vuoi ricaricare. Il posto ti resta per { $time }.
rule-clock-restart = Se riparto nel mezzo di una mano, si continua da dov'era. A chi deve decidere restano almeno { $time }.

## Le tue carte

rule-cards-message = A ogni mano ti mando le carte in un messaggio privato. Il pulsante Le mie carte te le mostra in ogni momento, e solo a te, anche se non riesco a scriverti.
rule-cards-button = Qui le carte non vengono mandate. Il pulsante Le mie carte, sotto il messaggio del tavolo, te le mostra in ogni momento, e solo a te.
rule-cards-nobody = Da me non le riceve nessun altro, nemmeno un admin. Chi preme Le mie carte vede le sue.
rule-cards-known = Per distribuire devo conoscere tutte le carte. Sono conservate cifrate, ma chi mi ospita, avendo il database e la sua chiave, potrebbe leggerle. Gioca quindi dove ti fidi di chi ospita, come a qualunque tavolo.
rule-cards-yours = Quello che mostri o dici tu è affar tuo: le carte restano in gioco. Finché dura la mano, tientele per te.

## La mescolata

rule-fairness-shuffle = Per ogni mano prendo dal sistema operativo 32 byte casuali nuovi e ne ricavo l'ordine del mazzo, con un procedimento pubblico che non favorisce nessuna carta. L'ordine è deciso prima della prima carta.
rule-fairness-kept = È conservato una volta sola, cifrato, perché una mano possa riprendere dopo un riavvio e una discussione si possa chiarire.
rule-fairness-seen = Chi può vedere quali carte si decide in un solo punto del mio programma. Le carte gettate e quelle bruciate non si mostrano mai.
rule-fairness-open = Che cosa non posso ancora dimostrarti: che l'ordine era fissato prima della mano, e che non l'ha scelto nessuno. Fino ad allora devi fidarti di chi mi ospita.

## Se qualcosa va storto

rule-floor-what = A un errore mio può rimediare un admin, con /floor: una carta finita nel posto sbagliato, una distribuzione difettosa. Ogni decisione è annunciata al tavolo e resta nel registro degli admin.
rule-floor-misdeal = Errore di distribuzione: finché nessuno ha parlato, una distribuzione sbagliata si annulla. Bui e ante tornano indietro e si ridanno le carte agli stessi giocatori.
rule-floor-exposed = Se per colpa mia si scopre una carta prima che qualcuno parli, viene sostituita dopo la distribuzione e fa da carta bruciata. Se sono due o più, o proprio la prima, è un errore di distribuzione. Più tardi una carta scoperta gioca così com'è.
rule-floor-board = Una carta del board uscita troppo presto, o una di troppo, torna indietro, e prima si finisce il giro di puntate. Poi il resto si rimescola, secondo la regola del flop, del turn o del river.
rule-floor-draw = Una carta nuova scoperta per colpa mia al cambio viene sostituita quando tutti hanno ricevuto le loro.
rule-floor-void = Mano annullata: finché il risultato non è uscito, una mano si può annullare. Ogni fiche torna da dove è venuta. Una mano finita non cambia più.
rule-floor-own = Le carte che un giocatore mostra da sé non sono un errore di distribuzione. La mano va avanti; lui può essere richiamato o allontanato.
rule-floor-pause = La pausa ferma il tempo: dopo si riprende da quello che restava. Chi viene allontanato perde solo la mano: le sue puntate restano, bussa o lascia, e il suo stack torna nel saldo.
rule-floor-who = Un admin che gioca la mano può metterla in pausa, ma per ogni altra decisione serve un altro admin.
