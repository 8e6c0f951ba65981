### Discord seulement. Les noms des droits sont ceux des réglages de Discord.

missing-rights = Je ne peux pas afficher de table dans ce salon. Un admin doit me donner ici ces droits : { $rights }.
right-view-channel = Voir les salons
right-read-history = Voir les anciens messages
right-send-messages = Envoyer des messages
right-send-in-threads = Envoyer des messages dans les fils
discord-role-hint = Discord ne montre les commandes des admins qu'aux membres qui peuvent « Gérer le serveur ». Pour les montrer au rôle : Paramètres du serveur → Intégrations → ce bot.
