"""Subcommands that read the store."""
