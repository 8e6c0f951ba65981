"""Folds over the books, on evenings that were really played."""
