"""The Discord front end in one process: discord.py itself, simcord in place of Discord, the real host in memory."""
