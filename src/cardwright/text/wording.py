"""What is wrong with the words of a paragraph before anything is made of them: one that stands twice, an article that does not fit.

"Select an follower" lacks a word, and a sentence that begins with "Then" what it hangs on: half of it is missing.
"""

import re

from cardwright.errors import TextError

# "an" goes with a vowel; what begins with u or h is spoken either way, and so are letters of their own ("an NPC")
_ARTICLE = re.compile(
    r"\b(?:an (?=(?:\[\[\w\]\])?[b-df-gj-np-tv-z][a-z])|a (?=(?:\[\[\w\]\])?(?!eu|one\b)[aeio][a-z]))", re.IGNORECASE
)

# what a card calls itself: none that is used up as it is played is a card on the field, nor the other way round
_QUOTED = re.compile(r"\"[^\"]*\"|\([^()]*\)")
_INSTANT = ("Summon", "Spell")
_THIS_INSTANT = re.compile(r"\b[Tt]his (?:Summon|spell)\b")
_THIS_PERMANENT = re.compile(r"\b[Tt]his (?:Forward|Backup|Monster|Character|follower|amulet|leader)\b")

# a card of the second game calls itself what it is, unless it becomes the other
_THIS_OTHER = {
    "Follower": re.compile(r"\b[Tt]his amulet\b"),
    "Amulet": re.compile(r"\b[Tt]his follower\b"),
}
_BECOMES = re.compile(r"\b(?:into|is|becomes?|as) an? (?:[a-z]+ )?(?:follower|amulet)\b")

_TWICE = re.compile(r"\b([a-z]+) \1\b")  # names are written with capitals
# "may" in front of a sentence, where a verb has to stand
_MAY_WHAT = re.compile(
    r"\bmay (?:(?:until|during|if|all|the|each|every|your|its|his|her|their|it|they|that|this|those|these|an?|when|for|at|players?)\b|(?!Freeze\b)[A-Z\[])"
)

_SUMMON = re.compile(r"\b(that )?Summons?\b")  # the first one said
_CHOSEN = re.compile(r"\b[Cc]hoose\b")
_IN_FRONT = r"(?:\[\[ex\]\][^\[]*\[\[/\]\] ?|Damage \d+ -- ?)*"  # EX BURST, "Damage 3 --"
_THEN_FIRST = re.compile(
    rf"{_IN_FRONT}(?:(?:[^.:\"]*: |\[\w+\] ?)?(?P<then>Then),? |(?:When(?:ever)?|At|If) [^.:,\"]*, (?P<so>then) )"
)


def check_words(paragraph: str, card_type: str) -> None:
    """Raises TextError at "Then, " before anything was done, at "may" without a verb, at a word that stands twice, at an article that does not go with the
    word behind it, where a card calls itself what it is not, and at "that Summon" where none was spoken of."""
    if twice := _TWICE.search(paragraph):
        raise TextError(f"{twice.group(1)!r} stands twice", stage="bind", at=twice.start())
    own = _QUOTED.sub(_blank, paragraph)
    other = (_THIS_PERMANENT if card_type in _INSTANT else _THIS_INSTANT).search(own)
    if other and not _CHOSEN.search(paragraph, 0, other.start()):  # one that was chosen: see bind.py
        raise TextError(f"{other.group()!r} on a {card_type}", stage="bind", at=other.start())
    kind = _THIS_OTHER.get(card_type)
    if kind and not becomes(paragraph) and (other := kind.search(own)):
        raise TextError(f"{other.group()!r} on a {card_type}", stage="bind", at=other.start())
    if card_type not in _INSTANT and (said := _SUMMON.search(paragraph)) and said.group(1):
        raise TextError("no Summon that was spoken of", stage="bind", at=said.start())
    if verbless := _MAY_WHAT.search(paragraph):
        raise TextError("'may' lacks a verb", stage="read", at=verbless.start())
    if first_then := _THEN_FIRST.match(paragraph):
        raise TextError(
            "nothing comes before this 'Then'", stage="read", at=max(first_then.start("then"), first_then.start("so"))
        )
    for wrong in _ARTICLE.finditer(paragraph):
        if wrong.group()[0] == "a":  # a name may begin with "A" or "An"
            after = paragraph[wrong.end() :].split(maxsplit=1)[0]
            raise TextError(f"{wrong.group()}{after!r} lacks a word", stage="read", at=wrong.start())


def becomes(paragraph: str) -> bool:
    """Whether it makes a card a follower or an amulet that may have been none."""
    return _BECOMES.search(paragraph) is not None


def _blank(match: re.Match[str]) -> str:
    return " " * len(match.group())
