### Primi passi, spiegazioni della prima volta, e i loro comandi.

## Primi passi

help-title = Primi passi
help-begin = 1. /poker mostra il tavolo. Premi Siediti; bastano due persone. Le fiches vengono dal tuo saldo: /balance te lo mostra, /daily ti dà fiches gratis una volta al giorno.
help-cards = 2. Le carte ti arrivano in privato. Il pulsante Le mie carte, sotto il messaggio del tavolo, le mostra solo a te.
help-turn = 3. Quando tocca a te, i pulsanti dicono che cosa puoi fare e quanto costa.
help-words = 4. Puoi anche scrivere: /call, /raise 120, /fold. /rules spiega il gioco, /ranks quale punto batte quale.
help-leave = 5. /away per una pausa, /leave per alzarti: le tue fiches tornano nel saldo.
help-tips = Quando qualcosa ti succede per la prima volta, te lo spiego in privato. /help off per smettere, /help on per ricominciare.
help-admin-title = Per gli admin
help-admin-stakes = Che cosa si gioca: /stakes add serata 10/20 buyin=400-2000, poi /stakes default serata.
help-admin-table = Il tavolo: /table open omaha, /table close, /table pause. Se le carte sono state date male: /floor.
help-admin-chips = Le fiches: /chips grant @nome 500. Tutto resta scritto in /audit, con il tuo nome.
help-admin-settings = Il resto: /settings, per fuso orario, stanze, fiches del giorno e chi può aprire tavoli.

command-rules-name = regole
command-rules-description = Le regole del gioco che si gioca qui, per argomento
command-ranks-name = punti
command-ranks-description = Quale punto batte quale
command-help-name = aiuto
command-help-description = Primi passi; off e on per le spiegazioni che ti mando
option-topic-name = argomento
option-topic-description = Che cosa vuoi leggere
option-tips-name = spiegazioni
option-tips-description = Spiegarti le cose la prima volta che succedono: on oppure off

reply-rules = Ecco le regole.
reply-help = Ecco i primi passi.
reply-tips-on = D'ora in poi ti spiego le cose la prima volta che ti succedono.
reply-tips-off = Non ti spiego più niente, se non me lo chiedi. Per ricominciare: /help on

## Spiegazioni, ognuna mandata una volta sola a ogni persona

notice-tip-turn =
    { $to_call ->
        [0] Il tuo primo turno al tavolo { $table }. Non ha puntato nessuno: con Bussa resti in gioco gratis. Con Punta… metti fiches, e gli altri devono pagare o lasciare. Con Lascia rinunci alla mano. (/help off: niente più spiegazioni)
       *[other] Il tuo primo turno al tavolo { $table }. Con Vedi paghi { $to_call } e resti in gioco. Con Rilancia… alzi il prezzo per tutti. Con Lascia rinunci alla mano e non paghi altro. (/help off: niente più spiegazioni)
    }
notice-tip-blind =
    { $kind ->
        [small] Dal tuo stack al tavolo { $table } sono usciti { $amount }: era il piccolo buio. Vale già come puntata: per vedere il grande buio aggiungi solo la differenza. A ogni mano i bui girano.
        [ante] Dal tuo stack al tavolo { $table } sono usciti { $amount }: era l'ante. Lo mettono tutti a ogni mano, e va dritto nel piatto.
       *[big] Dal tuo stack al tavolo { $table } sono usciti { $amount }: era il grande buio. Vale già come puntata: se nessuno rilancia, giochi senza aggiungere niente. A ogni mano i bui girano.
    }
notice-tip-call =
    { $reason ->
        [short] Stavolta puoi solo vedere o lasciare: la puntata vale quanto il tuo stack o di più. Se vedi sei all-in, e giochi solo per quello che riesci a pareggiare.
        [alone] Stavolta puoi solo vedere o lasciare: gli altri sono tutti all-in, nessuno potrebbe vedere un rilancio.
        [cap] Stavolta puoi solo vedere o lasciare: in questo giro si è già arrivati al massimo dei rilanci.
       *[closed] Stavolta puoi solo vedere o lasciare: l'all-in era troppo piccolo per un rilancio intero, e chi aveva già parlato non può rilanciare di nuovo.
    }
notice-tip-won =
    { $reason ->
        [rank] { $name } vince con { $won } e batte { $lost }: il punto è dello stesso tipo, e decidono le carte più alte.
       *[kind] { $name } vince con { $won } e batte { $lost }: vince il punto che vale di più, qualunque siano le carte. L'ordine è in /ranks.
    }
