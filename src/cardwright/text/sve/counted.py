"""What "that much" and "the number of cards discarded" count: an event, what a cost took, or what the text itself does."""

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.sve import chance, paid, so_many
from cardwright.text.sve.amounts import NAMED, PAID_KINDS, TYPED
from cardwright.text.sve.scope import theirs
from cardwright.text.walk import bottom_up, holds_any, nodes

OTHERS = ir.OtherThan(ir.SelfRef(w=9))
Effects = tuple[ir.Effect, ...]
DESTROYING, DAMAGING = (ir.Break, ir.SelectAndBreak), (ir.DealDamage, ir.DivideDamage, ir.DealEachOther)
DEALT = (1, 2, 5, 6, 7, 8, 9)  # `EventAmount.w` of "the damage dealt", which the effect itself may have dealt
# `CountRef.w` from here on: "the number of cards returned", "... of Pixie followers destroyed", of the cards of the event
EVENT_PAID = {verb: 800 + 100 * at for at, verb in enumerate(so_many.EVENT_VERBS.values())}
EVENT_WAY = {verb: 1800 + 100 * at for at, verb in enumerate(so_many.EVENT_VERBS.values())}
SHOWN = 200  # `CountRef.w` from here on: "the number of spells revealed", of what the effect itself reveals
SHOWN_WAY = 300  # likewise: "the number of spells revealed this way", printed like what is done to cards
BY_YOU = (2, 3, 12, 20, 21, 24, 25, 40)  # `CountThisWay.w` of "you discarded a follower"
ALSO_DOING: tuple[type[ir.Effect], ...] = (
    sv.TopInto,
    ir.TakeAmong,
    ir.PutRest,
    ir.ShuffleInto,
    ir.PlayerPuts,
    ir.Delayed,
)  # of many verbs, by where to
UNSAID_WAY = (
    14,
    15,
    NAMED,
    NAMED + 1,
    20,
    21,
    40,
)  # likewise, without "this way": an instruction of the text is meant, which there must be
BARE = 9  # likewise: "the number of followers destroyed", of an instruction or of the event; of `PaidCount`: "... you discarded"
OF_EFFECT = 50  # `CountThisWay.w`: printed like the count of a cost


def check_amounts(ability: ir.Node) -> None:
    """ "That much" is the amount of the event, which there must be; of cards discarded at once it is their number (so_many.py)."""
    if so_many.together(ability):
        return
    said = [each for each in _unmeasured(ability) if isinstance(each, ir.EventAmount)]
    deals = said and any(isinstance(each, DAMAGING) for each in nodes(ability))
    if any(each.w not in DEALT or not deals for each in said):
        raise refuse("nothing says how much that is")
    if so_many.several(ability) and any(isinstance(each, ir.EventAmount) for each in nodes(ability)):
        raise refuse("to each of several cards something else may have been done")


def _unmeasured(ability: ir.Node) -> list[ir.Node]:
    """What is not said of an event that has an amount: that of the ability, or of what waits in it."""
    waiting = [each for each in nodes(ability) if isinstance(each, ir.Delayed) and _measured(each)]
    of_these = [id(part) for each in waiting for part in nodes(each)]
    return [] if _measured(ability) else [each for each in nodes(ability) if id(each) not in of_these]


def _measured(ability: ir.Node) -> bool:
    """Whether it waits for something that has an amount."""
    event = getattr(ability, "event", None)
    return event is not None and holds_any(event, so_many.MEASURED)


def check_others(node: ir.Node) -> None:
    """ "Each Fairy token gains +1 for each other Fairy token": other than each of them, which is another number than that of the
    cards other than the source."""
    if isinstance(node, sv.ForEvery):
        amount: ir.Node | None = node.count
        given: tuple[ir.Effect, ...] = (node.effect,)
    elif isinstance(node, sv.Let):
        amount, given = node.amount, tuple(each for each in node.effects if holds_any(each, (ir.X,)))
    elif isinstance(node, ir.Gain):
        given = (node,)
        amount = next((each for gain in node.gains for each in nodes(gain) if isinstance(each, ir.PerEach)), None)
    else:
        return
    if amount is None or OTHERS not in nodes(amount):
        return
    acted = (getattr(each, "to", None) or getattr(each, "what", None) for effect in given for each in nodes(effect))
    groups = [each.group for each in acted if isinstance(each, ir.All)]
    if any(not theirs(group) and OTHERS not in group.adjectives for group in groups):
        raise refuse("it is open which card the others are other than")


