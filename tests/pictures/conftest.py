"""The catalogue, and what is needed to look inside a picture."""

import io

import pytest
from PIL import Image

from poker_bot.text.catalogue import Catalogue
from tests.text.conftest import LOCALES


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The texts people really get."""
    return Catalogue.load(LOCALES)


def opened(png: bytes) -> Image.Image:
    """A PNG as pixels."""
    picture = Image.open(io.BytesIO(png))
    assert picture.format == "PNG"
    return picture.convert("RGB")
