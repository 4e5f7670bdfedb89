"""What the phrases let through though no card prints it: part by part it means something, and as a whole it is no sentence.

"dull dull Forward", "you control you control", "attacks or attacks": a part must have been meant otherwise. "Select an follower": a
word is missing. An ability that does nothing lost its instruction. "Choose 1 Summon. Dull it.": what is no card on the field is not dulled,
and what is no Summon or ability has no effect to cancel. So such texts are refused.
"""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.reading import same_meaning
from cardwright.text.walk import inner_fields, nodes

# "an" goes with a vowel; what begins with u or h is spoken either way, and so are letters of their own ("an NPC")
_ARTICLE = re.compile(r"\b(?:an (?=[b-df-gj-np-tv-z][a-z])|a (?=(?!eu|one\b)[aeio][a-z]))", re.IGNORECASE)

# what a card calls itself: none that is used up as it is played is a card on the field, nor the other way round
_QUOTED = re.compile(r"\"[^\"]*\"|\([^()]*\)")
_INSTANT = ("Summon", "Spell")
_THIS_INSTANT = re.compile(r"\b[Tt]his (?:Summon|spell)\b")
_THIS_PERMANENT = re.compile(r"\b[Tt]his (?:Forward|Backup|Monster|Character|follower|amulet|leader)\b")

_CHOSEN = re.compile(r"\b[Cc]hoose\b")
_THEN_FIRST = re.compile(r"(?:[^.:\"]*: )?Then, ")

DOING = ir.AutoAbility | ir.ActionAbility | ir.SpecialAbility | ir.SummonEffect
TO_CHARACTERS = {
    ir.Break: "what",
    ir.Dull: "what",
    ir.Activate: "what",
    ir.Freeze: "what",
    ir.DealDamage: "to",
    ir.Gain: "to",
    ir.Lose: "to",
}
MOVED = ir.RemoveFromGame | ir.ToHand | ir.PutInto | ir.PlayOnto | ir.ShuffleInto
COUNTED = ir.Effect | ir.CostItem | ir.Target
DEALT = ir.DealDamage | ir.DamagePlayer | ir.PerEach
YOUR_LEADER = 2  # `CannotAttackLeaders.w` of "your leader"
THEIR_FIELD = ir.Field(ir.Owner(w=3))  # "their field"
ICONS = (ir.Cost, "icons")  # 《氷》《氷》 is two of them


def check_words(paragraph: str, card_type: str) -> None:
    """Raises TextError at "Then, " before anything was done, at an article that does not go with the word behind it, and
    where a card calls itself what it is not."""
    other = (_THIS_PERMANENT if card_type in _INSTANT else _THIS_INSTANT).search(_QUOTED.sub(_blank, paragraph))
    if other and not _CHOSEN.search(paragraph, 0, other.start()):  # one that was chosen: see bind.py
        raise TextError(f"{other.group()!r} on a {card_type}", stage="bind", at=other.start())
    if _THEN_FIRST.match(paragraph):
        raise TextError("nothing comes before this 'Then'", stage="read", at=paragraph.index("Then, "))
    for wrong in _ARTICLE.finditer(paragraph):
        if wrong.group()[0] == "a":  # a name may begin with "A" or "An"
            after = paragraph[wrong.end() :].split(maxsplit=1)[0]
            raise TextError(f"{wrong.group()}{after!r} lacks a word", stage="read", at=wrong.start())


def _blank(match: re.Match[str]) -> str:
    return " " * len(match.group())


