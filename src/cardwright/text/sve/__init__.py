"""The grammar of Shadowverse: Evolve, grouped by meaning; `language.grammar()` puts it together."""
