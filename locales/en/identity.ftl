### Who is who: your data, linked accounts, joined communities.

## Platforms

platform-discord = Discord
platform-telegram = Telegram
platform-playground = the page

## Your data

reply-privacy = { $days ->
    [0] Three things you can do with what I keep about you:
   *[other] Three things you can do with what I keep about you. Days of self-exclusion left: { $days }
}
privacy-word-export = /privacy export – everything I keep about you, as a file
privacy-word-delete = /privacy delete – takes your name and accounts out of my books; asks first
privacy-word-exclude = /privacy exclude 30 – no poker for 30 days; can't be made shorter
reply-privacy-export = Here is everything I keep about you. Ledger rows: { $movements }, hands you were dealt: { $count }.
reply-privacy-delete-preview = Your name, language and accounts leave my books. Chips, ledger and any exclusion stay under a number; come back with the same account and they are yours again.
export-about = Everything the poker host keeps about you. Chips are play chips. Hands are kept without names, by the number of your person; this file says where you played and how many hands, and shows nobody's hidden cards.
export-language = as the platform says
privacy-delete-beyond = Messages already sent and the operator's backups are out of my reach.
reply-privacy-deleted = Done: in my books you are just #{ $person } now. If you come back with the same account, your chips are still there.
refusal-leave-tables-first = Not while one of the accounts has a seat or chips at a table. Leave the tables first: /leave
button-forget-confirm = Yes, delete

## Linked accounts

reply-link-code = Your code: { $code }. On the other platform, send me: /link { $code }. It works once, for { $minutes } min. Show it to nobody.
reply-linked-with = Linked: { $platforms }. One balance, one seat per table. To separate them: /link undo
reply-link-preview = You would become one person with { $name } ({ $platform }): one balance, one seat per table.
link-bring-line = { $platform }, community { $number }: you bring { $amount }
link-bring-none = You bring no chips along.
link-warning = Go on only if you made this code yourself.
reply-link-done = You are linked with { $name }. Chips that came along: { $amount }. To undo it: /link undo
reply-link-undo-preview = This separates { $platforms } again. Your account takes back at most the chips it brought, as far as they are still there.
reply-link-undone = Separated. Chips that went back: { $amount }.
notice-linked = { $name } ({ $platform }) has entered your code: you are one person now. Chips that came along: { $amount }. Wasn't that you? /link undo
refusal-wrong-code = That code does not work: it is wrong, used or too old. Get a new one and try again.
refusal-own-code = That code was made on this side. Enter it on the other platform.
refusal-code-tries = Too many wrong codes. You can try again in { $minutes } min.
refusal-same-platform = Both are on the same platform. A code joins two different ones, such as Discord and Telegram.
refusal-linked-already = You are linked already. To link differently, separate first: /link undo
refusal-not-linked = Your accounts are not linked.
refusal-too-many-chips = Together that is more chips than one balance can hold.
button-link-confirm = Yes, that's me
button-unlink-confirm = Yes, separate them

## Joined communities

reply-community-alone = This community is not joined to another. To join it with one on another platform: /community link
reply-community-linked = Joined: { $guest } plays with the chips, stakes and settings of { $platform }. To separate them: /community unlink
reply-community-code = Code: { $code }. An admin of the other platform sends me there: /community link { $code }. That place joins this one. Works once, for { $minutes } min.
reply-community-preview = This place would join the community of { $name } ({ $platform }). People with chips: { $people }, chips they bring: { $amount }.
community-gives-up = From then on the stakes, settings, language and log of that community count; those of this place stand still until you part again.
community-admins = Admins of either place are admins of both.
reply-community-joined = Joined: one community now. People who brought chips: { $people }, chips: { $amount }. To undo it: /community unlink
reply-community-joined-closed = Joined, but no table may be opened in this room yet. People who brought chips: { $people }, chips: { $amount }.
reply-community-part-preview = This parts { $guest } from { $platform }: own stakes and settings as before, and everybody takes back at most what he brought.
reply-community-parted = Parted. People who took chips back: { $people }, chips: { $amount }.
refusal-community-linked-already = One of the two is joined already. Separate it first: /community unlink
refusal-community-not-linked = This community is not joined to another.
refusal-close-tables-first = A table is still open in the rooms that would move. Close it first: /table close
log-community-link = joined the community with { $platform }: people { $people }, chips { $amount }
log-community-unlink = separated the community from { $platform }: people { $people }, chips { $amount }
button-join-confirm = Yes, join
button-part-confirm = Yes, separate

## Commands

command-link-name = link
command-link-description = One balance on Discord and Telegram: get a code, enter one, or undo
command-community-name = community
command-community-description = Join this place with one on another platform, or separate them
command-community-show-name = show
command-community-show-description = What this community is joined with
command-community-link-name = link
command-community-link-description = Get a code for the other platform, or enter one
command-community-unlink-name = unlink
command-community-unlink-description = Separate the two again; asks first
command-privacy-about-name = about
command-privacy-about-description = What you can do with what I keep about you
command-privacy-export-name = export
command-privacy-export-description = Everything I keep about you, as a file
command-privacy-delete-name = delete
command-privacy-delete-description = Take your name and accounts out of my books; asks first
option-code-name = code
option-code-description = The code from the other platform
option-undo-name = undo
option-undo-description = Separate your accounts again; asks first
