"""A bot of a few lines with one command for each way to answer: what the emulator's own tests drive."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any, Self

import discord
from discord import app_commands, ui

FRENCH = {"sit": "asseoir", "Sit down at the table": "Prendre place à la table"}
PICTURE = b"not really a picture"
CALL = re.compile(r"call:(?P<turn>[0-9]+)")


class Words(app_commands.Translator):
    """Translates what it knows."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the French text, or None."""
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


class CallButton(ui.DynamicItem[ui.Button[ui.View]], template=CALL):
    """A button that outlives the process: all it needs is in its id. Answers with type 7."""

    def __init__(self, turn: int) -> None:
        super().__init__(ui.Button(label=f"Call {turn}", custom_id=f"call:{turn}"))
        self.turn = turn

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.View], match: re.Match[str], /
    ) -> Self:
        """Make the button again from its id."""
        return cls(int(match["turn"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Put the next turn on the same message."""
        text = f"{interaction.user.name} called {self.turn}"
        await interaction.response.edit_message(content=text, view=table(self.turn + 1))


class RaiseForm(ui.Modal, title="Raise"):
    """Asks for an amount."""

    amount: ui.Label[Self] = ui.Label(text="Amount", component=ui.TextInput(max_length=6))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was typed, in the table's message."""
        field = self.amount.component
        typed = field.value if isinstance(field, ui.TextInput) else ""
        await interaction.response.edit_message(content=f"{interaction.user.name} raised to {typed}")


class Table(ui.View):
    """The buttons that need no memory; the calls are added by `table`."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Raise", custom_id="raise")
    async def raise_to(self, interaction: discord.Interaction, _button: ui.Button[Self]) -> None:
        """Open the form (type 9)."""
        await interaction.response.send_modal(RaiseForm())

    @ui.button(label="My cards", custom_id="cards")
    async def cards(self, interaction: discord.Interaction, _button: ui.Button[Self]) -> None:
        """Answer privately (type 4)."""
        await interaction.response.send_message(f"cards of {interaction.user.name}", ephemeral=True)

    @ui.button(label="Think", custom_id="think")
    async def think(self, interaction: discord.Interaction, _button: ui.Button[Self]) -> None:
        """Acknowledge (type 6), edit later, and add a private note."""
        await interaction.response.defer()
        await interaction.edit_original_response(content="thought about it")
        await interaction.followup.send("a note", ephemeral=True)


def table(turn: int) -> ui.View:
    """Return the buttons of a turn."""
    view = Table()
    view.add_item(CallButton(turn))
    return view


class SampleBot(discord.Client):
    """Logs in with the intent for guilds only; `errors` are the API's error codes it met."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.errors: list[int] = []
        self.inbox: asyncio.Queue[tuple[Interaction, asyncio.Future[None]]] = asyncio.Queue()
        commands: list[app_commands.Command[Any, ..., None]] = [
            sit,
            open_table,
            slow,
            clock,
            pick,
            act,
            layout,
            whisper,
            twice,
            rights,
        ]
        for command in commands:
            self.tree.add_command(command)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not sleep five seconds before identifying anew, as discord.py does by default."""

    async def setup_hook(self) -> None:
        """Take up old buttons and sync the commands."""
        self.add_view(Table())
        self.add_dynamic_items(CallButton)
        await self.tree.set_translator(Words())
        await self.tree.sync()


Interaction = discord.Interaction[SampleBot]


@app_commands.command(description="Sit down at the table")
@app_commands.rename(buy_in="buy-in")
@app_commands.describe(buy_in="Chips to bring")
async def sit(interaction: Interaction, buy_in: app_commands.Range[int, 1, 1000], friend: discord.User | None) -> None:
    """Answer privately, in the presser's language."""
    language = interaction.locale.value
    with_whom = f" beside {friend.name}" if friend is not None else ""
    await interaction.response.send_message(f"{language}: seated with {buy_in}{with_whom}", ephemeral=True)


@app_commands.command(name="table", description="Open a table")
async def open_table(interaction: Interaction) -> None:
    """Post the table in the channel, beside the answer."""
    await interaction.response.send_message("opened", ephemeral=True)
    if isinstance(interaction.channel, discord.abc.Messageable):
        none = discord.AllowedMentions.none()
        text = f"{interaction.user.mention} opened a table"
        await interaction.channel.send(text, view=table(1), allowed_mentions=none)


@app_commands.command(description="Take a while")
async def slow(interaction: Interaction) -> None:
    """Defer (type 5), then answer."""
    await interaction.response.defer(ephemeral=True)
    await interaction.edit_original_response(content="at last")


@app_commands.command(description="Start a clock")
async def clock(interaction: Interaction, seconds: int) -> None:
    """Answer now, and edit the answer when the time is up."""
    await interaction.response.send_message("the clock runs")
    await asyncio.sleep(seconds)
    await interaction.edit_original_response(content="time is up")


class Menu(ui.View):
    """A menu of two."""

    @ui.select(custom_id="menu", options=[discord.SelectOption(label=word, value=word) for word in ("tea", "mate")])
    async def chosen(self, interaction: discord.Interaction, select: ui.Select[Self]) -> None:
        """Say what was chosen."""
        await interaction.response.edit_message(content=f"chose {select.values[0]}")


@app_commands.command(description="Pick a drink")
async def pick(interaction: Interaction, near: str) -> None:
    """Show the menu."""
    await interaction.response.send_message(f"near {near}", view=Menu())


@pick.autocomplete("near")
async def places(_interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Complete what is typed."""
    return [app_commands.Choice(name=typed.upper(), value=typed.upper())]


@app_commands.command(description="Have somebody else do it")
async def act(interaction: Interaction) -> None:
    """Acknowledge, put the work in the inbox, and wait until it is done, as a table host would."""
    await interaction.response.defer(ephemeral=True)
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    interaction.client.inbox.put_nowait((interaction, done))
    await done


async def consume(bot: SampleBot) -> None:
    """Take work from the inbox for ever, and publish after it is done."""
    while True:
        interaction, done = await bot.inbox.get()
        done.set_result(None)
        await interaction.edit_original_response(content="published")


@app_commands.command(description="Show a layout")
async def layout(interaction: Interaction) -> None:
    """Answer with components V2 and a picture."""
    view = ui.LayoutView()
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png"))
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(ui.Button(label="Fold", custom_id="fold"))
    view.add_item(ui.Container(ui.TextDisplay("Pot 60"), gallery, row))
    await interaction.response.send_message(view=view, file=picture())


def picture() -> discord.File:
    """Return an upload with a description."""
    return discord.File(io.BytesIO(PICTURE), filename="table.png", description="the table")


@app_commands.command(name="whisper", description="Write to me in private")
async def whisper(interaction: Interaction) -> None:
    """Defer, send a private message, and say how it went."""
    await interaction.response.defer(ephemeral=True)
    try:
        await interaction.user.send("for your eyes only")
    except discord.HTTPException as error:
        interaction.client.errors.append(error.code)
        await interaction.edit_original_response(content="your private chat is closed")
    else:
        await interaction.edit_original_response(content="sent")


@app_commands.command(description="Answer twice")
async def twice(interaction: Interaction) -> None:
    """Answer as two processes with one token would."""
    send = interaction.client.http.request
    route = discord.http.Route(
        "POST",
        "/interactions/{interaction_id}/{interaction_token}/callback",
        interaction_id=interaction.id,
        interaction_token=interaction.token,
    )
    for text in ("first", "second"):
        try:
            await send(route, json={"type": 4, "data": {"content": text}}, params={"with_response": "1"})
        except discord.HTTPException as error:
            interaction.client.errors.append(error.code)


@app_commands.command(description="What may I do here")
@app_commands.default_permissions(manage_guild=True)
async def rights(interaction: Interaction) -> None:
    """Answer with the presser's permission."""
    await interaction.response.send_message(f"manage_guild: {interaction.permissions.manage_guild}")
