"""An answer carries the picture of the hand ranking that counts where it was asked for."""

from adapters.desk import Answer, Sheet
from adapters.desk.ranking import with_ranking
from adapters.discord.files import attachment
from adapters.telegram.pictures import photo_card
from tests.adapters.discord.scene import CATALOGUE


async def test_an_answer_carries_the_ranking_in_its_language() -> None:
    """The picture has the words of the answer's language, goes as a file with alt text, and as a photo."""
    italian, english = [
        await with_ranking(Answer("told", lang, Sheet(()), ""), None, CATALOGUE) for lang in ("it", "en")
    ]
    assert italian.picture is not None
    assert english.picture is not None
    assert italian.picture != english.picture
    assert "Scala reale" in italian.picture.alt
    assert attachment(italian.picture).description == italian.picture.alt
    assert photo_card(italian.picture, "").photo is italian.picture
