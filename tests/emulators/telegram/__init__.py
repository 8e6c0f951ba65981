"""Telegram on loopback: a Bot API server with real HTTP, for tests of the bot through its real client library.

    async with await TelegramEmulator.start() as server:       # server.base_url, server.token go into the bot
        group, alice = server.group("Friday poker"), server.user("Alice", language_code="fr")
        await alice.start()                                    # alice.private is her chat with the bot
        await alice.say(group, "/sit 400")
        table = await server.wait_for(lambda: group.last)      # a live Message: text, entities, labels, history
        answer = await alice.press(table, "Call 40")           # CallbackAnswer(text, show_alert)
        await server.wait_for(lambda: "Call" in table.text)

`wait_for` looks at its condition after every call of the bot and every act of a person, never on a timer: a condition
about the bot's own memory may turn true unseen, so ask for what Telegram shows. Nothing sleeps. The bot may live in the
same loop or in another process. `client.py` connects python-telegram-bot.

**Emulated** (Bot API 10.0, with Telegram's error texts)
- getUpdates with long polling, offsets, `allowed_updates`; at-least-once delivery; 409 for the older of two polls;
  setWebhook (loopback HTTP too) with its secret, deleteWebhook, getWebhookInfo. A wrong token is refused.
- sendMessage, sendPhoto, sendDocument, sendChatAction; editMessageText, -Caption, -Media, -ReplyMarkup; deleteMessage,
  deleteMessages; getFile and download. Topics, replies, protection, link previews, silent sending.
- HTML and entities parsed and refused whole; `date_time` with its instant; texts trimmed, cleaned and limited to 4096
  UTF-16 units, captions to 1024, callback data to 64 bytes; button styles, addresses and copied texts; reply keyboards.
- "message to edit not found", "message is not modified", "query is too old" and what else a bot knows by its text.
- answerCallbackQuery once, in time, 200 characters; inaccessible messages in callback queries.
- Private chats only after Start, 403 for blocks and removals; privacy mode; anonymous administrators and channel posts.
- getMe, getChat, getChatMember, getChatMemberCount, getChatAdministrators, leaveChat; member updates, service messages,
  the change from group to supergroup; command menus by scope and language (`user.menu(chat)` is what one sees).
- Ephemeral messages of Bot API 10.2 and 10.3 where `world.ephemerals` says so (`user.whispered` has them).
- On demand: any refusal (`fail_next`), floods (`flood`, or a `Budget` with 20 a minute and group), lost answers
  (`lose_next`), held calls (`hold`), redelivery (`redeliver`), lost messages (`forget`), outages (`close`, `listen`).

**Stricter than Telegram**: a field or method not known here is refused (400, 404; 501 where only Telegram has it).

**Not emulated**: other bots and channels as rooms; Markdown; inline mode, payments, games, web apps, reactions, pins,
polls, stickers, albums, video and audio; ephemeral commands and media; links, mentions and commands that Telegram
marks by itself in the bot's own texts; fetching files from addresses; the age limits of edits (none for bots) and
deletions (48 hours); delays of any kind: a second conflict within three seconds is answered at once.

**Assumed, for want of a source**: an edit in a group that became a supergroup fails with "message can't be edited" (the
server's own check lets edits pass, so the new id is not told there); sends and edits share one budget.
"""

from tests.emulators.telegram.callbacks import CallbackAnswer, Press
from tests.emulators.telegram.calls import Call, Gate
from tests.emulators.telegram.chats import Chat, PrivateChat, Topic
from tests.emulators.telegram.content import Button, Content, Media
from tests.emulators.telegram.groups import Group
from tests.emulators.telegram.limits import Budget
from tests.emulators.telegram.members import Member
from tests.emulators.telegram.message import Message
from tests.emulators.telegram.people import User
from tests.emulators.telegram.server import TelegramEmulator

__all__ = [
    "Budget",
    "Button",
    "Call",
    "CallbackAnswer",
    "Chat",
    "Content",
    "Gate",
    "Group",
    "Media",
    "Member",
    "Message",
    "Press",
    "PrivateChat",
    "TelegramEmulator",
    "Topic",
    "User",
]
