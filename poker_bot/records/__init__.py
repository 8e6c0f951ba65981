"""Folds over what was booked and what happened: pure, rows and states in, figures out."""
