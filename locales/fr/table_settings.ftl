### Ce qui se joue dans un salon, et le changer en cours de partie.

reply-table-settings = Ce qui se joue ici :
reply-table-changed =
    { $moment ->
        [now] C'est enregistré. On joue désormais ainsi :
       *[next] C'est enregistré. On jouera ainsi dès la prochaine donne ; la donne en cours ne change pas :
    }
table-settings-none = Aucune table n'est ouverte ici. La prochaine jouera :
table-settings-next = Dès la prochaine donne :
table-settings-stake = Ce sont les mises du salon : { $name }.
table-settings-other = Les mises du salon sont autres, { $name } : la prochaine table les jouera.
table-settings-seats =
    { $count ->
        [one] { $count } siège
        [many] { $count } de sièges
       *[other] { $count } sièges
    }
table-settings-bank = banque de temps : { $time }
table-settings-no-bank = sans banque de temps
table-settings-hint = Les admins changent cela ainsi : /table settings ante=5 clock=30

log-table-rules = a changé ce que joue une table : { $changes }

command-table-settings-name = reglages
command-table-settings-description = Voir ce qui se joue ici ; les admins le changent dès la prochaine donne
