"""Who can be called by a username: accounts that were seen, under the name they had last."""

from telegram import User

from adapters.telegram.acquaintances import Acquaintances


def account(number: int, username: str | None, *, is_bot: bool = False) -> User:
    """An account of Telegram."""
    return User(number, f"Person {number}", is_bot, username=username)


def called(known: Acquaintances, name: str) -> int:
    """The id of whoever is called so, 0 = nobody."""
    user = known.called(name)
    return 0 if user is None else user.id


def test_names_in_any_case() -> None:
    """With or without the sign, in any letters; nobody, bots and people without a name cannot be called."""
    known = Acquaintances()
    for user in (account(1, "Ann_B"), account(2, None), account(3, "robot", is_bot=True), None):
        known.met(user)
    assert [called(known, name) for name in ("@ann_b", "ANN_B", "@robot", "@", "")] == [1, 1, 0, 0, 0]


def test_a_name_that_was_given_up() -> None:
    """Whoever shows up under another name has left the old one."""
    known = Acquaintances()
    known.met(account(1, "ace"))
    known.met(account(1, "deuce"))
    assert (called(known, "ace"), called(known, "deuce")) == (0, 1)
    known.met(account(1, None))
    assert called(known, "deuce") == 0


def test_a_name_that_was_taken_over() -> None:
    """It is the newest bearer's, whatever the old one does afterwards."""
    known = Acquaintances()
    known.met(account(1, "ace"))
    known.met(account(2, "ace"))
    assert called(known, "ace") == 2
    known.met(account(1, "king"))
    assert (called(known, "ace"), called(known, "king")) == (2, 1)
