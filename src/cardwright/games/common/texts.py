"""Abilities prepared once for all games: the parts of field abilities, where they are active and what they read.

A part is one instruction of a field ability (11.9), or an effect that lasts (11.12.4), with the conditions that it stands
under. Parts that change what a card is are applied by `layers`; the others are rules and replacement effects, indexed by
kind and judged when somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cardwright.games.common import limits, triggers, whereabouts
from cardwright.games.common.amounts import apiece, outer_amounts
from cardwright.games.common.changes import CHANGES, GAINS, REPLACEMENTS, RULES, RULINGS
from cardwright.games.common.looking import (
    ABILITIES,
    ABILITY_KEYWORDS,
    BASE_POWER,
    COMPARING,
    ELEMENTS,
    LAYERS,
    OTHER,
    POINTS,
    POWER,
    TYPES,
    layer_read,
    reads_of,
    traits_given,
    traits_read,
)
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import FIELD, HAND, ZONE_NAMES
from cardwright.kernel.rules import Definition
from cardwright.kernel.state import Chars, Source
from cardwright.text import ir

CHANGING: Final = (
    ir.Gain,
    ir.Lose,
    ir.SetPower,
    ir.BecomeForward,
    ir.BecomeElement,
    ir.DoublePower,
    ir.GainElements,
    ir.GainElementsOf,
)
CHANGING_RULES: Final = {
    ir.AlsoJob: TYPES,
    ir.AllJobs: TYPES,
    ir.AlsoCategory: TYPES,
    ir.AlsoType: TYPES,
    ir.AlsoName: OTHER,
    ir.AlsoNames: OTHER,
    ir.AlsoElement: OTHER,
    ir.AlsoNamed: OTHER,
}
QUICK: Final = "Back Attack"  # needed in the hand (15.2.5)
REPLACING: Final = (
    ir.ReplaceDamage,
    ir.ReplaceDealt,
    ir.ReplaceDealtAll,
    ir.NextDealt,
    ir.RedirectDamage,
    ir.ReplacePlayerDamage,
    ir.RemoveInstead,
)
RULING: Final = (
    ir.CostBecomes,
    ir.CostChange,
    ir.CastersCostChange,
    ir.CheaperChoosing,
    ir.CastersAnyElement,
    ir.AlternativeCost,
    ir.ExtraCost,
    ir.PayToReduce,
    ir.SacrificeToReduce,
    ir.LightDarkMany,
    ir.LightDarkDiscards,
    ir.CannotCast,
    ir.CannotLose,
    ir.AttackLimit,
    ir.CannotUse,
    ir.CannotPlay,
    ir.CannotAdd,
    ir.NextSummonCheaper,
    ir.RemoveAfterUse,
    ir.MayCast,
    ir.ZoneLimit,
)
# keywords that stand for abilities: whoever has the keyword has each of them once, however often it was given
SPEAKING: Final[dict[str, tuple[ir.Ability, ...]]] = {}
# instructions that the rules themselves carry out upon cards: the nodes of every card hold them, that effects can name them
GIVEN: Final[list[ir.Effect]] = []
# instructions that hold others, by the conditions under which these apply; none for a text without a function
INNER: Final[dict[type, Callable[[Any], list[tuple[ir.Effect, tuple[ir.Condition, ...]]]]]] = {}


class Part(msgspec.Struct, frozen=True):
    """One instruction that applies continuously."""

    place: Source  # the instruction's node
    node: Any
    kind: str  # "change", "replace", or the class of the rule
    conditions: tuple[ir.Condition, ...] = ()
    damage: int = 0  # 15.2.6.2: only while the controller has that many points
    layers: frozenset[int] = frozenset()
    reads: int = 0
    depends: frozenset[int] = frozenset()  # the layers whose results it looks at
    places: dict[int, int] = {}  # id of an amount's node -> its place within the instruction
    what: Any = None  # ir.Objects: whom it is about, None for everything or for a player
    fixed_reads: int = 0  # what it reads where its objects are fixed
    apiece: bool = False  # whether its amounts are each card's own
    zoned: bool = False  # whether it says itself in which zone the cards are: "the Forwards in your hand"
    traits: frozenset[str] | None = (
        None  # what of the layer of names, Elements and keywords it looks at; None: any of it
    )
    gives: frozenset[str] | None = None  # and what of that it changes
    numeric: bool = False  # whether its amounts are plain numbers
    steady: bool = False  # whether that card and its own values decide what it makes of a card (but for `KEEPING`)


class Text(msgspec.Struct, frozen=True):
    """One ability, prepared."""

    source: Source
    node: Any
    zones: frozenset[int] = frozenset()
    changes: tuple[Part, ...] = ()
    rules: tuple[Part, ...] = ()
    replaces: tuple[Part, ...] = ()
    kinds: tuple[str, ...] = ()  # events that it watches
    keywords: frozenset[str] = frozenset()
    damage: int = 0


class Sheet:
    """All of one card's texts. `texts` are the printed ones, `text` finds any, quoted ones too."""

    __slots__ = (
        "_index",
        "_lasting",
        "_standing",
        "_texts",
        "applying",
        "index",
        "nodes",
        "printed",
        "rule_kinds",
        "shared",
        "spoken",
        "texts",
        "use_zones",
        "zones",
    )

    def __init__(
        self, index: int, nodes: tuple[ir.Node, ...], places: dict[int, int], abilities: tuple[int, ...]
    ) -> None:
        self.index = index
        self.nodes = nodes
        self._index = places  # identity of a node -> its index
        self._texts: dict[int, Text] = {}
        self._standing: dict[int, Part] = {}
        self._lasting: dict[int, Part] = {}
        self.printed = tuple(self.text(i) for i in abilities)
        self.texts = tuple(t for t in self.printed if t.changes or t.rules or t.replaces or t.kinds or t.keywords)
        self.zones: frozenset[int] = frozenset().union(*(t.zones for t in self.texts))
        self.applying = {zone: tuple(t for t in self.texts if zone in t.zones) for zone in self.zones}
        self.spoken = {
            k: tuple(self._index[id(a)] for a in said if id(a) in self._index) for k, said in SPEAKING.items()
        }
        if any(self.spoken.get(k.name) for t in self.printed for k in getattr(t.node, "keywords", ())):
            self.zones |= {FIELD}
        self.rule_kinds: frozenset[str] = frozenset(part.kind for t in self.texts for part in t.rules)
        used = [t for t in self.printed if limits.is_activated(t.node)]
        self.use_zones: frozenset[int] = frozenset().union(*(t.zones for t in used))
        self.shared = any(isinstance(limit, ir.UseBy) for t in used for limit in t.node.limits)

    def source(self, node: ir.Node) -> Source:
        """The plain reference to a node of this card."""
        index = self._index.get(id(node))
        return (self.index, self.nodes.index(node) if index is None else index)

    def text(self, index: int) -> Text:
        """The ability at a node of this card."""
        found = self._texts.get(index)
        if found is None:
            found = self._texts[index] = _prepare(self, (self.index, index), self.nodes[index])
            for part in (*found.changes, *found.rules, *found.replaces):
                self._standing[part.place[1]] = part
        return found

    def standing(self, index: int) -> Part:
        """The instruction at a node of this card, as part of a field ability."""
        return self._standing[index]

    def lasting(self, index: int) -> Part:
        """The instruction at a node of this card, as an effect that was created by carrying it out."""
        found = self._lasting.get(index)
        if found is None:
            found = self._lasting[index] = _part(self, self.nodes[index], (), 0)
        return found


