"""What admins do away from a table: stakes, settings, chips, the log. Each act and its entry are one transaction."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from poker_bot.engine.chips import MAX_CHIPS
from poker_bot.host import commands as co
from poker_bot.host.card_rooms import stake_called, written
from poker_bot.host.just_moved import JustMoved
from poker_bot.host.pairs_report import PairsReport
from poker_bot.host.ports import (
    HOUSE,
    AdminBatch,
    AdminEntry,
    AdminOutcome,
    Community,
    Conflict,
    Duplicate,
    Insufficient,
    LedgerRow,
    NameTaken,
    NoSuchStake,
    OverLimit,
    Posting,
    Saved,
    Stake,
    wallet,
)
from poker_bot.host.rule_changes import as_deep, changed_rules
from poker_bot.host.setting_values import settings_of
from poker_bot.host.shell import Shell
from poker_bot.refusals import Refusal, Value

NAME_LENGTH: Final = 24
LANGUAGE: Final = "language"
"""The one setting that is an attribute of the community itself: every public text goes by it."""

FILE_PAGE: Final = 1_000
"""Rows in a page of the file."""

_ALL: Final = 1_000_000

Params = dict[str, Value]


class Office:
    """Answers the admin intents that concern no running table. Who asks has been found to be an admin."""

    def __init__(
        self,
        shell: Shell,
        community_changed: Callable[[int], None],
    ) -> None:
        """One for the whole host. ``community_changed`` is called when the language of public texts is another."""
        self._store = shell.store
        self._clock = shell.clock
        self._settings = shell.settings
        self._card_rooms = shell.card_rooms
        self._merged = shell.merged
        self._community_changed = community_changed
        self._just_moved = JustMoved(shell.clock)
        self._report = PairsReport(shell.store, shell.clock, shell.settings, shell.card_rooms)

    async def answer(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        """The private answer, on top of ``reply`` (its language)."""
        return await _ANSWERS[type(command.intent)](self, command, community, reply)

    def handles(self, intent: co.Intent) -> bool:
        """Whether this intent is answered here."""
        return type(intent) in _ANSWERS

    # --- stakes -------------------------------------------------------------------------------------------------

    async def _stakes(self, _command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        return replace(reply, code="stakes", card_room=await self._card_rooms.of(community.id))

    async def _save_stake(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        intent: co.SaveStake = command.intent  # type: ignore[assignment]
        card = await self._card_rooms.of(community.id)
        name = written(intent.name)
        if not name or len(name) > NAME_LENGTH or not name.isprintable():
            return replace(reply, refusal=Refusal("stake-name", {"text": name[:NAME_LENGTH], "maximum": NAME_LENGTH}))
        old = stake_called(card, intent.replaces)
        if intent.replaces and old is None:
            return replace(reply, refusal=Refusal("no-such-stake", {"name": intent.replaces}))
        base = self._settings.rules if old is None else old.rules
        rules = changed_rules(base, as_deep(base, intent.changes) if old is None else intent.changes)
        if isinstance(rules, Refusal):
            return replace(reply, refusal=rules)
        batch = replace(
            self._batch(command, community, "stake-edit" if old is not None else "stake-add", {"name": name}),
            expected=card.revision if intent.revision < 0 else intent.revision,
            stake=Stake(name, rules),
            replaces="" if old is None else old.name,
        )
        return await self._done(batch, reply, "stake-saved", {"name": name})

    async def _remove_stake(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        intent: co.RemoveStake = command.intent  # type: ignore[assignment]
        card = await self._card_rooms.of(community.id)
        old = stake_called(card, intent.name)
        if old is None:
            return replace(reply, refusal=Refusal("no-such-stake", {"name": intent.name}))
        batch = self._batch(command, community, "stake-remove", {"name": old.name})
        batch = replace(batch, expected=card.revision, replaces=old.name)
        return await self._done(batch, reply, "stake-removed", {"name": old.name})

    async def _use_stake(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        intent: co.UseStake = command.intent  # type: ignore[assignment]
        card = await self._card_rooms.of(community.id)
        found = stake_called(card, intent.name)
        if intent.name and found is None:
            return replace(reply, refusal=Refusal("no-such-stake", {"name": intent.name}))
        name = "" if found is None else found.name
        where = "community" if intent.everywhere else "room"
        batch = self._batch(command, community, "stake-use", {"name": name, "where": where})
        if intent.everywhere:
            batch = replace(batch, expected=card.revision, settings=replace(card.settings, stake=name))
        else:
            batch = replace(batch, expected=card.revision, room_stake=(command.room.id, name))
        return await self._done(batch, reply, "stake-used", {"name": name, "where": where})

    # --- settings -----------------------------------------------------------------------------------------------

    async def _show_settings(self, _command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        card = await self._card_rooms.of(community.id)
        return replace(reply, code="settings", card_room=card, public_language=community.language)

    async def _change_settings(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        intent: co.ChangeSettings = command.intent  # type: ignore[assignment]
        card = await self._card_rooms.of(community.id)
        changes = dict(intent.changes)
        language = changes.pop(LANGUAGE, "")
        settings = settings_of(card.settings, changes)
        if isinstance(settings, Refusal):
            return replace(reply, refusal=settings)
        if LANGUAGE in intent.changes and language not in self._settings.languages:
            return replace(reply, refusal=_no_language(language, self._settings.languages))
        said: Params = {field: _text(value) for field, value in intent.changes.items()}
        batch = replace(
            self._batch(command, community, "settings", said),
            expected=card.revision if intent.revision < 0 else intent.revision,
            settings=settings,
            language=str(language),
        )
        done = await self._done(batch, reply, "settings-saved", {})
        if done.code == "settings-saved" and language:
            self._community_changed(community.id)
        return replace(done, public_language=batch.language or community.language)

    # --- chips --------------------------------------------------------------------------------------------------

    async def _move_chips(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        intent: co.MoveChips = command.intent  # type: ignore[assignment]
        amount, target = abs(intent.chips), intent.target
        if not 1 <= amount <= MAX_CHIPS:
            return replace(
                reply, refusal=Refusal("chips-range", {"amount": amount, "minimum": 1, "maximum": MAX_CHIPS})
            )
        if (await self._store.balance(community.bank, target.id) or 0) + intent.chips > MAX_CHIPS:
            return replace(reply, refusal=Refusal("too-many-chips"))
        if target.id in self._merged:  # joined to another since he was named
            return replace(reply, refusal=Refusal("stale-turn"))
        account = wallet(target.id)
        giving = intent.chips > 0
        source, aim = (HOUSE, account) if giving else (account, HOUSE)
        action = "grant" if giving else "take"
        batch = self._batch(command, community, action, {"person": target.id, "amount": amount})
        batch = replace(batch, postings=(Posting(source, aim, amount, action),), dedupe=command.key)
        what = (community.bank, command.person.id, target.id, intent.chips)
        if seconds := self._just_moved.claim(what, command.key):
            said: Params = {"name": target.name, "amount": amount, "seconds": seconds}
            return replace(reply, refusal=Refusal("chips-just-moved", said))
        done = reply
        try:
            done = await self._done(batch, reply, f"chips-{'granted' if giving else 'taken'}", {}, amount)
        finally:
            if not done.code:
                self._just_moved.drop(what, command.key)
        if done.refusal is not None or done.code == "duplicate":
            return done
        balance = await self._store.balance(community.bank, target.id) or 0
        return replace(done, params={"name": target.name, "amount": amount, "balance": balance})

    async def _season(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        """Archived are the balances in the ledger, row by row; everybody begins anew with the starting chips."""
        intent: co.Season = command.intent  # type: ignore[assignment]
        standings = await self._store.standings(community.bank, _ALL)
        if any(one.at_tables for one in standings):
            return replace(reply, refusal=Refusal("season-at-tables"))
        people: Params = {"people": len(standings)}
        if not intent.confirmed:
            chips = sum(one.wallet for one in standings)
            return replace(reply, code="season-preview", params=people | {"amount": chips})
        start = await self._card_rooms.starting_chips(community.id)
        moved = [Posting(wallet(one.person), HOUSE, one.wallet, "season") for one in standings if one.wallet]
        moved += [Posting(HOUSE, wallet(one.person), start, "season") for one in standings if start]
        batch = replace(
            self._batch(command, community, "season", people),
            postings=tuple(moved),
            held={wallet(one.person): one.wallet for one in standings},  # whoever buys in meanwhile stops it
            dedupe=command.key,
        )
        return await self._done(batch, reply, "season-done", people)

    # --- the log ------------------------------------------------------------------------------------------------

    async def _admin_log(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        intent: co.AdminLog = command.intent  # type: ignore[assignment]
        entries = await self._store.admin_log(community.id, intent.before)
        people = await self._store.persons(sorted(_mentioned(entries)))
        names = {number: person.name for number, person in people.items()}
        return replace(reply, code="admin-log", entries=entries, people=names)

    async def _audit_file(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        """What an admin has to answer for, a page at a time: who did what, and every chip that moved."""
        intent: co.AuditFile = command.intent  # type: ignore[assignment]
        before, rows_before = intent.entries_before, intent.rows_before
        entries: tuple[AdminEntry, ...] = ()
        rows: tuple[LedgerRow, ...] = ()
        if before >= 0:
            entries = await self._store.admin_log(community.id, before, FILE_PAGE)
        if rows_before >= 0:
            rows = await self._store.movements(community.bank, before=rows_before, limit=FILE_PAGE)
        people = await self._store.persons(sorted(_mentioned(entries) | {row.person for row in rows}))
        names = {number: person.name for number, person in people.items()}
        counts: Params = {"entries": len(entries), "movements": len(rows)}
        return replace(reply, code="audit-file", params=counts, entries=entries, movements=rows, people=names)

    async def _pairs(self, command: co.Command, community: Community, reply: co.Reply) -> co.Reply:
        intent: co.Pairs = command.intent  # type: ignore[assignment]
        return await self._report.answer(intent, community, reply)

    # --- inside -------------------------------------------------------------------------------------------------

    def _batch(self, command: co.Command, community: Community, action: str, params: Params) -> AdminBatch:
        return AdminBatch(
            community=community.id,
            bank=community.bank,
            person=command.person.id,
            at=self._clock.now(),
            action=action,
            params=params,
        )

    async def _done(self, batch: AdminBatch, reply: co.Reply, code: str, params: Params, amount: int = 0) -> co.Reply:
        outcome = await self._card_rooms.change(batch)
        if isinstance(outcome, Saved):
            card = await self._card_rooms.of(batch.community)
            return replace(reply, code=code, params=params, card_room=card)
        if isinstance(outcome, Duplicate):
            return replace(reply, code="duplicate")
        self._card_rooms.forget(batch.community)
        return replace(reply, refusal=_why_not(outcome, batch, amount))


def _mentioned(entries: Iterable[AdminEntry]) -> set[int]:
    """Who did something, and to whom."""
    aims = {aim for entry in entries if isinstance(aim := entry.params.get("person"), int)}
    return aims | {entry.person for entry in entries}


def _why_not(outcome: AdminOutcome, batch: AdminBatch, amount: int) -> Refusal:
    match outcome:
        case Conflict():
            return Refusal("changed-meanwhile")
        case NameTaken():
            return Refusal("stake-exists", {"name": "" if batch.stake is None else batch.stake.name})
        case NoSuchStake():
            return Refusal("no-such-stake", {"name": batch.replaces})
        case Insufficient(balance=balance):
            return Refusal("balance-too-low", {"balance": balance, "amount": amount})
        case OverLimit():
            return Refusal("chips-range", {"amount": amount, "minimum": 1, "maximum": MAX_CHIPS})
        case _:
            return Refusal("store-down")


def _no_language(value: co.SettingValue, languages: tuple[str, ...]) -> Refusal:
    return Refusal("setting-range", {"field": LANGUAGE, "value": str(value), "possible": ", ".join(languages)})


def _text(value: co.SettingValue) -> Value:
    """A value as the log keeps it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, int | str) else "/".join(map(str, value))


Answer = Callable[[Any, co.Command, Community, co.Reply], Awaitable[co.Reply]]

_ANSWERS: Final[dict[type[co.Intent], Answer]] = {
    co.Stakes: Office._stakes,  # noqa: SLF001 - the table of this very class
    co.SaveStake: Office._save_stake,  # noqa: SLF001
    co.RemoveStake: Office._remove_stake,  # noqa: SLF001
    co.UseStake: Office._use_stake,  # noqa: SLF001
    co.ShowSettings: Office._show_settings,  # noqa: SLF001
    co.ChangeSettings: Office._change_settings,  # noqa: SLF001
    co.MoveChips: Office._move_chips,  # noqa: SLF001
    co.Season: Office._season,  # noqa: SLF001
    co.AdminLog: Office._admin_log,  # noqa: SLF001
    co.AuditFile: Office._audit_file,  # noqa: SLF001
    co.Pairs: Office._pairs,  # noqa: SLF001
}
