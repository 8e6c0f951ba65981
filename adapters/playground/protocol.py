"""What the page and the adapter say to each other over the socket: JSON texts, each with its ``type``.

From the page: ``hello`` first, then requests with an ``id`` of its own making; each is answered under that ``id``.
To the page: ``welcome`` is the whole state and replaces everything shown; ``put`` adds or replaces one message and
``drop`` takes one away; ``answer`` and ``form`` are for the tab that asked.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from adapters.desk import Key, Kind

MAX_MESSAGE: Final = 4_096
"""Bytes; a longer message closes the connection."""

Where = Literal["group", "private"]
Author = Literal["host", "you", "other"]

Id = Annotated[str, Meta(pattern="^[0-9a-f]{16,32}$")]
"""Random, so that it can be the dedupe key of a request that is sent again after a broken connection (law 4)."""


# --- from the page ------------------------------------------------------------------------------------------------


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of everything the page says."""


class Hello(Request, frozen=True, tag="hello"):
    """The first message. ``tab`` is the secret of the tab, ``name`` "" = give me one, ``locale`` the browser's tag."""

    tab: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    name: Annotated[str, Meta(max_length=200)] = ""
    locale: Annotated[str, Meta(max_length=40)] = ""

    def __repr__(self) -> str:
        """The secret is never printed."""
        return "Hello()"


class Press(Request, frozen=True, tag="press"):
    """A button; ``payload`` as it was given."""

    id: Id
    payload: Annotated[str, Meta(max_length=64)]
    where: Where = "group"


class Amount(Request, frozen=True, tag="amount"):
    """The amount typed into the form that ``payload`` opened."""

    id: Id
    payload: Annotated[str, Meta(max_length=64)]
    text: Annotated[str, Meta(max_length=100)]


class Say(Request, frozen=True, tag="say"):
    """A line typed into a chat: a command when it begins with a slash."""

    id: Id
    text: Annotated[str, Meta(max_length=500)]
    where: Where = "group"


class Rename(Request, frozen=True, tag="rename"):
    """Another name for this person."""

    id: Id
    name: Annotated[str, Meta(max_length=200)]


class Speak(Request, frozen=True, tag="speak"):
    """Another language for this person."""

    id: Id
    language: Annotated[str, Meta(max_length=10)]


AnyRequest = Hello | Press | Amount | Say | Rename | Speak

_decoder: Final = msgspec.json.Decoder(AnyRequest)
_encoder: Final = msgspec.json.Encoder()


def decode(text: str) -> AnyRequest | None:
    """What the page says; None for anything else."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


# --- to the page --------------------------------------------------------------------------------------------------


class Run(Struct, frozen=True, omit_defaults=True):
    """Text in one style. ``me``: it mentions the reader; ``until``: a countdown to that instant (milliseconds UTC)."""

    text: str
    style: str = "plain"
    me: bool = False
    until: int | None = None


class Face(Struct, frozen=True):
    """A card turned up: ``A``, ``s`` and "ace of spades"."""

    rank: str
    suit: str
    name: str


class Plate(Struct, frozen=True, omit_defaults=True):
    """A seat as it is drawn; chips are written in the reader's way.

    ``drawn``: what he exchanged, in a word; ``backs``: cards face down.
    """

    seat: int
    name: str
    stack: str
    bet: str = ""
    net: str = ""
    button: bool = False
    turn: bool = False
    you: bool = False
    out: bool = False
    winner: bool = False
    drawn: str = ""
    backs: int = 0
    cards: tuple[Face, ...] = ()


class Felt(Struct, frozen=True, omit_defaults=True):
    """The drawing of a table, from the same frame as the text beside it. ``alt`` says it in words.

    ``deadline`` (milliseconds UTC) and ``clock`` (milliseconds in all) of the present decision; ``yours``: the
    reader's. ``hand`` 0 = nothing was dealt yet. ``slots``: cards of a complete board, 0 = the game has none;
    ``second``: the second board when it is run twice.
    """

    table: int
    hand: int
    alt: str
    seats: int
    plates: tuple[Plate, ...]
    board: tuple[Face, ...] = ()
    second: tuple[Face, ...] = ()
    slots: int = 0
    pot: str = ""
    running: bool = False
    deadline: int | None = None
    clock: int = 0
    yours: bool = False


class Hole(Struct, frozen=True):
    """Somebody's own cards in a hand, for his own eyes."""

    table: int
    hand: int
    cards: tuple[Face, ...]

    def __repr__(self) -> str:
        """Hole cards are never printed (law 6)."""
        return f"Hole(table={self.table}, hand={self.hand})"


class Message(Struct, frozen=True, omit_defaults=True):
    """One message of a chat as one reader sees it. ``by``: the host, the reader himself, or somebody else."""

    id: int
    at: int
    by: Author
    name: str
    lines: tuple[tuple[Run, ...], ...]
    rows: tuple[tuple[Key, ...], ...] = ()
    felt: Felt | None = None
    hole: Hole | None = None

    def __repr__(self) -> str:
        """Hole cards are never printed (law 6)."""
        return f"Message({self.id})"


class You(Struct, frozen=True):
    """The person of this tab."""

    name: str
    language: str


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """Everything, in the reader's language. ``now``: the host's clock, milliseconds UTC."""

    now: int
    you: You
    labels: dict[str, str]
    languages: dict[str, str]
    commands: dict[str, str]
    games: dict[str, str]
    bettings: dict[str, str]
    group: tuple[Message, ...]
    private: tuple[Message, ...]


class Put(Struct, frozen=True, tag_field="type", tag="put"):
    """Add this message to a chat, or put it in the place of the one with its ``id``."""

    where: Where
    now: int
    message: Message


class Drop(Struct, frozen=True, tag_field="type", tag="drop"):
    """That message is gone."""

    where: Where
    id: int


class File(Struct, frozen=True):
    """A text file to be saved under ``name``."""

    name: str
    text: str

    def __repr__(self) -> str:
        """It is long, and has names in it."""
        return f"File({self.name!r})"


class Shown(Struct, frozen=True):
    """A picture: its address on this server, and the same in words."""

    src: str
    alt: str


class Answered(Struct, frozen=True, tag_field="type", tag="answer"):
    """For the tab that asked alone; without lines when the chat itself shows what was done.

    One with a ``file`` stands in the private chat, wherever it was asked for.
    """

    id: str
    kind: Kind
    where: Where
    lines: tuple[tuple[Run, ...], ...] = ()
    rows: tuple[tuple[Key, ...], ...] = ()
    file: File | None = None
    picture: Shown | None = None

    def __repr__(self) -> str:
        """Hole cards are never printed (law 6)."""
        return f"Answered({self.kind!r})"


class Preset(Struct, frozen=True):
    """An amount at hand, in chips."""

    label: str
    amount: int


class Form(Struct, frozen=True, tag_field="type", tag="form"):
    """Ask for the amount of a bet or raise: a total for the street from ``least`` to ``most``, in chips.

    ``step`` is a handy distance between amounts; ``whole`` is the total that is all-in. ``payload`` goes back with it.
    """

    id: str
    payload: str
    title: str
    label: str
    hint: str
    least: int
    most: int
    step: int
    whole: int
    presets: tuple[Preset, ...]


AnyReply = Welcome | Put | Drop | Answered | Form


def encode(reply: AnyReply) -> str:
    """The JSON text."""
    return _encoder.encode(reply).decode()
