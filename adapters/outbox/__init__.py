"""The sender of all front ends: what a room shows follows the newest frame, within the platform's limits (law 10).

Use::

    outbox = Outbox(wire, service, clock, limits)     # wire: the platform's part, see ``Wire``; service: ``Host``
    outbox.show(frame); outbox.tell(note)             # from the ``Sink``: return at once, never raise
    outbox.answer(room, content)                      # a public answer to a typed command, before anything else
    outbox.repost(room.id)                            # /poker: the table message anew, at the bottom
    outbox.messages_below(room.id, 17)                # hint: that many messages lie below the table message
    outbox.vanished(room.id, reference)               # the platform says that message was deleted
    outbox.spent(place)                               # something that the sender did not send, and that counts
    await outbox.free_to_write(place)                 # wait with it until the limits allow it
    outbox.ready_at(room)                             # from when the message of a new hand can go out at once
    outbox.retry_now()                                # the platform is back after an outage
    outbox.refused(place, gone=False)                 # the platform says that it takes nothing there any more
    outbox.retry_places(places)                       # something changed there: try those that refused, now
    outbox.redraw(room.id)                            # the newest frame looks otherwise now: its picture is ready
    outbox.frame(room.id); outbox.room(room.id)       # the newest known, None before the first frame
    await outbox.reachable(person)                     # he can be written to again (he pressed Start)
    await outbox.try_again(person, content)            # he asks for it: whether that private message arrived
    await outbox.farewell(say, 8.0)                    # at stop, before that: a word at every table, once
    await outbox.drain(0.8)                           # at stop: what can still be sent, then the end

A press that can carry an edit (Discord's type 7) borrows the table message while the host decides, so that the sender
does not edit it at the same time::

    with outbox.press(room.id, reference, until=clock.now() + 1500) as press:
        reply = await service.handle(command)
        carried = await press.carry(send)             # calls ``send(newest content)``, or nothing

What it keeps of a room is state, never a queue of edits: the newest frame, the content the platform last accepted, the
reference of the message. So a failed or slow send is healed by the next one (law 1), and after a restart the stored
reference (slots ``table`` and ``nudge`` of the service's message memory) is taken up again.

Order of what waits in one room: answers, results, turns, cosmetic changes (``Priority``); the last leave half of the
burst unused for the others. Private messages go through one queue per person; a closed private chat is reported once
(``dm_result``) and named publicly in the next rendering, and what should have been told is told nowhere else (law 6).
"""

from adapters.outbox.budget import Limits
from adapters.outbox.press import Press
from adapters.outbox.sender import Outbox
from adapters.outbox.wire import (
    Closed,
    Gone,
    Host,
    Moved,
    Offline,
    Priority,
    Throttled,
    Unreachable,
    Vanished,
    Wire,
    WireError,
    WireTimeout,
)

__all__ = [
    "Closed",
    "Gone",
    "Host",
    "Limits",
    "Moved",
    "Offline",
    "Outbox",
    "Press",
    "Priority",
    "Throttled",
    "Unreachable",
    "Vanished",
    "Wire",
    "WireError",
    "WireTimeout",
]
