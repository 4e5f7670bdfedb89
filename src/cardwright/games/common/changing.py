"""What continuous effects make of a card in each layer: abilities, types, other information, power (11.12.4.6; sve 10.9.1)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.games.common import statics
from cardwright.games.common.ability_kinds import of_kind
from cardwright.games.common.changes import CHANGES, GAINS, KEEPING
from cardwright.games.common.groups import ALL_JOBS
from cardwright.games.common.looking import ABILITIES, ABILITY_KEYWORDS, BASE_POWER, OTHER, POWER, TYPES
from cardwright.games.common.standing import Instance, Made, instances_of
from cardwright.games.common.texts import sheet_of
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Derived
from cardwright.kernel.state import Chars, Source
from cardwright.text import ir

Plan = tuple[tuple[int, ...], tuple[Any, ...]]  # the objects that an effect changes in a layer, and its values there


def carry_out(g: Game, view: Derived, instance: Instance, layer: int, plan: Plan) -> list[Instance]:
    """Change the cards as planned; what abilities gained by that bring with them."""
    new: list[Instance] = []
    numbers, values = plan
    steady = instance.part.steady and KEEPING.isdisjoint(view.rules)
    for number in numbers:
        chars = view.chars.get(number)
        if chars is None:
            chars = g.defs[g.state.objects[number].card].base
        if steady:
            changed = _as_before(g, instance, layer, number, chars, values)
        else:
            changed = _change(g, instance, layer, number, chars, values, new)
        if changed.abilities is not chars.abilities:
            _note_given(view, instance, number, chars, changed)
        if layer == BASE_POWER:
            view.bases.pop(number, None)
        elif layer == POWER and changed.power != chars.power:
            view.bases.setdefault(number, chars.power or 0)
        if changed is not chars:
            view.chars[number] = changed
    return new


def _as_before(g: Game, instance: Instance, layer: int, number: int, chars: Chars, values: tuple[Any, ...]) -> Chars:
    """What the card becomes by what makes the same of it each time: worked out again only where it or the values are others."""
    made: dict[tuple[Any, ...], Made] = g.standing.made
    key = (layer, number, instance.part.place, instance.effect or instance.ctx.source)
    known = made.get(key)
    if known is None or known[0] is not chars or known[1] != values:
        known = made[key] = (chars, values, _change(g, instance, layer, number, chars, values, []))
    return known[2]


def _change(
    g: Game, instance: Instance, layer: int, number: int, chars: Chars, values: tuple[Any, ...], new: list[Instance]
) -> Chars:
    """What the effect makes of the card in this layer; what abilities gained by that bring with them goes to `new`."""
    if type(instance.part.node) in CHANGES:
        return CHANGES[type(instance.part.node)].apply(g, instance, number, chars, values)
    if layer == ABILITIES:
        return _change_abilities(g, instance, number, chars, new)
    changed = _CHANGES[layer](g, instance, number, chars, values)
    return _change_more(g, instance, layer, number, changed, values)


def _note_given(view: Derived, instance: Instance, number: int, chars: Chars, changed: Chars) -> None:
    """What gave the card its new abilities: given by something else they are others (fftcg-new X-BECOME-2)."""
    if not changed.abilities:
        view.given = {key: givers for key, givers in view.given.items() if key[0] != number}
    giver = f"e{instance.effect}" if instance.effect else "{}.{}".format(*instance.ctx.source)
    for source in changed.abilities[len(chars.abilities) :]:
        view.given[number, source] = (*view.given.get((number, source), ()), giver)


def _change_more(g: Game, instance: Instance, layer: int, number: int, chars: Chars, values: tuple[Any, ...]) -> Chars:
    """What only one game's cards gain or lose."""
    if len(values) < 2:
        return chars
    node = instance.part.node
    if isinstance(node, ir.Gain | ir.Lose):
        items = node.losses if isinstance(node, ir.Lose) else node.gains
        mine = [GAINS[type(x)] for x in items if type(x) in GAINS and GAINS[type(x)].layer == layer]
        for change, its in zip(mine, values[1:], strict=True):
            chars = change.apply(g, instance, number, chars, its)
    return chars


def _change_abilities(g: Game, instance: Instance, number: int, chars: Chars, new: list[Instance]) -> Chars:
    node = instance.part.node
    if isinstance(node, ir.Lose):
        if any(isinstance(x, ir.AllAbilities) for x in node.losses):
            return replace(chars, abilities=(), keywords=chars.keywords - ABILITY_KEYWORDS)
        kinds = tuple(kind for x in node.losses if isinstance(x, ir.AbilitiesOfKinds) for kind in x.kinds)
        if kinds:
            chars = replace(chars, abilities=tuple(each for each in chars.abilities if not of_kind(g, each, kinds)))
        lost = {x.keyword for x in node.losses if isinstance(x, ir.KeywordGained)} & ABILITY_KEYWORDS
        return replace(chars, keywords=chars.keywords - lost) if lost & chars.keywords else chars
    for item in node.gains:
        if isinstance(item, ir.AbilityGained):
            chars = _gain(g, instance, number, chars, item, new)
        elif isinstance(item, ir.KeywordGained) and item.keyword in ABILITY_KEYWORDS - chars.keywords:
            chars = replace(chars, keywords=chars.keywords | {item.keyword})
    return chars