def sheet_of(definition: Definition) -> Sheet:
    """The prepared texts of one card, which its definition holds."""
    sheet: Sheet = definition.data.static
    return sheet


# preparing ------------------------------------------------------------------------------------------------------------


def _prepare(sheet: Sheet, source: Source, node: Any) -> Text:
    if isinstance(node, ir.AutoAbility):
        kinds = triggers.watch_kinds(node.event)
        return Text(source, node, whereabouts.zones_of(node), kinds=kinds, damage=node.damage)
    if isinstance(node, ir.KeywordAbility):
        return _prepare_keywords(sheet, source, node)
    if limits.is_activated(node):
        return Text(source, node, limits.use_zones(node))
    if not isinstance(node, ir.FieldAbility):
        return Text(source, node)
    parts = [_part(sheet, leaf, conditions, node.damage) for leaf, conditions in leaves(node.effects)]
    # what counts as printed is part of the printed card, where no number of points is asked for
    if _printed(sheet, node):
        parts = [p for p in parts if p.damage or not in_all_situations(p.node, p.conditions)]
    return Text(
        source,
        node,
        frozenset(field_zones(node)),
        tuple(p for p in parts if p.kind == "change"),
        tuple(p for p in parts if p.kind not in ("change", "replace")),
        tuple(p for p in parts if p.kind == "replace"),
        damage=node.damage,
    )


