### What only Telegram needs: buttons that open another chat.

button-cards-private = Cards in private
button-back-to-table = Back to the table
telegram-only-you = Only you can see this message.
