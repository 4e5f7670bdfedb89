"""Words that cards print beside each other: "doesn't" and "does not", "you've" and "you have".

Who knows a sentence with the first knows it with the second."""

import re

from cardwright.text import reworded
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
    reworded.add(
        g,
        lambda each: FIRST.sub(lambda found: BESIDE[found[0]], each.template),
        SECOND,
        lambda template: template.replace("<does|do> not", "<does not|do not>"),
    )
