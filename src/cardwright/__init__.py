"""Cardwright: a referee for trading card games that reads the cards."""

__version__ = "0.1.0"
