### Qui est qui : vos données, comptes liés, communautés réunies.

## Same as English: noms propres

platform-discord = Discord
platform-telegram = Telegram

##

platform-playground = la page

## Vos données

reply-privacy = Voici trois choses que vous pouvez faire de ce que je garde sur vous. Jours d'exclusion du jeu restants : { $days }
privacy-word-export = /privacy export – tout ce que je garde sur vous, dans un fichier
privacy-word-delete = /privacy delete – votre nom et vos comptes quittent mes livres ; on vous demande d'abord
privacy-word-exclude = /privacy exclude 30 – pas de poker pendant 30 jours ; impossible de raccourcir
reply-privacy-export = Voici tout ce que je garde sur vous. Lignes du grand livre : { $movements } ; donnes jouées : { $count }.
export-about = Tout ce que l'hôte de poker garde sur vous. Les jetons n'ont pas de valeur en argent. Les donnes sont gardées sans nom, sous votre numéro ; ce fichier dit où vous avez joué et combien de donnes, et ne montre les cartes cachées de personne.
export-language = celle de la plateforme
reply-privacy-delete-preview = Votre nom, votre langue et vos comptes quittent mes livres. Jetons, écritures et exclusion restent sous un numéro ; revenez avec le même compte, et tout est à vous.
privacy-delete-beyond = Les messages déjà envoyés et les sauvegardes de l'hébergeur sont hors de ma portée.
reply-privacy-deleted = C'est fait : dans mes livres, vous n'êtes plus que #{ $person }. Si vous revenez avec le même compte, vos jetons seront toujours là.
refusal-leave-tables-first = Pas tant que l'un des comptes concernés a un siège ou des jetons à une table. Quittez d'abord les tables : /leave
button-forget-confirm = Oui, supprimer

## Comptes liés

reply-link-code = Votre code : { $code }. Sur l'autre plateforme, écrivez-moi : /link { $code }. Il sert une fois, pendant { $minutes } min. Ne le montrez à personne.
reply-linked-with = Comptes liés : { $platforms }. Un seul solde, un siège par table. Pour les séparer : /link undo
reply-link-preview = Vous ne feriez plus qu'un avec { $name } ({ $platform }) : un seul solde, un siège par table.
link-bring-line = { $platform }, communauté { $number } : vous apportez { $amount }
link-bring-none = Vous n'apportez aucun jeton.
link-warning = Ne continuez que si vous avez créé ce code vous-même.
reply-link-done = Vous êtes lié à { $name }. Jetons apportés : { $amount }. Pour défaire le lien : /link undo
reply-link-undo-preview = Ceci sépare de nouveau { $platforms }. Votre compte reprend au plus les jetons qu'il avait apportés, s'ils sont encore là.
reply-link-undone = Comptes séparés. Jetons repris : { $amount }.
notice-linked = { $name } ({ $platform }) a saisi votre code : vous ne faites plus qu'un. Jetons apportés : { $amount }. Ce n'était pas vous ? /link undo
refusal-wrong-code = Ce code ne marche pas : il est faux, déjà utilisé ou trop vieux. Demandez-en un nouveau.
refusal-own-code = Ce code a été créé de ce côté-ci. Saisissez-le sur l'autre plateforme.
refusal-code-tries = Trop de codes faux. Réessayez dans { $minutes } min.
refusal-same-platform = Les deux sont sur la même plateforme. Un code en réunit deux différentes, comme Discord et Telegram.
refusal-linked-already = Vos comptes sont déjà liés. Pour changer, séparez-les d'abord : /link undo
refusal-not-linked = Vos comptes ne sont pas liés.
refusal-too-many-chips = Ensemble, cela fait plus de jetons qu'un solde ne peut contenir.
button-link-confirm = Oui, c'est moi
button-unlink-confirm = Oui, séparer

## Communautés réunies

reply-community-alone = Cette communauté est seule. Pour la réunir à une autre plateforme : /community link
reply-community-linked = Réunies : { $guest } joue avec les jetons, les mises et les réglages de { $platform }. Pour séparer : /community unlink
reply-community-code = Code : { $code }. Sur l'autre plateforme, un admin écrit : /community link { $code }. Sa communauté rejoint celle-ci. Sert une fois, pendant { $minutes } min.
reply-community-preview = Ce groupe rejoindrait la communauté de { $name } ({ $platform }). Personnes avec des jetons : { $people } ; jetons apportés : { $amount }.
community-gives-up = Dès lors comptent les mises, les réglages, la langue et le journal de l'autre ; ceux d'ici sont en sommeil jusqu'à la séparation.
community-admins = Les admins de l'un sont admins des deux.
reply-community-joined = C'est fait : une seule communauté. Personnes venues avec des jetons : { $people } ; jetons : { $amount }. Pour défaire : /community unlink
reply-community-joined-closed = C'est fait, mais les tables ne sont pas encore permises dans ce salon. Personnes venues avec des jetons : { $people } ; jetons : { $amount }.
reply-community-part-preview = Ceci sépare { $guest } de { $platform } : mises et réglages comme avant, et chacun reprend au plus ce qu'il avait apporté.
reply-community-parted = Communautés séparées. Personnes qui ont repris des jetons : { $people } ; jetons : { $amount }.
refusal-community-linked-already = L'une des deux est déjà réunie à une autre. Séparez-la d'abord : /community unlink
refusal-community-not-linked = Cette communauté n'est réunie à aucune autre.
refusal-close-tables-first = Une table est encore ouverte dans les salons qui changeraient. Fermez-la d'abord : /table close
log-community-link = a réuni la communauté à { $platform } : { $people } personnes, { $amount } en jetons
log-community-unlink = a séparé la communauté de { $platform } : { $people } personnes, { $amount } en jetons
button-join-confirm = Oui, réunir
button-part-confirm = Oui, séparer

## Commandes

command-link-name = lier
command-link-description = Un seul solde sur Discord et Telegram : demander un code, le saisir, ou défaire
command-community-name = communaute
command-community-description = Réunir ce lieu à une autre plateforme, ou les séparer
command-community-show-name = voir
command-community-show-description = À quoi cette communauté est réunie
command-community-link-name = reunir
command-community-link-description = Demander un code pour l'autre plateforme, ou en saisir un
command-community-unlink-name = separer
command-community-unlink-description = Les séparer de nouveau ; on vous demande d'abord
command-privacy-about-name = apropos
command-privacy-about-description = Ce que vous pouvez faire de ce que je garde sur vous
command-privacy-export-name = exporter
command-privacy-export-description = Tout ce que je garde sur vous, dans un fichier
command-privacy-delete-name = supprimer
command-privacy-delete-description = Ôter votre nom et vos comptes de mes livres ; on vous demande d'abord
# Same as English: le même mot.
option-code-name = code
option-code-description = Le code de l'autre plateforme
option-undo-name = defaire
option-undo-description = Séparer de nouveau vos comptes ; on vous demande d'abord
