"""Long runs: the soak, and every card played."""
