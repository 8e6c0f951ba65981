### Perché qualcosa non è stato fatto. Detto in privato da un mazziere gentile. Al massimo 200 caratteri ciascuno.

## Turni

refusal-not-your-turn =
    { $seat ->
        [0] Adesso non tocca a nessuno.
       *[other] Non tocca ancora a te: sta pensando il posto { $seat }.
    }
refusal-stale-turn = Quel pulsante è scaduto. Non è successo niente; guarda l'ultimo messaggio del tavolo.
refusal-no-hand = Adesso non si sta giocando nessuna mano.
refusal-not-in-hand = Non sei in questa mano.
refusal-hand-running = Prima deve finire la mano.
refusal-betting-over = In questa mano le puntate sono finite.

## Puntate

refusal-nothing-to-call = Non c'è niente da vedere: puoi bussare gratis.
refusal-must-call = Non puoi bussare: c'è una puntata, { $to_call } per vedere.
refusal-already-bet = Qualcuno ha già puntato: { $to_call } per vedere, oppure rilancia.
refusal-nobody-bet = Nessuno ha ancora puntato, quindi non c'è niente da rilanciare. Puoi puntare.
refusal-raise-closed = Quell'all-in era troppo piccolo per riaprire i rilanci: vedi { $to_call } o lascia.
refusal-raise-capped = Quello era l'ultimo rilancio possibile in questo giro: vedi { $to_call } o lascia.
refusal-no-one-to-raise = Nessun altro ha le fiches per vedere un rilancio: la puntata resta com'è.
refusal-amount-too-small = { $amount } è troppo poco. Adesso puoi andare da { $minimum } a { $maximum }.
refusal-amount-too-large = { $amount } è troppo. Adesso puoi andare da { $minimum } a { $maximum }.
refusal-not-enough-chips = Hai { $stack } e servono { $to_call } per vedere: puoi vedere all-in o lasciare, non rilanciare.

## Showdown

refusal-nothing-to-show = Adesso non c'è niente da mostrare o gettare.
refusal-no-such-card = Non hai quella carta.
refusal-board-does-not-play = Con il solo board non ti spetta niente. Mostra le carte o gettale.

## Cambio, due board, straddle

refusal-no-draw-now = Adesso non si cambiano carte: è il momento di puntare.
refusal-draw-now = Le puntate aspettano: prima si cambiano le carte.
refusal-draws-too-many = { $cards } sono troppe: se ne cambiano al massimo { $maximum }.
refusal-not-asked = Adesso non ti è stato chiesto se girare due board.
refusal-needs-openers = Per aprire serve una coppia di fanti o meglio. Puoi bussare.
refusal-resealing = Un momento: le carte rimaste vengono mescolate.
refusal-no-reseal = Adesso non c'è niente da mescolare.
refusal-no-straddles = A questo tavolo non ci sono straddle.
refusal-straddle-unchanged = È già così.

## Decisioni arbitrali

refusal-ruling-too-late = È tardi per questa decisione: qualcuno ha già giocato su queste carte.
refusal-stub-empty = Nel mazzo non restano abbastanza carte.
refusal-no-such-street = In questo gioco quella fase non c'è.
refusal-table-paused = Il tavolo è in pausa. Non è successo niente; aspetta che riprenda.
refusal-already-paused = Il tavolo è già in pausa.
refusal-not-paused = Il tavolo non è in pausa.

## Decisioni in anticipo

refusal-pre-action-price = { $to_call ->
    [0] Non c'è ancora nessuna puntata da vedere. Per ora non hai deciso niente.
   *[other] Il prezzo è cambiato: adesso servono { $to_call } per vedere. Per ora non hai deciso niente.
}
refusal-pre-action-now = Tocca già a te: gioca pure.
refusal-pre-action-unknown = Non conosco questa scelta. In anticipo puoi scegliere Bussa/lascia, oppure di vedere.
refusal-no-pre-action = Non avevi deciso niente in anticipo.

## Posti

refusal-already-seated = Sei già qui, al posto { $seat }.
refusal-not-seated = Non sei a questo tavolo. Premi prima Siediti.
refusal-table-full =
    { $seats ->
        [one] Il tavolo è pieno: il suo posto è occupato.
        [many] Il tavolo è pieno: i suoi { $seats } di posti sono occupati.
       *[other] Il tavolo è pieno: i suoi { $seats } posti sono occupati.
    }
