### Discord: what admins and players are told about channels, threads and private messages.

room-refused = I can no longer write in { $room }. The table there is paused; when I can write there again, it goes on.
room-refused-rights = I can no longer write in { $room }. The table there is paused until an admin gives me these rights there: { $rights }.
right-open-thread = Manage Threads (the thread is locked)
right-create-threads = Create Public Threads
thread-name = Poker table
thread-opened = The table is open in a thread of its own:
private-closed = I cannot send you private messages. Allow direct messages from this server in its privacy settings, then press the button.
private-again = Try again
private-works = It works: from now on your cards come by private message.
private-still-closed = It still does not work: Discord does not let me write to you. Your cards are always behind the My cards button.
thread-not-here = A thread cannot be made here. Use the command in a text channel.
option-thread-name = thread
option-thread-description = Play in a thread of its own
