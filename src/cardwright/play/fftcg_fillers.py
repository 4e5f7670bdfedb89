"""The cards that stand around a card on the bench: plain ones of every Element, and ones that its text asks for.

What a text asks for is read from its groups ("Job ... Forwards of cost 3 or less in your Break Zone"): for each a blank card is
made that belongs to it, to be put where the group looks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from cardwright.cards import FftcgCard
from cardwright.errors import TextError
from cardwright.games.common.zones import BREAK_ZONE, FIELD, HAND
from cardwright.games.fftcg.definitions import compile_card, define
from cardwright.games.fftcg.newer.keywords import NAMES, WARP
from cardwright.games.fftcg.zones import LIMIT_DECK
from cardwright.kernel.rules import Definition
from cardwright.play.fillers import FEW, MOST, Asked, Wanted, all_ways, asked_groups, number_for, ways
from cardwright.text import ir

ELEMENTS = ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water")
# Cards of our own that make things happen to the card: (type, elements, text); one that does not compile is left out
_HELPERS = (
    ("Summon", "Fire", "Choose 1 Character. Break it."),
    ("Summon", "Fire", "Choose 1 Forward. Deal it 3000 damage."),
    ("Summon", "Ice", "Choose 1 Forward. Return it to its owner's hand."),
    ("Summon", "Ice", "Choose 1 Forward. It gains +2000 power, Haste and Brave until the end of the turn."),
    ("Summon", "Earth", "Play 1 Forward from your hand onto the field."),
    ("Summon", "Wind", "[[ex]]EX BURST[[/]] Draw 1 card."),
    ("Summon", "Ice", "Choose 1 Forward. It loses 1000 power until the end of the turn."),
    ("Summon", "Wind", "Choose 1 Forward. Dull it and Freeze it."),
    ("Summon", "Water", "Choose 1 Forward in your Break Zone. Play it onto the field."),
    ("Backup", "Fire", "《ダル》: Choose 1 Character. Dull it."),
    ("Backup", "Water", "《ダル》: {name} deals you 1 point of damage."),
    ("Backup", "Earth", "《ダル》: Your opponent discards 1 card."),
    ("Backup", "Lightning", "《ダル》: Choose 1 Forward. Deal it 1000 damage."),
    ("Forward", "Wind", "When {name} attacks, draw 1 card."),
    ("Forward", "Water", "When {name} enters the field, draw 1 card."),
)


_NAMED = ("Forward", "Summon", "Backup")  # what a card of a name may be
EXCLUSIVE = ("Light", "Dark")  # a player who controls two such Characters loses them
USES = {
    "special": "[[s]]Trick[[/]] 《S》: Draw 1 card.",
    "action": "《ダル》: Draw 1 card.",
    "any": "《ダル》: Draw 1 card.",
}  # to use, where that is waited for
_DAMAGE = (ir.DealDamage, ir.ReplaceDamage, ir.ReplaceDealt, ir.IsDealtDamage, ir.WasDealtDamage, ir.DamageStands)
_BOTH = "both"  # stands for a text by which a card of another type is a Forward, too


class Filler(NamedTuple):
    """A card that a text asks for, and where it looks for it."""

    card: FftcgCard
    zone: int = FIELD
    players: tuple[int, ...] = (0, 1)
    copies: int = 2
    dull: bool | None = None
    damaged: bool = False
    frozen: bool = False
    counters: dict[str, int] = {}
    looked_at: bool = False  # a card that is looked at is judged by it: one should be where cards are looked at
    fresh: bool = False  # whether it has entered the field this turn


# plain cards ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def plain_cards() -> tuple[tuple[FftcgCard, ...], tuple[Definition, ...]]:
    """Cards of every Element and type, and the helpers: definitions 1 and up, the same for every card on the bench."""
    cards: list[FftcgCard] = []
    for number, element in enumerate(ELEMENTS):
        cards.append(blank(f"Soldier {element}", "Forward", (element,), 1 + number, 2000 + 1000 * number))
    cards.append(blank("Captain", "Forward", ("Fire", "Water"), 3, 9000))
    cards.append(blank("Colossus", "Forward", ("Earth",), 7, 20000))
    for number, element in enumerate(ELEMENTS):
        cards.append(blank(f"Clerk {element}", "Backup", (element,), 1 + number % 3))
    cards += [blank(f"Scholar {number}", "Backup", ELEMENTS, 6) for number in range(5)]
    cards.append(blank("Beast", "Monster", ("Fire",), 2))
    cards += [blank(f"Spirit {element}", "Summon", (element,), 1 + n % 3) for n, element in enumerate(ELEMENTS)]
    for number, (kind, element, text) in enumerate(_HELPERS):
        power = 6000 if kind == "Forward" else None
        name = f"Helper {number}"
        helper = blank(name, kind, (element,), 1, power, text.format(name=name), ex_burst="EX BURST" in text)
        try:
            compile_card(helper)
        except TextError:
            continue
        cards.append(helper)
    found = [define(i, card, compile_card(card)) for i, card in enumerate(cards, 1)]
    return tuple(cards), tuple(found)


def blank(
    name: str, kind: str, elements: Sequence[str], cost: int, power: int | None = None, text: str = "", **more: Any
) -> FftcgCard:
    """A card of our own, with these facts."""
    return FftcgCard(
        id=f"bench-{name}", name=name, type=kind, elements=tuple(elements), cost=cost, power=power, text=text,  # type: ignore[arg-type]  # the tables above hold types and Elements
        generic=more.pop("generic", True), **more,
    )  # fmt: skip


# cards that a text asks for -------------------------------------------------------------------------------------------


def asked_for(card: FftcgCard, definition: Definition) -> list[Filler]:
    """Blank cards for the groups of the text, and others of the names that it speaks of."""
    found: dict[tuple[Any, ...], Filler] = {}
    speaking = any(isinstance(node, ir.SuppressAutos) for node in definition.nodes)
    dealing = {id(node.cards) for node in definition.nodes if isinstance(node, ir.DamageSource)}
    using, together = dict(_users(definition)), together_of(definition)
    for asked in _asked(definition):
        ways = (*all_ways(asked.groups, _NAMED), *(_unlike(asked.groups[0], card) if len(asked.groups) == 1 else ()))
        for filters in ways:
            filler = _filler(card, filters, asked.copies, len(found), asked.looked_at, speaking)
            if filler is None:
                continue
            if any(element in together for element in filler.card.known_elements):
                filler = filler._replace(copies=asked.copies)
            if any(id(group) in dealing for group in asked.groups):
                filler = filler._replace(card=_dealing(filler.card))
            used = [using[id(group)] for group in asked.groups if id(group) in using]
            if used and not filler.card.text and filler.card.type != "Summon":
                filler = filler._replace(card=replace(filler.card, text=USES[used[0]]))
            facts = filler.card
            key: tuple[Any, ...] = (facts.type, facts.elements, facts.jobs, facts.categories, facts.cost, facts.power, facts.text,
                   filler.zone, filler.players, filler.dull, filler.damaged, filler.frozen, filler.fresh)  # fmt: skip
            if not facts.name.startswith("Follower"):
                key = (*key, facts.name)
            known = found.get(key)
            if known is None or known.copies < filler.copies:
                found[key] = filler
    kinds = {type(node) for node in definition.nodes}
    if ir.NoFewer in kinds:  # two that differ in cost may be what it takes
        found |= {("dearer", *key): f._replace(card=replace(f.card, cost=f.card.cost + 1)) for key, f in found.items()}
    made = [*list(found.values())[:MOST], *_of_one_job(card, definition), *_sharing(definition)]
    made += [*_apart(card, definition), *_also_forwards(card, definition)]
    limited = [f for f in made if f.card.text.startswith(f"[[i]]{NAMES[ir.LimitBreak]}")]
    made += [f._replace(zone=LIMIT_DECK, players=(0,), copies=3) for f in limited]
    if ir.IfNotDone in kinds and ir.CastRef in kinds:
        made += [f._replace(card=_uncastable(f.card)) for f in made if f.card.type == "Summon"]
    return made


def together_of(definition: Definition) -> tuple[str, ...]:
    """The exclusive Elements of which the text lets a player control several Characters."""
    return tuple(node.element for node in definition.nodes if isinstance(node, ir.LightDarkMany))


def _users(definition: Definition) -> Iterator[tuple[int, str]]:
    """The groups of whose abilities the text waits that they are used, by identity, with the kind of ability."""
    for node in definition.nodes:
        if isinstance(node, ir.PlayerUsesAbility) and node.group is not None and node.kind in USES:
            yield id(node.group), node.kind
        elif isinstance(node, ir.CardEvent) and isinstance(node.subject, ir.OneSubject):
            for each in node.happenings:
                if isinstance(each, ir.UsesAbility) and each.kind in USES:
                    yield id(node.subject.group), each.kind


def like(card: FftcgCard, group: ir.Group, name: str, text: str) -> FftcgCard:
    """A Forward of the group with this name and text, of the card's Element where the group asks for none."""
    facts = _Facts()
    for node in next(ways(group, ())):
        facts.read(node)
    elements = facts.elements or card.known_elements[:1] or ("Fire",)
    return blank(name, "Forward", elements, 2, 5000, text, jobs=facts.jobs, categories=facts.categories)


