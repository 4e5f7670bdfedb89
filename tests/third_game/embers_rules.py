"""A third game, Embers: a dozen rules on the kernel (docs/add-a-game.md, steps 3 to 5).

1 Two players, each with a deck, three cards in hand and ten lives. 2 Who begins is drawn by lot. 3 A turn: one's sprites
become ready, one draws a card, then acts. 4 Who cannot draw has lost. 5 Once a turn a card is played from the hand.
6 A sprite goes onto the field, not ready. 7 A swift one is ready. 8 When it arrives, it does what it says.
9 A spark does what it says and goes to the ashes. 10 A ready sprite strikes: the other player loses lives equal to its power.
11 Damage stays; a sprite with as much damage as power goes to the ashes. 12 Who has no lives has lost. 13 Who gives up has lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from embers_cards import Arrives, Burn, Draw, EmbersCard, Heal, Lifts, Node, Swift, compile_card
from msgspec.structs import replace

from cardwright.errors import Illegal
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.match import GameOver
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Act, Definition, Derived, Performer, PlainRules, Watcher, ZoneSpec
from cardwright.kernel.state import MISC, Chars, Env, Event, Obj, State

DECK, HAND, FIELD, ASHES = range(4)
ZONES = (
    ZoneSpec("deck", "nobody", ordered=True),
    ZoneSpec("hand", "owner"),
    ZoneSpec("field", "all", in_play=True),
    ZoneSpec("ashes", "all"),
)
ENTER, DAMAGE = "enter", "damage"


def define(index: int, card: EmbersCard) -> Definition:
    """Facts and text as one definition (step 3)."""
    nodes = compile_card(card)
    keywords = frozenset("Swift" for n in nodes if isinstance(n, Swift))
    return Definition(index, card, Chars((card.name,), (card.kind,), power=card.power, keywords=keywords), nodes)


def new_state(decks: Sequence[Sequence[int]], seed: int) -> State:
    """The state before the first step."""
    objects: list[Obj] = []
    zones: list[list[list[int]]] = []
    for player, deck in enumerate(decks):
        ids = list(range(len(objects), len(objects) + len(deck)))
        objects += [Obj(i, 0, card, player, player, DECK) for i, card in zip(ids, deck, strict=True)]
        zones.append([ids, [], [], []])
    return State("embers", zones, objects, seed)


def lives(g: Game, player: int) -> int:
    return cast("int", g.state.vars.get(f"lives:{player}", 10))


def set_lives(g: Game, player: int, value: int) -> None:
    g.state.vars[f"lives:{player}"] = value
    g.changed(MISC)
    g.note("lives", "10", player, count=value)
    if value <= 0:
        raise GameOver(1 - player, "12")


def draw(g: Game, player: int, count: int) -> None:
    for _ in range(count):
        if not g.zone(player, DECK):
            raise GameOver(1 - player, "4")
        g.relocate(g.zone(player, DECK)[0], player, HAND)
        g.note("draw", "3", player)


# steps: each names the one after it --------------------------------------------------------------------------------------


def step_setup(g: Game) -> Flow[None]:
    random = Random(g.state.random)
    for player in (0, 1):
        random.shuffle(g.state.zones[player][DECK])
        draw(g, player, 3)
    g.state.turn_player = random.below(2)
    g.state.random = random.position
    g.state.step = "turn"
    return
    yield


def step_turn(g: Game) -> Flow[None]:
    player = g.state.turn_player
    g.state.turn += 1
    g.state.phase = "main"
    g.state.vars["played"] = 0
    g.state.history = []
    for card in g.zone(player, FIELD):
        g.edit(card).dull = False
    draw(g, player, 1)
    g.state.step = "act"
    return
    yield


def step_act(g: Game) -> Flow[None]:
    player = g.state.turn_player
    act = yield Decision("act", player, "main", "3")
    if act[0] == "end":
        g.state.turn_player = 1 - player
        g.state.step = "turn"
    elif act[0] == "strike":
        g.edit(act[1]).dull = True
        g.note("strike", "10", player, g.state.objects[act[1]].ref)
        set_lives(g, 1 - player, lives(g, 1 - player) - (g.chars(act[1]).power or 0))
    else:
        g.state.vars["played"] = 1
        yield from play(g, player, act[1])


def play(g: Game, player: int, card: int) -> Flow[None]:
    ref = g.state.objects[card].ref
    g.note("play", "5", player, ref)
    if g.chars(card).types == ("Sprite",):
        yield from g.happen(Event(ENTER, ref, player, ref, player, 0, HAND, FIELD))
    else:
        g.relocate(card, player, ASHES)
        for node in g.defs[g.state.objects[card].card].nodes:
            yield from do(g, player, node.effect)
    while g.state.waiting:
        waiting = g.state.waiting.pop(0)
        yield from do(g, waiting.controller, g.node(waiting.node).effect)


def do(g: Game, player: int, effect: Node) -> Flow[None]:
    """One executor a node class."""
    match effect:
        case Draw():
            draw(g, player, effect.count)
        case Heal():
            set_lives(g, player, lives(g, player) + effect.amount)
        case Burn():
            targets = tuple(n for p in (0, 1) for n in g.zone(p, FIELD))
            if targets:
                answer = yield from g.ask(Decision("choose", player, "burn", "8", options=targets))
                ref = g.state.objects[answer[0]].ref
                yield from g.happen(Event(DAMAGE, ref, g.state.objects[answer[0]].controller, amount=effect.amount))


def arrive(g: Game, event: Event) -> Event:
    """6, 7."""
    obj = g.relocate(event.obj[0], event.player, FIELD)
    g.edit(obj.id).dull = "Swift" not in g.chars(obj.id).keywords
    return replace(event, obj=obj.ref)


def burn(g: Game, event: Event) -> Event:
    """11."""
    obj = g.edit(event.obj[0])
    obj.damage += event.amount
    g.note("burn", "11", event.player, event.obj, amount=event.amount)
    if obj.damage >= (g.chars(obj.id).power or 0):
        g.relocate(obj.id, obj.owner, ASHES)
    return event


class EmbersRules(PlainRules):
    """The ruleset as the kernel sees it (step 4)."""

    name = "embers"
    zones = ZONES
    steps: Mapping[str, Any] = {"setup": step_setup, "turn": step_turn, "act": step_act}
    ask_steps = frozenset({"act"})
    performers: Mapping[str, Performer] = {ENTER: arrive, DAMAGE: burn}
    clauses: Mapping[str, str] = {
        "over": "12", "seat": "3", "concede": "13", "taken_back": "3", "choice": "8", "end": "3", "does_not_occur": "6",
    }  # fmt: skip

    def acts(self, game: Game, player: int) -> list[Act]:
        found: list[Act] = [("end",)]
        for card in (*game.zone(player, HAND), *game.zone(player, FIELD)):
            act = ("play" if game.state.objects[card].zone == HAND else "strike", card)
            if not self._problem(game, player, act)[1]:
                found.append(act)
        return found

    def _problem(self, game: Game, player: int, act: Act) -> tuple[str, str]:
        match act:
            case ("end",):
                return "", ""
            case ("play", int(card)) if card in game.zone(player, HAND):
                return ("one card a turn", "5") if game.state.vars.get("played") else ("", "")
            case ("strike", int(card)) if card in game.zone(player, FIELD):
                return ("it is not ready", "10") if game.state.objects[card].dull else ("", "")
        return "there is no such act", "3"

    def check_act(self, game: Game, player: int, act: Act) -> None:
        reason, clause = self._problem(game, player, act)
        if clause:
            raise Illegal(reason, clause)

    def derive(self, game: Game) -> Derived:
        """Powers, and what watches arrivals (step 5)."""
        view = Derived()
        watchers: list[Watcher] = []
        for player in (0, 1):
            field = game.zone(player, FIELD)
            for number in field:
                card = game.state.objects[number].card
                for at, node in enumerate(game.defs[card].nodes):
                    if isinstance(node, Lifts):
                        for other in field:
                            if other != number:
                                chars = view.chars.get(other, game.defs[game.state.objects[other].card].base)
                                view.chars[other] = replace(chars, power=(chars.power or 0) + node.amount)
                    elif isinstance(node, Arrives):
                        watchers.append(Watcher(game.state.objects[number].ref, (card, at), player))
        view.watchers = {ENTER: tuple(watchers)}
        return view

    def match(self, game: Game, watcher: Watcher, event: Event) -> Env | None:
        return {} if event.obj == watcher.source else None
