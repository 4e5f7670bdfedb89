"""The rule book's short words for moving cards: "summon" for onto your field (5.4.1), "bury" (5.30), and "randomly" (5.18.1)."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.grammar import Grammar
from cardwright.text.sve.groups import ANOTHER
from cardwright.text.walk import nodes

YOU, OWNER = ir.You(), ir.Owner()
AMONG, OF_THEM = ir.Pronoun("revealed"), ir.Pronoun("of_them")
SUMMONED = 6  # `SelectAndPut.w`
RANDOMLY = 31  # `Target.w` of what is picked by chance, said in front of the verb


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _summoned(g)
    _summoned_among(g)
    _buried(g)
    _randomly(g)


def _summoned(g: Grammar) -> None:
    p = "summoned_part"
    g.phrase(p, "{adjectives?:adjectives} {noun:card_noun/same} {qualifiers:qualifiers/same}", ir.Group)
    g.phrase(p, "{noun:either_noun/same} {qualifiers:qualifiers/same}", ir.Group)
    # of tokens only those that lie somewhere: others are created
    g.phrase(p, "{adjectives?:token_adjectives} {noun:token_noun/same} {qualifiers:from_there}", ir.Group)
    g.phrase(p, "{adjectives?:plain_adjectives} {noun:name_noun} {qualifiers:from_there}", ir.Group)
    t = "summoned_target"
    g.phrase(t, "{count:number} {group:summoned_part/count}", ir.Target)
    g.phrase(t, "up to {count:digits} {group:summoned_part/count}", ir.Target, up_to=True)
    g.phrase(t, "any number of {group:summoned_part/many}", ir.Target, count=ir.Num(0), any_number=True)
    mine = {"to": ir.Field(YOU), "w": SUMMONED}
    g.phrase("action", "summon {target:summoned_target}", ir.SelectAndPut, player=YOU, **mine)
    g.phrase("action", "summon {what:random_obj}", ir.PlayOnto, player=YOU, w=1)
    for w, what in enumerate(("source", "one_pronoun", "many_pronoun"), 6):
        g.phrase("action", f"summon {{what:{what}}} engaged", ir.PlayOnto, player=YOU, dull=True, w=w)


def _summoned_among(g: Grammar) -> None:
    who, some = {"player": YOU, "among": AMONG}, {"player": YOU, "among": OF_THEM}
    for end, dull in (("", False), (" engaged", True)):
        field = {"into": ir.Field(YOU), "dull": dull}
        for which in ("target", "all_of_them"):
            for w, among in enumerate(("from among them", "among them"), 70):
                said = f"summon {{target:{which}}} {among}{end}"
                g.phrase("action", said, ir.TakeAmong, w=w, **field, **who)
        g.phrase("action", f"summon {{target:some_of}}{end}", ir.TakeAmong, w=72, **field, **some)
        g.phrase("done", f"from among them, summon {{target:target}}{end}", ir.TakeAmong, w=75, **field, **who)


def _buried(g: Grammar) -> None:
    """What is buried from nowhere in particular is on the own field (5.30.1.1)."""
    t = "bare_target"
    g.phrase(t, "up to {count:digits} {group:bare_group/count}", ir.Target, up_to=True)
    g.phrase(t, "any number of {group:bare_group/many}", ir.Target, count=ir.Num(0), any_number=True)
    g.phrase(t, "another {group:another_bare/one}", ir.Target, count=ir.Num(1))
    g.phrase("another_bare", "{adjectives?:adjectives} {noun:card_noun/same}", ir.Group, w=ANOTHER)


def _randomly(g: Grammar) -> None:
    g.phrase("randomly_target", "{count:number} {group:group/count}", ir.Target, w=RANDOMLY)
    g.phrase("randomly_obj", "{target:randomly_target}", sv.RandomObj)
    a, what = "action", "{what:randomly_obj}"
    g.phrase(a, "randomly select {target:randomly_target}", sv.SelectRandom)
    g.phrase(a, f"randomly destroy {what}", ir.Break)
    g.phrase(a, f"randomly banish {what}", ir.RemoveFromGame, duration=ir.Permanent())
    g.phrase(a, f"randomly engage {what}", ir.Dull)
    g.phrase(a, f"randomly refresh {what}", ir.Activate)
    g.phrase(a, f"randomly bury {what}", ir.PutInto, to=sv.Cemetery(OWNER), w=1)
    g.phrase(a, f"randomly summon {what}", ir.PlayOnto, player=YOU, w=1)
    g.phrase(a, f"randomly put {what} onto your field", ir.PlayOnto, player=YOU)
    g.phrase(a, f"randomly put {what} {{to:other_place}}", ir.PutInto)
    g.phrase(a, f"randomly add {what} to your hand", ir.ToHand, player=YOU, verb="add")
    for w, hand in enumerate(("its owner's hand", "their owners' hands")):
        g.phrase(a, f"randomly return {what} to {hand}", ir.ToHand, player=OWNER, verb="return", w=w)
    g.phrase(a, "randomly deal {amount:digits} damage to {to:randomly_obj}", ir.DealDamage)
    for player, who, s in ((YOU, "", ""), (None, "{player:who} ", "s")):
        fixed = {"w": 7} if player is None else {"w": 7, "player": player}
        said = f"{who}randomly discard{s} {{count:number}} {{group:group/count}}"
        g.phrase(a, said, sv.RandomDiscard, **fixed)


def check(node: ir.Node) -> None:
    """What is summoned comes from somewhere else, which the text says; what is picked out of a deck is searched for (5.7)."""
    if isinstance(node, ir.SelectAndPut | ir.Select | sv.PickedObj):
        _check_searched(node.target)
    if isinstance(node, ir.Choose):
        for target in node.targets:
            _check_searched(target)
    if isinstance(node, ir.SelectAndPut) and node.w == SUMMONED:
        zones = [each.zone for each in nodes(node.target.group) if isinstance(each, ir.InZone)]
        if not zones or any(isinstance(each, ir.Field) for each in zones):
            raise refuse("nothing says from where it is summoned")
    buried = isinstance(node, ir.SelectAndPut) and isinstance(node.to, sv.Cemetery) and node.w == 1  # on the own field
    if isinstance(node, ir.SelectAndPut) and isinstance(node.target.group.noun, sv.IsToken) and not buried:
        _check_placed(node.target.group)
    if isinstance(node, ir.PlayOnto | ir.PutInto) and isinstance(node.what, sv.RandomObj):
        _check_placed(node.what.target.group)


def _check_placed(group: ir.Group) -> None:
    """ "Summon a random Fairy or Knight token", "put a token with the same name as a token on your field into your EX area": one that
    is created (5.4.2), or one of those that there are?"""
    said = (*group.adjectives, *group.qualifiers)
    if not any(isinstance(each, ir.InZone | ir.ControlledBy) for each in said):
        raise refuse("nothing says from where it is put there")


def _check_searched(target: ir.Target) -> None:
    """ "Put a follower from your deck onto your field" says neither who sees the deck nor that it is shuffled (5.7.1, 5.7.2)."""
    if any(isinstance(each, ir.DeckZone) for each in nodes(target.group)):
        raise refuse("a card in a deck that is not searched for")
