### Risposte private. Al massimo 200 caratteri ciascuna.

reply-acted =
    { $act ->
        [fold] Lasci.
        [check] Bussi.
        [call] Vedi { $amount }.
        [bet] Punti { $amount }.
        [raise] Rilanci a { $amount }.
       *[all-in] Sei all-in: { $amount }.
    }
reply-sat-down =
    { $amount ->
        [one] Sei al posto { $seat } con { $amount } fiche. Nel saldo restano: { $balance }.
        [many] Sei al posto { $seat } con { $amount } di fiches. Nel saldo restano: { $balance }.
       *[other] Sei al posto { $seat } con { $amount } fiches. Nel saldo restano: { $balance }.
    }
reply-leaving = Vai via dopo questa mano. Le tue fiches tornano nel saldo.
reply-left =
    { $amount ->
        [one] Lasci il tavolo con { $amount } fiche. Il tuo saldo: { $balance }.
        [many] Lasci il tavolo con { $amount } di fiches. Il tuo saldo: { $balance }.
       *[other] Lasci il tavolo con { $amount } fiches. Il tuo saldo: { $balance }.
    }
reply-away = Dalla prossima mano sei assente. Quando sei di nuovo qui, premi Torna.
reply-away-at-big = Ti assenti quando il grande buio arriva a te. Per restare, premi Torna.
reply-back = Rieccoti. Riceverai le carte.
reply-back-waiting = Rieccoti. Aspetta il grande buio, o metti { $amount } per entrare prima.
reply-top-up-queued =
    { $amount ->
        [one] { $amount } fiche si aggiunge al tuo stack dalla prossima mano. Nel saldo restano: { $balance }.
        [many] { $amount } di fiches si aggiungono al tuo stack dalla prossima mano. Nel saldo restano: { $balance }.
       *[other] { $amount } fiches si aggiungono al tuo stack dalla prossima mano. Nel saldo restano: { $balance }.
    }
reply-top-up-done =
    { $amount ->
        [one] { $amount } fiche in più nel tuo stack. Nel saldo restano: { $balance }.
        [many] { $amount } di fiches in più nel tuo stack. Nel saldo restano: { $balance }.
       *[other] { $amount } fiches in più nel tuo stack. Nel saldo restano: { $balance }.
    }
reply-entry-post = Metti { $amount } ed entri appena è passato il bottone.
reply-entry-wait = Aspetti il grande buio.
reply-straddle-on = Straddle alla prossima mano, se il tuo posto lo permette. Prima che si diano le carte puoi rinunciare con Niente straddle.
reply-straddle-off = Niente straddle per te.
reply-drew =
    { $count ->
        [0] Carte servite: le tieni tutte.
        [one] Cambi { $count } carta.
        [many] Cambi { $count } di carte.
       *[other] Cambi { $count } carte.
    }
reply-run-twice-yes = Va bene: due volte, se tutti vogliono.
reply-run-twice-no = Va bene: una volta sola.
reply-chop-yes = Va bene: si riprendono i bui, se l'altra persona vuole.
reply-chop-no = Va bene: la mano si gioca.
reply-board-played = Giochi il board; nessuno vede le tue carte.
reply-table-opened =
    { $game ->
        [holdem] Il tavolo è aperto: { game-holdem }.
        [omaha] Il tavolo è aperto: { game-omaha }.
        [draw] Il tavolo è aperto: { game-draw }.
        [draw32] Il tavolo è aperto: { game-draw32 }.
       *[other] Il tavolo è aperto: { $game } ({ $betting }).
    }
reply-pre-action =
    { $kind ->
        [call] Deciso: vedi { $price }. Se il prezzo cambia, non vale più.
       *[check-fold] Deciso: bussi, o lasci se qualcuno punta.
    }
reply-pre-action-cleared = Niente è più deciso in anticipo.
reply-shown = Le tue carte sono sul tavolo.
reply-mucked = Getti le carte; nessuno le vede.
reply-cards = Le vedi solo tu.
reply-no-cards = In questa mano non hai carte.
reply-balance =
    { $balance ->
        [one] Il tuo saldo: { $balance } fiche. Al tavolo: { $at_table }.
        [many] Il tuo saldo: { $balance } di fiches. Al tavolo: { $at_table }.
       *[other] Il tuo saldo: { $balance } fiches. Al tavolo: { $at_table }.
    }
reply-lobby = Ecco il tavolo.
reply-language = D'ora in poi ti parlo in italiano.
reply-duplicate = Era già fatto.
