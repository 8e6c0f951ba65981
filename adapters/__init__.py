"""Front ends. Each translates its platform's events into commands and frames into messages, and decides nothing.

``tokens`` the payload of a button · ``desk`` words and presses in, sheets of text and buttons out, the same for all
platforms · ``outbox`` the sender · one package per platform.
"""
