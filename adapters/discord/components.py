"""Buttons and the form for raises. All they need is in their ids, so they work after a restart (trouble P-04).

Presses and sent forms are read from the interaction itself (``pressed``, ``submitted``): the library would pass on a
press only while the message still has that very button, and a double click often comes when it has not.
"""

import re
from collections.abc import Mapping
from typing import Final, Self, cast

import discord
from discord import ui

from adapters.desk import Key, Prompt
from adapters.discord.render import LABEL_LENGTH, Card
from adapters.tokens import ButtonPress, encode

_STYLES: Final = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
_ANYTHING: Final = re.compile(r"(?s:.+)")
_BUTTON: Final = discord.ComponentType.button.value
_FORM: Final = "form:"
_FIELD: Final = "amount"
_FORM_KEPT: Final = 600.0
_TITLE_LENGTH: Final = 45
_HINT_LENGTH: Final = 100
_AMOUNT_LENGTH: Final = 40


class TableButton(ui.DynamicItem[ui.Button[ui.View]], template=_ANYTHING):
    """A button that the library keeps no memory of, so that a view is forgotten as soon as it is sent."""

    def __init__(self, key: Key) -> None:
        super().__init__(
            ui.Button(label=key.label[:LABEL_LENGTH] or "…", style=_STYLES[key.style], custom_id=key.payload),
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.View], match: re.Match[str], /
    ) -> Self:
        """The pressed button, made again from its id."""
        del interaction, item
        return cls(Key("…", "secondary", match[0], ""))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Nothing: the client's ``on_interaction`` answers every press."""


class RaiseForm(ui.Modal):
    """Asks for an amount. What is sent is read from the interaction by ``submitted``, also after a restart."""

    def __init__(self, prompt: Prompt) -> None:
        payload = encode(ButtonPress("raise-menu", prompt.token))
        super().__init__(title=prompt.form.title[:_TITLE_LENGTH], custom_id=_FORM + payload, timeout=_FORM_KEPT)
        field: ui.TextInput[Self] = ui.TextInput(
            placeholder=prompt.form.placeholder[:_HINT_LENGTH],
            custom_id=_FIELD,
            min_length=1,
            max_length=_AMOUNT_LENGTH,
        )
        self.add_item(ui.Label(text=prompt.form.label[:_TITLE_LENGTH], component=field))


def buttons(card: Card) -> ui.View | None:
    """The view of a card, None without buttons."""
    if not card.rows:
        return None
    view = ui.View(timeout=None)
    for number, row in enumerate(card.rows):
        for key in row:
            button = TableButton(key)
            button.item.row = number
            view.add_item(button)
    return view


def pressed(interaction: discord.Interaction) -> str | None:
    """The payload of the button that was pressed, whatever it is; None for other components."""
    data: Mapping[str, object] = cast("Mapping[str, object]", interaction.data or {})
    return str(data.get("custom_id", "")) if data.get("component_type") == _BUTTON else None


def submitted(interaction: discord.Interaction) -> tuple[str, str] | None:
    """The button's payload and the amount typed into a form of ours; None for another form."""
    data: Mapping[str, object] = cast("Mapping[str, object]", interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    if not custom_id.startswith(_FORM):
        return None
    return custom_id.removeprefix(_FORM), _value_of(data.get("components"))


def _value_of(components: object) -> str:
    """The text of our field, wherever it stands in the tree of components."""
    for component in components if isinstance(components, list) else ():
        if not isinstance(component, dict):
            continue
        if component.get("custom_id") == _FIELD:
            return str(component.get("value", ""))
        inner = component.get("components") or [component.get("component")]
        if value := _value_of(inner):
            return value
    return ""