def _dealing(card: FftcgCard) -> FftcgCard:
    """The card, with damage to deal if it has nothing else to do."""
    effect = "Choose 1 Forward. Deal it 1000 damage."
    return card if card.text else replace(card, text=effect if card.type == "Summon" else f"《ダル》: {effect}")


def _of_one_job(card: FftcgCard, definition: Definition) -> Iterator[Filler]:
    """Forwards that share a job or a category, where the text speaks of them without saying which: plain cards have none."""
    for node in definition.nodes:
        if isinstance(node, ir.SoManyAlike) and node.trait == "job" and isinstance(node.condition, ir.Controls):
            noun = node.condition.group.noun
            kind = noun.types[0] if isinstance(noun, ir.TypeIs) else "Forward"
            power = 5000 if kind == "Forward" else None
            alike = blank("Mate", kind, card.known_elements[:1] or ("Fire",), 2, power, jobs=("Hand",))
            yield Filler(alike, FIELD, (0,), FEW + 2)
    named = any(isinstance(node, ir.Name) and node.what == "job" for node in definition.nodes)
    shared = {node.trait for node in definition.nodes if isinstance(node, ir.SameTrait)}
    if named or shared & {"job", "category"}:
        made = blank("Fellow", "Forward", card.known_elements[:1] or ("Fire",), 2, 5000,
                     jobs=(*card.jobs[:1], "Hand"), categories=card.categories[:1] if "category" in shared else ())  # fmt: skip
        yield Filler(made, FIELD, (0,))
        yield Filler(replace(made, id="bench-Fellow in hand", name="Second Fellow"), HAND, (0,), 3)


