"""Words for people: the Fluent catalogue, numbers, names of cards and hands, and the readers of what people type.

Laws of this package:

* Nothing here knows a platform, and no text carries markup; escaping belongs to the adapters.
* A sentence stands whole in ``locales/``; code chooses the key and names the arguments.
* A missing or broken text never stops a hand: it falls back to English and is logged once, without its arguments.
"""
