"""What is known at one point of an ability, and which of it a pronoun means; the rule is in bind.py."""

import itertools
from dataclasses import dataclass, field, replace
from typing import Final

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.pronouns import (
    ACTS,
    AWAY,
    BY_KIND,
    DONE,
    FORMER,
    LYING,
    MOVED,
    OF_ABILITY,
    ORDERED,
    PLURAL,
    REVEALED,
    SAID,
    SELECTED,
    SINGLE,
    STRONG,
    TYPED,
)
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
    actor: list[ir.Player] = field(default_factory=list)
    lasting: bool = False
    mention: tuple[str, ...] = ()
    own: tuple[str, ...] = ()  # whose "its own" is: of one card that a rule is about
    together: frozenset[int] = frozenset()  # the choices of which all cards are moved in the next sentence
    pairs: tuple[str, ...] = ()  # what was chosen last of which there are two
    parted: str = ""  # which of the two a player selected
    superseded: list[Antecedent] = field(default_factory=list)  # chosen before a later choice: "it" is none of these
    happened_to: str = ""  # "the_forward" ...: what the card of the event is called, whichever card it is
    quoted: bool = False  # inside of an ability that a card is given
    reflexive: bool = False  # inside of "when you do so"
    on_field: bool = False  # the verb is one for cards on the field: nothing in a deck or hand is meant
    groups: list[ir.Group] = field(default_factory=list)  # of a field ability: whose cards "they" are
    acts: dict[str, str] = field(default_factory=dict)  # what was done to the cards of a name: "dulled", "removed" ...
    spoken: set[str] = field(default_factory=set)  # what a pronoun has stood for
    gone: dict[str, int] = field(default_factory=dict)  # the sentences in which cards were moved from where they were
    judged: tuple[int, str, ir.Objects] | None = None  # of the last "if it is ...": sentence, pronoun, and the card
    played: set[str] = field(default_factory=set)  # what was put onto the field since it was found or shown
    event: ir.Event | None = None  # what the ability waits for
    rivals: set[int] = field(default_factory=set)  # sentences whose condition speaks of one card more
    judging: bool = False  # in a condition about what a card is
    abilities: set[str] = field(default_factory=set)  # antecedents that are abilities on the stack, not cards

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


