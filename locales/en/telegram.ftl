### What only Telegram needs.

## The private chat

telegram-group-only = The tables are in groups: add me to one, or go back to yours, and type /poker there. Here you can ask for /cards, /balance and /language.
telegram-draw-sent = Your cards are in our private chat: mark there the ones that go.
