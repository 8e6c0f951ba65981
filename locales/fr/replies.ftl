### Réponses privées. Au plus 200 caractères chacune.

reply-acted =
    { $act ->
        [fold] Vous vous couchez.
        [check] Vous checkez.
        [call] Vous suivez { $amount }.
        [bet] Vous misez { $amount }.
        [raise] Vous relancez à { $amount }.
       *[all-in] Vous êtes à tapis : { $amount }.
    }
reply-sat-down =
    { $amount ->
        [one] Vous voilà au siège { $seat } avec { $amount } jeton. Il reste à votre solde : { $balance }.
        [many] Vous voilà au siège { $seat } avec { $amount } de jetons. Il reste à votre solde : { $balance }.
       *[other] Vous voilà au siège { $seat } avec { $amount } jetons. Il reste à votre solde : { $balance }.
    }
reply-leaving = Vous partez après cette donne. Vos jetons reviennent à votre solde.
reply-left =
    { $amount ->
        [one] Vous quittez la table avec { $amount } jeton. Votre solde : { $balance }.
        [many] Vous quittez la table avec { $amount } de jetons. Votre solde : { $balance }.
       *[other] Vous quittez la table avec { $amount } jetons. Votre solde : { $balance }.
    }
reply-away = Vous êtes en pause dès la prochaine donne. À votre retour : « De retour ».
reply-away-at-big = Vous ferez une pause quand la grosse blinde arrivera à vous. Pour rester : « De retour ».
reply-back = Bon retour. Vous recevrez des cartes à la prochaine donne.
reply-back-waiting = Bon retour. Attendez la grosse blinde, ou postez { $amount } pour jouer plus tôt.
reply-top-up-queued =
    { $amount ->
        [one] { $amount } jeton rejoindra votre tapis à la prochaine donne. Il reste à votre solde : { $balance }.
        [many] { $amount } de jetons rejoindront votre tapis à la prochaine donne. Il reste à votre solde : { $balance }.
       *[other] { $amount } jetons rejoindront votre tapis à la prochaine donne. Il reste à votre solde : { $balance }.
    }
reply-top-up-done =
    { $amount ->
        [one] { $amount } jeton de plus dans votre tapis. Il reste à votre solde : { $balance }.
        [many] { $amount } de jetons de plus dans votre tapis. Il reste à votre solde : { $balance }.
       *[other] { $amount } jetons de plus dans votre tapis. Il reste à votre solde : { $balance }.
    }
reply-entry-post = Vous postez { $amount } et recevrez des cartes dès que le bouton sera passé.
reply-entry-wait = Vous attendez la grosse blinde.
reply-straddle-on = Straddle à la prochaine donne, si votre place le permet. Pour y renoncer avant la donne : « Sans straddle ».
reply-straddle-off = Pas de straddle pour vous.
reply-drew =
    { $count ->
        [0] Main servie : vous gardez vos cartes.
        [one] Vous échangez { $count } carte.
        [many] Vous échangez { $count } de cartes.
       *[other] Vous échangez { $count } cartes.
    }
reply-run-twice-yes = Entendu : deux fois, si tout le monde est d'accord.
reply-run-twice-no = Entendu : une fois.
reply-chop-yes = Entendu : on reprend les blindes, si l'autre est d'accord.
reply-chop-no = Entendu : la donne se joue.
reply-board-played = Vous jouez le tableau ; personne ne voit vos cartes.
reply-table-opened =
    { $game ->
        [holdem] La table est ouverte : { game-holdem }.
        [omaha] La table est ouverte : { game-omaha }.
        [draw] La table est ouverte : { game-draw }.
        [draw32] La table est ouverte : { game-draw32 }.
       *[other] La table est ouverte : { $game } ({ $betting }).
    }
reply-pre-action =
    { $kind ->
        [call] Prévu : suivre { $price }. Si le prix change, le plan est annulé.
       *[check-fold] Prévu : checker, ou se coucher devant une mise.
    }
reply-pre-action-cleared = Plus rien n'est prévu.
reply-shown = Vos cartes sont sur la table.
reply-mucked = Vous jetez votre main ; personne ne la voit.
reply-cards = Personne d'autre ne voit ceci.
reply-no-cards = Vous n'avez pas de cartes dans cette donne.
reply-balance =
    { $balance ->
        [one] Votre solde : { $balance } jeton. À la table : { $at_table }.
        [many] Votre solde : { $balance } de jetons. À la table : { $at_table }.
       *[other] Votre solde : { $balance } jetons. À la table : { $at_table }.
    }
reply-lobby = Voici la table.
reply-language = Désormais, je vous parle français.
reply-duplicate = C'était déjà fait.
