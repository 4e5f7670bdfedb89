"""What introduces antecedents: each target of Choose and Select, what is searched for, revealed, moved or counted, whole groups."""

from collections.abc import Callable
from dataclasses import replace

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import (
    Antecedent,
    Scope,
    by_type,
    is_stored,
    note_taken,
    part,
    refuse,
    stands,
    words_of,
)
from cardwright.text.pronouns import FORMS, STRONG
from cardwright.text.sharing import alternatives, several, shared
from cardwright.text.visiting import fields, visit
from cardwright.text.walk import map_fields

TWO = ((ir.Num(2),), (ir.Num(1), ir.Num(1)))  # in how many parts two cards are chosen
PLACEHOLDER = ir.Target(ir.Num(1), ir.Group(ir.IsCard()))


def _choose(node: ir.Choose, scope: Scope) -> ir.Node:
    together = id(node) in scope.together
    targets: tuple[ir.Target, ...] = ()
    for each in shared(node.targets, together):
        targets = (*targets, _target(each, scope, "chosen", together))
        # "and 1 Forward opponent controls of cost less than the former's"
        scope.former, scope.choosing = tuple(done.bind for done in targets) if len(targets) == 1 else (), True
    scope.former, scope.choosing = tuple(each.bind for each in targets), False
    names = {each.bind for each in targets}
    before = [each for each in scope.known if each.kind == "chosen" and each.name not in names]
    scope.superseded = [*scope.superseded, *before]
    scope.known = [each for each in scope.known if each not in scope.superseded]
    if scope.reflexive:  # what was selected or found before "when you do so" is not what "it" means after a new choice
        settled = ("selected", "found")
        scope.known = [replace(each, kind="before") if each.kind in settled else each for each in scope.known]
    counts = tuple(each.count for each in targets if not each.up_to)
    scope.two = scope.former if counts in TWO and len(counts) == len(targets) else ()
    scope.pairs, scope.parted = tuple(each.bind for each in targets if each.count == ir.Num(2)), ""
    scope.typed = by_type(targets)
    return msgspec.structs.replace(node, targets=targets)


def _alike(node: ir.Node, scope: Scope) -> ir.Node:
    """ "2 Forwards of the same cost", with nothing spoken of whose cost that could be: as each other."""
    if any(each.kind != "self" for each in scope.known):
        return node
    return _as_each_other(node)


def _as_each_other(node: ir.Node) -> ir.Node:
    if node.count == ir.Num(1):  # type: ignore[attr-defined]
        return node
    same = ir.Pronoun("same")

    def alike(each: ir.Filter) -> ir.Filter:
        return ir.Alike(each.trait, w=each.w) if isinstance(each, ir.SameTrait) and each.card == same else each

    group: ir.Group = node.group  # type: ignore[attr-defined]
    qualifiers = tuple(alike(each) for each in group.qualifiers)
    return msgspec.structs.replace(node, group=msgspec.structs.replace(group, qualifiers=qualifiers))


def _paid_alike(node: ir.Node, scope: Scope) -> ir.Node:
    return fields(_as_each_other(node), scope)


def _target(node: ir.Target, scope: Scope, kind: str, together: bool = False) -> ir.Target:
    node = _alike(node, scope)  # type: ignore[assignment]
    if isinstance(node.group.noun, ir.AnyNoun):
        node = msgspec.structs.replace(node, group=alternatives(node.group, together))
    seen: ir.Target = fields(node, scope)  # type: ignore[assignment]
    many = node.any_number or node.count != ir.Num(1)
    name = scope.add(kind, many)
    if kind == "selected" and isinstance(scope.player, ir.EachPlayer):
        scope.known[-1] = replace(scope.known[-1], apiece=True)
    if isinstance(node.group.noun, ir.IsAbility):
        scope.abilities.add(name)
    scope.words[name] = words_of(node.group)
    scope.nouns[name] = seen.group.noun
    if kind in ("chosen", "selected"):
        scope.standing |= {name} if stands(seen.group) else set()
        scope.stored |= {name} if is_stored(seen.group) else set()
    return msgspec.structs.replace(seen, bind=name)


def _that_named(node: ir.ThatNamed, scope: Scope) -> ir.Ref:
    """ "That Card Name Olga": the one card that came into the text so."""
    named = [each for each in scope.known if not each.many and scope.nouns.get(each.name) == node.noun]
    if len(named) != 1:
        raise refuse("it is open which of the cards that have this name or Job is meant")
    return ir.Ref((named[0].name,), w=FORMS.index(node.form))


def _all(node: ir.All, scope: Scope) -> ir.Node:
    seen = fields(node, scope)
    if scope.lasting:
        scope.groups.append(seen.group)  # type: ignore[attr-defined]
        return seen
    return msgspec.structs.replace(seen, bind=scope.add("all", True))


def _several(node: ir.Several, scope: Scope) -> ir.Node:
    return fields(msgspec.structs.replace(node, items=several(node.items)), scope)


