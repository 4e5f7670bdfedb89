"""Before the game (6.2): cards to their places, who goes first, opening hands, points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardwright.errors import InputError
from cardwright.games.common.actions import shuffle_deck
from cardwright.games.common.frame import begin_with, draw_lot, mulligan
from cardwright.games.common.zones import DECK, EX_AREA
from cardwright.games.sve import tokens
from cardwright.games.sve.players import leader, set_evolution_points, switches
from cardwright.games.sve.turns import begins
from cardwright.games.sve.zones import EVOLVE_DECK, LEADER, ZONES
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Obj, State

MAGICAL_ITEM = "Magical Item"
NO_LEADER = "no_leader"  # State.vars, before setup: the player has brought no leader card
MAGICAL_ITEMS = 5  # 14.3.1.2
CINDERELLA_GIRLS = "THE IDOLM@STER CINDERELLA GIRLS"


class Cards(NamedTuple):
    """What a player brings (6.2.1.1), as definition indexes; no evolve cards is said so (6.2.1.1.1)."""

    main: Sequence[int]
    evolve: Sequence[int] = ()
    leader: int | None = None
    universe: str = ""  # the universe that the deck is based on, "" for a class (6.2.1.3)


def new_state(ruleset: str, players: Sequence[Cards], blank_leader: int, seed: int) -> State:
    """The state before setup: decks, evolve decks and leaders in their places (6.2.1.2, 6.2.1.4, 6.2.1.5).

    Who brings no leader card, as in Open 8 (B.6.2.1), gets an unnamed one, definition `blank_leader`, for references to
    "leader" (reading S26); where the ruleset needs leader cards that is refused (6.1.1).
    """
    if len(players) != 2:
        raise InputError(f"{len(players)} decks: the game is for two players (sve 1.1.1)")
    objects: list[Obj] = []
    zones: list[list[list[int]]] = []
    for player, cards in enumerate(players):
        own: list[list[int]] = [[] for _ in ZONES]
        own_leader = blank_leader if cards.leader is None else cards.leader
        for zone, ids in ((DECK, cards.main), (EVOLVE_DECK, cards.evolve), (LEADER, [own_leader])):
            for card in ids:
                own[zone].append(len(objects))
                # 3.1.1: the owner of a card is who began with it
                hidden = zone == EVOLVE_DECK  # 4.2.3.3
                objects.append(Obj(len(objects), 0, card, player, player, zone, face_down=hidden))
        zones.append(own)
    state = State(ruleset, zones, objects, seed & ((1 << 64) - 1))
    for player, cards in enumerate(players):
        if cards.leader is None:
            state.vars[f"{NO_LEADER}:{player}"] = 1
        if cards.universe:
            state.vars[f"universe:{player}"] = cards.universe
    return state


def step_setup(g: Game) -> None:
    """Before the game, in this order (6.2.1): decks are shuffled (6.2.1.4), universes bring what they bring (14.3.1.2), a player is picked at random (6.2.1.6)."""
    for player in (0, 1):
        if switches(g).leaders_needed and g.state.vars.pop(f"{NO_LEADER}:{player}", 0):
            raise InputError(f"player {'AB'[player]} brings no leader card (sve 6.1.1)")
        g.state.vars.pop(f"{NO_LEADER}:{player}", 0)
        shuffle_deck(g, player)
        if g.state.vars.get(f"universe:{player}") == CINDERELLA_GIRLS:
            for _ in range(MAGICAL_ITEMS):
                tokens.place(g, player, MAGICAL_ITEM, EX_AREA)
            g.note("magical_items", "14.3.1.2", player, count=MAGICAL_ITEMS)
    draw_lot(g, "coin", "6.2.1.6")
    g.state.step = "choose_start"


def step_choose_start(g: Game) -> Flow[None]:
    """That player decides who goes first (6.2.1.6); both draw four cards (6.2.1.7)."""
    chooser = g.state.priority
    first = yield from g.ask(Decision("yes_no", chooser, "take_first_turn", "6.2.1.6"))
    yield from begin_with(g, chooser if first else 1 - chooser, switches(g).opening_hand, "6.2.1.6")
    g.state.step = "mulligan"


def step_mulligan(g: Game) -> Flow[None]:
    """Once each, the player going first first: the whole hand under the deck in any order, four new cards (6.2.1.8)."""
    player = g.state.priority
    yield from mulligan(g, player, switches(g).opening_hand, "6.2.1.8")
    if player == g.state.turn_player:
        g.state.priority = 1 - player
    else:
        _begin_game(g)
    g.state.history = []


def _begin_game(g: Game) -> None:
    """Points at the start (6.2.1.9-6.2.1.12)."""
    state = g.state
    for player in (0, 1):
        state.vars[f"pp:{player}"] = 0  # 6.2.1.9
        state.vars[f"max_pp:{player}"] = 0
        own = leader(g, player)
        if own is not None:  # 6.2.1.11
            g.edit(own.id).damage = (g.chars(own.id).defense or 0) - switches(g).leader_defense
    set_evolution_points(g, 1 - state.turn_player, switches(g).second_evolution_points)  # 6.2.1.10
    state.priority = -1
    begins(g)
    state.step = "turn"  # 6.2.1.12