def _prepare_keywords(sheet: Sheet, source: Source, node: ir.KeywordAbility) -> Text:
    """Plain printed keywords are part of the printed card; those under a condition, or quoted, come and go (15.2.6)."""
    if not node.damage and _printed(sheet, node):
        return Text(source, node)
    keywords = frozenset(k.name for k in node.keywords)
    zones = (FIELD, HAND) if QUICK in keywords else (FIELD,)
    return Text(source, node, frozenset(zones), keywords=keywords, damage=node.damage)


def _printed(sheet: Sheet, node: ir.Ability) -> bool:
    """Whether it is an ability of the card itself, and not one that the card quotes."""
    text = sheet.nodes[0]
    return isinstance(text, ir.CardText) and any(a is node for a in text.abilities)


def leaves(effects: tuple[ir.Effect, ...]) -> list[tuple[ir.Effect, tuple[ir.Condition, ...]]]:
    """The instructions of a field ability, each with the conditions that it stands under.

    "Instead" and "otherwise" are conditions, too, where effects apply continuously: the sentence before them applies only
    while they do not.
    """
    sentences: list[list[tuple[ir.Effect, tuple[ir.Condition, ...]]]] = []
    for node in effects:
        if isinstance(node, ir.Instead):
            absent = ir.Not(condition=node.condition)
            for i in range(max(0, len(sentences) - node.replaces), len(sentences)):
                sentences[i] = [(leaf, (*conditions, absent)) for leaf, conditions in sentences[i]]
            sentences.append(list(_leaves(node.effect, (node.condition,))))
        elif isinstance(node, ir.Otherwise) and sentences and sentences[-1]:
            shared = sentences[-1][0][1]
            sentences.append(list(_leaves(node.effect, (ir.Not(condition=ir.And(conditions=shared)),))))
        else:
            sentences.append(list(_leaves(node, ())))
    return [leaf for sentence in sentences for leaf in sentence]


def _leaves(
    node: ir.Effect, conditions: tuple[ir.Condition, ...]
) -> Iterator[tuple[ir.Effect, tuple[ir.Condition, ...]]]:
    if isinstance(node, ir.If):
        yield from _leaves(node.effect, (*conditions, node.condition))
    elif isinstance(node, ir.Both):
        for effect in node.effects:
            yield from _leaves(effect, conditions)
    elif type(node) in INNER:
        for effect, more in INNER[type(node)](node):
            yield from _leaves(effect, (*conditions, *more))
    elif not isinstance(node, ir.ReminderSentence):
        yield node, conditions


def _part(sheet: Sheet, node: Any, conditions: tuple[ir.Condition, ...], damage: int) -> Part:
    depends: set[int] = set()
    what = subject_of(node)
    layers = layers_of(node)
    amounts = outer_amounts(node)
    looked_at: list[ir.Node] = [*conditions, *(a for _, a in amounts)]
    if isinstance(node, ir.GainElementsOf):
        looked_at.append(node.group)
        depends.add(OTHER)
    if isinstance(node, ir.GainSpecials):
        looked_at.append(node.of)
        depends.add(ABILITIES)
    subject = list(walk(what))
    others = [p for root in looked_at for p in walk(root)]
    for part in subject + others:
        if layer := layer_read(part):
            depends.add(layer)
        elif isinstance(part, COMPARING):
            depends |= set(LAYERS)
    traits = None if set(LAYERS) <= depends else traits_read(subject + others)
    if traits is not None and isinstance(node, ir.GainElementsOf):
        traits |= {ELEMENTS}
    if POWER in depends:
        depends.add(BASE_POWER)
    fixed_reads = reads_of(others) | (POINTS if damage else 0)  # 15.2.6.2: the Damage Zone
    reads = fixed_reads | reads_of(subject)
    places = {id(a): place for place, a in amounts}
    return Part(
        sheet.source(node), node, _kind(node), conditions, damage, layers, reads, frozenset(depends), places, what,
        fixed_reads, any(map(apiece, (a for _, a in amounts))),
        isinstance(what, ir.All) and any(isinstance(each, ir.InZone) for each in what.group.qualifiers),
        traits, traits_given(node), all(type(a) is ir.Num for _, a in amounts), isinstance(node, ir.Gain) and all(map(_is_steady, node.gains)),
    )  # fmt: skip


