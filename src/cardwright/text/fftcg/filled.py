"""Tables of phrases: what can as well be said of the other player, zone, cause, number or span of time."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar


class Filled:
    """A grammar whose tables are filled: what another module has declared already is left as it is."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.list = grammar.list
        self.pair = grammar.pair
        self.sequence = grammar.sequence
        self.alias = grammar.alias
        self.says = grammar.says

    def phrase(self, category: str, template: str, cls: type[ir.Node], **constants: object) -> None:
        """Declare the phrase, unless these words are a phrase of the category."""
        if not self.says(category, template):
            # one card: an entry of a table needs no second card: the next will say it the other way
            self.grammar.phrase(category, template, cls, **constants)

    def value(self, category: str, template: str, value: object) -> None:
        """Declare the words, unless they are declared."""
        if not self.says(category, template):
            # one card: likewise
            self.grammar.value(category, template, value)
