"""Words that cards print beside each other: "doesn't" and "does not", "you've" and "you have".

Who knows a sentence with the first knows it with the second."""

import re

from cardwright.text.grammar import Grammar

BESIDE = {
    "doesn't": "does not",
    "don't": "do not",
    "you've": "you have",
}
FIRST = re.compile("|".join(BESIDE))
SECOND = 650  # and more: wordings with the second words


def add(g: Grammar) -> None:
    """The phrases that are known with the first words alone."""
    said = {(each.category, each.template.replace("<does|do> not", "<does not|do not>")) for each in g.phrases}
    for each in list(g.phrases):
        other = FIRST.sub(lambda found: BESIDE[found[0]], each.template)
        if each.cls is None or other == each.template or (each.category, other) in said:
            continue
        base = each.constants.get("w", 0)
        assert isinstance(base, int)
        g.phrase(each.category, other, each.cls, **{**each.constants, "w": base + SECOND})
