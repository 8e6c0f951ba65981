"""The table engine: pure, synchronous, without time, randomness, names, text or IO.

Laws of this package (each has a test):

* ``step(state, action)`` returns ``(events, new_state)`` or a ``Refusal``; a refusal has changed nothing.
* ``new_state`` is exactly ``fold(state, events)``; events are the truth, state is derived.
* Chips are conserved at every event (R-POT-4).
* Hidden cards stand once, in ``DeckSealed``; they leave only through ``views``.
"""
