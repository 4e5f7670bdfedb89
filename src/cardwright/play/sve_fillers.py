"""The cards that stand around an SVE card on the bench: plain ones, helpers that make things happen, and what its text asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from cardwright.cards import Pool, SveCard
from cardwright.cards.tokens import listed_tokens, token_named
from cardwright.errors import InputError, TextError
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import DECK, EX_AREA, FIELD, HAND
from cardwright.games.sve.definitions import card_name, compile_card, define
from cardwright.games.sve.zones import CEMETERY, EVOLVE_DECK
from cardwright.kernel.rules import Definition
from cardwright.play.fillers import MOST, Wanted, counts, judged, number_for, ways
from cardwright.play.sve_besides import (
    activating,
    emptying,
    instead_of,
    of_its_own,
    of_the_past,
    recovering,
    storing,
    together,
)
from cardwright.text import ir

RULESET = "sve"
CLASSES = ("Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft")
EVOLVE = "[evolve][cost01]: Evolve this follower."
CARROT = "Carrot"
MANY = 24  # as many as a cemetery has, mostly
WOUND = "Deal 1 damage to your leader."
# keywords that are no words of their own: a card that has them
_SPEAKING = {
    "Quick": "[quick]\nDraw a card.", "Fanfare": "[fanfare] Draw a card.", "Last Words": "[lastwords] Draw a card.",
    "On Evolve": "On Evolve: Draw a card.", "On Race": "On Race: Draw a card.", "Strike": "Strike: Draw a card.",
    "Serve": "[feed][cost01]: Race this follower.", "Act": "[act][cost01]: Draw a card.",
}  # fmt: skip
_KINDS = ("Spell", "Amulet")  # what a card of a name may be beside a follower
# Cards of our own that make things happen: (type, cost, text); one that does not compile is left out
_HELPERS = (
    ("Spell", 0, "Select a follower on the field and destroy it."),
    ("Spell", 0, "[quick]\nSelect a follower on the field and deal it 2 damage."),
    ("Spell", 1, "Select a card on the field and return it to its owner's hand."),
    ("Spell", 0, "Select a follower on your field and give it [attack]+1/[defense]+1."),
    ("Spell", 0, WOUND),
    ("Spell", 0, "Spellchain (4): Give your leader [defense]+1."),
    ("Spell", 1, "[quick]\nDeal 2 damage to each enemy leader."),
    ("Spell", 0, "Give your leader [defense]+2."),
    ("Spell", 1, "Draw 2 cards."),
    ("Spell", 1, "Discard a card. Draw a card."),
    ("Spell", 0, "Select a follower on your field and evolve it."),
    ("Spell", 1, "Put a Fairy token into your EX area."),
    ("Spell", 0, "[quick]\nSelect a card on the field and banish it."),
    ("Spell", 0, "Select a card on the field and destroy it."),
    ("Spell", 1, "Bury a card on your field: Draw a card."),
    ("Amulet", 1, "[act][engage]: Select a follower on the field and deal it 1 damage."),
    ("Amulet", 1, "[lastwords] Draw a card."),
    ("Follower", 1, "Ward."),
    ("Follower", 1, "Storm."),
    ("Follower", 2, "[fanfare] Draw a card."),
    ("Follower", 2, "[lastwords] Deal 1 damage to each enemy leader."),
    ("Follower", 2, f"{EVOLVE}\nRush."),
)


class Filler(NamedTuple):
    """A card that a text asks for, and where it looks for it."""

    card: SveCard
    zone: int = FIELD
    players: tuple[int, ...] = (0, 1)
    copies: int = 2
    dull: bool | None = None
    damaged: bool = False
    evolved: SveCard | None = None  # the card of the evolve deck with its name
    linked: bool = False  # whether it has evolved already
    faceup: bool = False
    counters: dict[str, int] = {}


def blank(name: str, kind: str, cost: int | None = 2, text: str = "", **more: Any) -> SveCard:
    """A card of our own; followers have attack 2 and defense 3 where nothing else is said."""
    stats = {"attack": 2, "defense": 3} if kind == "Follower" else {}
    return SveCard(id=f"bench-{name}", name=name, type=kind, cost=cost, text=text, **{**stats, **more})  # type: ignore[arg-type]  # the callers give types of cards


def evolution_of(card: SveCard) -> SveCard:
    """A card of the evolve deck into which this one evolves."""
    kind = "Amulet" if card.type == "Amulet" else "Follower"
    stats: dict[str, Any] = {"attack": 4, "defense": 4} if kind == "Follower" else {}
    return blank(f"{card.name} (Evolved)", kind, None, evolved=True, traits=card.traits, class_=card.class_, **stats)


# plain cards ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def plain_cards() -> tuple[tuple[SveCard, ...], tuple[Definition, ...]]:
    """Followers of every class and size, amulets, spells and the helpers: definitions 1 and up, the same for every card."""
    cards = [
        blank(f"Page {name}", "Follower", 1 + n, class_=name, attack=1 + n, defense=1 + n)
        for n, name in enumerate(CLASSES)
    ]
    cards += [blank("Recruit", "Follower", 0, attack=0, defense=1), blank("Titan", "Follower", 9, attack=9, defense=9)]
    cards += [blank("Wall", "Follower", 3, attack=1, defense=7), blank("Blade", "Follower", 3, attack=6, defense=1)]
    cards += [blank("Lamp", "Amulet", 1), blank("Well", "Amulet", 3)]
    cards += [blank("Sigil", "Amulet", 1, "Stack.", traits=("Earth Sigil",))]
    cards += [blank(f"Note {name}", "Spell", n, class_=name) for n, name in enumerate(CLASSES)]
    pupil = blank("Pupil", "Follower", 2, EVOLVE)
    cards += [pupil, evolution_of(pupil), blank("Chief", "Leader", None)]
    for n, (kind, cost, text) in enumerate(_HELPERS):
        helper = blank(f"Helper {n}", kind, cost, text)
        own = [helper, evolution_of(helper)] if EVOLVE in text else [helper]
        cards += own if _compiles(helper) else []
    usable = [card for card in cards if _compiles(card)]
    return tuple(usable), tuple(define(i, card, compile_card(card)) for i, card in enumerate(usable, 1))


def _compiles(card: SveCard) -> bool:
    try:
        compile_card(card)
    except TextError:
        return False
    return True


def stand_ins(definitions: Sequence[Definition], pool: Pool, known: set[str]) -> list[SveCard]:
    """A plain follower for each token that the texts make and of which nobody here knows what is printed on it."""
    nodes = [node for definition in definitions for node in definition.nodes]
    made = (n.names for n in nodes if isinstance(n, ir.CreateTokens))
    changed = ((n.name,) for n in nodes if isinstance(n, ir.Transform))
    names = dict.fromkeys(name for some in (*made, *changed) for name in some)
    return [blank(n, "Follower", 1, token=True) for n in names if n not in known and not _printed(n, pool)]


def _printed(name: str, pool: Pool) -> bool:
    try:
        token_named(name, pool)
    except InputError:
        return False
    return True


# cards that a text asks for -------------------------------------------------------------------------------------------


def asked_for(card: SveCard, definition: Definition) -> list[Filler]:
    """Cards for the groups of the text; a Carrot and its like where the text speaks of racing."""
    wanted = counts(definition, MANY)
    found: dict[tuple[Any, ...], Filler] = {}
    evolving = {id(n) for e in definition.nodes if isinstance(e, ir.CardEvent) and _evolves(e) for n in walk(e.subject)}
    played = {id(n.group) for n in definition.nodes if isinstance(n, _OF_PLAYED) and n.group is not None}
    # a token is in no hand: it comes from the EX area
    entering = (n for n in definition.nodes if isinstance(n, ir.CardEvent) and _enters(n))
    played |= {id(g) for e in entering for g in walk(e.subject) if isinstance(g, ir.Group) and isinstance(g.noun, ir.IsToken)}  # fmt: skip
    refreshed = {id(group) for group in _refreshed(definition)}
    evolving |= {
        id(n.group) for n in definition.nodes if isinstance(n, ir.Target) and n.bind in _evolving_soon(definition)
    }
    evolved = (n.what for n in definition.nodes if isinstance(n, ir.Evolve | ir.EvolveCostChange | ir.SetEvolveCost))
    evolving |= {id(what.group) for what in evolved if isinstance(what, ir.All)}
    searched = {id(t.group) for n in definition.nodes if isinstance(n, ir.Search) for t in n.targets}
    for node in said(definition):
        groups = instead_of(node, definition) or ([node] if isinstance(node, ir.Group) else [])
        if id(node) in evolving and isinstance(node, ir.Group):
            groups = [replace(node, qualifiers=(*node.qualifiers, ir.EvolveCostIs()))]
        elif id(node) in played and isinstance(node, ir.Group):
            groups = [replace(node, qualifiers=(*node.qualifiers, ir.InZone(zone=ir.ExArea(player=ir.You()))))]
        elif id(node) in searched and isinstance(node, ir.Group):  # the field is for what else it asks for
            groups = [replace(node, qualifiers=(*node.qualifiers, ir.InZone(zone=ir.DeckZone(player=ir.You()))))]
        elif id(node) in refreshed and isinstance(node, ir.Group):
            groups = [replace(node, adjectives=(*node.adjectives, ir.StatusIs(status="dull")))]
        condition = judged(node)
        if condition is not None:
            own = [condition[1]] if isinstance(node, ir.HasFilter) else []
            groups = [*own, *_narrowed(*condition, definition)]
        for group in groups:
            for filters in _every(group):
                filler = _filler(card, filters, wanted.get(id(node), 2), len(found))
                if filler is not None:
                    key = _key(filler)
                    if key not in found or found[key].copies < filler.copies:
                        found[key] = filler
    made = [*list(found.values())[:MOST], *_apart(card, definition)]
    return [*made, *_of_moves(definition), *_of_universes(card, definition)]


def _apart(card: SveCard, definition: Definition) -> Iterator[Filler]:
    """Cards of a group that is counted by their names, each with another one."""
    for node in definition.nodes:
        if isinstance(node, ir.CountDifferent) and node.trait == "name":
            for filler in (_filler(card, filters, 1, 1) for filters in _every(node.group)):
                if filler is not None and not filler.card.token:
                    names = (f"{filler.card.name} {number}" for number in range(4))
                    yield from (
                        filler._replace(card=replace(filler.card, name=n, id=f"bench-{n}"), players=(0,)) for n in names
                    )


def _narrowed(names: tuple[str, ...], asked: ir.Group, definition: Definition) -> list[ir.Group]:
    """The cards selected of which a condition asks whether they are such: those that are, engaged where they are refreshed."""
    refreshed = {id(group) for group in _refreshed(definition)}
    kinds = () if isinstance(asked.noun, ir.IsCard) else (asked.noun,)
    found = []
    for target in definition.nodes:
        if isinstance(target, ir.Target) and target.bind and target.bind in names:
            dull = (ir.StatusIs(status="dull"),) if id(target.group) in refreshed else ()
            adjectives = (*target.group.adjectives, *dull, *asked.adjectives)
            qualifiers = (*target.group.qualifiers, *kinds, *asked.qualifiers)
            found.append(replace(target.group, adjectives=adjectives, qualifiers=qualifiers))
    return found


_OF_PLAYED = (ir.PlayerCasts, ir.HasCastThisTurn, ir.PlayedThisTurn)


def _refreshed(definition: Definition) -> Iterator[ir.Group]:
    """The groups of cards that are refreshed: of reserved ones that would be nothing."""
    acted = [node.what for node in definition.nodes if isinstance(node, ir.Activate)]
    yield from (what.group for what in acted if isinstance(what, ir.All))
    names = {name for what in acted if isinstance(what, ir.Ref) for name in what.to}
    yield from (node.group for node in definition.nodes if isinstance(node, ir.Target) and node.bind in names)


def _evolving_soon(definition: Definition) -> set[str]:
    """The names of cards that are evolved, or cost less to evolve."""
    changes = [n.what for n in definition.nodes if isinstance(n, ir.EvolveCostChange | ir.Evolve)]
    return {name for what in changes if isinstance(what, ir.Ref) for name in what.to}


def _evolves(event: ir.CardEvent) -> bool:
    return any(isinstance(each, ir.Evolves) for each in event.happenings)


def _amulets_go(event: ir.CardEvent) -> bool:
    """Whether it waits for an amulet to be destroyed or put away."""
    gone = any(
        isinstance(each, ir.IsBroken | ir.LeavesField | ir.LeavesFieldOf | ir.IsPutInto) for each in event.happenings
    )
    groups = [n for n in walk(event.subject) if isinstance(n, ir.TypeIs)]
    return gone and any("Amulet" in each.types for each in groups)


def _enters(event: ir.CardEvent) -> bool:
    return any(isinstance(each, ir.EntersField) for each in event.happenings)


_OF_STACKS = (ir.PaidEarthRite, ir.EarthRiteCost, ir.AddToStack)


def said(definition: Definition) -> Sequence[Any]:
    """The nodes of what the card prints; those that its keywords stand for only where it has to do with Stack amulets."""
    printed = list(walk(definition.nodes[0]))
    stacks = any(isinstance(n, _OF_STACKS) or (isinstance(n, ir.Keyword) and n.name == "Stack") for n in printed)
    return definition.nodes if stacks else printed


_MILLS = "Search your deck for a card and put it into your cemetery."
_FINDS = "Search your deck for a follower and put it onto your field."
_REFRESHES = "Engage each follower on your field. Refresh each follower on your field."
_ENGAGES = "Engage each enemy follower on the field."
_WRECKS = "Select an amulet on your field and destroy it."
_RAISES = "Select a follower or amulet in your cemetery and put it onto your field."


def _of_moves(definition: Definition) -> list[Filler]:
    """Spells that do to cards what the text waits for: put counters of a name on them, put them where they are seldom put."""
    nodes = definition.nodes
    placed = [n for n in nodes if isinstance(n, ir.CounterPlaced)]
    names = sorted({n.counter or "test" for n in placed})
    texts = [f"Select a card on your field and put a {name} counter on it." for name in names]
    taken = sorted({n.counter for n in placed if n.removed and n.counter not in ("", "Stack")})
    texts += [f"Select a card on your field and remove a {name} counter from it." for name in taken]
    texts += ["Earth Rite: Draw a card."] if any(n.removed and n.counter == "Stack" for n in placed) else []
    texts += [_ENGAGES] if any(isinstance(n, ir.BecomesDull) and n.due_to for n in nodes) else []
    texts += [_WRECKS] if any(isinstance(n, ir.CardEvent) and _amulets_go(n) for n in nodes) else []
    milled = any(isinstance(n, ir.Shuffles) or (isinstance(n, ir.IsPutInto) and n.source == "deck") for n in nodes)
    texts += [_MILLS] if milled else []
    back = {n.source for n in nodes if isinstance(n, ir.IsPutInto) and isinstance(n.zone, ir.Hand)}
    texts += ["Select a card in your cemetery and add it to your hand."] if "cemetery" in back else []
    texts += ["Select a card in your EX area and add it to your hand."] if "ex_area" in back else []
    texts += [*emptying(definition), *storing(definition), *recovering(definition), *activating(definition)]
    texts += together(definition)
    drawing = any(isinstance(n, ir.PlayerDraws) and isinstance(n.player, ir.Opponent) for n in nodes)
    texts += ["Each opponent draws a card."] if drawing else []
    texts += [_REFRESHES] if any(isinstance(n, ir.BecomesActive) and n.due_to for n in nodes) else []
    came = [n.zone for n in nodes if isinstance(n, ir.CameFrom)]
    entered = [n for n in nodes if isinstance(n, ir.EntersFrom | ir.NotPlayedByEffects | ir.EntersField)]
    raised = any(not isinstance(n, ir.EntersField) or n.by for n in entered)
    texts += [_RAISES] if raised or any(isinstance(zone, ir.Cemetery) for zone in came) else []
    stored = any(isinstance(n, ir.IsPutInto) and isinstance(n.zone, ir.ExArea) for n in nodes)
    texts += ["Select a card in your hand and put it into your EX area."] if stored else []
    texts += [_FINDS] if any(isinstance(zone, ir.DeckZone) for zone in came) else []
    texts += of_its_own(definition)
    texts += of_the_past(definition)
    texts += sorted({f"If {n.word} is active for you, draw a card." for n in nodes if isinstance(n, ir.WordActive)})
    rites = {n.what for n in nodes if isinstance(n, ir.Performs)}
    texts += ["Earth Rite: Draw a card."] if "Earth Rite" in rites else []
    texts += ["Lesson (1): Draw a card."] if "Lesson" in rites else []
    made = [blank(f"Move {number}", "Spell", 0, text) for number, text in enumerate(texts)]
    found = [Filler(card, HAND, (0,), 2) for card in made if _compiles(card)]
    if any(isinstance(n, ir.IsDiscarded) and n.due_to == "opponent" for n in nodes):
        robber = blank("Robber", "Amulet", 0, "[act][cost00]: Each opponent discards a card.")
        found.append(Filler(robber, FIELD, (1,), 1))
    if "Earth Rite" in rites:
        sigil = blank("Sigil", "Amulet", 1, "Stack.", traits=("Earth Sigil",))
        found.append(Filler(sigil, FIELD, (0,), 1, counters={"Stack": 4}))
    return found


_RACING = (ir.Race, ir.Serve, ir.OnRace, ir.Races, ir.IsRacing, ir.ServeAbility, ir.ServeRule)


def _of_universes(card: SveCard, definition: Definition) -> list[Filler]:
    """Carrots and who races with them, where the text speaks of racing (14.2); Magical Items for Lessons (14.3)."""
    found = []
    if any(isinstance(n, _RACING) for n in definition.nodes):
        named, trait = traits_named(definition), racing_trait(card, definition)
        text = "[feed][cost00]: Race this follower."
        classes = (*(n.class_name.capitalize() for n in definition.nodes if isinstance(n, ir.ClassIs)), "Neutral")
        racer = blank("Racer", "Follower", 1, text, traits=tuple(dict.fromkeys((*named, trait))),
                      universe=card.universe, class_=classes[0])  # fmt: skip
        start = blank("Start", "Spell", 0, f"Select {_a(trait)} follower on your field. Serve it. Race it.")
        found += [Filler(carrot(card, trait), EVOLVE_DECK, (0,), 5), Filler(racer, FIELD, (0,), 2)]
        found += [Filler(start, HAND, (0,), 3)] if _compiles(start) else []
    if any(
        isinstance(n, ir.PayLesson) or (isinstance(n, ir.Performs) and n.what == "Lesson") for n in definition.nodes
    ):
        found.append(Filler(listed_tokens()["Magical Item"], EX_AREA, (0,), 5))
    return found


def traits_named(definition: Definition) -> list[str]:
    """The traits that the text speaks of."""
    return [node.trait for node in definition.nodes if isinstance(node, ir.TraitIs)]


def racing_trait(card: SveCard, definition: Definition) -> str:
    """The trait of the followers that race: the card's own where it races itself, else one that the text names."""
    named = traits_named(definition)
    races = any(isinstance(node, ir.ServeAbility) for node in definition.nodes)
    return (*(card.traits if races else ()), *named, *card.traits, "Courser")[0]


