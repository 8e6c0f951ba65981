"""The real process, ``bot.py``, against local servers: nothing is replaced but the addresses it talks to."""
