"""What a card "was", and "1 of them": where the sentence before has changed that, or spoken of some of them, it is open what is meant.

"Was" asks how a card was last, where it has left; what an instruction before has changed is not to be asked so.
"""

from __future__ import annotations

from typing import Final

from cardwright.text import ir
from cardwright.text.reading import same_meaning
from cardwright.text.walk import nodes

# the wordings with "was" and "had": of states in fftcg/conditions/state.py, of numbers in fftcg/conditions/numbers.py
_STATE_WAS: Final = (800, 801)
_HAD: Final = (810, 811)
_NUMBER_WAS: Final = (100,)
_ANY_CARD: Final = ir.Group(ir.IsCard())
_OF_THEM: Final = (4, 5)  # the wordings of a target that say "of them"
# by what an instruction changes, what is asked about that
_CHANGES: Final[dict[type[ir.Effect], tuple[str, ...]]] = {
    ir.Dull: ("dull", "active"),
    ir.Activate: ("dull", "active"),
    ir.Freeze: ("frozen",),
    ir.DealDamage: ("damaged",),
    ir.Gain: ("power", "keyword"),
    ir.Lose: ("power", "keyword"),
    ir.SetPower: ("power",),
    ir.DoublePower: ("power",),
}


def asks_what_was_changed(node: ir.Node) -> bool:
    """ "Dull it. If it was active, ...", "it loses 5000 power. If its power was 5000 or less, ...": before that, or now?"""
    changed: set[tuple[ir.Node | None, str]] = set()
    for effect in getattr(node, "effects", ()):
        if isinstance(effect, ir.If | ir.Instead) and _asked(effect.condition) in changed:
            return True
        for part in effect.effects if isinstance(effect, ir.Both) else (effect,):
            about = getattr(part, "to", None) or getattr(part, "what", None)
            changed |= {(_whom(about), each) for each in _CHANGES.get(type(part), ())}
    return False


# what takes a card from where it was: "was" asks about that one then
_MOVES: Final = (ir.Break, ir.ToHand, ir.PutInto, ir.RemoveFromGame, ir.PlayOnto, ir.DiscardCards)
_WAS: Final[dict[type[ir.Condition], tuple[int, ...]]] = {
    ir.Is: (100, 101),
    ir.HasFilter: (*_STATE_WAS, 810, 811, 47_000, 47_001),
    ir.Compare: _NUMBER_WAS,
}


def was_another(node: ir.Node) -> bool:
    """ "When you cast a Summon, choose 1 Forward. Deal it 3000 damage. If it was Fire, ...": the Forward that is there still, or the
    card that the ability met? What was broken or moved before "was" that is the one."""
    event = getattr(node, "event", None)
    met = isinstance(event, ir.PlayerCasts) or (
        isinstance(event, ir.CardEvent) and isinstance(event.subject, ir.OneSubject | ir.SubjectAny)
    )
    gone: set[str] = set()
    for effect in getattr(node, "effects", ()) if met else ():
        if isinstance(effect, ir.If | ir.Instead):
            about = _before(effect.condition, cast=isinstance(event, ir.PlayerCasts))
            if isinstance(about, ir.Ref) and "subject" not in about.to and gone.isdisjoint(about.to):
                return True
        for part in nodes(effect):
            what = getattr(part, "what", None) if isinstance(part, _MOVES) else None
            gone |= {*what.to} if isinstance(what, ir.Ref) else set()
    return False


def _before(condition: ir.Condition, cast: bool) -> ir.Node | None:
    """The card of which is asked what it was; ``cast``: no Summon, which is never dull."""
    if condition.w not in _WAS.get(type(condition), ()):
        return None
    if isinstance(condition, ir.HasFilter) and cast and isinstance(condition.filter, ir.StatusIs):
        return None
    if isinstance(condition, ir.Compare):
        return condition.left.card if isinstance(condition.left, ir.CostOf | ir.PowerOf) else None
    return condition.card if isinstance(condition, ir.Is | ir.HasFilter) else None


def _asked(condition: ir.Condition) -> tuple[ir.Node | None, str]:
    """Of which card what is asked with "was"."""
    if isinstance(condition, ir.HasFilter) and isinstance(condition.filter, ir.StatusIs) and condition.w in _STATE_WAS:
        return _whom(condition.card), condition.filter.status
    if isinstance(condition, ir.HasFilter) and condition.w in _HAD:
        had = {ir.PowerIs: "power", ir.WithKeyword: "keyword"}
        return _whom(condition.card), had.get(type(condition.filter), "")
    if isinstance(condition, ir.Compare) and isinstance(condition.left, ir.PowerOf) and condition.w in _NUMBER_WAS:
        return _whom(condition.left.card), "power"
    return None, ""


def _whom(card: ir.Node | None) -> ir.Node | None:
    return ir.Ref(card.to) if isinstance(card, ir.Ref) else card


def one_of_which(node: ir.If) -> bool:
    """ "If there are 2 or more Forwards among them, add 1 of them to your hand": of the Forwards, or of all cards?"""
    counted = node.condition.left if isinstance(node.condition, ir.Compare) else None
    if not isinstance(counted, ir.CountRef) or counted.group in (None, _ANY_CARD):
        return False
    taken = (each for each in nodes(node.effect) if isinstance(each, ir.TakeAmong | ir.SelectAmong))
    return any(
        each.target.w in _OF_THEM
        and same_meaning(each.target.group, _ANY_CARD)
        and same_meaning(each.among, counted.cards)
        for each in taken
    )


def paid_long_ago(node: ir.Ability) -> bool:
    """ "When Hild attacks, draw 1 card for each card you discarded to cast Hild": that is known as Hild enters the field, and no longer."""
    entering = isinstance(node, ir.AutoAbility) and any(isinstance(each, ir.EntersField) for each in nodes(node.event))
    return (
        not entering
        and not isinstance(node, ir.SummonEffect)
        and any(isinstance(each, ir.DiscardedToCast) for each in nodes(node))
    )
