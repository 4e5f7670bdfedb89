"""Choices that are made when a Summon or ability is put on the stack: modes, targets, divisions (11.3.3-11.3.6, 11.6.5-8).

What was chosen is bound in the context under the names that the text gives. Names inside an option of a modal effect are
kept apart by a prefix, since every option is an effect of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, Final

import msgspec

from cardwright.errors import Illegal
from cardwright.games.common.amounts import amount
from cardwright.games.common.candidates import NOTHING_LATER, Later, feasible, later_choices, pick_targets
from cardwright.games.common.conditions import holds, of_no_card
from cardwright.games.common.context import Ctx, item_value, with_x
from cardwright.games.common.divisions import declare_parted, declare_shares
from cardwright.games.common.effects.places import bound_together
from cardwright.games.common.effects.registry import (
    asked,
    bind,
    cause,
    effects_of,
    instead_applies,
    replacers,
    source_of,
)
from cardwright.games.common.house import readings
from cardwright.games.common.in_order import IN_ORDER
from cardwright.games.common.limits import EVER, MODES, USED
from cardwright.games.common.registry import walk
from cardwright.games.common.zones import CHOSEN
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref
from cardwright.text import ir

RULESET = "fftcg-2020"

# -- which choices there are ---------------------------------------------------------------------------------------------


def leads_with_choice(node: ir.Effect) -> bool:
    """Whether an instruction begins by choosing: "you may choose" makes the targets optional (F48)."""
    if isinstance(node, ir.Choose):
        return True
    if isinstance(node, ir.Both):
        return bool(node.effects) and leads_with_choice(node.effects[0])
    return isinstance(node, ir.Then) and leads_with_choice(node.first)


DECLARED: Final = (ir.Choose, ir.Modal, ir.DivideDamage, ir.Assign)  # what is said as the ability is put on the stack


def has_choice(node: ir.Effect) -> bool:
    """Whether something in this instruction is chosen, or declared, as it is put on the stack."""
    if isinstance(node, DECLARED):
        return True
    return any(has_choice(part) for part in _parts(node))


# Instructions inside which choices are made along with those of the whole: their parts. What depends on something that
# happens on resolution (doing so, not paying) is chosen then (11.11.5.1). Games add the nodes that only they have.
PARTS: Final[dict[type[ir.Effect], Callable[[Any], tuple[ir.Effect, ...]]]] = {
    ir.Both: lambda node: node.effects,
    ir.Then: lambda node: (node.first, node.then),
    ir.Afterwards: lambda node: (node.effect,),
    ir.If: lambda node: (node.effect,),
    ir.Otherwise: lambda node: (node.effect,),
    ir.May: lambda node: (node.effect,) if leads_with_choice(node.effect) else (),
}
# Those of whose parts some count only as things are now: a function of game, context, node, and whether to settle that for good.
OPEN_PARTS: Final[dict[type[ir.Effect], Callable[[Game, Ctx, Any, bool], tuple[ir.Effect, ...]]]] = {
    ir.If: lambda g, ctx, node, settle: (node.effect,) if holds(g, ctx, node.condition) else (),
}


def _parts(node: ir.Effect) -> tuple[ir.Effect, ...]:
    parts = PARTS.get(type(node))
    return () if parts is None else parts(node)


Sentence = tuple[ir.Effect, bool]  # an instruction by which something is chosen, and whether "you may" stands before it


def _sentences(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...], *, settle: bool) -> Iterable[Sentence]:
    """The instructions at whose choices to look, in order, and whether "you may" stands before them.

    "If" is judged as it is now. Where "instead" changes what is chosen, that is settled now (`settle`) and kept.
    """
    places = _fixed_places(effects)
    if places is None:
        return _open_sentences(g, ctx, effects, settle)
    return [(_at(effects, place), optional) for place, optional in places]


@cache
def _fixed_places(effects: tuple[ir.Effect, ...]) -> tuple[tuple[tuple[int, ...], bool], ...] | None:
    """Where these instructions stand in a text without "if" and "instead", found once; None for any other."""
    found: list[tuple[tuple[int, ...], bool]] = []

    def inside(node: ir.Effect, place: tuple[int, ...], optional: bool) -> bool:
        if isinstance(node, DECLARED):
            found.append((place, optional))
            return True
        if isinstance(node, (ir.Instead, ir.Otherwise)) or type(node) in OPEN_PARTS:
            return False
        optional = optional or isinstance(node, ir.May)
        return all(inside(part, (*place, i), optional) for i, part in enumerate(_parts(node)))

    return tuple(found) if all(inside(node, (i,), False) for i, node in enumerate(effects)) else None


@cache
def declares(effects: tuple[ir.Effect, ...]) -> bool:
    """Whether anything may have to be said of these instructions as they are put on the stack."""
    return _fixed_places(effects) != () or any(isinstance(part, ir.TakeAmong) for part in walk(effects))


@cache
def _one_target(effects: tuple[ir.Effect, ...]) -> bool:
    """Whether all that has to be said is one target, whatever else is chosen: asking for it says whether there are enough."""
    places = _fixed_places(effects) or ()
    if len(places) != 1 or places[0][1]:
        return False
    node = _at(effects, places[0][0])
    return isinstance(node, ir.Choose) and len(node.targets) == 1 and not bound_together(node.targets[0])


def _at(effects: tuple[ir.Effect, ...], place: tuple[int, ...]) -> ir.Effect:
    """The very instruction at this place: another one may say the same."""
    node = effects[place[0]]
    for i in place[1:]:
        node = _parts(node)[i]
    return node


def _open_sentences(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...], settle: bool) -> Iterator[Sentence]:
    i = 0
    while i < len(effects):
        node, i = _with_instead(g, ctx, effects, i, settle)
        held = True
        if isinstance(node, ir.If):
            held = holds(g, ctx, node.condition)
            if i < len(effects) and isinstance(effects[i], ir.Otherwise):
                other = effects[i]
                assert isinstance(other, ir.Otherwise)
                later = of_no_card(g, ctx, node.condition)  # of a card that is shown only on resolution (11.11.5.1)
                node = node if held else other
                held, i = not later, i + 1
        if held:
            yield from _inside(g, ctx, node, False, settle)


def _inside(g: Game, ctx: Ctx, node: ir.Effect, optional: bool, settle: bool) -> Iterator[Sentence]:
    if isinstance(node, DECLARED):
        yield node, optional
        return
    optional = optional or isinstance(node, ir.May)
    open_parts = OPEN_PARTS.get(type(node))
    for part in _parts(node) if open_parts is None else open_parts(g, ctx, node, settle):
        yield from _inside(g, ctx, part, optional, settle)


def _with_instead(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...], i: int, settle: bool) -> tuple[ir.Effect, int]:
    chosen: tuple[ir.Effect, int] = (effects[i], i + 1)
    for j in replacers(effects, i):
        node = effects[j]
        assert isinstance(node, ir.Instead)
        if not any(map(has_choice, (node.effect, *effects[i:j]))):
            continue
        applies = instead_applies(g, ctx, node)
        if settle:
            bind(ctx, f"instead:{source_of(g, ctx, node)[1]}", (int(applies),))
        if applies:
            chosen = (node.effect, j + 1)
    return chosen


def name_of(g: Game, ctx: Ctx, node: ir.Choose, i: int) -> str:
    """The name under which the targets of one part of a choice are kept."""
    return node.targets[i].bind or f"#{source_of(g, ctx, node)[1]}.{i}"


# -- options of modal effects --------------------------------------------------------------------------------------------


def modes_of(ctx: Ctx, index: int) -> tuple[int, ...] | None:
    """The options that were declared for the modal effect with this node index, None where none were yet.

    One that was selected again has a number of its own, so much higher as there are options (`option_of`).
    """
    found = ctx.env.get(f"modes:{index}")
    return None if found is None else tuple(i for i in found if isinstance(i, int))


def option_of(node: ir.Modal, number: int) -> ir.Option:
    """The option with this number among those that were declared."""
    return node.options[number % len(node.options)]


def option_ctx(ctx: Ctx, index: int, option: int) -> Ctx:
    """The context of one option: its own bindings under their own names."""
    prefix = f"{index}.{option}:"
    own = {n.removeprefix(prefix): v for n, v in ctx.env.items() if n.startswith(prefix)}
    return msgspec.structs.replace(ctx, env={**ctx.env, **own})


def _keep(ctx: Ctx, inner: Ctx, index: int, option: int) -> None:
    """Keep what was bound in an option."""
    added = {f"{index}.{option}:{n}": v for n, v in inner.env.items() if ctx.env.get(n) is not v}
    ctx.env = {**ctx.env, **added}


def _mode_bounds(g: Game, ctx: Ctx, node: ir.Modal) -> tuple[int, int]:
    header = _header(g, ctx, node)
    most = amount(g, ctx, header.count)
    if not header.again:
        most = min(most, amount(g, ctx, header.printed), len(node.options))
    least = 0 if readings(g).options_may_be_none else min(1, most)  # sve 5.17.2; reading S5
    return (least if header.up_to else most), most


def _header(g: Game, ctx: Ctx, node: ir.Modal) -> ir.ModalHeader:
    """How many options are declared, judged as they are declared."""
    other = node.alternative
    while other is not None and not holds(g, ctx, other.condition):
        other = other.before
    return node.header if other is None else other.header


def _open_options(g: Game, ctx: Ctx, node: ir.Modal) -> tuple[int, ...]:
    """The options for which there are enough legal targets; those of others do not matter (sve 5.17.4.1). None that was selected
    before, where the text says so."""
    before = _selected_before(g, ctx, node)[1]
    able = tuple(i for i, o in enumerate(node.options) if i not in before and can_declare(g, ctx, o.effects))
    if _header(g, ctx, node).in_order:  # reading F82: what cannot be selected ends the row
        able = tuple(i for i in able if able[: i + 1] == tuple(range(i + 1)))
    # what may be selected again is there as often as there are selections
    times = _mode_bounds(g, ctx, node)[1] if _header(g, ctx, node).again else 1
    return tuple(i + len(node.options) * time for time in range(times) for i in able)


def _selected_before(g: Game, ctx: Ctx, node: ir.Modal) -> tuple[str, tuple[int, ...]]:
    """Where it is kept which options of this ability of this card were selected, and which these are."""
    fresh = _header(g, ctx, node).fresh
    if not fresh:
        return "", ()
    where = source_of(g, ctx, node)
    key = f"{USED if fresh == 'turn' else EVER}{MODES}:{ctx.source[0]}:{ctx.source[1]}:{where[0]}:{where[1]}"
    return key, tuple(i for i in g.state.memory.get(key, ()) if isinstance(i, int))


def modals(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...]) -> list[ir.Modal]:
    """The effects of which options are declared along with everything else."""
    return [node for node, _ in _sentences(g, ctx, effects, settle=False) if isinstance(node, ir.Modal)]


def declare_modes(g: Game, ctx: Ctx, node: ir.Modal) -> Flow[None]:
    """The player declares which options apply (11.3.4, 11.6.6, 11.8.10; fftcg-new X-MODAL-1; sve 5.17.1)."""
    index = source_of(g, ctx, node)[1]
    least, most = _mode_bounds(g, ctx, node)
    options = _open_options(g, ctx, node)
    player = asked(g, ctx, _header(g, ctx, node).player)[0]
    most = min(most, len(options))
    says = tuple(tuple(source_of(g, ctx, e) for e in option_of(node, i).effects) for i in options)
    rule = IN_ORDER if _header(g, ctx, node).in_order else ""
    answer = yield from g.ask(
        Decision("choose", player, "modes", "11.6.6", ctx.source, options, min(least, most), most, rule=rule, says=says)
    )
    taken = sorted(answer, key=lambda i: (i % len(node.options), i))  # in printed order
    bind(ctx, f"modes:{index}", tuple(taken))
    key, before = _selected_before(g, ctx, node)
    if key:
        g.state.memory[key] = (*before, *taken)
    said = [says[options.index(i)] for i in taken]
    g.note("modes", "11.6.6", player, ctx.source, options=[i % len(node.options) + 1 for i in taken], says=said)


def declare_option(g: Game, ctx: Ctx, node: ir.Modal, index: int, option: int) -> Flow[list[Ref]]:
    """The choices of one declared option; the others are as if they were not there (sve 5.17.4). Returns what was chosen."""
    inner = option_ctx(ctx, index, option)
    chosen = yield from _targets(g, inner, option_of(node, option).effects)
    _keep(ctx, inner, index, option)
    return chosen


def can_declare(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...], *, played: Ref | None = None) -> bool:
    """Whether there are enough legal targets for all that must be chosen (11.3.3, 11.6.5, 11.8.9; F46; fftcg-classic C113).

    "Up to" asks for none (fftcg-classic C116). `played`: a card that will have left its zone by then, as it is played.
    """
    used = frozenset() if played is None else frozenset((played,))
    sentences = list(_sentences(g, ctx, effects, settle=False)) if declares(effects) else []
    if not sentences:
        return True
    caps, later, measuring = _of_each_other(g, ctx, sentences, used)
    for node, optional in sentences:
        if isinstance(node, ir.Choose):
            ahead = later.get(id(node), NOTHING_LATER)
            fits = id(node) in measuring or optional or feasible(g, ctx, node.targets, used, ahead)
            if not fits or (caps and not optional and not _divisible(g, ctx, node, caps)):
                return False
        elif isinstance(node, ir.Modal) and len(_open_options(g, ctx, node)) < _mode_bounds(g, ctx, node)[0]:
            return False
    return True


def ask_for_x(
    g: Game, ctx: Ctx, player: int, effects: tuple[ir.Effect, ...], most: int, clause: str, least: int = 0
) -> Flow[int]:
    """The player declares X, from `least` to `most`, and so that there are enough legal targets (4.5, 11.3.3, 11.6.5)."""
    options: tuple[int, ...] | None = None
    if any(isinstance(part, ir.X) for part in walk(effects)):
        options = tuple(x for x in range(least, most + 1) if can_declare(g, with_x(ctx, x), effects))
        if not options:
            raise Illegal("there are not enough legal targets", g.rules.clauses.get("targets", "11.6.5"))
        least, most = options[0], options[-1]
        if len(options) > most - least:
            options = None  # all between
    value: int = yield Decision("number", player, "x", clause, ctx.source, options, least, most, cancel=True)
    return value


def can_declare_some_x(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...], most: int) -> bool:
    """Whether there are enough legal targets with some X up to `most` (4.5)."""
    return any(can_declare(g, with_x(ctx, x), effects) for x in range(most + 1))


def _divisible(g: Game, ctx: Ctx, node: ir.Choose, caps: dict[str, int]) -> bool:
    """Whether what will be divided among the targets suffices for as many as are asked for (sve 10.6.2.4.2.1)."""
    divided = [t for t in node.targets if t.bind in caps and not (t.up_to or t.any_number)]
    return all(amount(g, ctx, t.count) <= caps[t.bind] for t in divided)


# -- declaring -----------------------------------------------------------------------------------------------------------


def declare(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...], *, checked: bool = False) -> Flow[Ctx]:
    """Ask for everything that is declared when this is put on the stack. Returns the context with the choices bound.

    Raises `Illegal` where there are not enough legal targets (11.3.3, 11.6.5; sve 10.6.2.4.2.1), unless that was just `checked`.
    """
    ctx = msgspec.structs.replace(ctx)
    if not declares(effects):
        return ctx
    if not checked and not _one_target(effects) and not can_declare(g, ctx, effects):
        raise Illegal("there are not enough legal targets", g.rules.clauses.get("targets", "11.6.5"))
    for node in modals(g, ctx, effects) if readings(g).options_first else ():
        if modes_of(ctx, source_of(g, ctx, node)[1]) is None:
            yield from declare_modes(g, ctx, node)
    yield from _targets(g, ctx, effects)
    return ctx


def announce(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...] | None = None) -> None:
    """What was declared is now on the stack: abilities see what it chooses (11.3.8, 11.6.11). `effects`: those of a whole card."""
    effects = effects_of(g.node(ctx.node)) if effects is None else effects
    if declares(effects):
        record_chosen(g, ctx, all_chosen(g, ctx, effects))


def record_chosen(g: Game, ctx: Ctx, chosen: list[Ref]) -> None:
    """Let abilities see what was chosen (11.6.11)."""
    if not chosen:
        return
    by = cause(ctx)
    for ref in dict.fromkeys(chosen):
        g.note("chosen", "11.6.5", by.controller, ref if ref[0] >= 0 else None, source=g.name(ctx.source))
    g.record(
        [
            Event(
                CHOSEN, ref, by.controller, by.source, by.controller, tags=(by.kind,), cause=by.node,
                objects=(item_value(ctx.item),) if ctx.item else (),
            )
            for ref in dict.fromkeys(chosen)
        ]
    )  # fmt: skip


def _targets(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...]) -> Flow[list[Ref]]:
    """Targets, then divisions, sentence by sentence. Returns what was chosen."""
    chosen: list[Ref] = []
    sentences = list(_sentences(g, ctx, effects, settle=False))
    caps, later, _ = _of_each_other(g, ctx, sentences)
    for node, optional in _sentences(g, ctx, effects, settle=True):
        if isinstance(node, ir.Choose):
            ahead = later.get(id(node), NOTHING_LATER)
            chosen += yield from choose_targets(g, ctx, node, optional, caps, ahead)
        elif isinstance(node, ir.DivideDamage | ir.Assign):
            yield from declare_shares(g, ctx, node)
        elif isinstance(node, ir.Modal):
            index = source_of(g, ctx, node)[1]
            if modes_of(ctx, index) is None:
                yield from declare_modes(g, ctx, node)
            for option in modes_of(ctx, index) or ():
                chosen += yield from declare_option(g, ctx, node, index, option)
    yield from declare_parted(g, ctx, effects, _parts)
    return chosen


def _of_each_other(
    g: Game, ctx: Ctx, sentences: list[Sentence], used: frozenset[Ref] = frozenset()
) -> tuple[dict[str, int], dict[int, Later], set[int]]:
    """What the sentences say of each other's choices: see `_caps` and `later_choices`."""
    if len(sentences) < 2:
        return {}, {}, set()
    caps = _caps(g, ctx, [node for node, _ in sentences])
    return caps, *later_choices([node for node, optional in sentences if not optional], used)


