"""The keyword modules of the classic game: what only its ruleset has. Each takes part where the common procedures ask."""