def find(form: str, scope: Scope) -> tuple[str, ...]:
    """The names that a pronoun means; raises TextError (stage bind)."""
    if form in FORMER:
        if len(scope.former) != 2:
            raise refuse(f'"the {form}" needs exactly two things chosen before it')
        return (scope.former[FORMER[form]],)
    if scope.mention and form == "it":
        return scope.mention
    if form == "elided":
        return ("self",)
    if form == "that_party":
        subject = [each.name for each in scope.known if each.kind in ("subject", "self")]
        if not subject:
            raise refuse("no party that was spoken of")
        return (subject[0],)
    if form in SELECTED:
        chosen = tuple(each.name for each in scope.known if each.kind == "selected")
        if not chosen:
            raise refuse("no cards that were selected")
        return chosen
    if form in SINGLE:
        act = DONE[form.partition("_")[0]]
        did = [each for each in scope.superseded + scope.known if act in (each.kind, scope.acts.get(each.name))]
        if len(did) == 1 and not did[0].many:
            return (did[0].name,)
        if not did and _happened(form, scope):
            return _of_event(form, scope)
        of_kind = [each for each in scope.known if each.kind in SINGLE[form]]
        if not of_kind and form in ("put_forward", "put_character"):
            of_kind = [each for each in scope.known if each.kind == "put"]
        if len(of_kind) != 1 or of_kind[0].many:
            raise refuse(f"{form!r} needs exactly one such card spoken of before it")
        return (of_kind[0].name,)
    if form == "each_own":
        return scope.own or ("each",)
    if form in ORDERED:
        if len(scope.pairs) != 1:
            raise refuse(f"{form!r} needs exactly one choice of two cards before it")
        return (scope.pairs[0],)
    if form in AWAY:
        gone = [each for each in scope.known if each.kind in AWAY[form]]
        if len(gone) != 1 or not (gone[0].many or form == "removed_any"):
            raise refuse(f"{form!r} needs exactly one set of cards spoken of before it")
        return (gone[0].name,)
    if form in OF_ABILITY and "stack" in scope.abilities:
        return ("stack",)  # whose ability chose
    if form == "cast_summon":
        cast = [each.name for each in scope.known if each.kind == "cast"]
        if not cast:
            raise refuse("no Summon that was cast")
        return ("subject",)
    if form in ("him", "her") and not scope.known:
        return ("self",)  # nobody else was spoken of
    if form in ("same", "elided_it"):
        return _by_number("it", False, scope)
    if form in ACTS:
        done = [each.name for each in scope.known if scope.acts.get(each.name) == ACTS[form]]
        if not done:
            raise refuse(f"nothing was {ACTS[form]} before")
        return (done[-1],)
    if form.startswith("entered_"):
        if scope.happened_to != form.replace("entered", "the"):
            raise refuse(f"nothing that {form!r} could mean")
        return _of_event(form, scope)
    if form == "attacking_forward" and _attacks(scope):
        return _of_event(form, scope)
    if form in TYPED:
        named = scope.typed.get(form, [])
        searched = [each for each in scope.known if each.kind == "found" and not each.many]
        if form == "the_summon" and not named and len(searched) == 1:
            return (searched[0].name,)
        apart = form != "the_character" and "the_character" not in scope.typed
        if not named and form == scope.happened_to and (apart or not scope.typed):
            return _of_event(form, scope)
        if len(named) != 1 or named[0].count != ir.Num(1):
            raise refuse(f"{form!r} needs exactly one such card chosen before it")
        return (named[0].bind,)
    if form in BY_KIND:
        kinds = BY_KIND[form]
        found = [each for each in scope.known if each.kind in kinds]
        if form.startswith("chosen_"):  # of a Forward and a Backup that were chosen, "the chosen Backup"
            called_so = {each.bind for each in scope.typed.get(form.replace("chosen", "the"), [])}
            found = [each for each in found if each.name in called_so] or found
            if len(found) > 1:
                raise refuse(f"{form!r} could mean more than one thing")
        if form == "removed_card" and not found:
            found = [each for each in scope.superseded + scope.known if scope.acts.get(each.name) == "removed"]
        if form == "all_milled" and not found:  # "put into the Break Zone this way", from wherever
            found = [each for each in scope.known if scope.acts.get(each.name) == "put"][-1:]
        if form not in REVEALED:
            found = [each for each in found if not each.many]
        if not found and form == "revealed":  # "Return them to the bottom of your deck in any order": what was chosen
            return _by_number(form, True, scope)
        if form == "put_cost_into" and not found and _happened("put_forward", scope):
            return _of_event(form, scope)
        if not found:
            raise refuse(f"nothing that {form!r} could mean")
        if form in REVEALED and found[-1].kind == "revealed":
            rest = [each.name for each in scope.known if each.kind == "rest"]
            return (found[-1].name, *rest)
        return (found[-1].name,)
    return _by_number(form, form in PLURAL, _of_type(form, scope))


def _of_type(form: str, scope: Scope) -> Scope:
    """ "That Summon" is nothing that was chosen as a Forward."""
    if form not in SAID or not scope.typed:
        return scope
    others = {
        each.bind
        for kind, chosen in scope.typed.items()
        if kind not in (SAID[form], "the_character")
        for each in chosen
    }
    return replace(scope, known=[each for each in scope.known if each.name not in others])


def _of_event(form: str, scope: Scope) -> tuple[str, ...]:
    """The one card of the trigger's event, where it is another than the source alone."""
    found = [each for each in scope.known if each.kind == "subject" and not each.many]
    if len(found) != 1:
        raise refuse(f"{form!r} needs exactly one such card chosen before it")
    return (found[0].name,)


