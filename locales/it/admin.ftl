### La sala di un server o di un gruppo: che cosa regolano e fanno gli admin, e che cosa dice ai giocatori.
### Risposte e rifiuti: al massimo 200 caratteri ciascuno.

## Rifiuti

refusal-not-an-admin = Questo può farlo solo un admin.
refusal-ruling-in-hand = In questa mano giochi anche tu: deve decidere un altro admin. Puoi mettere in pausa il tavolo.
refusal-no-such-ruling = Non c'è nessuna decisione di nome { $text }. Ci sono: exposed, extra, wrong-count, flop, turn, river, misdeal, void, remove.
refusal-no-such-stake = Non c'è nessuna posta di nome { $name }. L'elenco è in /stakes.
refusal-stake-exists = C'è già una posta di nome { $name }.
refusal-stake-name = { $text } non può essere il nome di una posta: lettere e cifre, al massimo { $maximum }.
refusal-no-such-setting = Non c'è nessuna impostazione di nome { $text }.
refusal-setting-range = { $value } non va bene per { $field }. Possibile: { $possible }.
refusal-changed-meanwhile = Qualcosa è appena cambiato. Non è stato salvato niente; guarda di nuovo.
refusal-not-here = Gli admin non vogliono tavoli in questa stanza.
refusal-may-not-open = Qui solo gli admin aprono tavoli.
refusal-daily-claimed = Le fiches di oggi le hai già prese. Le prossime tra { $hours } h { $minutes } min.
refusal-no-daily = Qui non ci sono fiches del giorno.
refusal-excluded =
    { $days ->
        [one] La tua autoesclusione dura ancora { $days } giorno.
        [many] La tua autoesclusione dura ancora { $days } di giorni.
       *[other] La tua autoesclusione dura ancora { $days } giorni.
    }
refusal-exclusion-range = { $days } non va bene come numero di giorni. Possibile: da { $minimum } a { $maximum }.
refusal-buy-in-limit = { $amount } supera quello che oggi puoi ancora portare ai tavoli: { $maximum }.
refusal-chips-range = Non puoi spostare { $amount } fiches. Possibile: da { $minimum } a { $maximum }.
refusal-season-at-tables = Ci sono fiches ai tavoli. Prima chiudili: /table close.
refusal-not-understood = Non capisco “{ $text }”. Possibile: { $possible }.
refusal-unknown-person = Qui non conosco nessuno di nome “{ $text }”. Indica qualcuno che qui ha giocato o mi ha scritto.
refusal-take-too-much = { $name } ha un saldo di { $balance }: non si può togliere { $amount }.

## Risposte

reply-daily =
    { $amount ->
        [one] Ecco la tua fiche di oggi. Il tuo saldo: { $balance }.
        [many] Ecco le tue { $amount } di fiches di oggi. Il tuo saldo: { $balance }.
       *[other] Ecco le tue { $amount } fiches di oggi. Il tuo saldo: { $balance }.
    }
reply-top = Chi ha più fiches, tavoli compresi:
reply-excluded =
    { $days ->
        [one] Fatto: niente poker qui per { $days } giorno. Non si può accorciare.
        [many] Fatto: niente poker qui per { $days } di giorni. Non si può accorciare.
       *[other] Fatto: niente poker qui per { $days } giorni. Non si può accorciare.
    }
reply-stakes = Le poste che si giocano qui:
reply-stake-saved = Posta salvata: { $name }.
reply-stake-removed = Posta eliminata: { $name }. Se un tavolo la sta giocando, va avanti.
reply-stake-used =
    { $where ->
        [room] In questa stanza si gioca { $name } dal prossimo tavolo.
       *[community] Nelle stanze senza una posta loro si gioca { $name }.
    }
