"""Why a recorded hand is left out."""


class UnreadableError(ValueError):
    """A record that cannot be read, or a game that is not played here; the text is for the operator, one line."""
