"""A Discord on loopback for wire tests: the real process logs in, syncs, hears interactions and answers them.

    async with await DiscordEmulator.start(token="…") as server:
        ...  # start the process with [discord] api_base = server.api_base, gateway_url = server.gateway_url
        guild = server.guild("Home game")
        channel, alice = guild.channel("poker"), server.user("Alice", locale="fr")
        guild.join(alice)
        await server.wait_ready()
        reply = await alice.slash(channel, "sit", {"buy-in": 400})  # the bot's first answer; later edits show
        await alice.press(channel.last, label="Call 40")  # or press_id(custom_id); version=0 is a stale press
        form = (await alice.press(channel.last, label="Raise")).modal
        await alice.submit(form, {"Amount": "250"})
        await server.wait_for(lambda: "showdown" in channel.last.text)

Everything that is waited for ends by an event of the server, never by a sleep; `server.wait_for` looks at its condition
after each HTTP call, message and connection, so the condition has to be about these and not about the bot's memory.
`server.calls` logs every request; `message.versions` keeps every state a message had, deleted ones and ephemerals too.
Faults: `refuse` (any error of `refusals`), `rate_limit`, `hold` (call in flight), `lose_answers` (done, not told),
`disconnect`, `forget_sessions`, `down`/`up`, `skip_time`, `user.close_dms`, `channel.deny`. What a person's client
would not send raises `ImpossibleError`; a bot that does not answer, `InteractionFailedError`. A route or field nobody
emulates is answered 501 and fails the test when the server stops (`EmulationError`).

**Why a bridge to simcord and not a server of our own.** simcord's backend already knows component trees and their
limits, embeds, mention policies, permissions with overwrites, the life of an interaction, thread and guild events.
Writing these again would be longer and no truer, as neither was checked against the live service. What simcord leaves
out is what a wire has, and is made here: HTTP (login, headers, 429, exact content type, uploads), the gateway (HELLO,
heartbeats, zlib, IDENTIFY, RESUME, close codes, intents), running time, and where it is kinder than Discord: command
names, languages, archived threads, closed private chats, webhook tokens before the first answer and after 15 minutes.
The price: a mistake of simcord's is shared by wire tests and fast tests, and the bridge uses names that simcord calls
internal (`Backend`, `dispatch`, `serializers`, `base_payload`), hence the exact pin.
Not emulated: rate limits that nobody injects, voice, member requests (op 8), permissions finer than seeing, sending and
managing (embeds and files are not refused for want of theirs).

**simcord in process** is the faster tool for everything but the wire: no login, gateway or 429, but virtual time.
`test_simcord_in_process` in `test_discord_emulator.py` is the example, `test_simcord_beside_tasks_of_ones_own` the
second one. The rules behind them (found by trying, simcord 3.2.1):

- `async with simcord.run(bot) as env` stands for login and READY; `setup_hook` runs, commands must be synced there.
  Each verb (`slash`, `click`, `submit_modal`, `send`) returns when the bot's own tasks have ended or wait on purpose.
- The bot's own tasks are those begun in its handlers and in `setup_hook`. One that waits for ever (a table's inbox, a
  sender) makes every verb fail with "bot did not settle" after 5 s. So the TEST starts the host and its long-lived
  tasks, inside the `async with`: started before it, their answers to interactions go to the real network, because
  simcord's webhook adapter hangs on the context they were created in. A sender that makes a task for each burst and
  lets it end needs no such care.
- simcord does not wait for tasks of the test's: after a verb, await what they do (the handler's own await is enough
  where the answer depends on it).
- `env.advance_time(s)` fires the sleeps of the bot's own tasks and ages interactions. The host's clock is a port: the
  test advances that one itself, next to it. A sleep in a handler shorter than `settle_timeout` (5 s) is slept for real.
- `env.restart_bot(SampleBot())` keeps the world: old messages, old buttons. `env.inject_error("POST", pattern,
  status=403, code=50007)` refuses; `env.http_requests` is the log.
- `channel.history()` shows everybody's ephemeral messages unless `viewer=` is given. Everybody speaks en-US:
  `in_process.speaking({alice.id: "fr"})`. Sends to archived, locked threads are accepted.
- Exceptions the bot swallowed are raised when the environment ends, unless the test read `env.errors`.
"""

from . import refusals
from .interactions import ImpossibleError
from .messages import Message
from .people import User
from .places import Channel, Guild
from .replies import InteractionFailedError, Reply
from .server import DiscordEmulator, EmulationError

__all__ = [
    "Channel",
    "DiscordEmulator",
    "EmulationError",
    "Guild",
    "ImpossibleError",
    "InteractionFailedError",
    "Message",
    "Reply",
    "User",
    "refusals",
]