reply-table-closing = Il tavolo chiude dopo questa mano. Tutte le fiches tornano nei saldi.
reply-table-closed-now = Il tavolo è chiuso. La mano non conta; ogni fiche è tornata al suo posto.
reply-paused = Il tavolo è in pausa. Il tempo è fermo.
reply-resumed = Il tavolo riprende, con il tempo che restava.
reply-floor-preview = Decisione: { ruling-name }. Ecco che cosa succederebbe:
reply-floor-done = Fatto. Decisione: { ruling-name }.
reply-settings = Le impostazioni:
reply-settings-saved = Salvato.
reply-chips-granted = Fiches date a { $name }: { $amount }. Il suo saldo ora: { $balance }.
reply-chips-taken = Fiches tolte a { $name }: { $amount }. Il suo saldo ora: { $balance }.
reply-season-preview = Una nuova stagione riporterebbe tutti i saldi alle fiches di partenza: { $people } saldi, in tutto { $amount } fiches. Non si torna indietro.
reply-season-done = La nuova stagione è iniziata. Saldi riportati alle fiches di partenza: { $people }.
reply-admin-log = Chi ha fatto che cosa, dal più recente (UTC):
reply-audit-file = Registro e libro mastro in un file. Azioni degli admin: { $entries }; movimenti di fiches: { $movements }.

## Nomi delle decisioni

ruling-name =
    { $ruling ->
        [exposed] carta scoperta
        [extra] carta di troppo
        [wrong-count] numero di carte sbagliato
        [flop] flop troppo presto
        [turn] turn troppo presto
        [river] river troppo presto
        [misdeal] errore di distribuzione
        [void] mano annullata
       *[remove] giocatore allontanato
    }

## Elenchi

stake-line = { $name }: { $stake }
stake-line-here = { $name }: { $stake } (questa stanza)
stake-line-default = { $name }: { $stake } (tutte le altre stanze)
stakes-none = Ancora nessuna. Per aggiungerne una: /stakes add sera 10/20 buyin=400-2000 game=holdem betting=nl seats=6 clock=30
stakes-hint = Altri comandi: /stakes add, edit, remove, default
stake-saved-hint = Per giocarla in questa stanza: /stakes default { $name }
stake-unused =
    { $where ->
        [room] Questa stanza non ha più una posta sua.
       *[community] Le stanze senza una posta loro tornano a quella solita.
    }
list-more = … e ancora { $count }
standing-line =
    { $tables ->
        [0] { $place }. { $name }: { $chips }
       *[other] { $place }. { $name }: { $chips } (di cui { $tables } ai tavoli)
    }
standings-none = Ancora nessuno ha fiches.
ruling-seat = Posto { $seat }: { $name }
ruling-card = Posto { $seat }: { $name }, carta { $card }
preview-none = Non si muove nessuna fiche.
preview-line =
    { $sign ->
        [plus] { $name }: +{ $chips }
       *[minus] { $name }: −{ $chips }
    }
settings-hint = Per cambiare: /settings nome=valore, per esempio /settings daily_chips=500 time_zone=Europe/Rome
log-line = { $instant } { $name }: { $what }
log-none = Ancora niente.
log-more = I più vecchi: /audit { $before }

## Che cosa dice il registro

log-stake-add = ha aggiunto la posta { $name }
log-stake-edit = ha cambiato la posta { $name }
log-stake-remove = ha eliminato la posta { $name }
log-stake-use =
    { $where ->
        [room] ha scelto la posta di una stanza: { $name }
       *[community] ha scelto la posta delle altre stanze: { $name }
    }
log-stake-unuse =
    { $where ->
        [room] ha tolto la posta di una stanza
       *[community] ha tolto la posta delle altre stanze
    }
log-settings = ha cambiato le impostazioni: { $changes }
log-grant = ha dato fiches a { $name }: { $amount }
log-take = ha tolto fiches a { $name }: { $amount }
log-season = ha iniziato una nuova stagione
log-floor = ha deciso: { ruling-name }
log-pause = ha messo in pausa un tavolo
log-resume = ha fatto riprendere un tavolo
log-close = ha chiuso un tavolo
log-close-now = ha chiuso un tavolo subito

## Impostazioni di un posto, dopo il nome e il valore da scrivere, e prima dei due punti

setting-language = Lingua dei messaggi pubblici
setting-daily_chips = Fiches gratis al giorno
setting-starting_chips = Fiches per i nuovi arrivati
setting-buy_in_limit = Massimo che ognuno può portare ai tavoli al giorno (0: senza limite)
setting-who_opens = Chi apre i tavoli
setting-time_zone = Fuso orario
setting-admin_role = Ruolo degli admin
setting-rooms = Stanze in cui si aprono tavoli
setting-house_players = Giocatori del banco
setting-cards_by_message = Carte per messaggio privato
setting-quiet_from = Silenzio dalle
setting-quiet_to = Silenzio fino alle

## Pulsanti

button-floor-confirm = Sì, confermo
button-season-confirm = Sì, nuova stagione