def _key(filler: Filler) -> tuple[Any, ...]:
    card = filler.card
    name = "" if card.name.startswith("Guest") else card.name
    return (name, card.type, card.class_, card.traits, card.cost, card.attack, card.defense, card.text, card.token,
            card.advanced, filler.zone, filler.players, filler.dull, filler.damaged, filler.linked, filler.faceup,
            *sorted(filler.counters.items()))  # fmt: skip


def carrot(card: SveCard, trait: str = "") -> SveCard:
    """A Carrot that can be served to a follower of the trait, else of the card's."""
    trait = trait or (card.traits[0] if card.traits else "Courser")
    text = f"You can serve a {CARROT} to {_a(trait)} follower to race it."
    made = blank(CARROT, "Spell", None, text, evolved=True, universe=card.universe)
    return made if _compiles(made) else replace(made, text="")


def _a(word: str) -> str:
    return f"{'an' if word[0] in 'AEIOU' else 'a'} {word}"


def _every(group: ir.Group) -> Iterator[tuple[ir.Filter, ...]]:
    """The filters of a group, one list for each alternative noun; of "an A and B" one for each."""
    for filters in ways(group, _KINDS):
        each = next((f for f in filters if isinstance(f, ir.OneOfEach)), None)
        if each is None:
            yield filters
        else:
            rest = tuple(f for f in filters if f is not each)
            for option in each.options:
                some = (option.noun, *option.adjectives) if isinstance(option, ir.Group) else (option,)
                yield (*some, *rest)


