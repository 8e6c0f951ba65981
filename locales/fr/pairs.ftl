### Les pertes entre deux joueurs que le hasard n'explique pas.

reply-pairs =
    { $days ->
        [one] Pertes à sens unique des dernières 24 heures :
        [many] Pertes à sens unique des derniers { $days } de jours :
       *[other] Pertes à sens unique des { $days } derniers jours :
    }
reply-pairs-file = Les pertes à sens unique dans un fichier. Jours : { $days } ; paires : { $count }.
pairs-line = { $loser } a perdu { $amount } contre { $winner } : { $percent } % de ce qui a circulé entre eux, { $share } % de toutes ses pertes ; donnes : { $hands }
pairs-gifts = cadeaux : { $amount }
pairs-none = Aucune. Personne n'a perdu l'équivalent des jetons de départ contre un seul joueur, avec plus de constance que le hasard.
pairs-hint = Cela ne prouve rien, mais dit où regarder. En fichier : /audit pairs file

command-audit-pairs-name = paires
command-audit-pairs-description = Pertes à sens unique entre deux joueurs