HAPPENED: Final[dict[str, type[ir.Event] | tuple[type[ir.Event], ...]]] = {
    "returned": ir.ReturnsToHand,
    "removed": ir.RemovedFromGame,
    "put": ir.PutIntoBreakZone,
    "added": (),
}


def _happened(form: str, scope: Scope) -> bool:
    """Whether it is what the ability waits for: "when a Forward is returned to your hand, ... the returned Forward"."""
    act, _, kind = form.partition("_")
    event = scope.event
    fits = scope.happened_to == f"the_{kind}" or kind == "card"
    return (
        fits and isinstance(event, ir.CardEvent) and all(isinstance(each, HAPPENED[act]) for each in event.happenings)
    )


def _by_number(form: str, many: bool, scope: Scope) -> tuple[str, ...]:
    elsewhere = [each for each in scope.known if each.kind in ("revealed", "found") and each.name not in scope.played]
    if scope.on_field and elsewhere:
        scope = replace(scope, known=[each for each in scope.known if each not in elsewhere])
    scope = _without_settled(scope)
    latest = [each for each in scope.known if each.sentence == scope.sentence and each.kind in STRONG]
    earlier = _not_passed([each for each in scope.known if each.kind in STRONG], scope)
    subject = [each for each in scope.known if each.kind == "subject"]
    kinds = ("self",) if scope.on_field else ("stack", "self")  # an ability is neither broken nor dulled
    source = [each for each in scope.known if each.kind in kinds]
    groups = [each for each in scope.known if each.kind == "all"][-1:]
    controlled = [each for each in scope.known if each.kind == "controlled"] if scope.lasting else []
    before = [each for each in scope.known if each.kind == "selected" and each.sentence == scope.sentence - 1]
    arrived = [each for each in scope.known if each.kind in ("played", "removed")][-1:]
    other = [each for each in scope.known if each.kind == "other"]
    groups = groups if many else []
    lying = [each for each in scope.known if each.kind in LYING and each.sentence >= scope.sentence - 1]
    asked = lying[-1:] if scope.judging else []  # "Discard 1 card. If it is a Summon"
    for candidates in (latest, before, earlier, arrived, subject, groups, controlled, other, asked, source):
        if not candidates:
            continue
        if not many and not scope.lasting and scope.sentence in scope.rivals and candidates in (subject, source):
            raise refuse(f"{form!r} could mean the card that the condition speaks of")
        if candidates is source and form in OF_ABILITY and form != "that_character":
            raise refuse(f"{form!r} cannot mean the card itself")
        if scope.on_field and elsewhere and candidates is source:
            raise refuse(f"{form!r} cannot mean a card that was only shown, and it is open which else it means")
        if scope.judging and candidates is earlier and lying and any(each.many == many for each in earlier):
            raise refuse(f"{form!r} could mean what was chosen or the card that was moved")
        if lying and candidates is (subject if scope.judging else source):
            raise refuse(f"{form!r} could mean another card or the one that was moved")
        ago = scope.sentence - 1 - scope.reflexive
        just = [each for each in scope.known if each.kind in ("played", "taken_out") and each.sentence >= ago]
        acted = [each for each in candidates if each.many == many and each.name in scope.spoken]
        if not many and candidates in (before, earlier) and acted and just and acted[-1].sentence < just[0].sentence:
            raise refuse(f"{form!r} could mean what was chosen or the card that was played or removed")
        if many and len(candidates) > 1 and len({each.kind for each in candidates}) == 1:
            return tuple(each.name for each in candidates)
        fitting = [each for each in candidates if each.many == many or each.apiece]
        if not fitting and candidates is not subject:
            # "Reveal the top 3 cards. Add 1 of them to your hand. ... If it is a Forward": what was moved
            fitting = [each for each in scope.known if each.kind in MOVED and each.many == many][-1:]
            candidates = fitting or candidates
        if len(candidates) > 1 and len(fitting) != 1:
            raise refuse(f"{form!r} could mean more than one thing")
        if not fitting:
            raise refuse(f"{form!r} does not agree in number with what it stands for")
        return (fitting[0].name,)
    raise refuse(f"nothing that {form!r} could mean")


