"""What a person may want done with his data and his accounts, and an admin with his community."""

from poker_bot.host.admin_intents import AdminIntent
from poker_bot.host.intents import Intent


class Privacy(Intent, frozen=True):
    """``/privacy``: what is kept, and what can be done about it."""


class ExportData(Intent, frozen=True):
    """``/privacy export``: all that is kept of him, as a file."""


class DeleteData(Intent, frozen=True):
    """``/privacy delete``. Not ``confirmed``: says what would happen, and nothing does."""

    confirmed: bool = False


class Linking(Intent, frozen=True):
    """``/link``: a code to be entered on another platform; for whoever is linked, with what."""


class LinkAccount(Intent, frozen=True):
    """``/link CODE``, as it was typed, or its number. Not ``confirmed``: says who would be joined, nothing is done."""

    code: str | int
    confirmed: bool = False


class UndoLink(Intent, frozen=True):
    """``/link undo``. Not ``confirmed``: says what would be parted, and nothing is done."""

    confirmed: bool = False


class ShowCommunity(AdminIntent, frozen=True):
    """``/community``: what it is joined with."""


class OfferCommunity(AdminIntent, frozen=True):
    """``/community link``: a code for an admin of a community on another platform."""


class JoinCommunity(AdminIntent, frozen=True):
    """``/community link CODE``, as it was typed, or its number. Not ``confirmed``: says what it would mean."""

    code: str | int
    confirmed: bool = False


class PartCommunity(AdminIntent, frozen=True):
    """``/community unlink``. Not ``confirmed``: says what it would mean, and nothing is done."""

    confirmed: bool = False
