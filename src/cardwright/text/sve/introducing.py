"""What introduces antecedents in Shadowverse: Evolve: what is selected, found, revealed, created, moved or counted, whole groups."""

from collections.abc import Callable
from dataclasses import replace

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.sve import apportioned, paid
from cardwright.text.sve.finding import PUT_AWAY, alike, check_apart, named_last
from cardwright.text.sve.scope import ANY, FORMS, UNSAID, Scope, another, leader_only, on_field, ours, theirs, types_of
from cardwright.text.sve.speaking import to_living
from cardwright.text.sve.visiting import fields, visit

PLACEHOLDER = ir.Target(ir.Num(1), ir.Group(ir.IsCard()))


def _several(node: ir.Several, scope: Scope) -> ir.Node:
    """ "Give it and each Fairy token on your field [attack]+1. Give them Rush": all of these, which no word says."""
    before = len(scope.known)
    made = fields(node, scope)
    if isinstance(made, ir.Several) and any(not isinstance(each, ir.All) for each in made.items):
        new = [replace(each, kind="part") if each.kind == "all" else each for each in scope.known[before:]]
        scope.known = [*scope.known[:before], *new]
    return made


def _target(node: ir.Target, scope: Scope, kind: str, many: bool = False) -> ir.Target:
    seen = fields(node, scope)
    assert isinstance(seen, ir.Target)
    many = many or node.any_number or not one(node.count)
    name = scope.add(kind, many, types_of(node.group), theirs(node.group), ours(node.group))
    two = isinstance(node.count, ir.Num) and node.count.value == 2 and not (node.up_to or node.any_number)
    places = [each.zone for each in node.group.qualifiers if isinstance(each, ir.InZone)]
    away = bool(places) and all(isinstance(zone, sv.Cemetery | ir.Hand) for zone in places)
    scope.known[-1] = replace(scope.known[-1], two=two, apart=another(node.group), away=away)
    return msgspec.structs.replace(seen, bind=name)


def one(count: ir.Amount) -> bool:
    """Whether it is the number one."""
    return isinstance(count, ir.Num) and count.value == 1


def _choose(node: ir.Choose, scope: Scope) -> ir.Node:
    made = tuple(_target(each, scope, "chosen") for each in node.targets)
    if len(made) == 1 and leader_only(made[0].group):
        scope.player = ir.ControllerOf(ir.Ref((made[0].bind,)))
    for each in made:
        _of_a_hand(each, scope)
    return msgspec.structs.replace(node, targets=made)


def _assign(node: ir.Assign, scope: Scope) -> ir.Node:
    among = visit(node.among, scope)
    return msgspec.structs.replace(node, among=among, target=apportioned.part(among, node.target, scope))


def _of_a_hand(target: ir.Target, scope: Scope) -> None:
    """ "Select a card in an opponent's hand. They discard it": whose hand that is, is spoken of."""
    for each in target.group.qualifiers:
        zone = each.zone if isinstance(each, ir.InZone) else None
        if isinstance(zone, ir.Hand) and isinstance(zone.player, ir.Opponent):
            scope.player = zone.player


def _header(node: ir.ModalHeader, scope: Scope) -> ir.Node:
    """ "Each opponent chooses one of the following. (1) They discard a card": who chooses is spoken of in the options."""
    if isinstance(node.player, ir.Opponent):
        scope.player = node.player
    return fields(node, scope)


def _select(node: ir.Select, scope: Scope) -> ir.Node:
    seen = visit(node.player, scope)
    assert isinstance(seen, ir.Player)
    if not isinstance(seen, ir.You):
        scope.player = seen  # "a follower on their field"
    each = isinstance(seen, ir.EachPlayer)
    _of_a_hand(node.target, scope)
    return msgspec.structs.replace(node, player=seen, target=_target(node.target, scope, "chosen", each))


def _random(node: sv.SelectRandom, scope: Scope) -> ir.Node:
    _of_a_hand(node.target, scope)
    return msgspec.structs.replace(node, target=_target(node.target, scope, "chosen"))


def _search(node: ir.Search, scope: Scope) -> ir.Node:
    return msgspec.structs.replace(node, targets=tuple(_target(each, scope, "found") for each in node.targets))


