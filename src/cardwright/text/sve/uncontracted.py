"""Words that print beside each other: "can't" and "cannot", "it's" and "it is", "hasn't" and "has not".

Who knows a sentence with the first knows it with the second."""

import re

from cardwright.text import ir, reworded
from cardwright.text.grammar import Grammar, Phrase

BESIDE = {
    "can't": "cannot",
    "doesn't": "does not",
    "don't": "do not",
    "didn't": "did not",
    "isn't": "is not",
    "aren't": "are not",
    "wasn't": "was not",
    "weren't": "were not",
    "hasn't": "has not",
    "haven't": "have not",
    "you've": "you have",
    "it's": "it is",
    "they're": "they are",
    "there's": "there is",
}
FIRST = re.compile("|".join(rf"(?<![a-z]){word}(?![a-z])" for word in BESIDE))
SECOND = 130  # and more: wordings with the second words


def _says_more(phrase: Phrase) -> bool:
    """Whether something is asked of this very wording: whose leader, whose start phases."""
    return phrase.template.endswith("your leader") or (phrase.cls is ir.Restrict and phrase.category == "static")


def _other(phrase: Phrase) -> str:
    if _says_more(phrase):
        return phrase.template
    return FIRST.sub(lambda found: BESIDE[found[0]], phrase.template)


def add(g: Grammar) -> None:
    """The phrases that are known with the first words alone."""
    reworded.add(g, _other, SECOND)
