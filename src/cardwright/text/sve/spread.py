"""Single nodes between what is printed and what is meant: two things said of one subject, what holds of all that are selected, caps.

Used by `shape`, which goes through the tree.
"""

from typing import TypeGuard

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.sve.groups import EACH_OF, EITHER_AND, PLURAL_PRONOUNS, THIS_LEADER, YOUR_OTHERS, YOURS
from cardwright.text.sve.same_place import APART
from cardwright.text.sve.scope import leader_only
from cardwright.text.walk import map_fields, nodes

# what is said of all cards selected stands among the qualifiers of each: `Target.w` has its place, from 1 on, and its wording
DIFFERING, WORDED = 100, 10
OF_ALL = (sv.DifferingIn, sv.TotalCost)
ALL_OF_THEM = (8, 9)  # `Target.w` of "each follower from among them", "all followers from among them"
HIDDEN = (ir.Hand, ir.DeckZone, sv.EvolveDeck)
# `w` of what is given, or costs less, "for each" all the time: from here on, and where that stands in front
EACH_STATS, FRONTED, EACH_END = 900, 910, 920
EVERY_ONE = 5  # added to these: "for every" where it means "for each"
CAPPED_TIMES = 1  # `Capped.w`, by fives: so many times
TWO_SAID = 40  # `w` of two things that are said of one subject all the time; with a comma before "and" it is 1 more
DOUBLED = 200  # `w` of values that become twice what they are
TIMED = 42  # likewise of one time, in front of both
THREE_SAID = 90  # likewise of three things; `Both.w` of the second and the third is 1 more
OF_ONE_SUBJECT = (TWO_SAID, TWO_SAID + 1, TIMED, THREE_SAID)
ABOUT = ("dealer", "what", "to")
OF_ONE = (ir.OneSubject, ir.PlayerCasts, sv.PlayerDiscardsSuch, sv.FirstPlayCheaper)


def played_from(node: ir.Node, old: type[ir.Filter], new: type[ir.Filter]) -> ir.Node:
    """Of cards that are played a place is where they come from: as they are played they are no longer there."""
    group: ir.Group = node.group  # type: ignore[attr-defined]

    def other(each: ir.Filter) -> ir.Filter:
        return new(zone=each.zone, w=each.w) if isinstance(each, old) else each  # type: ignore[attr-defined, call-arg]

    changed = msgspec.structs.replace(group, qualifiers=tuple(other(each) for each in group.qualifiers))
    return msgspec.structs.replace(node, group=changed)


# "your other Pixie followers and Elf followers", "an engaged Pixie follower or Elf follower"
OF_BOTH_PERHAPS = frozenset((ir.OtherThan, ir.StatusIs, sv.IsEvolved, sv.IsRacing, sv.IsFaceup))
OF_ONE_TYPE = (sv.TraitIs, sv.ClassIs, ir.AnyTrait, ir.NameIs)


def check_scope(group: ir.Group) -> None:
    """Refuse what no card says, and where it is open whether a word before the first of two nouns holds for the second."""
    noun = group.noun
    filters = (*group.adjectives, *group.qualifiers)
    places = [each for each in filters if isinstance(each, ir.InZone)]
    if len(places) > 1 or any(each in filters[:at] for at, each in enumerate(filters)):
        raise refuse("the same is said twice of these cards")
    if any(isinstance(each, ir.NameIs) for each in filters) and sv.DifferingIn("name") in filters:
        raise refuse(
            "cards of one name have no different names"
        )  # what stands before "tokens" is a trait that nobody knows
    for went in filters:
        there = ir.Removed if isinstance(getattr(went, "happening", None), ir.RemovedFromGame) else sv.Cemetery
        if isinstance(went, sv.WentThisTurn) and not any(isinstance(each.zone, there) for each in places):
            raise refuse("no card is there that this was done to")
    if (
        isinstance(noun, ir.TypeIs)
        and len(noun.types) > 1
        and any(isinstance(a, OF_ONE_TYPE) for a in group.adjectives)
    ):
        raise refuse("it is open whether the words before the first type hold for the second")
    if isinstance(noun, ir.NounOr) and _sided(noun.first) and not _sided(noun.second):
        raise refuse("it is open whether both are meant to be the enemy's")
    if isinstance(noun, ir.NounOr) and noun.w not in APART and not leader_only(noun.second):
        first, second = ({type(each) for each in part.adjectives} for part in (noun.first, noun.second))
        if (first - second) & OF_BOTH_PERHAPS:
            raise refuse("it is open whether the words before the first of two kinds hold for the second")


