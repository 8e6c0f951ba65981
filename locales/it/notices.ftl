### Notizie per una sola persona, inviate in privato.

notice-your-cards = Tavolo { $table }, mano { $hand }: le tue carte
notice-pre-action-cancelled =
    { $kind ->
        [call] Il prezzo è cambiato: vedere in anticipo non vale più. Decidi di nuovo.
       *[check-fold] La situazione è cambiata: la scelta in anticipo non vale più. Decidi di nuovo.
    }
notice-sat-out-clock = Hai saltato due turni al tavolo { $table }, quindi risulti assente. Quando sei di nuovo qui, premi Torna.
notice-broke = Al tavolo { $table } non hai più fiches. Ricarica entro { $seconds } per tenere il posto.
notice-stood-up =
    { $reason ->
        [closed] Il tavolo { $table } è chiuso. Torna nel saldo: { $amount }.
        [broke] Non avevi più fiches: il tuo posto al tavolo { $table } è libero. Torna nel saldo: { $amount }.
        [away] L'assenza è durata a lungo: il tuo posto al tavolo { $table } è libero. Torna nel saldo: { $amount }.
        [missed-blinds] Sono passati tre grandi bui durante l'assenza: il tuo posto al tavolo { $table } è libero. Torna nel saldo: { $amount }.
       *[left] Hai lasciato il tavolo { $table }. Torna nel saldo: { $amount }.
    }
notice-must-post = Aspetti il grande buio al tavolo { $table }. Oppure metti { $amount } ed entri prima?
notice-your-draw = Tavolo { $table }, mano { $hand }: tocca a te cambiare
notice-run-twice = Tavolo { $table }: giocare il resto due volte? Ogni metà del piatto ha il suo board. Hai { $seconds }; senza risposta si gioca una volta.
notice-chop = Tavolo { $table }: riprendere i bui? Se siete d'accordo, i bui tornano a voi. Hai { $seconds }; senza risposta è un no.
notice-voided = La mano { $hand } al tavolo { $table } è annullata. Di nuovo nel tuo stack: { $amount }.
notice-misdeal = Errore di distribuzione: la mano { $hand } al tavolo { $table } si dà di nuovo. Le tue fiches sono tornate nel tuo stack.
notice-paused = Il tavolo { $table } è in pausa. Il tuo tempo è fermo; non si perde niente.
notice-table-closed = Il tavolo { $table } è chiuso.
notice-resumed = Mi ero interrotto, rieccomi. La mano al tavolo { $table } continua; hai { $seconds }.
