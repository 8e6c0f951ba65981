"""What a picture of a table shows, read back from its scene, its geometry and its pixels."""

from itertools import combinations

import pytest

from poker_bot.pictures import THEMES, Theme, alt_text, table_picture
from poker_bot.pictures.layout import WIDTH, Box, board_boxes, layout
from poker_bot.pictures.lettering import fitted, width, wrapped
from poker_bot.pictures.scene import SeatScene, TableScene, table_scene
from poker_bot.pictures.themes import PALETTES
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present.parts import Words
from tests.pictures.conftest import opened
from tests.text.samples import SAMPLES


def scene_of(catalogue: Catalogue, name: str, lang: str = "en", *, settled: bool = False) -> TableScene:
    """The scene of a situation."""
    sample = SAMPLES[name]()
    return table_scene(sample.view, sample.people, Words(catalogue, lang), settled=settled)


def seat(scene: TableScene, number: int) -> SeatScene:
    """One seat of it."""
    return scene.seats[number - 1]


@pytest.mark.parametrize("count", range(2, 11))
@pytest.mark.parametrize("board", [False, True])
def test_nothing_overlaps(count: int, board: bool) -> None:
    """Two to ten seats: every plate and strip stands within the picture, and none on another or on the board."""
    plan = layout(count, board=board)
    boxes = [box for place in plan.places for box in place] + [plan.caption, plan.footer]
    cards = [box for row in board_boxes(plan.board, [5]) for box in row] if board else []
    assert len(plan.places) == count
    for box in (*boxes, *cards):
        assert box.left >= 0
        assert box.right <= WIDTH
        assert box.top >= 0
        assert box.bottom <= plan.height
    for one, other in combinations((*boxes, *cards), 2):
        assert not overlap(one, other), (one, other)


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share a pixel."""
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


def test_two_boards_stand_side_by_side() -> None:
    """The ten cards of a hand that is run twice fit beside each other."""
    first, second = board_boxes(layout(6, board=True).board, [5, 5])
    for one, other in combinations((*first, *second), 2):
        assert not overlap(one, other)
    assert first[0].left >= 0
    assert second[-1].right <= WIDTH


def test_seats_go_round_the_board_clockwise() -> None:
    """With ten players the first sits at the bottom right, and each next one clockwise, as cards are dealt."""
    places = [place.plate.centre for place in layout(10, board=True).places]
    assert [x for x, _ in places[:3]] == sorted((x for x, _ in places[:3]), reverse=True)
    assert [x for x, _ in places[5:8]] == sorted(x for x, _ in places[5:8])
    assert places[3][1] > places[4][1]
    assert places[8][1] < places[9][1]


def test_a_running_hand(catalogue: Catalogue) -> None:
    """Stacks, bets, whose turn it is, the button, all-in and the pots: as in the view, in the language's numbers."""
    scene = scene_of(catalogue, "flop_side_pot", "id")
    assert (scene.street, scene.pot, scene.hand) == ("Flop", "Pot: 680", "Permainan 1")
    assert scene.footer == ("pot utama 480", "side pot 200")
    assert seat(scene, 2).word == "all-in"
    assert seat(scene, 2).all_in
    assert [each.number for each in scene.seats if each.look == "turn"] == [4]
    assert [each.number for each in scene.seats if each.look == "empty"] == [5, 6]
    assert [each.number for each in scene.seats if each.button] == [1]
    assert seat(scene, 3).bet == "200"
    assert seat(scene, 3).stack == "1.680"
    assert seat(scene, 3).backs == 2


def test_a_settled_picture_leaves_out_what_will_change(catalogue: Catalogue) -> None:
    """While it stays up through a street, a picture claims neither whose turn it is nor what lies in front."""
    scene = scene_of(catalogue, "flop_side_pot", settled=True)
    assert not [each for each in scene.seats if each.look == "turn" or each.bet]
    sample = SAMPLES["flop_side_pot"]()
    words = Words(catalogue, "en")
    in_front = sum(each.bet for each in sample.view.seats)
    assert in_front
    assert scene.pot == words.text("table-pot", amount=words.chips(sample.view.pot - in_front))
    assert "▶" in alt_text(sample.view, sample.people, words, "3K7")
    assert "▶" not in alt_text(sample.view, sample.people, words, "3K7", settled=True)


