### Regole: mosse, limiti, all-in e piatti laterali.

## Le tue mosse

rule-actions-fold = Lasciare (fold, passare): rinunci alla mano. Quello che hai puntato resta nel piatto, e fino alla mano dopo non rischi più niente.
rule-actions-check = Bussare (check): non punti niente e resti in gioco. Si può solo finché nel giro non ha puntato nessuno.
rule-actions-call = Vedere (call): aggiungi quello che ti manca per pareggiare la puntata più alta.
rule-actions-bet = Puntare (bet): apri tu le puntate del giro, e gli altri devono vedere, rilanciare o lasciare.
rule-actions-raise = Rilanciare (raise): alzi l'ultima puntata. Le cifre sono sempre il totale del giro. Qualcuno punta { $bet } e tu rilanci a { $raised }: se non avevi ancora messo niente, aggiungi { $raised }.
rule-actions-all-in = All-in: metti tutto lo stack. Da lì in poi in questa mano non decidi più niente, e giochi solo per quello che hai potuto pareggiare.
rule-actions-draw = Al cambio dici quante carte cambi. Chi le tiene tutte è servito.
rule-actions-before = Puoi decidere prima del tuo turno. Bussa/lascia: bussi se è gratis, altrimenti lasci. Vedi al mio turno: vedi, ma solo al prezzo di quando hai premuto. Se cambia te lo dico, e scegli di nuovo.
rule-actions-order = Ognuno parla al suo turno, e quel che è fatto è fatto.

## Limiti

rule-limits-none = No-limit (senza limite): puoi puntare da { $unit } fino a tutto lo stack, e rilanciare quante volte vuoi.
rule-limits-pot = Pot-limit: puoi puntare da { $unit } fino all'intero piatto. Se rilanci, nel piatto si conta anche quello che metti per vedere. Esempio: nel piatto ci sono { $pot }, qualcuno punta { $bet }. Se tu vedessi sarebbero { $called }: di tanto puoi rilanciare, quindi al massimo a { $most }.
rule-limits-pot-first = Nel primo giro un buio che manca, o messo solo in parte, conta per intero. Con i bui a { $small } e { $big } il primo può rilanciare a { $most }.
rule-limits-pot-antes = Contano anche gli ante nel piatto.
rule-limits-pot-no-antes = Nel primo giro gli ante non contano nel piatto; dopo sì.
rule-limits-last = Un rilancio deve aggiungere almeno quanto l'ultima puntata o l'ultimo rilancio del giro. Esempio: puntata di { $bet }, rilancio a { $raised }. Il prossimo va almeno a { $least }.
rule-limits-double = Un rilancio deve arrivare almeno al doppio della puntata. Esempio: puntata di { $bet }, rilancio a { $raised }. Il prossimo va almeno a { $least }.
rule-limits-big-blind = Un rilancio deve aggiungere almeno un grande buio. Esempio: puntata di { $bet }, rilancio a { $raised }. Il prossimo va almeno a { $least }.
rule-limits-late = Negli ultimi giri, dal turn o dal cambio in poi, la puntata minima è { $twice } invece di { $unit }.
rule-limits-short-last = Si può sempre andare all-in, anche con troppo poco per un rilancio. Esempio: puntata di { $bet }, poi un all-in a { $short }. Chi aveva puntato, o visto, ora può solo vedere o lasciare. Chi non ha ancora parlato può rilanciare, almeno a { $least }. Più all-in piccoli che insieme fanno un rilancio intero riaprono i rilanci.
rule-limits-short-double = Si può sempre andare all-in, anche con troppo poco per un rilancio. Esempio: puntata di { $bet }, poi un all-in a { $short }. Chi aveva puntato, o visto, ora può solo vedere o lasciare. Chi non ha ancora parlato può rilanciare, almeno al doppio di { $short }, cioè { $least }.
rule-limits-short-big-blind = Si può sempre andare all-in, anche con troppo poco per un rilancio. Esempio: puntata di { $bet }, poi un all-in a { $short }. Chi aveva puntato, o visto, ora può solo vedere o lasciare. Chi non ha ancora parlato può rilanciare di un grande buio, almeno a { $least }.
rule-limits-fixed = Limite fisso: ogni puntata e ogni rilancio è di { $small } esatti preflop e al flop, di { $large } esatti al turn e al river.
rule-limits-fixed-draw = Limite fisso: ogni puntata e ogni rilancio è di { $small } esatti prima del cambio, di { $large } esatti dopo.
rule-limits-cap = Ogni giro ha una puntata e al massimo { $cap } rilanci; il grande buio vale come prima puntata. Con una puntata di { $small } si va a { $small }, { $second } e così via fino a { $most }. Poi si può solo vedere o lasciare.
rule-limits-cap-open = Quando solo due giocatori nella mano hanno ancora fiches, possono rilanciare quanto vogliono, a meno che in quel giro il tetto fosse già raggiunto.
rule-limits-cap-always = Il tetto vale anche in due.
rule-limits-fixed-short = Un all-in di almeno mezzo rilancio conta come rilancio: puntata di { $small }, all-in a { $long }, e il rilancio dopo va a { $raised }. Meno della metà non è un rilancio: dopo un all-in a { $low } vedi { $low } o completi a { $completed }.
rule-limits-nobody = Non si può puntare né rilanciare quando tutti gli altri in gioco sono all-in: non ci sarebbe nessuno che può vedere.

## All-in e piatti laterali

rule-allin-what = Quando sei all-in nessuno può più farti lasciare la mano. Ma da ogni avversario puoi vincere solo quanto hai messo tu. Quello che gli altri puntano in più va in un piatto laterale per cui non giochi.
rule-allin-side = I piatti si formano da quello che ognuno ha messo in tutta la mano, strato per strato; non conta chi è andato all-in per primo.
rule-allin-example = Esempio: Anna ha { $short }, Bruno { $middle }, Chloé { $deep }, e vanno all-in tutti e tre. Piatto principale: tre volte { $short }, cioè { $main }, per tutti e tre. Piatto laterale: { $side }, tra Bruno e Chloé. Gli ultimi { $back } di Chloé non li può vedere nessuno, e tornano subito a lei.
rule-allin-winners = Se il punto migliore è di Anna, vince i { $main } del piatto principale. I { $side } del laterale vanno al migliore tra Bruno e Chloé, anche se Anna li batte tutti e due. Il piatto laterale si assegna per primo.
rule-allin-folded = Le fiches di chi ha lasciato restano nei piatti in cui le ha messe.
rule-allin-open = Quando nessuno può più puntare e in gioco sono rimasti almeno in due, si scoprono tutte le carte. Poi arriva il resto del board, poi si pagano i piatti.
rule-allin-open-draw = Quando nessuno può più puntare, il cambio si fa lo stesso. Le carte restano coperte finché non è stata data l'ultima.
rule-allin-twice = Due board (run it twice): se dopo un all-in mancano ancora carte comuni, lo chiedo per { $time } a tutti quelli in gioco. Se vogliono tutti, il resto del board si gira due volte e ogni board decide metà di ogni piatto; la fiche dispari va al primo. Basta un no, o nessuna risposta, e il board è uno solo.
