### What only Telegram needs.

## The private chat

telegram-group-only = The tables are in groups: add me to one, or go back to yours, and type /poker there. Here you can ask for /cards, /balance, /rules, /help and /language.
telegram-draw-sent = Your cards are in our private chat: mark the ones to exchange there.
telegram-page-sent = Your page is in our private chat.

## A new stake, step by step

telegram-stake-ask-name = A new stake: what is it called? At most 24 letters and digits, for example: evening
telegram-stake-ask-blinds = { $name }: which blinds? For example 10/20
telegram-stake-ask-buy-in = Which buy-in, from minimum to maximum? For example 400-2000
telegram-stake-ask-game = Which game?
telegram-stake-ask-betting = Which betting?
telegram-stake-ask-save = { $name }: { $game }, { $betting }, blinds { $blinds }, buy-in { $buyin }. Save it?
telegram-stake-next = Play it here from the next table on: /stakes default { $name }. At once: /table open { $name }
telegram-stake-cancelled = Nothing was saved.
telegram-stake-expired = More than ten minutes have gone by; nothing was saved. Start again: /stakes add
telegram-stake-reply = Please answer by replying to this message.
telegram-stake-one-line = In one line: /stakes add evening 10/20 buyin=400-2000 game=holdem betting=nl seats=6 clock=30

## Chips and files

telegram-whom = Whose chips? Reply to one of their messages with /chips grant 500, or write /chips grant @name 500. I only know people who have written or pressed something here.
telegram-file-start = The file comes by private message. Press Start first, then ask again: { $link }
