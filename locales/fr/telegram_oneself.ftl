### Anonymous admins on Telegram: what needs a person is done when he presses the button himself.

telegram-oneself = Le registre des jetons veut un nom, et certaines réponses ne regardent qu'une personne : touchez le bouton, et ce sera fait sous votre propre nom.
# At most 40 characters.
telegram-oneself-button = Le faire sous mon nom
