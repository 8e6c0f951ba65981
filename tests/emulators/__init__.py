"""Local stand-ins for the platforms, spoken to by the real client libraries."""
