"""All the cards of a kind in a hand: "your opponent discards all the Summons in their hand"."""

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled

KIND = ("{adjectives?:adjectives} {noun:type_noun/many}", "{adjectives?:plain_adjectives} {noun:trait_noun}")
NAMED = ("of the named card type", "of the selected card type", "of the named type", "of the selected type")
NUMBERS = ("the named number", "the selected number")
FIRST = 200


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _kinds(g)
    shown = {"among": ir.Pronoun("revealed")}
    for w, words in enumerate(("all the {group:group/many} among them", "all {group:group/many} among them")):
        g.phrase("shown_kind", words, ir.AllAmong, w=w, **shown)
    for w, words in enumerate(("all the {group:kind_shown}", "all {group:kind_shown}"), FIRST):
        g.phrase("shown_kind", words, ir.AllAmong, w=w, **shown)
    for w, words in enumerate(("all the {group:kind_held}", "all {group:kind_held}")):
        g.phrase("held_kind_of_hand", words, ir.All, w=w)
    for kind in ("shown_kind", "held_kind_of_hand"):
        g.phrase("action", f"{{player:who}} discards {{what:{kind}}}", ir.DiscardCards, w=FIRST)
        for i, player in enumerate((ir.Opponent(), ir.EachPlayer())):
            g.phrase(f"doing_too_{i}", f"discards {{what:{kind}}}", ir.DiscardCards, player=player, w=FIRST + 1)
    g.phrase("action", "discard {what:held_kind_of_hand}", ir.DiscardCards, player=ir.You(), w=FIRST)


def _kinds(g: Filled) -> None:
    """Cards said to be of a kind ("all the cards in their hand" is the hand), with the zone or where they have just been shown."""
    hands = (("in their hand", ir.PronounPlayer("their")), ("from their hand", ir.PronounPlayer("their")),
             ("in his/her hand", ir.PronounPlayer("his/her")), ("in your hand", ir.You()))  # fmt: skip
    for w, (words, player) in enumerate(hands):
        g.phrase("in_a_hand", words, ir.InZone, zone=ir.Hand(player), w=FIRST + w)
    g.sequence("only_in_hand", "in_a_hand", max=1)
    g.alias("kind_quality", "cost_qualifier")
    for words in NAMED:
        g.phrase("kind_quality", words, ir.NamedType, w=FIRST + NAMED.index(words))
    g.phrase("kind_quality", "of the named Element", ir.NamedElement, w=FIRST)
    g.phrase("kind_quality", "of the named Job", ir.NamedJob, w=FIRST)
    for w, number in enumerate(NUMBERS, FIRST):
        for v, head in enumerate(("of cost equal to", "with the same cost as", "of the same cost as")):
            g.phrase("kind_quality", f"{head} {number}", ir.CostIs, amount=ir.NamedNumber(w=w), w=FIRST + v)
    g.sequence("kind_qualities", "kind_quality", max=1)
    g.pair("quality_in_hand", "kind_quality", "in_a_hand", " ")
    for name in ("Forward", "Backup", "Monster", "Summon"):
        kind = ir.TypeIs((name,))
        g.phrase("kind_held", f"{name}s {{qualifiers:only_in_hand}}", ir.Group, noun=kind)
        g.phrase("kind_shown", f"{name}s", ir.Group, noun=kind)
    g.phrase("kind_held", "Characters {qualifiers:only_in_hand}", ir.Group, noun=ir.IsCharacter())
    g.phrase("kind_shown", "Characters", ir.Group, noun=ir.IsCharacter())
    several, trait = KIND
    for category, tail in (("kind_held", " {qualifiers:only_in_hand}"), ("kind_shown", "")):
        g.phrase(category, several.replace("?", "") + tail, ir.Group)
        g.phrase(category, trait + tail, ir.Group)
    g.phrase("kind_held", several + " {qualifiers:quality_in_hand}", ir.Group)
    g.phrase("kind_shown", several + " {qualifiers:kind_qualities}", ir.Group)
