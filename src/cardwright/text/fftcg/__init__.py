"""The FINAL FANTASY TCG grammar: a package for each thing that phrases mean (cards, amounts, conditions, moments, fields, actions, paying, sentences)."""
