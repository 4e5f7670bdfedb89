"""What is known at one point of an ability, and which of it a pronoun means; the rule is in bind.py."""

import itertools
from dataclasses import dataclass, field, replace
from typing import Final

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.pronouns import FORMER, LYING, TYPED
from cardwright.text.walk import nodes


@dataclass(frozen=True)
class Antecedent:
    """One thing that a pronoun can mean: its name, how it was introduced, in which sentence, one or several cards.

    ``apiece``: one card for each player, of which both "it" and "them" can speak."""

    name: str
    kind: str
    sentence: int
    many: bool
    apiece: bool = False


@dataclass
class Scope:
    """What is known at one point of an ability."""

    known: list[Antecedent] = field(default_factory=list)
    former: tuple[str, ...] = ()
    typed: dict[str, list[ir.Target]] = field(default_factory=dict)
    counter: list[int] = field(default_factory=lambda: [0])
    sentence: int = 0
    player: ir.Player | None = None
    each_as_you: bool = False  # in what each player may do: he is "you" there
    actor: list[ir.Player] = field(default_factory=list)
    lasting: bool = False
    mention: tuple[str, ...] = ()
    apiece: bool = False  # the amount spoken of is each card's own: "lose 1000 power for each Counter on them"
    own: tuple[str, ...] = ()  # whose "its own" is: of one card that a rule is about
    together: frozenset[int] = frozenset()  # the choices of which all cards are moved in the next sentence
    pairs: tuple[str, ...] = ()  # what was chosen last of which there are two
    two: tuple[str, ...] = ()  # the two cards that were chosen last, if it was neither more nor fewer
    choosing: bool = False  # between the parts of one choice: "the former" is the first of them
    parted: str = ""  # which of the two a player selected
    whole: tuple[tuple[str, ...], str] = ((), "")  # those of which a player selected some, and those
    superseded: list[Antecedent] = field(default_factory=list)  # chosen before a later choice: "it" is none of these
    happened_to: str = ""  # "the_forward" ...: what the card of the event is called, whichever card it is
    becomes: bool = False  # a card becomes a Forward, which it was not
    quoted: bool = False  # inside of an ability that a card is given
    reflexive: bool = False  # inside of "when you do so"
    itself_gone: bool = False  # the card itself was moved from where it was
    on_field: bool = False  # the verb is one for cards on the field: nothing in a deck or hand is meant
    elsewhere: bool = False  # the verb is one for cards that are not on the field
    standing: set[str] = field(default_factory=set)  # what was chosen or selected on the field
    stored: set[str] = field(default_factory=set)  # ... in another zone
    groups: list[ir.Group] = field(default_factory=list)  # of a field ability: whose cards "they" are
    acts: dict[str, str] = field(default_factory=dict)  # what was done to the cards of a name: "dulled", "removed" ...
    spoken: set[str] = field(default_factory=set)  # what a pronoun has stood for
    first_said: dict[str, int] = field(default_factory=dict)  # the sentence in which one did first
    castable: tuple[str, ...] = ()  # cards of which one may be cast, as the last sentence that allows it says
    gone: dict[str, int] = field(default_factory=dict)  # the sentences in which cards were moved from where they were
    judged: tuple[int, str, ir.Objects] | None = None  # of the last "if it is ...": sentence, pronoun, and the card
    judged_as: dict[str, frozenset[str]] = field(
        default_factory=dict
    )  # as what a condition found a card: "the_forward"
    asked: dict[str, tuple[int, ir.Objects]] = field(default_factory=dict)  # when which card was asked for its type
    played: set[str] = field(default_factory=set)  # what was put onto the field since it was found or shown
    event: ir.Event | None = None  # what the ability waits for
    rivals: set[int] = field(default_factory=set)  # sentences whose condition speaks of one card more
    to_itself: set[int] = field(default_factory=set)  # sentences that do something to the card itself, by its name
    judging: bool = False  # in a condition about what a card is
    abilities: set[str] = field(default_factory=set)  # antecedents that are abilities on the stack, not cards
    left_field: set[str] = field(default_factory=set)  # cards that were removed from the game from the field
    words: dict[str, frozenset[str]] = field(
        default_factory=dict
    )  # "the_forward" ...: as what a thing came into the text
    nouns: dict[str, ir.Node | None] = field(default_factory=dict)  # by which noun it did

    def inner(self) -> "Scope":
        """A copy for an option: it sees what is known, what it adds stays inside."""
        return replace(self, known=list(self.known))

    def add(self, kind: str, many: bool) -> str:
        """A new antecedent; its name."""
        self.counter[0] += 1
        name = f"t{self.counter[0]}"
        self.known.append(Antecedent(name, kind, self.sentence, many))
        return name


