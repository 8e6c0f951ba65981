"""Poker Hand History: files read, hands replayed, hands of ours written."""
