"""What "it" and "them" mean: the nearest of what is known that fits in number, if nothing else could be meant."""

from dataclasses import dataclass, replace

from cardwright.text import ir, opposed
from cardwright.text.antecedents import LEAVING, Antecedent, Scope, refuse
from cardwright.text.pronouns import LYING, MOVED, OF_ABILITY, SAID, STRONG
from cardwright.text.walk import nodes

Names = tuple[str, ...]
# none of these is the card itself, which is called by its name
NOT_ITSELF = ("that_card", "that_summon", *(form for form in OF_ABILITY if form != "that_character"))


@dataclass(frozen=True)
class _Circle:
    """What could be meant by "it" or "them" at a place, by how it came to be known."""

    latest: list[Antecedent]
    named: list[Antecedent]  # a whole group, named in this sentence
    before: list[Antecedent]
    earlier: list[Antecedent]
    shown: list[Antecedent]  # from a hand, where it still is
    arrived: list[Antecedent]
    subject: list[Antecedent]
    groups: list[Antecedent]
    controlled: list[Antecedent]
    other: list[Antecedent]
    asked: list[Antecedent]
    source: list[Antecedent]
    lying: list[Antecedent]  # moved to where cards only lie, just now: never meant as such
    only_shown: bool  # cards of a deck or hand were shown, at which the verb cannot be aimed

    def nearest(self) -> list[Antecedent]:
        """The first of them that there is, in the order in which they are thought of."""
        order = (
            self.latest, self.named, self.before, self.earlier, self.shown, self.arrived, self.subject, self.groups, self.controlled, self.other,
            self.asked, self.source,
        )  # fmt: skip
        return next((each for each in order if each), [])


def _circle(many: bool, scope: Scope) -> tuple[_Circle, Scope]:
    """What could be meant, and the scope without what cannot be."""
    shown = [each for each in scope.known if each.kind in ("revealed", "found") or each.name in scope.stored]
    elsewhere = [each for each in shown if each.name not in scope.played]
    if scope.on_field and elsewhere:
        scope = replace(scope, known=[each for each in scope.known if each not in elsewhere])
    scope = _without_settled(scope)
    if scope.elsewhere:
        scope = replace(scope, known=[each for each in scope.known if not _in_place(each, scope)])

    def known(*kinds: str) -> list[Antecedent]:
        return [each for each in scope.known if each.kind in kinds]

    strong = [each for each in scope.known if each.kind in STRONG]
    ago = scope.sentence - 1 - scope.reflexive  # "when you do so" begins a sentence of its own
    lying = [each for each in scope.known if each.kind in LYING and each.sentence >= ago]
    circle = _Circle(
        latest=[each for each in strong if each.sentence == scope.sentence],
        named=[each for each in known("all") if many and each.sentence == scope.sentence][-1:],
        before=[each for each in known("selected") if each.sentence == scope.sentence - 1],
        earlier=_not_passed(strong, scope),
        shown=[each for each in known("shown") if not scope.on_field or each.name in scope.played],
        arrived=known("played", "removed")[-1:],
        subject=_of_number(known("subject"), known("all"), many),
        groups=known("all")[-1:] if many else [],
        controlled=[each for each in known("controlled") if _asked_now(each, many, scope)],
        other=known("other", *(("party",) if many else ())),
        asked=lying[-1:] if scope.judging else [],  # "Discard 1 card. If it is a Summon"
        source=known(*(("self",) if scope.on_field else ("stack", "self"))),  # an ability is neither broken nor dulled
        lying=lying,
        only_shown=scope.on_field and bool(elsewhere),
    )
    return circle, scope


def _asked_now(controlled: Antecedent, many: bool, scope: Scope) -> bool:
    """ "If you control a Job Knight, Hild gains +1000 power. It gains Haste.": what a condition asks for is spoken of in its own sentence."""
    return scope.lasting and controlled.sentence == scope.sentence and controlled.many == many


def _of_number(subject: list[Antecedent], groups: list[Antecedent], many: bool) -> list[Antecedent]:
    """ "When a Monster enters your field, activate all the Forwards you control and negate all damage dealt to them": one card
    is not "them" where a group was spoken of."""
    return [each for each in subject if each.apiece] if many and groups else subject


