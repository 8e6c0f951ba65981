"""Folds over what was booked and what happened."""
