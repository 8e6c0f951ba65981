### Notizie per una sola persona, inviate in privato.

notice-your-cards = Tavolo { $table }, mano { $hand }: le tue carte
notice-pre-action-cancelled =
    { $kind ->
        [call] Il prezzo è cambiato: la tua scelta di vedere non vale più. Decidi di nuovo.
       *[check-fold] La situazione è cambiata: la tua scelta di bussare o lasciare non vale più. Decidi di nuovo.
    }
notice-sat-out-clock = Hai saltato due turni al tavolo { $table }, quindi risulti assente. Quando vuoi riprendere, premi Torna.
notice-broke = Al tavolo { $table } non hai più fiches. Ricarica entro { $seconds } per tenere il posto.
notice-stood-up =
    { $reason ->
        [closed] Il tavolo { $table } è chiuso. Tornano nel saldo: { $amount }.
        [broke] Non avevi più fiches: ho liberato il tuo posto al tavolo { $table }. Tornano nel saldo: { $amount }.
        [away] Mancavi da molto: ho liberato il tuo posto al tavolo { $table }. Tornano nel saldo: { $amount }.
        [missed-blinds] Mentre mancavi sono passati tre grandi bui: ho liberato il tuo posto al tavolo { $table }. Tornano nel saldo: { $amount }.
       *[left] Hai lasciato il tavolo { $table }. Tornano nel saldo: { $amount }.
    }
notice-must-post = Al tavolo { $table } aspetti il grande buio. Vuoi entrare prima, mettendo { $amount }?
notice-your-draw = Tavolo { $table }, mano { $hand }: tocca a te, cambia le carte
notice-run-twice = Tavolo { $table }: girare due board? Ognuno decide metà piatto. Hai { $seconds }; senza risposta se ne gira uno solo.
notice-chop = Tavolo { $table }: riprendere i bui? Se siete d'accordo in due, ognuno riprende il suo. Hai { $seconds }; senza risposta è un no.
notice-voided = La mano { $hand } al tavolo { $table } è annullata. Tornano nel tuo stack: { $amount }.
notice-misdeal = Errore di distribuzione: al tavolo { $table } si ridanno le carte della mano { $hand }. Le tue fiches sono di nuovo nel tuo stack.
notice-paused = Il tavolo { $table } è in pausa. Il tuo tempo è fermo; non si perde niente.
notice-table-closed = Il tavolo { $table } è chiuso.
notice-resumed = Scusa, mi ero interrotto. La mano al tavolo { $table } continua; hai { $seconds }.
