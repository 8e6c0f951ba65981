"""``/community``: a group on one platform and a server on another become one community, and two again (ADR 6)."""

from msgspec.structs import replace

from poker_bot.host import commands as co
from poker_bot.host.identities import Identities
from poker_bot.host.join_codes import COMMUNITY_CODE_MS, digest_of, new_code, number_of_code
from poker_bot.host.linking import REFUSED, why_not
from poker_bot.host.ports import Already, Community, CommunityLink, Hindered, JoinCode
from poker_bot.host.shell import Shell
from poker_bot.host.tables import Tables
from poker_bot.refusals import Refusal, Value

_MINUTE_MS = 60_000


class CommunityLinking:
    """Answers ``/community``; who asks has been found to be an admin. Store errors pass through to the caller."""

    def __init__(self, shell: Shell, tables: Tables, identities: Identities) -> None:
        """One for the whole host."""
        self._store = shell.store
        self._clock = shell.clock
        self._entropy = shell.entropy
        self._card_rooms = shell.card_rooms
        self._tables = tables
        self._identities = identities

    async def show(self, _command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        """What it is joined with, if with anything."""
        link = await self._store.community_link(community.id)
        if link is None:
            return replace(reply, code="community-alone")
        return replace(reply, code="community-linked", params=_both(link))

    async def offer(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        """A code for an admin on another platform; what is set here will hold for both."""
        if await self._store.community_link(community.id) is not None:
            return replace(reply, refusal=Refusal("community-linked-already"))
        code = new_code(self._entropy())
        expires, person = self._clock.now() + COMMUNITY_CODE_MS, command.person
        # By the community, not by him: a group's admin on a linked account speaks for the group's platform.
        await self._store.open_code(
            JoinCode("community", community.id, person.id, community.platform, digest_of(code), expires)
        )
        params: dict[str, Value] = {"code": code, "minutes": COMMUNITY_CODE_MS // _MINUTE_MS}
        return replace(reply, code="community-code", params=params)

    async def enter(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        """What this community would give up; confirmed, it is joined."""
        intent: co.JoinCommunity = command.intent  # type: ignore[assignment]
        now, digest = self._clock.now(), digest_of(intent.code)
        link = await self._store.community_link(community.id)
        if link is not None and link.code == digest:
            return replace(reply, code="duplicate")
        code = await self._store.look_up_code("community", digest, command.person.id, now)
        refusal = await self._refusal(community, code, link) if isinstance(code, JoinCode) else why_not(code, now)
        if refusal is not None or not isinstance(code, JoinCode):
            return replace(reply, refusal=refusal)
        if not intent.confirmed:
            return await self._preview(community, code, replace(reply, confirm=number_of_code(intent.code) or 0))
        return await self._join(command, community, digest, reply)

    async def _join(self, command: co.Command, community: Community, digest: str, reply: co.Reply) -> co.Reply:
        outcome = await self._store.join(digest, community.id, command.person.id, self._clock.now())
        if isinstance(outcome, Hindered):
            return replace(reply, refusal=Refusal(REFUSED[outcome.why]))
        if isinstance(outcome, Already):
            return replace(reply, code="duplicate")
        self._changed(outcome.guest, outcome.host)
        rooms = (await self._card_rooms.of(outcome.host)).settings.rooms
        code = "community-joined-closed" if rooms and command.room.id not in rooms else "community-joined"
        return replace(reply, code=code, params={"people": outcome.people, "amount": outcome.chips})

    async def _refusal(self, community: Community, code: JoinCode, link: CommunityLink | None) -> Refusal | None:
        """What can be said before he confirms; the store judges the same, and finally, when he does."""
        if code.owner == community.id:
            return Refusal("own-code")
        if link is not None or await self._store.community_link(code.owner) is not None:
            return Refusal("community-linked-already")
        if code.platform == community.platform:
            return Refusal("same-platform")
        return Refusal("close-tables-first") if self._plays(community.id, "") else None

    async def _preview(self, community: Community, code: JoinCode, reply: co.Reply) -> co.Reply:
        maker = (await self._store.persons((code.maker,))).get(code.maker)
        people, chips = await self._store.community_chips(community.id)
        params: dict[str, Value] = {
            "name": maker.name if maker is not None else "",
            "platform": code.platform,
            "people": people,
            "amount": chips,
        }
        return replace(reply, code="community-preview", params=params)

    async def part(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        """What would go back; confirmed, it does."""
        intent: co.PartCommunity = command.intent  # type: ignore[assignment]
        link = await self._store.community_link(community.id)
        if link is None:
            return replace(reply, refusal=Refusal("community-not-linked"))
        if self._plays(link.host.id, link.guest.platform):
            return replace(reply, refusal=Refusal("close-tables-first"))
        if not intent.confirmed:
            return replace(reply, code="community-part-preview", params=_both(link), confirm=link.at)
        outcome = await self._store.part(link.guest.id, command.person.id, self._clock.now())
        if isinstance(outcome, Hindered):
            why = "community-not-linked" if outcome.why == "not-linked" else REFUSED[outcome.why]
            return replace(reply, refusal=Refusal(why))
        self._changed(outcome.guest, outcome.host)
        return replace(reply, code="community-parted", params={"people": outcome.people, "amount": outcome.chips})

    def _plays(self, community: int, platform: str) -> bool:
        """Whether a table of the community is open, in a room of ``platform`` if that is given."""
        return any(
            host.live.community.id == community
            and (not platform or any(room.platform == platform for room in host.live.rooms))
            for host in self._tables
        )

    def _changed(self, *communities: int) -> None:
        for community in communities:
            self._card_rooms.forget(community)
        self._identities.places_changed()


def _both(link: CommunityLink) -> dict[str, Value]:
    """The platforms: whose settings and chips count, and which came along."""
    return {"platform": link.host.platform, "guest": link.guest.platform}