def _known_as(form: str, moved: list[Antecedent], circle: _Circle, scope: Scope) -> bool:
    """Whether the one card that was put away can be called so: "that card"; "that Forward", where a condition has found it to be one."""
    alone = len(circle.lying) == len(moved) == 1
    return alone and (form == "that_card" or SAID.get(form) in scope.judged_as.get(moved[0].name, ()))


def by_number(form: str, many: bool, scope: Scope) -> Names:
    """The nearest that "it", or "them", can stand for."""
    circle, scope = _circle(many, scope if many else _without_paid(scope))
    if form == "it" and "other" not in scope.spoken and opposed.is_unnamed(scope.event):
        circle = replace(circle, other=[])  # "When Hild is blocked, it gains +1000 power": no other card was spoken of
    candidates = circle.nearest()
    moved = [each for each in circle.lying if not each.many]
    if form in NOT_ITSELF and (not candidates or candidates is circle.source) and _known_as(form, moved, circle, scope):
        return (moved[0].name,)  # the card itself is called by its name
    if (
        many
        and not scope.on_field
        and (not candidates or candidates is circle.source)
        and len(circle.lying) == 1
        and not moved
    ):
        return (circle.lying[0].name,)  # nor is it "them"
    away = [each for each in circle.lying if scope.acts.get(each.name) == "removed"]
    alone = len(away) == 1 and away == circle.lying == moved
    if alone and scope.elsewhere and candidates is circle.source and _is_there(scope.event):
        return (
            moved[0].name,
        )  # "remove 1 Summon in your hand from the game. You can cast it": the card itself is on the field
    if not candidates:
        raise refuse(f"nothing that {form!r} could mean")
    if candidates is circle.controlled and not many and scope.to_itself:
        raise refuse(f"{form!r} could mean the card itself or the one that is asked for")
    _check_open(form, many, candidates, circle, scope)
    if many and candidates is circle.earlier:
        candidates = _last_several(candidates)
    if many and len(candidates) > 1 and len({each.kind for each in candidates}) == 1:
        return tuple(each.name for each in candidates)
    fitting = [each for each in candidates if each.many == many or each.apiece]
    if not fitting and candidates is not circle.subject:
        # "Reveal the top 3 cards. Add 1 of them to your hand. ... If it is a Forward": what was moved
        fitting = [each for each in scope.known if each.kind in MOVED and each.many == many][-1:]
        candidates = fitting or candidates
    if len(candidates) > 1 and len(fitting) != 1:
        raise refuse(f"{form!r} could mean more than one thing")
    if not fitting:
        raise refuse(f"{form!r} does not agree in number with what it stands for")
    return (fitting[0].name,)


def check_among(to: ir.Node, amount: ir.Node, scope: Scope) -> None:
    """ "Remove the top 5 cards of your deck from the game. Deal 1000 damage to all the Forwards for each Element among them": either may be meant."""
    said = {each.form for each in nodes(amount) if isinstance(each, ir.Pronoun) and each is not to}
    shown = any(each.kind in ("revealed", "milled") for each in scope.known)  # which "among them" speaks of
    others = [each for each in scope.known if each.many and each.kind in (*STRONG, *LYING, "removed", "shown")]
    if (
        said & ({"them"} if shown else {"them", "revealed"})
        and isinstance(to, ir.All)
        and any(each.sentence >= scope.sentence - 1 for each in others)
    ):
        raise refuse("'them' could mean those to which that is done, or those of the sentence before")


def _last_several(candidates: list[Antecedent]) -> list[Antecedent]:
    """ "Look at the top card of your deck and your opponent's deck. Put them ...": those, where several came in one sentence last."""
    last = [each for each in candidates if each.sentence == candidates[-1].sentence]
    return last if len(last) > 1 or last[0].many else candidates


def _stays(event: ir.Event | None) -> bool:
    """Whether the event is one of a card on the field, which is there afterwards."""
    stays = isinstance(event, ir.CardEvent) and not any(isinstance(each, LEAVING) for each in event.happenings)
    return stays and isinstance(event.subject, ir.OneSubject)  # type: ignore[union-attr]


