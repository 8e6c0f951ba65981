"""A started world for every test of the host."""

from collections.abc import AsyncIterator

import pytest

from tests.builders import World


@pytest.fixture
async def world() -> AsyncIterator[World]:
    """A host with default settings and one room."""
    made = await World().start()
    yield made
    await made.kill()
