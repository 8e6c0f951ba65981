### La sala di un server o di un gruppo: che cosa regolano e fanno gli admin, e che cosa dice ai giocatori.
### Risposte e rifiuti: al massimo 200 caratteri ciascuno.

## Rifiuti

refusal-not-an-admin = Questo spetta agli admin di qui.
refusal-ruling-in-hand = In questa mano giochi anche tu: deve decidere un altro admin. Puoi mettere in pausa il tavolo.
refusal-no-such-ruling = Nessuna decisione si chiama { $text }. Ci sono: exposed, extra, wrong-count, flop, turn, river, misdeal, void, remove.
refusal-no-such-stake = Nessuna posta si chiama { $name }. L'elenco è in /stakes.
refusal-stake-exists = C'è già una posta di nome { $name }.
refusal-stake-name = { $text } non può essere il nome di una posta: lettere e cifre, al massimo { $maximum }.
refusal-no-such-setting = Nessuna impostazione si chiama { $text }.
refusal-setting-range = { $value } non va bene per { $field }. Possibile: { $possible }.
refusal-changed-meanwhile = Un altro admin ha appena cambiato qualcosa. Non è stato salvato niente; guarda di nuovo.
refusal-not-here = Gli admin non permettono tavoli in questa stanza.
refusal-may-not-open = Qui solo gli admin aprono tavoli.
refusal-daily-claimed = Le fiches di oggi le hai già avute. Le prossime tra { $hours } h { $minutes } min.
refusal-no-daily = Qui non ci sono fiches del giorno.
refusal-excluded =
    { $days ->
        [one] Ti sei vietato il gioco: ancora { $days } giorno.
        [many] Ti sei vietato il gioco: ancora { $days } di giorni.
       *[other] Ti sei vietato il gioco: ancora { $days } giorni.
    }
refusal-exclusion-range = { $days } non va bene come numero di giorni. Possibile: da { $minimum } a { $maximum }.
refusal-buy-in-limit = { $amount } supera quello che oggi puoi ancora portare ai tavoli: { $maximum }.
refusal-chips-range = Non si possono spostare { $amount } fiches. Possibile: da { $minimum } a { $maximum }.
refusal-season-at-tables = Ci sono fiches ai tavoli. Prima chiudili: /table close.

## Risposte

reply-daily =
    { $amount ->
        [one] Ecco la tua fiche di oggi. Il tuo saldo: { $balance }.
        [many] Ecco le tue { $amount } di fiches di oggi. Il tuo saldo: { $balance }.
       *[other] Ecco le tue { $amount } fiches di oggi. Il tuo saldo: { $balance }.
    }
reply-top = Chi ne ha di più, tavoli compresi:
reply-excluded =
    { $days ->
        [one] Fatto: niente poker qui per { $days } giorno. Non si può accorciare.
        [many] Fatto: niente poker qui per { $days } di giorni. Non si può accorciare.
       *[other] Fatto: niente poker qui per { $days } giorni. Non si può accorciare.
    }
reply-stakes = Le poste di questo posto:
reply-stake-saved = Salvato: { $name }.
reply-stake-removed = Eliminato: { $name }. Un tavolo che ci gioca va avanti.
reply-stake-used =
    { $where ->
        [room] Questa stanza gioca { $name } dal prossimo tavolo.
       *[community] Dove una stanza non ha una posta sua, si gioca { $name }.
    }
reply-table-closing = Il tavolo chiude dopo questa mano; le fiches tornano nei saldi.
reply-table-closed-now = Il tavolo è chiuso. La mano non conta; ogni fiche è tornata al suo posto.
reply-paused = Il tavolo è in pausa. Il tempo è fermo.
reply-resumed = Il tavolo riprende, con il tempo che restava.
reply-floor-preview = { ruling-name }: ecco che effetto avrebbe.
reply-floor-done = Fatto: { ruling-name }.
reply-settings = Le impostazioni di questo posto:
reply-settings-saved = Salvato.
reply-chips-granted = { $name } riceve { $amount } fiches e ora ha un saldo di { $balance }.
reply-chips-taken = { $amount } fiches tolte a { $name }, che ora ha un saldo di { $balance }.
reply-season-preview = Nuova stagione: { $people } saldi, in tutto { $amount } fiches, tornerebbero alla quota di partenza.
reply-season-done = La nuova stagione è iniziata per { $people } giocatori.
reply-admin-log = Chi ha fatto che cosa, dal più recente:
reply-audit-file = Registro e libro mastro in un file: { $entries } atti di admin, { $movements } movimenti di fiches.

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
stake-line-default = { $name }: { $stake } (in tutte le altre)
stakes-none = Ancora nessuna. Per aggiungerne una: /stakes add sera 10/20 buyin=400-2000 game=holdem betting=nl seats=6 clock=30
standing-line = { $place }. { $name }: { $chips } (di cui { $tables } ai tavoli)
standings-none = Nessuno ha ancora fiches.
preview-none = Non si muove nessuna fiche.
preview-line =
    { $sign ->
        [plus] { $name }: +{ $chips }
       *[minus] { $name }: −{ $chips }
    }
setting-line = { $field }: { $value }
settings-hint = Per cambiare: /settings nome=valore, per esempio /settings daily_chips=500 time_zone=Europe/Rome
log-line = { $instant } { $name }: { $what }
log-none = Ancora niente.
log-more = I più vecchi: /audit { $before }

## Che cosa dice il registro

log-stake-add = ha aggiunto la posta { $name }
log-stake-edit = ha cambiato la posta { $name }
log-stake-remove = ha eliminato la posta { $name }
log-stake-use = { $where ->
    [room] ha scelto la posta di questa stanza: { $name }
   *[community] ha scelto la posta di tutte le stanze: { $name }
}
log-settings = ha cambiato impostazioni
log-grant = ha dato { $amount } fiches a { $name }
log-take = ha tolto { $amount } fiches a { $name }
log-season = ha iniziato una nuova stagione
log-floor = ha deciso: { ruling-name }
log-pause = ha messo in pausa un tavolo
log-resume = ha fatto riprendere un tavolo
log-close = ha chiuso un tavolo
log-close-now = ha chiuso un tavolo subito

## Pulsanti

button-floor-confirm = Sì, è deciso
button-season-confirm = Sì, si ricomincia