def _with_target(kind: str) -> Callable[[ir.Node, Scope], ir.Node]:
    """SelectAndPut, TakeAmong, RevealAmong ...: the cards are moved or shown at once; later words may mean them."""

    def handle(node: ir.Node, scope: Scope) -> ir.Node:
        target: ir.Target = node.target  # type: ignore[attr-defined]
        rest = fields(msgspec.structs.replace(node, target=PLACEHOLDER), scope)
        if hasattr(rest, "among"):
            check_apart(rest, scope)
        actor: ir.Player = rest.player  # type: ignore[attr-defined]
        if not isinstance(actor, ir.You):
            scope.player = actor
        made = _target(target, scope, kind)
        _of_each_player(actor, scope)
        if getattr(node, "among", None) == ir.Pronoun("revealed"):
            scope.parted.clear()
        if isinstance(node, sv.RevealAmong | ir.SelectAmong) and scope.known[-1].many:
            scope.shown.append(made.bind)
        if isinstance(node, sv.RevealAmong):
            scope.done.setdefault("revealed", []).append(made.bind)
        paid.note_moved(node, made.bind, scope)
        return msgspec.structs.replace(rest, target=made)

    return handle


def _naming(kind: str, types: frozenset[str] = ANY) -> Callable[[ir.Node, Scope], ir.Node]:
    def handle(node: ir.Node, scope: Scope) -> ir.Node:
        seen = fields(node, scope)
        if kind == "top":
            scope.parted.clear()
        count = getattr(node, "count", None)
        names = getattr(node, "names", ())
        one_of = getattr(node, "one_of", False)
        many = not one(count) if isinstance(count, ir.Amount) else True
        many = many or (len(names) > 1 and not one_of)
        deck = getattr(node, "deck", None)
        if isinstance(deck, ir.Opponent):
            scope.player = deck  # "you may put it into their cemetery"
        made = msgspec.structs.replace(seen, bind=scope.add(kind, many, types))
        exactly = (
            isinstance(count, ir.Num) and count.value == 2 and len(names) < 2 and not getattr(node, "up_to", False)
        )
        scope.known[-1] = replace(scope.known[-1], two=exactly)
        _of_each_player(getattr(node, "player", None), scope)
        return made

    return handle


def _drawn(node: sv.DrawShown, scope: Scope) -> ir.Node:
    """ "Draw 2 cards and reveal them. ... the number of spells revealed"."""
    made = _naming("revealed")(node, scope)
    assert isinstance(made, sv.DrawShown)
    scope.done.setdefault("revealed", []).append(made.bind)
    return made


def _transform(node: sv.Transform, scope: Scope) -> ir.Node:
    """ "Transform it into a Knight token. Give it Ward": the token, what was transformed is banished."""
    seen = to_living(node, scope)
    assert isinstance(seen, sv.Transform)
    old = {ir.Ref: getattr(seen.what, "to", ()), ir.All: (getattr(seen.what, "bind", ""),)}.get(type(seen.what), ())
    many = len(old) > 1 or any(each.many for each in scope.known if each.name in old)
    name = scope.add("created", many)
    scope.became[name] = tuple(old)
    return msgspec.structs.replace(seen, bind=name)


def _of_each_player(actor: ir.Player | None, scope: Scope) -> None:
    if isinstance(actor, ir.EachPlayer):
        scope.known[-1] = replace(scope.known[-1], each=True)


def _all(node: ir.All, scope: Scope) -> ir.Node:
    seen = fields(node, scope)
    return msgspec.structs.replace(seen, bind=scope.add("all", True, types_of(node.group)))


def _group(node: ir.Group, scope: Scope) -> ir.Node:
    """ "Deal 4 damage to it and 2 damage to each other enemy follower": other than that one, since the source is none of the group."""
    own = ir.OtherThan(ir.SelfRef(w=UNSAID))
    seen = fields(node, scope)
    assert isinstance(seen, ir.Group)
    if own not in node.adjectives:
        return seen
    if (named := _namesakes_of(seen)) is not None:
        return _other_than(seen, named)
    zones = [each.zone for each in node.qualifiers if isinstance(each, ir.InZone)]
    there = any(isinstance(zone, sv.Cemetery) for zone in zones)
    elsewhere = any(isinstance(zone, sv.ExArea | ir.Hand) for zone in zones)
    apart = types_of(node) == {"Spell"} and not scope.spell  # the source is neither a spell nor a token that it creates
    apart |= isinstance(node.noun, sv.IsToken) and any(each.kind == "created" for each in scope.known)
    played = isinstance(scope.asks, ir.HasCastThisTurn | sv.PlayedThisTurn)  # than this one, a spell as well
    elsewhere |= scope.spell and (there or not zones or on_field(node))
    if played or not (theirs(node) or apart or elsewhere):
        rivals = alike(node, scope, there)
        if not (foreign(node, scope) or there):  # of cards on the field it is said for the source alone (S78)
            itself = _of_itself(scope)
            rivals = [each for each in rivals if not (each.gone or each.away or (itself and each.kind == "subject"))]
            if on_field(node):  # no spell is on a field (10.6.2.8.2.3)
                rivals = [each for each in rivals if each.types != {"Spell"}]
        if played:  # nobody has played what an opponent controls, or a new token
            rivals = [each for each in rivals if not each.enemy and each.kind != "created"]
        if not rivals:
            return seen
        if len(rivals) > 1 or rivals[0].many or not foreign(node, scope):
            raise refuse("it is open which card the others are other than")
        name = rivals[0].name
    else:
        name = named_last(scope, PUT_AWAY if there else (), theirs(node))
    if not name and not theirs(node):
        return seen  # where none is named the source is none of them: all are others
    if not name:
        raise refuse("it is open which card the others are other than")
    return _other_than(seen, name)


