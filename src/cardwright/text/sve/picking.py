"""Instructions without the word "select": the player picks the cards as they are carried out."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.groups import ANOTHER

YOU = ir.You()
OWNER = ir.Owner()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _on_resolution(g)
    # "that player may put a follower from their hand onto their field"
    for w, words in ((3, "{target:placed_target} onto their field"), (4, "{target:target_in_hand} onto the field")):
        g.phrase("action", f"put {words}", ir.SelectAndPut, player=YOU, to=ir.Field(ir.Owner(w=w)))
    # what was banished or put away comes back
    for w, back in enumerate(("put {what:named_obj} back onto your field", "return {what:named_obj} to your field"), 5):
        g.phrase("action", back, ir.PlayOnto, player=YOU, w=w)


def _on_resolution(g: Grammar) -> None:
    """Without the word "select": the player picks on resolution."""
    _picked(g, "", "", "your", YOU, 0)
    for who, s, w in (("{player:who} ", "s", 0), ("{player:they} ", "", 20)):
        _picked(g, who, s, "their", None, w)
        put = f"{who}put{s} {{target:placed_target}} {{to:other_place}}"
        g.phrase("action", put, ir.SelectAndPut, w=w)
        onto = f"{who}put{s} {{target:placed_target}} onto their field"
        g.phrase("action", onto, ir.SelectAndPut, to=ir.Field(ir.Owner(w=3)), w=w)
        whole = f"{who}put{s} {{target:target_in_hand}} onto the field"
        g.phrase("action", whole, ir.SelectAndPut, to=ir.Field(ir.Owner(w=4)), w=w)
        all_of_them = f"{who}put{s} {{what:every}} onto their field"
        g.phrase("action", all_of_them, ir.PlayerPuts, to=ir.Field(ir.Owner(w=3)), w=w)
    g.phrase("target_in_hand", "{count:number} {group:group_in_hand/count}", ir.Target)
    g.phrase("group_in_hand", "{adjectives?:adjectives} {noun:card_noun/same} {qualifiers:from_their_hand}", ir.Group)
    g.sequence("from_their_hand", "from_hand", max=1)
    g.value("from_hand", "from their hand", ir.InZone(ir.Hand(ir.PronounPlayer("their")), w=1))
    discarded = "selects {count:article} {group:kind_in_hand} in their hand and discards it"
    g.phrase("action", f"{{player:who}} {discarded}", ir.Discard, w=5)
    several = "selects {count:many_number} {group:kinds_in_hand} in their hand and discards them"
    g.phrase("action", f"{{player:who}} {several}", ir.Discard, w=8)
    g.phrase("kind_in_hand", "{adjectives?:adjectives} {noun:card_noun/one}", ir.Group)
    g.phrase("kinds_in_hand", "{adjectives?:adjectives} {noun:card_noun/many}", ir.Group)
    for words, zone in (
        ("into their cemetery", sv.Cemetery(OWNER, w=3)), ("on the bottom of their deck", ir.DeckBottom(OWNER, w=3)),
        ("on top of their deck", ir.DeckTop(OWNER, w=5)), ("into their EX area", sv.ExArea(OWNER, w=3)),
        ("onto their field", ir.Field(ir.Owner(w=3))),
    ):  # fmt: skip
        g.phrase(
            "action", f"{{player:who}} selects {{target:one_target}} and puts it {words}", ir.SelectAndPut, to=zone, w=2
        )
    back = "{player:who} returns {what:one_pronoun} to its owner's hand"
    g.phrase("action", back, ir.PlayerPuts, to=ir.Hand(OWNER, w=5), w=3)
    for who, s in (("who", "s"), ("they", "")):
        for w, (all_of_them, home) in enumerate((("every", "its owner's hand"), ("every_many", "their owners' hands"))):
            for v, hand in enumerate((home, "their hand" if s else "their hands")):
                whole = f"{{player:{who}}} return{s} {{what:{all_of_them}}} to {hand}"
                g.phrase("action", whole, ir.PlayerPuts, to=ir.Hand(OWNER, w=5 + w + 10 * v), w=4 + 2 * w + len(s))
            gone = f"{{player:{who}}} banish{'es' if s else ''} {{what:{all_of_them}}}"
            g.phrase("action", gone, ir.PlayerPuts, to=ir.Removed(OWNER), w=4 + 2 * w + len(s))
    g.phrase("placed_target", "another {group:another_placed/one}", ir.Target, count=ir.Num(1))
    g.phrase(
        "another_placed",
        "{adjectives?:adjectives} {noun:card_noun/same} {qualifiers:qualifiers/same}",
        ir.Group,
        w=ANOTHER,
    )


def _picked(g: Grammar, who: str, s: str, whose: str, player: ir.Player | None, w: int) -> None:
    """What a player does with cards of his choice."""
    a, t, fixed = "action", "{target:placed_target}", {} if player is None else {"player": player}
    own_hand = ir.Hand(ir.PronounPlayer("their") if player is None else player, w=7)
    for words, zone, v in (
        (f"bur{'ies' if s else 'y'} {t}", sv.Cemetery(OWNER), 1), (f"banish{'es' if s else ''} {t}", ir.Removed(OWNER), 0),
        (f"return{s} {t} to its owner's hand", ir.Hand(OWNER, w=5), 0), (f"return{s} {t} to their owners' hands", ir.Hand(OWNER, w=6), 0),
        (f"return{s} {t} to {whose} hand", own_hand, 0), (f"add{s} {t} to {whose} hand", own_hand, 1),
    ):  # fmt: skip
        g.phrase(a, f"{who}{words}", ir.SelectAndPut, to=zone, w=w + v, **fixed)
    g.phrase(a, f"{who}destroy{s} {t}", ir.SelectAndBreak, w=w, **fixed)
    g.phrase(a, f"{who}engage{s} {t}", ir.SelectAndDull, w=w, **fixed)
