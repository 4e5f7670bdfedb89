"""What a person at the table may look at: cards as they are printed and as they are now, and the zones that lie open."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from cardwright.cards import CardFacts
from cardwright.kernel.decisions import Decision, is_alike
from cardwright.kernel.game import Game
from cardwright.kernel.log import Line
from cardwright.kernel.match import Match
from cardwright.kernel.view import NUMBERED, offered, sees
from cardwright.play import telling
from cardwright.play.answers import SOURCED
from cardwright.play.games import PLAYERS, Adapter, Deal, Prepared
from cardwright.play.words import ON_STACK, zone


class Looked(msgspec.Struct, frozen=True):
    """A card to be read: its facts, and one line for each such card whose state is to be seen."""

    facts: CardFacts
    now: tuple[str, ...] = ()


def about(game: Game, decision: Decision, option: Any) -> tuple[int, ...]:
    """The cards that an option of the decision, or an act, is about: of a printed option the card that has it, of passing the
    one that resolves then."""
    if decision.kind == "act" and len(option) == 1:
        found = tuple(item.source[0] for item in game.state.stack[-1:])
    elif decision.kind == "act":
        found = option[1:3] if option[0] == "attack" else option[1:2]
    elif decision.reason in NUMBERED or decision.kind in ("yes_no", "number"):
        found = decision.source[:1]
    elif decision.reason in SOURCED and option in (decision.options or ()):
        at = (decision.options or ()).index(option)
        found = decision.data[is_alike(decision) :][at : at + 1]
    elif not isinstance(option, tuple):
        found = (option,)
    elif option[0] == ON_STACK:
        found = tuple(item.source[0] for item in game.state.stack if item.id == option[1])
    else:
        found = option[1:2] if isinstance(option[0], str) else ()
    return tuple(i for i in found if isinstance(i, int) and 0 <= i < len(game.state.objects))


def choices(match: Match) -> list[tuple[int, ...]]:
    """The cards that each listed choice of the pending decision is about."""
    decision = match.decision
    if decision is None:
        return []
    listed = match.acts() if decision.kind == "act" else decision.options or ()
    return [about(match.game, decision, each) for each in listed]


def at_hand(match: Match, viewer: int) -> list[int]:
    """The cards of all choices; where there are none, the card that the question is about, else those that the viewer alone sees."""
    game, decision = match.game, match.decision
    listed = [i for each in choices(match) for i in each]
    if listed or decision is None:
        return listed
    if decision.source[0] >= 0:
        return [decision.source[0]]
    return [i for z, spec in enumerate(game.rules.zones) if spec.seen_by == "owner" for i in game.zone(viewer, z)]


def read(match: Match, made: Adapter, ids: Iterable[int], viewer: int) -> list[Looked]:
    """These cards for reading, a card of which there are several once; only what the viewer may see."""
    game, seen = match.game, offered(match.game, viewer, match.decision)
    found: dict[int, list[str]] = {}
    for i in dict.fromkeys(each for wanted in ids for each in _with_link(game, wanted)):
        obj = game.state.objects[i]
        if i in seen or sees(game, viewer, obj):
            lines = found.setdefault(obj.card, [])
            if game.rules.zones[obj.zone].in_play:
                lines += _now(game, made, i)
    return [Looked(game.defs[card].facts, tuple(dict.fromkeys(lines))) for card, lines in found.items()]


def _with_link(game: Game, object_id: int) -> tuple[int, ...]:
    """The card, and what it is attached to or has evolved into, of which the text counts."""
    link = game.state.objects[object_id].link
    return (object_id,) if link < 0 else (link, object_id)


def _now(game: Game, made: Adapter, object_id: int) -> Iterator[str]:
    """The card as it is now, and what effects that last do to it."""
    obj = game.state.objects[object_id]
    yield f"{PLAYERS[obj.controller]}'s {made.words.card(game, object_id)}"
    for effect in game.state.effects:
        if effect.objects is not None and obj.ref in effect.objects:
            node, source = game.node(effect.node), game.defs[effect.node[0]].base.names[0]
            if said := telling.sentence(made.card_format, node, effect.values, source):
                yield f"  by {source}: {said}"


def named(
    match: Match, made: Adapter, prepared: Prepared, seats: tuple[int, ...], name: str, viewer: int
) -> list[Looked]:
    """The cards of this name, or with it in their names, that the viewer may read."""
    game, wanted = match.game, name.lower()
    known = known_cards(match, prepared, seats, viewer)
    names = {c: [n.lower() for n in (*game.defs[c].base.names, prepared.cards[c].name)] for c in known}
    cards = [c for c in known if wanted in names[c]] or [c for c in known if any(wanted in n for n in names[c])]
    seen = [o.id for o in game.state.objects if o.card in cards]
    found = {looked.facts.id: looked for looked in read(match, made, seen, viewer)}
    return [found.get(prepared.cards[c].id, Looked(prepared.cards[c])) for c in cards]


def known_cards(match: Match, prepared: Prepared, seats: tuple[int, ...], viewer: int) -> list[int]:
    """The cards that the viewer knows to be in the game: the own ones, what is or was seen, and tokens that the texts of these name."""
    game = match.game
    own, others = (_dealt(prepared.deals[seats[player]]) for player in (viewer, 1 - viewer))
    shown = offered(game, viewer, match.decision) | _told(game.log.lines if game.log is not None else [], viewer)
    seen = [o for o in game.state.objects if o.id in shown or sees(game, viewer, o)]
    known = own | {card for o in seen for card in (o.card, o.own) if card >= 0}
    texts = "\n".join(prepared.cards[c].text for c in known)
    tokens = {c for c in range(len(prepared.cards)) if c not in own | others}
    named = {c for c in tokens if re.search(rf"\b{re.escape(prepared.cards[c].name)}\b", texts)}
    return sorted(known | named)


def _dealt(deal: Deal) -> set[int]:
    return {*deal.main, *deal.evolve, *deal.limit_break, *(() if deal.leader is None else (deal.leader,))}


def _told(lines: Iterable[Line], viewer: int) -> set[int]:
    """The objects of which a line that the viewer may read says which card they are.

    A name alone tells of no card: it can be of another with the same one, or of one that was only guessed.
    """
    told: set[int] = set()
    for line in lines:
        if line.seen_by in (-1, viewer):
            told.update(ref[0] for ref in (*((line.ref,) if line.card else ()), *line.facts.get("refs", ())))
    return told


def zones(game: Game, viewer: int) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Each player's zones off the board, the far side first: the name and number of cards, and the names of those to be seen."""
    for player in (1 - viewer, viewer):
        yield f"Player {PLAYERS[player]}", list(_of(game, player, viewer))


def _of(game: Game, player: int, viewer: int) -> Iterator[tuple[str, str]]:
    for index, spec in enumerate(game.rules.zones):
        ids = game.zone(player, index)
        if not ids or spec.in_play:
            continue
        names = Counter(game.chars(i).names[0] for i in ids if sees(game, viewer, game.state.objects[i]))
        shown = [name if count == 1 else f"{count} {name}" for name, count in names.items()]
        if hidden := len(ids) - names.total():
            shown.append(f"{hidden} hidden" if shown else "hidden")
        name = zone(spec.name)
        yield f"{name[0].upper()}{name[1:]} ({len(ids)})", ", ".join(shown)
