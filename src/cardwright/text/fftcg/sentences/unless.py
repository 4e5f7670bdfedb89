"""What is done unless the opponent gives something for it: "Break it unless your opponent discards 1 card"."""

from cardwright.text import ir
from cardwright.text.fftcg.common import CARD, CARDS, OWNER
from cardwright.text.fftcg.filled import Filled
from cardwright.text.pronouns import CONDITION_BEHIND as BEHIND

FIRST = 7700  # wordings of this module begin here


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    theirs = {"player": ir.Opponent()}
    g.alias("given", "pays")
    g.alias("given", "given_up")
    g.phrase("given_up", "{actions:acts_of_giving}", ir.Cost, w=FIRST)
    g.sequence("acts_of_giving", "act_of_giving", max=1)
    cards = {"group": ir.Group(ir.IsCard())}
    for w, hand in enumerate(("", " from their hand", " from his/her hand"), FIRST):
        g.phrase("act_of_giving", f"discards {{count:number}} <card/cards:count>{hand}", ir.PayDiscard, w=w, **cards)
    for w, it in enumerate(("it", "the Summon", "that Summon"), FIRST):
        form = "it" if it == "it" else "cast_summon" if it == "the Summon" else "that_summon"
        whose = "its effect" if it == "it" else f"{it}'s effect"
        cancel = {"effect": ir.CancelEffect(ir.Pronoun(form), w=w), **theirs}
        g.phrase("clause", f"cancel {whose} unless your opponent {{cost:given_up}}", ir.Unless, w=w, **cancel)
    g.phrase("clause", "{effect:unless_done} unless your opponent {cost:given}", ir.Unless, w=FIRST, **theirs)
    g.phrase("clause", "unless your opponent {cost:given}, {effect:step}", ir.Unless, w=FIRST + 1, **theirs)
    _others(g)
    # "At the end of the turn, return it to its owner's hand unless you pay 《2》.": asked then
    g.phrase("reflexive", "{effect:unless_done} unless your opponent {cost:given}", ir.Unless, w=FIRST, **theirs)
    g.phrase("reflexive", "{effect:step} unless you {cost:paid_cost}", ir.Unless, player=ir.You(), w=BEHIND)
    d = "unless_done"
    for verb, node in (
        ("break", ir.Break),
        ("dull", ir.Dull),
        ("Freeze", ir.Freeze),
        ("dull and Freeze", ir.DullAndFreeze),
    ):
        g.phrase(d, f"{verb} {{what:obj}}", node)
    g.phrase(d, "remove {what:obj} from the game", ir.RemoveFromGame, duration=ir.Permanent())
    g.phrase(d, "put {what:obj} into the Break Zone", ir.PutInto, to=ir.BreakZone(OWNER))
    g.phrase(d, "return {what:one_obj} to its owner's hand", ir.ToHand, player=OWNER, verb="return")
    g.phrase(d, "deal {to:pronoun_obj} {amount:damage}", ir.DealDamage)
    g.phrase(d, "draw {count:number} <card/cards:count>", ir.Draw, player=ir.You())
    points = "{source:source} deals your opponent {amount:number} <point/points:amount> of damage"
    g.phrase(d, points, ir.DamagePlayer, **theirs)
    g.alias("theirs_done", "doing_0")  # what the opponent does
    for w, gives in enumerate(("your opponent {cost:given}", "they {cost:pay}"), FIRST + 40):
        g.phrase("clause", f"{{effect:theirs_done}} unless {gives}", ir.Unless, w=w, **theirs)


def _others(g: Filled) -> None:
    """ "Break it unless its controller pays 《1》", "your opponent discards 1 card unless they pay 《2》"."""
    g.phrase("pay", "pay {icons:icons}", ir.Cost, w=FIRST)
    g.phrase("pay", "discard {actions:discards_of_giving}", ir.Cost, w=FIRST)
    g.sequence("discards_of_giving", "discard_of_giving", max=1)
    g.phrase("discard_of_giving", CARDS, ir.PayDiscard, group=CARD, w=FIRST)
    they: dict[str, object] = {"player": ir.PronounPlayer("they")}
    whose: tuple[tuple[str, dict[str, object]], ...] = (
        ("{player:controller} {cost:given}", {}),
        ("they {cost:pay}", they),
    )
    for v, (gives, player) in enumerate(whose):
        for w, cancel in enumerate(("cancel its effect", "its effect is cancelled"), FIRST):
            effect = {"effect": ir.CancelEffect(ir.Pronoun("it"), w=404 + w)}
            g.phrase("clause", f"{cancel} unless {gives}", ir.Unless, w=w + 10 + 4 * v, **effect, **player)
        for clause in ("clause", "reflexive"):
            g.phrase(clause, f"{{effect:unless_done}} unless {gives}", ir.Unless, w=FIRST + 20 + v, **player)
        g.phrase("clause", f"unless {gives}, {{effect:step}}", ir.Unless, w=FIRST + 30 + v, **player)
