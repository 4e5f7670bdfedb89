""" "Deal 3 damage to one and 2 damage to the other": of two cards that were selected, one gets this and one that."""

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.grammar import Grammar
from cardwright.text.sve.scope import FORMS, Scope

FIRST = 9_200  # `Both.w`, from here on: two instructions, with the saying which card is which before them; the next ones by how the one is printed
ONES = ("one of them", "one", "1 of them")
OTHERS = ("the other", "the other one", "the other follower")
ONE, OTHER = ir.Pronoun("one_of_two"), ir.Pronoun("other_of_two")
FOREVER = ir.Permanent()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    for w, one in enumerate(ONES, FIRST):
        g.phrase("action", f"{{effects:apportioned_{w}}}", ir.Both, w=w)
        _whole(g, one, w)
        _one_verb(g, one, w)


def _whole(g: Grammar, one: str, w: int) -> None:
    """Two instructions, each with its verb: "destroy one of them and engage the other"."""
    g.pair(f"apportioned_{w}", f"done_to_one_{w}", f"done_to_other_{w}", " and ")
    for category, cards, meant in ((f"done_to_one_{w}", (one,), ONE), (f"done_to_other_{w}", OTHERS, OTHER)):
        for v, card in enumerate(cards):
            for verb, node in (("destroy", ir.Break), ("engage", ir.Dull), ("refresh", ir.Activate)):
                g.value(category, f"{verb} {card}", node(meant, w=v))
            g.value(category, f"banish {card}", ir.RemoveFromGame(meant, FOREVER, w=v))
            home = ir.ToHand(meant, ir.Owner(), verb="return", w=v)
            g.value(category, f"return {card} to its owner's hand", home)
            g.phrase(category, f"deal {{amount:digits}} damage to {card}", ir.DealDamage, to=meant, w=v)
            g.phrase(category, f"deal {card} {{amount:digits}} damage", ir.DealDamage, to=meant, w=v + 10)
            g.phrase(category, f"give {card} {{gains:gains}}", ir.Gain, to=meant, duration=FOREVER, w=v)


def _one_verb(g: Grammar, one: str, w: int) -> None:
    """One verb for both: "deal 3 damage to one and 2 damage to the other"."""
    for v, (front, of_one, of_other) in enumerate((
        ("deal ", "{amount:digits} damage to @", "{amount:digits} damage to @"), ("deal ", "@ {amount:digits} damage", "@ {amount:digits} damage"),
    )):  # fmt: skip
        g.pair(f"apportioned_{w}", f"dealt_to_one_{w}_{v}", f"dealt_to_other_{w}_{v}", " and ")
        g.phrase(f"dealt_to_one_{w}_{v}", front + of_one.replace("@", one), ir.DealDamage, to=ONE, w=20 + v)
        for u, other in enumerate(OTHERS):
            text = of_other.replace("@", other)
            g.phrase(f"dealt_to_other_{w}_{v}", text, ir.DealDamage, to=OTHER, w=20 + v + 10 * u)
    for v, (first, second) in enumerate(
        (("give @ {gains:gains}", "@ {gains:gains}"), ("give {gains:gains} to @", "{gains:gains} to @"))
    ):
        g.pair(f"apportioned_{w}", f"given_one_{w}_{v}", f"given_other_{w}_{v}", " and ")
        given = {"duration": FOREVER}
        g.phrase(f"given_one_{w}_{v}", first.replace("@", one), ir.Gain, to=ONE, w=20 + v, **given)
        for u, other in enumerate(OTHERS):
            g.phrase(f"given_other_{w}_{v}", second.replace("@", other), ir.Gain, to=OTHER, w=20 + v + 10 * u, **given)


def _said(node: ir.Node) -> bool:
    return isinstance(node, ir.Both) and FIRST <= node.w < FIRST + len(ONES)


def fold(node: ir.Node) -> ir.Node:
    """With the saying which card is the one."""
    if not _said(node):
        return node
    assert isinstance(node, ir.Both)
    which = ir.Assign(ir.You(), ir.Target(ir.Num(1), ir.Group(ir.IsCard())), ir.Pronoun("them"))
    return msgspec.structs.replace(node, effects=(which, *node.effects))


def unfold(node: ir.Node) -> ir.Node | None:
    """The two instructions alone, as printed; none where it is no such node."""
    if not _said(node):
        return None
    assert isinstance(node, ir.Both)
    return msgspec.structs.replace(node, effects=node.effects[1:])


def part(among: ir.Node, target: ir.Target, scope: Scope) -> ir.Target:
    """The target with its name, which no pronoun means but "one" and "the other"; raises TextError where those are not two cards."""
    names = among.to if isinstance(among, ir.Ref) else ()
    if not any(each.two and each.kind == "chosen" for each in scope.known if (each.name,) == names):
        raise refuse("not two cards that could be meant")
    name = scope.add("apart", False)
    scope.known.pop()
    scope.two = (*names, name)
    return msgspec.structs.replace(target, bind=name)


def meant(form: str, scope: Scope) -> ir.Objects | None:
    """What "one" and "the other" of two are."""
    if form not in ("one_of_two", "other_of_two"):
        return None
    both, one = scope.two
    if form == "one_of_two":
        return ir.Ref((one,), w=FORMS.index(form))
    return ir.Untaken(ir.Ref((both,)), ir.Ref((one,)), w=FORMS.index(form))
