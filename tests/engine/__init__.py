"""The engine: properties first, then one test per rule number."""
