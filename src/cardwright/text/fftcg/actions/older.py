"""Instructions in the words of the first twelve sets, beside those that later cards have for the same."""

from cardwright.text import ir
from cardwright.text.fftcg.common import OWNER
from cardwright.text.fftcg.filled import Filled

OLDER = 7400  # wordings of this module begin here
TAKEN = 900  # wordings of TakeAmong; those from 5000 on are of cards that were shown (spread.py)
YOU = ir.You()
ENDS: tuple[tuple[str, ir.Node], ...] = (
    ("at the bottom of", ir.DeckBottom(OWNER)),
    ("on top of", ir.DeckTop(OWNER)),
    ("on the top of", ir.DeckTop(OWNER, w=OLDER)),
    ("on the top or bottom of", ir.DeckTopOrBottom(OWNER)),
    ("at the top or bottom of", ir.DeckTopOrBottom(OWNER, w=OLDER)),
)


def fill(g: Filled) -> None:
    """All phrases of this module."""
    _decks(g)
    _shown(g)
    _power(g)
    g.phrase(
        "action", "pay the cost and play {what:one_obj} onto the field", ir.CastRef, player=YOU, free=False, w=OLDER
    )
    for form in ("forward", "character", "backup", "monster", "summon", "card"):
        kind = form if form == "card" else form.capitalize()
        g.phrase("one_pronoun", f"chosen {kind}", ir.Pronoun, form=f"bare_chosen_{form}")
    for w, element in enumerate(("the named Element", "the selected Element", "that Element"), OLDER):
        text = f"{{what:source}} becomes {element}"
        g.phrase("becomes_element", text, ir.BecomeElement, element="", duration=ir.UntilEndOfTurn(w=1), w=w)


def _decks(g: Filled) -> None:
    """ "Look at the top card of your opponent's deck. You may place it at the bottom of the deck": it comes from there."""
    for w, (place, to) in enumerate(ENDS, OLDER):
        for v, verb in enumerate(("put", "place", "return")):
            where = place.replace("at", "to").replace("on ", "to ") if verb == "return" else place
            if verb != "return" or w in (OLDER, OLDER + 2):
                text = f"{verb} {{what:one_pronoun}} {where} the deck"
                g.phrase("action", text, ir.PutInto, to=to, w=w + 10 * v)
        for v, deck in enumerate(("its owner's deck", "their deck", "his/her deck")):
            text = f"{{player:who}} places {{what:one_obj}} {place} {deck}"
            g.phrase("action", text, ir.PlayerPuts, to=to, w=w + 10 * v)


def _shown(g: Filled) -> None:
    among = {"among": ir.Pronoun("revealed")}
    for w, (tail, dull) in enumerate((("", False), (" dull", True)), TAKEN):
        for v, it in enumerate(("it", "them")):
            text = f"reveal {{target:target}} among them and play {it} onto the field{tail}"
            g.phrase("action", text, ir.TakeAmong, player=YOU, into=ir.Field(YOU), dull=dull, w=w + 10 * v, **among)
    # "put 1 card among them on the top of your deck and the other at the bottom of your deck"
    for category in ("split_part", "one_part"):
        into = {"player": YOU, "into": ir.DeckTop(YOU, w=OLDER), **among}
        g.phrase(category, "{target:target} among them on the top of your deck", ir.TakeAmong, w=TAKEN, **into)


def _power(g: Filled) -> None:
    for w, twice in enumerate(("twice", "double"), OLDER):
        g.phrase("damage", f"damage equal to {twice} {{each:power_of}}", ir.PerEach, amount=ir.Num(2), w=w)
    # "The first Forward deals damage equal to its power to the second Forward."
    for category, named in (
        ("first_of_kind", (("first_of", "the first Forward"), ("first_of_characters", "the first Character"))),
        ("other_of_kind", (("second_forward", "the second Forward"), ("other_of_forwards", "the other Forward"), ("other_of", "the other"))),
    ):  # fmt: skip
        for form, words in named:
            g.phrase(category, words, ir.Pronoun, form=form)
    g.phrase("action", "{source:first_of_kind} deals {amount:damage} to {to:other_of_kind}", ir.DealDamage, w=OLDER)
