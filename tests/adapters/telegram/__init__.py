"""The Telegram adapter: the real library over HTTP against the emulator, the real host in memory behind it."""
