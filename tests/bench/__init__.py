"""``make bench``: measured figures as a table and as JSON; never part of the tests."""
