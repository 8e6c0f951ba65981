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
        [one] Vous voilà au siège { $seat } avec { $amount } jeton. Reste à votre solde : { $balance }.
        [many] Vous voilà au siège { $seat } avec { $amount } de jetons. Reste à votre solde : { $balance }.
       *[other] Vous voilà au siège { $seat } avec { $amount } jetons. Reste à votre solde : { $balance }.
    }
reply-leaving = Vous partirez après cette donne. Vos jetons reviendront à votre solde.
reply-left =
    { $amount ->
        [one] Vous quittez la table avec { $amount } jeton. Votre solde : { $balance }.
        [many] Vous quittez la table avec { $amount } de jetons. Votre solde : { $balance }.
       *[other] Vous quittez la table avec { $amount } jetons. Votre solde : { $balance }.
    }
reply-away = Vous serez en pause dès la prochaine donne. Pour revenir, touchez « Je suis de retour ».
reply-away-at-big = Vous ferez une pause quand viendra votre tour de grosse blinde. Pour rester, touchez « Je suis de retour ».
reply-back = Vous revoilà ! Vous recevrez des cartes à la prochaine donne.
reply-back-waiting = Vous revoilà ! Attendez la grosse blinde, ou postez { $amount } pour jouer plus tôt.
reply-top-up-queued =
    { $amount ->
        [one] { $amount } jeton rejoindra votre tapis à la prochaine donne. Reste à votre solde : { $balance }.
        [many] { $amount } de jetons rejoindront votre tapis à la prochaine donne. Reste à votre solde : { $balance }.
       *[other] { $amount } jetons rejoindront votre tapis à la prochaine donne. Reste à votre solde : { $balance }.
    }
reply-top-up-done =
    { $amount ->
        [one] { $amount } jeton de plus dans votre tapis. Reste à votre solde : { $balance }.
        [many] { $amount } de jetons de plus dans votre tapis. Reste à votre solde : { $balance }.
       *[other] { $amount } jetons de plus dans votre tapis. Reste à votre solde : { $balance }.
    }
reply-entry-post = Vous postez { $amount } et recevrez des cartes dès que le bouton vous aura dépassé.
reply-entry-wait = Vous attendez la grosse blinde.
reply-straddle-on = Straddle à la prochaine donne, si votre place le permet. Pour y renoncer avant les cartes : « Sans straddle ».
reply-straddle-off = Pas de straddle, c'est noté.
reply-drew =
    { $count ->
        [0] Main servie : vous gardez vos cartes.
        [one] Vous échangez { $count } carte.
        [many] Vous échangez { $count } de cartes.
       *[other] Vous échangez { $count } cartes.
    }
reply-run-twice-yes = Entendu : deux fois, si tout le monde est d'accord.
reply-run-twice-no = Entendu : une seule fois.
reply-chop-yes = Entendu : vous reprenez votre blinde, si l'autre est d'accord.
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
        [call] Prévu : suivre { $price }. Si le prix change, c'est annulé.
       *[check-fold] Prévu : checker, ou vous coucher s'il y a une mise.
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