refusal-seat-taken = Il posto { $seat } è occupato.
refusal-no-such-seat = Il posto { $seat } non esiste: vanno da 1 a { $seats }.
refusal-buy-in-range = Non puoi sederti con { $amount }: qui il buy-in va da { $minimum } a { $maximum }.
refusal-buy-in-return = Poco fa hai lasciato questo tavolo con { $minimum }: { $amount } è troppo poco per tornare.
refusal-top-up-range = { $amount } non va bene: puoi aggiungere da 1 a { $maximum }.
refusal-top-up-full = Il tuo stack è già al massimo del tavolo: { $maximum }.
refusal-already-away = Risulti già assente.
refusal-not-away = Non risulti assente.
refusal-sit-out-unchanged = L'avevo già segnato.
refusal-already-leaving = Ti stai già alzando: il tuo posto si libera dopo questa mano.
refusal-not-waiting = Non stai aspettando di entrare: non devi mettere nessun buio.
refusal-table-closed = Questo tavolo è chiuso.
refusal-table-open = Qui c'è già un tavolo aperto.
refusal-table-in-use = Qui c'è qualcuno seduto. Per cambiare gioco il tavolo deve essere vuoto.
refusal-unknown-game = Non conosco né giochi né poste di nome “{ $text }”. Giochi: hold'em, Omaha, draw, draw32. Limiti: no-limit, pot-limit, fixed-limit.
# $field: una delle impostazioni di settings.ftl. $value e $possible: numeri, o valori di quel file.
refusal-bad-rules =
    { $why ->
        [unknown-game] Non conosco il gioco “{ $value }”. Si può: { $possible }.
        [deck] { $field }: { $value } non va bene, in questo gioco le carte bastano per { $minimum }–{ $maximum } giocatori.
        [needs-blinds] { $field }: serve un gioco con i bui.
        [needs-two-blinds] { $field }: servono un piccolo e un grande buio.
        [needs-four-seats] { $field }: serve un tavolo con almeno quattro posti.
        [not-fixed-limit] { $field }: a limite fisso le puntate non si scelgono. Si può: { $possible }.
        [only-fixed-limit] { $field }: solo a limite fisso. Qui si può: { $possible }.
        [only-pot-limit] { $field }: solo in pot-limit. Qui si può: { $possible }.
        [needs-board] { $field }: serve un gioco con il board. Qui si può: { $possible }.
        [only-holdem] { $field }: così si gioca solo l'hold'em. Qui si può: { $possible }.
        [needs-draw] { $field }: solo nel poker a 5 carte. Qui si può: { $possible }.
        [only-short-deck] { $field }: solo con 32 carte. Qui si può: { $possible }.
        [only-two-seats] { $field }: solo a un tavolo con due posti. Qui si può: { $possible }.
        [only-cash] { $field }: non nei tornei. Qui si può: { $possible }.
        [with-blinds] { $field }: solo in un gioco senza bui.
        [rising] { $field }: { $value } è meno del buio precedente. Si può: { $minimum } o più.
       *[range] { $field }: { $value } non si può. Da { $minimum } a { $maximum }.
    }
refusal-not-enough-players = Per una mano servono almeno due giocatori con fiches.
refusal-button-drawn = Il bottone è già stato sorteggiato.
refusal-button-not-drawn = Prima bisogna sorteggiare il bottone.
refusal-bad-deck = Questo mazzo non è completo, quindi non si distribuisce.
refusal-no-time-bank = La riserva di tempo è finita.
refusal-already-extended = Questo turno ha già avuto il suo tempo in più.
refusal-unknown-player = A questo tavolo quella persona non c'è.

## La casa

refusal-no-table = Qui non c'è ancora un tavolo. Aprilo con /poker.
refusal-balance-too-low = Il tuo saldo di { $balance } non basta per { $amount }.
refusal-not-a-player = Scrivi con il tuo account: un admin anonimo o un canale non può sedersi.
refusal-amount-unreadable = Non capisco “{ $text }” come importo. Prova 250, 1,5k, min, metà, piatto o tutto.
refusal-draw-unreadable = Non capisco “{ $text }” come carte. Scrivi le posizioni, per esempio 1 3, oppure 0 per tenerle tutte.
refusal-amount-fraction = “{ $text }” non è un numero intero di fiches. Non è successo niente.
refusal-too-busy = Troppe cose insieme. Non è successo niente; riprova tra un momento.
refusal-frozen = Questo tavolo si è fermato per un errore. Nessuna fiche è persa; deve occuparsene un admin.
refusal-store-down = Adesso non riesco a registrare niente, quindi non è successo niente. Riprova tra un momento.
refusal-unknown-language = Non parlo “{ $text }”. /language mostra le lingue che conosco.
