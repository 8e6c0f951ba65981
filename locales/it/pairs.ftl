### Perdite tra due giocatori che il caso non spiega.

reply-pairs =
    { $days ->
        [one] Perdite a senso unico delle ultime 24 ore:
        [many] Perdite a senso unico degli ultimi { $days } di giorni:
       *[other] Perdite a senso unico degli ultimi { $days } giorni:
    }
reply-pairs-file = Le perdite a senso unico in un file. Giorni: { $days }; coppie: { $count }.
pairs-line = { $loser } ha perso { $amount } contro { $winner }: il { $percent }% di quanto si sono scambiati, il { $share }% di tutte le sue perdite; mani: { $hands }
pairs-gifts = regali: { $amount }
pairs-none = Niente di strano: nessuno ha perso contro un solo giocatore le fiches di partenza o più, con una costanza che il caso non spiega.
pairs-hint = Non prova niente: dice dove guardare. In un file: /audit pairs file

command-audit-pairs-name = coppie
command-audit-pairs-description = Perdite a senso unico tra due giocatori
