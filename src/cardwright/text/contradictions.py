"""Words before and behind a noun that no card answers together: "active dull Forward", "of cost 5 or more of cost 2 or less"."""

from collections.abc import Mapping
from itertools import combinations

from cardwright.text import ir

OPPOSED = ({"dull", "active"}, {"attacking", "blocking"})
NOT_ALSO = 600_000  # wordings of BecomeForward from here on: it "becomes a Forward", not "also" one
ITS_TYPE = (0, 4)  # wordings of SelfRef: its name, "this Monster"
MEASURED = (ir.CostIs, ir.PowerIs)


def contradict(group: ir.Group) -> bool:
    """Whether no card can be all that is said of it."""
    said = (*group.adjectives, *group.qualifiers)
    statuses = {each.status for each in said if isinstance(each, ir.StatusIs)}
    if any(pair <= statuses for pair in OPPOSED) or (statuses and _off_field(group)):
        return True
    return any(_apart(one, other) for one, other in combinations(said, 2) if type(one) is type(other))


def only_summons(noun: ir.Node | None) -> bool:
    """Whether it names Summons and nothing else."""
    return isinstance(noun, ir.TypeIs) and noun.types == ("Summon",)


def _off_field(group: ir.Group) -> bool:
    """Whether its cards are in another zone than the field or on the stack, where none is dull, damaged or attacking."""
    return only_summons(group.noun) or any(
        isinstance(each, ir.InZone) and not isinstance(each.zone, ir.Field) for each in group.qualifiers
    )


def _apart(one: ir.Filter, other: ir.Filter) -> bool:
    """Whether two numbers of one kind exclude each other."""
    if not isinstance(one, MEASURED) or not isinstance(other, MEASURED):
        return False
    if not isinstance(one.amount, ir.Num) or not isinstance(other.amount, ir.Num):
        return False
    (low, high), (least, most) = _bounds(one.compare, one.amount.value), _bounds(other.compare, other.amount.value)
    return max(low, least) > min(high, most)


def _bounds(compare: str, value: int) -> tuple[float, float]:
    low = value + (compare == ">") if compare in ("=", ">=", ">") else float("-inf")
    high = value - (compare == "<") if compare in ("=", "<=", "<") else float("inf")
    return low, high


def misplaced(group: ir.Group) -> bool:
    """Whether "other" stands behind another word: "Category XV other Forward"."""
    return any(isinstance(each, ir.Another) for each in group.adjectives[1:])


def stops_being(node: ir.BecomeForward, chosen: Mapping[str, ir.Node], card_type: str) -> bool:
    """Whether it "becomes a Forward" and is no Monster: only these are known to keep their type then (5.2.3.1.1.4)."""
    if node.w < NOT_ALSO:
        return False
    what = node.what
    if isinstance(what, ir.SelfRef):
        return card_type != "Monster" or what.w not in ITS_TYPE
    nouns = [chosen.get(name) for name in what.to] if isinstance(what, ir.Ref) else []
    nouns += [what.group.noun] if isinstance(what, ir.All) else []
    return not nouns or any(noun != ir.TypeIs(("Monster",)) for noun in nouns)