def _change_keywords(g: Game, instance: Instance, number: int, chars: Chars) -> Chars:
    """Keywords are traits of a card (15.2.1.2, 15.2.3.4): information other than its power."""
    node = instance.part.node
    keywords = chars.keywords
    if node is None:
        keywords |= instance.keywords
    elif isinstance(node, ir.Lose):
        for item in node.losses:
            if isinstance(item, ir.AllAbilities):
                keywords &= ABILITY_KEYWORDS  # those are given and taken with the abilities
            elif isinstance(item, ir.KeywordGained):
                keywords -= {item.keyword} - ABILITY_KEYWORDS
    else:
        gained = (x.keyword for x in node.gains if isinstance(x, ir.KeywordGained))
        ref = g.state.objects[number].ref
        keywords |= {k for k in gained if k not in ABILITY_KEYWORDS and not statics.cannot_gain(g, ref, k)}
    return chars if keywords == chars.keywords else replace(chars, keywords=keywords)


def _gain(g: Game, instance: Instance, number: int, chars: Chars, item: ir.AbilityGained, new: list[Instance]) -> Chars:
    """Quoted abilities become the card's own; what they say applies from their own timestamp (11.12.4.8; fftcg-new X-BECOME-2)."""
    obj = g.state.objects[number]
    sheet = sheet_of(g.defs[instance.part.place[0]])
    gained: list[Source] = []
    for ability in item.abilities:
        source = sheet.source(ability)
        gained.append(source)
        text = sheet.text(source[1])
        new += instances_of(g, text, obj.ref, max(instance.stamp, obj.stamp), instance.order)
    return replace(chars, abilities=(*chars.abilities, *gained))


def _change_types(g: Game, instance: Instance, number: int, chars: Chars, values: tuple[Any, ...]) -> Chars:
    node = instance.part.node
    if isinstance(node, ir.Gain | ir.Lose):
        return chars  # only one game's cards gain or lose anything here
    if isinstance(node, ir.BecomeForward):
        return _with_type(chars, "Forward")  # 5.2.3.1.1.4, fftcg-new X-BECOME-1: it keeps its other types
    rule = node.rule
    if isinstance(rule, ir.AlsoType):
        return _with_type(chars, rule.card_type)
    if isinstance(rule, ir.AlsoCategory):
        return replace(chars, categories=tuple(dict.fromkeys((*chars.categories, rule.category))))
    if isinstance(rule, ir.AlsoNamed) and "job" not in instance.ctx.env:
        return chars  # it was an Element
    if isinstance(rule, ir.AlsoNamed) or (isinstance(rule, ir.AlsoJob) and not rule.job):
        job = str((instance.ctx.env.get("job") or ("",))[0])  # the one that was named
    else:
        job = rule.job if isinstance(rule, ir.AlsoJob) else ALL_JOBS
    return chars if job in chars.jobs else replace(chars, jobs=(*chars.jobs, job))


def _with_type(chars: Chars, card_type: str) -> Chars:
    return chars if card_type in chars.types else replace(chars, types=(*chars.types, card_type))


def _change_other(g: Game, instance: Instance, number: int, chars: Chars, values: tuple[Any, ...]) -> Chars:
    node = instance.part.node
    if node is None or isinstance(node, ir.Gain | ir.Lose | ir.BecomeForward):
        return _change_keywords(g, instance, number, chars)
    if isinstance(node, ir.BecomeElement):
        return replace(chars, elements=(values[0],)) if values[0] else chars
    if isinstance(node, ir.GainElements | ir.GainElementsOf):
        return replace(chars, elements=tuple(dict.fromkeys((*chars.elements, *values))))
    rule = node.rule
    if isinstance(rule, ir.AlsoName):
        return chars if rule.name in chars.names else replace(chars, names=(*chars.names, rule.name))
    if isinstance(rule, ir.AlsoNamed):
        named = tuple(str(each) for each in instance.ctx.env.get("element", ()))
        return replace(chars, elements=tuple(dict.fromkeys((*chars.elements, *named))))
    if isinstance(rule, ir.AlsoNames):
        return replace(chars, names=tuple(dict.fromkeys((*chars.names, *rule.names))))
    return chars if rule.element in chars.elements else replace(chars, elements=(*chars.elements, rule.element))


def _set_power(g: Game, instance: Instance, number: int, chars: Chars, values: tuple[Any, ...]) -> Chars:
    return replace(chars, power=values[0])  # 11.5.7


def _change_power(g: Game, instance: Instance, number: int, chars: Chars, values: tuple[Any, ...]) -> Chars:
    node = instance.part.node
    change = instance.ctx.numbers.get(f"double:{number}", 0) if isinstance(node, ir.DoublePower) else values[0]
    if isinstance(change, tuple):  # each card's own
        change = dict(change).get(number, 0)
    if chars.power is None or change == 0:
        return chars
    if statics.power_fixed(g, g.state.objects[number].ref, change, instance.ctx.controller):
        return chars
    return replace(chars, power=chars.power + change)  # 4.3: negative values are kept


_CHANGES: Final = {TYPES: _change_types, OTHER: _change_other, BASE_POWER: _set_power, POWER: _change_power}
