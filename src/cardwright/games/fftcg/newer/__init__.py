"""Mechanics newer than the 2020 rules (docs/new-mechanics.md). Each takes part where the common procedures ask."""