def _caps(g: Game, ctx: Ctx, sentences: list[ir.Effect]) -> dict[str, int]:
    """A division cannot have more parts than thousands (11.6.8), or whatever its unit is (sve 10.6.2.4.2)."""
    caps: dict[str, int] = {}
    unit = readings(g).damage_unit
    for node in sentences:
        if isinstance(node, ir.DivideDamage) and isinstance(node.to, ir.Ref):
            caps |= dict.fromkeys(node.to.to, max(0, amount(g, ctx, node.amount)) // unit)
    return caps


def choose_targets(
    g: Game,
    ctx: Ctx,
    node: ir.Choose,
    optional: bool,
    caps: dict[str, int] | None = None,
    later: Later = NOTHING_LATER,
) -> Flow[list[Ref]]:
    """Ask for the targets of one "choose" and bind them. All of them are different cards."""
    player = asked(g, ctx, node.player)[0]
    index = source_of(g, ctx, node)[1]
    bind(ctx, f"choose:{index}", (1,))
    used: set[Ref] = set()
    if optional and (not feasible(g, ctx, node.targets, frozenset()) or not (yield from _wanted(g, ctx, player, node))):
        for i in range(len(node.targets)):
            bind(ctx, name_of(g, ctx, node, i), ())
        return []
    for i, target in enumerate(node.targets):
        rest = node.targets[i + 1 :]
        cap = (caps or {}).get(target.bind)
        picked = yield from pick_targets(g, ctx, player, target, rest, frozenset(used), cap, later)
        used |= set(picked)
        bind(ctx, name_of(g, ctx, node, i), tuple(picked))
    return [r for i in range(len(node.targets)) for r in bound_to(g, ctx, node, i)]


def _wanted(g: Game, ctx: Ctx, player: int, node: ir.Choose) -> Flow[bool]:
    """ "You may choose": whether to choose at all (F48; fftcg-classic C115)."""
    if all(t.up_to or t.any_number for t in node.targets):
        return True
    return bool((yield from g.ask(Decision("yes_no", player, "targets", "11.8.9", ctx.source))))


def bound_to(g: Game, ctx: Ctx, node: ir.Choose, i: int) -> list[Ref]:
    return [v for v in ctx.env.get(name_of(g, ctx, node, i), ()) if isinstance(v, tuple)]


# -- on resolution -------------------------------------------------------------------------------------------------------


def declared_choices(
    g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...]
) -> Iterator[tuple[ir.Choose, tuple[int, int] | None, Ctx]]:
    """Every choice that was declared, with the option it stands in and the context that has its names."""
    for node in effects:
        if isinstance(node, ir.Choose):
            if is_declared(g, ctx, node):
                yield node, None, ctx
        elif isinstance(node, ir.Modal):
            index = source_of(g, ctx, node)[1]
            for i in modes_of(ctx, index) or ():
                inner = option_ctx(ctx, index, i)
                for choice, _, where in declared_choices(g, inner, option_of(node, i).effects):
                    yield choice, (index, i), where
        elif isinstance(node, ir.Instead):
            yield from declared_choices(g, ctx, (node.effect,))
        else:
            yield from declared_choices(g, ctx, _parts(node))


def is_declared(g: Game, ctx: Ctx, node: ir.Effect) -> bool:
    """Whether the choice with which this instruction begins has been made."""
    if isinstance(node, ir.Both):
        return is_declared(g, ctx, node.effects[0])
    if isinstance(node, ir.Then):
        return is_declared(g, ctx, node.first)
    return f"choose:{source_of(g, ctx, node)[1]}" in ctx.env


def any_chosen(g: Game, ctx: Ctx, node: ir.Effect) -> bool:
    """Whether the choice with which this instruction begins has taken something."""
    if isinstance(node, ir.Both):
        return any_chosen(g, ctx, node.effects[0])
    if isinstance(node, ir.Then):
        return any_chosen(g, ctx, node.first)
    assert isinstance(node, ir.Choose)
    return any(bound_to(g, ctx, node, i) for i in range(len(node.targets)))


def all_chosen(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...]) -> list[Ref]:
    """What was chosen for these effects."""
    return [
        ref
        for node, _, where in declared_choices(g, ctx, effects)
        for i in range(len(node.targets))
        for ref in bound_to(g, where, node, i)
    ]