def _all_are(node: ir.AllAre, scope: Scope) -> ir.Node:
    seen = fields(node, scope)
    scope.groups.append(seen.group)  # type: ignore[attr-defined]
    return seen


def _exists(node: ir.Exists, scope: Scope) -> ir.Node:
    """Cards that an ability removed are counted and spoken of at once: "if there are 5 or more, add them to your hand"."""
    seen = fields(node, scope)
    if scope.lasting or not any(isinstance(each, ir.RemovedBy) for each in node.group.qualifiers):
        return seen
    return msgspec.structs.replace(seen, bind=scope.add("found", True))


def _controls(node: ir.Controls, scope: Scope) -> ir.Node:
    seen = fields(node, scope)
    if not scope.lasting:
        return seen
    return msgspec.structs.replace(seen, bind=scope.add("controlled", node.count != ir.Num(1)))


def _select(node: ir.Select | ir.SelectParts, scope: Scope) -> ir.Node:
    player: ir.Player = visit(node.player, scope)  # type: ignore[assignment]  # "its controller" is a player of a card
    if not isinstance(player, ir.You):
        scope.actor.append(player)
    with_player = replace(scope, player=player)
    if isinstance(node, ir.Select):
        return msgspec.structs.replace(node, player=player, target=_target(node.target, with_player, "selected"))
    kind = "selected" if node.act in ("", "dull", "activate") else "moved"  # as for one kind of cards, below
    targets = tuple(_target(each, with_player, kind) for each in shared(node.targets, bool(node.act)))
    done = {"put": "put", "remove": "removed", "return": "returned", "dull": "dulled", "discard": "discarded"}
    scope.acts |= {each.bind: done.get(node.act, "") for each in targets}
    return msgspec.structs.replace(node, player=player, targets=targets)


def _show(node: ir.RevealCards, scope: Scope) -> ir.Node:
    player: ir.Player = visit(node.player, scope)  # type: ignore[assignment]
    return msgspec.structs.replace(node, player=player, target=_target(node.target, scope, "shown"))


def _select_among(node: ir.SelectAmong | ir.Assign, scope: Scope) -> ir.SelectAmong | ir.Assign:
    among, target = visit(node.among, scope), _target(node.target, scope, "selected")
    part(among, target, scope)
    if isinstance(among, ir.Ref) and _off_field(
        among, scope
    ):  # "select 1 Forward among them" of cards that were revealed
        scope.standing.discard(target.bind)
        scope.stored.add(target.bind)
    return msgspec.structs.replace(node, target=target, among=among)


def _off_field(among: ir.Ref, scope: Scope) -> bool:
    """Whether those cards were shown or chosen in another zone than the field."""
    shown = {
        each.name for each in (*scope.known, *scope.superseded) if each.kind in ("revealed", "found", "shown", "milled")
    }
    return (shown | scope.stored).issuperset(among.to)


def _assign(node: ir.Assign, scope: Scope) -> ir.Node:
    """Only of what was chosen as the ability was put on the stack it is said then; otherwise it is a selection like any other."""
    chosen = {each.name for each in (*scope.known, *scope.superseded) if each.kind == "chosen"}
    seen = _select_among(node, scope)
    if isinstance(seen.among, ir.Ref) and chosen.issuperset(seen.among.to):
        return seen
    return ir.SelectAmong(seen.player, seen.target, seen.among, w=seen.w)


def _search(node: ir.Search, scope: Scope) -> ir.Node:
    targets = tuple(_target(each, scope, "found") for each in node.targets)
    if len(targets) > 1:  # "search for 1 Forward and 1 Monster, play that Forward onto the field and ..."
        scope.typed = by_type(targets)
    return msgspec.structs.replace(node, targets=targets)


def _moved_target(node: ir.Node, scope: Scope) -> ir.Node:
    """PlayFrom, CastFrom, TakeAmong, SelectAndPut ...: the target is moved at once; later sentences may refer to it."""
    actor: ir.Player = node.player  # type: ignore[attr-defined]
    if isinstance(actor, ir.Opponent | ir.EachPlayer):
        scope.actor.append(actor)
    with_player = replace(scope, player=actor)
    onto = isinstance(node, ir.TakeAmong) and isinstance(node.into, ir.Field)
    kind = "played" if onto or isinstance(node, ir.PlayFrom | ir.CastFrom) else "moved"
    if onto:  # "play 1 of them onto the field": of those that were shown, not of what is being played
        node = msgspec.structs.replace(node, among=visit(node.among, scope))  # type: ignore[attr-defined]
    if isinstance(node, ir.SelectAndDull | ir.SelectAndActivate):
        kind = "selected"  # it stays where it is: the next "it" is this card
    target = _target(node.target, with_player, kind)  # type: ignore[attr-defined]
    if isinstance(node, ir.TakeAmong) and isinstance(node.into, ir.Removed):
        scope.known.append(Antecedent(target.bind, "taken_out", scope.sentence, target.count != ir.Num(1)))
    note_taken(node, target.bind, scope)
    rest = map_fields(msgspec.structs.replace(node, target=PLACEHOLDER), lambda child: visit(child, scope))
    if isinstance(rest, ir.TakeAmong):
        part(rest.among, target, scope)
    return msgspec.structs.replace(rest, target=target)


