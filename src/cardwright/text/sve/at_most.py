"""The counterpart of "at least 3" is "at most 3": who knows a sentence with the first knows it with the second."""

from cardwright.text import reworded
from cardwright.text.grammar import Grammar, Phrase

LEAST = "at least {"
ASKING = frozenset({"condition", "state_reached", "so_many_there", "qualifier", "cost_is", "stat_is"})
AT_MOST = 100  # and more: the wordings "at most"


def _other(phrase: Phrase) -> str:
    asks = phrase.category in ASKING and phrase.cls is not None and "compare" in phrase.cls.__struct_fields__
    return phrase.template.replace(LEAST, "at most {") if asks else phrase.template


def add(g: Grammar) -> None:
    """What asks for so many or more may ask for so many or fewer, where its node says which."""
    reworded.add(g, _other, AT_MOST, compare="<=")
