"""What is done unless the opponent gives something for it: "Break it unless your opponent discards 1 card"."""

from cardwright.text import ir
from cardwright.text.fftcg.cards.pronouns import FIELD_TYPES
from cardwright.text.fftcg.common import OWNER
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
    _given(g)
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
    for w, it in enumerate(("it", "them")):
        dull_and = {"what": ir.Pronoun(it), "w": FIRST + w}
        g.phrase(d, f"dull {it} and Freeze {it}", ir.DullAndFreeze, **dull_and)
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


def _given(g: Filled) -> None:
    """What else may be given: "unless its controller puts 1 Backup into the Break Zone", "unless they dull 2 active Backups"."""
    for one in (*FIELD_TYPES, "Character"):  # 1 "card" may be anywhere
        noun = ir.IsCharacter() if one == "Character" else ir.TypeIs((one,))
        g.phrase("given_kind", f"{{adjectives?:adjectives}} <{one}/{one}s>", ir.Group, noun=noun)
    g.phrase("given_card", "{adjectives?:adjectives} {noun:type_noun/same}", ir.Group)
    away: dict[str, object] = {"to": ir.BreakZone(OWNER)}
    held = "{count:number} {group:given_card/count}"
    for w, hand in enumerate(("", " from their hand", " from his/her hand"), FIRST):
        _say(g, "discard", held + hand, ir.PayDiscard, w=w)
    gifts: tuple[tuple[str, str, type[ir.CostItem], dict[str, object]], ...] = (
        ("put", " into the Break Zone", ir.PayPutGroup, away),
        ("break", "", ir.PayBreak, {}),
        ("dull", "", ir.PayDull, {}),
        ("remove", " from the game", ir.PayRemove, {}),
        ("return", " to its owner's hand", ir.PayReturn, {}),
        ("return", " to their owner's hand", ir.PayReturn, {}),
    )
    for w, (verb, where, item, fixed) in enumerate(gifts, FIRST):
        active = "active " if item is ir.PayDull else ""
        for v, theirs in enumerate(("", " they control")):
            cards = f"{{count:number}} {active}{{group:given_kind/count}}{theirs}{where}"
            _say(g, verb, cards, item, w=w + 10 * v, **fixed)


def _say(g: Filled, verb: str, rest: str, item: type[ir.CostItem], **fixed: object) -> None:
    """Of one who is named, and of "they"."""
    g.phrase("act_of_giving", f"{verb}s {rest}", item, **fixed)
    g.phrase("gift", f"{verb} {rest}", item, **fixed)


def _others(g: Filled) -> None:
    """ "Break it unless its controller pays 《1》", "your opponent discards 1 card unless they pay 《2》"."""
    g.phrase("pay", "pay {icons:icons}", ir.Cost, w=FIRST)
    g.phrase("pay", "{actions:gifts}", ir.Cost, w=FIRST)
    g.sequence("gifts", "gift", max=1)
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
