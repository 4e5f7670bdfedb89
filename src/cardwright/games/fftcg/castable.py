"""What the player with priority can cast now (11.3, 11.4), and what is plain to see of a card of which no text says more than is printed."""

from __future__ import annotations

from typing import Final

from cardwright.games.common import statics, targets
from cardwright.games.common.casting_rules import COSTS
from cardwright.games.common.ruling import about_playing, around_playing
from cardwright.games.common.zones import HAND
from cardwright.games.fftcg import chosen_price, payment
from cardwright.games.fftcg.casting import all_effects, cast_problem, context, timing_problem, variants
from cardwright.games.fftcg.casting_cp import cast_need, printed_need
from cardwright.games.fftcg.field_limits import limit_problem, nothing_like_it
from cardwright.games.fftcg.losing import at_leisure
from cardwright.games.fftcg.newer import limit_break, producing, warp
from cardwright.games.fftcg.payment import Means
from cardwright.games.fftcg.zones import LIMIT_DECK
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Act, Derived
from cardwright.kernel.state import Ref

RULESET = "fftcg-2020"
CHEAPER: Final = frozenset((*COSTS, chosen_price.KIND))


def cast_acts(g: Game, player: int, purse: int) -> list[Act]:
    """The acts by which the player can cast something now, in a phase for that; `purse`: what he could pay at most
    (`payment.purse`)."""
    state, view = g.state, g.derived
    quick, slow = _hand(g, player, view)
    calm = at_leisure(g, player)
    cards = [*quick, *slow] if calm else quick  # those in hand for which it is the time
    elsewhere = statics.castable_elsewhere(g, player)
    if state.zones[player][LIMIT_DECK]:
        elsewhere = [*elsewhere, *limit_break.castable(g, player)]
    if elsewhere:
        cards = cards + [c for c in elsewhere if not timing_problem(g, player, state.objects[c].ref)[1]]
    acts: list[Act] = []
    objects, defs, changed, silent = state.objects, g.defs, view.chars, _nothing_said(view)
    have: Means | None = None  # worked out where it is wanted
    for card in cards:
        obj = objects[card]
        if silent and defs[obj.card].data.plain and card not in changed and obj.zone == HAND:
            if defs[obj.card].base.cost <= purse - 2:
                have = have or payment.means(g, player)
                if _takes_as_printed(g, player, (card, obj.gen), have):
                    acts.append(("cast", card, ""))
            continue
        acts += _ways(g, player, (card, obj.gen), purse)
    return acts + warp.acts(g, player) if calm else acts


def _hand(g: Game, player: int, view: Derived) -> tuple[list[int], list[int]]:
    """The cards in hand that may be cast whenever the player has priority, and the others (9.3.1.5, 9.3.1.6, 15.2.5.3)."""
    key = ("hand", player, g.state.elsewhere)
    found: tuple[list[int], list[int]] | None = view.notes.get(key)
    if found is None:
        found = ([], [])
        view.notes[key] = found
        hand = g.state.zones[player][HAND]
        for card, chars in zip(hand, g.each_chars(hand), strict=True):
            found["Summon" not in chars.types and "Back Attack" not in chars.keywords].append(card)
    return found


def _nothing_said(view: Derived) -> bool:
    """Whether no text in force says anything of playing a card, or of what produces CP for it alone."""
    silent: bool | None = view.notes.get("nothing said")
    if silent is None:
        silent = view.notes["nothing said"] = not around_playing(view) and producing.KIND not in view.rules
    return silent


def _takes_as_printed(g: Game, player: int, ref: Ref, have: Means) -> bool:
    """Whether a card in hand, of which no text says more than is printed, can be cast now with these means, if it is the time."""
    definition = g.defs[g.state.objects[ref[0]].card]
    summon = "Summon" in definition.base.types
    if not summon and not nothing_like_it(g, player, definition) and not _has_room(g, player, ref):
        return False
    need = printed_need(g, definition.base)
    if not payment.can_produce(g, player, need, frozenset((ref[0],)), have):
        return False
    return not summon or _finds_targets(g, player, ref)


def _ways(g: Game, player: int, ref: Ref, purse: int) -> list[Act]:
    """The ways of casting the card now, for which it is the time."""
    about = about_playing(g, ref)
    if about <= CHEAPER and g.state.objects[ref[0]].zone == HAND:  # no text says more of casting it than what it costs
        return [("cast", ref[0], "")] if _takes(g, player, ref, purse, plain=not about) else []
    ways = variants(g, player, ref)
    if not ways or cast_problem(g, player, ref, timing=False)[1]:
        return []
    return [("cast", ref[0], way) for way in ways]


def _takes(g: Game, player: int, ref: Ref, purse: int, *, plain: bool) -> bool:
    """Whether such a card can be cast now, for which it is the time: it cannot pay for itself, and costs CP alone."""
    chars = g.chars(ref[0])
    if plain and chars.cost > purse - 2:
        return False
    summon = "Summon" in chars.types
    if not summon and not _has_room(g, player, ref):
        return False
    need = cast_need(g, player, ref)
    if need.amount > purse - 2 or not payment.can_produce(g, player, need, frozenset((ref[0],))):
        return False
    return not summon or _finds_targets(g, player, ref)


def _has_room(g: Game, player: int, ref: Ref) -> bool:
    """Whether the Character may be deployed (7.7.3-7.7.5), or paying for it in the usual way may make room."""
    return not limit_problem(g, player, ref)[1] or (payment.PUT in g.derived.rules and bool(variants(g, player, ref)))


def _finds_targets(g: Game, player: int, ref: Ref) -> bool:
    """Whether the targets of the Summon can be found (11.3.3)."""
    effects = all_effects(g, ref)
    return not effects or targets.can_declare(g, context(g, player, ref, "summon"), effects)
