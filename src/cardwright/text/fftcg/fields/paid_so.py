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


def fold(node: ir.FieldAbility) -> ir.FieldAbility:
    """With the cost that is meant: one paid in addition, or instead of the CP cost. It has to be the sentence right before."""
    out: list[ir.Effect] = []
    for each in node.effects:
        if isinstance(each, ir.If) and isinstance(each.condition, ir.PaidExtraCost) and each.condition.w == SO:
            if not out or not isinstance(out[-1], ir.AlternativeCost | ir.ExtraCost):
                raise refuse('"if you do so" without a cost before it')
            instead = isinstance(out[-1], ir.AlternativeCost)
            each = msgspec.structs.replace(each, condition=ir.PaidExtraCost(instead, w=SO))
        if isinstance(each, ir.ReminderSentence) and each.kind == "produces":
            said = out[-1].element if out and isinstance(out[-1], ir.LightDarkDiscards) else ""
            if said != LIGHT_DARK[each.number]:
                raise refuse("the reminder speaks of other cards than the text")
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
