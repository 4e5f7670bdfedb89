""" "If you have 2 or more Summons in your Break Zone, ... If you have 4 or more, ...": what is counted is said only once."""

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.grammar import Grammar
from cardwright.text.walk import bottom_up, nodes

UNSAID = 80  # wording of a condition that does not say again which cards it counts
THERE_ARE = 81  # likewise, in whatever words they were counted
GAP = ir.Group(ir.IsCard(w=UNSAID))
COUNTING = (ir.Exists, ir.Controls)
TWO_CONDITIONS = 30  # wording of Both: two conditions in one sentence, "if ..., A and if ..., B"; 31 with a comma


def add(g: Grammar) -> None:
    """All phrases of this module."""
    # a table of what is counted; one card leaves the group out in a field zone
    for words, compare in (("or more", ">="), ("or less", "<=")):
        fixed = {"group": GAP, "compare": compare, "w": UNSAID}
        g.phrase("condition", f"you have {{count:number}} {words}", ir.Exists, **fixed)
        g.phrase("condition", f"there are {{count:number}} {words}", ir.Exists, **{**fixed, "w": THERE_ARE})
        g.phrase("condition", f"you control {{count:number}} {words}", ir.Controls, player=ir.You(), **fixed)
        g.phrase(
            "condition", f"your opponent controls {{count:number}} {words}", ir.Controls, player=ir.Opponent(), **fixed
        )


def fill(effect: ir.Effect, before: list[ir.Effect]) -> ir.Effect:
    """The effect with the groups that the sentences before it name; raises TextError (stage bind) where there is none."""
    if not any(_gap(each) for each in nodes(effect)):
        return effect
    if isinstance(effect, ir.Both) and effect.w in (TWO_CONDITIONS, TWO_CONDITIONS + 1):
        first, second = effect.effects
        first = fill(first, before)
        return msgspec.structs.replace(effect, effects=(first, fill(second, [*before, first])))
    said_before = [each for sentence in before for each in nodes(sentence)]
    named = [each for each in said_before if isinstance(each, COUNTING) or _elements(each)]
    counted = [each for each in said_before if isinstance(each, ir.CountOf)]
    last = [each for each in nodes(before[-1]) if isinstance(each, ir.CountOf)] if before and named else []
    if (
        not named and len(counted) == 1
    ):  # "Hild gains +1000 power for each Job Knight you control. If there are 3 or more, ..."
        named = counted

    def filled(node: ir.Node) -> ir.Node:
        if not (isinstance(node, ir.Exists | ir.Controls) and _gap(node)):
            return node
        # "If you control a Monster, Hild gains +1000 power for each Backup you control. If you control 3 or more, ..."
        if not named or not _alike(named[-1], node) or any(_alike(each, node) for each in last):
            raise TextError("it is open which cards are counted", stage="bind")
        said = named[-1]
        if isinstance(said, ir.Compare):
            return ir.Compare(said.left, node.count, node.compare, w=node.w)
        if isinstance(said, ir.CountOf) and isinstance(
            node, ir.Controls
        ):  # whose they are is said by the condition itself
            rest = tuple(each for each in said.group.qualifiers if not isinstance(each, ir.ControlledBy))
            return msgspec.structs.replace(node, group=msgspec.structs.replace(said.group, qualifiers=rest))
        return msgspec.structs.replace(node, group=said.group)  # type: ignore[attr-defined]

    return bottom_up(effect, filled)  # type: ignore[return-value]


def _alike(said: ir.Node, node: ir.Node) -> bool:
    """Whether a number without its cards can be one of those that were counted before."""
    if isinstance(said, ir.Compare):
        places = said.left.group.qualifiers  # type: ignore[attr-defined]
        held = [each.player for each in places if isinstance(each, ir.ControlledBy)]
        return held == [node.player] if isinstance(node, ir.Controls) else not held or node.w == THERE_ARE
    if isinstance(said, ir.CountOf):
        held = [each.player for each in said.group.qualifiers if isinstance(each, ir.ControlledBy)]
        lying = any(isinstance(each, ir.InZone) for each in said.group.qualifiers)
        return held == [node.player] if isinstance(node, ir.Controls) else lying or (node.w == THERE_ARE and bool(held))
    return type(said) is type(node) and getattr(said, "player", 0) == getattr(node, "player", 0)


def _elements(node: ir.Node) -> bool:
    """ "you have 3 or more different Elements among ...", "you control 3 or more Forwards with different names" """
    return isinstance(node, ir.Compare) and isinstance(node.left, ir.CountElements | ir.CountDifferent)


def _gap(node: ir.Node) -> bool:
    return isinstance(node, COUNTING) and node.w in (UNSAID, THERE_ARE) and node.group == GAP


def leave_out(node: ir.Node) -> ir.Node:
    """What `fill` read, for printing."""
    if isinstance(node, ir.Compare) and node.w in (UNSAID, THERE_ARE) and _elements(node):
        held = [each.player for each in node.left.group.qualifiers if isinstance(each, ir.ControlledBy)]  # type: ignore[attr-defined]
        fixed: dict[str, object] = {"group": GAP, "count": node.right, "compare": node.compare, "w": node.w}
        plain = node.w == THERE_ARE or not held
        return ir.Exists(**fixed) if plain else ir.Controls(held[0], **fixed)  # type: ignore[arg-type]
    unsaid = isinstance(node, COUNTING) and node.w in (UNSAID, THERE_ARE)
    return msgspec.structs.replace(node, group=GAP) if unsaid else node
