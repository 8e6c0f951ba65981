"""An answer carries the picture of the hand ranking that its words tell."""

from adapters.desk import Answer, Sheet
from adapters.desk.ranking import RankingPictures
from adapters.discord.files import attachment
from adapters.telegram.pictures import photo_card
from poker_bot.engine.rules import TableRules
from poker_bot.host.guide import room_rules
from poker_bot.host.settings import HostSettings
from tests.adapters.discord.scene import CATALOGUE


def page(lang: str, rules: TableRules | None = None) -> Answer:
    """The page of the ranking that is told for these rules."""
    return Answer("page", lang, Sheet(()), "", ranks=room_rules(rules or TableRules(), HostSettings()))


async def test_an_answer_carries_the_ranking_in_its_language() -> None:
    """The picture has the words of the answer's language, goes as a file with alt text, and as a photo."""
    ranking = RankingPictures(CATALOGUE)
    italian, english = [await ranking.onto(page(lang)) for lang in ("it", "en")]
    assert italian.picture is not None
    assert english.picture is not None
    assert italian.picture != english.picture
    assert "Scala reale" in italian.picture.alt
    assert attachment(italian.picture).description == italian.picture.alt
    assert photo_card(italian.picture, "").photo is italian.picture


async def test_it_is_the_order_of_the_rules_that_are_told() -> None:
    """32 cards have another picture than 52, also where no table is open; other pages and *off* have none."""
    ranking = RankingPictures(CATALOGUE)
    usual, short = await ranking.onto(page("en")), await ranking.onto(page("en", TableRules(variant="draw32")))
    assert usual.picture is not None
    assert short.picture is not None
    assert usual.picture.key != short.picture.key
    assert (await ranking.onto(Answer("page", "en", Sheet(()), ""))).picture is None
    assert (await RankingPictures(CATALOGUE, "off").onto(page("en"))).picture is None