def refuse(reason: str) -> TextError:
    """The error that a text is raised with."""
    return TextError(reason, stage="bind")


def by_type(targets: tuple[ir.Target, ...]) -> dict[str, list[ir.Target]]:
    """The targets by what each can be called, "the_forward" ...: those of no one type are Characters."""
    found: dict[str, list[ir.Target]] = {}
    for each in targets:
        noun = each.group.noun
        types = noun.types if isinstance(noun, ir.TypeIs) else ()
        found.setdefault(f"the_{types[0].lower()}" if len(types) == 1 else "the_character", []).append(each)
    return found


def called(subject: ir.Objects) -> str:
    """The words for the card of an event, by its type: "the_forward"; empty where the text leaves the type open."""
    if isinstance(subject, ir.SubjectAny):
        found = {called(each) for each in subject.items if not isinstance(each, ir.SelfRef)}
        return found.pop() if len(found) == 1 else ""
    noun = subject.group.noun if isinstance(subject, ir.OneSubject) else None
    if isinstance(noun, ir.TypeIs) and len(noun.types) == 1:
        return f"the_{noun.types[0].lower()}"
    return "the_character" if isinstance(noun, ir.IsCharacter) else ""


def words_of(group: ir.Group | None) -> frozenset[str]:
    """What its cards can be called by their type, "the_forward" ...; what has only a Job or a name is a Character."""
    noun = None if group is None else group.noun
    if isinstance(noun, ir.TypeIs):
        return frozenset(f"the_{each.lower()}" for each in noun.types)
    if isinstance(noun, ir.IsCard):
        return frozenset({"the_card"})
    trait = isinstance(noun, ir.IsCharacter | ir.JobIs | ir.NameIs | ir.CategoryIs | ir.AnyTrait)
    return frozenset({"the_character"} if trait else ())


def is_stored(group: ir.Group) -> bool:
    """Whether its cards are in another zone than the field."""
    parts = [group, *(each for each in nodes(group.noun) if isinstance(each, ir.Group))]
    return any(
        isinstance(each, ir.InZone | ir.PutThisTurn | ir.RemovedBy) for part in parts for each in part.qualifiers
    )


def stands(group: ir.Group) -> bool:
    """Whether its cards are on the field, as all are of which no other zone is said: no Summon is, and no ability."""
    return not is_stored(group) and words_of(group).isdisjoint({"the_summon", "the_card"}) and bool(words_of(group))


def note_words(event: ir.Event, scope: Scope) -> None:
    """As what the cards of an event come into the text."""
    if isinstance(event, ir.PlayerCasts | ir.DamagedCardEvent | ir.GainsControl):
        scope.words["subject"] = words_of(event.group)
    elif isinstance(event, ir.PlayerDiscards):
        scope.words["subject"] = words_of(event.group or ir.Group(ir.IsCard()))
    elif isinstance(event, ir.ComesToBe):
        scope.words["subject"] = words_of(getattr(event.subject, "group", None))
    elif isinstance(event, ir.CardEvent):
        scope.words["subject"] = words_of(getattr(event.subject, "group", None))
        scope.nouns["subject"] = noun_of(event)
        others = [getattr(each, name, None) for each in event.happenings for name in ("whom", "dealer", "by")]
        groups = [each.group for each in others if isinstance(each, ir.OneSubject)]
        words = {words_of(each) for each in groups}
        scope.words["other"] = words.pop() if len(words) == 1 else frozenset()


def noun_of(event: ir.CardEvent) -> ir.Filter | None:
    """By which noun the event names its one card."""
    return event.subject.group.noun if isinstance(event.subject, ir.OneSubject) else None