def _is_steady(gained: ir.Gained) -> bool:
    """Whether it is gained as a number or a word: quoted abilities bring something along."""
    return isinstance(gained, ir.PowerUp | ir.KeywordGained) or type(gained) in GAINS


def _kind(node: Any) -> str:
    if isinstance(node, ir.Restrict):
        return "change" if type(node.rule) in CHANGING_RULES else type(node.rule).__name__
    if isinstance(node, CHANGING) or type(node) in CHANGES:
        return "change"
    return "replace" if isinstance(node, REPLACING) or type(node) in REPLACEMENTS else type(node).__name__


def subject_of(node: Any) -> ir.Objects | None:
    """Whom the instruction is about; None where it is about a player or about anything."""
    if isinstance(node, ir.Gain | ir.Lose | ir.ReplaceDamage):
        return node.to
    dealer: ir.Objects | None = getattr(node, "dealer", None)
    if dealer is not None and not isinstance(node, ir.ReplacePlayerDamage):
        return dealer
    what: ir.Objects | None = getattr(node, "what", None)
    return what


def layers_of(node: Any) -> frozenset[int]:
    """The layers in which the instruction does something (11.12.4.6)."""
    found: set[int] = set()
    if isinstance(node, ir.Restrict):
        found = {CHANGING_RULES[type(node.rule)]} if type(node.rule) in CHANGING_RULES else set()
        if isinstance(node.rule, ir.AlsoNamed) and node.rule.what == "either":
            found.add(TYPES)
    elif type(node) in CHANGES:
        found = {CHANGES[type(node)].layer}
    elif isinstance(node, ir.Gain):
        found = _gain_layers(node.gains)
    elif isinstance(node, ir.Lose):
        found = _gain_layers(node.losses)
    elif isinstance(node, ir.DoublePower):
        found = {POWER}
    elif isinstance(node, ir.SetPower):
        found = {BASE_POWER}
    elif isinstance(node, ir.BecomeForward):
        found = {TYPES, BASE_POWER, *_gain_layers(node.gains)}
    elif isinstance(node, ir.BecomeElement | ir.GainElements | ir.GainElementsOf):
        found = {OTHER}
    return frozenset(found)


def _gain_layers(items: tuple[ir.Gained, ...]) -> set[int]:
    """Quoted abilities are text; keywords are traits (15.2.1.2, 15.2.3.4), so information other than the power."""
    found: set[int] = set()
    for item in items:
        if isinstance(item, ir.PowerUp):
            found.add(POWER)
        if isinstance(item, ir.AbilityGained | ir.AllAbilities | ir.AbilitiesOfKinds):
            found.add(ABILITIES)
        if isinstance(item, ir.KeywordGained):
            found.add(ABILITIES if item.keyword in ABILITY_KEYWORDS else OTHER)
        if isinstance(item, ir.AllAbilities):
            found.add(OTHER)
        if type(item) in GAINS:
            found.add(GAINS[type(item)].layer)
    return found


def in_all_situations(node: Any, conditions: tuple[ir.Condition, ...] = ()) -> bool:
    """Whether the instruction says what its own card is in every zone, so that it counts as printed (fftcg-new X-BECOME-3)."""
    if not isinstance(node, ir.Restrict) or not isinstance(node.what, ir.SelfRef) or conditions:
        return False
    rule = node.rule
    return isinstance(rule, ir.AlsoName | ir.AlsoNames | ir.AlsoElement | ir.AlsoType) or (
        isinstance(rule, ir.AlsoJob) and rule.everywhere
    )


