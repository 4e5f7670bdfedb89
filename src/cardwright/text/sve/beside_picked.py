""" "Deal damage equal to its attack to an enemy follower on the field": whose attack that is was said before, it is not the picked one's."""

from dataclasses import replace

import msgspec

from cardwright.text import ir
from cardwright.text.sve.chance import CHOSEN, OF_CHANCE, PICKED, RANDOM
from cardwright.text.sve.scope import FORMS, Scope
from cardwright.text.sve.visiting import visit
from cardwright.text.walk import bottom_up, nodes


def speaks_of_another(node: ir.Node) -> bool:
    """Whether a card is picked, and in the same instruction a pronoun stands that cannot mean it."""
    if not isinstance(node, ir.Then) or node.w not in (RANDOM, CHOSEN):
        return False
    quoted = {id(part) for each in nodes(node.then) if isinstance(each, ir.AbilityGained) for part in nodes(each)}
    said = [each for each in nodes(node.then) if isinstance(each, ir.Pronoun) and id(each) not in quoted]
    return any(each not in (OF_CHANCE, PICKED) for each in said)


def bound(node: ir.Then, scope: Scope) -> ir.Node:
    """The instruction with its other pronouns as they would be without what it picks."""
    before = list(scope.known)
    first = visit(node.first, scope)
    [new] = [each for each in scope.known if each not in before]
    meant = {form: ir.Ref((new.name,), w=FORMS.index(form.form)) for form in (OF_CHANCE, PICKED)}
    then = bottom_up(node.then, lambda each: meant.get(each, each) if isinstance(each, ir.Pronoun) else each)
    scope.known = [each for each in scope.known if each is not new]
    seen = visit(then, scope)
    named = {name for each in nodes(seen) if isinstance(each, ir.Ref) for name in each.to}
    # "it deals damage equal to its attack to an enemy follower. Destroy it": either
    near = [replace(each, sentence=new.sentence) if each.name in named else each for each in scope.known]
    scope.known = [*near, new]
    return msgspec.structs.replace(node, first=first, then=seen)