BEHIND = (0, 3, 4, 5, 7)  # `ForEvery.w` of "... for each amulet on your field" that stands behind


def check_multiplied(node: sv.ForEvery) -> None:
    """ "Deal 2 damage to each enemy follower and 1 damage to each enemy leader for each amulet on your field": both, or the second?"""
    several = isinstance(node.effect, ir.Both) or (
        isinstance(node.effect, ir.Then) and node.effect.w not in (chance.RANDOM, chance.CHOSEN)
    )
    if several and node.w in BEHIND:
        raise refuse("it is open which of it is done so often")


def check_unless(node: ir.If) -> None:
    """ "This follower has Ward and can't attack unless it's evolved": Ward, too, only then?"""
    if isinstance(node.effect, ir.Both) and not all(isinstance(each, ir.Restrict) for each in node.effect.effects):
        raise refuse("it is open what the condition is said of")


FOR_THOSE = 35  # `Both.w`: the second is done for each of those to which the first has done something


def check_joined(node: ir.Both) -> None:
    """ "Destroy your other followers and draw a card for each follower destroyed this way": the first destroys, the second does not."""
    if node.w != FOR_THOSE:
        return
    first, then = node.effects
    verb = next(each.verb for each in nodes(then) if isinstance(each, sv.CountThisWay))
    if not _does(verb, list(nodes(first))) or _does(verb, list(nodes(then))):
        raise refuse("it is open which of the two is done so often")


def check_earth_rite(effects: Effects) -> None:
    """Earth Rite is performed as something is played or resolves (13.3.3.2): what holds all the time pays nothing."""
    if any(isinstance(each, sv.Gate) and isinstance(each.condition, sv.PaidEarthRite) for each in effects):
        raise refuse("nothing that Earth Rite could be performed for")


def counts_of(ability: ir.Node, effects: Effects) -> Effects:
    """ "The number of cards discarded" is of the cost, where that takes such cards, else of the effect itself."""
    costs = [
        each for each in (*nodes(ability), *(n for e in effects for n in nodes(e))) if isinstance(each, ir.CostItem)
    ]
    measured = _measured(ability)
    all_said = [each for effect in effects for each in nodes(effect)]
    for each in all_said:
        check_others(each)
    if isinstance(ability, ir.FieldAbility):
        check_earth_rite(effects)

    def counted(node: ir.Node) -> ir.Node:
        if isinstance(node, sv.CountThisWay) and node.verb == "revealed":
            return _revealed(node, costs, all_said)
        if isinstance(node, sv.CountThisWay) and node.w == BARE and node.verb in so_many.happened(ability):
            return _of_event(node, all_said)
        if isinstance(node, sv.CountThisWay):
            return _of_this_way(node, ability, costs, all_said)
        if isinstance(node, ir.EventAmount) and node.w in DEALT and not measured:
            return sv.DamageThisWay(w=node.w)
        return _of_what_paid(node, ability, costs, all_said) if isinstance(node, sv.PaidCount) else node

    return tuple(as_effect(bottom_up(each, counted)) for each in effects)