class _Facts(Wanted):
    """What the filters want, as they are read."""

    def __init__(self) -> None:
        super().__init__()
        self.class_ = ""
        self.traits: tuple[str, ...] = ()
        self.attack: int | None = None
        self.defense: int | None = None
        self.universe: str | None = None

    def read(self, node: Any) -> None:
        """Take in one filter."""
        match node:
            case ir.ClassIs():
                self.class_ = node.class_name.capitalize()
            case ir.TraitIs():
                self.traits = (*self.traits, node.trait)
            case ir.NameIncludes():
                self.name = self.name or f"{node.name} Bearer"
            case ir.SameTrait(trait="job"):
                self.traits = (*self.traits, "Guest")
            case ir.CategoryIs():
                self.universe = node.category
            case ir.IsToken():
                self.status.add("token")
                self.kind = self.kind or (node.types[0] if node.types else "")
            case ir.IsEvolved():
                self.status.add("evolved")
            case ir.IsAdvanced():
                self.status.add("advanced")
            case ir.EvolveCostIs():
                self.status.add("evolves")
            case ir.IsFaceup():
                self.status.add("facedown" if node.down else "faceup")
            case ir.AttackIs():
                self.attack = number_for(node.amount, node.compare, 1)
            case ir.DefenseIs():
                self.defense = number_for(node.amount, node.compare, 1)
            case ir.AnyTrait():
                self.read(node.options[0])
            case _:
                super().read(node)


