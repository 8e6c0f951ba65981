### Anonymous admins on Telegram: what needs a person is done when he presses the button himself.

telegram-oneself = Chips need a name in the books, and some answers are for one person only: press the button, and it is done in your own name.
# At most 40 characters.
telegram-oneself-button = Do it as myself
