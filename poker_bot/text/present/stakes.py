"""What a table plays, in a few words: the bets that name it (R-FOR-1), the game, the buy-in, the clock, its customs."""

from collections.abc import Sequence
from typing import Final, Protocol

from poker_bot.text.present.parts import Line, Words, facts

GAMES: Final = ("holdem", "omaha", "draw", "draw32")
"""Games with a name of their own in every language, by the name of their variant."""

BETTINGS: Final = ("no-limit", "pot-limit", "fixed-limit")
"""Betting structures."""

_OPTION_KEYS: Final = (
    *("option-run-twice", "option-live-showdown", "option-allin-choice", "option-last-bettor", "option-carry"),
    *("option-min-raise-double", "option-min-raise-bb", "option-late-min-bet", "option-raise-cap", "option-cap-always"),
    *("option-antes-uncounted", "option-ante-first", "option-dead-button", "option-free-entry", "option-straddle"),
    *("option-straddles", "option-max-draw", "option-max-draw-ace", "option-flush-first", "option-no-low-ace"),
    *("option-biggest-stack", "option-chop", "option-jacks"),
)

MESSAGE_KEYS: Final = frozenset(
    {
        *("stakes-blind", "stakes-ante", "stakes-table-ante", "stakes-min-bet", "stakes-limit-blinds"),
        *("lobby-buy-in", "lobby-buy-in-fixed", "lobby-clock", "lobby-no-clock"),
        *("game-with-blinds", "game-without-blinds"),
        *(f"game-{game}" for game in GAMES),
        *(f"title-{game}" for game in GAMES),
        *(f"choice-game-{game}" for game in GAMES),
        *(f"choice-betting-{betting}" for betting in BETTINGS),
        *(f"table-{key}" for key in _OPTION_KEYS),
    }
)
"""Every key this module asks for; for the linter."""


class Stakes(Protocol):
    """The part of a table's rules that is told to people; the engine's ``TableRules`` is one. Chips and seconds."""

    @property
    def small_blind(self) -> int:
        """0 = none."""

    @property
    def big_blind(self) -> int:
        """0 = none."""

    @property
    def more_blinds(self) -> tuple[int, ...]:
        """Left of the big blind."""

    @property
    def ante(self) -> int:
        """Of every player, 0 = none."""

    @property
    def big_blind_ante(self) -> int:
        """Of one player for the table, 0 = none."""

    @property
    def bb_ante_first(self) -> bool:
        """Whether that ante goes before the blind."""

    @property
    def min_bet(self) -> int:
        """Of a game without a big blind, 0 = the ante."""

    @property
    def variant(self) -> str:
        """The name of the game."""

    @property
    def betting(self) -> str:
        """The name of the betting structure."""

    @property
    def buy_in_min(self) -> int:
        """The least to sit down with."""

    @property
    def buy_in_max(self) -> int:
        """The most to sit down with."""

    @property
    def action_clock(self) -> int:
        """Seconds, 0 = none."""

    @property
    def time_bank(self) -> int:
        """Seconds, 0 = none."""

    @property
    def seats(self) -> int:
        """R-TAB-1."""

    @property
    def min_raise(self) -> str:
        """R-BET-3."""

    @property
    def late_street_min_bet(self) -> str:
        """R-BET-6."""

    @property
    def pl_antes_count(self) -> bool:
        """R-BET-4."""

    @property
    def raise_cap(self) -> int:
        """Raises of a street with fixed limit (R-BET-5)."""

    @property
    def cap_heads_up(self) -> bool:
        """R-BET-5."""

    @property
    def straddles(self) -> int:
        """How many may be made in a hand (R-FOR-5)."""

    @property
    def button(self) -> str:
        """R-TAB-3."""

    @property
    def tournament(self) -> bool:
        """Whether the rules of tournaments hold."""

    @property
    def post_to_enter(self) -> str:
        """R-TAB-5."""

    @property
    def showdown(self) -> str:
        """R-SHO-4."""

    @property
    def allin_showdown(self) -> str:
        """R-SHO-3."""

    @property
    def first_to_show(self) -> str:
        """R-SHO-1."""

    @property
    def run_it_twice(self) -> bool:
        """R-BET-11."""

    @property
    def ties(self) -> str:
        """R-DRW-4."""

    @property
    def max_draw(self) -> int:
        """Cards (R-DRW-1)."""

    @property
    def ace_draws_one_more(self) -> bool:
        """R-HOM-7."""

    @property
    def flush_beats_full_house(self) -> bool:
        """R-RNK-3."""

    @property
    def ace_low_below_seven(self) -> bool:
        """R-RNK-3."""

    @property
    def chop_blinds(self) -> bool:
        """R-HOM-5."""

    @property
    def jacks_or_better(self) -> bool:
        """R-HOM-7."""

    @property
    def biggest_stack_buy_in(self) -> bool:
        """R-HOM-3."""

    def fixed_bet(self, *, big: bool) -> int:
        """The one amount of a fixed-limit bet."""


_NAMED_BY_BETS: Final = frozenset({"fixed-limit"})
"""Structures whose tables go by their bets; all others by their blinds (R-FOR-1)."""

_MOST_DRAWN: Final = 5
_USUAL_CAP: Final = 3


def stakes_text(stakes: Stakes, words: Words) -> str:
    """``10/20`` or ``10/20, ante 5``; a fixed-limit table by its bets, others by their blinds (R-FOR-1)."""
    parts = _limit(stakes, words) if stakes.betting in _NAMED_BY_BETS else _blinds(stakes, words)
    if stakes.ante:
        parts.append(words.text("stakes-ante", amount=stakes.ante))
    if stakes.big_blind_ante:
        parts.append(words.text("stakes-table-ante", amount=stakes.big_blind_ante))
    return ", ".join(parts)


