"""Special and action abilities that a card gains from others (X-BECOME-4, X-BECOME-5), and uses that cost less (X-PAY-7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from cardwright.games.common.changes import CHANGES, RULINGS, Change, Values
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.lasting import create, unable_duration
from cardwright.games.common.effects.registry import executes, refuses
from cardwright.games.common.looking import ABILITIES
from cardwright.games.common.refs import objects
from cardwright.games.common.standing import Instance
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Chars, Ref, Source
from cardwright.text import ir

RULESET = "fftcg-new"
_SPECIAL: Final = "special:"  # in Effect.values: a node of a text as one number
_MOST_NODES: Final = 1_000_000


RULINGS.add(ir.NextUseFree)
_KINDS: Final = {"action": ir.ActionAbility, "special": ir.SpecialAbility, "auto": ir.AutoAbility}


def _of_kinds(g: Game, cards: Iterable[Chars], kinds: tuple[str, ...]) -> tuple[Source, ...]:
    """The abilities of these kinds that cards of these characteristics have."""
    wanted = tuple(_KINDS[kind] for kind in kinds)
    return tuple(dict.fromkeys(s for chars in cards for s in chars.abilities if isinstance(g.node(s), wanted)))


def _no_numbers(node: Any, number: Any) -> Values:
    return ()


def _theirs(g: Game, instance: Instance) -> Values:
    """The abilities that the cards have: also what they were given, and not what they have lost."""
    node = instance.part.node
    return _of_kinds(g, (g.chars(r[0]) for r in objects(g, instance.ctx, node.of)), node.kinds)


def _gain(g: Game, instance: Instance, number: int, chars: Chars, values: Values) -> Chars:
    """X-BECOME-4: they are its own, so that S is paid with its own name (fftcg-2020 11.7.1)."""
    new = tuple(s for s in values if s not in chars.abilities)
    return replace(chars, abilities=(*chars.abilities, *new)) if new else chars


CHANGES[ir.GainSpecials] = Change(ABILITIES, _no_numbers, _gain, _theirs)


# -- for one free use --------------------------------------------------------------------------------------------------------


@executes(ir.GainSpecialOf)
def gain_special_of(g: Game, ctx: Ctx, node: ir.GainSpecialOf) -> Flow[int]:
    """X-BECOME-5: what is gained is settled now; one use of any of it is free and ends the effect."""
    yield from ()
    return _settle(g, ctx, node, ("special",))


@executes(ir.GainAbilitiesOf)
def gain_abilities_of(g: Game, ctx: Ctx, node: ir.GainAbilitiesOf) -> Flow[int]:
    """X-BECOME-4: they are its own; which they are is settled now."""
    yield from ()
    return _settle(g, ctx, node, node.kinds)


def _settle(g: Game, ctx: Ctx, node: ir.GainSpecialOf | ir.GainAbilitiesOf, kinds: tuple[str, ...]) -> int:
    """Those that the cards have now: what they have lost they do not give, what they were given they do."""
    refs = tuple(objects(g, ctx, node.to))
    found = _of_kinds(g, (g.chars(r[0]) for r in objects(g, ctx, node.of)), kinds)
    if not refs or not found:
        return 0
    values = {f"{_SPECIAL}{i}": definition * _MOST_NODES + at for i, (definition, at) in enumerate(found)}
    return len(refs) if create(g, ctx, node, node.duration, objects=refs, values=values) else 0


@refuses(ir.GainSpecialOf)
@refuses(ir.GainAbilitiesOf)
def _lasts(node: ir.GainSpecialOf | ir.GainAbilitiesOf) -> str:
    return unable_duration(node.duration)


def _settled(values: dict[str, int]) -> tuple[Source, ...]:
    return tuple(divmod(value, _MOST_NODES) for name, value in values.items() if name.startswith(_SPECIAL))


def _gain_settled(g: Game, instance: Instance, number: int, chars: Chars, values: Values) -> Chars:
    new = tuple(s for s in _settled(instance.ctx.numbers) if s not in chars.abilities)
    return replace(chars, abilities=(*chars.abilities, *new)) if new else chars


CHANGES[ir.GainSpecialOf] = Change(ABILITIES, _no_numbers, _gain_settled)
CHANGES[ir.GainAbilitiesOf] = Change(ABILITIES, _no_numbers, _gain_settled)


def free_use(g: Game, ref: Ref, source: Source) -> int:
    """The effect by which using this ability of the card is free, once (X-BECOME-5); 0 for none."""
    for effect in g.state.effects:
        gained = isinstance(g.node(effect.node), ir.GainSpecialOf) and ref in (effect.objects or ())
        if gained and source in _settled(effect.values):
            return effect.id
    return 0


@executes(ir.NextUseFree)
def next_use_free(g: Game, ctx: Ctx, node: ir.NextUseFree) -> Flow[int]:
    """X-PAY-7: of these cards as they are now, or of whatever the player uses; the next use ends it."""
    yield from ()
    refs = None if node.what is None else tuple(objects(g, ctx, node.what))
    return int(refs != () and create(g, ctx, node, ir.UntilEndOfTurn(), objects=refs))


def _next_free(g: Game, player: int, ref: Ref, kind: str) -> Iterator[tuple[int, ir.NextUseFree]]:
    """What lets the player use an ability of this kind of the card for less the next time: the effects and what they say."""
    for effect in g.state.effects:
        node = g.node(effect.node)
        mine = isinstance(node, ir.NextUseFree) and node.kind == kind and effect.controller == player
        if mine and (effect.objects is None or ref in effect.objects):
            yield effect.id, node


def without(g: Game, player: int, ref: Ref, kind: str, cost: ir.Cost) -> list[ir.Cost]:
    """The costs that the player may pay instead the next time (X-PAY-7)."""
    kept = tuple(icon for icon in cost.icons if not isinstance(icon, ir.SpecialIcon))
    found = [ir.Cost() if node.whole else ir.Cost(kept, cost.actions) for _, node in _next_free(g, player, ref, kind)]
    return [each for each in found if each != cost]


def used_up(g: Game, player: int, ref: Ref, kind: str) -> set[int]:
    """What the use ends: it was the next one, paid so or not (X-PAY-7)."""
    return {effect for effect, _ in _next_free(g, player, ref, kind)}


_FREEING: Final = ir.GainSpecialOf | ir.NextUseFree


def any_free(g: Game) -> bool:
    """Whether any ability may be free to use now, so that printed costs say nothing."""
    return any(isinstance(g.node(effect.node), _FREEING) for effect in g.state.effects)
