"""The desk where all front ends bring what people pressed and typed, and fetch what is to be shown.

Use::

    desk = Desk(service, catalogue, clock)            # ``confirm_by_second_press=True`` where an answer has no buttons
    who = Who(person, room, dedupe, locale)           # ``dedupe``: the platform's id of the update
    answer = await desk.pressed(payload, who)         # any button; ``payload`` as the platform gave it back
    answer = await desk.typed("raise", "1.5k", who)   # a command word of ``WORDS`` and what stood behind it
    prompt = await desk.raise_prompt(payload, who)    # Bet…/Raise…: what to ask for, or the ``Answer`` why not
    answer = await desk.raise_to(prompt.token, "200", who)     # the amount typed into that form
    order = chips_of_text("grant @ann 500")           # whom it names, the platform finds out
    answer = await desk.move_chips(ann, order.amount, who, take=order.take)
    answer = await desk.give(ann, "500", who)         # a gift; ``gift_of_text`` says to whom

    desk.table(frame, live=True, closed=frozenset())  # ``Sheet`` of the public message
    desk.nudge(frame); desk.note(note)                # the mention of the player to act; a private message

An ``Answer`` is for the asker alone. ``kind``: ``acted`` (the table shows it: a press needs no words, a typed command
gets ``sheet``), ``refused``, ``ask`` (``sheet`` has buttons: an all-in is confirmed once), ``cards`` (his hole cards:
show them to nobody else), ``draw`` (the same with buttons to mark those that go: a press of one is answered by the
whole sheet, in place of the one it was pressed on), ``page`` (of the rules, with buttons to turn it: likewise) and
``told`` (balance, seats, language…). ``alert`` says the same in at most 200 characters.
``private`` answers never stand in the room: all that admins are told; ``changed``: something was carried out. ``file``
(name, bytes) goes with one of these. ``picture`` goes with the words, which say the same. ``ranks``: the page tells the
hand ranking of these rules, ``RankingPictures`` has its picture.
``frame`` goes to ``outbox.show`` in every case. ``lobby``: the table message is wanted at the bottom (``repost``).
``leads``: the answer names an admin's next step, so it is to be read even where the table would be answer enough.

A ``Sheet`` is lines of spans and rows of ``Key``: label, style and payload, ready for the platform's markup. Amounts
are read here, so that a misspelt one is refused without troubling the host.
"""

from adapters.desk.admin_words import ADMIN_WORDS, ChipsOrder, GiftOrder, chips_of_text, gift_of_text
from adapters.desk.answers import Answer, Kind, Prompt, Who
from adapters.desk.desk import Desk
from adapters.desk.service import Counter, Register
from adapters.desk.setting_words import SETTING_CHOICES, SETTING_NAMES
from adapters.desk.sheets import Key, Sheet
from adapters.desk.stake_words import STAKE_PAIRS
from adapters.desk.wishes import WORDS
from poker_bot.text.present import RULINGS

__all__ = [
    "ADMIN_WORDS",
    "RULINGS",
    "SETTING_CHOICES",
    "SETTING_NAMES",
    "STAKE_PAIRS",
    "WORDS",
    "Answer",
    "ChipsOrder",
    "Counter",
    "Desk",
    "GiftOrder",
    "Key",
    "Kind",
    "Prompt",
    "Register",
    "Sheet",
    "Who",
    "chips_of_text",
    "gift_of_text",
]
