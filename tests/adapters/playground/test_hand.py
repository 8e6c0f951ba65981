"""A hand through the page's socket: presses, doubled, foreign and stale, and what each tab gets to see."""

from poker_bot.engine import events as ev
from tests.adapters.playground.support import Reply, Tab, playground, text_of

ACTED = (ev.PlayerFolded, ev.PlayerChecked, ev.PlayerCalled, ev.PlayerBet, ev.PlayerRaised)


def is_over(table: Reply) -> bool:
    """Whether the table message shows a result."""
    return table["felt"]["hand"] > 0 and not table["felt"].get("running", False)


async def test_a_hand_is_played_by_presses_and_a_double_press_counts_once() -> None:
    """Two tabs click through a hand, every button pressed twice; each decision was acted on once, chips are whole."""
    async with playground() as page:
        first, second = await page.two_dealt()
        presses = 0
        while page.world.state.hand_running:
            if not page.world.to_act():
                await page.world.advance(page.world.state.rules.show_time + 2)
                continue
            await page.settled(first, second)
            actor = first if first.is_to_act() else second
            payload = actor.payload("check" if "check" in actor.actions() else "call")
            turn = page.world.state.turn
            once, again = await actor.ask("press", payload=payload), await actor.ask("press", payload=payload)
            assert (await actor.answered(once))["kind"] == "acted"
            assert (await actor.answered(again))["kind"] == "told"
            presses += 1
            assert page.world.state.turn != turn
        for tab in (first, second):
            await tab.table(is_over)
        acts = [event for event in page.world.live.log if isinstance(event, ACTED)]
        assert len(acts) == presses
        assert sum(seat.stack for seat in page.world.state.seats if seat) == 4000


async def test_a_foreign_press_is_refused_and_moves_nothing() -> None:
    """Whoever sends the payload of somebody else's button is told that it is not his turn, and he alone."""
    async with playground() as page:
        first, second = await page.two_dealt()
        version = page.world.live.version
        answer = await second.answer("press", payload=first.payload("fold"))
        assert answer["kind"] == "refused"
        assert "your turn" in text_of(answer)
        assert page.world.live.version == version
        answer = await second.answer("press", payload=first.payload("raise-menu"))
        assert (answer["type"], answer["kind"]) == ("answer", "refused")


async def test_a_stale_press_is_refused_and_moves_nothing() -> None:
    """A button of an earlier decision does nothing, even when it is that player's turn again."""
    async with playground() as page:
        first, second = await page.two_dealt()
        old = first.payload("fold")
        for actor, action in ((first, "call"), (second, "check"), (second, "check")):
            assert (await actor.press(action))["kind"] == "acted"
            await page.settled(first, second)
        assert first.is_to_act()
        version = page.world.live.version
        answer = await first.answer("press", payload=old)
        assert answer["kind"] == "refused"
        assert page.world.live.version == version
        assert (await first.answer("press", payload="9zz1.2.3.4"))["kind"] == "refused"


async def test_a_press_sent_again_after_a_broken_connection_is_done_once() -> None:
    """The id of a request goes with the action into the store, so the page may repeat what was not answered."""
    async with playground() as page:
        first, _ = await page.two_dealt()
        payload, identity = first.payload("call"), "0123456789abcdef01234567"
        await first.ask("press", identity, payload=payload)
        await first.table(lambda _: not first.is_to_act())
        version = page.world.live.version
        await first.close()
        await first.open()
        answer = await first.answer("press", identity, payload=payload)
        assert (answer["kind"], page.world.live.version) == ("told", version)


async def test_hole_cards_are_on_no_other_socket() -> None:
    """Nothing another tab is ever sent, the welcome after a reconnect included, names a card of this one's hand."""
    async with playground(seed=3) as page:
        first, second = await page.two_dealt()
        onlooker = await page.open("Zoe")
        await first.press("cards")
        await second.press("cards")
        await onlooker.answer("press", payload=first.payload("cards"))
        for tab in (second, onlooker):
            await tab.close()
            await tab.open()
        await first.press("fold")
        await second.table(is_over)
        await onlooker.table(is_over)
        assert len(first.hole()) == len(second.hole()) == 2
        for owner in (first, second):
            for other in {first, second, onlooker} - {owner}:
                assert [raw for raw in other.raw if _names_any(raw, owner.hole())] == []
            assert [raw for raw in owner.raw if _names_any(raw, owner.hole())] != []


