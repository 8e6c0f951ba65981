### Cadeaux de jetons entre joueurs, là où les admins les permettent.

setting-gifts = Les joueurs peuvent s'offrir des jetons
refusal-gifts-off = Ici, on ne s'offre pas de jetons. Un admin peut le permettre : /settings gifts=on
refusal-gift-to-oneself = Vous ne pouvez pas vous offrir des jetons à vous-même.
refusal-gift-to-house = Les joueurs de la maison n'acceptent pas de cadeaux.
refusal-gift-too-much = Votre solde est de { $balance } : vous ne pouvez pas offrir { $amount }.
reply-gift-given = Offert à { $name } : { $amount }. Votre solde : { $balance }.
notice-gift = { $name } vous offre des jetons : { $amount }. Votre solde : { $balance }.
telegram-gift-whom = À qui ? Répondez à cette personne par /gift 500, ou écrivez /gift @nom 500. Je connais ceux qui ont écrit ou touché un bouton ici.

command-gift-name = offrir
command-gift-description = Offrir à quelqu'un des jetons de votre solde : @nom 500