def _is_there(event: ir.Event | None) -> bool:
    """Whether the card itself is on the field, as its event says."""
    stays = isinstance(event, ir.CardEvent) and not any(isinstance(each, LEAVING) for each in event.happenings)
    return stays and isinstance(event.subject, ir.SelfRef)  # type: ignore[union-attr]


def on_the_field_beside(scope: Scope) -> bool:
    """Whether the card itself is on the field, and "it" may be another: one that was chosen, or one that lies where it was put ("Remove
    1 Forward in your hand from the game. Draw 1 card. Play it onto the field")."""
    kinds = {each.kind for each in scope.known}
    there = _is_there(scope.event) and not scope.itself_gone
    lies = not kinds.isdisjoint(LYING) and there and not scope.to_itself
    return lies or not kinds.isdisjoint(STRONG)


def _itself_as_well(scope: Scope) -> bool:
    """ "When a Forward you control attacks, Hild gains +1000 power. It gains Haste": which of the two?"""
    return scope.sentence - 1 in scope.to_itself and isinstance(scope.event, ir.CardEvent)


def _by_its_type(form: str, scope: Scope) -> bool:
    """ "When a Forward enters your field, if Hild is dull, that Forward gains Haste": the card itself is called by its name."""
    another = isinstance(scope.event, ir.CardEvent) and not isinstance(scope.event.subject, ir.SelfRef)
    return another and form in OF_ABILITY


def _asked_of_another(scope: Scope) -> bool:
    """ "Your opponent reveals 1 card from their hand. If it is a Forward, dull it.": in one sentence "it" is one card."""
    sentence, said, card = scope.judged or (-1, "", ir.SelfRef())
    return sentence == scope.sentence and said == "it" and isinstance(card, ir.Ref) and card.to != ("self",)


def _met_later(scope: Scope) -> bool:
    """ "Choose 1 Forward. When it is blocked this turn, the blocking Forward loses 3000 power until the end of the turn. Dull it." """
    return "other" in scope.spoken and all(each.name != "other" for each in scope.known)


def _check_open(form: str, many: bool, candidates: list[Antecedent], circle: _Circle, scope: Scope) -> None:
    """Refuse a pronoun of which a reader could not say whether it means these."""
    named = scope.sentence in scope.rivals or (scope.sentence - 1 in scope.rivals and scope.sentence > 1)
    rival = not many and not scope.lasting and named and not _by_its_type(form, scope)
    if rival and candidates in (circle.subject, circle.source):
        raise refuse(f"{form!r} could mean the card that the condition speaks of")
    if form == "it" and (candidates is circle.subject or candidates is circle.other) and _itself_as_well(scope):
        raise refuse("'it' could mean the card itself, to which something was just done, or that of the event")
    if candidates is circle.shown and circle.subject and not scope.judging:
        raise refuse(f"{form!r} could mean the card that was shown or that of the event")
    since = [each for each in circle.groups if candidates is circle.earlier and each.sentence == scope.sentence - 1]
    if any(group.sentence > each.sentence for group in since for each in candidates):
        raise refuse(f"{form!r} could mean what was chosen or the group of which the sentence before speaks")
    if not many and candidates is circle.arrived and circle.subject and _stays(scope.event):
        raise refuse(f"{form!r} could mean what came or the card of the event")
    if candidates is circle.groups and len({each.sentence for each in scope.known if each.kind == "all"}) > 1:
        raise refuse(f"{form!r} could mean one group or another")
    if candidates is circle.source:
        if form in NOT_ITSELF:
            raise refuse(f"{form!r} cannot mean the card itself")
        if circle.only_shown:
            raise refuse(f"{form!r} cannot mean a card that was only shown, and it is open which else it means")
        if form == "it" and _asked_of_another(scope):
            raise refuse("'it' could mean the card itself or the one that was asked about")
        if "other" in scope.spoken and not many:  # "When Hild blocks, the blocked Forward loses 2000 power. It ..."
            raise refuse(f"{form!r} could mean the card itself or the other one of the event")
        # "Discard 1 card. Activate Hild. If it is Fire, ..."
        lain = any(each.kind in LYING and not each.many for each in scope.known)
        if form == "it" and scope.judging and not scope.on_field and lain:
            raise refuse("'it' could mean the card itself or the one that was moved before")
        if "stack" in scope.abilities and not many:  # "When Hild is chosen by a Forward's ability, dull it."
            raise refuse(f"{form!r} could mean the card itself or the one whose ability chose it")
    if form == "it" and candidates is circle.earlier and _met_later(scope):
        raise refuse("'it' could mean what was chosen or the card that it meets later")
    if scope.judging and candidates is circle.earlier and circle.lying and any(e.many == many for e in candidates):
        raise refuse(f"{form!r} could mean what was chosen or the card that was moved")
    rivals = (circle.subject, circle.other) if scope.judging else (circle.source,)
    own = {each.name for each in candidates}  # what was discarded is the card of the event
    moved = [each for each in circle.lying if each.name not in own]
    if moved and any(candidates is each for each in rivals):
        raise refuse(f"{form!r} could mean another card or the one that was moved")
    ago = scope.sentence - 1 - scope.reflexive
    just = [each for each in scope.known if each.kind in ("played", "taken_out") and each.sentence >= ago]
    passed = [
        each
        for each in candidates
        if each.many == many
        and (each.name in scope.spoken or each.kind == "selected")  # a choice yet to be used is meant
    ]
    if not scope.on_field:  # what was removed from the game is not broken or dulled
        away = [each for each in circle.arrived if each.kind == "removed" and ago <= each.sentence < scope.sentence]
        just, passed = [*just, *away], [each for each in candidates if each.many == many] if away else passed
    left = just and passed and passed[-1].sentence < just[0].sentence
    if candidates in (circle.before, circle.earlier) and left:
        raise refuse(f"{form!r} could mean what was chosen or the card that was played or removed")


