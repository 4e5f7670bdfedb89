"""What a pronoun calls a card: "that Monster" is none that was only called a Character or a card."""

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.pronouns import FORMS
from cardwright.text.walk import nodes

SAID = ("Forward", "Backup", "Monster", "Character")
NAMED_SO = ("that", "the", "chosen", "bare_chosen", "the_selected")
FORM = {f"{which}_{kind.lower()}": kind for which in NAMED_SO for kind in SAID}
OF_TYPE = {FORMS.index(form): kind for form, kind in FORM.items() if form in FORMS}
OF_CHOSEN = {FORMS.index(form) for form in FORM if form in FORMS and not form.startswith(("that", "the_"))}
# who is in a fight is a Forward (10.1)
FIGHTS = (ir.Attacks, ir.AttacksAlone, ir.Blocks, ir.IsBlocked, ir.FormsPartyAndAttacks)
Kinds = dict[str, tuple[str, ...]]


def check(ability: ir.Node) -> ir.Node:
    """The ability; raises TextError (stage bind) where "that Forward" means what may be of any type, and nothing asks of which it is."""
    targets = [each for each in nodes(ability) if isinstance(each, ir.Target)]
    known = {each.bind: _kinds(each.group) for each in targets} | _of_event(getattr(ability, "event", None))
    abilities = {each.bind for each in targets if isinstance(each.group.noun, ir.IsAbility)}
    asked = {name for each in nodes(ability) if isinstance(each, ir.Is) for name in getattr(each.card, "to", ())}
    for node in nodes(ability):
        if not isinstance(node, ir.Ref) or node.w not in OF_TYPE:
            continue
        open_names = {name for name in node.to if name not in asked and OF_TYPE[node.w] in known.get(name, ())}
        if open_names or node.to == ("self",) or (node.w in OF_CHOSEN and abilities.intersection(node.to)):
            raise refuse(f"that is a {OF_TYPE[node.w]} is not said of any card before it")
    return ability


def _kinds(group: ir.Group) -> tuple[str, ...]:
    """What its cards may be or not be."""
    if isinstance(group.noun, ir.IsCard):
        return SAID
    return SAID[:3] if isinstance(group.noun, ir.IsCharacter) else ()


def _of_event(event: ir.Event | None) -> Kinds:
    """The same of "subject" and "other"."""
    if not isinstance(event, ir.CardEvent):
        return {}
    if any(isinstance(each, FIGHTS) for each in event.happenings):
        return {"other": SAID[1:3]}
    found = {"subject": _kinds(event.subject.group)} if isinstance(event.subject, ir.OneSubject) else {}
    groups = [each for happening in event.happenings for each in nodes(happening) if isinstance(each, ir.Group)]
    return found | {"other": tuple(kind for group in groups for kind in _kinds(group))}
