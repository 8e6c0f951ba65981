"""What the options of slash commands become: words of the one grammar, and files within Discord's limit."""

import io
import zipfile

import discord
import pytest

from adapters.desk.admin_words import floor_of_text, stakes_of_text
from adapters.discord.asked import channel_of, exposed, pairs, places_of, quoted, role_of
from adapters.discord.files import attachment
from poker_bot.host import commands as co
from poker_bot.refusals import Refusal


def test_options_that_were_left_out_say_nothing() -> None:
    """Only what was given becomes a pair, without the blanks in it."""
    assert pairs(blinds="10 / 20", buyin=None, seats=6, ante="1 000") == "blinds=10/20 seats=6 ante=1000"


def test_a_name_is_one_word() -> None:
    """Blanks stay in it; quotes cannot end it, whatever kind they are."""
    saved = stakes_of_text(f"add {quoted('Friday night')} blinds=10/20")
    assert isinstance(saved, co.SaveStake)
    assert saved.name == "Friday night"
    for name in ('a" ante="5', "a“ ante=5 ”b", "«x»"):
        refused = stakes_of_text(f"add {quoted(name)} blinds=10/20")
        assert isinstance(refused, Refusal)
        assert refused.code == "stake-name"


def test_exposed_cards() -> None:
    """Seat and card together; half of one is refused, not guessed."""
    assert floor_of_text(f"exposed {exposed(((3, 1), (4, 2)))}") == co.Floor("exposed", cards=((3, 1), (4, 2)))
    assert exposed(((None, None), (None, None))) == ""
    for half in ((3, None), (None, 1)):
        assert isinstance(floor_of_text(f"exposed {exposed((half,))}"), Refusal)


@pytest.mark.parametrize(
    ("value", "channel", "role"),
    [
        ("<#12>", 12, 0),
        (" <@&34> ", 0, 34),
        ("56", 0, 56),
        ("#hall", 0, 0),
        ("<@78>", 0, 0),
        ("<#12> and more", 0, 0),
        ("٣٤", 0, 0),
        ("", 0, 0),
    ],
)
def test_mentions(value: str, channel: int, role: int) -> None:
    """A channel or a role is what Discord writes for one; a number may be a role's."""
    assert (channel_of(value), role_of(value)) == (channel, role)


@pytest.mark.parametrize(
    ("value", "places"),
    [
        ("<#12>", ("<#12>",)),
        ("<#12><#34>", ("<#12>", "<#34>")),
        (" <#12>,  here ; <#34> ", ("<#12>", "here", "<#34>")),
        ("here", ()),
        ("everywhere", ()),
        ("here there", ("here", "there")),
        ("", ()),
    ],
)
def test_places(value: str, places: tuple[str, ...]) -> None:
    """Mentions however they are put side by side; one word alone is a value like any other."""
    assert places_of(value) == places


def test_a_file_that_is_too_large_is_packed() -> None:
    """Below the limit it goes as it is, above it as an archive with the same file in it."""
    data = b"kind,id\r\n" * 1_000
    plain, packed = attachment(("audit.csv", data), 10_000), attachment(("audit.csv", data), 5_000)
    assert (plain.filename, plain.fp.read()) == ("audit.csv", data)
    assert packed.filename == "audit.csv.zip"
    with zipfile.ZipFile(io.BytesIO(packed.fp.read())) as archive:
        assert archive.read("audit.csv") == data
    assert attachment(None) is discord.utils.MISSING
