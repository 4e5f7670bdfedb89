"""Effects that last for a while: gaining, losing, becoming, control, restrictions, replacements (11.12.4, 11.12.5).

What they apply to is fixed now where they change information on cards (11.12.4.2); a rule or a replacement about cards that
are only described ("a Forward you control") is judged anew each time (in the other game a rule is not, sve 10.9.2).
"""

from __future__ import annotations

from typing import Any, Final

from cardwright.games.common import actions
from cardwright.games.common.amounts import amount, apiece, half
from cardwright.games.common.context import ITEM, STACKED, Ctx, item_of
from cardwright.games.common.effects.characters import cards
from cardwright.games.common.effects.lasting import create, unable_duration
from cardwright.games.common.effects.registry import asked, bind, cause, executes, refuses
from cardwright.games.common.groups import members
from cardwright.games.common.house import house, readings
from cardwright.games.common.linked import COPIED, copied_names
from cardwright.games.common.refs import known, objects
from cardwright.games.common.registry import walk
from cardwright.games.common.ruling import in_force
from cardwright.games.common.texts import CHANGING_RULES, unable_to_last
from cardwright.games.common.zones import FIELD
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir

LOST: Final = "#lost"  # bound to the keywords that were lost last by cards which had them
DESCRIBED: Final = (ir.All, ir.OneSubject)


def _on(g: Game, ctx: Ctx, node: Any, refs: list[Ref], tags: tuple[str, ...] = ()) -> int:
    """Create the effect on exactly these cards; none, no effect (2.3)."""
    for since in ctx.env.get(STACKED, ()):  # only by the other reading of F30: those that were there then
        refs = [r for r in refs if isinstance(since, int) and g.state.objects[r[0]].stamp <= since]
    return len(refs) if refs and create(g, ctx, node, node.duration, objects=tuple(refs), tags=tags) else 0


# -- information on cards ------------------------------------------------------------------------------------------------


@executes(ir.Gain)
def gain(g: Game, ctx: Ctx, node: ir.Gain) -> Flow[int]:
    """One effect with one timestamp for everything that is gained."""
    yield from ()
    done, refs = house(g).gain(g, ctx, node, cards(g, ctx, node.to))
    done += _change(g, ctx, node, refs, node.gains)
    house(g).gained(g, ctx, node, refs)
    return done


@executes(ir.Lose)
def lose(g: Game, ctx: Ctx, node: ir.Lose) -> Flow[int]:
    """Power, keywords or all abilities are lost."""
    yield from ()
    refs = cards(g, ctx, node.to)
    taken = [each.keyword for each in node.losses if isinstance(each, ir.KeywordGained)]
    if taken:
        had = {keyword for ref in refs if ref[0] >= 0 for keyword in g.chars(ref[0]).keywords}
        bind(ctx, LOST, tuple(each for each in taken if each in had))
    return _change(g, ctx, node, refs, node.losses)


def _change(g: Game, ctx: Ctx, node: ir.Gain | ir.Lose, refs: list[Ref], items: tuple[ir.Gained, ...]) -> int:
    """One effect for all the cards; where the amount is each card's own, one for each."""
    if not any(isinstance(item, ir.PowerUp) and apiece(item.amount) for item in items):
        return _on(g, ctx, node, refs)
    return sum([_on(g, ctx.bind(each=(ref,)), node, [ref]) for ref in refs])


@executes(ir.SetPower, ir.BecomeElement, ir.GainElements)
def become(g: Game, ctx: Ctx, node: ir.SetPower | ir.BecomeElement | ir.GainElements) -> Flow[int]:
    """Its power becomes a number, which is its base power (11.3.10, 11.5.7); its Elements change."""
    yield from ()
    number = node.amount if isinstance(node, ir.SetPower) else None
    if isinstance(number, ir.Highest) and not members(g, ctx, number.group):
        return 0  # 2.3: there is no "weakest Forward" whose power it could be
    if number is not None and not apiece(number) and _of_no_card(g, ctx, number):
        return 0  # nor a card that was chosen, where none was
    return _on(g, ctx, node, cards(g, ctx, node.what))


def _of_no_card(g: Game, ctx: Ctx, number: ir.Amount) -> bool:
    asked = [each.card for each in walk(number) if isinstance(each, ir.PowerOf | ir.CostOf)]
    return any(isinstance(card, ir.Ref) and not known(g, ctx, card) for card in asked)


@executes(ir.BecomeForward)
def become_forward(g: Game, ctx: Ctx, node: ir.BecomeForward) -> Flow[int]:
    """It becomes a Forward as well (5.2.3.1.1.4)."""
    yield from ()
    return _on(g, ctx, node, cards(g, ctx, node.what))


