"""The slash commands of admins. Discord hides them from others; whether somebody may, the host judges at each press."""

from functools import partial
from typing import Final

import discord
from discord import app_commands

from adapters.desk import RULINGS, SETTING_NAMES
from adapters.discord.asked import Chips, InThread, Setting, exposed, pairs, quoted
from adapters.discord.slash import (
    IN_GUILDS,
    Callback,
    Command,
    Handler,
    Suggest,
    choice,
    command,
    group,
    suggesting,
    with_options,
)
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import BETTINGS, GAMES, betting_name, game_name, ruling_name

_ADMINS: Final = discord.Permissions(manage_guild=True)

_RULES: Final = {
    "blinds": "blinds",
    "buy_in": "buy-in",
    "ante": "ante",
    "game": "game",
    "betting": "betting",
    "seats": "seats",
    "clock": "clock",
    "more": "more",
}
"""What makes a stake: parameter → option."""

_MOST_SEATS: Final = 10
_MOST_CARDS: Final = 5
_MOST_EXTRA: Final = 7

Seat = app_commands.Range[int, 1, _MOST_SEATS]
Card = app_commands.Range[int, 1, _MOST_CARDS]
Extra = app_commands.Range[int, 1, _MOST_EXTRA]


def admin_commands(catalogue: Catalogue, handler: Handler, suggest: Suggest) -> list[Command | app_commands.Group]:
    """All that are for admins alone."""
    return [
        _stakes(catalogue, handler, suggest),
        _floor(catalogue, handler),
        _settings(catalogue, handler),
        _chips(catalogue, handler),
        _audit(catalogue, handler),
    ]


def table_commands(catalogue: Catalogue, handler: Handler, suggest: Suggest) -> app_commands.Group:
    """``/table``: opening is for everybody (a setting says for whom), the rest for admins."""

    async def opening(
        interaction: discord.Interaction,
        game: str | None = None,
        betting: str | None = None,
        stake: str | None = None,
        thread: bool = False,  # noqa: FBT001, FBT002 - an option of Discord's
    ) -> None:
        named = f"stake={quoted(stake)}" if stake is not None else None
        words = " ".join(filter(None, ("open", game, betting, named)))
        await handler(interaction, "table", InThread(words) if thread else words)

    async def close(interaction: discord.Interaction, now: bool = False) -> None:  # noqa: FBT001, FBT002 - an option of Discord's
        await handler(interaction, "table", "close now" if now else "close")

    async def pause(interaction: discord.Interaction) -> None:
        await handler(interaction, "table", "pause")

    async def resume(interaction: discord.Interaction) -> None:
        await handler(interaction, "table", "resume")

    opens = command("table-open", opening, catalogue, "open")
    with_options(opens, {"game": "game", "betting": "betting", "stake": "stake", "thread": "thread"}, catalogue)
    closes = with_options(command("table-close", close, catalogue, "close"), {"now": "now"}, catalogue)
    others = [command("table-pause", pause, catalogue, "pause"), command("table-resume", resume, catalogue, "resume")]
    commands = [suggesting(_game_choices(opens, catalogue), "stake", suggest), closes, *others]
    return group("table", catalogue, commands, allowed_contexts=IN_GUILDS)


def _stakes(catalogue: Catalogue, handler: Handler, suggest: Suggest) -> app_commands.Group:
    async def show(interaction: discord.Interaction) -> None:
        await handler(interaction, "stakes", "")

    async def remove(interaction: discord.Interaction, stake: str) -> None:
        await handler(interaction, "stakes", f"remove {quoted(stake)}")

    async def default(interaction: discord.Interaction, stake: str, everywhere: bool = False) -> None:  # noqa: FBT001, FBT002 - an option of Discord's
        await handler(interaction, "stakes", f"default {quoted(stake)}{' everywhere' if everywhere else ''}")

    add = with_options(
        command("stakes-add", _saving("add", handler), catalogue, "add"), {"stake": "stake", **_RULES}, catalogue
    )
    edit = with_options(
        command("stakes-edit", _saving("edit", handler), catalogue, "edit"), {"stake": "stake", **_RULES}, catalogue
    )
    removes = with_options(command("stakes-remove", remove, catalogue, "remove"), {"stake": "stake"}, catalogue)
    defaults = with_options(
        command("stakes-default", default, catalogue, "default"),
        {"stake": "stake", "everywhere": "everywhere"},
        catalogue,
    )
    commands = [
        command("stakes-list", show, catalogue, "list"),
        _game_choices(add, catalogue),
        suggesting(_game_choices(edit, catalogue), "stake", suggest),
        suggesting(removes, "stake", suggest),
        suggesting(defaults, "stake", suggest),
    ]
    return group("stakes", catalogue, commands, allowed_contexts=IN_GUILDS, default_permissions=_ADMINS)


