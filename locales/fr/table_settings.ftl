### Ce qui se joue dans un salon, et le changer en cours de partie.

reply-table-settings = Ce qui se joue ici :
reply-table-changed =
    { $moment ->
        [now] C'est enregistré. On joue maintenant :
       *[next] C'est enregistré. La donne en cours ne change pas ; dès la suivante, on jouera :
    }
table-settings-none = Aucune table n'est ouverte ici. La prochaine jouera :
table-settings-next = Dès la prochaine donne :
table-settings-stake = C'est la formule du salon : { $name }.
table-settings-other = La formule du salon est différente, { $name } : la prochaine table la jouera.
table-settings-seats =
    { $count ->
        [one] { $count } siège
        [many] { $count } de sièges
       *[other] { $count } sièges
    }
table-settings-bank = banque de temps : { $time }
table-settings-no-bank = sans banque de temps
table-settings-hint = Les admins changent cela ainsi : /table settings ante=5 clock=30

log-table-rules = a changé les réglages d'une table : { $changes }

command-table-settings-name = reglages
command-table-settings-description = Voir ce qui se joue ici ; les admins le changent dès la prochaine donne