def _namesakes_of(group: ir.Group) -> str | None:
    """ "Destroy it and each other follower with the same name as it on the field": other than the one whose name that is; else None."""
    cards = [each.card for each in group.qualifiers if isinstance(each, ir.SameTrait) and each.trait == "name"]
    named = [each.to for each in cards if isinstance(each, ir.Ref)]
    return named[0][0] if len(named) == 1 == len(named[0]) and named[0] != ("self",) else None


def _other_than(group: ir.Group, name: str) -> ir.Group:
    """The group without the card of that name instead of the source."""
    own, other = ir.OtherThan(ir.SelfRef(w=UNSAID)), ir.OtherThan(ir.Ref((name,), w=FORMS.index("other")))
    return msgspec.structs.replace(group, adjectives=tuple(other if each == own else each for each in group.adjectives))


def _of_itself(scope: Scope) -> bool:
    """Whether the text speaks of its own card, in this sentence or the one before, and has not spoken of the card of the event."""
    near = scope.sentence[0] - 1
    named = any(each.kind == "self" and each.sentence >= max(near, 0) for each in scope.known)
    return named and "subject" not in scope.meant


def foreign(group: ir.Group, scope: Scope) -> bool:
    """Whether the source is none of this kind: an amulet is no follower."""
    types = types_of(group)
    return bool(types and scope.source) and scope.source not in types


def _counted(node: sv.CountBound, scope: Scope) -> ir.Node:
    return msgspec.structs.replace(fields(node, scope), bind=scope.add("counted", True, types_of(node.group)))


def _for_every(node: sv.ForEvery | sv.Repeat, scope: Scope) -> ir.Node:
    """ "Summon a Fairy token for each card banished this way. Give them Rush": the tokens, as many as there may be; so of "do this 3 times"."""
    before = len(scope.known)
    seen = fields(node, scope)
    new = [replace(each, many=True) if each.kind in MADE else each for each in scope.known[before:]]
    scope.known = [*scope.known[:before], *new]
    return seen


MADE = ("created", "milled", "discarded", "moved", "top")


def _until(node: ir.RevealUntil, scope: Scope) -> ir.Node:
    """The card that fits is the one that is revealed; the others are the remaining cards."""
    seen = fields(node, scope)
    shown = scope.add("revealed", not one(node.count), types_of(node.group))
    return msgspec.structs.replace(seen, bind=shown, bind_rest=scope.add("others", True))


INTRODUCING: dict[type[ir.Node], Callable[..., ir.Node]] = {
    ir.All: _all,
    ir.Several: _several,
    ir.Group: _group,
    **dict.fromkeys((sv.ForEvery, sv.Repeat), _for_every),
    ir.Choose: _choose,
    ir.Assign: _assign,
    ir.ModalHeader: _header,
    ir.Select: _select,
    ir.Search: _search,
    sv.SelectRandom: _random,
    ir.SelectAndPut: _with_target("moved"),
    ir.SelectAndBreak: _with_target("moved"),
    ir.SelectAndDull: _with_target("moved"),
    sv.TransferTo: _with_target("chosen"),
    ir.TakeAmong: _with_target("moved"),
    sv.RevealAmong: _with_target("revealed"),
    ir.SelectAmong: _with_target("chosen"),
    ir.RevealTop: _naming("top"),
    sv.LookUpTo: _naming("top"),
    ir.RevealAtRandom: _naming("revealed"),
    sv.DrawShown: _drawn,
    sv.ShuffleThenReveal: _naming("top"),
    sv.TopInto: _naming("moved"),
    ir.Mill: _naming("milled"),
    ir.Discard: _naming("discarded"),
    sv.RandomDiscard: _naming("discarded"),
    sv.CreateTokens: _naming("created", frozenset(("Follower", "Amulet"))),
    sv.Transform: _transform,
    sv.CountBound: _counted,
    ir.RevealUntil: _until,
}
