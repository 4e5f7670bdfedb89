"""FINAL FANTASY TCG on the kernel: one module a chapter of the rules."""