def _sided(group: ir.Group) -> bool:
    zones = [each.zone for each in group.qualifiers if isinstance(each, ir.InZone)]
    mine = [zone for zone in zones if not isinstance(getattr(zone, "player", None), ir.AnyPlayer)]
    return bool(mine) or any(isinstance(each, ir.ControlledBy) for each in group.adjectives)


def said(sentences: list[ir.Effect]) -> list[ir.Effect]:
    """What the sentences say."""
    return [each.effect if isinstance(each, ir.Statement) else each for each in sentences]


def fold_doubled(node: sv.Doubled) -> ir.Effect:
    """Doubled, a value becomes twice what it is at that moment."""
    w, two = DOUBLED + node.w, ir.Num(2)
    attack = sv.SetAttack(node.what, ir.PerEach(two, sv.AttackOf(node.what)), node.duration, w=w)
    if node.stats == "attack":
        return attack
    defense = sv.SetDefense(node.what, ir.PerEach(two, sv.DefenseOf(node.what)), w=w)
    return defense if node.stats == "defense" else ir.Both((attack, defense), w=w)


def unfold_doubled(node: ir.Node) -> sv.Doubled:
    """What was doubled."""
    first = node.effects[0] if isinstance(node, ir.Both) else node
    assert isinstance(first, sv.SetAttack | sv.SetDefense)
    stats = "both" if first is not node else "attack" if isinstance(first, sv.SetAttack) else "defense"
    return sv.Doubled(first.what, stats, getattr(first, "duration", None), w=first.w - DOUBLED)


def check_leaders(node: ir.Node, to_leader: bool = False) -> None:
    """ "This leader" is said in an ability that leaders are given, and nowhere else; "this follower" is not said there."""
    if isinstance(node, ir.Gain):
        given = isinstance(node.to, sv.LeaderOf) or leaders(node.to)
        for each in (node.to, *node.gains):
            check_leaders(each, given if isinstance(each, ir.AbilityGained) else to_leader)
        return
    if isinstance(node, ir.SelfRef) and (node.w == THIS_LEADER if not to_leader else node.w in NO_LEADER):
        raise refuse("it is open what this is")

    def inside(child: ir.Node) -> ir.Node:
        check_leaders(child, to_leader)
        return child

    map_fields(node, inside)


NO_LEADER = (0, 2, 3, 4)  # `SelfRef.w` of "this follower", "this amulet", "this spell", "this token"


def leaders(what: ir.Objects) -> bool:
    """Whether that is a group of leaders."""
    return isinstance(what, ir.All) and leader_only(what.group)


OF_ENEMIES = 9  # `Restrict.w` of what is forbidden to attack "your leader"


def check_enemies(node: ir.Restrict) -> None:
    """Whose leader that is, only enemies can attack; they attack no other."""
    if not isinstance(node.what, ir.All) or not any(
        isinstance(each, ir.ControlledBy) and isinstance(each.player, ir.Opponent)
        for each in node.what.group.adjectives
    ):
        raise refuse("only enemies attack your leader")


def fold_once(node: sv.OncePerTurnInstead) -> ir.Effect:
    """What is replaced once in a turn."""
    inside = node.effect
    if not isinstance(inside, sv.ReplaceLeaving | ir.ReplaceDamage):
        raise refuse("that cannot be done once per turn")
    return msgspec.structs.replace(inside, per_turn=1, w=inside.w + ONCE * node.w)


def unfold_once(node: sv.ReplaceLeaving | ir.ReplaceDamage) -> ir.Effect:
    """The time in front of it, where it is not "the 1st time"."""
    often, w = divmod(node.w, ONCE)
    if w >= FIRST_TIME:
        return node
    return sv.OncePerTurnInstead(msgspec.structs.replace(node, per_turn=0, w=w), w=often)


FIRST_TIME = 50_000  # likewise, from here on: "the 1st time it would ... each turn"
ONCE = 100_000  # `w` of what is replaced once per turn: the wording of that, by hundred thousands


def each_of(node: ir.Node) -> bool:
    """Whether its numbers are so much "for each" (`fold_each`)."""
    return isinstance(node, ir.Gain | ir.CostChange) and EACH_STATS <= node.w < EACH_END