def check(ability: ir.Node) -> None:
    """Raises TextError (stage bind) where a row holds the same twice, or what is done cannot be done to what it is done to."""
    chosen: dict[str, ir.Node] = {node.bind: node.group.noun for node in nodes(ability) if isinstance(node, ir.Target)}
    choices = (node for node in nodes(ability) if isinstance(node, ir.Choose))
    waiting = {each.bind for node in choices for each in node.targets if _waits(each.group)}
    for node in nodes(ability):
        if _nothing_at_all(node):
            raise TextError("none, or more than there are, is no number to do this with", stage="bind")
        if isinstance(node, DOING) and _too_late(node):
            raise TextError("nothing is left of the cards after the rest was put away", stage="bind")
        if isinstance(node, ir.SummonEffect) and any(_casts_itself(each) for each in nodes(node)):
            raise TextError("a Summon that casts itself as it resolves", stage="bind")
        if isinstance(node, DOING) and not node.effects:
            raise TextError("the ability does nothing", stage="bind")
        if isinstance(node, ir.CancelEffect) and not _has_an_effect(node.what, ability, chosen):
            raise TextError("only a Summon or an ability has an effect to cancel", stage="bind")
        affected = getattr(node, TO_CHARACTERS[type(node)]) if type(node) in TO_CHARACTERS else None
        if any(_on_the_stack(chosen.get(each)) for each in _names(affected)):
            raise TextError("this is done to Characters, not to a Summon or an ability", stage="bind")
        if isinstance(node, MOVED) and any(each in waiting for each in _names(node.what)):
            raise TextError("no instruction moves a Summon or an ability from the stack", stage="bind")
        if isinstance(node, ir.Is) and any(_never(chosen.get(each), node.group.noun) for each in _names(node.card)):
            raise TextError("the card that was chosen can never be that: another must be meant", stage="bind")
        if isinstance(node, ir.FieldAbility) and any(map(_asks_a_group, nodes(node))):
            raise TextError("it is open whether each of them is asked about or all together", stage="bind")
        if isinstance(node, ir.ActionAbility) and ir.SpecialIcon() in node.cost.icons:
            raise TextError("a special ability has a name in front of its cost (11.7)", stage="bind")
        if isinstance(node, ir.ActionAbility | ir.SpecialAbility) and _there_already(node):
            raise TextError("the card is on the field already, where it can be used", stage="bind")
        if isinstance(node, SELECTING) and any(map(_lies_nowhere, _targets(node))):
            raise TextError("it is open where these cards are", stage="bind")
        if isinstance(node, ir.SelectAndPut) and isinstance(node.player, ir.You) and node.to == THEIR_FIELD:
            raise TextError("it is open whose field that is", stage="bind")
        if isinstance(node, ir.Restrict) and _of_nobody(node, ability):
            raise TextError("this is said of cards to which it cannot happen", stage="bind")
        if isinstance(node, ir.PartyOf) and node.others and _many_subjects(ability):
            raise TextError("it is open which of the party the others are not", stage="bind")
        if _needs_power(node, ability) and any(_without_power(chosen.get(each)) for each in _names(node.to)):  # type: ignore[attr-defined]
            raise TextError("a Backup has no power", stage="bind")
        if isinstance(node, ir.Gain) and isinstance(node.to, ir.All) and _counts_others(node):
            raise TextError("it is open which card the others are not", stage="bind")
        if isinstance(node, ir.Both) and _by_one_or_both(node.effects):
            raise TextError("it is open whether both are said of these Summons or abilities only", stage="bind")
        if isinstance(node, ir.If) and _turn_of_one(node):
            raise TextError("it is open whether the turn is said of both", stage="bind")
        if _looked_for_twice(node):
            raise TextError("the same place is said twice", stage="bind")
        for name in inner_fields(type(node)):
            row = getattr(node, name)
            if isinstance(row, tuple) and len(row) > 1 and not _may_repeat(node, name) and _repeats(row):
                raise TextError("the same is said twice", stage="bind")


def _many_subjects(ability: ir.Node) -> bool:
    """Whether it waits for what several cards do: "when a party you control attacks, the other Forwards in that party ..."."""
    event = getattr(ability, "event", None)
    whole = isinstance(event, ir.PartyAttacks | ir.PartyDealsDamage)
    return whole or (isinstance(event, ir.CardEvent) and isinstance(event.subject, ir.CountedSubject))


def _nothing_at_all(node: ir.Node) -> bool:
    """ "Draw 0 cards", "choose 0 Forwards", "if you control 0 or more", "select 3 of the 2 following actions"."""
    if isinstance(node, ir.ModalHeader):
        wanted, there = node.count, node.printed
        return isinstance(wanted, ir.Num) and isinstance(there, ir.Num) and wanted.value > there.value > 0
    if isinstance(node, COUNTED) and getattr(node, "count", None) == ir.Num(0):
        return not getattr(node, "any_number", False)
    if isinstance(node, ir.Condition) and getattr(node, "compare", "") == ">=":
        return getattr(node, "count", None) == ir.Num(0)
    return isinstance(node, DEALT) and node.amount == ir.Num(0)


