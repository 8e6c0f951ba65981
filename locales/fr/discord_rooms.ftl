### Discord : ce qui est dit aux admins et aux joueurs sur les salons, les fils et les messages privés.

room-refused = Je ne peux plus écrire dans { $room }. La table y est en pause ; elle reprendra dès que je pourrai y écrire de nouveau.
room-refused-rights = Je ne peux plus écrire dans { $room }. La table y est en pause jusqu'à ce qu'un admin m'y donne ces droits : { $rights }.
right-open-thread = Gérer les fils (le fil est verrouillé)
right-create-threads = Créer des fils publics
thread-name = Table de poker
thread-opened = La table est ouverte dans son propre fil :
private-closed = Je ne peux pas vous envoyer de messages privés. Autorisez les messages privés de ce serveur dans ses paramètres de confidentialité, puis touchez le bouton.
private-again = Réessayer
private-works = C'est bon : désormais, vos cartes vous arrivent par message privé.
private-still-closed = Toujours pas : Discord ne me laisse pas vous écrire. Pour voir vos cartes, il y a toujours le bouton « Mes cartes ».
thread-not-here = Impossible de créer un fil ici. Utilisez la commande dans un salon textuel.
option-thread-name = fil
option-thread-description = Jouer dans un fil à part
