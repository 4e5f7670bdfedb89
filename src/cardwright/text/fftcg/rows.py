"""Several verbs with one cause: "cannot be dulled or returned to its owner's hand by your opponent's Summons or abilities"; several
keywords that one card has from others: "if a Forward you control has Haste or Brave, Hild gains those abilities"."""

import msgspec

from cardwright.text import ir

UNSAID = 8000  # wording of the player of a verb whose cause is printed behind the last one
ROW = 1_000_000  # wordings of Both: what a RuleRow came to
OF_KIND = 100  # wordings of RuleRow: by Summons alone, or by abilities
DEALING = 7900  # wordings of Both: what a GainAndDeal came to
TWO_ROWS = 77_700  # wording of Gain: what a GainMore came to
THOSE = 7800  # wordings of Both: what a GainThose came to; the next hundred is theirs


def fold(node: ir.RuleRow | ir.GainMore) -> ir.Effect:
    """A restriction for each verb, all by the same player's effects; one gain of all that stands in two rows."""
    if isinstance(node, ir.GainMore):
        return ir.Gain(node.to, (*node.gains, *node.more), node.duration, w=TWO_ROWS)
    cause = {"by": node.by, "kinds": node.kinds} if node.kinds else {"by": node.by}
    ruled = (msgspec.structs.replace(each, **cause) for each in node.rules)
    return ir.Both(tuple(ir.Restrict(node.to, each, node.duration) for each in ruled), w=ROW + node.w)


def is_row(node: ir.Node) -> bool:
    """Whether `fold` made it."""
    two_rows = isinstance(node, ir.Gain) and node.w == TWO_ROWS
    return two_rows or (isinstance(node, ir.Both) and ROW <= node.w < 2 * ROW)


def unfold(node: ir.Both | ir.Gain) -> ir.RuleRow | ir.GainMore:
    """What `fold` read, for printing."""
    if isinstance(node, ir.Gain):
        return ir.GainMore(node.to, node.gains[:-1], node.gains[-1:], node.duration)
    first = node.effects[0]
    assert isinstance(first, ir.Restrict)
    w, kinds = node.w - ROW, ()
    unsaid: dict[str, object] = {"by": ir.AnyPlayer(w=UNSAID)}
    if w >= OF_KIND:
        kinds, unsaid["kinds"] = first.rule.kinds, ("summon", "ability")  # type: ignore[attr-defined]
    rules = (msgspec.structs.replace(each.rule, **unsaid) for each in node.effects)  # type: ignore[attr-defined]
    return ir.RuleRow(first.what, tuple(rules), first.rule.by, first.duration, kinds, w=w)  # type: ignore[attr-defined]


def fold_deal(node: ir.GainAndDeal) -> ir.Both:
    """One subject, two effects: the same card deals the damage."""
    gain = ir.Gain(node.to, node.gains, node.duration)
    return ir.Both((gain, ir.DealDamage(node.whom, node.amount, node.to)), w=DEALING + node.w)


def is_deal(node: ir.Node) -> bool:
    """Whether `fold_deal` made it."""
    return isinstance(node, ir.Both) and DEALING <= node.w < DEALING + 10


def unfold_deal(node: ir.Both) -> ir.GainAndDeal:
    """What `fold_deal` read, for printing."""
    gain, dealt = node.effects
    assert isinstance(gain, ir.Gain) and isinstance(dealt, ir.DealDamage)
    return ir.GainAndDeal(gain.to, gain.gains, dealt.amount, dealt.to, gain.duration, w=node.w - DEALING)


def fold_those(node: ir.GainThose) -> ir.Both:
    """For each of the keywords: where some card has it, the other gains it."""
    each = []
    for keyword in node.keywords:
        holding = msgspec.structs.replace(node.group, qualifiers=(*node.group.qualifiers, ir.WithKeyword(keyword)))
        gain = ir.Gain(node.to, (ir.KeywordGained(keyword),), node.duration)
        each.append(ir.If(ir.Exists(holding, ir.Num(1)), gain))
    return ir.Both(tuple(each), w=THOSE + node.w)


def are_those(node: ir.Node) -> bool:
    """Whether `fold_those` made it."""
    return isinstance(node, ir.Both) and THOSE <= node.w < THOSE + 100


def unfold_those(node: ir.Both) -> ir.GainThose:
    """What `fold_those` read, for printing."""
    first = node.effects[0]
    group = first.condition.group  # type: ignore[attr-defined]
    keywords = tuple(each.condition.group.qualifiers[-1].keyword for each in node.effects)  # type: ignore[attr-defined]
    plain = msgspec.structs.replace(group, qualifiers=group.qualifiers[:-1])
    gain = first.effect  # type: ignore[attr-defined]
    return ir.GainThose(gain.to, plain, keywords, gain.duration, w=node.w - THOSE)
