"""Damage to players (6.5) and EX Bursts (11.10)."""

from __future__ import annotations

from cardwright.games.common import statics
from cardwright.games.common.actions import CAUSE_TAGS, Cause
from cardwright.games.common.zones import BURST, DAMAGE_ZONE, DECK, FURTHER, POINT
from cardwright.games.fftcg.losing import check_damage, doom, switches
from cardwright.games.fftcg.stack import resolve_burst
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Event, Ref, Source

RULESET = "fftcg-2020"
POINTS = "points"


def damage_players(g: Game, blows: list[tuple[int, int, Ref]], cause: Cause, party: tuple[Ref, ...] = ()) -> Flow[int]:
    """Deal points of damage, each (player, points, card that deals them) (6.5.1-6.5.3). Returns how many points were taken.

    `party` are the members of the party that deals it together (15.1.1.9.1).

    Where no attack deals it, all cards are placed first, those of the other player included, then their EX Bursts are used in
    that order; the points of an attack are looked at one by one (6.5.2.1, 11.10.2; reading F23). The damage that decides the
    game is not followed by bursts (F22): both players may have lost to it (3.3).
    """
    by = CAUSE_TAGS.get(cause.kind, ())
    together = switches(g).bursts_after_all_damage and cause.kind != "battle"
    taken: list[tuple[int, Ref, tuple[Ref, ...]]] = []
    for player, count, source in blows:
        blow = Event(
            POINTS, player=player, source=source, controller=cause.controller, amount=count, tags=by, cause=cause.node,
            objects=party,
        )  # fmt: skip
        whole = yield from g.happen(blow)
        further = False
        for _ in range(sum(e.amount for e in whole)):
            card = yield from _one_point(g, player, source, cause, further)
            if card is None:
                break
            taken.append((player, card, (source, *party)))
            further = True
            if not together:
                yield from _after(g, taken[-1:], cause)
    if together:
        yield from _after(g, taken, cause)
    return len(taken)


def _one_point(g: Game, player: int, source: Ref, cause: Cause, further: bool) -> Flow[Ref | None]:
    deck = g.zone(player, DECK)
    if not deck:
        doom(g, player, "undeckable")  # 3.1.3, 12.4.3
        return None
    ref = g.state.objects[deck[0]].ref
    by = (*CAUSE_TAGS.get(cause.kind, ()), *((FURTHER,) if further else ()))
    facts = yield from g.happen(
        Event(POINT, ref, player, source, cause.controller, 1, DECK, DAMAGE_ZONE, tags=by, cause=cause.node)
    )
    return facts[0].obj if facts else None


def _after(g: Game, taken: list[tuple[int, Ref, tuple[Ref, ...]]], cause: Cause) -> Flow[None]:
    if not switches(g).burst_on_lethal_damage:
        check_damage(g)
    for player, card, dealers in () if cause.quiet else taken:
        yield from _burst(g, player, card, dealers)


def bursts_of(g: Game, player: int, card: Ref) -> list[Source]:
    """The EX Bursts of the card: one with "Damage N" is there from the Nth card in the Damage Zone on, which this may be (15.2.6.2)."""
    definition, points = g.defs[g.state.objects[card[0]].card], len(g.zone(player, DAMAGE_ZONE))
    able = [n for n in definition.data.bursts if getattr(definition.nodes[n], "damage", 0) <= points]
    return [(definition.index, n) for n in able]


def _burst(g: Game, player: int, card: Ref, dealers: tuple[Ref, ...]) -> Flow[None]:
    """Offer the EX Burst of a card that was just put into the Damage Zone (6.5.2.1, 11.10.2), by each member of a party (15.1.1.9.1)."""
    bursts = bursts_of(g, player, card)
    if not bursts or not statics.may_use(g, player, "burst"):
        return
    if any(statics.no_burst(g, dealer, card) for dealer in dealers):
        return
    use = yield from g.ask(Decision("yes_no", player, "burst", "11.10.2", card))
    if not use:
        return
    g.note("burst", "11.10.3", player, card)
    g.record([Event(BURST, card, player, card, player)])
    for source in bursts:
        yield from resolve_burst(g, player, card, source)
