"""The counterpart of "at least 3" is "at most 3": who knows a sentence with the first knows it with the second."""

from cardwright.text.grammar import Grammar

LEAST = "at least {"
ASKING = frozenset({"condition", "state_reached", "so_many_there", "qualifier", "cost_is", "stat_is"})
AT_MOST = 100  # and more: the wordings "at most"


def add(g: Grammar) -> None:
    """What asks for so many or more may ask for so many or fewer, where its node says which."""
    for each in list(g.phrases):
        if each.category not in ASKING or LEAST not in each.template or each.cls is None:
            continue
        if "compare" not in each.cls.__struct_fields__:
            continue
        base = each.constants.get("w", 0)
        assert isinstance(base, int)
        words = each.template.replace(LEAST, "at most {")
        g.phrase(each.category, words, each.cls, **{**each.constants, "compare": "<=", "w": base + AT_MOST})
