"""What the phrases let through though no card prints it: part by part it means something, and as a whole it is no sentence.

"dull dull Forward", "you control you control", "attacks or attacks": a part must have been meant otherwise. An ability that does
nothing lost its instruction. "Choose 1 Summon. Dull it.": what is no card on the field is not dulled, and what is no Summon or ability
has no effect to cancel. So such texts are refused.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Any

import msgspec

from cardwright.errors import TextError
from cardwright.text import contradictions, ir, past, placed, unmet, whose
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import is_stored
from cardwright.text.reading import same_meaning
from cardwright.text.unmet import DOING
from cardwright.text.walk import by_class, holds_any, inner_fields, nodes

MOVED = ir.RemoveFromGame | ir.ToHand | ir.PutInto | ir.PlayOnto | ir.ShuffleInto
COUNTED = ir.Effect | ir.CostItem | ir.Target
DEALT = ir.DealDamage | ir.DamagePlayer | ir.PerEach
YOUR_LEADER = 2  # `CannotAttackLeaders.w` of "your leader"
THEIR_FIELD = ir.Field(ir.Owner(w=3))  # "their field"
DASHED = ("Damage", "Limit", "Priming", "Warp", "EX")  # what has a dash behind it, and is no part of a name
ICONS = (ir.Cost, "icons")  # 《氷》《氷》 is two of them


class Whole(msgspec.Struct):
    """The ability that a node stands in, and on which card: what was chosen, by the name that it got, and which of it waits on the stack."""

    ability: ir.Node
    card_type: str
    chosen: dict[str, ir.Node]
    waiting: set[str]


def check(ability: ir.Node, card_type: str) -> None:
    """Raises TextError (stage bind) where a row holds the same twice, or what is done cannot be done to what it is done to."""
    choices = (node for node in nodes(ability) if isinstance(node, ir.Choose))
    whole = Whole(
        ability,
        card_type,
        chosen={node.bind: node.group.noun for node in nodes(ability) if isinstance(node, ir.Target)},
        waiting={each.bind for node in choices for each in node.targets if _waits(each.group)},
    )
    for node in nodes(ability):
        for senseless, reason in _of_class(type(node)):
            if senseless(node, whole):
                raise TextError(reason, stage="bind")
        unmet.check(node, ability)
        placed.check(node, ability)


def _many_subjects(ability: ir.Node) -> bool:
    """Whether it waits for what several cards do: "when a party you control attacks, the other Forwards in that party ..."."""
    event = getattr(ability, "event", None)
    whole = isinstance(event, ir.PartyAttacks | ir.PartyIsBlocked | ir.PartyDealsDamage)
    return whole or (isinstance(event, ir.CardEvent) and isinstance(event.subject, ir.CountedSubject))


def _nothing_at_all(node: ir.Node, whole: Whole) -> bool:
    """ "Draw 0 cards", "choose 0 Forwards", "if you control 0 or more", "select 3 of the 2 following actions", or 0 of them."""
    if isinstance(node, ir.Modal) and not node.options:
        return True
    if isinstance(node, ir.ModalHeader):
        wanted, there = node.count, node.printed
        if wanted == ir.Num(0):  # "any number" and "all" have wordings of their own
            return True
        return (
            isinstance(wanted, ir.Num)
            and isinstance(there, ir.Num)
            and wanted.value > there.value > 0
            and not node.again
        )
    if isinstance(node, COUNTED) and getattr(node, "count", None) == ir.Num(0):
        return not getattr(node, "any_number", False)
    if isinstance(node, ir.Condition) and getattr(node, "compare", "") == ">=":
        return getattr(node, "count", None) == ir.Num(0)
    return isinstance(node, DEALT) and node.amount == ir.Num(0)


def _too_late(node: ir.Node, whole: Whole) -> bool:
    """Whether cards are taken from among those of which the rest was put away before."""
    gone: list[ir.Objects] = []
    for each in nodes(node):
        if isinstance(each, ir.PutRest):
            gone.append(each.among)
        elif isinstance(each, ir.TakeAmong | ir.TakeTogether) and any(same_meaning(each.among, rest) for rest in gone):
            return True
    return False


def _has_no_power(node: ir.DealDamage | ir.Gain | ir.Lose, whole: Whole) -> bool:
    """Whether what is done to Forwards only is done to none; what becomes a Forward in the same ability is one."""
    if any(isinstance(each, ir.BecomeForward) for each in nodes(whole.ability)):
        return False
    if not isinstance(node, ir.DealDamage):
        changes = node.gains if isinstance(node, ir.Gain) else node.losses
        if any(isinstance(each, sv.StatUp) for each in changes):
            return any(whole.chosen.get(each) == ir.TypeIs(("Spell",)) for each in _names(node.to))
        if not any(isinstance(each, ir.PowerUp) for each in changes):
            return False
    nouns = (
        [node.to.group.noun] if isinstance(node.to, ir.All) else [whole.chosen.get(each) for each in _names(node.to)]
    )
    return any(noun in contradictions.POWERLESS for noun in nouns)


def _counts_others(node: ir.Gain, whole: Whole) -> bool:
    """ "The Knights you control gain +1000 power for each other Knight": than each of them, or than the card that says so?"""
    if not isinstance(node.to, ir.All):
        return False
    amounts = (each.amount for each in node.gains if isinstance(each, ir.PowerUp))
    return any(isinstance(each, ir.Another) for amount in amounts for each in nodes(amount))


def _names(what: ir.Objects | None) -> tuple[str, ...]:
    return what.to if isinstance(what, ir.Ref) else ()


def _without_effect(node: ir.CancelEffect | ir.ChangeTarget, whole: Whole) -> bool:
    """Whether what is spoken of cannot be a Summon or an ability: neither chosen as one, nor cast, nor unnamed here."""
    names = _names(node.what)
    nouns = [whole.chosen[each] for each in names if each in whole.chosen]
    if any(
        isinstance(noun, ir.IsCard | ir.IsCharacter) or (isinstance(noun, ir.TypeIs) and "Summon" not in noun.types)
        for noun in nouns
    ):
        return True
    cast = [each.group for each in nodes(whole.ability) if isinstance(each, ir.PlayerCasts)]
    summons = bool(cast) and all(contradictions.only_summons(each.noun) for each in cast)
    return "self" in names or ("subject" in names and not summons)


def _summons(node: ir.CancelEffect, whole: Whole) -> bool:
    """Whether what is cancelled was chosen as a Summon, not as an ability."""
    names = _names(node.what)
    nouns = [whole.chosen[each] for each in names if each in whole.chosen]
    if "subject" in names:
        casts = (each for each in nodes(whole.ability) if isinstance(each, ir.PlayerCasts))
        nouns += [each.group.noun for each in casts if each.group is not None]
    return bool(nouns) and all(noun == ir.TypeIs(("Summon",), w=getattr(noun, "w", 0)) for noun in nouns)


def _done_on_the_stack(node: ir.Node, whole: Whole) -> bool:
    affected = getattr(node, placed.TO_CHARACTERS[type(node)])
    return any(_on_the_stack(whole.chosen.get(each)) for each in _names(affected))


def _on_the_stack(noun: ir.Node | None) -> bool:
    return isinstance(noun, ir.IsAbility) or contradictions.only_summons(noun)


def _waits(group: ir.Group) -> bool:
    """Whether these are Summons or abilities that have not resolved: no zone is said."""
    return _on_the_stack(group.noun) and not is_stored(group)


def _never(chosen: ir.Node | None, asked: ir.Node) -> bool:
    """Whether a Summon is asked about where a Character was chosen, or the other way round; a Monster may be a Forward, too."""
    summons = [contradictions.only_summons(noun) for noun in (chosen, asked) if isinstance(noun, ir.TypeIs)]
    characters = [isinstance(noun, ir.IsCharacter) for noun in (chosen, asked)]
    return (len(summons) == 2 and summons[0] != summons[1] and not _mixed(chosen, asked)) or (
        any(characters) and summons == [True]
    )


def _asks_a_group(node: ir.FieldAbility, whole: Whole) -> bool:
    """ "The Forwards you control gain +1000 power. If they are Fire Forwards, they gain +2000 power instead."."""
    return any(isinstance(each, ir.Is | ir.HasFilter) and isinstance(each.card, ir.All) for each in nodes(node))


def _mixed(*nouns: ir.Node | None) -> bool:
    return any(isinstance(noun, ir.TypeIs) and len(noun.types) > 1 for noun in nouns)


def _says_twice(node: ir.Node, whole: Whole) -> bool:
    rows = [(name, getattr(node, name)) for name in inner_fields(type(node))]
    return any(isinstance(row, tuple) and not _may_repeat(node, name) and _repeats(row) for name, row in rows)


def _may_repeat(node: ir.Node, name: str) -> bool:
    """Icons, and sentences: "Draw 1 card. Draw 1 more card."."""
    return (type(node), name) == ICONS or (name == "effects" and not isinstance(node, ir.Both | ir.OneOf))


def _there_already(ability: ir.ActionAbility | ir.SpecialAbility, whole: Whole) -> bool:
    """Whether it only puts its own card onto the field, though nothing says that it is used from elsewhere or that the card has left."""
    first = ability.effects[0]
    placed = (
        isinstance(first, ir.PlayOnto)
        and isinstance(first.what, ir.SelfRef)
        and not isinstance(first.origin, ir.BreakZone)
    )
    left = any(isinstance(each, ir.SelfRef) for each in nodes(ability.cost))
    return placed and not left and not any(isinstance(each, ir.SourceIn) for each in nodes(ability))


def _of_nobody(node: ir.Restrict, whole: Whole) -> bool:
    """ "It can't attack your leader" of what may be your own follower, which attacks only others: the rule says no leader at all."""
    if not isinstance(node.rule, sv.CannotAttackLeaders) or node.rule.w != YOUR_LEADER:
        return False
    meant = [node.what.group] if isinstance(node.what, ir.All) else []
    meant += whose.chosen_as(_names(node.what), whole.ability)
    return not meant or not all(map(whose.of_enemies, meant))


AWAY = (ir.CannotBeReturned, ir.CannotBeRemoved, ir.CannotBeBroken, ir.CannotBePut)


def _by_one_or_both(node: ir.Both, whole: Whole) -> bool:
    """ "Hild cannot be broken and cannot be returned to its owner's hand by your opponent's abilities"."""
    rules = [each.rule for each in node.effects if isinstance(each, ir.Restrict) and isinstance(each.rule, AWAY)]
    if len(rules) < 2:
        return False
    anybody = [rule.by is None or isinstance(rule.by, ir.AnyPlayer) for rule in rules]
    return anybody[0] and not anybody[-1]


IF_BEHIND = 2  # wording of If: "... if you control 3 or more Forwards", behind a rule


def _only_if_behind(node: ir.If, whole: Whole) -> bool:
    """ "You can only cast Hild during your opponent's turn if you control a Backup": only then at all, or then only in that turn."""
    rule = node.effect.rule if isinstance(node.effect, ir.Restrict) else None
    return node.w == IF_BEHIND and isinstance(rule, ir.PlayedOnlyIf | ir.PayOnlyWith)


def _chosen_if(effects: tuple[ir.Effect, ...]) -> bool:
    """ "If you control a Forward, choose 1 Forward. Break it. If you don't, choose 1 Backup": do not control, or do not break."""
    chosen = [n for n, each in enumerate(effects) if isinstance(each, ir.If) and isinstance(each.effect, ir.Choose)]
    behind = effects[chosen[0] + 1 :] if chosen else ()
    otherwise = (isinstance(each, ir.IfNotDone) and isinstance(each.effect, ir.Choose) for each in behind)
    return any(otherwise) and not any(isinstance(each, ir.May) for each in behind)


def _undone_or_untrue(node: ir.Node, whole: Whole) -> bool:
    """ "If you paid the extra cost, choose 1 Forward. Break it. If you didn't, dull it.": did not pay, or did not break it?"""
    effects = node.effects  # type: ignore[attr-defined]  # of every ability that does something
    if _chosen_if(effects):
        return True
    if not isinstance(getattr(node, "condition", None), ir.PaidExtraCost):
        return False
    return any(isinstance(each, ir.IfNotDone) and not isinstance(before, ir.May) for before, each in pairwise(effects))


def _done_by_one_of_all(node: ir.Node, whole: Whole) -> bool:
    """ "Each player may discard 1 card. If you do so, draw 1 card.": what the players did is not told apart."""
    effects = node.effects  # type: ignore[attr-defined]  # of every ability that does something
    return any(
        isinstance(each, ir.IfDone | ir.IfNotDone | ir.WhenDone) and _by_all(before)
        for before, each in pairwise(effects)
    )


def _by_all(effect: ir.Effect) -> bool:
    return isinstance(effect, ir.ForEachPlayer) or isinstance(getattr(effect, "player", None), ir.EachPlayer)


SELECTING = ir.Choose | ir.Select | ir.SelectAndPut | ir.SelectAndDull | ir.SelectAndBreak | ir.SelectAndActivate


def _targets(node: Any) -> tuple[ir.Target, ...]:
    return node.targets if isinstance(node, ir.Choose) else (node.target,)


WHAT_IT_IS = (ir.CostIs, ir.CostOneOf, ir.PowerIs, ir.Without, ir.OtherThan, ir.SameTrait, ir.WithKeyword, ir.WithAbility)  # fmt: skip


def _selects_from_nowhere(node: ir.Node, whole: Whole) -> bool:
    # "bury 2 cards": what is buried from nowhere in particular is on the own field (sve 5.30.1.1)
    buried = isinstance(node, ir.SelectAndPut) and isinstance(node.to, sv.Cemetery) and node.w == 1
    return not buried and any(map(_lies_nowhere, _targets(node)))


def _lies_nowhere(target: ir.Target) -> bool:
    """ "Select 1 card": cards on the field are Characters, those elsewhere lie in some zone. An "enemy card" is on the field (sve 4.4.3)."""
    group = target.group
    if any(isinstance(each, ir.ControlledBy) for each in group.adjectives):
        return False
    return isinstance(group.noun, ir.IsCard) and all(isinstance(each, WHAT_IT_IS) for each in group.qualifiers)


def _looked_for_twice(node: ir.Node, whole: Whole) -> bool:
    """ "1 Forward from your hand from your hand": the place is that of the instruction already."""
    zone, target = getattr(node, "zone", None), getattr(node, "target", None)
    if not isinstance(zone, ir.Node) or not isinstance(target, ir.Target):
        return False
    places = (each for each in target.group.qualifiers if isinstance(each, ir.InZone))
    return any(same_meaning(each.zone, zone) for each in places)


def _repeats(row: tuple[Any, ...]) -> bool:
    """ "This card and it" are the same twice where "it" is this card."""
    said = [ir.SelfRef() if isinstance(each, ir.Ref) and each.to == ("self",) else each for each in row]
    return any(same_meaning(first, second) for first, second in combinations(said, 2))


ONE_ICON = (ir.CpGeneric, ir.DullSelf, ir.SpecialIcon, sv.PlayPointCost)


def _paid_in_parts(node: ir.Cost, whole: Whole) -> bool:
    """ "《2》《2》", "《ダル》《ダル》": a cost has one number, and a card can be dulled once."""
    return any(sum(isinstance(icon, kind) for icon in node.icons) > 1 for kind in ONE_ICON)


def _of_both_players(node: ir.Group, whole: Whole) -> bool:
    """ "Your Forwards opponent controls", "an enemy follower on your field": no card is both."""
    said = (*node.adjectives, *node.qualifiers)
    places = [each.zone for each in said if isinstance(each, ir.InZone)]
    players = [each.player for each in said if isinstance(each, ir.ControlledBy)]
    players += [zone.player for zone in places if isinstance(zone, ir.Field)]
    return any(isinstance(one, ir.You) for one in players) and any(isinstance(one, ir.Opponent) for one in players)


def _rolls_for_nothing(node: ir.Node, whole: Whole) -> bool:
    """Whether a die is rolled and nothing asks what it shows."""
    return holds_any(node, (sv.RollDie,)) and not holds_any(node, unmet.DIE_ASKED)


def _counts_all_there_is(node: ir.CountOf, whole: Whole) -> bool:
    """ "X equals the number of cards": of cards that lie where?"""
    return isinstance(node.group.noun, ir.IsCard) and not node.group.adjectives and not node.group.qualifiers


def _casts_itself(node: ir.SummonEffect, whole: Whole) -> bool:
    return any(isinstance(each, ir.CastRef) and isinstance(each.what, ir.SelfRef) for each in nodes(node))


def _can_never_be(node: ir.Is, whole: Whole) -> bool:
    """ "Choose 1 Forward. ... You may discard 1 card. If it is a Summon (a Forward), draw 1 card.": not, or always, of the chosen one."""
    chosen = [whole.chosen.get(each) for each in _names(node.card)]
    bare = node.w == 0 and not (node.group.adjectives or node.group.qualifiers)
    always = bare and isinstance(node.group.noun, ir.TypeIs) and node.group.noun in chosen
    return always or any(_never(each, node.group.noun) for each in chosen)


USED = ir.ActionAbility | ir.SpecialAbility


def _cast_and_put(node: ir.CardEvent, whole: Whole) -> bool:
    """ "When a Summon you cast is put into the Break Zone": every one that was cast is, and what is discarded was not cast."""
    put = any(isinstance(each, ir.PutIntoBreakZone) for each in node.happenings)
    cast = node.subject.group if isinstance(node.subject, ir.OneSubject) else None
    whose = cast is not None and any(isinstance(each, ir.ControlledBy) for each in cast.qualifiers)
    return put and whose and cast is not None and _on_the_stack(cast.noun)


WHERE = ir.ControlledBy | ir.InZone | ir.OwnedBy | ir.OtherThan | ir.Without


def _of_which_noun(node: ir.Group, whole: Whole) -> bool:
    """ "The Forwards other than Fire Forwards of cost 3 or less": of which of the two is the cost?"""
    nouns = [n for n, each in enumerate(node.qualifiers) if isinstance(each, ir.Without) and _names_a_type(each.filter)]
    return bool(nouns) and any(not isinstance(each, WHERE) for each in node.qualifiers[nouns[0] + 1 :])


APART = {ir.AnyNoun: (2, 70, 600), ir.AnyTrait: (4,)}  # wordings in which each has an article or a number of its own


def _behind_the_last(node: ir.Group, whole: Whole) -> bool:
    """ "If you control a Monster or a Forward of cost 3 or less": is the cost said of both? As `sharing` has it of what is chosen."""
    noun = node.noun
    apart = isinstance(noun, ir.AnyNoun | ir.AnyTrait) and noun.w in APART[type(noun)] and len(noun.options) > 1
    return apart and not _one_word(noun) and any(not isinstance(each, WHERE) for each in node.qualifiers)


def _one_word(noun: ir.Filter) -> bool:
    """ "1 Job Ninja or 1 Card Name Ninja": one kind of card, which some cards have as their Job and some as their name."""
    options = getattr(noun, "options", ())
    words = {getattr(each, "job", None) or getattr(each, "name", None) for each in options}
    return words != {None} and len(words) == 1


def _names_a_type(node: ir.Node) -> bool:
    return any(isinstance(each, ir.TypeIs | ir.IsCharacter) for each in nodes(node))


IN_IT = 7100  # wording of SelectAmong: "select 1 card in it"


def _only_a_hand(whole: Whole) -> bool:
    shown = [each for each in nodes(whole.ability) if isinstance(each, ir.RevealHand | ir.RevealTop | ir.RevealCards)]
    return bool(shown) and all(isinstance(each, ir.RevealHand) for each in shown)


def _thousands_of_points(node: ir.ReplacePlayerDamage | ir.ReplaceDealtAll | ir.NextDealt, whole: Whole) -> bool:
    """ "If Hild deals damage, the damage increases by 2000": players are dealt points of damage, of which seven are too many."""
    return node.player is not None and any(isinstance(n, ir.Num) and n.value >= 1000 for n in nodes(node.amount))


def _of_a_summon(node: ir.FieldAbility, whole: Whole) -> bool:
    """ "All the Forwards you control cannot be broken." of a Summon: it is on no field where that would go on (11.9); for how long, then?"""
    if whole.card_type != "Summon":
        return False
    said = [each.effect if isinstance(each, ir.If) else each for each in node.effects]
    return any(isinstance(each, ir.Restrict) and isinstance(each.what, ir.All) for each in said)


# what has no sense: of which nodes, the test, and what is said of it; the first that applies to a node is told
SENSELESS: tuple[tuple[Any, Callable[[Any, Whole], bool], str], ...] = (
    (ir.Node, _nothing_at_all, "none, or more than there are, is no number to do this with"),
    (ir.Cost, _paid_in_parts, "the same is to be paid twice in one cost"),
    (ir.Group, _of_both_players, "no card is yours and your opponent's at once"),
    (ir.Group, lambda node, whole: contradictions.contradict(node), "no card is all of that at once"),
    (ir.Group, lambda node, whole: contradictions.misplaced(node), "'other' stands in front of what else is said of a card"),
    (DOING, _rolls_for_nothing, "a die is rolled, but nothing depends on it"),
    (ir.CountOf, _counts_all_there_is, "it is open where the cards lie that are counted"),
    (ir.Target | ir.Exists, lambda node, whole: whose.in_each_zone(node), "it is open whether so many are meant in all or for each player"),
    (ir.If, lambda node, whole: whose.put_away_unnamed(node), "it is open which card is put into the Break Zone"),
    (ir.SelectAgain, lambda node, whole: True, "no actions are offered that could be selected again"),
    (ir.ModalHeader, lambda node, whole: node.again and node.count == ir.Num(1), "a single selection is made only once"),
    (ir.NotSelected, lambda node, whole: whose.others_of_none(whole.ability), "it is open which cards the others are not"),
    (DOING | ir.FieldAbility, lambda node, whole: whose.controlled_when(node), "it is open when they were controlled"),
    (sv.EvolveAbility, lambda node, whole: not holds_any(node, (sv.Evolve,)), "an evolve ability evolves its follower (12.2)"),
    (DOING, _too_late, "nothing is left of the cards after the rest was put away"),
    (DOING | ir.Option | ir.WhenDone, lambda node, whole: past.asks_what_was_changed(node), "it is open whether that is asked of before what was done"),
    (DOING | ir.WhenDone, lambda node, whole: contradictions.done_in_part(node), "it is open whether a part of that is enough"),
    (DOING, lambda node, whole: contradictions.into_a_strange_deck(node), "a card is put into no deck but its owner's"),
    (ir.Discard | ir.DiscardAtRandom, lambda node, whole: contradictions.from_a_strange_hand(node), "a player discards from no hand but the own"),
    (ir.Ability, lambda node, whole: past.paid_long_ago(node), "what was discarded to cast the card is known only as it enters the field"),
    (DOING, lambda node, whole: past.was_another(node), "it is open which card that was"),
    (ir.If, lambda node, whole: past.one_of_which(node), "it is open whether that is one of all cards, or of those that were counted"),
    (ir.SummonEffect, _casts_itself, "a Summon that casts itself as it resolves"),
    (DOING, lambda node, whole: not node.effects, "the ability does nothing"),
    (ir.Group, _of_which_noun, "it is open whether that is said of those that are left out"),
    (ir.Group, _behind_the_last, "it is open whether what stands behind the last card holds for all of them"),
    (ir.AutoAbility, lambda node, whole: isinstance(getattr(node.event, "subject", None), ir.Ref),
     "it is open which card the ability waits for"),
    (ir.CardEvent, _cast_and_put, "it is open whether a Summon that was not cast counts"),
    (ir.ControlsEach, lambda node, whole: not node.groups, 'it is open which two cards "both" are'),
    (ir.SelectAmong, lambda node, whole: node.w == IN_IT and not _only_a_hand(whole), '"in it" speaks of a hand that is shown'),
    (ir.Highest, lambda node, whole: node.trait == "power" and node.group.noun in contradictions.POWERLESS, "the card has no power"),
    (ir.CancelEffect | ir.ChangeTarget, _without_effect, "only a Summon or an ability has an effect to cancel"),
    (ir.CancelEffect, lambda node, whole: node.to is not None and not _summons(node, whole), "only a Summon is moved from the stack"),
    (tuple(placed.TO_CHARACTERS), _done_on_the_stack, "this is done to Characters, not to a Summon or an ability"),
    (MOVED, lambda node, whole: not whole.waiting.isdisjoint(_names(node.what)),
     "no instruction moves a Summon or an ability from the stack"),
    (ir.Is, _can_never_be, "the card that was chosen can never be that, or always is: another must be meant"),
    (DOING, _undone_or_untrue, "it is open whether that was not done or the condition did not hold"),
    (DOING, _done_by_one_of_all, "it is open whether that is asked of one player or of all"),
    (ir.If, _only_if_behind, "it is open what is only so if that holds"),
    (ir.If, lambda node, whole: contradictions.behind_several(node, whole.ability), "it is open whether all of that is done only if that holds"),
    (ir.FieldAbility, _of_a_summon, "it is open for how long that is so: a Summon is on no field (11.9)"),
    (ir.FieldAbility, _asks_a_group, "it is open whether each of them is asked about or all together"),
    (ir.ActionAbility, lambda node, whole: ir.SpecialIcon() in node.cost.icons,
     "a special ability has a name in front of its cost (11.7)"),
    (ir.SpecialAbility, lambda node, whole: "--" in node.name and node.name.startswith(DASHED),
     "what stands before a dash is no part of a name"),
    (ir.AutoAbility, lambda node, whole: contradictions.asked_of_the_drawn(node), "it is open which card is asked about"),
    (USED, _there_already, "the card is on the field already, where it can be used"),
    (SELECTING, _selects_from_nowhere, "it is open where these cards are"),
    (ir.SelectAndPut, lambda node, whole: isinstance(node.player, ir.You) and node.to == THEIR_FIELD,
     "it is open whose field that is"),
    (ir.Restrict, lambda node, whole: whose.in_another_phase(node, whole.ability), "the Active Phase is not that of the player who controls these"),
    (ir.Restrict, lambda node, whole: whose.paid_by_another(node, whole.ability), "whoever controls the Forward pays for its attack (10.1.2.3)"),
    (ir.Restrict, _of_nobody, "this is said of cards to which it cannot happen"),
    (ir.PartyOf, lambda node, whole: node.others and _many_subjects(whole.ability),
     "it is open which of the party the others are not"),
    (ir.DealDamage, lambda node, whole: whose.its_own(node, whole.ability), "a card is dealt damage by itself, or by its own power"),
    (ir.DealDamage | ir.Gain | ir.Lose, _has_no_power, "a Backup has no power"),
    (ir.Gain, _counts_others, "it is open which card the others are not"),
    (ir.Both, _by_one_or_both, "it is open whether both are said of these Summons or abilities only"),
    (ir.If, lambda node, whole: contradictions.turn_of_one(node), "it is open what the turn is said of"),
    (ir.ReplacePlayerDamage | ir.ReplaceDealtAll | ir.NextDealt, _thousands_of_points, "damage to players is counted in points, not in thousands"),
    (ir.DifferentIn | sv.DifferingIn, lambda node, whole: True, "it is open what is different"),  # all others are lifted: `spread`
    (ir.BecomeForward, lambda node, whole: contradictions.stops_being(node, whole.chosen, whole.card_type), "it is open whether it keeps its other types"),
    (ir.Node, _looked_for_twice, "the same place is said twice"),
    (ir.Node, _says_twice, "the same is said twice"),
)  # fmt: skip
_of_class = by_class(SENSELESS)
