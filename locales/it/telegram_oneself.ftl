### Anonymous admins on Telegram: what needs a person is done when he presses the button himself.

telegram-oneself = Il registro delle fiches vuole un nome, e certe risposte sono per una persona sola: premi il pulsante e la cosa viene fatta a tuo nome.
# At most 40 characters.
telegram-oneself-button = Fallo a mio nome