def _of_this_way(
    node: sv.CountThisWay, ability: ir.Node, costs: list[ir.CostItem], all_said: list[ir.Node]
) -> sv.CountThisWay:
    """What was done "this way": by the cost or by the effect; raises TextError where neither does it, or it is open."""
    made = paid.counted(node, costs, all_said)
    if made.verb == "returned" and not made.paid and _returned(all_said) != "returned":
        raise refuse("nothing here has returned a card to a hand")
    if node.w in BY_YOU and not node.total:
        doing = [each for each in all_said if isinstance(each, paid.DOING.get(node.verb, ()))]
        if node.verb == "discarded" and not made.paid and any(map(_of_others, doing)):
            made = msgspec.structs.replace(made, whose=ir.You())
        elif any(map(_of_all, doing)):
            raise refuse("what you have done is not told from what all have done")
    if node.verb == THEIRS and not all(
        _of_others(each) and not _of_all(each) for each in all_said if isinstance(each, paid.DOING[THEIRS])
    ):
        raise refuse("it is open whose cemetery is meant")
    if node.verb == "transformed" and _does("banished", all_said):
        raise refuse("what was banished is not told from what was transformed")
    if isinstance(node.whose, ir.Opponent) and not any(
        isinstance(each, paid.DOING["discarded"]) and _of_others(each) for each in all_said
    ):
        raise refuse("no opponent here has done that")
    of_event = made.verb in so_many.happened(ability)  # which is not "this way"
    unsaid = made.w in UNSAID_WAY or made.total or of_event
    if unsaid and not (made.paid or _does(made.verb, all_said)):
        raise refuse("nothing here has done that")
    destroys, damages = (any(isinstance(each, kinds) for each in all_said) for kinds in (DESTROYING, DAMAGING))
    if made.verb == "destroyed" and damages and not destroys and not made.paid:
        raise refuse("damage destroys nothing before rules are handled")
    return made


def _of_what_paid(node: sv.PaidCount, ability: ir.Node, costs: list[ir.CostItem], all_said: list[ir.Node]) -> ir.Node:
    """What the cost has taken, or else the event or the effect; raises TextError where nothing has."""
    taken = [cost for cost in costs if isinstance(cost, paid.TAKEN[node.verb])]
    kind = _kind(node)
    if taken:
        if kind is not None and any(getattr(getattr(cost, "group", None), "noun", None) != kind for cost in taken):
            raise refuse("not all that is paid with is of that type")
        return node
    if isinstance(kind, sv.IsToken):
        raise refuse("no cost here has taken tokens")
    taken_off = [each.counter for each in all_said if isinstance(each, ir.RemoveCounters | ir.RemoveAnyCounters)]
    if node.verb == "removed" and len(taken_off) == 1:
        return ir.CountersRemoved(taken_off[0], w=node.w)
    if node.verb == "revealed" and (of := _shown(all_said)) is not None:
        return ir.CountRef(of, ir.Group(kind or ir.IsCard()), w=SHOWN + node.w)
    if node.verb in ("removed", "revealed"):
        raise refuse("nothing that was removed or revealed")
    if node.verb in so_many.happened(ability) and (node.w != BARE or node.verb == "discarded"):
        _check_alone(node.verb, all_said)
        return ir.CountRef(so_many.OF_THE_EVENT, ir.Group(kind) if kind else None, w=EVENT_PAID[node.verb] + node.w)
    # of the cards that the top of the deck paid with, none is counted
    verb = _returned(all_said) if node.verb == "returned" else _done(node)
    return paid.counted(sv.CountThisWay(kind or ir.IsCard(), verb, w=OF_EFFECT + node.w), costs, all_said)


def _check_alone(verb: str, said: list[ir.Node]) -> None:
    if _does(verb, said):
        raise refuse(f"it is open which cards that were {verb} are counted")


def _of_event(node: sv.CountThisWay, said: list[ir.Node]) -> ir.CountRef:
    """ "The number of followers destroyed": of those that the ability waited for."""
    _check_alone(node.verb, said)
    kind = ir.Group(node.noun, node.adjectives)
    return ir.CountRef(so_many.OF_THE_EVENT, kind, w=EVENT_WAY[node.verb] + node.w)


def _shown(said: list[ir.Node]) -> ir.Pronoun | None:
    """What one instruction here has revealed: of the deck, or of a hand; None where none has, or more than one."""
    if any(isinstance(each, ir.RevealHand) for each in said):
        return None
    tops = [each for each in said if isinstance(each, ir.RevealTop) and not each.look]
    held = [each for each in said if isinstance(each, sv.Reveal | sv.DrawShown | sv.RevealAmong)]
    return ir.Pronoun("revealed" if tops else "shown") if len(tops) + len(held) == 1 else None


