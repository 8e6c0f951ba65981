"""Answers what concerns who somebody is: his data, his accounts, the partner of a community."""

from collections.abc import Awaitable, Callable
from typing import Final

from poker_bot.host import commands as co
from poker_bot.host.community_linking import CommunityLinking
from poker_bot.host.identities import Identities
from poker_bot.host.linking import Linking
from poker_bot.host.ports import Community
from poker_bot.host.privacy import Privacy
from poker_bot.host.shell import Shell
from poker_bot.host.tables import Tables


class Registry:
    """One for the whole host. Store errors pass through to the caller."""

    def __init__(self, shell: Shell, tables: Tables, identities: Identities) -> None:
        self._privacy = Privacy(shell.store, shell.clock, identities)
        self._linking = Linking(shell, identities)
        self._communities = CommunityLinking(shell, tables, identities)

    def handles(self, intent: co.Intent) -> bool:
        """Whether this intent is answered here."""
        return type(intent) in _ANSWERS

    async def answer(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        """The private answer, on top of ``reply`` (its language)."""
        return await _ANSWERS[type(command.intent)](self, command, community, reply)


Answer = Callable[[Registry, co.Command, Community, co.Reply], Awaitable[co.Reply]]

_ANSWERS: Final[dict[type[co.Intent], Answer]] = {
    co.Privacy: lambda own, command, _, reply: own._privacy.explain(command, reply),  # noqa: SLF001 - the table of this very class
    co.ExportData: lambda own, command, _, reply: own._privacy.export(command, reply),  # noqa: SLF001
    co.DeleteData: lambda own, command, _, reply: own._privacy.delete(command, reply),  # noqa: SLF001
    co.Linking: lambda own, command, _, reply: own._linking.offer(command, reply),  # noqa: SLF001
    co.LinkAccount: lambda own, command, _, reply: own._linking.enter(command, reply),  # noqa: SLF001
    co.UndoLink: lambda own, command, _, reply: own._linking.undo(command, reply),  # noqa: SLF001
    co.ShowCommunity: lambda own, *asked: own._communities.show(*asked),  # noqa: SLF001
    co.OfferCommunity: lambda own, *asked: own._communities.offer(*asked),  # noqa: SLF001
    co.JoinCommunity: lambda own, *asked: own._communities.enter(*asked),  # noqa: SLF001
    co.PartCommunity: lambda own, *asked: own._communities.part(*asked),  # noqa: SLF001
}
