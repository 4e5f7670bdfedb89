"""Where one card says "a Forward", another will say "an Earth Forward": every phrase with the one article has the other, too."""

import re

from cardwright.text.grammar import Grammar

AN = 400  # wordings of the phrases that are made here: that of the phrase with "a", and as much more
ARTICLE = re.compile(r"(?<![a-z])a (?=\{)")


def add(g: Grammar) -> None:
    """All phrases of this module, which comes last."""
    said = {(each.category, each.template) for each in g.phrases}
    for each in list(g.phrases):
        template = ARTICLE.sub("an ", each.template, count=1)
        if each.cls is None or (each.category, template) in said:
            continue
        w = each.constants.get("w", 0)
        if isinstance(w, int):
            g.phrase(each.category, template, each.cls, **{**each.constants, "w": AN + w})
