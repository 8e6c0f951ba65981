"""What is durable: the SQLite file of one machine, and the same port in memory for tests."""
