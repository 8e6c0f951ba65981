"""Accounts and communities joined and parted in any order: everybody has at last what he had at first."""

from itertools import permutations

import pytest

from poker_bot.host.ports import Community, JoinCode, Joined, Linked, Person, Transfer, Transferred, Unlinked
from tests.contracts.worlds import CHIPS, NOW, World

SOON = NOW + 600_000
OWN = 500
"""What Gina has in the group; Anna has ``CHIPS`` in the server, and Gina nothing there."""


class Two:
    """A server and a group, Anna there and Gina here."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.anna = world.people[0]

    async def open(self) -> "Two":
        """Gina comes to the group."""
        store = self.world.store
        self.group: Community = (await store.place("telegram", "-5", "-5", "it"))[0]
        self.gina: Person = await store.person("telegram", "7", "Gina")
        assert await store.grant(self.group.bank, self.gina.id, OWN, "start", "g", NOW)
        return self

    async def do(self, step: str) -> None:
        """``link`` and ``join``, and the same undone."""
        store, (maker, guest) = self.world.store, (self.anna, self.gina)
        if step == "link":
            await store.open_code(JoinCode("person", maker.id, maker.id, maker.platform, "p", SOON))
            assert isinstance(await store.link("p", guest.id, NOW), Linked)
        elif step == "join":
            own = self.world.community
            await store.open_code(JoinCode("community", own.id, maker.id, own.platform, "c", SOON))
            assert isinstance(await store.join("c", self.group.id, maker.id, NOW), Joined)
        elif step == "unlink":
            assert isinstance(await store.unlink(guest.id, NOW), Unlinked)
        else:
            assert isinstance(await store.part(self.group.id, maker.id, NOW), Joined)

    async def held(self) -> dict[str, int]:
        """Chips in the two banks."""
        banks = {"server": self.world.bank, "group": self.group.bank}
        people = {"anna": self.anna.id, "gina": self.gina.id}
        return {
            f"{name}@{where}": chips
            for where, bank in banks.items()
            for name, one in people.items()
            if (chips := await self.world.store.balance(bank, one) or 0)
        }


_STEPS = ("link", "join", "unlink", "part")
_ORDERS = [
    order
    for order in permutations(_STEPS)
    if order.index("link") < order.index("unlink") and order.index("join") < order.index("part")
]


@pytest.mark.parametrize("order", _ORDERS, ids="-".join)
@pytest.mark.parametrize("times", [1, 2])
async def test_everybody_has_his_own_again(world: World, order: tuple[str, ...], times: int) -> None:
    """In the place where he plays: Gina in the group, Anna in the server. Once more, and it is the same."""
    two = await Two(world).open()
    for _ in range(times):
        for step in order:
            await two.do(step)
        assert await two.held() == {"anna@server": CHIPS, "gina@group": OWN}


@pytest.mark.parametrize("undone", ["unlink", "part"])
@pytest.mark.parametrize("first", ["link", "join"])
async def test_between_the_two_his_chips_are_where_he_plays(world: World, first: str, undone: str) -> None:
    """One of the links undone: she plays as herself in the server's bank, or they both are Anna in the group's."""
    two = await Two(world).open()
    for step in (first, "join" if first == "link" else "link", undone):
        await two.do(step)
    where = "gina@server" if undone == "unlink" else "anna@group"
    assert await two.held() == {"anna@server": CHIPS, where: OWN}


async def test_what_was_lost_meanwhile_is_nobodys_to_take_back(world: World) -> None:
    """Anna has lost all but 200: Gina takes those, and brings them home."""
    two = await Two(world).open()
    await two.do("link")
    await two.do("join")
    lost = Transfer(world.bank, two.anna.id, world.people[1].id, CHIPS + OWN - 200, "gift", NOW, "lost")
    assert isinstance(await world.store.transfer(lost), Transferred)
    await two.do("unlink")
    assert await two.held() == {"gina@server": 200}
    await two.do("part")
    assert await two.held() == {"gina@group": 200}
