"""``make screens``: a scripted evening on Discord and Telegram, everything the bot sent, on one page to be read."""