def fold_each(node: sv.ForEvery) -> ir.Effect:
    """ "It has +1/+1 for each ...": all the time, so that the numbers themselves are that much."""
    said = node.effect
    w = node.w + said.w
    if isinstance(said, ir.CostChange):
        return msgspec.structs.replace(said, amount=ir.PerEach(said.amount, node.count), w=w)
    assert isinstance(said, ir.Gain)

    def times(value: ir.Amount | None) -> ir.Amount | None:
        return None if value is None else ir.PerEach(value, node.count)

    gains = tuple(sv.StatUp(times(g.attack), times(g.defense), w=g.w) for g in said.gains if isinstance(g, sv.StatUp))
    return msgspec.structs.replace(said, gains=gains, w=w)


def fold_two(node: ir.Then) -> ir.Both:
    """Both are said of the same subject; each may itself be several rules."""
    first = node.first.effects[0] if isinstance(node.first, ir.Both) else node.first
    subject = next(getattr(first, field) for field in ABOUT if hasattr(first, field))
    then = _said_of(subject, node.then)
    if node.w == TIMED:
        then = msgspec.structs.replace(then, duration=first.duration)  # type: ignore[attr-defined]  # what is timed has one
        if not isinstance(then, ir.Restrict) and (then.w % 2 == 1) != _plural(subject):
            raise refuse("one verb in the singular, the other in the plural")
    return ir.Both((node.first, then), w=node.w)


def _plural(subject: object) -> bool:
    return (
        (isinstance(subject, ir.Pronoun) and subject.form in PLURAL_PRONOUNS)
        or isinstance(subject, ir.Several)
        or (isinstance(subject, ir.All) and subject.w not in (0, EACH_OF))
    )


def _said_of(subject: object, node: ir.Effect) -> ir.Effect:
    """The effect, or several rules, about this subject."""
    if isinstance(node, ir.Both):
        return msgspec.structs.replace(node, effects=tuple(_said_of(subject, each) for each in node.effects))
    field = next(field for field in ABOUT if hasattr(node, field))
    return msgspec.structs.replace(node, **{field: subject})


def unfold_two(node: ir.Both) -> ir.Then:
    """The one subject once, the second time not said."""
    first, then = node.effects
    if node.w == TIMED:
        then = msgspec.structs.replace(then, duration=ir.Continuous())
    return ir.Then(first, _said_of(ir.Pronoun("elided"), then), w=node.w)


def unfold_each(node: ir.Gain | ir.CostChange) -> sv.ForEvery:
    """The number once, and for each what."""
    front = FRONTED if node.w >= FRONTED else EACH_STATS
    front += EVERY_ONE if node.w - front >= EVERY_ONE else 0
    if isinstance(node, ir.CostChange):
        assert isinstance(node.amount, ir.PerEach)
        price = msgspec.structs.replace(node, amount=node.amount.amount, w=node.w - front)
        return sv.ForEvery(price, node.amount.each, w=front)
    up = node.gains[0]
    assert isinstance(up, sv.StatUp)
    each = up.attack or up.defense
    assert isinstance(each, ir.PerEach)

    def one(value: ir.Amount | None) -> ir.Amount | None:
        return value.amount if isinstance(value, ir.PerEach) else None

    plain = sv.StatUp(one(up.attack), one(up.defense), w=up.w)
    return sv.ForEvery(msgspec.structs.replace(node, gains=(plain,), w=node.w - front), each.each, w=front)


def check_one(node: ir.Node) -> None:
    """ "An Elf and Pixie follower" may be one of either trait or of both; of several, and of each, it is those of either."""
    group = getattr(node, "group", None)
    if not isinstance(group, ir.Group) or group.w in (YOURS, YOUR_OTHERS):
        return
    if isinstance(node, ir.Target) and node.w in ALL_OF_THEM:
        return
    count = getattr(node, "count", None)
    one = isinstance(node, OF_ONE) or (isinstance(count, ir.Num) and count.value == 1)
    if one and any(isinstance(each, ir.AnyTrait) and each.w >= EITHER_AND for each in group.adjectives):
        raise refuse("it is open whether that is a card of both traits")


