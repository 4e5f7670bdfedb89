""" "Destroy a follower", "deal 3 damage to an evolved follower": no place is said, so they are on the field (4.4.3).

Only of what is done to cards on the field: "put a follower onto your field" would leave open from where.
"""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar

YOU, OWNER = ir.You(), ir.Owner()
THEIRS = (ir.ControlledBy(ir.Opponent(w=3)),)
BARE = 60  # `w` of what is done to cards of which no place is said


def add(g: Grammar) -> None:
    """All phrases of this module. No card of those that are known prints it so; the rules say what is meant."""
    _which(g)
    a, t = "action", "{target:unplaced_target}"
    g.phrase(a, f"destroy {t}", ir.SelectAndBreak, player=YOU, w=BARE)
    g.phrase(a, f"engage {t}", ir.SelectAndDull, player=YOU, w=BARE)
    g.phrase(a, f"banish {t}", ir.SelectAndPut, player=YOU, to=ir.Removed(OWNER), w=BARE)
    for w, home in ((5, "its owner's hand"), (6, "their owners' hands")):
        g.phrase(a, f"return {t} to {home}", ir.SelectAndPut, player=YOU, to=ir.Hand(OWNER, w=w), w=BARE)
    g.phrase("unplaced_obj", t, sv.PickedObj)
    for verb, node in (("refresh", ir.Activate), ("evolve", sv.Evolve), ("steal", sv.Steal)):
        g.phrase(a, f"{verb} {{what:unplaced_obj}}", node, w=BARE)
    g.phrase(a, "deal {amount:digits} damage to {to:unplaced_obj}", ir.DealDamage, w=BARE)
    g.phrase(a, "deal {amount:digits} damage to {to:hit_obj}", ir.DealDamage, w=BARE + 2)
    g.phrase(a, "deal {to:unplaced_obj} {amount:digits} damage", ir.DealDamage, w=BARE + 1)
    g.phrase(a, "give {to:unplaced_obj} {gains:gains}", ir.Gain, duration=ir.Permanent(), w=BARE)
    g.phrase(a, "give {to:unplaced_obj} {gains:gains} {duration:for_turn}", ir.Gain, w=BARE)
    for w, article in enumerate(("a", "an"), BARE):
        g.phrase(a, f"transform {{what:unplaced_obj}} into {article} {{name:token_name}} token", sv.Transform, w=w)


def _which(g: Grammar) -> None:
    for kind in ("follower", "amulet"):
        g.phrase("unplaced_noun", f"<{kind}/{kind}s>", ir.TypeIs, types=(kind.capitalize(),))
    g.alias("unplaced_adjective", "trait_adjective")
    for word, state in (
        ("engaged", ir.StatusIs("dull")), ("reserved", ir.StatusIs("active")), ("evolved", sv.IsEvolved()), ("damaged", ir.StatusIs("damaged")),
        ("unevolved", ir.Without(sv.IsEvolved())),
    ):  # fmt: skip
        g.value("unplaced_adjective", word, state)
    g.sequence("unplaced_adjectives", "unplaced_adjective")
    # anybody's: who destroys without a place named would mean the own
    there = (ir.InZone(ir.Field(ir.AnyPlayer()), w=BARE),)
    words = "{adjectives?:unplaced_adjectives} {noun:unplaced_noun/same}"
    g.phrase("unplaced_group", words, ir.Group, qualifiers=there)
    g.phrase("unplaced_enemies", "enemy {noun:unplaced_noun/many}", ir.Group, adjectives=THEIRS)
    enemies = {kind: ir.Group(ir.TypeIs((kind,)), THEIRS) for kind in ("Leader", "Follower")}
    either = {"first": enemies["Leader"], "second": enemies["Follower"]}
    for w, word in enumerate(("or", "and"), BARE):
        words = f"enemy <leader/leaders> {word} enemy <follower/followers>"
        g.phrase(f"unplaced_{word}", words, ir.NounOr, w=w, **either)
        g.phrase("group", f"{{noun:unplaced_{word}/same}}", ir.Group)
    g.phrase("hit_target", "{count:article} {group:any_unplaced}", ir.Target)
    g.phrase("hit_obj", "{target:hit_target}", sv.PickedObj)
    g.phrase("any_unplaced", "{noun:unplaced_or/one}", ir.Group)
    t = "unplaced_target"
    g.phrase(t, "{count:number} {group:unplaced_group/count}", ir.Target)
    g.phrase(t, "up to {count:digits} {group:unplaced_group/count}", ir.Target, up_to=True)
    g.phrase(t, "{count:many_number} {group:unplaced_enemies}", ir.Target)
    g.phrase(t, "up to {count:many_number} {group:unplaced_enemies}", ir.Target, up_to=True)
