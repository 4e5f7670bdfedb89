"""Shadowverse: Evolve on the kernel: one module a chapter of the rules."""
