"""The house's players, by account; the host's ``House`` protocol."""

from poker_bot.engine import actions as ac
from poker_bot.engine.views import PublicView, SeatView
from poker_bot.house.characters import CHARACTERS, Character
from poker_bot.house.policy import decide


class HouseTeam:
    """As many players as a table has seats; behind the three characters come others who play like them."""

    def roster(self, count: int) -> tuple[tuple[str, str], ...]:
        """``count`` players as (account, name), always the same ones in the same order."""
        return tuple(_player(number) for number in range(count))

    def act(self, account: str, seat: SeatView, table: PublicView, seed: bytes) -> ac.AnyAction:
        """The act of the player ``account`` whose turn it is. Raises ``LookupError`` for an unknown account."""
        return decide(seat, table, character_of(account), seed)


def _player(number: int) -> tuple[str, str]:
    round_, place = divmod(number, len(CHARACTERS))
    character = CHARACTERS[place]
    if not round_:
        return character.account, character.name
    return f"{character.account}-{round_ + 1}", f"{character.name} {round_ + 1}"


def character_of(account: str) -> Character:
    """The character of ``heron`` or ``heron-2``. Raises ``LookupError`` for an unknown account."""
    kind = account.partition("-")[0]
    for character in CHARACTERS:
        if character.account == kind:
            return character
    raise LookupError(f"no house player {account}")
