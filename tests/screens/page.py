"""Everything on one page: a column as wide as a phone for every step, in the light and in the dark."""

import base64
from collections.abc import Iterable
from html import escape
from typing import Final

from msgspec import Struct

from tests.screens.shot import Bubble, Button, Step

_STYLE: Final = """
:root { font: 15px/1.4 system-ui, "DejaVu Sans", sans-serif; background: #888; }
body { margin: 0; }
h1 { font-size: 20px; margin: 24px 12px 4px; }
nav { padding: 8px 12px; } nav a { margin-right: 12px; color: #000; }
.steps { display: flex; flex-wrap: wrap; gap: 12px; padding: 12px; align-items: flex-start; }
.step { width: 390px; box-sizing: border-box; padding: 10px; border-radius: 12px; overflow: hidden; }
.step h2 { font-size: 12px; margin: 0 0 8px; opacity: .6; font-weight: 600; }
.bubble { margin: 0 0 10px; padding: 8px 10px; border-radius: 8px; overflow-wrap: anywhere; }
.bubble small { display: block; opacity: .6; font-size: 11px; }
.bubble img { width: 100%; border-radius: 6px; }
.alert { border: 2px solid; border-radius: 14px; margin-inline: 30px; }
.form { border: 2px dashed; }
.row { display: flex; flex-wrap: wrap; gap: 5px; margin-top: 6px; }
.row span { padding: 5px 10px; border-radius: 5px; font-size: 14px; color: #fff; text-align: center; }
.telegram .row span { flex: 1 1 0; }
.primary { background: #5865f2; } .success { background: #248046; } .danger { background: #da373c; }
.secondary { background: #6d6f78; }
kbd { display: block; border: 1px solid; border-radius: 4px; padding: 6px; opacity: .6; }
mark { background: #5865f255; color: inherit; } time { background: #8884; border-radius: 3px; }
.light .step { background: #fff; color: #111; } .light .bubble { background: #f0f1f3; }
.dark .step { background: #1e1f22; color: #e6e6e6; } .dark .bubble { background: #313338; }
"""


class Reel(Struct, frozen=True):
    """All steps on one platform in one language."""

    platform: str
    language: str
    steps: tuple[Step, ...]

    @property
    def name(self) -> str:
        """For headings and links."""
        return f"{self.platform}-{self.language}"


def page(reels: Iterable[Reel]) -> str:
    """One HTML file that needs no other."""
    known = tuple(reels)
    links = "".join(f'<a href="#{reel.name}-{theme}">{reel.name} {theme}</a>' for reel in known for theme in THEMES)
    parts = "".join(_reel(reel, theme) for reel in known for theme in THEMES)
    return (
        f'<!doctype html><meta charset="utf-8"><title>Screens</title><style>{_STYLE}</style><nav>{links}</nav>{parts}'
    )


THEMES: Final = ("light", "dark")


def _reel(reel: Reel, theme: str) -> str:
    steps = "".join(_step(number, step, reel) for number, step in enumerate(reel.steps, 1))
    name = f"{reel.name}-{theme}"
    return f'<h1 id="{name}">{name}</h1><div class="steps {theme} {reel.platform}" lang="{reel.language}">{steps}</div>'


def _step(number: int, step: Step, reel: Reel) -> str:
    bubbles = "".join(map(_bubble, step.bubbles)) or "<small>nothing</small>"
    title = f"{number} · {escape(step.title)} · {reel.name}"
    return f'<section class="step"><h2>{title}</h2>{bubbles}</section>'


def _bubble(bubble: Bubble) -> str:
    reader = f"only {escape(bubble.reader)}" if bubble.reader else "everybody"
    pictures = "".join(_picture(*picture) for picture in bubble.pictures)
    rows = "".join(f'<div class="row">{"".join(map(_button, row))}</div>' for row in bubble.rows)
    return (
        f'<div class="bubble {bubble.kind}"><small>{reader} · {bubble.kind}</small>'
        f"{pictures}<div>{bubble.html}</div>{rows}</div>"
    )


def _button(button: Button) -> str:
    return f'<span class="{button.style}">{escape(button.label)}</span>'


def _picture(png: bytes, words: str) -> str:
    data = base64.b64encode(png).decode()
    return f'<img src="data:image/png;base64,{data}" alt="{escape(words)}"><small>{escape(words)}</small>'
