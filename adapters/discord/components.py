"""Buttons and the form for raises. All they need is in their ids, so they work after a restart (trouble P-04).

Presses and sent forms are read from the interaction itself (``pressed``, ``submitted``): the library would pass on a
press only while the message still has that very button, and a double click often comes when it has not.
"""

from collections.abc import Mapping
from typing import Any, Final, Self, cast

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
_ROW: Final = discord.ComponentType.action_row.value
_BUTTON: Final = discord.ComponentType.button.value
_FORM: Final = "form:"
_FIELD: Final = "amount"
_FORM_KEPT: Final = 600.0
_TITLE_LENGTH: Final = 45
_HINT_LENGTH: Final = 100
_AMOUNT_LENGTH: Final = 40


class Keyboard(ui.View):
    """Buttons on their way out, written as they are sent: the library shall neither build them nor remember them.

    Built of its items, and found again in its memory at every press, they cost more than the answer to the press.
    """

    def __init__(self, rows: tuple[tuple[Key, ...], ...]) -> None:
        super().__init__(timeout=None)
        self._rows = rows
        self.stop()  # what has ended is sent like any other view, and forgotten

    def to_components(self) -> list[dict[str, Any]]:
        """Rows of buttons in Discord's words."""
        return [{"type": _ROW, "components": [_button(key) for key in row]} for row in self._rows]


def _button(key: Key) -> dict[str, Any]:
    label = key.label[:LABEL_LENGTH] or "…"
    return {"type": _BUTTON, "style": _STYLES[key.style].value, "label": label, "custom_id": key.payload}


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
    return Keyboard(card.rows) if card.rows else None


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
