### Qui est qui : vos données, comptes liés, communautés réunies.

## Same as English: noms propres

platform-discord = Discord
platform-telegram = Telegram

##

platform-playground = la page

## Vos données

reply-privacy = { $days ->
    [0] Ce que je garde sur vous, et les trois choses que vous pouvez en faire :
   *[other] Ce que je garde sur vous, et les trois choses que vous pouvez en faire. Jours restants sans jouer, à votre demande : { $days }
}
privacy-word-export = /privacy export – tout ce que je garde sur vous, dans un fichier
privacy-word-delete = /privacy delete – effacer votre nom et vos comptes de mes registres ; avec confirmation
privacy-word-exclude = /privacy exclude 30 – pas de poker pendant 30 jours ; impossible de raccourcir
reply-privacy-export = Voici tout ce que je garde sur vous. Lignes du grand livre : { $movements } ; donnes reçues : { $count }.
reply-privacy-delete-preview = J'effacerai votre nom, votre langue et vos comptes. Jetons, écritures et exclusion restent sous un numéro : revenez avec le même compte, et vous les retrouverez.
privacy-delete-beyond = Les messages déjà envoyés et les sauvegardes de l'hébergeur m'échappent.
reply-privacy-deleted = C'est fait : dans mes registres, vous n'êtes plus que #{ $person }. Si vous revenez avec le même compte, vos jetons seront toujours là.
refusal-leave-tables-first = Impossible tant que l'un des comptes concernés a un siège ou des jetons à une table. Quittez d'abord les tables : /leave
export-about = Tout ce que l'hôte de poker garde sur vous. Les jetons n'ont pas de valeur en argent. Les donnes sont gardées sans nom, sous votre numéro ; ce fichier dit où vous avez joué et combien de donnes, et ne montre les cartes cachées de personne.
export-language = celle de la plateforme
button-forget-confirm = Oui, supprimer

## Comptes liés

reply-link-code = Votre code : { $code }. Sur l'autre plateforme, écrivez-moi : /link { $code }. Il sert une fois, pendant { $minutes } min. Ne le montrez à personne.
reply-linked-with = Comptes liés : { $platforms }. Un seul solde, un siège par table. Pour les séparer : /link undo
reply-link-preview = Vous ne feriez plus qu'une seule personne avec { $name } ({ $platform }) : un seul solde, un siège par table.
link-bring-line = { $platform }, communauté { $number } : vous apportez { $amount }
link-bring-none = Vous n'apportez aucun jeton.
link-warning = Ne continuez que si vous avez créé ce code vous-même.
reply-link-done = Vos comptes sont liés, le vôtre et { $name }. Jetons apportés : { $amount }. Pour défaire le lien : /link undo
reply-link-undo-preview = { $platforms } seraient de nouveau séparés. Votre compte reprend au plus les jetons qu'il avait apportés, s'ils sont encore là.
reply-link-undone = Comptes séparés. Jetons repris : { $amount }.
notice-linked = { $name } ({ $platform }) a saisi votre code : vous ne faites plus qu'une seule personne. Jetons apportés : { $amount }. Ce n'était pas vous ? /link undo
refusal-wrong-code = Ce code ne marche pas : il est faux, déjà utilisé ou trop vieux. Demandez-en un nouveau.
refusal-own-code = Ce code a été créé de ce côté-ci. Saisissez-le sur l'autre plateforme.
refusal-code-tries = Trop de codes faux. Réessayez dans { $minutes } min.
refusal-same-platform = Les deux sont sur la même plateforme. Un code en réunit deux différentes, comme Discord et Telegram.
refusal-linked-already = Vos comptes sont déjà liés. Pour changer, séparez-les d'abord : /link undo
refusal-not-linked = Vos comptes ne sont pas liés.
refusal-too-many-chips = Ensemble, cela fait plus de jetons qu'un solde ne peut contenir.
button-link-confirm = Oui, c'est moi
button-unlink-confirm = Oui, séparer

## Communautés réunies

reply-community-alone = Cette communauté n'est réunie à aucune autre. Pour la réunir à une communauté d'une autre plateforme : /community link
reply-community-linked = Réunies : { $guest } joue avec les jetons, les formules et les réglages de { $platform }. Pour séparer : /community unlink
reply-community-code = Code : { $code }. Sur l'autre plateforme, un admin écrit : /community link { $code }. Sa communauté rejoint celle-ci. Sert une fois, pendant { $minutes } min.
reply-community-preview = Votre communauté rejoindrait celle de { $name } ({ $platform }). Personnes avec des jetons : { $people } ; jetons apportés : { $amount }.
community-gives-up = Les formules, les réglages, la langue et le journal seront alors ceux de l'autre communauté ; les vôtres attendent, intacts, jusqu'à la séparation.
community-admins = Les admins d'un côté sont aussi admins de l'autre.
reply-community-joined = C'est fait : une seule communauté. Personnes venues avec des jetons : { $people } ; jetons : { $amount }. Pour défaire : /community unlink
reply-community-part-preview = { $guest } et { $platform } seraient séparés : formules et réglages comme avant, et chacun reprend au plus ce qu'il avait apporté.
reply-community-parted = Communautés séparées. Personnes qui ont repris des jetons : { $people } ; jetons : { $amount }.
refusal-community-linked-already = L'une des deux est déjà réunie à une autre. Séparez-la d'abord : /community unlink
reply-community-joined-closed = C'est fait, mais les tables ne sont pas encore permises dans ce salon. Personnes venues avec des jetons : { $people } ; jetons : { $amount }.
refusal-community-not-linked = Cette communauté n'est réunie à aucune autre.
refusal-close-tables-first = Une table est encore ouverte dans les salons qui changeraient. Fermez-la d'abord : /table close
log-community-link = a réuni la communauté à { $platform } ; personnes : { $people }, jetons : { $amount }
log-community-unlink = a séparé la communauté de { $platform } ; personnes : { $people }, jetons : { $amount }
button-join-confirm = Oui, réunir
button-part-confirm = Oui, séparer

## Commandes

command-link-name = lier
command-link-description = Un seul solde sur Discord et Telegram : demander un code, le saisir, ou défaire
command-community-name = communaute
command-community-description = Réunir cette communauté à celle d'une autre plateforme, ou les séparer
command-community-show-name = voir
command-community-show-description = Voir à quelle communauté celle-ci est réunie
command-community-link-name = reunir
command-community-link-description = Demander un code pour l'autre plateforme, ou en saisir un
command-community-unlink-name = separer
command-community-unlink-description = Les séparer de nouveau ; avec confirmation
command-privacy-about-name = apropos
command-privacy-about-description = Ce que vous pouvez faire de ce que je garde sur vous
command-privacy-export-name = exporter
command-privacy-export-description = Tout ce que je garde sur vous, dans un fichier
command-privacy-delete-name = supprimer
command-privacy-delete-description = Effacer votre nom et vos comptes de mes registres ; avec confirmation
# Same as English: le même mot.
option-code-name = code
option-code-description = Le code de l'autre plateforme
option-undo-name = defaire
option-undo-description = Séparer de nouveau vos comptes ; avec confirmation
