"""What texts of this game do (10.8): executors for its own instructions, registered by being imported."""

from cardwright.games.sve.effects import actions, changes, decks, places, points, repeated, reveal, structure, tokens

__all__ = ["actions", "changes", "decks", "places", "points", "repeated", "reveal", "structure", "tokens"]
