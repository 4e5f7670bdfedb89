"""What is said of one card, and what of several, where no phrase sees both: "its owner's deck" or "their owners' decks"."""

from cardwright.text import ir
from cardwright.text.sve.groups import EACH_OF
from cardwright.text.sve.scope import PLURAL

# `Restrict.w` of "doesn't refresh during its controller's start phase", "their controller's"
ITS_PHASE, THEIR_PHASE = 2, 3
WHOLE = 5  # wording of All: "your hand"
THEIRS = 2  # wording of Owner: "their owners' decks"


def misnumbered(node: ir.Node) -> bool:
    """Whether a plural stands with one card, or a singular with several."""
    if isinstance(node, ir.Restrict) and isinstance(node.rule, ir.DoesNotActivate):
        return _refreshing(node, node.rule)
    return isinstance(node, ir.PutInto) and _whose_place(node)


def _refreshing(node: ir.Restrict, rule: ir.DoesNotActivate) -> bool:
    """ "This follower doesn't refresh during their next start phase"; of "each follower" both are said."""
    always = isinstance(node.duration, ir.Continuous)
    if _one(node.what):
        return rule.w > 0 if rule.next_only else always and node.w == THEIR_PHASE
    return _many(node.what) and (rule.w == 0 if rule.next_only else always and node.w == ITS_PHASE)


def _whose_place(node: ir.PutInto) -> bool:
    """ "Put this follower on top of their owners' decks"; "your hand" is one, too."""
    theirs = getattr(node.to, "player", None) == ir.Owner(w=THEIRS)
    hand = isinstance(node.what, ir.All) and node.what.w == WHOLE
    return theirs and (_one(node.what) or hand)


def _one(what: ir.Node | None) -> bool:
    return isinstance(what, ir.SelfRef) or (isinstance(what, ir.Pronoun) and what.form not in PLURAL)


def _many(what: ir.Node | None) -> bool:
    return isinstance(what, ir.Pronoun | ir.Several) or (isinstance(what, ir.All) and what.w not in (0, EACH_OF))
