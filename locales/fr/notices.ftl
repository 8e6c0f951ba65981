### Nouvelles pour une seule personne, envoyées en privé.

notice-your-cards = Table { $table }, donne { $hand } : vos cartes
notice-pre-action-cancelled =
    { $kind ->
        [call] Le prix a changé : suivre n'est plus prévu. À vous de décider.
       *[check-fold] La situation a changé : plus rien n'est prévu. À vous de décider.
    }
notice-sat-out-clock = Vous avez manqué deux tours à la table { $table }, vous voilà donc en pause. À votre retour : « De retour ».
notice-broke = Vous n'avez plus de jetons à la table { $table }. Recavez sous { $seconds } pour garder votre siège.
notice-stood-up =
    { $reason ->
        [closed] La table { $table } est fermée. Revenu à votre solde : { $amount }.
        [broke] Vous n'aviez plus de jetons : votre siège à la table { $table } est libéré. Revenu à votre solde : { $amount }.
        [away] Vous étiez longtemps en pause : votre siège à la table { $table } est libéré. Revenu à votre solde : { $amount }.
        [missed-blinds] Trois grosses blindes sont passées pendant votre pause : votre siège à la table { $table } est libéré. Revenu à votre solde : { $amount }.
       *[left] Vous avez quitté la table { $table }. Revenu à votre solde : { $amount }.
    }
notice-must-post = Vous attendez la grosse blinde à la table { $table }. Ou postez { $amount } pour jouer plus tôt ?
notice-table-closed = La table { $table } est fermée.
notice-resumed = Je me suis absenté un instant, me revoilà. La donne continue à la table { $table } ; vous avez { $seconds }.