def fold_target(node: ir.Target) -> ir.Target:
    """What holds of all that are selected goes from the group to the selection; ``w`` keeps where it was printed."""
    if node.w in ALL_OF_THEM:
        return msgspec.structs.replace(node, count=ir.CountRef(ir.Pronoun("revealed"), node.group))
    check_each_zone(node.group)
    one = isinstance(node.count, ir.Num) and node.count.value == 1
    for at, each in enumerate(node.group.qualifiers):
        if one and (
            isinstance(each, OF_ALL) or _of_each(each)
        ):  # "a follower and an amulet that each cost 2 play points": of both
            raise refuse("that is said of several cards")
        if isinstance(each, OF_ALL):
            rest = (*node.group.qualifiers[:at], *node.group.qualifiers[at + 1 :])
            said = {"different": each.trait} if isinstance(each, sv.DifferingIn) else {"most_cost": each.amount}
            group = msgspec.structs.replace(node.group, qualifiers=rest)
            if isinstance(each, sv.TotalCost) and not (node.up_to or node.any_number):
                raise refuse("a number of cards whose total cost is limited")
            place = DIFFERING * (at + 1) + WORDED * each.w
            return msgspec.structs.replace(node, group=group, w=node.w + place, **said)
    return node


def _of_each(said: ir.Filter) -> bool:
    return isinstance(said, ir.CostIs) and isinstance(said.amount, ir.Num) and said.w in OF_EACH


OF_EACH = (10, 11, 32, 33)  # `CostIs.w` of "that cost 2 play points each" and "that each cost 2 play points"
EACH_ZONE = (2, 5)  # `w` of a zone of each player


def check_each_zone(group: ir.Group) -> None:
    """ "Each card in each cemetery" are all of them; "a card in each cemetery" would be one of each."""
    zones = [each.zone for each in group.qualifiers if isinstance(each, ir.InZone)]
    if any(isinstance(getattr(zone, "player", None), ir.AnyPlayer) and zone.w in EACH_ZONE for zone in zones):
        raise refuse("it is open whether that is so of each player's cards")


def unfold_target(node: ir.Target) -> ir.Target:
    """What holds of all among the qualifiers again."""
    if isinstance(node.count, ir.CountRef):
        return msgspec.structs.replace(node, count=ir.Num(0))
    at, rest = divmod(node.w, DIFFERING)
    if not at:
        return node
    worded, w = divmod(rest, WORDED)
    said: ir.Filter = sv.DifferingIn(node.different)
    if node.most_cost is not None:
        said = sv.TotalCost(node.most_cost, w=worded)
    before, behind = node.group.qualifiers[: at - 1], node.group.qualifiers[at - 1 :]
    group = msgspec.structs.replace(node.group, qualifiers=(*before, said, *behind))
    return msgspec.structs.replace(node, group=group, different="", most_cost=None, w=w)


def fold_different(node: ir.Exists | ir.Controls | ir.CountOf) -> ir.Node:
    """ "There are at least 3 cards with different names": so many names; ``w`` keeps where that was printed."""
    check_each_zone(node.group)
    qualifiers = node.group.qualifiers
    at = next((at for at, each in enumerate(qualifiers) if isinstance(each, sv.DifferingIn)), -1)
    if at < 0:
        return node
    rest = msgspec.structs.replace(node.group, qualifiers=(*qualifiers[:at], *qualifiers[at + 1 :]))
    many = ir.CountDifferent(qualifiers[at].trait, rest, w=at + 1)  # type: ignore[attr-defined]
    if isinstance(node, ir.Controls):
        if not isinstance(node.player, ir.You) or not any(isinstance(each, ir.InZone) for each in rest.qualifiers):
            raise refuse("it is open where the cards are that differ")
        return ir.Compare(many, node.count, node.compare, w=HELD + node.w)
    return many if isinstance(node, ir.CountOf) else ir.Compare(many, node.count, node.compare, w=EXISTS + node.w)


EACH_KIND = 10  # `OneOfEach.w` of two kinds of cards: 10 of groups, 11 of types, from 12 on of tokens
EACH_TOKEN = 12
ALL_NAMED = (2, 3)  # `AnyTrait.w` of names of tokens that "and" joins


def fold_each_kind(node: ir.Exists | ir.Controls) -> ir.Exists | ir.Controls:
    """ "There is a Machina follower and Golem follower": one of each, where one of either would be said with "or"."""
    noun, adjectives = node.group.noun, node.group.adjectives
    named = [each for each in adjectives if isinstance(each, ir.AnyTrait) and each.w in ALL_NAMED]
    one = isinstance(node.count, ir.Num) and node.count.value == 1 and node.compare == ">="
    if one and named and isinstance(noun, sv.IsToken):
        if len(adjectives) > 1:
            raise refuse("it is open whether there must be tokens of each name")
        tokens = tuple(ir.Group(noun, (name,)) for name in named[0].options)
        each = ir.OneOfEach(tokens, w=EACH_TOKEN + named[0].w)
        return msgspec.structs.replace(node, group=msgspec.structs.replace(node.group, noun=each, adjectives=()))
    if not one or not isinstance(noun, ir.NounOr | ir.TypeIs) or noun.w != 1:
        return node
    if isinstance(noun, ir.NounOr):
        each = ir.OneOfEach((noun.first, noun.second), w=EACH_KIND)
    elif len(noun.types) == 2 and not adjectives:
        each = ir.OneOfEach(tuple(ir.TypeIs((name,)) for name in noun.types), w=EACH_KIND + 1)
    else:
        return node
    return msgspec.structs.replace(node, group=msgspec.structs.replace(node.group, noun=each))


