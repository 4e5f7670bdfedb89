"""What stands around the turns in every game: who begins, the first hands, and how the game ends."""

from __future__ import annotations

from cardwright.games.common.actions import BY_RULES, draw_cards
from cardwright.games.common.house import DEFEATS, DOOMED, readings
from cardwright.games.common.refs import players
from cardwright.games.common.ruling import in_force
from cardwright.games.common.zones import DECK, HAND
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.match import GameOver
from cardwright.kernel.rng import Random
from cardwright.kernel.state import MISC


def draw_lot(g: Game, how: str, clause: str) -> None:
    """A player is found at random, who has priority then (8.2.1.2; sve 6.2.1.6). `how`: the word for the log."""
    random = Random(g.state.random)
    g.state.priority = random.below(2)
    g.state.random = random.position
    g.note(how, clause, g.state.priority)


def begin_with(g: Game, first: int, cards: int, clause: str) -> Flow[None]:
    """This player takes the first turn; both draw their first hands, he first (8.2.1.2, 8.2.1.3; sve 6.2.1.6, 6.2.1.7)."""
    g.state.turn_player = g.state.priority = first
    g.note("starts", clause, first)
    for player in (first, 1 - first):
        yield from draw_cards(g, player, cards, BY_RULES)


def mulligan(g: Game, player: int, cards: int, clause: str) -> Flow[None]:
    """The player may put the whole hand under the deck, in any order, for as many new cards (8.2.1.4; sve 6.2.1.8)."""
    again = yield from g.ask(Decision("yes_no", player, "mulligan", clause))
    g.note("mulligan", clause, player, again=again)
    if again:
        hand = tuple(g.zone(player, HAND))
        order = yield from g.ask(Decision("order", player, "mulligan_order", clause, options=hand))
        for card in order:
            g.relocate(card, player, DECK)
        yield from draw_cards(g, player, cards, BY_RULES)


def finish(g: Game, losers: dict[int, str], draw: str) -> None:
    """End the game when there are losers, each with the clause by which he lost: the opponent wins (3.1; sve 1.2.1); both lost is
    a draw by the clause `draw` (3.3; sve 1.2.2), and defeat beats victory (3.2). Who cannot lose is no loser (2.1; sve 1.3.3)."""
    losers = {player: clause for player, clause in losers.items() if not _spared(g, player)} if losers else losers
    if not losers:
        return
    if len(losers) == 2:
        reasons = sorted(losers.values())
        g.note("draw_game", ", ".join(dict.fromkeys((draw, *reasons))), -1, reasons=reasons)
        raise GameOver(-1, draw)
    loser, clause = next(iter(losers.items()))
    g.note("lose", clause, loser)
    raise GameOver(1 - loser, clause)


def cannot_lose(g: Game, player: int) -> bool:
    """Whether a text forbids the player's defeat; conceding it does not (2.1; sve 1.2.3.1)."""
    return any(player in players(g, ctx, e.part.node.player) for e, ctx in in_force(g, "CannotLose"))


def _spared(g: Game, player: int) -> bool:
    """Whether the player cannot lose; what was noted against him, and is asked about once, is forgotten then."""
    if not cannot_lose(g, player):
        return False
    kept = [f"won:{player}", *(f"{why}:{1 - player}" for why in DEFEATS)]
    forgotten = [f"won:{1 - player}", *(f"{why}:{player}" for why in DEFEATS)]
    if not readings(g).empty_deck_asked_once:  # the other reading of S42
        forgotten.remove(f"decked:{player}")
        kept.append(f"decked:{player}")
    for name in forgotten:
        g.state.vars.pop(name, None)
    if not any(name in g.state.vars for name in kept):
        g.state.vars.pop(DOOMED, None)
    g.changed(MISC)
    return True
