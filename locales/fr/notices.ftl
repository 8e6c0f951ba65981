### Nouvelles pour une seule personne, envoyées en privé.

notice-your-cards = Table { $table }, donne { $hand } : vos cartes
notice-pre-action-cancelled =
    { $kind ->
        [call] Le prix a changé : « Suivre à mon tour » est annulé. Décidez de nouveau.
       *[check-fold] La situation a changé : « Checker/se coucher » est annulé. Décidez de nouveau.
    }
notice-sat-out-clock = Vous avez manqué deux tours à la table { $table } : vous voilà en pause. Pour revenir, touchez « Je suis de retour ».
notice-broke = Vous n'avez plus de jetons à la table { $table }. Vous avez { $seconds } pour recaver et garder votre siège.
notice-stood-up =
    { $reason ->
        [closed] La table { $table } est fermée. Rendu à votre solde : { $amount }.
        [broke] Vous n'aviez plus de jetons : votre siège à la table { $table } est libéré. Rendu à votre solde : { $amount }.
        [away] Votre pause a trop duré : votre siège à la table { $table } est libéré. Rendu à votre solde : { $amount }.
        [missed-blinds] Trois grosses blindes sont passées pendant votre pause : votre siège à la table { $table } est libéré. Rendu à votre solde : { $amount }.
       *[left] Vous avez quitté la table { $table }. Rendu à votre solde : { $amount }.
    }
notice-must-post = Vous attendez la grosse blinde à la table { $table }. Vous pouvez aussi poster { $amount } pour jouer plus tôt.
notice-your-draw = Table { $table }, donne { $hand } : à vous d'échanger
notice-run-twice = Table { $table } : tirer la fin deux fois ? Chaque moitié du pot a son tableau. Vous avez { $seconds } ; sans réponse, ce sera une seule fois.
notice-chop = Table { $table } : reprendre les blindes ? Si vous êtes tous les deux d'accord, chacun reprend la sienne. Vous avez { $seconds } ; sans réponse, c'est non.
notice-voided = La donne { $hand } de la table { $table } est annulée. Rendu à votre tapis : { $amount }.
notice-misdeal = Maldonne : la donne { $hand } de la table { $table } est redistribuée. Vos mises sont revenues dans votre tapis.
notice-paused = La table { $table } est en pause. Votre chrono est arrêté ; rien n'est perdu.
notice-table-closed = La table { $table } est fermée.
notice-resumed = Je me suis absenté un instant, me revoilà. La donne continue à la table { $table } ; vous avez { $seconds }.