def everywhere(base: Chars, text: ir.CardText) -> Chars:
    """The printed card with the names, jobs, Elements and types that its text gives it in all situations."""
    for ability in text.abilities:
        if not isinstance(ability, ir.FieldAbility) or ability.damage:
            continue
        for node, conditions in leaves(ability.effects):
            if not in_all_situations(node, conditions):
                continue
            rule: Any = node.rule  # type: ignore[attr-defined]  # in_all_situations has looked: it is a restriction
            if isinstance(rule, ir.AlsoName):
                base = replace(base, names=(*base.names, rule.name))
            elif isinstance(rule, ir.AlsoNames):
                base = replace(base, names=(*base.names, *rule.names))
            elif isinstance(rule, ir.AlsoJob):
                base = replace(base, jobs=(*base.jobs, rule.job))
            elif isinstance(rule, ir.AlsoElement):
                base = replace(base, elements=(*base.elements, rule.element))
            else:
                base = replace(base, types=(*base.types, rule.card_type))
    return base


def field_zones(node: ir.FieldAbility) -> set[int]:
    """Where a field ability is active: on the field, or where its condition says that its card is (11.9.1; sve 10.3.5); what gives
    its own card Back Attack is needed in the hand (15.2.5)."""
    named = {
        ZONE_NAMES[c.zone]
        for _, conditions in leaves(node.effects)
        for c in walk(conditions)
        if isinstance(c, ir.SourceIn) and isinstance(c.card, ir.SelfRef)
    }
    if not named and any(_quickens_itself(leaf) for leaf, _ in leaves(node.effects)):
        return {FIELD, HAND}
    return named or {FIELD}


def _quickens_itself(node: Any) -> bool:
    gains = node.gains if isinstance(node, ir.Gain) and isinstance(node.to, ir.SelfRef) else ()
    return any(isinstance(each, ir.KeywordGained) and each.keyword == QUICK for each in gains)


# loading a card -------------------------------------------------------------------------------------------------------


def nodes_of(text: ir.CardText, keywords: bool = False) -> tuple[ir.Node, ...]:
    """All nodes of a card's text, in preorder; behind them those of the abilities that `keywords` stand for, and of what rules give,
    if asked for."""
    return (*walk(text), *(walk((*SPEAKING.values(), *GIVEN)) if keywords else ()))


def places_of(nodes: tuple[ir.Node, ...]) -> dict[int, int]:
    """The index of each node, by its identity: the first one of a node that stands there several times."""
    return dict(zip(map(id, reversed(nodes)), range(len(nodes) - 1, -1, -1), strict=True))


def prepare(
    index: int, text: ir.CardText, nodes: tuple[ir.Node, ...] = (), places: dict[int, int] | None = None
) -> Sheet:
    """Prepare a card's texts, for its definition, which has these nodes (all nodes of the text where none are given)."""
    nodes = nodes or nodes_of(text)
    places = places_of(nodes) if places is None else places
    return Sheet(index, nodes, places, tuple(places[id(ability)] for ability in text.abilities))


def unable_to_last(node: Any) -> str:
    """Why an instruction cannot apply continuously; "" where it can."""
    if isinstance(node, ir.Restrict):
        from cardwright.games.common import statics  # which reads what is prepared here

        known = type(node.rule) in statics.RULES | RULES or type(node.rule) in CHANGING_RULES
        return "" if known else f"no rule for {type(node.rule).__name__}"
    own = type(node) in CHANGES or type(node) in REPLACEMENTS or type(node) in RULINGS
    if not own and not isinstance(node, (*CHANGING, *REPLACING, *RULING)):
        return f"{type(node).__name__} cannot apply continuously"
    items = node.gains if isinstance(node, ir.Gain | ir.BecomeForward) else ()
    if any(isinstance(item, ir.AllAbilities | ir.AbilitiesOfKinds) for item in items):
        return "all abilities cannot be gained"
    losses = node.losses if isinstance(node, ir.Lose) else ()
    if any(isinstance(item, ir.AbilityGained) for item in losses):
        return "a quoted ability cannot be lost"
    return ""
