"""What a text begins and never ends: half of it is missing.

A card that is chosen, selected or searched for has to be spoken of again, and so has what is named. In one of the games (`every`) that
holds for each of several cards, for cards that are shown, and for the rest of them where some are taken; in the other the rules
say that they stay where they are (sve 5.10.1).
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes, nodes_up_to

WAITING = ir.WhenDone | ir.Reflexive | ir.Delayed | ir.AbilityGained | ir.Cost
TAKING = ir.TakeAmong | ir.SelectAmong | ir.Assign | ir.RevealAmong | ir.CastAmong


def check(ability: ir.Ability, every: bool) -> None:
    """Raises TextError (stage bind) where a pronoun was left as it is, or nothing comes of what is chosen, shown or named."""
    inside = list(nodes(ability))
    if any(isinstance(node, ir.Pronoun | ir.PronounPlayer) for node in inside):
        raise TextError("it is open what is spoken of", stage="bind")
    used = {name for node in inside if isinstance(node, ir.Ref) for name in node.to}
    others = any(isinstance(node, ir.NotSelected | ir.Another) for node in inside)
    all_others = any(isinstance(node, ir.All) and _others(node.group) for node in inside)
    for targets, selected in _targets(inside):
        spoken = others if selected else all_others  # "Choose 1 Forward. Break all the other Forwards."
        unused = [target.bind not in used and not spoken for target in targets]
        if any(unused) if every else all(unused):
            raise TextError("something is chosen, but nothing is done with it", stage="bind")
    done = {name for node in nodes_up_to(ability, ir.Untaken) if isinstance(node, ir.Ref) for name in node.to}
    if any(isinstance(node, ir.Assign) and node.target.bind not in done for node in inside):
        raise TextError("it is open to which of them that is done", stage="bind")
    if every:
        _chosen_too_soon(ability)
        _found_only_later(ability)
        _rest_of_what(inside)
        _asks_what_it_replaces(inside)
    for node in inside:
        if every:
            _shown(node, used, inside)


def _others(group: ir.Group) -> bool:
    return any(isinstance(each, ir.Another) for each in (*group.adjectives, *group.qualifiers))


def _chosen_too_soon(ability: ir.Ability) -> None:
    """Raises TextError where a choice depends on what the ability does only later: it chooses as it goes onto the stack."""
    done: set[str] = set()
    named = False
    for node in nodes_up_to(ability, ir.Choose, never=WAITING):
        if isinstance(node, ir.Choose | ir.ModalHeader):
            said = node.targets if isinstance(node, ir.Choose) else (node.count,)  # actions are selected then, too
            asked = [each for part in said for each in nodes(part)]
            later = any(isinstance(each, ir.Ref) and done & {*each.to} for each in asked)
            if later or (named and any(_of_named(each) for each in asked)):
                raise TextError("what is chosen depends on what is done only afterwards", stage="bind")
            done -= {each.bind for each in said if isinstance(each, ir.Target)}
        elif isinstance(node, ir.Name):
            named = True
        elif isinstance(node, ir.Target | ir.Discard | ir.Mill | ir.RevealTop | ir.RevealHand | ir.RevealCards):
            done.add(getattr(node, "bind", ""))


def _found_only_later(ability: ir.Ability) -> None:
    """Raises TextError where a sentence done at once speaks of what is chosen or found only in what is put off."""
    now = [*nodes_up_to(ability, ir.Delayed)]
    known = {getattr(node, "bind", "") for node in now}
    late = {getattr(node, "bind", "") for put_off in now if isinstance(put_off, ir.Delayed) for node in nodes(put_off)}
    if any(isinstance(node, ir.Ref) and (late - known).intersection(node.to) for node in now):
        raise TextError("what is spoken of is found only later", stage="bind")


def _rest_of_what(inside: Sequence[ir.Node]) -> None:
    """Raises TextError at "select 2 Characters. Put the rest into the Break Zone": nothing was taken of those two, and of which cards
    they are themselves taken is not said."""
    selected = {target.bind for targets, _ in _targets([*inside]) for target in targets}
    parts = [each.among for each in inside if isinstance(each, TAKING | ir.TakeTogether)]
    parted = {name for among in parts if isinstance(among, ir.Ref) for name in among.to}
    rests = [each.among.to for each in inside if isinstance(each, ir.PutRest) and isinstance(each.among, ir.Ref)]
    spoken = Counter(name for each in inside if isinstance(each, ir.Ref) for name in each.to)
    spoken.subtract(name for rest in rests for name in rest)
    if any(not any(spoken[name] for name in rest) for rest in rests):
        raise TextError("nothing was taken of which that could be the rest", stage="bind")
    for each in inside:
        if (
            isinstance(each, ir.PutRest)
            and isinstance(each.among, ir.Ref)
            and selected.intersection(each.among.to) - parted
        ):
            raise TextError("it is open what the rest is taken from", stage="bind")


def _asks_what_it_replaces(inside: Sequence[ir.Node]) -> None:
    """Raises TextError at "discard 1 card. If it is a Forward, draw 2 cards instead": whether it is replaced is asked before it is done."""
    for holder in inside:
        effects = getattr(holder, "effects", ())
        for at, each in enumerate(effects):
            if not isinstance(each, ir.Instead):
                continue
            while at and isinstance(effects[at - 1], ir.Instead):
                at -= 1
            replaced = [part for before in effects[max(0, at - each.replaces) : at] for part in nodes(before)]
            done = {getattr(part, "bind", "") for part in replaced}
            if any(isinstance(part, ir.Ref) and done.intersection(part.to) for part in nodes(each.condition)):
                raise TextError("it is open whether what is replaced is done first", stage="bind")


def check_named(abilities: Sequence[ir.Ability]) -> None:
    """Raises TextError (stage bind) where nothing comes of what is named, or something is spoken of that nobody named.

    What an ability has named is kept with its card: another paragraph may say which cards are of it, where but one ability names
    such a thing, and none of its own.
    """
    inside = [list(nodes(each)) for each in abilities]
    named = [{node.what for node in each if isinstance(node, ir.Name)} for each in inside]
    kept = [set() if isinstance(each, ir.SummonEffect) else _kept(each) for each in abilities]
    for number, ability in enumerate(abilities):
        spoken = {kind for node in inside[number] if (kind := _of_named(node))}
        for kind in spoken - _meant_by(named[number]):
            by = [each for at, each in enumerate(kept) if at != number and kind in _meant_by(each)]
            if len(by) != 1 or named[number] or isinstance(ability, ir.SummonEffect) or not _says_which(ability):
                raise TextError("nothing was named that this could mean", stage="bind", paragraph=number)
        elsewhere = {
            _of_named(node) for at, each in enumerate(inside) if at != number and not named[at] for node in each
        }
        if named[number] and not (spoken or _meant_by(kept[number]) & elsewhere):
            raise TextError("something is named, but nothing is done with it", stage="bind", paragraph=number)


def _meant_by(named: set[str]) -> set[str]:
    """The kinds of things that may be spoken of where such are named."""
    return named | ({"element", "job"} if "either" in named else set())


def _kept(ability: ir.Ability) -> set[str]:
    """What the ability itself has named, not one that it gives."""
    return {node.what for node in nodes_up_to(ability, ir.AbilityGained) if isinstance(node, ir.Name)}


def _says_which(ability: ir.Ability) -> bool:
    """Whether all that was named only says which cards the ability itself means, no ability that it gives; a number has to be a cost."""
    own = list(nodes_up_to(ability, ir.AbilityGained))
    costs = {id(node.amount) for node in own if isinstance(node, ir.CostIs)}
    which = {
        id(node) for node in own if isinstance(node, ir.NamedElement | ir.NamedJob | ir.NamedType) or id(node) in costs
    }
    return all(id(node) in which for node in nodes(ability) if _of_named(node))


KINDS = {
    ir.NamedElement: "element",
    ir.NamedJob: "job",
    ir.NamedType: "card_type",
    ir.NamedNumber: "number",
    ir.CostNamed: "number",
}


def _of_named(node: ir.Node) -> str:
    """What kind of thing that was named the node means; "" where it means none."""
    if isinstance(node, ir.AlsoNamed):
        return node.what
    if isinstance(node, ir.AlsoJob):
        return "" if node.job else "job"
    if isinstance(node, ir.BecomeElement):
        return "" if node.element else "element"
    return KINDS.get(type(node), "")


def _shown(node: ir.Node, used: set[str], inside: list[ir.Node]) -> None:
    if isinstance(node, ir.RevealUntil) and node.bind_rest not in used:
        raise TextError("nothing is said of the other cards that are turned over", stage="bind")
    if not isinstance(node, ir.RevealTop) or node.count == ir.Num(1):
        return  # the one top card is worth a look by itself
    if node.bind not in used:
        raise TextError("cards are shown, but nothing is done with them", stage="bind")
    taken = [each.target.count for each in inside if isinstance(each, TAKING)]
    taken += [target.count for each in inside if isinstance(each, ir.TakeTogether) for target in each.targets]
    if not taken or any(isinstance(each, ir.PutRest) for each in inside):
        return
    if sum(count.value for count in taken if isinstance(count, ir.Num)) != getattr(node.count, "value", -1):
        raise TextError("nothing is said of the other cards that are shown", stage="bind")


def _targets(inside: list[ir.Node]) -> Iterator[tuple[tuple[ir.Target, ...], bool]]:
    """The targets of each instruction, and whether they are selected on resolution: then "the other Forwards" speaks of them, too."""
    for node in inside:
        if isinstance(node, ir.Choose | ir.Search):
            yield node.targets, False
        elif isinstance(node, ir.Select | ir.SelectAmong | ir.Assign | ir.RevealAmong):
            yield (node.target,), True
        elif isinstance(node, sv.SelectRandom):
            yield (node.target,), False
        elif isinstance(node, ir.SelectParts) and not node.act:
            yield node.targets, True