def has_other(happening: ir.Event) -> bool:
    """Whether the event is about a second card, which a pronoun means rather than the source, printed with its name."""
    if isinstance(happening, ir.IsDealtDamage):
        return happening.dealer is not None
    if isinstance(happening, ir.Blocks):
        return happening.whom is not None
    if isinstance(happening, ir.DealsDamageTo | ir.Breaks):
        return not isinstance(happening.whom, ir.SelfRef)
    return isinstance(happening, ir.IsBlocked)


def happening_of(event: ir.Event) -> ir.Event:
    """The event itself, whenever or for whichever time it has to happen: "during your turn, when a Forward you control attacks"."""
    while isinstance(event, ir.Within):
        event = event.event
    return event


def names_a_card(condition: ir.Condition | None, event: ir.Event | None = None) -> bool:
    """Whether "it" behind the condition might be a card that it speaks of, rather than that of the event: "if you control a
    Monster" where the card itself is meant else, "if Hild is dull" where another card is."""
    if isinstance(condition, ir.And | ir.Or):
        return any(names_a_card(each, event) for each in condition.conditions)
    another = isinstance(event, ir.CardEvent) and not isinstance(event.subject, ir.SelfRef)
    if isinstance(condition, ir.Not):
        return another and named_source(condition.condition)
    if isinstance(condition, ir.Controls | ir.Exists | ir.HasCastThisTurn):
        single = condition.count == ir.Num(1) and getattr(condition, "compare", ">=") in (">=", "=")  # "only 1 Forward"
        return not another and single
    if isinstance(condition, ir.HappenedThisTurn):  # "if a Forward has entered your field this turn"
        if named_source(condition):
            return another
        seen = condition.event.subject if isinstance(condition.event, ir.CardEvent) else None
        return not another and isinstance(seen, ir.OneSubject) and condition.times == 1
    if isinstance(event, ir.PlayerCasts):  # "if Hild is removed from the game and 1 Warp Counter is placed on it"
        return named_source(condition)
    # "if Hild is in the Break Zone, play it onto the field"
    asked = isinstance(condition, ir.HasFilter | ir.Is) and isinstance(condition.card, ir.SelfRef)
    return another and (asked or isinstance(condition, ir.SourceIn))


def named_source(condition: ir.Condition | None) -> bool:
    """Whether the condition asks about the source itself, by its name: "if Hild is dull, put it into the Break Zone"."""
    if isinstance(condition, ir.And | ir.Or):
        return any(map(named_source, condition.conditions))
    if isinstance(condition, ir.HasFilter | ir.CountersAre | ir.Is | ir.InParty):
        return isinstance(condition.card, ir.SelfRef)
    if isinstance(condition, ir.Not):
        return named_source(condition.condition)
    asked = condition.left if isinstance(condition, ir.Compare) else condition
    if isinstance(asked, ir.HappenedThisTurn | ir.TimesThisTurn):
        return isinstance(asked.event, ir.CardEvent) and isinstance(asked.event.subject, ir.SelfRef)
    return isinstance(condition, ir.SourceIn)


def note_source(condition: ir.Condition | None, scope: Scope) -> None:
    """A card that a condition asks about by its name can be spoken of behind it, where nothing else is."""
    if named_source(condition) and not any(each.kind == "self" for each in scope.known):
        scope.known.append(Antecedent("self", "self", 0, False))


def note_named(node: ir.Node, scope: Scope) -> None:
    """ "Activate Hild. It gains Haste": the card itself can be spoken of behind its name, where nothing else is."""
    changed = node.to if isinstance(node, ir.Gain | ir.Lose) else getattr(node, "what", None)
    if isinstance(changed, ir.SelfRef) and not isinstance(node, MOVES):  # what was moved is on the field no more
        scope.to_itself.add(scope.sentence)
    if isinstance(changed, ir.SelfRef) and all(
        each.kind in ("controlled", "discarded", "stack") for each in scope.known
    ):
        scope.known.append(Antecedent("self", "self", 0, False))


NAMED = (ir.NamedElement, ir.NamedJob, ir.NamedType, ir.NamedNumber, ir.AlsoNamed, ir.CostNamed)


def names_from_outside(ability: ir.Node) -> bool:
    """Whether it speaks of an Element, a job, a type or a number that was named, and does not name one itself: whoever has the
    ability would not know which."""
    inside = list(nodes(ability))
    return any(isinstance(each, NAMED) for each in inside) and not any(isinstance(each, ir.Name) for each in inside)