PASSED = ("dulled", "activated")


def _not_passed(earlier: list[Antecedent], scope: Scope) -> list[Antecedent]:
    """ "You may dull 1 Backup. If you do so, choose 1 Forward. It ...": what was dulled on the way is not meant any more; nor is it
    where another card was put away since, and "it" is asked about ("if it is a Summon")."""
    moved = [each.sentence for each in scope.known if each.kind in LYING] if scope.judging else []
    chosen = max((*moved, *(each.sentence for each in earlier if each.kind == "chosen")), default=0)
    return [
        each
        for each in earlier
        if each.kind != "selected" or not _passed(each.name, chosen, scope) or each.sentence >= chosen
    ]


def _without_paid(scope: Scope) -> Scope:
    """ "Choose 1 Forward. You may dull 1 active Backup you control. If you do so, break it": what was chosen was yet to be used then."""
    chosen = [each for each in scope.known if each.kind == "chosen" and not each.many]

    def aside(each: Antecedent) -> bool:
        dulled = each.kind == "selected" and scope.acts.get(each.name) == "dulled"
        return dulled and any(
            one.sentence < each.sentence < scope.first_said.get(one.name, scope.sentence + 1) for one in chosen
        )

    known = [each for each in scope.known if not aside(each)]
    return replace(scope, known=known) if len(known) < len(scope.known) else scope


def _passed(name: str, chosen: int, scope: Scope) -> bool:
    """Whether the card was dulled, or had left the field when another was chosen: something is done on the field, or at once."""
    left = scope.gone.get(name, chosen) < chosen
    return scope.acts.get(name) in PASSED or (left and (scope.on_field or scope.sentence == chosen + 1))


def _in_place(each: Antecedent, scope: Scope) -> bool:
    """Whether it is on the field, from where nothing is cast, or was brought away before another was removed."""
    away = [other.sentence for other in scope.known if other.kind in ("removed", "taken_out")]
    brought = each.name in scope.played or scope.acts.get(each.name) == "added"
    settled = brought and each.sentence < max(away, default=0)
    on_field = each.kind == "played" or each.name in scope.standing
    return settled or (on_field and each.name not in scope.gone)


LATER = ("moved", "played", "taken_out", "removed", "found", "selected")


def _without_settled(scope: Scope) -> Scope:
    """A card that was broken, put away or added to the hand is no longer meant once another was moved in a later sentence."""
    known = [each for each in scope.known if each.kind in LATER and each.sentence < scope.sentence]
    moved = max((each.sentence for each in known), default=0)
    left = [each for each in scope.known if each.kind in STRONG and scope.gone.get(each.name, moved) < moved]
    return replace(scope, known=[each for each in scope.known if each not in left]) if left else scope
