"""Cards print "doesn't" and "does not", "you've" and "you have" beside each other: who knows a sentence with the short word knows the long one."""

import re

from cardwright.text.grammar import Grammar

FULL = {"doesn't": "does not", "don't": "do not", "you've": "you have"}
SHORT = re.compile("|".join(FULL))
LONGER = 650  # and more: wordings with the longer word


def add(g: Grammar) -> None:
    """The phrases that are known with the short word alone."""
    said = {(each.category, each.template.replace("<does|do> not", "<does not|do not>")) for each in g.phrases}
    for each in list(g.phrases):
        longer = SHORT.sub(lambda found: FULL[found[0]], each.template)
        if each.cls is None or longer == each.template or (each.category, longer) in said:
            continue
        base = each.constants.get("w", 0)
        assert isinstance(base, int)
        g.phrase(each.category, longer, each.cls, **{**each.constants, "w": base + LONGER})
