### Ciò che serve solo a Telegram: pulsanti che aprono un'altra chat.

button-cards-private = Carte in privato
button-back-to-table = Torna al tavolo
telegram-only-you = Questo messaggio lo vedi solo tu.