PASSED = ("dulled", "activated")


def _not_passed(earlier: list[Antecedent], scope: Scope) -> list[Antecedent]:
    """ "You may dull 1 Backup. If you do so, choose 1 Forward. It ...": what was dulled on the way is not meant any more."""
    chosen = max((each.sentence for each in earlier if each.kind == "chosen"), default=0)
    return [
        each
        for each in earlier
        if each.kind != "selected" or scope.acts.get(each.name) not in PASSED or each.sentence >= chosen
    ]


LATER = ("moved", "played", "taken_out", "removed", "found", "selected")


def _without_settled(scope: Scope) -> Scope:
    """A card that was broken, put away or added to the hand is no longer meant once another was moved in a later sentence."""
    known = [each for each in scope.known if each.kind in LATER and each.sentence < scope.sentence]
    moved = max((each.sentence for each in known), default=0)
    left = [each for each in scope.known if each.kind in STRONG and scope.gone.get(each.name, moved) < moved]
    return replace(scope, known=[each for each in scope.known if each not in left]) if left else scope


def _attacks(scope: Scope) -> bool:
    """Whether the ability waits for one other Forward's attack."""
    event = scope.event
    if not isinstance(event, ir.CardEvent) or not isinstance(event.subject, ir.OneSubject):
        return False
    return all(isinstance(each, ir.Attacks) for each in event.happenings)


def called(subject: ir.Objects) -> str:
    """The words for the card of an event, by its type: "the_forward"; empty where the text leaves the type open."""
    if isinstance(subject, ir.SubjectAny):
        found = {called(each) for each in subject.items if not isinstance(each, ir.SelfRef)}
        return found.pop() if len(found) == 1 else ""
    noun = subject.group.noun if isinstance(subject, ir.OneSubject) else None
    if isinstance(noun, ir.TypeIs) and len(noun.types) == 1:
        return f"the_{noun.types[0].lower()}"
    return "the_character" if isinstance(noun, ir.IsCharacter) else ""


def has_other(happening: ir.Event) -> bool:
    """Whether the event is about a second card, which a pronoun means rather than the source, printed with its name."""
    if isinstance(happening, ir.IsDealtDamage):
        return happening.dealer is not None
    if isinstance(happening, ir.Blocks):
        return happening.whom is not None
    return isinstance(happening, ir.IsBlocked | ir.DealsDamageTo | ir.Breaks)


def names_a_card(condition: ir.Condition | None, event: ir.Event | None = None) -> bool:
    """Whether "it" behind the condition might be a card that it speaks of, rather than that of the event: "if you control a
    Monster" where the card itself is meant else, "if Hild is dull" where another card is."""
    if isinstance(condition, ir.And | ir.Or):
        return any(names_a_card(each, event) for each in condition.conditions)
    another = isinstance(event, ir.CardEvent) and not isinstance(event.subject, ir.SelfRef)
    if isinstance(condition, ir.Controls):
        return not another and condition.count == ir.Num(1) and condition.compare == ">="
    return another and isinstance(condition, ir.HasFilter) and isinstance(condition.card, ir.SelfRef)


def named_source(condition: ir.Condition | None) -> bool:
    """Whether the condition asks about the source itself, by its name: "if Hild is dull, put it into the Break Zone"."""
    if isinstance(condition, ir.And | ir.Or):
        return any(map(named_source, condition.conditions))
    if isinstance(condition, ir.HasFilter | ir.CountersAre):
        return isinstance(condition.card, ir.SelfRef)
    return isinstance(condition, ir.SourceIn)


