### In the group, where the private chat of whoever asked is closed: whether it was carried out, and nothing more.

telegram-private-done = That is done. To get the details next time, open a chat with me and press Start: { $link }
telegram-private-refused = That was refused, and nothing has changed. To hear why, open a chat with me, press Start and ask again: { $link }
telegram-private-only = Nothing has changed: this can only be answered privately. Open a chat with me, press Start and ask again: { $link }
telegram-private-ask = I answer that only privately. Open a chat with me, press Start and ask again: { $link }