@executes(ir.DoublePower)
def double_power(g: Game, ctx: Ctx, node: ir.DoublePower) -> Flow[int]:
    """It gains as much power as it has now (11.12.4.3); halved, it loses what is more than half of it (4.2)."""
    yield from ()
    refs = cards(g, ctx, node.what)
    powers = {r[0]: max(0, g.chars(r[0]).power or 0) for r in refs}
    values = {f"double:{n}": half(power, up=node.up) - power if node.halve else power for n, power in powers.items()}
    if not refs or not create(g, ctx, node, node.duration, objects=tuple(refs), values=values):
        return 0
    return len(refs)


# -- control -------------------------------------------------------------------------------------------------------------


@executes(ir.GainControl)
def gain_control(g: Game, ctx: Ctx, node: ir.GainControl) -> Flow[int]:
    """Control changes at once (11.12.4.6) and goes back when the effect ends."""
    yield from ()
    holders = asked(g, ctx, node.player)[:1]
    refs = [r for r in cards(g, ctx, node.what) if g.state.objects[r[0]].zone == FIELD]
    done = 0
    for player in holders:
        for ref in refs:
            values = {"from": g.state.objects[ref[0]].controller, "to": player}
            done += create(g, ctx, node, node.duration, objects=(ref,), tags=("control",), values=values)
        if done:
            actions.gain_control(g, refs, player, cause(ctx))
    return done


@executes(ir.ExchangeControl)
def exchange_control(g: Game, ctx: Ctx, node: ir.ExchangeControl) -> Flow[int]:
    """Both change hands at the same time, or neither does (2.3)."""
    yield from ()
    refs = [r for r in cards(g, ctx, node.what) if g.state.objects[r[0]].zone == FIELD]
    holders = [g.state.objects[r[0]].controller for r in refs]
    if len(refs) != 2 or holders[0] == holders[1]:
        return 0
    for ref, before, after in zip(refs, holders, reversed(holders), strict=True):
        values = {"from": before, "to": after}
        create(g, ctx, node, node.duration, objects=(ref,), tags=("control",), values=values)
    for ref, after in zip(refs, reversed(holders), strict=True):
        actions.gain_control(g, [ref], after, cause(ctx))
    return len(refs)


@refuses(ir.ExchangeControl)
@refuses(ir.GainControl)
def _controlled_for(node: ir.GainControl | ir.ExchangeControl) -> str:
    return unable_duration(node.duration)


# -- rules and replacements ----------------------------------------------------------------------------------------------


@executes(ir.Restrict)
def restrict(g: Game, ctx: Ctx, node: ir.Restrict) -> Flow[int]:
    """These cards are under the rule: whoever fits the description (11.12.4.2; sve 10.9.2: of those that are there now)."""
    yield from ()
    refs = cards(g, ctx, node.what)
    described = isinstance(node.what, DESCRIBED) and type(node.rule) not in CHANGING_RULES
    spent = isinstance(node.rule, ir.DoesNotActivate) and node.rule.next_only  # once for each card
    if described and not spent and readings(g).rules_reach_later:
        return int(create(g, ctx, node, node.duration, objects=None))
    return _on(g, ctx, node, refs)


def reaches_later(g: Game, described: ir.All | ir.OneSubject) -> bool:
    """Whether an effect that is created on cards that are described is on those that come later, too: not so by sve 10.9.2, but for
    spells, which are never there yet (sve 1.3.1)."""
    noun = described.group.noun
    return readings(g).rules_reach_later or (isinstance(noun, ir.TypeIs) and "Spell" in noun.types)


# instructions that create a replacement effect (11.12.5), by the field that names the cards whose fate it is, or who deals the damage
REPLACING: Final[dict[type[ir.Effect], str]] = {
    ir.RemoveInstead: "what",  # 11.12.5.1
    ir.ReplaceFate: "what",
    ir.RedirectDamage: "what",
    ir.ReplaceDamage: "to",  # 11.12.5.2
    ir.ReplaceDealt: "dealer",
    ir.ReplaceDealtAll: "dealer",
    ir.NextDealt: "dealer",
    ir.ReplacePlayerDamage: "dealer",
    ir.ReplaceForPlayer: "",
    ir.RemovedInstead: "",  # of cards on their way into a Break Zone
}


@executes(*REPLACING)
def replace_what_happens(g: Game, ctx: Ctx, node: Any) -> Flow[int]:
    """Something else happens instead of what would."""
    yield from ()
    field = REPLACING[type(node)]
    return _replacing(g, ctx, node, getattr(node, field) if field else None)


