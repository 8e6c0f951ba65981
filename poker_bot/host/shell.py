"""What every table of this process shares."""

from dataclasses import dataclass, field

from poker_bot.host.card_rooms import CardRooms
from poker_bot.host.deadlines import DeadlineScheduler
from poker_bot.host.house_seats import House
from poker_bot.host.ports import Clock, Entropy, Store
from poker_bot.host.publisher import Publisher
from poker_bot.host.settings import HostSettings
from poker_bot.host.tips import Tips
from poker_bot.host.wallets import Wallets


@dataclass(frozen=True, slots=True)
class Shell:
    """The world as a table sees it. ``epoch``: this process's claim of the store; ``house`` None = no house players.

    ``merged``: people whose accounts became others' since the start; nothing is done in their name.
    """

    store: Store
    clock: Clock
    entropy: Entropy
    settings: HostSettings
    publisher: Publisher
    scheduler: DeadlineScheduler
    wallets: Wallets
    card_rooms: CardRooms
    tips: Tips
    house: House | None
    epoch: int
    merged: set[int] = field(default_factory=set)
