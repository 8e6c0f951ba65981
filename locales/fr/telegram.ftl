### Ce dont seul Telegram a besoin.

## La conversation privée

telegram-group-only = Les tables se trouvent dans les groupes : ajoutez-moi à l'un d'eux, ou revenez au vôtre, et tapez-y /poker. Ici, vous pouvez demander /cards, /balance et /language.
telegram-draw-sent = Vos cartes sont dans notre discussion privée : marquez-y celles à jeter.