def _saving(verb: str, handler: Handler) -> Callback:
    """``add`` and ``edit`` take the same."""

    async def save(  # noqa: PLR0913, PLR0917 - the options of the command
        interaction: discord.Interaction,
        stake: str,
        blinds: str | None = None,
        buy_in: str | None = None,
        ante: str | None = None,
        game: str | None = None,
        betting: str | None = None,
        seats: int | None = None,
        clock: int | None = None,
        more: str | None = None,
    ) -> None:
        rules = pairs(blinds=blinds, buyin=buy_in, ante=ante, game=game, betting=betting, seats=seats, clock=clock)
        await handler(interaction, "stakes", " ".join(filter(None, (verb, quoted(stake), rules, more))))

    return save


def _game_choices(made: Command, catalogue: Catalogue) -> Command:
    """Every game and every way to bet by their names."""
    for option, values, say in (("game", GAMES, game_name), ("betting", BETTINGS, betting_name)):
        app_commands.choices(**{option: [choice(value, partial(say, value), catalogue) for value in values]})(made)
    return made


def _floor(catalogue: Catalogue, handler: Handler) -> Command:
    async def rule(  # noqa: PLR0913, PLR0917 - the options of the command
        interaction: discord.Interaction,
        ruling: str,
        seat: Seat | None = None,
        card: Card | None = None,
        second_seat: Seat | None = None,
        second_card: Card | None = None,
        count: Extra | None = None,
    ) -> None:
        words: tuple[object, ...] = ()
        if ruling == "exposed":
            words = (exposed(((seat, card), (second_seat or (seat if second_card else None), second_card))),)
        elif ruling == "remove":
            words = (seat,)
        elif ruling == "extra":
            words = (count,)
        await handler(interaction, "floor", " ".join(str(word) for word in (ruling, *words) if word is not None))

    made = command("floor", rule, catalogue, allowed_contexts=IN_GUILDS)
    made.default_permissions = _ADMINS
    options = {
        "ruling": "ruling",
        "seat": "seat",
        "card": "card",
        "second_seat": "second-seat",
        "second_card": "second-card",
        "count": "count",
    }
    with_options(made, options, catalogue)
    app_commands.choices(ruling=[choice(one, partial(ruling_name, one), catalogue) for one in RULINGS])(made)
    return made


def _settings(catalogue: Catalogue, handler: Handler) -> Command:
    async def settings(interaction: discord.Interaction, setting: str | None = None, value: str | None = None) -> None:
        asked = Setting(setting or "", value) if value is not None else ""
        await handler(interaction, "settings", asked)

    made = command("settings", settings, catalogue, allowed_contexts=IN_GUILDS)
    made.default_permissions = _ADMINS
    with_options(made, {"setting": "setting", "value": "value"}, catalogue)
    app_commands.choices(setting=[app_commands.Choice(name=name, value=name) for name in SETTING_NAMES])(made)
    return made


def _chips(catalogue: Catalogue, handler: Handler) -> app_commands.Group:
    async def grant(interaction: discord.Interaction, person: discord.User, chips: str) -> None:
        await handler(interaction, "chips", _moved(person, chips, take=False))

    async def take(interaction: discord.Interaction, person: discord.User, chips: str) -> None:
        await handler(interaction, "chips", _moved(person, chips, take=True))

    async def season(interaction: discord.Interaction) -> None:
        await handler(interaction, "chips", "season")

    options = {"person": "person", "chips": "chips"}
    commands = [
        with_options(command("chips-grant", grant, catalogue, "grant"), options, catalogue),
        with_options(command("chips-take", take, catalogue, "take"), options, catalogue),
        command("chips-season", season, catalogue, "season"),
    ]
    return group("chips", catalogue, commands, allowed_contexts=IN_GUILDS, default_permissions=_ADMINS)


def _moved(person: discord.User | discord.Member, amount: str, *, take: bool) -> Chips:
    return Chips(str(person.id), person.display_name, amount, take, person.bot)


def _audit(catalogue: Catalogue, handler: Handler) -> app_commands.Group:
    async def log(interaction: discord.Interaction, before: app_commands.Range[int, 1] | None = None) -> None:
        await handler(interaction, "audit", "" if before is None else str(before))

    async def file(interaction: discord.Interaction) -> None:
        await handler(interaction, "audit", "file")

    commands = [
        with_options(command("audit-log", log, catalogue, "log"), {"before": "before"}, catalogue),
        command("audit-file", file, catalogue, "file"),
    ]
    return group("audit", catalogue, commands, allowed_contexts=IN_GUILDS, default_permissions=_ADMINS)


def privacy_commands(catalogue: Catalogue, handler: Handler, **more: object) -> app_commands.Group:
    """``/privacy exclude``: a person's own, wherever he says it."""

    async def exclude(interaction: discord.Interaction, days: app_commands.Range[int, 1]) -> None:
        await handler(interaction, "privacy", f"exclude {days}")

    made = with_options(command("privacy-exclude", exclude, catalogue, "exclude"), {"days": "days"}, catalogue)
    return group("privacy", catalogue, [made], **more)