def _filler(card: SveCard, filters: tuple[ir.Filter, ...], copies: int, number: int) -> Filler | None:
    """A card that satisfies the filters; None where they ask for no card, or for nothing that plain cards are not."""
    facts = _Facts()
    for node in filters:
        facts.read(node)
    if any(isinstance(node, ir.SameTrait) and isinstance(node.card, ir.SelfRef) for node in filters):
        facts.traits = (*facts.traits, *card.traits)
    special: tuple[Any, ...] = (
        facts.traits, facts.name, facts.keyword, facts.status, facts.counters, facts.universe, facts.class_,
    )  # fmt: skip
    asks = any(special) or facts.zone not in (FIELD, HAND, DECK, CEMETERY)
    asks = asks or (facts.kind == "Amulet" and copies > 2)  # more than there are of plain ones
    asks = asks or (facts.zone == CEMETERY and copies > MANY)
    if facts.kind == "Leader" or not (asks or facts.cost is not None or facts.attack is not None or facts.defense):
        return None
    made, zone = _made(card, facts, number), facts.zone
    if made.token and zone not in (FIELD, EX_AREA):
        zone = EX_AREA
    evolution = evolution_of(made) if made.type == "Follower" and {"evolved", "evolves"} & facts.status else None
    if evolution is not None:  # what has evolved has the abilities of its evolved card
        evolution = replace(evolution, text=_keyword_text(facts.keyword))
    return Filler(
        made, zone, facts.players, copies, _engaged(facts.status), "damaged" in facts.status, evolution,
        "evolved" in facts.status and zone == FIELD, "faceup" in facts.status,
        {**({"Stack": 4} if facts.keyword == "Stack" else {}), **facts.counters},
    )  # fmt: skip


