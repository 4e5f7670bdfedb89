"""One sentence that is two instructions: a gain and a rule, two rules, attack and defense."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.sve import instead

SAID = (ir.GainAndRule, sv.RestrictTwo, sv.RulePair, sv.SetBoth)
RULES = 100  # `w` of the rules of which a RestrictTwo is printed
RULE_PAIR = 150  # likewise: of which a RulePair is printed
GAIN_AND_RULE = 45  # `Both.w` of the two of which a GainAndRule is printed
BOTH_STATS = 50  # `w` of the two of which a SetBoth is printed


def fold(node: ir.GainAndRule | sv.RestrictTwo | sv.RulePair | sv.SetBoth) -> ir.Both:
    """The two instructions."""
    if isinstance(node, ir.GainAndRule):
        given = ir.Gain(node.to, node.gains, node.duration)
        return ir.Both((given, ir.Restrict(node.to, node.rule, node.duration)), w=GAIN_AND_RULE + node.w)
    if isinstance(node, sv.RestrictTwo):
        each = tuple(ir.Restrict(node.what, rule, node.duration) for rule in node.rules)
        return ir.Both(each, w=RULES + node.w)
    if isinstance(node, sv.RulePair):
        pair = tuple(ir.Restrict(node.what, rule, node.duration) for rule in (node.rule, node.more))
        return ir.Both(pair, w=RULE_PAIR + node.w)
    set_two = tuple(one(node.what, node.amount, node.duration) for one in (sv.SetAttack, sv.SetDefense))
    return ir.Both(set_two, w=BOTH_STATS + node.w)


def unfold(node: ir.Both) -> ir.Node | None:
    """For printing: the one sentence, or None where these are not said as one."""
    if node.w >= RULES:
        each = tuple(effect for effect in node.effects if isinstance(effect, ir.Restrict))
        if node.w >= RULE_PAIR:
            return sv.RulePair(each[0].what, each[0].rule, each[1].rule, each[0].duration, w=node.w - RULE_PAIR)
        return sv.RestrictTwo(each[0].what, tuple(e.rule for e in each), each[0].duration, w=node.w - RULES)
    if GAIN_AND_RULE <= node.w < BOTH_STATS:
        given, ruled = node.effects
        assert isinstance(given, ir.Gain) and isinstance(ruled, ir.Restrict)
        return ir.GainAndRule(given.to, given.gains, ruled.rule, given.duration, w=node.w - GAIN_AND_RULE)  # type: ignore[arg-type]
    if BOTH_STATS <= node.w < instead.AND:
        first = node.effects[0]
        assert isinstance(first, sv.SetAttack)
        return sv.SetBoth(first.what, first.amount, first.duration, w=node.w - BOTH_STATS)
    return None
