"""Cards that are removed from the game face down, and who may look at them (fftcg-new X-DOWN-1 to X-DOWN-3)."""

from __future__ import annotations

from cardwright.games.common.context import Ctx
from cardwright.games.common.effects.characters import cards
from cardwright.games.common.effects.registry import asked, carry_out_as, executes
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.view import FACE_DOWN, LOOKS
from cardwright.text import ir


@executes(ir.FaceDown)
def face_down(g: Game, ctx: Ctx, node: ir.FaceDown) -> Flow[int]:
    """What this removes lies face down from the moment when it arrives: nobody sees it come (fftcg-new X-DOWN-1).

    Cast or moved it is another object, which no longer does (fftcg-new X-DOWN-3).
    """
    return (yield from carry_out_as(g, ctx, node.effect, FACE_DOWN))


@executes(ir.MayLook)
def may_look(g: Game, ctx: Ctx, node: ir.MayLook) -> Flow[int]:
    """From now on this player sees these cards where they lie (fftcg-new X-DOWN-2)."""
    yield from ()
    hidden = g.state.memory.get(FACE_DOWN, ())
    shown = tuple(ref for ref in cards(g, ctx, node.what) if ref in hidden)
    for player in asked(g, ctx, node.player):
        known = (ref for ref in g.state.memory.get(f"{LOOKS}:{player}", ()) if ref in hidden)
        g.state.memory[f"{LOOKS}:{player}"] = tuple(dict.fromkeys((*known, *shown)))
        names = [g.name(ref) for ref in shown]
        if names:
            g.note("look", "", player, ctx.source, cards=names, refs=list(shown), seen_by=player)
    return len(shown)