def _engaged(status: set[str]) -> bool | None:
    return True if "dull" in status else False if "active" in status else None


def _made(card: SveCard, facts: _Facts, number: int) -> SveCard:
    tokens = listed_tokens()
    if facts.name in tokens:
        return tokens[facts.name]
    if facts.name == CARROT:
        return carrot(card)
    if "token" in facts.status and not facts.name:
        fitting = [t for t in tokens.values() if _fits(t, facts)]
        if fitting:
            return fitting[0]
    kind = facts.kind or ("Amulet" if facts.keyword == "Stack" else "Follower")
    name = facts.name or f"Guest {number}"
    if facts.name and kind != "Follower":
        name = facts.name
    in_evolve_deck = facts.zone == EVOLVE_DECK and "advanced" not in facts.status
    evolves = EVOLVE if "evolves" in facts.status or "evolved" in facts.status else ""
    text = "\n".join(filter(None, (evolves, _keyword_text(facts.keyword))))
    more: dict[str, Any] = {"class_": facts.class_ or "Neutral", "traits": facts.traits, "universe": facts.universe}
    if kind == "Follower":
        more |= {"attack": max(0, facts.attack if facts.attack is not None else 2),
                 "defense": max(1, facts.defense if facts.defense is not None else 3)}  # fmt: skip
    cost = None if in_evolve_deck else max(0, facts.cost if facts.cost is not None else 2)
    made = blank(f"{name} (Evolved)" if in_evolve_deck else name, kind, cost, "" if in_evolve_deck else text, **more)
    made = replace(made, evolved=in_evolve_deck, advanced="advanced" in facts.status,
                   id=f"bench-asked-{number}-{kind}")  # fmt: skip
    return made if _compiles(made) else replace(made, text="")


