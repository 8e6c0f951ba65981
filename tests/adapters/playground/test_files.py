"""The page's own files: nothing from elsewhere, no text taken for markup, no label without a text."""

import re
from pathlib import Path

import pytest

from adapters import playground
from adapters.desk import Desk
from adapters.playground.render import Renderer
from poker_bot.text.present import PAGE_LABELS
from tests.adapters.playground.support import CATALOGUE
from tests.builders import World
from tests.text.conftest import LANGUAGES

PAGE = Path(playground.__file__).parent / "page"
FILES = {file.name: file.read_text(encoding="utf-8") for file in sorted(PAGE.iterdir())}
SCRIPTS = "\n".join(text for name, text in FILES.items() if name.endswith(".js"))
NAMESPACE = "http://www.w3.org/2000/svg"
BACK = "\n".join(file.read_text(encoding="utf-8") for file in PAGE.parent.glob("*.py"))


@pytest.mark.parametrize("name", FILES)
def test_nothing_comes_from_elsewhere(name: str) -> None:
    """No file names another host, a data address or an import from anywhere but the folder itself."""
    text = re.sub(r"^\s*//.*$", "", FILES[name].replace(NAMESPACE, ""), flags=re.MULTILINE)
    assert re.findall(r"(?:https?:)?//[\w.-]+\.\w|\bdata:|@import|\burl\(", text) == []
    imported = re.findall(r'(?:from|import)\s*\(?"([^"]+)"', text) if name.endswith(".js") else []
    assert {source.removeprefix("./") for source in imported} <= set(FILES)


def test_words_never_become_markup() -> None:
    """No script has a way to turn text into elements or code; the policy would refuse it, too."""
    ways = (
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|createContextualFragment|srcdoc"
    )
    assert re.findall(ways, SCRIPTS) == []


def test_every_file_the_page_asks_for_is_there() -> None:
    """The files named in the page are files of the folder."""
    named = re.findall(r'(?:src|href)="([^"]+)"', FILES["index.html"])
    assert set(named) <= set(FILES)
    assert {name for name in FILES if name.endswith(".css")} <= set(named)


def test_every_label_has_a_text_and_every_text_a_place() -> None:
    """What the page asks for is sent in each language, and no label is sent for nothing."""
    world = World()
    labels = Renderer(Desk(world.service, CATALOGUE, world.clock), CATALOGUE).labels
    asked = set(re.findall(r'data-label="([\w-]+)"', FILES["index.html"])) | set(
        re.findall(r'label\("([\w-]+)"\)', SCRIPTS)
    )
    for language in LANGUAGES:
        assert all(labels(language).get(name) for name in asked)
    assert [name for name in PAGE_LABELS if name not in asked and f'"{name}"' not in BACK] == []