def _taken_together(node: ir.TakeTogether, scope: Scope) -> ir.Node:
    targets = tuple(_target(each, scope, "moved") for each in node.targets)
    for each in targets:
        note_taken(ir.TakeAmong(node.player, each, node.among, node.into), each.bind, scope)
    among = visit(node.among, scope)
    return msgspec.structs.replace(node, targets=targets, among=among)


def _revealing(kind: str) -> Callable[[ir.Node, Scope], ir.Node]:
    def handle(node: ir.Node, scope: Scope) -> ir.Node:
        node = _alike(node, scope) if isinstance(node, ir.Discard) else node
        seen = fields(node, scope)
        count = getattr(node, "count", ir.Num(1))
        many = count != ir.Num(1) or isinstance(node, ir.RevealHand)
        many = many or isinstance(node, ir.DiscardHand) or isinstance(getattr(node, "player", None), ir.EachPlayer)
        many = many or isinstance(getattr(node, "deck", None), ir.EachPlayer)
        seen = msgspec.structs.replace(seen, bind=scope.add(kind, many))
        scope.acts[seen.bind] = kind  # type: ignore[attr-defined]
        if isinstance(node, ir.Discard):
            scope.words[seen.bind] = words_of(node.group)  # type: ignore[attr-defined]
        if isinstance(seen, ir.RevealUntil):
            seen = msgspec.structs.replace(seen, bind_rest=scope.add("rest", True))
        return seen

    return handle


def _replaced(node: ir.ReplaceFate, scope: Scope) -> ir.Node:
    """ "It" in what is done instead is the card that something else would have happened to."""
    what = visit(node.what, scope)
    return msgspec.structs.replace(node, what=what, effect=visit(node.effect, _of_replaced(what, scope)))


def _of_replaced(what: ir.Node, scope: Scope) -> Scope:
    """The scope in which the card that something happens to has its name."""
    inner = scope.inner()
    if not isinstance(what, ir.Ref):  # any card of a group: nothing that was spoken of before
        inner.known = [each for each in inner.known if each.kind not in STRONG]
    inner.known.append(Antecedent("subject", "subject", 0, False))
    return inner


def _damage_replaced(node: ir.ReplaceDamage, scope: Scope) -> ir.Node:
    """ "If a Forward with a Moon Counter on it is dealt damage, remove 1 Moon Counter from it and ...": from the one that is."""
    if node.also is None or not isinstance(node.duration, ir.Continuous) or not isinstance(node.to, ir.All):
        return fields(node, scope)
    bound: ir.ReplaceDamage = fields(msgspec.structs.replace(node, also=None), scope)  # type: ignore[assignment]
    return msgspec.structs.replace(bound, also=visit(node.also, _of_replaced(bound.to, scope)))


INTRODUCING: dict[type[ir.Node], Callable[..., ir.Node]] = {
    ir.Choose: _choose,
    ir.ThatNamed: _that_named,
    **dict.fromkeys((ir.PayDiscard, ir.PayPutGroup, ir.PayRemove, ir.PayDull, ir.PayReturn, ir.PayReveal), _paid_alike),
    **dict.fromkeys((ir.Select, ir.SelectParts), _select),
    ir.All: _all,
    ir.Several: _several,
    ir.AllAre: _all_are,
    ir.Controls: _controls,
    ir.Exists: _exists,
    ir.Search: _search,
    ir.SelectAmong: _select_among,
    ir.Assign: _assign,
    ir.RevealCards: _show,
    **dict.fromkeys((ir.PlayFrom, ir.CastFrom, ir.CastAmong, ir.TakeAmong), _moved_target),
    **dict.fromkeys((ir.SelectAndPut, ir.SelectAndBreak, ir.SelectAndDull, ir.SelectAndActivate), _moved_target),
    ir.TakeTogether: _taken_together,
    ir.ReplaceFate: _replaced,
    ir.ReplaceDamage: _damage_replaced,
    ir.RevealTop: _revealing("revealed"),
    ir.RevealUntil: _revealing("revealed"),
    ir.RevealHand: _revealing("revealed"),
    ir.Mill: _revealing("milled"),
    ir.RemoveTop: _revealing("removed"),
    ir.Discard: _revealing("discarded"),
    ir.DiscardAtRandom: _revealing("discarded"),
    ir.DiscardHand: _revealing("discarded"),
    ir.RemoveAtRandom: _revealing("removed"),
    ir.RevealAtRandom: _revealing("revealed"),
}
