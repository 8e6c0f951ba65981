### Che cosa si gioca in una stanza, e come cambiarlo mentre si gioca.

reply-table-settings = Che cosa si gioca qui:
reply-table-changed =
    { $moment ->
        [now] Salvato. Da adesso si gioca così:
       *[next] Salvato. Si gioca così dalla prossima mano; quella in corso non cambia:
    }
table-settings-none = Qui non c'è un tavolo aperto. Al prossimo si giocherà:
table-settings-next = Dalla prossima mano:
table-settings-stake = È la posta di questa stanza: { $name }.
table-settings-other = La posta di questa stanza è un'altra, { $name }: vale dal prossimo tavolo.
table-settings-seats =
    { $count ->
        [one] { $count } posto
        [many] { $count } di posti
       *[other] { $count } posti
    }
table-settings-bank = riserva di tempo { $time }
table-settings-no-bank = senza riserva di tempo
table-settings-hint = Gli admin lo cambiano così: /table settings ante=5 clock=30

log-table-rules = ha cambiato il gioco di un tavolo: { $changes }

command-table-settings-name = impostazioni
command-table-settings-description = Vedi che cosa si gioca qui; gli admin lo cambiano dalla prossima mano
