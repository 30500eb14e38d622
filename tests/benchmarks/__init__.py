"""Measurements, printed as ratios against a peer in the same run; no test asserts a time.

``python -m tests.benchmarks`` runs them all; ``rounds``, ``imports`` or ``pages`` after it some.
``rounds`` compares with RLCard where it is installed, ``odds`` with icepool.
"""