def _fits(token: SveCard, facts: _Facts) -> bool:
    return (not facts.kind or token.type == facts.kind) and set(facts.traits) <= set(token.traits) and (
        not facts.class_ or token.class_ == facts.class_
    )  # fmt: skip


def _keyword_text(keyword: str) -> str:
    if not keyword:
        return ""
    return _SPEAKING.get(keyword, f"{keyword}.")


def base_for(card: SveCard) -> SveCard:
    """For an evolved card: a follower of its name that evolves."""
    kind = card.type if card.type != "Spell" else "Follower"
    stats = {"attack": 2, "defense": 3} if kind == "Follower" else {}
    return SveCard(
        id="bench-base", name=card_name(card), type=kind, cost=2, class_=card.class_, traits=card.traits,
        universe=card.universe, text=EVOLVE if kind == "Follower" else "", **stats,  # type: ignore[arg-type]  # numbers
    )  # fmt: skip


def define_asked(first: int, cards: Sequence[SveCard]) -> list[Definition]:
    """Definitions of these, numbered from `first`."""
    found = []
    for i, card in enumerate(cards, first):
        try:
            text = compile_card(card)
        except TextError:  # a word that means nothing here: the card does without
            text = compile_card(replace(card, text=""))
        found.append(define(i, card, text))
    return found
