"""The asynchronous shell around the engine: one inbox per table, the cashier, clocks and recovery."""
