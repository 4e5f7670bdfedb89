"""What is decided before targets as a card or ability is played (10.6.2.2): optional additional costs, printed costs of autos."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import msgspec
from msgspec import structs

from cardwright.errors import Illegal
from cardwright.games.common import targets
from cardwright.games.common.amounts import amount
from cardwright.games.common.conditions import holds
from cardwright.games.common.context import Ctx
from cardwright.games.common.costitems import ITEMS
from cardwright.games.common.effects.registry import source_of
from cardwright.games.common.registry import walk
from cardwright.games.common.statics import use_up, used_by_casting
from cardwright.games.common.texts import leaves
from cardwright.games.sve.bounds import has_room
from cardwright.games.sve.conditions import earth_rite_tag
from cardwright.games.sve.costitems import ANY_NUMBER, so_many
from cardwright.games.sve.costs import NO_COST, makes_room, payable
from cardwright.games.sve.passives import Defined
from cardwright.games.sve.players import switches
from cardwright.games.sve.playing_costs import cost_to_play
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir
from cardwright.text.walk import bottom_up


class Chosen(msgspec.Struct, frozen=True):
    """What is paid for playing a card: play points, and the actions that were added (10.6.2.5.1.3)."""

    points: int
    cost: ir.Cost


def with_actions(cost: ir.Cost, *actions: ir.CostItem) -> ir.Cost:
    """The cost with further actions at its end (reading S2)."""
    return ir.Cost(icons=cost.icons, actions=(*cost.actions, *actions))


# Earth Rite (13.3.3) -------------------------------------------------------------------------------------------------------


def rites(effects: Iterable[ir.Node]) -> list[ir.PaidEarthRite]:
    """The Earth Rites of a text; each is one additional cost, also beside another with the same number."""
    return [n for e in effects for n in walk(e) if isinstance(n, ir.PaidEarthRite)]


@cache
def _asks_for_rites(effects: tuple[ir.Effect, ...]) -> bool:
    """Whether there are any: of most texts none, and that is found once."""
    return bool(rites(effects))


def _without_options(node: ir.Node) -> ir.Node:
    return bottom_up(node, lambda n: structs.replace(n, options=()) if isinstance(n, ir.Modal) else n)


def earth_rite(g: Game, ctx: Ctx, player: int, effects: tuple[ir.Effect, ...], beside: ir.Cost) -> Flow[ir.Cost]:
    """Whether to pay each Earth Rite in addition (13.3.3.2, 10.6.2.2.1); not where nothing could then be selected (10.6.2.3), nor
    where it cannot be paid along with what is paid `beside` it (10.4.2.2).

    Those of options come after the choice of options (5.17.3): of one that is not chosen there is nothing to pay (5.17.4).
    """
    cost = NO_COST
    if not _asks_for_rites(effects):
        return cost
    outside = rites(_without_options(e) for e in effects)
    cost = yield from _ask_rites(g, ctx, player, outside, (effects,), cost, beside)
    for modal in targets.modals(g, ctx, effects):
        if rites(modal.options):
            yield from targets.declare_modes(g, ctx, modal)
            chosen = targets.modes_of(ctx, source_of(g, ctx, modal)[1]) or ()
            parts = [modal.options[i].effects for i in chosen]
            inside = rites(e for part in parts for e in part)
            cost = yield from _ask_rites(g, ctx, player, inside, (effects, *parts), cost, beside)
    return cost


def _without_points(cost: ir.Cost) -> ir.Cost:
    """What else the cost takes: counters are no points."""
    return ir.Cost(
        icons=tuple(i for i in cost.icons if not isinstance(i, ir.PlayPointCost | ir.PlayPointX)), actions=cost.actions
    )


def _ask_rites(
    g: Game,
    ctx: Ctx,
    player: int,
    asked: Iterable[ir.PaidEarthRite],
    parts: Sequence[tuple[ir.Effect, ...]],
    cost: ir.Cost,
    beside: ir.Cost,
) -> Flow[ir.Cost]:
    """The cost with those Earth Rites that the player pays; all parts of the text must be playable then."""
    for rite in asked:
        more = with_actions(cost, ir.EarthRiteCost(count=rite.count))
        paid = structs.replace(ctx, tags=(*ctx.tags, earth_rite_tag(g, ctx, rite)))
        if not payable(g, ctx, player, with_actions(_without_points(beside), *more.actions)):
            continue
        if not all(targets.can_declare(g, paid, part) for part in parts):
            continue
        if (yield Decision("yes_no", player, "earth_rite", "13.3.3.2", ctx.source, cancel=True)):
            g.note("extra_cost", "13.3.3.2", player, ctx.source)
            cost = more
            ctx.tags = paid.tags
    return cost


# "When playing" (10.4.7.3) -------------------------------------------------------------------------------------------------


def options(g: Game, ctx: Ctx, ref: Ref) -> list[ir.WhenPlaying]:
    """What the card lets its player do as it is played."""
    definition = g.defs[g.state.objects[ref[0]].card]
    plain = not definition.data.optional and g.chars(ref[0]).abilities == definition.base.abilities
    return [] if plain else list(_options(g, ctx, ref))


def _options(g: Game, ctx: Ctx, ref: Ref) -> Iterator[ir.WhenPlaying]:
    for source in g.chars(ref[0]).abilities:
        node = g.node(source)
        if isinstance(node, ir.FieldAbility):
            for leaf, conditions in leaves(node.effects):
                if isinstance(leaf, ir.WhenPlaying) and all(holds(g, ctx, c) for c in conditions):
                    yield defined(leaf, conditions)


def defined(option: ir.WhenPlaying, conditions: Iterable[ir.Condition]) -> ir.WhenPlaying:
    """The option with what its text says that X is in the place of X (5.2.1.2.1)."""
    said = [each.amount for each in conditions if isinstance(each, Defined)]
    if not said:
        return option
    made = bottom_up(option.effect, lambda node: said[0] if isinstance(node, ir.X) else node)
    assert isinstance(made, ir.Effect)
    return structs.replace(option, effect=made)


def price_of(g: Game, ctx: Ctx, player: int, ref: Ref, price: int | None, taken: tuple[ir.WhenPlaying, ...]) -> Chosen:
    """What playing costs with these options taken: printed (10.6.2.5.1.1), set (10.6.2.5.1.2), raised and lowered (10.10.2.4;
    reading S1), actions added last (10.6.2.5.1.3)."""
    set_to, change, cost = price, 0, NO_COST
    for option in taken:
        cost = with_actions(cost, *option.cost.icons, *option.cost.actions)
        if isinstance(option.effect, ir.CostSet):
            set_to = amount(g, ctx, option.effect.amount)
        elif isinstance(option.effect, ir.CostChange):
            value = amount(g, ctx, option.effect.amount)
            change += value if option.effect.more else -value
    return Chosen(max(0, cost_to_play(g, player, ref, set_to) + change), cost)


def choose(g: Game, ctx: Ctx, player: int, effects: tuple[ir.Effect, ...], price: int | None) -> Flow[Chosen]:
    """Which optional additional costs are paid (10.6.2.2.1), and what playing the card costs with them."""
    ref = ctx.source
    taken: tuple[ir.WhenPlaying, ...] = ()
    open_ = options(g, ctx, ref)
    for i, option in enumerate(open_):
        later = open_[i + 1 :]
        able = {
            count: way
            for count, way in settled(g, ctx, player, option).items()
            if _able(g, ctx, player, ways(g, ctx, player, ref, price, (*taken, way), later))
        }
        if not able:
            continue
        needed = not _able(g, ctx, player, ways(g, ctx, player, ref, price, taken, later))
        if needed or (yield Decision("yes_no", player, "extra_cost", "10.4.7.3", ref, cancel=True)):
            g.note("extra_cost", "10.4.7.3", player, ref)
            least, most = min(able), max(able)
            count = least
            if most > least:
                count = yield Decision("number", player, "x", "10.6.2.2.3", ref, None, least, most)
            if count not in able:
                raise Illegal("the cost cannot be paid", "10.6.2.5.4")
            taken = (*taken, able[count])
    chosen = price_of(g, ctx, player, ref, price, taken)
    rite = yield from earth_rite(g, ctx, player, effects, chosen.cost)
    return Chosen(chosen.points, with_actions(chosen.cost, *rite.actions))


def settled(g: Game, ctx: Ctx, player: int, option: ir.WhenPlaying) -> dict[int, ir.WhenPlaying]:
    """The option for every number of cards that it may take, where the price depends on it: that is set before the cost is known
    (10.6.2.2.3, 10.6.2.5.1); else the option alone."""
    counts = any(isinstance(each, ir.PaidCount) for each in walk(option.effect))
    items = [each for each in option.cost.actions if type(each) in ANY_NUMBER]
    if not counts or len(items) != 1:
        return {0: option}
    item = items[0]
    slot = ITEMS[type(item)](g, ctx, player, item)
    least = slot.count if slot is not None else 0
    most = slot.most if slot is not None and slot.most is not None else least
    return {count: of_count(option, item, count) for count in range(least, most + 1)}


def of_count(option: ir.WhenPlaying, item: ir.CostItem, count: int) -> ir.WhenPlaying:
    """The option that takes so many cards."""
    others = tuple(each for each in option.cost.actions if each is not item)
    actions = (*others, so_many(item, count)) if count else others
    made = bottom_up(option.effect, lambda node: ir.Num(count) if isinstance(node, ir.PaidCount) else node)
    assert isinstance(made, ir.Effect)
    return structs.replace(option, cost=structs.replace(option.cost, actions=actions), effect=made)


def ways(
    g: Game,
    ctx: Ctx,
    player: int,
    ref: Ref,
    price: int | None,
    taken: tuple[ir.WhenPlaying, ...],
    open_: Iterable[ir.WhenPlaying],
) -> list[Chosen]:
    """What playing the card costs with these options taken and any of those that are still open, from none of them to all."""
    chosen = [taken]
    for option in open_:
        chosen += [(*some, way) for some in chosen for way in settled(g, ctx, player, option).values()]
    return [price_of(g, ctx, player, ref, price, some) for some in chosen]


def _able(g: Game, ctx: Ctx, player: int, found: list[Chosen]) -> bool:
    """Whether one of these ways can be paid, and leaves room for the card where it goes onto the field (10.6.2.6)."""
    roomy = has_room(g, player) or g.chars(ctx.source[0]).types[0] == "Spell"
    return any(
        payable(g, ctx, player, way.cost, base=way.points) and (roomy or makes_room(g, ctx, player, way.cost))
        for way in found
    )


# printed costs of automatic abilities (10.1.1.2.2; reading S14) ---------------------------------------------------------------


def on_playing(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...]) -> Iterator[ir.PayFor]:
    """The parts of an automatic ability whose cost is paid as it is played, each reaching to the end of its paragraph (10.4.7.2)."""
    for effect in effects:
        if isinstance(effect, ir.PayFor):
            if effect.stage == "play" and switches(g).printed_costs_on_playing:
                yield effect
        elif isinstance(effect, ir.If):
            if holds(g, ctx, effect.condition):
                yield from on_playing(g, ctx, (effect.effect,))
        elif isinstance(effect, ir.Let) or (isinstance(effect, ir.Gate) and holds(g, ctx, effect.condition)):
            yield from on_playing(g, ctx, effect.effects)


def _key(g: Game, ctx: Ctx, node: ir.PayFor) -> str:
    return f"paid:{source_of(g, ctx, node)[1]}"


def all_accepted(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...]) -> Ctx:
    """The context as it would be with all that can be paid for paid: to see whether there is anything to play."""
    found = {_key(g, ctx, n): (1,) for n in on_playing(g, ctx, effects)}
    return ctx.bind(**found) if found else ctx


def settle(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...]) -> Flow[ir.Cost | None]:
    """What is paid to play an automatic ability: its printed cost where its controller wants, Earth Rite where wanted.

    None where nothing of the ability is left (10.7.3.2).
    """
    player, cost = ctx.controller, NO_COST
    asked = list(on_playing(g, ctx, effects))
    accepted = 0
    for node in asked:
        more = ir.Cost(icons=(*cost.icons, *node.cost.icons), actions=(*cost.actions, *node.cost.actions))
        able = payable(g, ctx, player, more)
        wanted = able and (yield Decision("yes_no", player, "pay", "10.1.1.2.2", ctx.source))
        ctx.env = {**ctx.env, _key(g, ctx, node): (int(wanted),)}
        if wanted:
            cost, accepted = more, accepted + 1
    if asked and not accepted and len(effects) == 1:
        return None
    rite = yield from earth_rite(g, ctx, player, effects, cost)
    return with_actions(cost, *rite.actions)


def played(g: Game, player: int, ref: Ref, before: Ref) -> None:
    """The card counts as played (10.6.2.7), which was `before`: changes of cost that were for the next such card only are used up."""
    use_up(g, used_by_casting(g, player, ref, before))
