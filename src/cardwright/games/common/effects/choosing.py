"""Choosing, selecting and naming (11.3.3, 11.6.5, 11.8.9, 11.11.5.1)."""

from __future__ import annotations

from typing import Final

from cardwright.games.common import targets
from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.places import any_card, names_hidden_zone, pick, selectable, shown_in_hand
from cardwright.games.common.effects.registry import acting, asked, bind, executes, refuses
from cardwright.games.common.groups import NUMBERS, zone_nodes
from cardwright.games.common.house import readings
from cardwright.games.common.naming import keep
from cardwright.games.common.registry import walk
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir

ELEMENTS: Final = ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark")  # 5.2.1
HIGHEST: Final = 99  # where a text asks for any number at all (4.1)
SELECTED: Final = "#selected"  # bound to everything that was selected in this effect
CARD_TYPES: Final = ("Forward", "Backup", "Monster", "Summon")  # 6.6.4


@executes(ir.Choose)
def choose(g: Game, ctx: Ctx, node: ir.Choose) -> Flow[int]:
    """What was chosen when this was put on the stack; else chosen now, as far as there are legal targets (11.11.5.1.1)."""
    if not targets.is_declared(g, ctx, node):
        if not targets.can_declare(g, ctx, (node,)):
            return 0
        chosen = yield from targets.choose_targets(g, ctx, node, False)
        targets.record_chosen(g, ctx, chosen)
    names = [targets.name_of(g, ctx, node, i) for i in range(len(node.targets))]
    return sum(len(ctx.env.get(n, ())) for n in names)


@executes(ir.Select)
def select_(g: Game, ctx: Ctx, node: ir.Select) -> Flow[int]:
    """Selected now, as many as possible; what cannot be chosen can be selected (11.3.3; fftcg-classic C119, C120)."""
    target = node.target
    secret = names_hidden_zone(target.group)
    found: list[Ref] = []
    kept = secret and _not_shown(g, ctx, target.group)
    for player in () if kept else asked(g, ctx, node.player):
        open_ = [r for r in selectable(g, acting(ctx, player), node.player, player, target.group) if r not in found]
        fails = secret and readings(g).hidden_may_fail and not any_card(target.group)
        fails = fails and not any(shown_in_hand(g, ref) for ref in open_)
        found += yield from pick(g, ctx, player, target, open_, "select", secret=secret, fails=fails)
    bind(ctx, SELECTED, (*ctx.env.get(SELECTED, ()), *found))
    bind(ctx, target.bind, tuple(found))
    return len(found)


def _not_shown(g: Game, ctx: Ctx, group: ir.Group) -> bool:
    """Whether these are cards of another player's hand that this text has shown, and it was not carried out this time: "You may
    discard 1 card. If you do so, your opponent reveals their hand. Select 1 card in their hand." (11.11.5)"""
    if all(isinstance(getattr(zone, "player", None), ir.You) for zone in zone_nodes(group)):
        return False
    shown = [each.bind for each in walk(g.node(ctx.node)) if isinstance(each, ir.RevealHand) and each.bind]
    return bool(shown) and not any(name in ctx.env for name in shown)


@executes(ir.Name)
def name(g: Game, ctx: Ctx, node: ir.Name) -> Flow[int]:
    """Name an Element, a card type, a job or a number; bound under that word."""
    player = asked(g, ctx, node.player)[0]
    if node.what == "number":
        high = node.high if node.high > node.low else HIGHEST
        value = yield from g.ask(Decision("number", player, "name", "11.11.9", ctx.source, None, node.low, high))
    else:
        words = CARD_TYPES if node.what == "card_type" else _names(g, node.what)
        options = tuple(w for w in words if w not in node.excluding)
        if not options:  # no card of the game has a job: none can be named (2.3)
            return 0
        answer = yield from g.ask(Decision("choose", player, "name", "11.11.9", ctx.source, options))
        value = answer[0]
    what = node.what if node.what != "either" else "element" if value in ELEMENTS else "job"
    bind(ctx, what, (value,))
    keep(g, ctx.source, what, value)
    if what == "number":
        bind(ctx, NUMBERS, (*ctx.env.get(NUMBERS, ()), value))
    g.note("named", "11.11.9", player, ctx.source, what=what, value=value)
    return 1


def _names(g: Game, what: str) -> tuple[str, ...]:
    """The Elements, the jobs, or all of both."""
    return (*(ELEMENTS if what != "job" else ()), *(_jobs(g) if what != "element" else ()))


def _jobs(g: Game) -> tuple[str, ...]:
    """The jobs that make a difference in this game: those that its cards have or that their texts speak of."""
    found = {job for d in g.defs for job in d.base.jobs}
    found |= {n.job for d in g.defs for n in d.nodes if isinstance(n, ir.JobIs | ir.AlsoJob) and n.job}
    return tuple(sorted(found))


@refuses(ir.Name)
def _unnameable(node: ir.Name) -> str:
    """Card names are an open list: no decision can offer them."""
    known = ("element", "card_type", "number", "job", "either")
    return "" if node.what in known else f"nobody can be asked to name a {node.what}"
