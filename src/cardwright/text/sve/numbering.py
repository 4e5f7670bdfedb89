"""What is said of one card, and what of several, where no phrase sees both: "its owner's deck" or "their owners' decks"."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.sve.groups import EACH_OF
from cardwright.text.sve.scope import PLURAL
from cardwright.text.walk import nodes

# `Restrict.w` of "doesn't refresh during its controller's start phase", "their controller's"
ITS_PHASE, THEIR_PHASE = 2, 3
WHOLE = 5  # wording of All: "your hand"
THEIRS = 2  # wording of Owner: "their owners' decks"
DOERS = ("source", "dealer")  # fields of who does it: "it deals that much damage to each enemy leader"
ITSELF = ir.Ref(("self",))  # "it" that means the card itself
# `If.w` of a condition that stands behind: "give it Storm if it has Ward", "it can attack only if it has Ward"
SAID_BEHIND = (3, 4, 5, 6, *range(14, 22), *range(42, 64))


def misnumbered(node: ir.Node) -> bool:
    """Whether a plural stands with one card, or a singular with several."""
    if isinstance(node, ir.Restrict) and isinstance(node.rule, ir.DoesNotActivate):
        return _refreshing(node, node.rule)
    return isinstance(node, ir.PutInto) and _whose_place(node)


def of_each_or_itself(node: ir.Node) -> bool:
    """ "Each of your other followers has [attack]+1 for each Fable counter on it": on each of them, or on the card that says so? Asked of
    what is bound."""
    if isinstance(node, sv.ForEvery):
        return _said_of_each(node.effect) and _speaks_of_it(node.count)
    if isinstance(node, sv.Let):
        return any(_said_of_each(each) for effect in node.effects for each in nodes(effect)) and _speaks_of_it(
            node.amount
        )
    if isinstance(node, ir.If) and node.w in SAID_BEHIND:
        return _said_of_each(node.effect) and _speaks_of_it(node.condition)
    acting = isinstance(node, ir.Effect) and _said_of_each(node)
    return acting and any(_speaks_of_it(getattr(node, f)) for f in node.__struct_fields__ if f not in DOERS)


def _said_of_each(effect: ir.Node) -> bool:
    acted = getattr(effect, "to", None) or getattr(effect, "what", None)
    return isinstance(acted, ir.All) and acted.w in (0, EACH_OF)


def _speaks_of_it(part: object) -> bool:
    """Whether "it" or "its" stands in it and means the card itself, but in what is quoted."""
    if isinstance(part, tuple):
        return any(_speaks_of_it(each) for each in part)
    if not isinstance(part, ir.Node) or isinstance(part, ir.AbilityGained | ir.Effect):
        return False
    return part == ITSELF or any(_speaks_of_it(getattr(part, field)) for field in part.__struct_fields__)


def _refreshing(node: ir.Restrict, rule: ir.DoesNotActivate) -> bool:
    """ "This follower doesn't refresh during their next start phase"; of "each follower" both are said."""
    always = isinstance(node.duration, ir.Continuous)
    if _one(node.what):
        return rule.w in (1, 2) if rule.next_only else always and node.w == THEIR_PHASE
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
