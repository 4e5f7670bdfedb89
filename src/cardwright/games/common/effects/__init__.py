"""Carrying out instructions: `registry` runs a text, the other modules hold the executors, grouped by meaning.

The stack and the targets import `registry` alone; `executors` registers everything and is imported where cards are loaded.
"""
