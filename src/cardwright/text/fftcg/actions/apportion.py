"""What is done to one of the cards that were chosen, as you assign, and to the others: "deal one of them 6000 damage and the other 3000 damage"."""

import msgspec

from cardwright.text import ir
from cardwright.text.fftcg.common import FRONT
from cardwright.text.fftcg.filled import Filled

ONE = ("one of them", "1 of them")
FIRST = 9200  # wordings of Both: an instruction about "one of them", with the selection before it; the next ones by how that is printed
IT = ir.Pronoun("it")
THE_OTHERS = ir.Pronoun("the_others")
OTHERS = (("the other", ir.Pronoun("other_one")), ("the others", THE_OTHERS))
ENDS = (
    ("at the bottom of its owner's deck", ir.DeckBottom(ir.Owner())),
    ("on top of its owner's deck", ir.DeckTop(ir.Owner())),
)
CHANGES = (("gains", "gains", ir.Gain, "gain"), ("loses", "losses", ir.Lose, "lose"))


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for w, one in enumerate(ONE, FIRST):
        g.phrase("action", f"{{effects:done_to_one_{w}}}", ir.Both, w=w)
        g.list(f"done_to_one_{w}", f"one_done_{w}", ", ", max=1)
        g.pair(f"done_to_one_{w}", f"one_dealt_{w}", f"other_dealt_{w}", " and ")
        g.pair(f"done_to_one_{w}", f"dealt_to_one_{w}", f"dealt_to_other_{w}", " and ")
        g.pair(f"done_to_one_{w}", f"one_put_{w}", f"other_put_{w}", " and ")
        for place, end in ENDS:
            g.value(f"one_put_{w}", f"put {one} {place}", ir.PutInto(IT, end, w=w + 60))
            g.value(f"other_put_{w}", f"the other {place}", ir.PutInto(ir.Pronoun("other_one"), end, w=w + 60))
        _plain(g, one, w)
        _dealt(g, one, w)
        _changed(g, one, w)


def _plain(g: Filled, one: str, w: int) -> None:
    hand = ir.ToHand(IT, ir.Owner(), verb="return")
    done: tuple[tuple[str, ir.Effect], ...] = (
        ("dull {}", ir.Dull(IT)), ("Freeze {}", ir.Freeze(IT)), ("break {}", ir.Break(IT)), ("activate {}", ir.Activate(IT)),
        ("return {} to its owner's hand", hand),
        *((f"put {{}} {place}", ir.PutInto(IT, end)) for place, end in ENDS),
    )  # fmt: skip
    for words, node in done:
        g.value(f"one_done_{w}", words.replace("{}", one), msgspec.structs.replace(node, w=w))
    if w > FIRST:
        return
    for verb, several in (("dull", ir.Dull), ("Freeze", ir.Freeze), ("break", ir.Break), ("activate", ir.Activate)):
        g.value("action", f"{verb} the others", several(THE_OTHERS, w=w))
    g.value("action", "return the others to their owners' hands", ir.ToHand(THE_OTHERS, ir.Owner(), verb="return", w=w))
    for place, end in ENDS:
        g.value("action", f"put the other {place}", ir.PutInto(ir.Pronoun("other_one"), end, w=w))
    g.phrase("action", "deal the others {amount:damage}", ir.DealDamage, to=THE_OTHERS, w=w)


def _dealt(g: Filled, one: str, w: int) -> None:
    g.phrase(f"one_done_{w}", f"deal {one} {{amount:damage}}", ir.DealDamage, to=IT, w=w)
    g.phrase(f"one_done_{w}", f"deal {{amount:damage}} to {one}", ir.DealDamage, to=IT, w=w + 10)
    g.phrase(f"one_dealt_{w}", f"deal {one} {{amount:plain_damage}}", ir.DealDamage, to=IT, w=w + 20)
    g.phrase(f"dealt_to_one_{w}", f"deal {{amount:plain_damage}} to {one}", ir.DealDamage, to=IT, w=w + 30)
    for words, other in OTHERS:
        g.phrase(f"other_dealt_{w}", f"{words} {{amount:plain_damage}}", ir.DealDamage, to=other, w=w + 20)
        g.phrase(f"dealt_to_other_{w}", f"{{amount:plain_damage}} to {words}", ir.DealDamage, to=other, w=w + 30)


def _changed(g: Filled, one: str, w: int) -> None:
    # the span behind both or in front of both
    spans = (("", " until the end of the turn", ir.UntilEndOfTurn()), ("until the end of the turn, ", "", FRONT))
    for v, (front, behind, duration) in enumerate(spans):
        g.pair(f"done_to_one_{w}", f"one_changed_{w}_{v}", f"other_changed_{w}_{v}", " and ")
        for verb, field, node, plain in CHANGES:
            fixed = {"duration": duration, "w": w + v}
            g.phrase(f"one_done_{w}", f"{front}{one} {verb} {{{field}:{field}}}{behind}", node, to=IT, **fixed)
            g.phrase(f"one_changed_{w}_{v}", f"{front}{one} {verb} {{{field}:{field}}}", node, to=IT, **fixed)
            for words, other in OTHERS:
                said = plain if words == "the others" else verb
                text = f"{words} {said} {{{field}:{field}}}{behind}"
                g.phrase(f"other_changed_{w}_{v}", text, node, to=other, **fixed)


def is_said(node: ir.Node) -> bool:
    """Whether it speaks of "one of them", as parsed or as folded."""
    return isinstance(node, ir.Both) and FIRST <= node.w < FIRST + len(ONE)


def fold(node: ir.Both) -> ir.Both:
    """With the assignment of the one."""
    one = ir.Target(ir.Num(1), ir.Group(ir.IsCard()), w=node.w)
    select = ir.Assign(ir.You(), one, ir.Pronoun("them"), w=node.w)
    return msgspec.structs.replace(node, effects=(select, *node.effects))


def unfold(node: ir.Both) -> ir.Both:
    """What `fold` read, for printing."""
    return msgspec.structs.replace(node, effects=node.effects[1:])
