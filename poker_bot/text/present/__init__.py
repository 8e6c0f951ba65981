"""From what may be seen to what is said: views and events in, posts of lines and buttons out. No markup, no platform.

``present_table`` and ``present_nudge`` speak to a room in its language, everything else to one person in his own.
"""

from poker_bot.text.present import (
    admin,
    buttons,
    cast,
    ending,
    identity,
    labels,
    last_call,
    log,
    marks,
    next_steps,
    pairs,
    parts,
    private,
    reply,
    result,
    seats,
    settlement,
    stakes,
    table,
    table_settings,
)
from poker_bot.text.present.admin import (
    COMMUNITY_SETTINGS,
    RULINGS,
    Aim,
    LogLine,
    present_admin_log,
    present_preview,
    present_season_preview,
    present_settings,
    present_stake_saved,
    present_stake_unused,
    present_stakes,
    present_standings,
    ruling_name,
)
from poker_bot.text.present.identity import QUESTIONS, present_identity
from poker_bot.text.present.labels import (
    COMMANDS,
    OPTIONS,
    PAGE_LABELS,
    SUBCOMMANDS,
    NamedText,
    RaiseForm,
    betting_name,
    command_text,
    game_name,
    language_names,
    page_labels,
    present_all_in_confirm,
    present_greeting,
    present_language_choice,
    present_nudge,
    present_raise_menu,
    present_start_hint,
    present_start_welcome,
    present_unknown_command,
    raise_form,
)
from poker_bot.text.present.marks import cards_of, draw_problem, mask_of
from poker_bot.text.present.next_steps import NEXT_STEPS, with_next_steps
from poker_bot.text.present.pairs import PairLine, present_pairs
from poker_bot.text.present.parts import Button, Line, Post, Row, Span, merged, plain_text, post_text, written_cards
from poker_bot.text.present.private import present_cards_short, present_draw_numbers, present_draw_sent, present_seat
from poker_bot.text.present.reply import present_notice, present_reply
from poker_bot.text.present.settlement import SettledLine, SettleUp, present_settlement
from poker_bot.text.present.stakes import BETTINGS, GAMES
from poker_bot.text.present.table import present_table
from poker_bot.text.present.table_settings import Standing, present_table_settings

MESSAGE_KEYS = frozenset[str]().union(
    *(
        module.MESSAGE_KEYS
        for module in (
            admin,
            buttons,
            cast,
            ending,
            identity,
            labels,
            last_call,
            log,
            marks,
            next_steps,
            pairs,
            parts,
            private,
            reply,
            result,
            seats,
            settlement,
            stakes,
            table,
            table_settings,
        )
    )
)
"""Every key this package asks for, but for those of the host's replies and notices; for the linter."""

__all__ = [
    "BETTINGS",
    "COMMANDS",
    "COMMUNITY_SETTINGS",
    "GAMES",
    "MESSAGE_KEYS",
    "NEXT_STEPS",
    "OPTIONS",
    "PAGE_LABELS",
    "QUESTIONS",
    "RULINGS",
    "SUBCOMMANDS",
    "Aim",
    "Button",
    "Line",
    "LogLine",
    "NamedText",
    "PairLine",
    "Post",
    "RaiseForm",
    "Row",
    "SettleUp",
    "SettledLine",
    "Span",
    "Standing",
    "betting_name",
    "cards_of",
    "command_text",
    "draw_problem",
    "game_name",
    "language_names",
    "mask_of",
    "merged",
    "page_labels",
    "plain_text",
    "post_text",
    "present_admin_log",
    "present_all_in_confirm",
    "present_cards_short",
    "present_draw_numbers",
    "present_draw_sent",
    "present_greeting",
    "present_identity",
    "present_language_choice",
    "present_notice",
    "present_nudge",
    "present_pairs",
    "present_preview",
    "present_raise_menu",
    "present_reply",
    "present_season_preview",
    "present_seat",
    "present_settings",
    "present_settlement",
    "present_stake_saved",
    "present_stake_unused",
    "present_stakes",
    "present_standings",
    "present_start_hint",
    "present_start_welcome",
    "present_table",
    "present_table_settings",
    "present_unknown_command",
    "raise_form",
    "ruling_name",
    "with_next_steps",
    "written_cards",
]
