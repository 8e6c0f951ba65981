"""``/link``: accounts on two platforms become one person, and two again (ADR 6)."""

from msgspec.structs import replace

from poker_bot.host import commands as co
from poker_bot.host.identities import Identities
from poker_bot.host.join_codes import PERSON_CODE_MS, digest_of, new_code, number_of_code
from poker_bot.host.ports import (
    Already,
    Blocked,
    Hindered,
    JoinCode,
    Link,
    Person,
    PrivateNote,
    Why,
)
from poker_bot.host.shell import Shell
from poker_bot.languages import pick_language
from poker_bot.refusals import Refusal

_MINUTE_MS = 60_000

REFUSED: dict[Why, str] = {
    "at-table": "leave-tables-first",
    "wrong-code": "wrong-code",
    "own-code": "own-code",
    "same-platform": "same-platform",
    "linked": "linked-already",
    "not-linked": "not-linked",
    "tables-open": "close-tables-first",
    "partner": "community-linked-already",
    "over-limit": "too-many-chips",
}


class Linking:
    """Answers ``/link``. Store errors pass through to the caller."""

    def __init__(self, shell: Shell, identities: Identities) -> None:
        """One for the whole host."""
        self._store = shell.store
        self._clock = shell.clock
        self._entropy = shell.entropy
        self._publisher = shell.publisher
        self._languages = shell.settings.languages
        self._identities = identities

    async def offer(self, command: co.Command, reply: co.Reply) -> co.Reply:
        """A code for whoever may still be linked; with what he is linked already."""
        person = command.person
        links = await self._store.links_of(person.id)
        if links:
            return replace(reply, code="linked-with", platforms=_platforms(links))
        code = new_code(self._entropy())
        expires = self._clock.now() + PERSON_CODE_MS
        digest = digest_of(code)
        await self._store.open_code(JoinCode("person", person.id, person.id, person.platform, digest, expires))
        params: dict[str, int | str] = {"code": code, "minutes": PERSON_CODE_MS // _MINUTE_MS}
        return replace(reply, code="link-code", params=params)

    async def enter(self, command: co.Command, reply: co.Reply) -> co.Reply:
        """Who would be joined; confirmed, they are."""
        intent: co.LinkAccount = command.intent  # type: ignore[assignment]
        person, now, digest = command.person, self._clock.now(), digest_of(intent.code)
        if any(link.code == digest for link in await self._store.links_of(person.id)):
            return replace(reply, code="duplicate")
        code = await self._store.look_up_code("person", digest, person.id, now)
        if not isinstance(code, JoinCode):
            return replace(reply, refusal=why_not(code, now))
        maker = (await self._store.persons((code.owner,))).get(code.owner)
        if maker is None:
            return replace(reply, refusal=Refusal("wrong-code"))
        refusal = await self._refusal(person, maker, code)
        if refusal is not None:
            return replace(reply, refusal=refusal)
        if intent.confirmed:
            return await self._link(command, maker, digest, reply)
        params: dict[str, int | str] = {"name": maker.name, "platform": code.platform}
        holdings = tuple(one for one in await self._store.holdings(person.id) if one.wallet)
        number = number_of_code(intent.code) or 0
        return replace(reply, code="link-preview", params=params, holdings=holdings, confirm=number)

    async def _refusal(self, person: Person, maker: Person, code: JoinCode) -> Refusal | None:
        """What can be said before he confirms; the store judges the same, and finally, when he does."""
        if maker.id == person.id:
            return Refusal("own-code")
        if await self._store.links_of(person.id):
            return Refusal("linked-already")
        taken = {platform for link in await self._store.links_of(maker.id) for platform in link.platforms + link.first}
        if person.platform in taken | {code.platform}:
            return Refusal("same-platform")
        sitting = self._identities.sits(person.id) or self._identities.sits(maker.id)
        return Refusal("leave-tables-first") if sitting else None

    async def _link(self, command: co.Command, maker: Person, digest: str, reply: co.Reply) -> co.Reply:
        """From the first moment nothing is done in the name of the guest any more, or he could still take a seat."""
        guest = command.person
        if not self._identities.hold(guest.id):
            return replace(reply, refusal=Refusal("stale-turn"))
        try:
            outcome = await self._store.link(digest, guest.id, self._clock.now())
        except BaseException:  # stopped waiting: it may be done all the same, so people are read anew
            self._identities.release(guest.id)
            self._identities.forget()
            raise
        if isinstance(outcome, Hindered):
            self._identities.release(guest.id)
            return replace(reply, refusal=Refusal(REFUSED[outcome.why]))
        if isinstance(outcome, Already):
            return replace(reply, code="duplicate")
        await self._identities.changed(maker.id, guest.id)
        self._tell(command, maker, outcome.chips)
        params: dict[str, int | str] = {"name": maker.name, "amount": outcome.chips}
        return replace(reply, code="link-done", params=params)

    def _tell(self, command: co.Command, maker: Person, chips: int) -> None:
        """The maker of the code, where he made it: nobody is linked without hearing of it."""
        self._publisher.tell(
            PrivateNote(
                kind="notice",
                person=maker,
                language=pick_language((maker.language, command.locale), self._languages),
                room=command.room,
                table=0,
                code="linked",
                params={"name": command.person.name, "platform": command.person.platform, "amount": chips},
                view=None,
            )
        )

    async def undo(self, command: co.Command, reply: co.Reply) -> co.Reply:
        """The accounts of this platform go back; from the first account, all that came to it."""
        intent: co.UndoLink = command.intent  # type: ignore[assignment]
        person = command.person
        links = undone_from(await self._store.links_of(person.id), person)
        if not links:
            return replace(reply, refusal=Refusal("not-linked"))
        if self._identities.sits(person.id):
            return replace(reply, refusal=Refusal("leave-tables-first"))
        if not intent.confirmed:
            return replace(reply, code="link-undo-preview", platforms=_platforms(links), confirm=links[-1].at)
        chips = 0
        for link in links:
            outcome = await self._store.unlink(link.guest, self._clock.now())
            if isinstance(outcome, Hindered):
                return replace(reply, refusal=Refusal(REFUSED[outcome.why]))
            chips += outcome.chips
            self._identities.release(link.guest)
            await self._identities.changed(link.maker, link.guest)
        return replace(reply, code="link-undone", params={"amount": chips})


def undone_from(links: tuple[Link, ...], person: Person) -> tuple[Link, ...]:
    """What he undoes where he speaks: the account that came along leaves alone, the first one parts from all."""
    here = tuple(link for link in links if person.platform in link.platforms)
    return here or links


def _platforms(links: tuple[Link, ...]) -> tuple[str, ...]:
    """All platforms that are joined, the first account's before the others."""
    return tuple(dict.fromkeys([*links[0].first, *(platform for link in links for platform in link.platforms)]))


def why_not(outcome: Hindered | Blocked, now: int) -> Refusal:
    """The refusal of a code: one for every kind of wrong one, or how many minutes he has to wait."""
    if isinstance(outcome, Blocked):
        return Refusal("code-tries", {"minutes": max(1, -(-(outcome.until - now) // _MINUTE_MS))})
    return Refusal(REFUSED[outcome.why])