def _replacing(g: Game, ctx: Ctx, node: Any, named: ir.Objects | None) -> int:
    """Create a replacement effect: on the cards named, or on whatever fits the description when something happens (in the other
    game on what fits it now, sve 10.9.2)."""
    if named is None or (isinstance(named, DESCRIBED) and reaches_later(g, named)):
        return int(create(g, ctx, node, node.duration, objects=None))
    if isinstance(named, DESCRIBED):
        return _on(g, ctx, node, cards(g, ctx, named))
    refs = [*cards(g, ctx, named), *_summons(g, ctx, named)]
    if isinstance(node, ir.NextDealt) or getattr(node, "next_only", False):  # reading F60: of each its own
        return sum(_on(g, ctx, node, [ref]) for ref in refs)
    return _on(g, ctx, node, refs)


def _summons(g: Game, ctx: Ctx, node: ir.Objects) -> list[Ref]:
    """The cards of the Summons on the stack that a text names: what a Summon does is done by its card (11.11.8)."""
    items = [item_of(g, ref) for ref in objects(g, ctx, node) if ref[0] == ITEM]
    return [item.source for item in items if item is not None and item.kind == "summon"]


@executes(ir.CannotCast)
def cannot_cast(g: Game, ctx: Ctx, node: ir.CannotCast) -> Flow[int]:
    """A player cannot cast cards of a group."""
    yield from ()
    _settle_copies(g, ctx, node.group)
    return int(create(g, ctx, node, node.duration, objects=None))


def _settle_copies(g: Game, ctx: Ctx, group: ir.Group) -> None:
    """Whose copies are meant is settled now."""
    for part in walk(group):
        if isinstance(part, ir.CopyOf):
            bind(ctx, COPIED, copied_names(g, ctx, part))


@executes(ir.AttackLimit)
def attack_limit(g: Game, ctx: Ctx, node: ir.AttackLimit) -> Flow[int]:
    """A player may declare only so many attacks in a turn."""
    yield from ()
    return int(create(g, ctx, node, node.duration, objects=None))


@executes(ir.CannotUse)
def cannot_use(g: Game, ctx: Ctx, node: ir.CannotUse) -> Flow[int]:
    """A player cannot use abilities of some kinds."""
    yield from ()
    return int(create(g, ctx, node, node.duration, objects=None))


@executes(ir.CannotPlay, ir.CannotAdd)
def prevent(g: Game, ctx: Ctx, node: ir.CannotPlay | ir.CannotAdd) -> Flow[int]:
    """A player cannot play certain cards, or add them to the hand."""
    yield from ()
    _settle_copies(g, ctx, node.group)
    return int(create(g, ctx, node, node.duration, objects=None))


@executes(ir.CastersCostChange)
def casters_cost(g: Game, ctx: Ctx, node: ir.CastersCostChange) -> Flow[int]:
    """What a player casts costs more or less."""
    yield from ()
    left = 1 if node.nexts is None else amount(g, ctx, node.nexts)
    tags = ("once",) * left if node.next_only else ()
    if node.next_only and not left:
        return 0
    return int(create(g, ctx, node, node.duration, objects=None, tags=tags))


@executes(ir.CastCheaper)
def cast_cheaper(g: Game, ctx: Ctx, node: ir.CastCheaper) -> Flow[int]:
    """The cards that may be cast from where they are cost less, for as long as that is allowed: this turn, where nothing says else."""
    yield from ()
    refs = tuple(cards(g, ctx, node.what))
    allowed = [entry.part.node for entry, _ in in_force(g, "AllowCast") if set(refs) & {*(entry.objects or ())}]
    longer = any(not isinstance(each.duration, ir.UntilEndOfTurn) for each in allowed)
    duration = ir.Permanent() if longer else ir.UntilEndOfTurn()
    return len(refs) if refs and create(g, ctx, node, duration, objects=refs) else 0


@executes(ir.NextSummonCheaper)
def next_cheaper(g: Game, ctx: Ctx, node: ir.NextSummonCheaper) -> Flow[int]:
    """The next card of the group that the player casts this turn costs less."""
    yield from ()
    return int(create(g, ctx, node, ir.UntilEndOfTurn(), objects=None, tags=("once",)))


def _unable(node: Any) -> str:
    """Why the effect cannot be created as it is written."""
    return unable_duration(node.duration) or unable_to_last(node)


for _cls in (
    ir.Gain, ir.Lose, ir.SetPower, ir.DoublePower, ir.BecomeElement, ir.BecomeForward, ir.Restrict, ir.RemoveInstead,
    ir.ReplaceDamage, ir.ReplaceDealt, ir.ReplaceDealtAll, ir.NextDealt, ir.RedirectDamage, ir.ReplacePlayerDamage, ir.CannotCast, ir.CastersCostChange,
    ir.AttackLimit, ir.CannotUse, ir.CannotPlay, ir.CannotAdd, ir.ReplaceFate, ir.ReplaceForPlayer, ir.RemovedInstead,
):  # fmt: skip
    refuses(_cls)(_unable)