def _sharing(definition: Definition) -> Iterator[Filler]:
    """Cards that share what plain ones do not: a name, a job, a category; and two that differ in them."""
    for node in definition.nodes:
        if isinstance(node, ir.SoManyAlike) and node.trait in ("name", "job", "category"):
            for kind, power in (("Forward", 5000), ("Summon", None)):
                made = blank(f"Twin {kind}", kind, ("Fire",), 2, power, jobs=("Hand",), categories=("XII",))
                yield Filler(made, FIELD if power else BREAK_ZONE, copies=4)
        elif isinstance(node, ir.CountElements) or (
            isinstance(node, ir.CountDifferent) and node.trait in ("job", "category", "cost")
        ):
            noun = node.group.noun
            kind = noun.types[0] if isinstance(noun, ir.TypeIs) else "Forward"
            for number, each in enumerate(("I", "II", "III", "IV")):
                made = blank(f"Single {each}", kind, ELEMENTS[number : number + 1], 1 + number, 5000 if kind == "Forward" else None,
                             jobs=(each,), categories=(each,))  # fmt: skip
                yield Filler(made, copies=1)


def _apart(card: FftcgCard, definition: Definition) -> Iterator[Filler]:
    """Cards of a group that differ in what all those taken or counted differ in, where plain cards are not of the group."""
    for node in definition.nodes:
        group, trait = getattr(node, "group", None), _apart_in(node)
        for filters in ways(group, ()) if isinstance(group, ir.Group) and trait in ("name", "cost", "element") else ():
            filler = _filler(card, filters, 1, 1, looked_at=False, speaking=False)
            if filler is not None:
                yield from _differing(filler, trait)


