### Primi passi, spiegazioni della prima volta, e i loro comandi.

## Primi passi

help-title = Primi passi
help-begin = 1. /poker mostra il tavolo. Premi Siediti; bastano due persone. Le fiches vengono dal tuo saldo: /balance lo mostra, /daily ne aggiunge una volta al giorno.
help-cards = 2. Le carte ti arrivano in privato. Le mie carte, sotto il tavolo, le mostra solo a te.
help-turn = 3. Quando tocca a te, i pulsanti sotto il tavolo dicono che cosa puoi fare e quanto costa.
help-words = 4. Si può anche scrivere: /call, /raise 120, /fold. /rules spiega questo gioco, /ranks che cosa batte che cosa.
help-leave = 5. /away per una pausa, /leave per andare via: le tue fiches tornano nel saldo.
help-tips = Quello che ti succede per la prima volta te lo spiego in privato. /help off smette, /help on ricomincia.
help-admin-title = Per gli admin
help-admin-stakes = Che cosa si gioca: /stakes add serata 10/20 buyin=400-2000, poi /stakes default serata.
help-admin-table = Il tavolo: /table open omaha, /table close, /table pause. Se una distribuzione è andata male: /floor.
help-admin-chips = Le fiches: /chips grant @nome 500. È tutto in /audit, con il tuo nome.
help-admin-settings = Il resto: /settings, per fuso orario, stanze, fiches del giorno e chi può aprire tavoli.

command-rules-name = regole
command-rules-description = Le regole del gioco di qui, per argomento
command-ranks-name = punti
command-ranks-description = Quale punto batte quale
command-help-name = aiuto
command-help-description = Primi passi; off e on per le spiegazioni che ti mando
option-topic-name = argomento
option-topic-description = Che cosa vuoi leggere
option-tips-name = spiegazioni
option-tips-description = Spiegare quello che succede per la prima volta: on oppure off

reply-rules = Ecco le regole.
reply-help = Ecco i primi passi.
reply-tips-on = D'ora in poi ti spiego quello che ti succede per la prima volta.
reply-tips-off = Non spiego più niente se non me lo chiedi. Per ricominciare: /help on

## Spiegazioni, ognuna mandata una volta sola a ogni persona

notice-tip-turn =
    { $to_call ->
        [0] Il tuo primo turno al tavolo { $table }. Non ha puntato nessuno: Bussa è gratis e resti in gioco. Punta… mette fiches e costringe gli altri a pagare o lasciare. Lascia rinuncia alla mano. (/help off: niente più spiegazioni)
       *[other] Il tuo primo turno al tavolo { $table }. Vedi costa { $to_call } e resti in gioco. Rilancia… alza il prezzo per tutti. Lascia rinuncia alla mano e non costa altro. (/help off: niente più spiegazioni)
    }
notice-tip-blind =
    { $kind ->
        [small] Dal tuo stack al tavolo { $table } sono usciti { $amount }: era il piccolo buio. Sta davanti a te come puntata, quindi per vedere il grande aggiungi solo la differenza. A ogni mano i bui passano avanti.
        [ante] Dal tuo stack al tavolo { $table } sono usciti { $amount }: era l'ante. Lo pagano tutti a ogni mano, e va dritto nel piatto.
       *[big] Dal tuo stack al tavolo { $table } sono usciti { $amount }: era il grande buio. Sta davanti a te come puntata: se nessuno rilancia, giochi senza aggiungere niente. A ogni mano i bui passano avanti.
    }
notice-tip-call =
    { $reason ->
        [short] Stavolta puoi solo vedere o lasciare: la puntata è quanto il tuo stack o di più. Se vedi sei all-in, e giochi per quello che hai potuto pareggiare.
        [alone] Stavolta puoi solo vedere o lasciare: gli altri sono tutti all-in, nessuno potrebbe vedere un rilancio.
        [cap] Stavolta puoi solo vedere o lasciare: in questo giro ci sono già stati tutti i rilanci che il limite permette.
       *[closed] Stavolta puoi solo vedere o lasciare: l'all-in era troppo piccolo per un rilancio intero, e chi aveva già parlato non può rilanciare di nuovo.
    }
notice-tip-won =
    { $reason ->
        [rank] { $name } vince con { $won } e batte { $lost }: sono punti dello stesso tipo, decidono le carte più alte.
       *[kind] { $name } vince con { $won } e batte { $lost }: un tipo di punto migliore vince, qualunque siano le carte. L'ordine è in /ranks.
    }