def note_source(condition: ir.Condition | None, scope: Scope) -> None:
    """A card that a condition asks about by its name can be spoken of behind it, where nothing else is."""
    if named_source(condition) and not any(each.kind == "self" for each in scope.known):
        scope.known.append(Antecedent("self", "self", 0, False))


def note_named(node: ir.Node, scope: Scope) -> None:
    """ "Activate Hild. It gains Haste": the card itself can be spoken of behind its name, where nothing else is."""
    if isinstance(getattr(node, "what", None), ir.SelfRef) and not scope.known:
        scope.known.append(Antecedent("self", "self", 0, False))


NAMED = (ir.NamedElement, ir.NamedJob, ir.NamedType, ir.NamedNumber)


def names_from_outside(ability: ir.Node) -> bool:
    """Whether it speaks of an Element, a job, a type or a number that was named, and does not name one itself: whoever has the
    ability would not know which."""
    inside = list(nodes(ability))
    return any(isinstance(each, NAMED) for each in inside) and not any(isinstance(each, ir.Name) for each in inside)


MOVES = (ir.ToHand, ir.PlayOnto, ir.PutInto, ir.RemoveFromGame)
JUDGED = ("that_card", "milled_card", "discarded_card", "removed_card")


def _of_condition(asked: ir.Node) -> ir.Node | None:
    """The card that is asked about, or whose cost or power is."""
    return getattr(asked, "card", None) or getattr(getattr(asked, "left", None), "card", None)


def asked_and_moved(node: ir.If, condition: ir.Node, scope: Scope) -> tuple[str, ...]:
    """ "Put the top card of your deck into the Break Zone. If that card is a Forward, add it to your hand.": what was asked about."""
    card, meant = _of_condition(node.condition), _of_condition(condition)
    effect = node.effect.effect if isinstance(node.effect, ir.May) else node.effect
    if not isinstance(card, ir.Pronoun) or card.form not in JUDGED or not isinstance(meant, ir.Ref):
        return ()
    lying = any(each.name in meant.to and each.kind in LYING for each in scope.known)
    return meant.to if lying and isinstance(effect, MOVES) and effect.what == ir.Pronoun("it") else ()


PAID: Final[dict[type[ir.Node], tuple[str, str]]] = {
    ir.PayDiscard: ("cost_discarded", "discarded"),
    ir.PayPutGroup: ("cost_put", "put"),
    ir.PayDull: ("cost_dulled", "paid_dulled"),
    ir.PayReveal: ("cost_revealed", "paid_revealed"),
    ir.PayRemove: ("cost_removed", "removed"),
}  # what a cost makes known: its name, and the kind of antecedent


def act_of(node: ir.Node) -> str:
    """What is done to the cards of the target, in the words that later sentences may use."""
    if isinstance(node, ir.SelectAndDull):
        return "dulled"
    if isinstance(node, ir.SelectAndActivate):
        return "activated"
    if isinstance(node, ir.TakeAmong) and isinstance(node.into, ir.Hand):
        return "added"
    into = node.to if isinstance(node, ir.SelectAndPut) else None
    zones: dict[type, str] = {ir.BreakZone: "put", ir.Removed: "removed", ir.Hand: "returned"}
    return zones.get(type(into), "")


def note_act(node: ir.Node, scope: Scope) -> ir.Node:
    """The cards that it speaks of were removed from the game, added or returned to the hand, or put into the Break Zone."""
    what = node.what  # type: ignore[attr-defined]
    note_gone(node, scope)
    act = _moved_by(node)
    if act and isinstance(what, ir.Ref):  # what the opponent selected is no card that "you put" away
        chosen = {each.name for each in scope.known if each.kind == "chosen"}
        scope.acts |= {name: act for name in what.to if act != "put" or name in chosen}
    elif act in ("removed", "put") and isinstance(what, ir.All) and what.bind:
        scope.acts[what.bind] = act
    return node


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
            scope.known.append(Antecedent(name, kind, 0, item.count != ir.Num(1)))  # type: ignore[attr-defined]


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
