"""Texts: catalogue, numbers, cards and hands in four languages, amounts, names, and the linter of the locales."""
