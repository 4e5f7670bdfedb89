"""What every card game shares, and no game's name: state, events, decisions, copies and saves."""
