"""A poker host: a pure table engine, an asynchronous shell around it, and what both need to be stored and told."""