def unfold_each_kind(node: ir.OneOfEach) -> ir.Filter:
    """The two kinds with "and" between them."""
    first, second = node.options
    if node.w == EACH_KIND:
        assert isinstance(first, ir.Group) and isinstance(second, ir.Group)
        return ir.NounOr(first, second, w=1)
    assert isinstance(first, ir.TypeIs) and isinstance(second, ir.TypeIs)
    return ir.TypeIs((*first.types, *second.types), w=1)


def each_token(group: ir.Group) -> bool:
    """Whether it is of tokens of which there is one of each name."""
    return isinstance(group.noun, ir.OneOfEach) and group.noun.w >= EACH_TOKEN


def unfold_each_token(group: ir.Group) -> ir.Group:
    """The names with "and" between them before the one word."""
    assert isinstance(group.noun, ir.OneOfEach)
    tokens = [each for each in group.noun.options if isinstance(each, ir.Group)]
    names = ir.AnyTrait(tuple(each.adjectives[0] for each in tokens), w=group.noun.w - EACH_TOKEN)
    return msgspec.structs.replace(group, noun=tokens[0].noun, adjectives=(names,))


def held_different(node: ir.Node) -> TypeGuard[ir.Compare]:
    """Whether it compares what was printed as "there are ..." or "you have ..." with a difference among the qualifiers."""
    return isinstance(node, ir.Compare) and node.w >= EXISTS and isinstance(node.left, ir.CountDifferent)


def unfold_different(node: ir.Compare | ir.CountDifferent) -> ir.Node:
    """What is different among the qualifiers again."""
    many = node.left if isinstance(node, ir.Compare) else node
    assert isinstance(many, ir.CountDifferent)
    before, behind = many.group.qualifiers[: many.w - 1], many.group.qualifiers[many.w - 1 :]
    group = msgspec.structs.replace(many.group, qualifiers=(*before, sv.DifferingIn(many.trait), *behind))
    if isinstance(node, ir.Compare):
        if node.w >= HELD:
            return ir.Controls(ir.You(), group, node.right, node.compare, w=node.w - HELD)
        return ir.Exists(group, node.right, node.compare, w=node.w - EXISTS)
    return ir.CountOf(group)


AMONG = 50  # `CountDifferent.w` from here on: "the number of different names among ..."
EXISTS = 100  # `Compare.w` of what was printed as "there are ..."
HELD = 1000  # likewise "you have ..."


def _hidden(target: ir.Target) -> bool:
    zones = [each.zone for each in target.group.qualifiers if isinstance(each, ir.InZone)]
    inside = [zone for each in zones for zone in (each.zones if isinstance(each, sv.OneOfZones) else (each,))]
    seen = (*target.group.adjectives, *target.group.qualifiers)
    if any(isinstance(each, sv.IsFaceup) and not each.down for each in seen):
        return False  # what lies faceup shows what it is (4.2.3.1)
    return any(isinstance(zone, HIDDEN) for zone in inside)


def fold_choose(node: ir.Choose) -> ir.Node:
    """What is selected in a hidden zone is selected on resolution."""
    hidden = [_hidden(each) for each in node.targets]
    if not any(hidden):
        return node
    if len(hidden) > 1:
        raise refuse("selecting in a hidden zone together with other things")
    return ir.Select(node.player, node.targets[0])


def check_cap(node: sv.ForEvery, cap: sv.Capped) -> None:
    """ "2 damage for each ..., up to 6": of what there are so many at most is clear only where it is once for each, or times are said."""
    ones = all(abs(each.value) == 1 for each in nodes(node.effect) if isinstance(each, ir.Num))
    if not ones and cap.w % 5 != CAPPED_TIMES:
        raise refuse("it is open of what there are so many at most")
