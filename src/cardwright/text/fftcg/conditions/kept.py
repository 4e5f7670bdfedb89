"""What was not discarded: "if your opponent does not discard a card this way", "if your opponent cannot discard a card"."""

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.fftcg.common import CANNOT_DISCARD, OPPONENT_KEEPS, YOU_KEEP
from cardwright.text.fftcg.filled import Filled
from cardwright.text.walk import nodes

THIS_WAY = (" this way", " by this effect", " due to this effect", "")
NONE = {"right": ir.Num(0), "compare": "<="}
NOT = {"you": ("don't", "do not", "didn't", "did not"), "your opponent": ("doesn't", "does not", "didn't", "did not")}


def fill(g: Filled) -> None:
    """All phrases of this module come from tables."""
    for who, verbs, first in (
        ("you", NOT["you"], YOU_KEEP[0]),
        ("your opponent", NOT["your opponent"], OPPONENT_KEEPS[0]),
        ("they", NOT["you"], OPPONENT_KEEPS[0] + 20),
    ):
        for v, verb in enumerate(verbs):
            # without "this way" it may as well be paid now, see `fold`
            for w, by in enumerate(THIS_WAY if v or who == "they" else THIS_WAY[:-1], first + 4 * v):
                g.phrase("condition", f"{who} {verb} discard {{left:discarded_one}}{by}", ir.Compare, w=w, **NONE)
    for w, who in enumerate(("you", "your opponent", "they")):
        at = CANNOT_DISCARD[0] + w
        g.phrase("condition", f"{who} cannot discard {{left:any_discarded}}", ir.Compare, w=at, **NONE)
    thrown = ir.Pronoun("discarded_cards")
    any_card = ir.Group(ir.IsCard())
    g.phrase("any_discarded", "a card", ir.CountRef, cards=thrown, group=any_card, w=9)
    for w, by in enumerate(THIS_WAY[:-1]):
        for v, words in enumerate(("no cards are", "no cards were", "no card is", "no card was")):
            left = ir.CountRef(thrown, any_card, w=50 + v)
            g.phrase("condition", f"{words} discarded{by}", ir.Compare, left=left, w=9400 + 10 * v + w, **NONE)


ARTICLES = (300, 301)  # wordings of PayDiscard: "discard a card", "discard an Earth card"
PLAIN = 16  # so much behind the first of `YOU_KEEP`, `OPPONENT_KEEPS`: "if you don't discard a card", of what was discarded before


def fold(effect: ir.Effect, before: list[ir.Effect]) -> ir.Effect:
    """ "Your opponent discards 1 card. If your opponent doesn't discard a Forward, ...": of the card that was discarded. Where nobody
    has discarded anything it is a Forward that is discarded now, or not."""
    if not isinstance(effect, ir.Unless) or effect.w or len(effect.cost.actions) != 1 or effect.cost.icons:
        return effect
    (paid,) = effect.cost.actions
    if not isinstance(paid, ir.PayDiscard) or paid.w not in ARTICLES:
        return effect
    thrown = [n for n, each in enumerate(before) if any(_discards(part, effect.player) for part in nodes(each))]
    if not thrown:
        return effect
    last = before[-1].effect if isinstance(before[-1], ir.May) else before[-1]
    if not _discards(last, effect.player):
        raise refuse("it is open whether that is the card which was discarded before")
    article = ARTICLES.index(paid.w)
    left = ir.CountRef(ir.Pronoun("discarded_cards"), paid.group, w=6 + article)
    first = YOU_KEEP if isinstance(effect.player, ir.You) else OPPONENT_KEEPS
    none = ir.Compare(left, ir.Num(0), "<=", w=first[PLAIN + article])
    return ir.If(none, effect.effect)


def _discards(node: ir.Node, player: ir.Player) -> bool:
    return isinstance(node, ir.Discard | ir.DiscardAtRandom) and node.player == player


def unfold(node: ir.Node) -> ir.Node:
    """What `fold` read, for printing."""
    if not isinstance(node, ir.If) or not isinstance(node.condition, ir.Compare):
        return node
    for keeps, player in ((YOU_KEEP, ir.You()), (OPPONENT_KEEPS, ir.Opponent())):
        for article, w in enumerate(ARTICLES):
            left = node.condition.left
            if node.condition.w == keeps[PLAIN + article] and isinstance(left, ir.CountRef) and left.group is not None:
                cost = ir.Cost((), (ir.PayDiscard(ir.Num(1), left.group, w=w),))
                return ir.Unless(player, cost, node.effect)
    return node
