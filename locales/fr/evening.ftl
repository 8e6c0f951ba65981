### La fin de la soirée : les dernières donnes, une heure de fermeture, et qui gagne ou perd combien.
### Réponses et refus : 200 caractères au plus, car Telegram les montre dans une alerte.

## Refus

refusal-already-closing = La table ferme de toute façon après cette donne.
refusal-last-hand = C'est la dernière donne : plus personne ne prend place.
refusal-last-hands-range = Nombre de dernières donnes impossible : { $hands }. Possible : de { $minimum } à { $maximum }.
refusal-no-end-planned = Aucune dernière donne n'est annoncée.
refusal-no-stop-time = Aucune heure de fermeture n'est fixée.

## Réponses

reply-last-hands =
    { $running ->
        [yes]
            { $hands ->
                [one] Encore { $hands } donne après celle-ci, puis la table ferme.
                [many] Encore { $hands } de donnes après celle-ci, puis la table ferme.
               *[other] Encore { $hands } donnes après celle-ci, puis la table ferme.
            }
       *[no]
            { $hands ->
                [one] Encore { $hands } donne, puis la table ferme.
                [many] Encore { $hands } de donnes, puis la table ferme.
               *[other] Encore { $hands } donnes, puis la table ferme.
            }
    }
reply-last-hands-off = L'annonce des dernières donnes est retirée. La table continue.
reply-stop-time = La table ferme à { $time }, dès que la donne en cours à ce moment-là est finie. Temps restant : { $seconds }.
reply-stop-time-off = L'heure de fermeture est retirée. La table continue.
reply-settle-up =
    { $state ->
        [closed] Les comptes de la table { $table } (apport → sortie)
       *[open] Les comptes de la table { $table } pour l'instant (apport → avoir)
    }
reply-settle-file = Les comptes de la table { $table } dans un fichier.
reply-settle-none = Personne n'a encore apporté de jetons ici : il n'y a pas de comptes à faire.

## Sur le message de la table, tant qu'une fin est annoncée

ending-hands =
    { $hands ->
        [one] La prochaine donne est la dernière
        [many] Encore { $hands } de donnes
       *[other] Encore { $hands } donnes
    }
ending-hands-after =
    { $hands ->
        [one] Encore { $hands } donne après celle-ci
        [many] Encore { $hands } de donnes après celle-ci
       *[other] Encore { $hands } donnes après celle-ci
    }
ending-last-hand = Dernière donne
ending-time = Fermeture à { $time }, la donne finie

## Dans son journal

log-end =
    { $hands ->
        [one] Encore { $hands } donne, puis la table ferme
        [many] Encore { $hands } de donnes, puis la table ferme
       *[other] Encore { $hands } donnes, puis la table ferme
    }
log-end-after =
    { $hands ->
        [one] Encore { $hands } donne après celle-ci, puis fermeture
        [many] Encore { $hands } de donnes après celle-ci, puis fermeture
       *[other] Encore { $hands } donnes après celle-ci, puis fermeture
    }
log-end-dropped = Annonce des dernières donnes retirée : la table continue
log-stop-set = La table a maintenant une heure de fermeture
log-stop-dropped = Heure de fermeture retirée : la table continue

## Les comptes.

settle-title = Les comptes (apport → sortie)
settle-line = { $name } : { $difference } ({ $brought } → { $has })
settle-carried = Dans le pot de la prochaine donne : { $amount }
settle-house = { $name }, joueur de la maison

## Dans le journal des admins

log-last-hands = a annoncé les dernières donnes : { $hands }
log-last-hands-off = a retiré l'annonce des dernières donnes
log-stop-time = a fixé une heure de fermeture : { $time }
log-stop-time-off = a retiré l'heure de fermeture

## Commandes

command-table-last-name = dernieres
command-table-last-description = Fermer la table après un certain nombre de donnes
command-table-until-name = jusqu-a
command-table-until-description = Fermer la table à une heure donnée, à la fin de la donne en cours
command-settle-name = comptes
command-settle-description = Voir qui gagne et qui perd à cette table ; ou dans un fichier
option-hands-name = donnes
option-hands-description = Combien de donnes encore, de 1 à 100
option-time-name = heure
option-time-description = Heure, dans le fuseau de /settings, par exemple 23:30
option-off-name = annuler
option-off-description = Retirer ce qui était annoncé
option-file-name = fichier
option-file-description = Dans un fichier CSV