def _names_any(raw: str, cards: list[Reply]) -> bool:
    """Whether a message spells out one of the cards, or has both of them side by side as signs."""
    sign = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
    signs = " ".join(f"{card['rank']}{sign[card['suit']]}" for card in cards)
    plain = raw.replace("\N{VARIATION SELECTOR-15}", "")
    return any(f'"{card["name"]}"' in raw for card in cards) or signs in plain


async def test_private_chats_and_answers_are_the_owners() -> None:
    """A private message or an answer to one tab appears in no other tab of another person."""
    async with playground() as page:
        first, second = await page.two_dealt()
        before = len(second.heard)
        await first.press("balance") if "balance" in first.actions() else await first.answer("say", text="/balance")
        await second.answer("say", text="/balance")
        got = second.heard[before:]
        assert [reply for reply in got if reply["type"] == "answer"] == [got[-1]]


async def test_cards_are_shown_to_their_owner_on_asking() -> None:
    """*My cards* answers the tab that asked with its own two cards."""
    async with playground() as page:
        first, _ = await page.two_dealt()
        answer = await first.press("cards")
        assert answer["kind"] == "cards"
        assert all(card["rank"] in text_of(answer) for card in first.hole())


async def test_all_in_asks_once_more() -> None:
    """The all-in button answers with a question; its button does it."""
    async with playground() as page:
        first, second = await page.two_dealt()
        question = await first.press("all-in")
        assert question["kind"] == "ask"
        (key,) = [key for row in question["rows"] for key in row]
        answer = await first.answer("press", payload=key["payload"])
        assert answer["kind"] == "acted"
        table = await second.table(lambda _: second.is_to_act())
        assert "all-in" in text_of(table)


async def test_the_form_of_a_raise() -> None:
    """Raise… asks for an amount in a range; a bad one is refused and changes nothing, a good one is played."""
    async with playground() as page:
        first, second = await page.two_dealt()
        form = await first.press("raise-menu")
        assert (form["type"], form["least"], form["most"], form["whole"]) == ("form", 40, 2000, 2000)
        assert form["presets"][0]["amount"] == 40
        for text, word in (("5", "too little"), ("x", "can't read"), ("1.5", "whole number")):
            refused = await first.answer("amount", payload=form["payload"], text=text)
            assert (refused["kind"], word in text_of(refused)) == ("refused", True)
        assert (await second.answer("amount", payload=form["payload"], text="100"))["kind"] == "refused"
        assert (await first.answer("amount", payload=form["payload"], text="0.1k"))["kind"] == "acted"
        assert "raises to 100" in text_of(await second.table(lambda _: second.is_to_act()))
        late = await first.answer("amount", payload=form["payload"], text="200")
        assert late["kind"] == "refused"


async def test_typed_commands() -> None:
    """What is typed behind a slash does the same as the buttons, and is answered in words to the typist alone."""
    async with playground() as page:
        first, second = await page.two_dealt()
        done = await first.answer("say", text="/raise 60")
        assert (done["kind"], text_of(done)) == ("acted", "You raise to 60.")
        await second.table(lambda _: second.is_to_act())
        assert (await second.answer("say", text="/RAISE abc"))["kind"] == "refused"
        assert "/poker" in text_of(await second.answer("say", text="/dance"))
        assert "/poker" in text_of(await second.answer("say", text="hello dealer", where="private"))
        assert (await second.answer("say", text="/fold", where="private"))["where"] == "private"
        await first.table(is_over)


async def test_an_absent_player_is_played_by_the_clock_and_finds_his_seat() -> None:
    """Who closes his tab runs out of time and folds; with the same tab he is the same person in the same seat."""
    async with playground() as page:
        first, second = await page.two_dealt()
        seat = _own_seat(first)
        await first.close()
        rules = page.world.state.rules
        await page.world.advance(rules.action_clock + rules.time_bank + 10)
        await second.table(is_over)
        await first.open()
        assert _own_seat(first) == seat
        assert len(page.world.state.seats) - page.world.state.seats.count(None) == 2


def _own_seat(tab: Tab) -> int:
    table = tab.newest()
    assert table is not None
    return next(int(plate["seat"]) for plate in table["felt"]["plates"] if plate.get("you"))
