### Premiers pas, conseils de la première fois, et les commandes qui vont avec.

## Premiers pas

help-title = Premiers pas
help-begin = 1. /poker montre la table. Touchez « Prendre place » ; à deux, on peut jouer. Les jetons viennent de votre solde : /balance l'affiche, /daily y ajoute des jetons gratuits une fois par jour.
help-cards = 2. Vos cartes arrivent en privé. « Mes cartes », sous la table, ne les montre qu'à vous.
help-turn = 3. Quand c'est à vous, les boutons sous la table disent ce que vous pouvez faire et ce que cela coûte.
help-words = 4. Vous pouvez aussi l'écrire : /call, /raise 120, /fold. /rules explique ce jeu, /ranks dit quelle main bat laquelle.
help-leave = 5. /away pour une pause, /leave pour partir : vos jetons reviennent à votre solde.
help-tips = La première fois que quelque chose vous arrive, je vous l'explique en privé. /help off pour arrêter, /help on pour reprendre.
help-admin-title = Pour les admins
help-admin-stakes = Ce qui se joue : /stakes add soir 10/20 buyin=400-2000, puis /stakes default soir.
help-admin-table = La table : /table open omaha, /table close, /table pause. Une distribution ratée : /floor.
help-admin-chips = Les jetons : /chips grant @nom 500. Tout est dans /audit, avec votre nom.
help-admin-settings = Le reste : /settings, pour le fuseau horaire, les salons, les jetons du jour et qui ouvre des tables.

command-rules-name = regles
command-rules-description = Les règles du jeu joué ici, thème par thème
command-ranks-name = mains
command-ranks-description = Quelle main bat laquelle
command-help-name = aide
command-help-description = Premiers pas ; off et on pour les explications que je vous envoie
option-topic-name = theme
option-topic-description = Ce que vous voulez savoir
option-tips-name = conseils
option-tips-description = Expliquer ce qui vous arrive pour la première fois : on ou off

reply-rules = Voici les règles.
reply-help = Voici les premiers pas.
reply-tips-on = Désormais, je vous explique les choses quand elles vous arrivent pour la première fois.
reply-tips-off = Je n'explique plus rien sans qu'on me le demande. Pour reprendre : /help on

## Conseils, chacun envoyé une seule fois à chaque personne

notice-tip-turn =
    { $to_call ->
        [0] C'est votre premier tour à la table { $table }. Personne n'a misé : « Checker » est gratuit et vous restez en jeu. « Miser… » met des jetons et oblige les autres à payer ou à se coucher. « Se coucher » abandonne la main. (/help off pour ne plus recevoir de conseils)
       *[other] C'est votre premier tour à la table { $table }. « Suivre » coûte { $to_call } et vous restez en jeu. « Relancer… » fait monter le prix pour tous. « Se coucher » abandonne la main, sans rien payer de plus. (/help off pour ne plus recevoir de conseils)
    }
notice-tip-blind =
    { $kind ->
        [small] Vous venez de payer { $amount } à la table { $table } : c'est la petite blinde. Elle est devant vous comme une mise ; suivre la grosse ne coûte donc que la différence. Les blindes tournent à chaque donne.
        [ante] Vous venez de payer { $amount } à la table { $table } : c'est l'ante. Tout le monde la paie à chaque donne, et elle va droit au pot.
       *[big] Vous venez de payer { $amount } à la table { $table } : c'est la grosse blinde. Elle est devant vous comme une mise : si personne ne relance, vous jouez sans rien ajouter. Les blindes tournent à chaque donne.
    }
notice-tip-call =
    { $reason ->
        [short] Cette fois, vous pouvez seulement suivre ou vous coucher : la mise vaut votre tapis ou plus. Suivre vous met à tapis, et vous jouez pour la part du pot que vous avez pu égaler.
        [alone] Cette fois, vous pouvez seulement suivre ou vous coucher : tous les autres sont à tapis, personne ne pourrait suivre une relance.
        [cap] Cette fois, vous pouvez seulement suivre ou vous coucher : ce tour a eu toutes les relances que permet la limite.
       *[closed] Cette fois, vous pouvez seulement suivre ou vous coucher : le tapis était trop petit pour une relance complète, et ceux qui avaient déjà parlé ne peuvent plus relancer.
    }
notice-tip-won =
    { $reason ->
        [rank] { $name } a gagné avec { $won }, devant { $lost } : les deux mains sont du même type, les cartes les plus hautes décident.
       *[kind] { $name } a gagné avec { $won }, devant { $lost } : un meilleur type de main l'emporte, quelle que soit la hauteur des cartes. L'ordre des mains : /ranks
    }
