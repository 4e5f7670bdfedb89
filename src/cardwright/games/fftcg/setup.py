"""Setting up (chapter 8): shuffling, who starts, opening hands, mulligan."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.errors import InputError
from cardwright.games.common.actions import shuffle_deck
from cardwright.games.common.frame import begin_with, draw_lot, mulligan
from cardwright.games.common.zones import DECK
from cardwright.games.fftcg.losing import switches
from cardwright.games.fftcg.zones import LIMIT_DECK, ZONES
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Obj, State

RULESET = "fftcg-2020"


def new_state(
    ruleset: str, decks: tuple[Sequence[int], ...], seed: int, limit_breaks: tuple[Sequence[int], ...] = ((), ())
) -> State:
    """The state before setup: each deck a list of definition indexes, in list order. InputError unless there are two (1.1).

    An object keeps its place in the list to the end, also one that joined later (fftcg-rulebook 7.6).
    The cards of Limit Break decks are set aside face down (fftcg-new X-LB-4).
    """
    if len(decks) != 2:
        raise InputError(f"{len(decks)} decks: the game is for two players (fftcg-2020 1.1)")
    objects: list[Obj] = []
    zones: list[list[list[int]]] = []
    for player, deck in enumerate(decks):
        ids = list(range(len(objects), len(objects) + len(deck)))
        # 6.2.1, 6.2.2: the owner of a card is who began with it; nothing changes that later
        objects += [Obj(i, 0, card, player, player, DECK) for i, card in zip(ids, deck, strict=True)]
        beside = range(len(objects), len(objects) + len(limit_breaks[player]))
        for i, card in zip(beside, limit_breaks[player], strict=True):
            objects.append(Obj(i, 0, card, player, player, LIMIT_DECK, face_down=True))
        lists = {DECK: ids, LIMIT_DECK: list(beside)}
        zones.append([lists.get(z, []) for z in range(len(ZONES))])
    return State(ruleset, zones, objects, seed & ((1 << 64) - 1))


def step_setup(g: Game) -> None:
    """Both decks are shuffled and a player is found at random (8.2.1.1, 8.2.1.2): the first of the steps of 8.2.1."""
    shuffle_deck(g, 0)
    shuffle_deck(g, 1)
    draw_lot(g, "coin" if switches(g).starter_chooses else "lot", "8.2.1.2")
    g.state.step = "choose_start"


def step_choose_start(g: Game) -> Flow[None]:
    """That player chooses whether to take the first turn (8.2.1.2; reading F4, against fftcg-guide G73)."""
    chooser = g.state.priority
    first = True
    if switches(g).starter_chooses:
        first = yield from g.ask(Decision("yes_no", chooser, "take_first_turn", "8.2.1.2"))
    yield from begin_with(g, chooser if first else 1 - chooser, switches(g).opening_hand, "8.2.1.2")  # 8.2.1.3
    g.state.step = "mulligan" if switches(g).mulligan else "turn"


def step_mulligan(g: Game) -> Flow[None]:
    """Once each, the first player first: the whole hand under the deck in any order, five new cards (8.2.1.4; F5)."""
    player = g.state.priority
    yield from mulligan(g, player, switches(g).opening_hand, "8.2.1.4")
    if player == g.state.turn_player:
        g.state.priority = 1 - player
    else:
        g.state.priority = -1
        g.state.step = "turn"  # 8.2.1.5
    g.state.history = []