LEAVING = (ir.PutIntoBreakZone, ir.LeavesField, ir.RemovedFromGame, ir.ReturnsToHand, ir.IsBroken)
MOVES = (ir.ToHand, ir.PlayOnto, ir.PutInto, ir.RemoveFromGame)
JUDGED = ("that_card", "milled_card", "discarded_card", "removed_card")


def of_condition(asked: ir.Node) -> ir.Node | None:
    """The card that is asked about, or whose cost or power is."""
    number = getattr(asked, "number" if isinstance(asked, ir.Parity) else "left", None)
    return getattr(asked, "card", None) or getattr(number, "card", None)


def offered(effect: ir.Node) -> ir.Node:
    """What is done, or may be."""
    return effect.effect if isinstance(effect, ir.May) else effect


def told_apart(said: ir.Node | None, meant: ir.Node | None) -> tuple[str, ...]:
    """ "If the former is dull, break it", "break the Monster if it is dull": the one of several that the sentence has named."""
    named = isinstance(said, ir.Pronoun) and said.form in (*FORMER, *TYPED)
    return meant.to if named and isinstance(meant, ir.Ref) and len(meant.to) == 1 else ()


def asked_and_moved(node: ir.If, condition: ir.Node, scope: Scope) -> tuple[str, ...]:
    """ "Put the top card of your deck into the Break Zone. If that card is a Forward, add it to your hand.": what was asked about."""
    card, meant = of_condition(node.condition), of_condition(condition)
    effect = offered(node.effect)
    # nothing on the field is added to a hand, played or cast: "If it is a Forward, add it to your hand" is of one card, too
    cast = isinstance(effect, ir.AllowCast | ir.CastRef)
    lifted = cast or isinstance(effect, ir.PlayOnto) or (isinstance(effect, ir.ToHand) and effect.verb == "add")
    forms = (*JUDGED, "it") if lifted else JUDGED
    if not isinstance(card, ir.Pronoun) or card.form not in forms or not isinstance(meant, ir.Ref):
        return ()
    lying = any(each.name in meant.to and each.kind in LYING for each in scope.known)
    said = (cast or isinstance(effect, MOVES)) and effect.what == ir.Pronoun("it")  # type: ignore[attr-defined]
    return meant.to if lying and said else ()


PAID: Final[dict[type[ir.Node], tuple[str, str]]] = {
    ir.PayDiscard: ("cost_discarded", "discarded"),
    ir.PayPutGroup: ("cost_put", "put"),
    ir.PayDull: ("cost_dulled", "paid_dulled"),
    ir.PayReveal: ("cost_revealed", "paid_revealed"),
    ir.PayRemove: ("cost_removed", "removed"),
    ir.PayRemoveTop: ("cost_removed", "removed"),
    ir.PayMill: ("cost_put", "put"),
    ir.PayReturn: ("cost_returned", "paid_returned"),
}  # what a cost makes known: its name, and the kind of antecedent


def act_of(node: ir.Node) -> str:
    """What is done to the cards of the target, in the words that later sentences may use."""
    if isinstance(node, ir.SelectAndDull):
        return "dulled"
    if isinstance(node, ir.SelectAndBreak):
        return "broken"
    if isinstance(node, ir.SelectAndActivate):
        return "activated"
    if isinstance(node, ir.TakeAmong) and isinstance(node.into, ir.Hand):
        return "added"
    if isinstance(node, ir.CastFrom | ir.CastAmong):
        return "cast"
    if isinstance(node, ir.PlayFrom):
        return "played"
    into = node.to if isinstance(node, ir.SelectAndPut) else None
    zones: dict[type, str] = {ir.BreakZone: "put", ir.Removed: "removed", ir.Hand: "returned"}
    return zones.get(type(into), "")


def note_taken(node: ir.Node, name: str, scope: Scope) -> None:
    """What is done to the cards of the target, and whether they leave the field for a while."""
    scope.acts[name] = act_of(node)
    if scope.acts[name] == "removed" and not any(isinstance(each, ir.InZone) for each in node.target.group.qualifiers):  # type: ignore[attr-defined]
        scope.left_field.add(name)


