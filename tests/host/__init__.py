"""The host through its facade: real engine, store in memory, virtual time."""