def _too_late(node: ir.Node) -> bool:
    """Whether cards are taken from among those of which the rest was put away before."""
    gone: list[ir.Objects] = []
    for each in nodes(node):
        if isinstance(each, ir.PutRest):
            gone.append(each.among)
        elif isinstance(each, ir.TakeAmong | ir.TakeTogether) and any(same_meaning(each.among, rest) for rest in gone):
            return True
    return False


def _needs_power(node: ir.Node, ability: ir.Node) -> bool:
    """Whether it is done to Forwards only; what becomes a Forward in the same ability is one."""
    if not isinstance(node, ir.DealDamage | ir.Gain | ir.Lose) or any(
        isinstance(e, ir.BecomeForward) for e in nodes(ability)
    ):
        return False
    if isinstance(node, ir.DealDamage):
        return True
    changes = node.gains if isinstance(node, ir.Gain) else node.losses if isinstance(node, ir.Lose) else ()
    return any(isinstance(each, ir.PowerUp) for each in changes)


def _without_power(noun: ir.Node | None) -> bool:
    return noun in (ir.TypeIs(("Backup",)), ir.TypeIs(("Summon",)))


def _counts_others(node: ir.Gain) -> bool:
    """ "The Knights you control gain +1000 power for each other Knight": than each of them, or than the card that says so?"""
    amounts = (each.amount for each in node.gains if isinstance(each, ir.PowerUp))
    return any(isinstance(each, ir.Another) for amount in amounts for each in nodes(amount))


def _names(what: ir.Objects | None) -> tuple[str, ...]:
    return what.to if isinstance(what, ir.Ref) else ()


def _has_an_effect(what: ir.Objects, ability: ir.Node, chosen: dict[str, ir.Node]) -> bool:
    """Whether what is spoken of may be a Summon or an ability: chosen as one, cast, or unnamed here."""
    names = _names(what)
    nouns = [chosen[each] for each in names if each in chosen]
    if any(
        isinstance(noun, ir.IsCard) or (isinstance(noun, ir.TypeIs) and "Summon" not in noun.types) for noun in nouns
    ):
        return False
    cast = any(isinstance(each, ir.PlayerCasts) for each in nodes(ability))
    return "self" not in names and ("subject" not in names or cast)


def _on_the_stack(noun: ir.Node | None) -> bool:
    return isinstance(noun, ir.IsAbility) or (isinstance(noun, ir.TypeIs) and noun.types == ("Summon",))


def _waits(group: ir.Group) -> bool:
    """Whether these are Summons or abilities that have not resolved: no zone is said."""
    return _on_the_stack(group.noun) and not any(isinstance(each, ir.InZone) for each in group.qualifiers)


def _never(chosen: ir.Node | None, asked: ir.Node) -> bool:
    """Whether a Summon is asked about where a Character was chosen, or the other way round; a Monster may be a Forward, too."""
    summons = [noun.types == ("Summon",) for noun in (chosen, asked) if isinstance(noun, ir.TypeIs)]
    characters = [isinstance(noun, ir.IsCharacter) for noun in (chosen, asked)]
    return (len(summons) == 2 and summons[0] != summons[1] and not _mixed(chosen, asked)) or (
        any(characters) and summons == [True]
    )


def _asks_a_group(node: ir.Node) -> bool:
    """ "The Forwards you control gain +1000 power. If they are Fire Forwards, they gain +2000 power instead."."""
    return isinstance(node, ir.Is | ir.HasFilter) and isinstance(node.card, ir.All)


def _mixed(*nouns: ir.Node | None) -> bool:
    return any(isinstance(noun, ir.TypeIs) and len(noun.types) > 1 for noun in nouns)


def _may_repeat(node: ir.Node, name: str) -> bool:
    """Icons, and sentences: "Draw 1 card. Draw 1 more card."."""
    return (type(node), name) == ICONS or (name == "effects" and not isinstance(node, ir.Both | ir.OneOf))


