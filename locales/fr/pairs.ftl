### Les pertes entre deux joueurs que le hasard n'explique pas.

reply-pairs =
    { $days ->
        [one] Pertes à sens unique des dernières 24 heures :
        [many] Pertes à sens unique des derniers { $days } de jours :
       *[other] Pertes à sens unique des { $days } derniers jours :
    }
reply-pairs-file = Les pertes à sens unique dans un fichier. Jours : { $days } ; duos : { $count }.
pairs-line = { $loser } a perdu { $amount } contre { $winner } : { $percent } % de ce qui a circulé entre eux, { $share } % de toutes ses pertes ; donnes : { $hands }
pairs-gifts = cadeaux : { $amount }
pairs-none = Aucune : personne n'a perdu l'équivalent des jetons de départ contre un seul joueur plus régulièrement que le hasard ne l'explique.
pairs-hint = Cela ne prouve rien, mais indique où regarder. Dans un fichier : /audit pairs file

command-audit-pairs-name = duos
command-audit-pairs-description = Pertes à sens unique entre deux joueurs
