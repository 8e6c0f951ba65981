"""Every code with which the host answers somebody or tells him something, with its parameters (law 7).

The words stand in ``locales/*`` under ``reply-<code>`` and ``notice-<code>``; a test holds the two against each other.
"""

REPLIES: dict[str, tuple[str, ...]] = {
    "acted": (
        "act",
        "amount",
    ),  # act: fold check call bet raise all-in; amount: chips added (call) or total "to" (bet, raise, all-in)
    "sat-down": ("seat", "amount", "balance"),
    "leaving": (),  # after this hand
    "left": ("amount", "balance"),
    "away": (),
    "away-at-big": (),  # once the big blind comes to him
    "back": (),
    "back-waiting": ("amount",),  # waits for the big blind; may post `amount`
    "top-up-queued": ("amount", "balance"),
    "top-up-done": ("amount", "balance"),
    "entry-post": ("amount",),
    "entry-wait": (),
    "straddle-on": (),
    "straddle-off": (),
    "drew": ("count",),  # cards exchanged, 0 = stood pat
    "run-twice-yes": (),
    "run-twice-no": (),
    "chop-yes": (),
    "chop-no": (),
    "board-played": (),
    "table-opened": ("game", "betting"),  # names of the variant and of the betting structure
    "pre-action": ("kind", "price"),
    "pre-action-cleared": (),
    "shown": (),
    "mucked": (),
    "cards": (),  # the cards themselves come from `seat`
    "no-cards": (),
    "balance": ("balance", "at_table"),
    "lobby": (),
    "language": (),  # said in the language chosen
    "rules": (),  # from `room_rules`
    "help": (),  # for admins too where `admin` says so
    "tips-on": (),
    "tips-off": (),
    # the card room
    "daily": ("amount", "balance"),
    "top": (),  # the people come from `standings`
    "excluded": ("days",),
    "gift-given": ("name", "amount", "balance"),  # to whom, and what is left
    "stakes": (),  # from `card_room`
    "stake-saved": ("name",),
    "stake-removed": ("name",),
    "stake-used": ("name", "where"),  # where: room or community; name "" = none of its own
    "table-closing": (),  # after the hand
    "table-closed-now": (),
    "last-hands": ("hands", "running"),  # running: yes or no, whether they come behind a hand that is on
    "last-hands-off": (),
    "stop-time": ("time", "seconds"),  # a time of day, and how long until then
    "stop-time-off": (),
    "settle-up": ("table", "state"),  # from `settlement`; state: open or closed
    "settle-file": ("table",),  # from `settlement`
    "settle-none": (),  # nobody has brought chips to a table here
    "table-settings": (),  # from `played`
    "table-changed": ("moment",),  # moment: now, or next = after the hand; from `played`
    "paused": (),
    "resumed": (),
    "floor-preview": ("ruling",),  # `preview` says what would happen to whose chips
    "floor-done": ("ruling",),
    "settings": (),  # from `card_room`
    "settings-saved": (),
    "chips-granted": ("name", "amount", "balance"),
    "chips-taken": ("name", "amount", "balance"),
    "season-preview": ("people", "amount"),  # wallets, and chips in all of them
    "season-done": ("people",),
    "admin-log": (),  # from `entries`
    "audit-file": ("entries", "movements"),  # how many of each are in this page, or in the file
    "pairs": ("days",),  # from `pairs`
    "pairs-file": ("days", "count"),  # so many pairs are in the file
    # who is who
    "privacy": ("days",),  # for so many he is excluded, 0 = he is not
    "privacy-export": ("movements", "count"),  # rows of the ledger, hands he was dealt into
    "privacy-delete-preview": (),
    "privacy-deleted": ("person",),  # his number, all that is left of his name
    "link-code": ("code", "minutes"),
    "linked-with": ("platforms",),
    "link-preview": ("name", "platform"),  # of the maker; what comes along is in `holdings`
    "link-done": ("name", "amount"),  # chips that came along
    "link-undo-preview": ("platforms",),
    "link-undone": ("amount",),  # chips that went back
    "community-alone": (),
    "community-linked": ("platform", "guest"),  # whose settings and chips count, and which came along
    "community-code": ("code", "minutes"),
    "community-preview": ("name", "platform", "people", "amount"),  # the maker's; who would bring how many chips
    "community-joined": ("people", "amount"),
    "community-joined-closed": ("people", "amount"),  # but no table may be opened in this room
    "community-part-preview": ("platform", "guest"),
    "community-parted": ("people", "amount"),  # who took back how many chips
    "duplicate": (),  # already done: a redelivery or a double press
}

NOTICES: dict[str, tuple[str, ...]] = {
    # private notes (PrivateNote.code)
    "your-cards": ("table", "hand"),
    "pre-action-cancelled": ("kind",),
    "sat-out-clock": ("table",),
    "broke": ("table", "seconds"),
    "stood-up": ("table", "amount", "reason"),
    "must-post": ("table", "amount"),
    "your-draw": ("table", "hand"),  # with his cards: it is his turn to exchange some
    "run-twice": ("table", "seconds"),  # he is asked
    "chop": ("table", "seconds"),  # he is asked
    "voided": ("table", "hand", "amount"),  # chips he had in the hand, back on his stack
    "misdeal": ("table", "hand"),
    "paused": ("table",),
    "table-closed": ("table",),
    "linked": ("name", "platform", "amount"),  # his code was entered there, by whom, with so many chips
    "resumed": ("table", "seconds"),
    "gift": ("name", "amount", "balance"),  # from whom, and what he has now
    "unseen": ("table", "seconds"),  # no room shows it: paused, closes after so long
    "seen-again": ("table",),
    "room-gone": ("table",),
    # tips, each once to each person
    "tip-turn": ("table", "to_call"),  # 0 = nothing to call
    "tip-blind": ("table", "kind", "amount"),  # kind: small, big, ante
    "tip-call": ("reason",),  # why he can only call: short, alone, closed, cap
    "tip-won": ("name", "won", "lost", "reason"),  # hands by `host.tips.rank_code`; reason: rank, kind
}