def _also_forwards(card: FftcgCard, definition: Definition) -> Iterator[Filler]:
    """Monsters that are Forwards, too, where the text speaks of damage and of Monsters: others are dealt none (6.5)."""
    if any(isinstance(node, _DAMAGE) for node in definition.nodes):
        for node in definition.nodes:
            for filters in ways(node, ()) if isinstance(node, ir.Group) else ():
                if ir.TypeIs(types=("Monster",)) in filters:
                    filler = _filler(card, (*filters, ir.AlsoAForward()), 1, 1, looked_at=False, speaking=False)
                    yield from (filler,) if filler is not None else ()


def _apart_in(node: ir.Node) -> str:
    """In what the cards of its group differ that it takes or counts; "cost" where it measures theirs by another card."""
    if isinstance(node, ir.CountElements):
        return "element"
    if isinstance(node, ir.CountDifferent):
        return node.trait
    group = getattr(node, "group", None)
    measured = isinstance(group, ir.Group) and any(
        isinstance(each, ir.CostIs) and not isinstance(each.amount, ir.Num | ir.X)
        for each in (*group.adjectives, *group.qualifiers)
    )
    return str(getattr(node, "different", "")) or ("cost" if measured else "")


def _differing(filler: Filler, trait: str) -> Iterator[Filler]:
    """Some cards like this, each with a name, cost or Element of its own."""
    for number in range(5):
        facts = filler.card
        others: dict[str, dict[str, Any]] = {
            "name": {"name": f"{facts.name} {number}"},
            "cost": {"cost": facts.cost - number if facts.cost >= number else facts.cost + number},
            "element": {"elements": ELEMENTS[number : number + 1]},
        }
        yield filler._replace(card=replace(facts, id=f"{facts.id}-apart-{number}", **others[trait]), copies=1)


def _uncastable(card: FftcgCard) -> FftcgCard:
    """A Summon that there is nothing to choose for, so that it cannot be cast (11.3.3)."""
    return replace(card, id=f"{card.id}-idle", text="Choose 1 Forward of cost 40 or more. Break it.")


def _asked(definition: Definition) -> Iterator[Asked]:
    """The cards that the text speaks of, those of which rules about Light and Dark speak or whose counters it removes among them."""
    yield from asked_groups(definition)
    for node in definition.nodes:
        if isinstance(node, ir.LightDarkExempt | ir.LightDarkMany | ir.LightDarkDiscards):
            element = ir.ElementIs(elements=(node.element,))
            yield Asked((ir.Group(noun=ir.TypeIs(types=("Forward",)), adjectives=(element,)),))
        elif isinstance(node, ir.RemoveCounters) and isinstance(node.what, ir.All):  # some have to have them
            group = node.what.group
            marked = ir.WithCounter(counter=node.counter, count=ir.Num(value=1))
            yield Asked((replace(group, qualifiers=(*group.qualifiers, marked)),))


def define_asked(first: int, fillers: Sequence[Filler]) -> list[Definition]:
    """Definitions of these, numbered from `first`."""
    found = []
    for i, filler in enumerate(fillers, first):
        try:
            text = compile_card(filler.card)
        except TextError:  # a word that is no keyword of this game: the card does without
            text = compile_card(replace(filler.card, text=""))
        found.append(define(i, filler.card, text))
    return found


def _unlike(group: ir.Group, card: FftcgCard) -> Iterator[tuple[ir.Filter, ...]]:
    """Of what the text finds in a Break Zone, cards that may not be what it asks of them further on: dearer, of another Element."""
    other = next(e for e in ELEMENTS if e not in card.known_elements)
    for filters in ways(group, ("Summon", "Backup")):
        if any(isinstance(f, ir.InZone) and isinstance(f.zone, ir.BreakZone) for f in filters):
            yield (*filters, ir.ElementIs(elements=(other,)), ir.CostIs(amount=ir.Num(value=5)))