def test_a_result_marks_the_winner_and_his_five_cards(catalogue: Catalogue) -> None:
    """What the hand brought, as in the text; shown hands, and which cards of board and hand made the winning five."""
    scene = scene_of(catalogue, "result_kicker")
    winner, loser = seat(scene, 1), seat(scene, 2)
    assert (winner.look, winner.won) == ("won", "+500")
    assert len(winner.lit) == 2
    assert (loser.look, loser.won, loser.lit) == ("absent", "", ())
    assert len(scene.boards[0].lit) == 3
    assert scene.footer[0].startswith("Pair of aces")


def test_a_draw_game_has_no_board(catalogue: Catalogue) -> None:
    """No board and no room for one; how many cards were exchanged stands at the seats."""
    scene = scene_of(catalogue, "draw_declared")
    assert scene.boards == ()
    assert "stood pat" in [each.word for each in scene.seats]
    assert layout(6, board=False).height < layout(6, board=True).height


@pytest.mark.parametrize("theme", THEMES)
def test_whose_turn_it_is_can_be_seen(catalogue: Catalogue, theme: Theme) -> None:
    """The edge of his plate has the colour of the turn, and no other plate has."""
    sample = SAMPLES["flop_side_pot"]()
    picture = table_picture(sample.view, sample.people, lang="en", catalogue=catalogue, code="3K7", theme=theme)
    pixels, plan = opened(picture.png), layout(6, board=True)
    wanted = tuple(bytes.fromhex(PALETTES[theme].turn[1:]))
    near = [
        number
        for number, place in enumerate(plan.places, 1)
        if sum(abs(a - b) for a, b in zip(pixel(pixels, place.plate), wanted, strict=True)) < 30
    ]
    assert near == [4]


def pixel(pixels: object, plate: Box) -> tuple[int, int, int]:
    """The colour of a plate's upper edge."""
    found: tuple[int, int, int] = pixels.getpixel((plate.centre[0], plate.top + 2))  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_texts_are_legible(theme: Theme) -> None:
    """Every text has a contrast of 4.5 to 1 and more against the ground it stands on (WCAG AA); suits have it, too."""
    colours = PALETTES[theme]
    pairs = [
        *((text, colours.felt) for text in (colours.felt_text, colours.felt_quiet, colours.pot)),
        *((text, colours.plate) for text in (colours.name, colours.stack, colours.quiet)),
        *((text, colours.plate_turn) for text in (colours.name, colours.stack)),
        *((text, colours.page) for text in (colours.name, colours.quiet)),
        *((suit, colours.card) for suit in colours.suits),
        (colours.all_in_text, colours.all_in),
        (colours.mark_text, colours.mark),
        (colours.button_text, colours.button),
    ]
    for text, ground in pairs:
        assert contrast(text, ground) >= 4.5, (text, ground)
    assert len(set(colours.suits)) == 4


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG."""
    lights = sorted((light(one), light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def light(colour: str) -> float:
    """Relative luminance."""
    parts = [value / 255 for value in bytes.fromhex(colour[1:])]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_the_same_view_is_the_same_picture(catalogue: Catalogue) -> None:
    """Equal scenes have equal bytes and are drawn once; another language is another picture."""
    sample = SAMPLES["preflop"]()
    one, two, french = (
        table_picture(sample.view, sample.people, lang=lang, catalogue=catalogue, code="3K7")
        for lang in ("en", "en", "fr")
    )
    assert one.png is two.png
    assert one == two
    assert one.key != french.key


def test_texts_fit_their_room() -> None:
    """A long text gets smaller, then shorter; it never takes more room than there is."""
    for text in ("Anna", "W" * 20, "999,999,999,999", "aspetta il grande buio"):
        shown, size = fitted(text, "bold", 28, 150, 18)
        assert width(shown, "bold", size) <= 150
    assert fitted("Anna", "bold", 28, 150, 18) == ("Anna", 28)
    lines = wrapped("La paire la plus haute, puis l'autre paire, puis la cinquième carte.", "plain", 23, 300, 2)
    assert len(lines) == 2
    assert all(width(line, "plain", 23) <= 300 for line in lines)
