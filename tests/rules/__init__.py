"""Hands with exact stacks, cards and actions, run through the engine."""