def note_act(node: ir.Node, scope: Scope) -> ir.Node:
    """The cards that it speaks of were removed from the game, added or returned to the hand, or put into the Break Zone."""
    what = node.what  # type: ignore[attr-defined]
    note_gone(node, scope)
    note_named(node, scope)
    act = _moved_by(node)
    scope.itself_gone |= isinstance(what, ir.SelfRef) or (isinstance(what, ir.Ref) and what.to == ("self",))
    if act and isinstance(what, ir.Ref):  # what the opponent selected is no card that "you put" away
        chosen = {each.name for each in scope.known if each.kind == "chosen"}
        untouched = {name for name in chosen if not scope.acts.get(name)}
        scope.acts |= {name: act for name in what.to if act != "put" or name in untouched}
    elif act in ("removed", "put", "returned") and isinstance(what, ir.All) and what.bind:
        scope.acts[what.bind] = act
    return node


def note_done(node: ir.Node, act: str, scope: Scope) -> None:
    """What was done to its cards, for "a Summon cast this way", unless another thing was done to them before."""
    what = node.what  # type: ignore[attr-defined]
    for name in what.to if isinstance(what, ir.Ref) else ():
        scope.acts.setdefault(name, act)


def _moved_by(node: ir.Node) -> str:
    """The word that later sentences have for what the instruction does to its cards."""
    if isinstance(node, ir.ToHand):
        return {"add": "added", "return": "returned"}.get(node.verb, "")
    if isinstance(node, ir.PutInto):
        return "put" if isinstance(node.to, ir.BreakZone) else ""
    return "removed" if isinstance(node, ir.RemoveFromGame) else ""


def note_gone(node: ir.Node, scope: Scope) -> ir.Node:
    """The cards that it speaks of have left where they were: they are seldom what a later sentence means."""
    what = node.what  # type: ignore[attr-defined]
    if isinstance(what, ir.Ref):
        scope.gone |= dict.fromkeys(what.to, scope.sentence)
    return node


def paid(cost: ir.Cost, scope: Scope) -> None:
    """Cards that paid a cost can be spoken of, "the discarded card", "the removed card" ...: PaidWith."""
    if _removed_for(cost) == 2:
        scope.known.append(Antecedent("cost_removed", "removed_two", 0, False))
    for item in cost.actions:
        if type(item) in PAID:
            name, kind = PAID[type(item)]
            many = item.count != ir.Num(1)  # type: ignore[attr-defined]
            scope.known.append(Antecedent(name, kind, 0, many))
            scope.words[name] = words_of(getattr(item, "group", None))
            if many:  # "for each card discarded"
                scope.acts[name] = kind.removeprefix("paid_")


def _removed_for(cost: ir.Cost) -> int:
    """How many cards are removed from the game as the cost, as far as numbers are printed."""
    source = sum(isinstance(item, ir.PayRemoveSource) for item in cost.actions)
    groups = [item.count for item in cost.actions if isinstance(item, ir.PayRemove)]
    return source + sum(count.value for count in groups if isinstance(count, ir.Num))


def moved_together(ability: ir.Node) -> frozenset[int]:
    """Choices after which all that was chosen is played or added to the hand: then a zone printed last holds for all."""
    found = set()
    for holder in nodes(ability):
        effects = getattr(holder, "effects", ())
        for choice, then in itertools.pairwise(effects if isinstance(effects, tuple) else ()):
            moves = isinstance(then, ir.PlayOnto) or (isinstance(then, ir.ToHand) and then.verb == "add")
            one = isinstance(choice, ir.Choose) and len(choice.targets) == 1
            said = ir.Pronoun("it" if one else "them")
            if isinstance(choice, ir.Choose) and moves and then.what == said:
                found.add(id(choice))
    return frozenset(found)


def others(scope: Scope) -> tuple[str, ...]:
    """All those of which some were selected, as long as nothing else was spoken of since."""
    whole, taken = scope.whole
    return whole if scope.known and scope.known[-1].name == taken else ()


def part(among: ir.Node, target: ir.Target, scope: Scope) -> None:
    """A player takes some of those that were chosen or found: "the other" of two is the one left, whichever was chosen first."""
    if not isinstance(among, ir.Ref):
        return
    scope.whole = (among.to, target.bind)
    if among.to == scope.pairs or (len(scope.former) == 2 and among.to == scope.former):
        scope.parted = target.bind
