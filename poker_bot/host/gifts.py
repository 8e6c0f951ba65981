"""Gifts: chips from one player's balance to another's, off until the admins of the community allow them."""

from collections.abc import Container

from msgspec.structs import replace

from poker_bot.engine.chips import MAX_CHIPS
from poker_bot.host import commands as co
from poker_bot.host.card_rooms import CardRooms
from poker_bot.host.just_moved import JustMoved
from poker_bot.host.ports import (
    Clock,
    Community,
    Duplicate,
    Insufficient,
    Person,
    PrivateNote,
    Room,
    Store,
    Transfer,
    TransferOutcome,
    Transferred,
)
from poker_bot.host.publisher import Publisher
from poker_bot.host.settings import HostSettings
from poker_bot.host.wallets import Wallets
from poker_bot.languages import pick_language
from poker_bot.refusals import Refusal, Value

GIFT = "gift"
"""The reason in the ledger, and the code of what the receiver is told."""


class Gifts:
    """One for the whole host. Store errors pass through to the caller."""

    def __init__(  # noqa: PLR0913, PLR0917 - what a gift passes through
        self,
        store: Store,
        clock: Clock,
        settings: HostSettings,
        wallets: Wallets,
        card_rooms: CardRooms,
        publisher: Publisher,
        merged: Container[int],
    ) -> None:
        """Everything is shared with the host. ``merged``: people whose wallets are others' by now."""
        self._store = store
        self._clock = clock
        self._settings = settings
        self._wallets = wallets
        self._card_rooms = card_rooms
        self._publisher = publisher
        self._merged = merged
        self._just_moved = JustMoved(clock)

    async def give(self, command: co.Command, intent: co.Gift, community: Community, reply: co.Reply) -> co.Reply:
        """From the balance of whoever asks, whole or not at all; the receiver is told."""
        giver, target, amount = command.person, intent.target, intent.chips
        refusal = self._unfit(giver, intent) if await self._allowed(community) else Refusal("gifts-off")
        if refusal is not None or target is None:
            return replace(reply, refusal=refusal)
        bank, starting = community.bank, await self._card_rooms.starting_chips(community.id)
        balance = await self._wallets.balance(bank, giver.id, starting)
        if not 1 <= amount <= balance:
            return replace(reply, refusal=_out_of_range(amount, balance))
        # A gift is no reason to miss the starting chips.
        if await self._wallets.balance(bank, target.id, starting) + amount > MAX_CHIPS:
            return replace(reply, refusal=Refusal("too-many-chips"))
        if target.id in self._merged:  # joined to another since he was named
            return replace(reply, refusal=Refusal("stale-turn"))
        asked = Transfer(bank, giver.id, target.id, amount, GIFT, self._clock.now(), command.key)
        outcome = await self._once(asked)
        if isinstance(outcome, Transferred):
            await self._tell(
                giver, target, command.room, community, {"amount": amount, "balance": outcome.target_after}
            )
        return self._answer(outcome, target, amount, reply)

    @staticmethod
    def _answer(outcome: TransferOutcome | int, target: Person, amount: int, reply: co.Reply) -> co.Reply:
        named: dict[str, Value] = {"name": target.name, "amount": amount}
        match outcome:
            case Transferred(source_after=left):
                return replace(reply, code="gift-given", params=named | {"balance": left})
            case int(seconds):
                return replace(reply, refusal=Refusal("chips-just-moved", named | {"seconds": seconds}))
            case Duplicate():
                return replace(reply, code="duplicate")
            case Insufficient(balance=left):
                return replace(reply, refusal=_out_of_range(amount, left))
            case _:
                return replace(reply, refusal=Refusal("too-many-chips"))

    async def _once(self, asked: Transfer) -> TransferOutcome | int:
        """What came of it; the seconds to wait when it is the echo of one that was just made."""
        what = (asked.bank, asked.source, asked.target, asked.amount)
        if seconds := self._just_moved.claim(what, asked.dedupe):
            return seconds
        outcome: TransferOutcome | None = None
        try:
            outcome = await self._store.transfer(asked)
        finally:
            if not isinstance(outcome, Transferred | Duplicate):
                self._just_moved.drop(what, asked.dedupe)
        return outcome

    async def _allowed(self, community: Community) -> bool:
        return (await self._card_rooms.of(community.id)).settings.gifts

    @staticmethod
    def _unfit(giver: Person, intent: co.Gift) -> Refusal | None:
        target = intent.target
        if target is None:
            return Refusal("unknown-person", {"text": intent.said})
        if target.platform == "house":
            return Refusal("gift-to-house")
        return Refusal("gift-to-oneself") if target.id == giver.id else None

    async def _tell(
        self, giver: Person, target: Person, room: Room, community: Community, params: dict[str, Value]
    ) -> None:
        """Privately, in his language, whether he is here or not."""
        known = (await self._store.persons((target.id,))).get(target.id, target)
        note = PrivateNote(
            kind="notice",
            person=known,
            language=pick_language((known.language, community.language), self._settings.languages),
            room=room,
            table=0,
            code=GIFT,
            params={"name": giver.name, **params},
            view=None,
        )
        self._publisher.tell(note)


def _out_of_range(amount: int, balance: int) -> Refusal:
    if amount < 1:
        return Refusal("chips-range", {"amount": amount, "minimum": 1, "maximum": max(1, balance)})
    return Refusal("gift-too-much", {"balance": balance, "amount": amount})