class _Facts(Wanted):
    """What the filters want, as they are read."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: tuple[str, ...] = ()
        self.jobs: tuple[str, ...] = ()
        self.categories: tuple[str, ...] = ()
        self.power: int | None = None
        self.stack = False
        self.generic = True
        self.fresh = False
        self.uses = ""  # the kind of ability that it has

    def read(self, node: Any) -> None:
        match node:
            case ir.TypeIs(types=types) if self.kind and self.kind not in types and "Forward" in (self.kind, *types):
                self.kind = types[0] if self.kind == "Forward" else self.kind
                self.keyword = _BOTH
            case ir.EnteredThisTurn():
                self.fresh = True
            case ir.Without(filter=ir.TypeIs(types=types)):
                self.kind = self.kind or next(t for t in ("Forward", "Backup", "Monster", "Summon") if t not in types)
            case ir.ElementIs():
                self.elements = self.elements or node.elements[:1]
            case ir.MultiElement():
                self.elements = ("Fire", "Ice")
            case ir.JobIs():
                self.jobs = (*self.jobs, node.job)
            case ir.CategoryIs():
                self.categories = (*self.categories, node.category)
            case ir.AlsoAForward():
                self.keyword = _BOTH
            case ir.WithAbility(kind=uses):
                self.uses = uses
            case ir.JobCountIs(at_least=ir.Num(value=least)):
                self.jobs = (*self.jobs, *(f"Trade {number}" for number in range(least)))
            case ir.PowerIs():
                self.power = number_for(node.amount, node.compare, 1000)
            case ir.AnyTrait():
                for option in node.options:
                    self.read(option)
            case ir.IsAbility():
                self.stack = True
            case ir.Without(filter=ir.IsGeneric()):
                self.generic = False
            case ir.Without(filter=ir.ElementIs(elements=without)):
                self.elements = tuple(e for e in ELEMENTS if e not in without)[:1]
            case _:
                super().read(node)


def _filler(
    card: FftcgCard, filters: tuple[ir.Filter, ...], copies: int, number: int, looked_at: bool, speaking: bool
) -> Filler | None:
    """A card that satisfies the filters; None where they ask for no card, or for nothing that plain cards are not.

    `speaking`: it has an ability of its own about entering the field.
    """
    facts = _Facts()
    for node in filters:
        facts.read(node)
    plain = facts.generic and not (
        facts.jobs or facts.categories or facts.name or facts.keyword or facts.status or facts.counters
        or facts.fresh or facts.uses
    )  # fmt: skip
    plain = plain and facts.cost is None and facts.power is None and not facts.elements and facts.zone == FIELD
    rare = facts.kind == "Monster"  # there is one plain Monster
    if facts.stack or (plain and not (looked_at and facts.kind) and not rare):
        return None
    kind = facts.kind or ("Forward" if number % 3 or facts.power is not None else "Backup" if facts.name else "Forward")
    name = facts.name or f"Follower {number}"
    elements = facts.elements or tuple(e for e in card.known_elements if e in ELEMENTS)[:1] or ("Fire",)
    cost = max(facts.cost if facts.cost is not None else 2, 0)
    also = facts.keyword == _BOTH
    power = (facts.power if facts.power is not None else 5000) if kind == "Forward" or also else None
    text = _keyword_text(facts.keyword, name, kind) or (USES.get(facts.uses, "") if kind != "Summon" else "")
    if speaking and not text and kind != "Summon":
        text = f"When {name} enters the field, draw 1 card."
    made = blank(
        name, kind, elements, cost, power, text, jobs=facts.jobs, categories=facts.categories,
        ex_burst=facts.keyword == "EX Burst", generic=facts.generic,
    )  # fmt: skip
    dull = True if "dull" in facts.status else False if "active" in facts.status else None
    if not facts.generic or (elements[0] in EXCLUSIVE and facts.zone == FIELD):
        copies = 1
    return Filler(
        made, facts.zone, facts.players, copies, dull, "damaged" in facts.status, "frozen" in facts.status,
        facts.counters, looked_at, facts.fresh,
    )  # fmt: skip


def _keyword_text(keyword: str, name: str, kind: str) -> str:
    if keyword == _BOTH:
        return f"{name} is also a Forward in all situations."
    if keyword == WARP:
        return f"[[i]]{WARP} 1 --[[/]] 《5》"  # not so cheap that it never stays in a hand
    if keyword == NAMES[ir.LimitBreak]:
        return f"[[i]]{keyword} -- 1[[/]]"
    if keyword == "Priming":
        return '[[i]]Priming "Master" --[[/]] 《0》'
    if keyword != "EX Burst":
        return keyword
    effect = "Choose 1 Forward. Deal it 1000 damage."
    return (
        f"[[ex]]EX BURST[[/]] {effect}"
        if kind == "Summon"
        else f"[[ex]]EX BURST[[/]] When {name} enters the field, draw 1 card."
    )
