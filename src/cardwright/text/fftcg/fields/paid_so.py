"""What the sentence before explains, in field abilities about paying.

"You can pay 《土》 (instead of paying the CP cost) to cast Hild. If you do so, when Hild enters the field, draw 1 card.": it then has that
ability.
"""

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.fftcg.common import ALWAYS
from cardwright.text.grammar import Grammar

SO = 9  # wording of PaidExtraCost: "if you do so", which the sentence before explains


LIGHT_DARK = ("Light", "Dark")
FIRST = 8500  # wordings of what produces CP by leaving
DULLED_TOO = "dulled_too"  # kind of ReminderSentence: what is put away for CP may be dulled for it as well


def add(g: Grammar) -> None:
    """All phrases of this module."""
    # one card, 7 phrases: what follows on either kind of cost
    g.phrase("static_sentence", "{effect:if_paid_so}", ir.Statement)
    g.phrase("if_paid_so", "if you do so, {effect:had_so}", ir.If, condition=ir.PaidExtraCost(w=SO))
    g.phrase("had_so", "{gains:abilities_so}", ir.Gain, to=ir.SelfRef(), duration=ALWAYS)
    g.sequence("abilities_so", "ability_so", max=1)
    g.phrase("ability_so", "{abilities:triggers_so}", ir.AbilityGained)
    g.sequence("triggers_so", "trigger_so", max=1)
    g.phrase("trigger_so", "{event:event}, {effects:sentences}", ir.AutoAbility)
    # "If you do so, Hild enters the field dull."
    g.phrase("static_clause", "if you do so, {effect:plain_so}", ir.If, condition=ir.PaidExtraCost(w=SO))
    g.phrase("plain_so", "{what:source} {rule:lasting_rule/what}", ir.Restrict, duration=ALWAYS)
    g.phrase("plain_so", "{to:source} gains {gains:gains}", ir.Gain, duration=ALWAYS)
    # "You can discard Light Element cards from your hand to produce CP. (Light cards produce 2 Light CP each.)"
    discards = "you can discard {element:light_or_dark} Element cards from your hand to produce CP"
    # one card, 2 phrases: of either Element, with what they come to
    g.phrase("static", discards, ir.LightDarkDiscards)
    for number, element in enumerate(LIGHT_DARK):
        g.value("light_or_dark", element, element)
        words = f"({element} cards produce 2 {element} CP each.)"
        # one card: for either Element
        g.phrase("static_sentence", words, ir.ReminderSentence, kind="produces", number=number)

    _put_for_cp(g)


def _put_for_cp(g: Grammar) -> None:
    """ "If you pay a CP, you may put Hild into the Break Zone to produce 1 Fire CP" """
    put = "you may put {what:source} into the Break Zone to produce {rule:produced_once}"
    # one card each for two of these; when CP may be produced so is said in front or behind, if at all
    for w, words in enumerate(
        (f"if you pay a CP, {put}", f"{put} in order to pay a CP cost", f"if you pay CP, {put}", f"when paying CP, {put}",
         f"while paying a CP cost, {put}", f"{put} to pay a CP cost", put, put.replace("may", "can", 1))
    ):  # fmt: skip
        g.phrase("static", words, ir.Restrict, duration=ALWAYS, w=FIRST + w)
    g.phrase("produced_once", "1 CP of any Element", ir.PutForCp)
    g.phrase("produced_once", "1 {elements:elements} CP", ir.PutForCp)
    # one card each: the words of either
    for number, words in enumerate(
        ("(You can dull {_:self} to pay the CP.)", "(This can be in addition to dulling {_:self} for CP.)")
    ):
        g.phrase("static_sentence", words, ir.ReminderSentence, kind=DULLED_TOO, number=number)


def fold(node: ir.FieldAbility) -> ir.FieldAbility:
    """With the cost that is meant: one paid in addition, or instead of the CP cost. It has to be the sentence right before."""
    out: list[ir.Effect] = []
    for each in node.effects:
        if isinstance(each, ir.If) and isinstance(each.condition, ir.PaidExtraCost) and each.condition.w == SO:
            if not out or not isinstance(out[-1], ir.AlternativeCost | ir.ExtraCost):
                raise refuse('"if you do so" without a cost before it')
            instead = isinstance(out[-1], ir.AlternativeCost)
            each = msgspec.structs.replace(each, condition=ir.PaidExtraCost(instead, w=SO))
        if isinstance(each, ir.ReminderSentence) and each.kind == "damage" and each.number != node.damage:
            raise refuse("the reminder speaks of another number of points of damage")
        if isinstance(each, ir.ReminderSentence) and each.kind == "produces":
            said = out[-1].element if out and isinstance(out[-1], ir.LightDarkDiscards) else ""
            if said != LIGHT_DARK[each.number]:
                raise refuse("the reminder speaks of other cards than the text")
        if isinstance(each, ir.ReminderSentence) and each.kind == DULLED_TOO:
            before = out[-1] if out else None
            if not isinstance(before, ir.Restrict) or not isinstance(before.rule, ir.PutForCp):
                raise refuse("the reminder speaks of what the text does not say")
        out.append(each)
    return msgspec.structs.replace(node, effects=tuple(out))


def unfold(node: ir.FieldAbility) -> ir.FieldAbility:
    """As the grammar read it, for printing."""
    said = tuple(
        msgspec.structs.replace(each, condition=ir.PaidExtraCost(w=SO))
        if isinstance(each, ir.If) and isinstance(each.condition, ir.PaidExtraCost) and each.condition.w == SO
        else each
        for each in node.effects
    )
    return msgspec.structs.replace(node, effects=said)
