"""The FINAL FANTASY TCG grammar: phrases grouped by what they mean, and the compiler that uses them."""
