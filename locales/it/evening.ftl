### La fine della serata: le ultime mani, un orario di chiusura, e chi è sopra e chi è sotto.
### Risposte e rifiuti: al massimo 200 caratteri, perché Telegram li mostra in un avviso.

## Rifiuti

refusal-already-closing = Il tavolo chiude comunque dopo questa mano.
refusal-last-hand = È l'ultima mano: non si siede più nessuno.
refusal-last-hands-range = { $hands } non va bene come numero di ultime mani. Possibile: da { $minimum } a { $maximum }.
refusal-no-end-planned = Non ci sono ultime mani annunciate.
refusal-no-stop-time = Non c'è un orario di chiusura.

## Risposte

reply-last-hands =
    { $running ->
        [yes]
            { $hands ->
                [one] Ancora { $hands } mano dopo questa, poi il tavolo chiude.
                [many] Ancora { $hands } di mani dopo questa, poi il tavolo chiude.
               *[other] Ancora { $hands } mani dopo questa, poi il tavolo chiude.
            }
       *[no]
            { $hands ->
                [one] Ancora { $hands } mano, poi il tavolo chiude.
                [many] Ancora { $hands } di mani, poi il tavolo chiude.
               *[other] Ancora { $hands } mani, poi il tavolo chiude.
            }
    }
reply-last-hands-off = Ultime mani annullate. Il tavolo continua.
reply-stop-time = Il tavolo chiude alle { $time }, finita la mano in corso. Tempo rimasto: { $seconds }.
reply-stop-time-off = Orario di chiusura annullato. Il tavolo continua.
reply-settle-up =
    { $state ->
        [closed] I conti del tavolo { $table } (entrata → uscita)
       *[open] I conti del tavolo { $table } finora (entrata → adesso)
    }
reply-settle-file = I conti del tavolo { $table } in un file.
reply-settle-none = Qui nessuno ha ancora portato fiches: non ci sono conti da fare.

## Sul messaggio del tavolo, finché una fine è annunciata

ending-hands =
    { $hands ->
        [one] La prossima mano è l'ultima
        [many] Ultime { $hands } di mani
       *[other] Ultime { $hands } mani
    }
ending-hands-after =
    { $hands ->
        [one] Ancora { $hands } mano dopo questa
        [many] Ancora { $hands } di mani dopo questa
       *[other] Ancora { $hands } mani dopo questa
    }
ending-last-hand = Ultima mano
ending-time = Chiude alle { $time }, dopo la mano

## Nel suo registro

log-end =
    { $hands ->
        [one] Ancora { $hands } mano, poi il tavolo chiude
        [many] Ancora { $hands } di mani, poi il tavolo chiude
       *[other] Ancora { $hands } mani, poi il tavolo chiude
    }
log-end-after =
    { $hands ->
        [one] Ancora { $hands } mano dopo questa, poi si chiude
        [many] Ancora { $hands } di mani dopo questa, poi si chiude
       *[other] Ancora { $hands } mani dopo questa, poi si chiude
    }
log-end-dropped = Ultime mani annullate: si continua
log-stop-set = Il tavolo ora ha un orario di chiusura
log-stop-dropped = Orario di chiusura annullato: si continua

## I conti.

settle-title = I conti (entrata → uscita)
settle-line = { $name }: { $difference } ({ $brought } → { $has })
settle-carried = Nel piatto per la prossima mano: { $amount }
settle-house = { $name }, giocatore del banco

## Nel registro degli admin

log-last-hands = ha annunciato le ultime mani: { $hands }
log-last-hands-off = ha annullato le ultime mani
log-stop-time = ha fissato un orario di chiusura: { $time }
log-stop-time-off = ha annullato l'orario di chiusura

## Comandi

command-table-last-name = ultime
command-table-last-description = Chiudi il tavolo dopo un certo numero di mani
command-table-until-name = fino
command-table-until-description = Chiudi il tavolo a una certa ora, finita la mano in corso
command-settle-name = conti
command-settle-description = Guarda chi è sopra e chi è sotto a questo tavolo, o in un file
option-hands-name = mani
option-hands-description = Quante mani ancora, da 1 a 100
option-time-name = ora
option-time-description = Ora, nel fuso orario di /settings, per esempio 23:30
option-off-name = annulla
option-off-description = Annulla quello che era annunciato
option-file-name = in-file
option-file-description = In un file CSV
