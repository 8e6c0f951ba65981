"""Chips from one wallet to another, in SQL: one transaction with its key and its row of the ledger."""

import sqlite3

from poker_bot.host.ports import Duplicate, Posting, Transfer, TransferOutcome, Transferred, wallet
from poker_bot.store.connection import decide
from poker_bot.store.ledger import balance_of, book, use_key
from poker_bot.store.postings import Origin, check_posting


def posting_of(asked: Transfer) -> Posting:
    """The movement; ValueError for an amount below 1, or the same person on both sides."""
    posting = Posting(wallet(asked.source), wallet(asked.target), asked.amount, asked.reason)
    check_posting(posting)
    return posting


def transfer(db: sqlite3.Connection, asked: Transfer) -> TransferOutcome:
    """Commit it, or nothing of it; ValueError for an unknown bank."""
    posting = posting_of(asked)
    if db.execute("SELECT 1 FROM banks WHERE id = ?", (asked.bank,)).fetchone() is None:
        raise ValueError(f"there is no bank {asked.bank}")
    return decide(db, lambda: _apply(db, asked, posting), lambda outcome: isinstance(outcome, Transferred))


def _apply(db: sqlite3.Connection, asked: Transfer, posting: Posting) -> TransferOutcome:
    if not use_key(db, asked.bank, asked.dedupe, asked.at):
        return Duplicate()
    refusal = book(db, Origin(asked.bank, 0, 0, asked.source, asked.at), (posting,))
    if refusal is not None:
        return refusal
    source, target = (balance_of(db, asked.bank, account) or 0 for account in (posting.source, posting.target))
    return Transferred(source, target)
