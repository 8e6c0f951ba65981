### Risposte private. Al massimo 200 caratteri ciascuna.

reply-acted =
    { $act ->
        [fold] Lasci.
        [check] Bussi.
        [call] Vedi { $amount }.
        [bet] Punti { $amount }.
        [raise] Rilanci a { $amount }.
       *[all-in] Sei all-in: { $amount } in questo giro.
    }
reply-sat-down =
    { $amount ->
        [one] Sei al posto { $seat } con { $amount } fiche. Nel saldo restano: { $balance }.
        [many] Sei al posto { $seat } con { $amount } di fiches. Nel saldo restano: { $balance }.
       *[other] Sei al posto { $seat } con { $amount } fiches. Nel saldo restano: { $balance }.
    }
reply-leaving = Ti alzi dopo questa mano. Le tue fiches tornano nel saldo.
reply-left =
    { $amount ->
        [one] Ti alzi con { $amount } fiche. Il tuo saldo: { $balance }.
        [many] Ti alzi con { $amount } di fiches. Il tuo saldo: { $balance }.
       *[other] Ti alzi con { $amount } fiches. Il tuo saldo: { $balance }.
    }
reply-away = Dalla prossima mano sei assente. Quando vuoi riprendere, premi Torna.
reply-away-at-big = Ti assenti quando ti tocca il grande buio. Se cambi idea, premi Torna.
reply-back = Rieccoti. Riceverai di nuovo le carte.
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
reply-straddle-on = Straddle alla prossima mano, se il tuo posto lo permette. Per ripensarci prima delle carte, premi Niente straddle.
reply-straddle-off = Niente straddle per te.
reply-drew =
    { $count ->
        [0] Servito: tieni tutte le carte.
        [one] Cambi { $count } carta.
        [many] Cambi { $count } di carte.
       *[other] Cambi { $count } carte.
    }
reply-run-twice-yes = Va bene: due board, se vogliono tutti.
reply-run-twice-no = Va bene: un board solo.
reply-chop-yes = Va bene: si riprendono i bui, se è d'accordo anche l'altra persona.
reply-chop-no = Va bene: si gioca la mano.
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
reply-pre-action-cleared = Scelta annullata: decidi quando tocca a te.
reply-shown = Hai mostrato le carte.
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