def _revealed(node: sv.CountThisWay, costs: list[ir.CostItem], said: list[ir.Node]) -> ir.CountRef:
    """ "For each spell revealed this way": of the cards that the one instruction has revealed which does so."""
    of = _shown(said)
    if (
        of is None
        or node.total
        or node.whose is not None
        or any(isinstance(cost, paid.TAKEN["revealed"]) for cost in costs)
    ):
        raise refuse("it is open which cards were revealed this way")
    return ir.CountRef(of, ir.Group(node.noun, node.adjectives), w=SHOWN_WAY + node.w)


def _does(verb: str, said: list[ir.Node]) -> bool:
    """Whether an instruction may have done it: what the ability waits for is no part of it ("this way")."""
    kinds: tuple[type[ir.Effect], ...] = (*paid.DOING.get(verb, ()), *ALSO_DOING)
    return verb not in paid.DOING or any(isinstance(each, kinds) for each in said)


# what is "put into your cemetery" may come from anywhere, what is "buried" from the field: by the place that is printed (amounts.py)
PUT = {1: "put into a cemetery", 2: "put into a cemetery", 3: "put into your cemetery"}


def _of_all(node: ir.Node) -> bool:
    return isinstance(getattr(node, "player", None), ir.EachPlayer)


def _of_others(node: ir.Node) -> bool:
    """Whether another player does it, alone or too."""
    return not isinstance(getattr(node, "player", None), ir.You | None)


THEIRS = "put into their cemetery"
TO_DECK = "returned to a deck"


def _returned(said: list[ir.Node]) -> str:
    """ "Return your hand to your deck and shuffle it. ... the number of cards returned": to where, the instruction says."""
    home = any(isinstance(each, ir.ShuffleInto) for each in said)
    if home and any(isinstance(each, paid.DOING["returned"]) for each in said):
        raise refuse("it is open where the cards that are counted were returned to")
    return TO_DECK if home else "returned"


def _kind(node: sv.PaidCount) -> ir.Filter | None:
    """What kind of cards is counted; none said = any."""
    if node.w < TYPED:
        return None
    name = PAID_KINDS[(node.w - TYPED) % 10]
    return sv.IsToken() if name == "Token" else ir.TypeIs((name,))


def _done(node: sv.PaidCount) -> str:
    """What an instruction has done to the cards that are counted."""
    place = (node.w - TYPED) // 10 if node.w >= TYPED else node.w
    return PUT.get(place, node.verb) if node.verb == "buried" else node.verb


def printed(node: sv.CountThisWay | ir.CountRef) -> sv.PaidCount | sv.CountThisWay:
    """The count as it is printed."""
    if isinstance(node, ir.CountRef) and SHOWN_WAY <= node.w < so_many.OF_EVENT:
        assert node.group is not None
        return sv.CountThisWay(node.group.noun, "revealed", node.group.adjectives, w=node.w - SHOWN_WAY)
    if isinstance(node, ir.CountRef) and node.w < so_many.OF_EVENT:
        return sv.PaidCount("revealed", w=node.w - SHOWN)
    if isinstance(node, ir.CountRef):
        verb, place = _place(node.w)
        if node.w < min(EVENT_WAY.values()):
            return sv.PaidCount(verb, w=place)
        assert node.group is not None
        return sv.CountThisWay(node.group.noun, verb, node.group.adjectives, w=place)
    verb = "buried" if node.verb in PUT.values() else "returned" if node.verb == TO_DECK else node.verb
    return sv.PaidCount(verb, w=node.w - OF_EFFECT)


def _place(w: int) -> tuple[str, int]:
    """What happened to the cards of the event, and the `w` with which their number is printed."""
    verbs = {at: verb for table in (EVENT_PAID, EVENT_WAY) for verb, at in table.items()}
    start = max(at for at in verbs if at <= w)
    return verbs[start], w - start


def as_effect(node: ir.Node) -> ir.Effect:
    assert isinstance(node, ir.Effect)
    return node
