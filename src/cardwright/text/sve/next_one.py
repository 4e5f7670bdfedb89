""" "The next follower you play this turn costs 3 less to play and has Rush": what it costs, and what it is given as it has been played (S73)."""

from itertools import product

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar

YOU, IT = ir.You(), ir.Pronoun("it")
SAID = 9_300  # `Both.w` from here on, by its wording
FRAMES = (("", " this turn"), ("this turn, ", ""), ("for the rest of this turn, ", ""))
PRICES = (
    ("costs {amount:digits} less to play", False),
    ("costs {amount:digits} less", False),
    ("costs {amount:digits} play <point/points:amount> to play", True),
)
VERBS = ("has", "gains", "gets")


def add(g: Grammar) -> None:
    """All phrases of this module."""
    for w, ((before, behind), (price, fixed), verb, first) in enumerate(product(FRAMES, PRICES, VERBS, (True, False))):
        given = f"{verb} {{gains:gains}}"
        what = f"{price} and {given}" if first else f"{given} and {price}"
        words = f"{before}the next {{group:group/one}} you play{behind} {what}"
        g.phrase("action", words, sv.NextPlayed, fixed=fixed, w=w)
    next_one = {"player": YOU, "duration": ir.UntilEndOfTurn(), "next_only": True}
    for w, (before, behind) in enumerate(FRAMES, 50):
        cheaper = f"{before}the next {{group:group/one}} you play{behind} costs {{amount:digits}} less"
        g.phrase("action", cheaper, ir.CastersCostChange, w=w, **next_one)


def fold(node: ir.Node) -> ir.Node:
    """The two things that are said."""
    if not isinstance(node, sv.NextPlayed):
        return node
    cost = ir.CastersCostChange(YOU, node.group, node.amount, ir.UntilEndOfTurn(), next_only=True, fixed=node.fixed)
    given = ir.Gain(IT, node.gains, ir.Permanent())
    played = ir.Delayed(ir.PlayerCasts(YOU, node.group), (given,), this_turn=True, once=True)
    return ir.Both((cost, played), w=SAID + node.w)


def unfold(node: ir.Both) -> sv.NextPlayed:
    """The one sentence again."""
    cost, played = node.effects
    assert isinstance(cost, ir.CastersCostChange) and isinstance(played, ir.Delayed)
    [given] = played.effects
    assert isinstance(given, ir.Gain)
    return sv.NextPlayed(cost.group, cost.amount, given.gains, cost.fixed, w=node.w - SAID)
