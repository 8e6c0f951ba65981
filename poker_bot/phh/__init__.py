"""Poker Hand History, the ``.phh`` and ``.phhs`` files of the University of Toronto's research group.

``source`` finds the hands of a file, ``record`` reads one, ``play`` plays it through the engine, ``compare`` says what
differs; ``export`` writes a hand of ours. No file is opened here: bytes come in, text goes out.
"""