def _blinds(stakes: Stakes, words: Words) -> list[str]:
    """``10/20/40`` where more players post; without blinds the smallest bet, if it is not the ante."""
    blinds = [amount for amount in (stakes.small_blind, stakes.big_blind, *stakes.more_blinds) if amount]
    if len(blinds) > 1:
        return [_numbers(blinds, words)]
    parts = [words.text("stakes-blind", amount=amount) for amount in blinds]
    return parts if stakes.min_bet in {0, stakes.ante} else [words.text("stakes-min-bet", amount=stakes.min_bet)]


def _limit(stakes: Stakes, words: Words) -> list[str]:
    """``20/40``; blinds that are not the half and the whole of the small bet are named, too."""
    small, big = stakes.fixed_bet(big=False), stakes.fixed_bet(big=True)
    blinds = [amount for amount in (stakes.small_blind, stakes.big_blind, *stakes.more_blinds) if amount]
    parts = [_numbers((small, big), words)]
    if blinds and blinds != [max(1, small // 2), small]:
        parts.append(words.text("stakes-limit-blinds", blinds=_numbers(blinds, words)))
    return parts


def _numbers(amounts: Sequence[int], words: Words) -> str:
    """``10/20``, as stakes are written everywhere."""
    return "/".join(map(words.chips, amounts))


def game_text(stakes: Stakes, words: Words) -> str:
    """``No-limit hold'em 10/20``, ``Five-card draw (32 cards), ante 5``; another game keeps the name of its variant."""
    key = f"game-{stakes.variant}"
    game = words.text(key, betting=stakes.betting) if words.catalogue.has(key) else stakes.variant
    by_numbers = stakes.betting in _NAMED_BY_BETS or stakes.small_blind or stakes.more_blinds
    key = "game-with-blinds" if by_numbers else "game-without-blinds"
    return words.text(key, game=game, stakes=stakes_text(stakes, words))


def title_text(stakes: Stakes, words: Words) -> str:
    """The same for the title of a hand, in as few words as will do: ``10/20``, ``limit 20/40``."""
    key = f"title-{stakes.variant}"
    if not words.catalogue.has(key):
        return game_text(stakes, words)
    return words.text(key, betting=stakes.betting, stakes=stakes_text(stakes, words))


def buy_in_text(stakes: Stakes, words: Words) -> str:
    """What it takes to sit down."""
    least, most = stakes.buy_in_min, stakes.buy_in_max
    if least == most:
        return words.text("lobby-buy-in-fixed", amount=least)
    return words.text("lobby-buy-in", minimum=least, maximum=most)


def terms_lines(stakes: Stakes, words: Words) -> list[Line]:
    """What it takes to sit down, how long a decision may take, and what is played otherwise than usual."""
    buy_in = buy_in_text(stakes, words)
    clock = (
        words.text("lobby-clock", time=words.seconds(stakes.action_clock))
        if stakes.action_clock
        else words.text("lobby-no-clock")
    )
    options = _options(stakes, words)
    return [facts([buy_in, clock]), *([facts(options)] if options else [])]


def _options(stakes: Stakes, words: Words) -> list[str]:
    """The options that are not at their default, each in a few words."""
    fixed, draws_less = stakes.betting in _NAMED_BY_BETS, stakes.max_draw < _MOST_DRAWN
    most = {"maximum": stakes.max_draw, "more": stakes.max_draw + 1}
    chosen: tuple[tuple[bool, str, dict[str, int]], ...] = (
        (stakes.straddles == 1, "option-straddle", {}),
        (stakes.straddles > 1, "option-straddles", {"number": stakes.straddles}),
        (stakes.run_it_twice, "option-run-twice", {}),
        (stakes.ties == "carry", "option-carry", {}),
        (draws_less and not stakes.ace_draws_one_more, "option-max-draw", {"maximum": stakes.max_draw}),
        (draws_less and stakes.ace_draws_one_more, "option-max-draw-ace", most),
        (stakes.jacks_or_better, "option-jacks", {}),
        (stakes.chop_blinds, "option-chop", {}),
        (stakes.showdown == "live", "option-live-showdown", {}),
        (stakes.allin_showdown == "choice", "option-allin-choice", {}),
        (stakes.first_to_show == "last_bettor", "option-last-bettor", {}),
        (stakes.min_raise == "double", "option-min-raise-double", {}),
        (stakes.min_raise == "bb", "option-min-raise-bb", {}),
        (stakes.late_street_min_bet == "2bb", "option-late-min-bet", {}),
        (fixed and stakes.raise_cap != _USUAL_CAP, "option-raise-cap", {"number": stakes.raise_cap}),
        (stakes.cap_heads_up, "option-cap-always", {}),
        (not stakes.pl_antes_count, "option-antes-uncounted", {}),
        (stakes.big_blind_ante > 0 and stakes.bb_ante_first, "option-ante-first", {}),
        (stakes.button == "dead" and not stakes.tournament, "option-dead-button", {}),
        (stakes.post_to_enter == "free" and stakes.big_blind > 0, "option-free-entry", {}),
        (stakes.flush_beats_full_house, "option-flush-first", {}),
        (not stakes.ace_low_below_seven, "option-no-low-ace", {}),
        (stakes.biggest_stack_buy_in, "option-biggest-stack", {}),
    )
    return [words.text(f"table-{key}", **numbers) for is_set, key, numbers in chosen if is_set]
