### Ce dont seul Telegram a besoin.

## La conversation privée

telegram-group-only = Les tables se trouvent dans les groupes : ajoutez-moi à l'un d'eux, ou revenez au vôtre, et tapez-y /poker. Ici, vous pouvez demander /cards, /balance, /rules, /help et /language.
telegram-draw-sent = Vos cartes sont dans notre discussion privée : choisissez-y celles à changer.
telegram-page-sent = La page est dans notre discussion privée.

## Une nouvelle formule, pas à pas

telegram-stake-ask-name = Nouvelle formule : quel nom ? 24 lettres et chiffres au plus, par exemple : soir
telegram-stake-ask-blinds = { $name } : quelles blindes ? Par exemple 10/20
telegram-stake-ask-buy-in = Quelle cave, du minimum au maximum ? Par exemple 400-2000
telegram-stake-ask-game = Quel jeu ?
telegram-stake-ask-betting = Quelle limite ?
telegram-stake-ask-save = { $name } : { $game }, { $betting }, blindes { $blinds }, cave { $buyin }. Enregistrer ?
telegram-stake-next = À jouer ici dès la prochaine table : /stakes default { $name }. Tout de suite : /table open { $name }
telegram-stake-cancelled = Rien n'a été enregistré.
telegram-stake-expired = Plus de dix minutes ont passé ; rien n'a été enregistré. Pour recommencer : /stakes add
telegram-stake-reply = Pour répondre, utilisez « Répondre » sur ce message.
telegram-stake-one-line = En une ligne : /stakes add soir 10/20 buyin=400-2000 game=holdem betting=nl seats=6 clock=30

## Jetons et fichiers

telegram-whom = Les jetons de qui ? Répondez à cette personne par /chips grant 500, ou écrivez /chips grant @nom 500. Je connais ceux qui ont écrit ou touché un bouton ici.
telegram-file-start = Le fichier arrive en message privé. Touchez d'abord Démarrer, puis redemandez : { $link }
