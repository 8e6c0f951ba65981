### Chi è chi: i tuoi dati, account collegati, comunità unite.

## Same as English: nomi propri

platform-discord = Discord
platform-telegram = Telegram

##

platform-playground = la pagina

## I tuoi dati

reply-privacy = { $days ->
    [0] Che cosa puoi fare con quello che conservo su di te:
   *[other] Che cosa puoi fare con quello che conservo su di te. Giorni di autoesclusione rimasti: { $days }
}
privacy-word-export = /privacy export – tutto quello che conservo su di te, in un file
privacy-word-delete = /privacy delete – tolgo il tuo nome e i tuoi account dai miei registri; prima chiedo conferma
privacy-word-exclude = /privacy exclude 30 – niente poker per 30 giorni; non si può accorciare
reply-privacy-export = Ecco tutto quello che conservo su di te. Righe del libro mastro: { $movements }, mani giocate: { $count }.
reply-privacy-delete-preview = Tolgo nome, lingua e account dai miei registri. Fiches, movimenti ed esclusione restano sotto un numero; se torni con lo stesso account, sono di nuovo tuoi.
privacy-delete-beyond = Non posso cancellare i messaggi già inviati né le copie di sicurezza del gestore.
reply-privacy-deleted = Fatto: nei miei registri ora sei solo #{ $person }. Se torni con lo stesso account, ritrovi le tue fiches.
refusal-leave-tables-first = Prima alzati dai tavoli: /leave. Finché uno degli account ha un posto o fiches a un tavolo, non si può.
export-about = Tutto quello che l'host di poker conserva su di te. Le fiches sono solo da gioco. Le mani sono conservate senza nomi, con il tuo numero; questo file dice dove hai giocato e quante mani, e non mostra le carte coperte di nessuno.
export-language = quella della piattaforma
button-forget-confirm = Sì, cancella

## Account collegati

reply-link-code = Il tuo codice: { $code }. Sull'altra piattaforma scrivimi: /link { $code }. Vale una volta sola, per { $minutes } min. Non mostrarlo a nessuno.
reply-linked-with = Account collegati: { $platforms }. Un solo saldo, un posto per tavolo. Per separarli: /link undo
reply-link-preview = Diventeresti una persona sola con { $name } ({ $platform }): un solo saldo, un posto per tavolo.
link-bring-line = { $platform }, comunità { $number }: porti { $amount }
link-bring-none = Non porti fiches.
link-warning = Continua solo se questo codice lo hai creato tu.
reply-link-done = Il tuo account è collegato con { $name }. Fiches portate: { $amount }. Per annullare: /link undo
reply-link-undo-preview = Così separi di nuovo { $platforms }. Il tuo account riprende al massimo le fiches che aveva portato, se ci sono ancora.
reply-link-undone = Account separati. Fiches riprese: { $amount }.
notice-linked = { $name } ({ $platform }) ha inserito il tuo codice: ora siete una persona sola. Fiches portate: { $amount }. Non eri tu? /link undo
refusal-wrong-code = Questo codice non va: è sbagliato, già usato o scaduto. Chiedine uno nuovo e riprova.
refusal-own-code = Questo codice è stato creato da questa parte. Scrivilo sull'altra piattaforma.
refusal-code-tries = Troppi codici sbagliati. Riprova tra { $minutes } min.
refusal-same-platform = Le due parti sono sulla stessa piattaforma. Un codice unisce piattaforme diverse, come Discord e Telegram.
refusal-linked-already = I tuoi account sono già collegati. Per cambiare, prima separali: /link undo
refusal-not-linked = I tuoi account non sono collegati.
refusal-too-many-chips = Insieme sarebbero più fiches di quante ne può tenere un saldo.
button-link-confirm = Sì, sono io
button-unlink-confirm = Sì, separa

## Comunità unite

reply-community-alone = Questa comunità non è unita a nessun'altra. Per unirla a una su un'altra piattaforma: /community link
reply-community-linked = Unite: { $guest } gioca con le fiches, le poste e le impostazioni di { $platform }. Per separarle: /community unlink
reply-community-code = Codice: { $code }. Un admin dell'altra piattaforma scrive lì: /community link { $code }. La sua comunità si unisce a questa. Vale una volta sola, per { $minutes } min.
reply-community-preview = Questo gruppo si unirebbe alla comunità di { $name } ({ $platform }). Persone con fiches: { $people }, fiches portate: { $amount }.
community-gives-up = Da quel momento valgono poste, impostazioni, lingua e registro dell'altra; quelli di qui restano fermi finché non le separi.
community-admins = Gli admin di una sono admin anche dell'altra.
reply-community-joined = Unite: ora è una comunità sola. Persone che hanno portato fiches: { $people }, fiches: { $amount }. Per annullare: /community unlink
reply-community-part-preview = Così { $guest } si separa da { $platform }: poste e impostazioni tornano quelle di prima, e ognuno riprende al massimo quello che aveva portato.
reply-community-parted = Comunità separate. Persone che hanno ripreso fiches: { $people }, fiches: { $amount }.
reply-community-joined-closed = Unite, ma in questa stanza i tavoli non sono ancora permessi. Persone che hanno portato fiches: { $people }, fiches: { $amount }.
refusal-community-linked-already = Una delle due è già unita a un'altra. Prima separala: /community unlink
refusal-community-not-linked = Questa comunità non è unita a nessun'altra.
refusal-close-tables-first = C'è ancora un tavolo aperto nelle stanze interessate. Prima chiudilo: /table close
log-community-link = ha unito la comunità a { $platform }: persone { $people }, fiches { $amount }
log-community-unlink = ha separato la comunità da { $platform }: persone { $people }, fiches { $amount }
button-join-confirm = Sì, unisci
button-part-confirm = Sì, separa

## Comandi

command-link-name = collega
command-link-description = Un solo saldo su Discord e Telegram: chiedi un codice, inseriscilo o annulla
command-community-name = comunita
command-community-description = Unisci questa comunità a una su un'altra piattaforma, o separale
command-community-show-name = mostra
command-community-show-description = A che cosa è unita questa comunità
command-community-link-name = unisci
command-community-link-description = Chiedi un codice per l'altra piattaforma, o inseriscine uno
command-community-unlink-name = separa
command-community-unlink-description = Separa di nuovo le due comunità; prima chiedo conferma
command-privacy-about-name = info
command-privacy-about-description = Che cosa puoi fare con quello che conservo su di te
command-privacy-export-name = esporta
command-privacy-export-description = Tutto quello che conservo su di te, in un file
command-privacy-delete-name = cancella
command-privacy-delete-description = Togli nome e account dai miei registri; prima chiedo conferma
option-code-name = codice
option-code-description = Il codice dell'altra piattaforma
option-undo-name = separa
option-undo-description = Separa di nuovo i tuoi account; prima chiedo conferma