def _there_already(ability: ir.ActionAbility | ir.SpecialAbility) -> bool:
    """Whether it only puts its own card onto the field, though nothing says that it is used from elsewhere or that the card has left."""
    placed = isinstance(ability.effects[0], ir.PlayOnto) and isinstance(ability.effects[0].what, ir.SelfRef)
    left = any(isinstance(each, ir.SelfRef) for each in nodes(ability.cost))
    return placed and not left and not any(isinstance(each, ir.SourceIn) for each in nodes(ability))


def _of_nobody(node: ir.Restrict, ability: ir.Node) -> bool:
    """ "It can't attack your leader" of what may be your own follower, which attacks only others: the rule says no leader at all."""
    if not isinstance(node.rule, sv.CannotAttackLeaders) or node.rule.w != YOUR_LEADER:
        return False
    meant = [node.what.group] if isinstance(node.what, ir.All) else []
    meant += [each.group for each in nodes(ability) if isinstance(each, ir.Target) and each.bind in _names(node.what)]
    return not meant or not all(any(map(_is_enemy, nodes(group))) for group in meant)


AWAY = (ir.CannotBeReturned, ir.CannotBeRemoved, ir.CannotBeBroken, ir.CannotBePut)


def _by_one_or_both(effects: tuple[ir.Effect, ...]) -> bool:
    """ "Hild cannot be broken and cannot be returned to its owner's hand by your opponent's abilities"."""
    rules = [each.rule for each in effects if isinstance(each, ir.Restrict) and isinstance(each.rule, AWAY)]
    if len(rules) < 2:
        return False
    anybody = [rule.by is None or isinstance(rule.by, ir.AnyPlayer) for rule in rules]
    return anybody[0] and not anybody[-1]


TURN_BEHIND = 2  # wording of IsTurnOf: "... during your opponent's turn", behind what only then holds


def _turn_of_one(node: ir.If) -> bool:
    """ "Hild cannot attack and cannot block during your opponent's turn": nobody attacks then but the opponent."""
    turn = node.condition
    if not isinstance(turn, ir.IsTurnOf) or turn.w != TURN_BEHIND or not isinstance(node.effect, ir.Both):
        return False
    idle = ir.CannotAttack if isinstance(turn.player, ir.Opponent) else ir.CannotBlock
    return any(isinstance(each, ir.Restrict) and isinstance(each.rule, idle) for each in node.effect.effects)


SELECTING = ir.Choose | ir.Select | ir.SelectAndPut | ir.SelectAndDull | ir.SelectAndBreak | ir.SelectAndActivate


def _targets(node: Any) -> tuple[ir.Target, ...]:
    return node.targets if isinstance(node, ir.Choose) else (node.target,)


WHAT_IT_IS = (ir.CostIs, ir.CostOneOf, ir.PowerIs, ir.Without, ir.OtherThan, ir.SameTrait, ir.WithKeyword)


def _lies_nowhere(target: ir.Target) -> bool:
    """ "Select 1 card": cards on the field are Characters, those elsewhere lie in some zone."""
    group = target.group
    return isinstance(group.noun, ir.IsCard) and all(isinstance(each, WHAT_IT_IS) for each in group.qualifiers)


def _is_enemy(node: ir.Node) -> bool:
    return isinstance(node, ir.ControlledBy) and isinstance(node.player, ir.Opponent)


def _looked_for_twice(node: ir.Node) -> bool:
    """ "1 Forward from your hand from your hand": the place is that of the instruction already."""
    zone, target = getattr(node, "zone", None), getattr(node, "target", None)
    if not isinstance(zone, ir.Node) or not isinstance(target, ir.Target):
        return False
    places = (each for each in target.group.qualifiers if isinstance(each, ir.InZone))
    return any(same_meaning(each.zone, zone) for each in places)


def _repeats(row: tuple[Any, ...]) -> bool:
    return any(same_meaning(first, second) for first, second in combinations(row, 2))


def _casts_itself(node: ir.Node) -> bool:
    return isinstance(node, ir.CastRef) and isinstance(node.what, ir.SelfRef)
