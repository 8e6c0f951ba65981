### Discord only. The names of the rights are those of Discord's own settings.

missing-rights = I cannot show a table in this channel. An admin has to give me these rights here: { $rights }.
right-view-channel = View Channels
right-read-history = Read Message History
right-send-messages = Send Messages
right-send-in-threads = Send Messages in Threads
discord-role-hint = Discord shows the admins' commands to Manage Server only. Let the role see them: Server Settings → Integrations → this bot.
